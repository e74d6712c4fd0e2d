# What a person wants.

settings-title = **Your settings**, in all servers. Change them with the options of this command.
settings-language = • Language: { $language }
settings-no-language = • Language: that of your Discord
language-unknown = I do not speak “{ $name }”. I speak: { $languages }. `none` goes back to the language of your Discord.
language-of-discord = that of your Discord
settings-reminders = • Mentions: { $when }
settings-no-zone = • Quiet hours: none, for I do not know your time zone. Set it with the option `zone`.
settings-no-quiet = • Quiet hours: none (time zone { $zone })
settings-quiet = • Quiet hours without reminders: from { $from }:00 to { $until }:00 in { $zone }
settings-declines-openly = • Offers that you decline: the others are told.
settings-declines-quietly = • Offers that you decline: nobody is told.
settings-no-theme = • Look of the boards that only you see: as the server has it.
settings-theme = • Look of the boards that only you see: { $theme }
settings-picture = • Boards that only you see: as pictures.
settings-with-text = • Boards that only you see: as pictures, and as text to be read aloud.
settings-plays-at-once = • A move that you choose is played at once.
settings-confirms = • You are asked before a move that you choose is played.
theme-unknown = There is no look called `{ $name }`. There are: { $themes }. `none` goes back to the usual one.
theme-of-server = as the server has it
theme-usual = the usual one
settings-in-tables = • Tables: you stand in them.
settings-hidden = • Tables: you are hidden from them. Your games are counted all the same.

away-until = You are away until { $until }: your clocks stand still, and your opponents see it. You can play all the same; `/halma away days:0` ends it. Days of absence left within this year: { $left }.
away-back = You are back: your clocks run. Days of absence left within this year: { $left }.

blocked = You and { $user } cannot challenge each other any more, nor sit down in one game. Games that go on are not touched. `/halma block` lists whom you keep out and lets them in again.
blocked-nobody = You keep nobody out.
blocked-people = { $count ->
    [one] You keep one person out.
   *[other] You keep { $count } people out.
} { $more ->
    [0] { "" }
    [one] One more does not fit here, and comes in once you let somebody in again.
   *[other] { $more } more do not fit here, and come in once you let somebody in again.
}
menu-unblock = Let somebody in again
unblocked = { $user } can challenge you again.

# What a server wants, and its log.

server-title = **What this server wants.** Change it with the options of this command; `/halma-admin channel` says where games may be played.
server-channels = • Games may be played in: { $value }
server-all-channels = all channels
server-all-channels-but = all channels but { $channels }
server-no-channel = no channel
server-same = That is as it was; nothing has changed.
server-games-none = No game or challenge is open in this server.
server-games-title = Games and challenges of this server: { $count }
server-language = • Language of public messages: { $value }
server-own-language = that of the server
server-usual = the usual
server-game = • Game of a challenge that names none: { $value }
server-rules = • Rules: { $value }
server-clock = • Time for a move: { $value }
server-threads = • Threads of their own for games: { $value }
yes = yes
no = no
server-who = • Who may challenge: { $value }
server-most = • Games of a person at a time: { $value }
server-any-number = any number
server-boards = • Boards of past turns: { $value }
choice-boards-tidy = Tidy: each becomes one line
choice-boards-keep = They stay as pictures
choice-boards-one-message = One board that changes in place
server-theme = • Look of boards: { $value }
server-text = • Boards also as text, for screen readers: { $value }
server-digest = • The best of each season are named in: { $value }
server-puzzle = • The puzzle of each day is posted in: { $value }
server-no-digest = no channel

log-title = **What moderators did**, the newest first:
log-empty = Moderators did nothing within 90 days.
log-ended = { $at } { $by } ended #{ $code }.
log-undone = { $at } { $by } took the last move in #{ $code } back.
log-moved = { $known ->
    [yes] { $at } { $by } brought #{ $code } from { $from } to { $to }.
   *[no] { $at } { $by } brought #{ $code } to another channel.
}
log-voided = { $at } { $by } took #{ $code } out of the tables of this server.
log-tables = { $at } { $by } let the tables of this server begin anew.
log-settings = { $count ->
    [0] { $at } { $by } changed what this server wants.
   *[other] { $at } { $by } changed what this server wants:
}
log-change = { $what }: { $from } → { $to }
setting-channels = where games may be played
setting-language = language of public messages
setting-game = usual game
setting-rules = usual rules
setting-clock = usual time for a move
setting-threads = threads of their own for games
setting-who = who may challenge
setting-boards = boards of past turns
setting-theme = look of boards
setting-text = boards also as text
setting-puzzle = where the puzzle of each day is posted
setting-digest = where the best of each season are named
setting-most = games of a person at a time
