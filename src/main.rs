//! The command line of the bot.

fn main() {}
