//! Test setup: places without the bot, and people who bring the application there.

use super::person::Person;
use crate::error::{SandboxError, SandboxResult};
use crate::stand_in::StandIn;
use crate::state::State;
use crate::state::snowflake::Snowflake;

impl StandIn {
    /// The direct messages of two people.
    pub fn direct_message(&self, one: &Person, other: &Person) -> Snowflake {
        self.change(|state| state.ensure_pair([one.id(), other.id()]))
    }

    /// The group with this name; created on demand with these people, the first of whom owns it.
    ///
    /// # Errors
    /// Returns an error if there are more than ten people.
    pub fn group(&self, name: &str, people: &[&Person]) -> SandboxResult<Snowflake> {
        let ids: Vec<Snowflake> = people.iter().map(|person| person.id()).collect();
        let group = self.change(|state| state.ensure_group(name, &ids));
        group.ok_or_else(full)
    }

    /// Adds a person to a group; [`StandIn::leave`] removes one.
    ///
    /// # Errors
    /// Returns an error if it has ten people.
    pub fn add_to_group(&self, person: &Person, group: Snowflake) -> SandboxResult<()> {
        let is_in = self.change(|state| state.enter_group(person.id(), group));
        is_in.then_some(()).ok_or_else(full)
    }

    /// The guild with this name, of which these people are members; created on demand, without the
    /// bot in it.
    pub fn guild_without_bot(&self, name: &str, members: &[&Person]) -> Snowflake {
        let guild = self.change(|state| state.ensure_guild_with(name, false));
        for member in members {
            self.join(*member, guild);
        }
        guild
    }

    /// Sets whether members of a guild may show others what applications answer that only they have
    /// installed.
    pub fn allow_external_apps(&self, guild: Snowflake, allows: bool) {
        self.change_guild(guild, |guild| guild.allows_external_apps = allows);
    }

    /// Sets whether new and edited messages show the application's emoji as their names where the
    /// bot is not.
    pub fn hide_emoji_elsewhere(&self, hides: bool) {
        self.change(|state| state.hides_emoji_elsewhere = hides);
    }
}

fn full() -> SandboxError {
    SandboxError::not_possible("a group has at most ten people")
}

impl Person {
    /// Installs the application for the person, wherever they are.
    ///
    /// # Errors
    /// Returns an error if the application's `integration_types_config` doesn't let people do that.
    pub fn install(&self) -> SandboxResult<()> {
        if !self.stand_in.read(State::can_be_installed) {
            return Err(SandboxError::not_possible(
                "the application can be installed only by servers",
            ));
        }
        self.set(|user| user.has_installed = true);
        Ok(())
    }

    /// Removes the application from the person's account.
    pub fn uninstall(&self) {
        self.set(|user| user.has_installed = false);
    }
}
