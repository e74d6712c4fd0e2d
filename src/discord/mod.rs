//! Room: discord.
