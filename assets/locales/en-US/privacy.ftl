# What is stored about a person.

privacy-title = **What I store about you**
privacy-account = • Your Discord account, its name { $name }{ $face ->
    [yes] {" "}and the name of its picture
   *[no] { "" }
}, so that games can say who plays.
privacy-games = • { $running ->
    [0] No game that goes on,
    [one] One game that goes on,
   *[other] { $running } games that go on,
} { $open ->
    [0] no open challenge
    [one] one open challenge
   *[other] { $open } open challenges
} and { $ended ->
    [0] no game that has ended,
    [one] one game that has ended,
   *[other] { $ended } games that have ended,
} with all moves, their times, and what they made of ratings and tables.
privacy-settings = • Your settings{ $has_zone ->
    [yes] {" "}with the time zone { $zone }
   *[no] { "" }
}; { $away ->
    [0] no days of absence
    [one] one time of absence
   *[other] { $away } times of absence
}; { $blocked ->
    [0] nobody whom you keep out
    [one] one person whom you keep out
   *[other] { $blocked } people whom you keep out
}.
privacy-study = • Levels of the computer that you have beaten: in { $beaten ->
    [one] one game
   *[other] { $beaten } games
}. Puzzles solved: { $puzzles }.
privacy-more = I read no messages. The file has these records, word for word.
privacy-nothing = I store nothing about you.
privacy-exported = What I store about you, as JSON. People are numbers in it; `player` is yours.{ $cut ->
    [0] { "" }
    [one] {" "}Of your oldest game the moves are left out, for the file would be too large for Discord.
   *[other] {" "}Of your { $cut } oldest games the moves are left out, for the file would be too large for Discord; the operator of this bot has them.
}
privacy-file = What is stored about you. People are numbers of 64 bits, `player` is yours. Times are in UTC. Seats count from 1. Events of a game: p a move, o a seat that went out, e an end that was decided away from the board, b moves that were taken back, each with its moment in milliseconds since 1970.
privacy-question = ⚠️ **Delete everything that says who you are?** This cannot be undone.
privacy-resigns = • { $count ->
    [one] You resign the game { $codes }.
   *[other] You resign { $count } games: { $codes }.
}
privacy-leaves = • { $count ->
    [one] You leave the open challenge { $codes }.
   *[other] You leave { $count } open challenges: { $codes }.
}
privacy-stays = • Games that have ended stay, for they are your opponents' too, with a player without a name.
    • You disappear from all tables. If you come back, you begin as somebody new.
    • What was deleted leaves the disk within a day. Messages in channels belong to Discord and stay; so may backups that the operator of this bot keeps for a while.
privacy-deleted = Done: I do not know you any more.
privacy-kept = Everything stays as it is.
button-privacy-export = Give me all of it
button-privacy-delete = Delete my data…
button-privacy-delete-yes = Delete for good
button-privacy-delete-no = Keep it
