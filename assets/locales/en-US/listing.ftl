# How the bot introduces itself: in its profile at Discord, and in lists of bots.

listing-line = Play Halma, Corners and Chinese Checkers with friends, right in your channel.
listing-short = Halma, Corners and Chinese Checkers for your server. Challenge a friend or the computer, make a move whenever you like, and see a fresh board after every turn.
listing-description = Play Halma, Corners (Ugolki) and Chinese Checkers with friends. Make one move now and another tomorrow: I check the moves, mention whoever is next, and post a picture of the board. Play the computer at ten levels, climb the leaderboard, solve the daily puzzle. Start with /halma play.
listing-long =
    ⚪⚫ **Halma, Corners (Ugolki) and Chinese Checkers, right in your channel.**

    • **Play at your own pace.** One move now, another tomorrow. Choose anything from one hour to two weeks per move, with reminders and quiet hours in your time zone.
    • **Two taps make a move.** Pick a stone, pick where it goes. Jumps are found for you, and every turn brings a fresh picture of the board.
    • **Nobody around?** Play the computer at ten levels, ask for a hint, take a lesson, or solve today's puzzle.
    • **Something to play for.** Ratings and leaderboards for your server and for everyone, a new season every quarter.
    • **For two to six.** Fifteen games, from Mini-Corners to the star for six, with the rules people actually play by.
    • **Tidy and private.** Old boards shrink to a line. I don't read messages, and you can see and delete everything I store about you.

    Start with `/halma play`. Twenty-two languages.
