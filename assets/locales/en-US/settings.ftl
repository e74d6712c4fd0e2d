# What a person wants.

settings-title = **Your settings** in all servers. Change them with this command's options.
settings-language = • Language: { $language }
settings-no-language = • Language: same as your Discord
language-unknown = I don't speak “{ $name }”. I speak: { $languages }. `none` goes back to the language of your Discord.
language-of-discord = same as your Discord
settings-reminders = • Mentions: { $when }
settings-no-zone = • Quiet hours: none. Set your time zone with the option `zone` to use them.
settings-no-quiet = • Quiet hours: none (time zone { $zone })
settings-quiet = • Quiet hours: no mentions from { $from }:00 to { $until }:00 ({ $zone })
settings-declines-openly = • When you decline an offer: the others are notified
settings-declines-quietly = • When you decline an offer: no one is notified
settings-no-theme = • Look of your boards: same as the server
settings-theme = • Look of your boards: { $theme }
settings-picture = • Your boards: pictures
settings-with-text = • Your boards: pictures, plus text for screen readers
settings-plays-at-once = • Moves you pick: played right away
settings-confirms = • Moves you pick: I ask before playing them
settings-keeps-games = • Moves of your finished games: always kept
settings-keeps-no-games = • Moves of your finished games: deleted when the bot clears old games
theme-unknown = There's no look called `{ $name }`. Pick one of these: { $themes }. `none` goes back to the default.
theme-of-server = same as the server
theme-usual = default
settings-in-tables = • Leaderboards: you're listed
settings-hidden = • Leaderboards: you're hidden. Your games still count.

away-until = You're away until { $until }. Your clocks are paused, and your opponents can see it. You can still play; end it with `/halma me away days:0`. Away days left this year: { $left }.
away-back = Welcome back! Your clocks are running again. Away days left this year: { $left }.

blocked = You've blocked { $user }. You can't challenge each other or join the same game anymore. Running games go on. See your block list with `/halma me block`.
blocked-nobody = Your block list is empty.
blocked-people = { $count ->
    [one] You've blocked one person.
   *[other] You've blocked { $count } people.
} { $more ->
    [0] { "" }
    [one] One more doesn't fit here and shows up once you unblock someone.
   *[other] { $more } more don't fit here and show up once you unblock someone.
}
menu-unblock = Unblock someone
unblocked = You've unblocked { $user }. You can play together again.

# What a server wants, and its log.

server-title = **Server settings.** Change them with this command's options. Choose the channels for games with `/halma-admin channel`.
server-channels = • Channels for games: { $value }
server-all-channels = all channels
server-all-channels-but = all channels except { $channels }
server-no-channel = no channel
choice-games-only-here = Only here
choice-games-here = Here too
choice-games-not-here = Not here
choice-games-everywhere = In all channels
choice-games-nowhere = Nowhere
server-same = It's already set that way, so nothing has changed.
server-games-none = There are no games or challenges in this server right now.
server-games-title = Games and challenges in this server: { $count }
server-language = • Language of public messages: { $value }
server-own-language = the server's language
server-usual = { $value } (default)
server-usual-rules = each game's own ({ $rules } for { $game })
server-games-own-rules = each game's own
server-changed = **{ $line }** (was: { $from })
server-game = • Default game: { $value }
server-rules = • Default rules: { $value }
server-preset = • Default preset: { $value }
server-allowed = • Allowed rules: { $value }
server-all-rules = all
server-default-rules = only the default rules
server-clock = • Default time limit: { $value }
server-threads = • A thread for each game: { $value }
yes = yes
no = no
server-who = • Who can make challenges: { $value }
server-most = • Games per person at a time: { $value }
server-any-number = no limit
server-boards = • Old boards: { $value }
choice-boards-tidy = Shrink to one line each
choice-boards-keep = Stay as pictures
choice-boards-one-message = One board that keeps updating
server-theme = • Look of the boards: { $value }
server-text = • Text boards for screen readers: { $value }
server-digest = • Season winners announced in: { $value }
server-puzzle = • Daily puzzle posted in: { $value }
server-no-digest = no channel

log-title = **Moderator actions**, newest first:
log-empty = No moderator actions in 90 days.
log-ended = { $at } { $by } ended #{ $code }.
log-undone = { $at } { $by } took back the last move in #{ $code }.
log-moved = { $known ->
    [yes] { $at } { $by } moved #{ $code } from { $from } to { $to }.
   *[no] { $at } { $by } moved #{ $code } to another channel.
}
log-voided = { $at } { $by } removed #{ $code } from this server's leaderboards.
log-cup-made = { $at } { $by } started the cup **{ $name }**.
log-cup-started = { $at } { $by } closed entry to **{ $name }**.
log-cup-put-off = { $at } { $by } moved the end of entry to **{ $name }**.
log-cup-corrected = { $at } { $by } decided a game in **{ $name }**.
log-cup-removed = { $at } { $by } took somebody out of **{ $name }**.
log-cup-called-off = { $at } { $by } called off **{ $name }**.
log-tables = { $at } { $by } reset this server's leaderboards.
log-settings = { $count ->
    [0] { $at } { $by } changed the server settings.
   *[other] { $at } { $by } changed the server settings:
}
log-change = { $what }: { $from } → { $to }
setting-channels = channels for games
setting-language = language of public messages
setting-game = default game
setting-rules = default rules
setting-preset = default preset
setting-allowed = allowed rules
setting-clock = default time limit
setting-threads = a thread for each game
setting-who = who can make challenges
setting-boards = old boards
setting-theme = look of the boards
setting-text = text boards
setting-puzzle = channel for the daily puzzle
setting-digest = channel for season winners
setting-most = games per person at a time
