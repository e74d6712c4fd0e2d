# How the bot introduces itself: in its profile at Discord, and in lists of bots.
