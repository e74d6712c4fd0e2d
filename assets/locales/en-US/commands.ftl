# Commands: at most 100 characters for a description, 32 for the name in a menu.

command-halma = Play Halma, Corners and Chinese Checkers in this channel
command-challenge = Challenge somebody, or anybody, to a game
command-move = Play a move
command-board = Show a board, just for you
command-resign = Resign a game; you are asked to confirm it
command-offer = Offer a draw, or ask to take back your move or to cancel the game
command-games = List your games, those that wait for you first
command-settings = When I mention you, your quiet hours, how you decline
command-away = Be away for some days: your clocks stand still
command-block = Keep somebody from playing with you; without options, list whom you keep out
command-rules = Explain the rules
command-help = How to play with this bot
command-menu-profile = Halma profile
command-menu-challenge = Challenge to Halma

option-challenge-opponent = Whom you challenge; leave it out to let anybody join
option-challenge-game = Which game; Halma 8×8 if you leave it out
option-challenge-rules = By which rules; the usual ones if you leave it out
option-challenge-diagonals = Whether stones move diagonally (not on the star)
option-challenge-first = Who moves first; by lot if you leave it out
option-challenge-clock = How much time there is for each move; 3 days if you leave it out
option-challenge-rated = Whether the game moves ratings; it does if you leave it out
option-challenge-thread = Whether the game gets a thread of its own
option-challenge-opponent2 = A second player, in games for three and more
option-challenge-opponent3 = A third player, in games for four and more
option-challenge-opponent4 = A fourth player, in games for five and more
option-challenge-opponent5 = A fifth player, in games for six
option-move-text = Your move, such as h4-f2; choose from the list or type it
option-move-game = The code of the game, if you play several here
option-board-game = The code of the game
option-resign-game = The code of the game
option-offer-what = What you offer; the others have to agree
option-offer-game = The code of the game, if you play several here
option-rules-game = The game whose rules you want to read

command-bring-here = Bring a game here whose channel is lost
option-bring-here-game = The code of the game

command-halma-admin = For moderators: what this server wants of the game bot
admin-settings = Show or change what this server wants
admin-channel = Say where games may be played
admin-end = End a game, or remove a challenge; you are asked to confirm it
admin-undo = Take the last move of a game back; you are asked to confirm it
admin-move = Bring a game of this server to this channel
admin-games = List the games and challenges of this server
admin-log = What moderators did within 90 days
option-admin-settings-language = The language of public messages
option-admin-settings-game = The game of a challenge that names none
option-admin-settings-rules = The rules of a challenge that names none, where they fit
option-admin-settings-clock = The time for a move of a challenge that names none
option-admin-settings-threads = Whether games get threads of their own, unless a challenge says otherwise
option-admin-settings-who = Who may challenge
option-admin-settings-most = How many games a person plays here at a time; 0 for any number
option-admin-settings-reset = Go back to the usual in all of this first
option-admin-channel-channel = The channel; leave it out to allow or forbid all of them
option-admin-channel-allowed = Whether games may be played there
option-admin-end-game = The code of the game
option-admin-end-reason = Why; the players see it
option-admin-undo-game = The code of the game
option-admin-undo-reason = Why; the players see it
option-admin-move-game = The code of the game
choice-who-everybody = everybody
choice-who-moderators = only those who manage the server
language-name = English

command-leaderboard = Who stands where, in this server and everywhere
option-leaderboard-where = Whose games count; those of this server if you leave it out
option-leaderboard-game = Which game; the one played most if you leave it out
option-leaderboard-by = What is compared; ratings, once there are enough, if you leave it out
command-open = The open challenges of this server, to join one
command-profile = How somebody plays: ratings, records, last games
option-profile-player = Whose profile; your own if you leave it out
command-privacy = What I store about you: see it, take it with you, delete it
command-versus = How the games of two people went
option-versus-player = The one
option-versus-other = The other; you if you leave it out
option-games-player = Whose games in this server; your own everywhere if you leave it out
option-settings-reminders = When I mention you in your games
option-settings-zone = Your time zone, for quiet hours; type a city near you
option-settings-quiet_from = The hour at which your quiet hours begin, 0 to 23; 22 at first
option-settings-quiet_until = The hour at which they end; 8 at first
option-settings-quiet_declines = Whether nobody is told when you decline an offer
option-settings-hidden = Whether you are hidden from the tables of who stands where
option-away-days = How many days from now; 0 if you are back
option-block-person = Whom to keep out; leave it out to see whom you keep out
option-block-undo = Let this person in again

choice-reminders-all = at my turn, and once more before the time ends
choice-reminders-turn = at my turn
choice-reminders-none = never

choice-offer-draw = A draw
choice-offer-takeback = To take my last move back
choice-offer-cancel = To cancel the game, before everybody has moved

choice-first-lot = By lot
choice-first-me = Me
choice-first-opponent = My opponent

choice-rules-gambiter = Gambiter: leave home in time, then the tempo count decides
choice-rules-brainking = BrainKing: stones at home too long lose at once
choice-rules-closed-camp = Closed camp: stones may not leave the goal again
choice-rules-classic = Classic: whoever fills the goal first wins
choice-rules-igroved = Star: fill the goal first; locked strangers count
