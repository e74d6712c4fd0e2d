# What is stored about a person.

privacy-title = **What I store about you**
privacy-account = • Your Discord account and its name, { $name }, so that games can say who plays.{ $face ->
    [yes] {" "}And the file name of your avatar.
   *[no] { "" }
}
privacy-games = • Games: { $running } running, { $ended } finished. Open challenges: { $open }. I keep every move with its time, and how each game changed ratings and leaderboards.
privacy-settings = • Your settings{ $has_zone ->
    [yes] {", "}including your time zone ({ $zone })
   *[no] { "" }
}. Absences: { $away }. People on your block list: { $blocked }.
privacy-study = • Kinds of games where you've beaten the computer: { $beaten }. Puzzles solved: { $puzzles }.
privacy-notes = • Private notes on games: { $count }. Only you can see them.
privacy-plans = • Plans in running games: { $count }. Only you can see them.
privacy-cups = • Cups you have entered: { $count }.
privacy-more = I don't read messages. You can download all of this exactly as I store it.
privacy-nothing = I store nothing about you.
privacy-exported = What I store about you, as JSON. People appear as numbers; `player` is you.{ $cut ->
    [0] { "" }
    [one] {" "}To keep the file small enough for Discord, I left out the moves of your oldest game.
   *[other] {" "}To keep the file small enough for Discord, I left out the moves of your { $cut } oldest games. Ask whoever runs this bot for them.
}
privacy-file = What is stored about you. People are 64-bit numbers; `player` is you. Times are in UTC. Seats count from 1. Events of a game: p is a move, o a seat that is out, e an end decided away from the board, b moves that were taken back. Each has its time in milliseconds since 1970.
privacy-question = ⚠️ **Delete all your personal data?** You can't undo this.
privacy-resigns = • { $count ->
    [one] You'll resign your running game: { $codes }.
   *[other] You'll resign your { $count } running games: { $codes }.
}
privacy-leaves = • { $count ->
    [one] You'll leave the open challenge { $codes }.
   *[other] You'll leave { $count } open challenges: { $codes }.
}
privacy-stays = • Finished games stay, because they're your opponents' too. Your name is gone from them.
    • You disappear from all leaderboards. If you come back, you start as someone new.
    • Deleted data is gone from the disk within a day. Messages in channels belong to Discord and stay. Backups by whoever runs this bot may stay for a while.
privacy-deleted = Done. Your data is deleted.
privacy-kept = OK, nothing was deleted.
button-privacy-export = Download my data
button-privacy-delete = Delete my data…
button-privacy-delete-yes = Delete for good
button-privacy-delete-no = Keep my data
