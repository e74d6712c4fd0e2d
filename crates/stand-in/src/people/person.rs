//! People: what users of Discord's client can do.

use std::time::Duration;

use serde_json::{Value, json};

use super::answer::Answer;
use super::payload::NewInteraction;
use super::typist::Typist;
use crate::error::{SandboxError, SandboxResult};
use crate::rest::{Origin, compose, open_post, wake};
use crate::stand_in::StandIn;
use crate::state::State;
use crate::state::commands::{Command, ENTRY_POINT, USER_MENU};
use crate::state::interaction::{Choice, InteractionKind, Modal};
use crate::state::message::Message;
use crate::state::snowflake::Snowflake;
use crate::state::world::User;

/// A person who uses the bot.
#[derive(Clone, Debug)]
pub struct Person {
    pub(super) stand_in: StandIn,
    id: Snowflake,
    name: String,
}

impl From<&Person> for Snowflake {
    fn from(person: &Person) -> Self {
        person.id
    }
}

impl Person {
    pub(crate) fn new(stand_in: StandIn, id: Snowflake) -> Self {
        let name = stand_in.read(|state| state.user_name(id).to_owned());
        Self { stand_in, id, name }
    }

    /// The person's id.
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// The person's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The person's mention in texts: `<@id>`.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// Sets the language of the person's client, such as `de`.
    pub fn set_locale(&self, locale: &str) {
        self.set(|user| locale.clone_into(&mut user.locale));
    }

    /// Sets the person's permissions in guilds, as bits of [`crate::state::permission`].
    pub fn set_permissions(&self, bits: u64) {
        self.set(|user| user.permissions = bits);
    }

    /// Renames the person's account; somebody else may have the same name.
    pub fn set_name(&self, name: &str) {
        self.set(|user| name.clone_into(&mut user.name));
    }

    /// Gives the person another name in guilds.
    pub fn set_nick(&self, nick: &str) {
        self.set(|user| user.nick = Some(nick.to_owned()));
    }

    /// Gives the person a time-out in guilds, from now.
    pub fn time_out(&self, lasts: Duration) {
        let until = self.stand_in.read(|state| state.now() + lasts);
        self.set(|user| user.timed_out_until = Some(until));
    }

    /// Sets whether the bot may message the person directly.
    pub fn take_direct_messages(&self, takes: bool) {
        self.set(|user| user.takes_direct_messages = takes);
    }

    /// The direct message channel between the bot and the person.
    pub fn direct_channel(&self) -> Snowflake {
        self.stand_in
            .change(|state| state.ensure_direct_channel(self.id))
    }

    /// Types a slash command such as `/halma play with:@ben game:halma8`, and waits for
    /// the first answer. Values that contain a colon may be quoted.
    ///
    /// # Errors
    /// Returns an error if Discord's client wouldn't send it, or the bot doesn't answer in time.
    pub async fn slash(&self, channel: impl Into<Snowflake>, line: &str) -> SandboxResult<Answer> {
        let id = self.send_slash(channel, line)?;
        self.stand_in.answer(id).await
    }

    /// Like [`Person::slash`], but doesn't wait.
    ///
    /// # Errors
    /// Returns an error if Discord's client wouldn't send it.
    pub fn send_slash(
        &self,
        channel: impl Into<Snowflake>,
        line: &str,
    ) -> SandboxResult<Snowflake> {
        let typist = self.in_channel(channel.into())?;
        self.send(|state| {
            let data = state.command_data(typist, line, None)?;
            Ok(typed(typist, InteractionKind::Command, data))
        })
    }

    /// Requests autocomplete for an option of a half-typed command.
    ///
    /// # Errors
    /// Returns an error if the option has no autocomplete, or the bot doesn't answer in time.
    pub async fn autocomplete(
        &self,
        channel: impl Into<Snowflake>,
        line: &str,
        option: &str,
    ) -> SandboxResult<Vec<Choice>> {
        let typist = self.in_channel(channel.into())?;
        let id = self.send(|state| {
            let data = state.command_data(typist, line, Some(option))?;
            Ok(typed(typist, InteractionKind::Autocomplete, data))
        })?;
        self.stand_in.answer(id).await?.choices()
    }

    /// Uses a command in another person's context menu.
    ///
    /// # Errors
    /// Returns an error if there is no such command, or the bot doesn't answer in time.
    pub async fn context_menu(
        &self,
        channel: impl Into<Snowflake>,
        command: &str,
        target: impl Into<Snowflake>,
    ) -> SandboxResult<Answer> {
        let (typist, target) = (self.in_channel(channel.into())?, target.into());
        let id = self.send(|state| {
            let command = state.usable_command(typist, USER_MENU, command)?;
            let data = json!({
                "id": command.id, "name": command.definition.name, "type": USER_MENU,
                "target_id": target, "resolved": state.resolved_user(typist, target),
            });
            Ok(typed(typist, InteractionKind::Command, data))
        })?;
        self.stand_in.answer(id).await
    }

    /// Presses the button with this label, emoji or `custom_id`.
    ///
    /// # Errors
    /// Returns an error if it is absent or disabled, or the bot doesn't answer in time.
    pub async fn click(&self, message: impl Into<Snowflake>, which: &str) -> SandboxResult<Answer> {
        let id = self.send_click(message, which)?;
        self.stand_in.answer(id).await
    }

    /// Like [`Person::click`], but doesn't wait.
    ///
    /// # Errors
    /// Returns an error if the button is absent or disabled.
    pub fn send_click(
        &self,
        message: impl Into<Snowflake>,
        which: &str,
    ) -> SandboxResult<Snowflake> {
        let message = message.into();
        self.send(|state| state.press(self.id, message, which))
    }

    /// Presses a button that may no longer be on the message, as on an outdated screen.
    ///
    /// # Errors
    /// Returns an error if the person doesn't see the message, or the bot doesn't answer in time.
    pub async fn click_custom_id(
        &self,
        message: impl Into<Snowflake>,
        custom_id: &str,
    ) -> SandboxResult<Answer> {
        let message = message.into();
        let id = self.send(|state| state.press_blindly(self.id, message, custom_id))?;
        self.stand_in.answer(id).await
    }

    /// Chooses entries (values, labels or `@names`) in the menu with this placeholder or
    /// `custom_id`.
    ///
    /// # Errors
    /// Returns an error if the menu or an entry is absent, or the bot doesn't answer in time.
    pub async fn select(
        &self,
        message: impl Into<Snowflake>,
        which: &str,
        entries: &[&str],
    ) -> SandboxResult<Answer> {
        let message = message.into();
        let id = self.send(|state| state.choose(self.id, message, which, entries))?;
        self.stand_in.answer(id).await
    }

    /// Uses the application's entry point.
    ///
    /// # Errors
    /// Returns an error if there is none, Discord handles it itself, or the bot doesn't answer in
    /// time.
    pub async fn launch(&self, channel: impl Into<Snowflake>) -> SandboxResult<Answer> {
        let id = self.send_launch(channel)?;
        self.stand_in.answer(id).await
    }

    /// Like [`Person::launch`], but doesn't wait.
    ///
    /// # Errors
    /// Returns an error if there is none here, or Discord handles it itself.
    pub fn send_launch(&self, channel: impl Into<Snowflake>) -> SandboxResult<Snowflake> {
        let typist = self.in_channel(channel.into())?;
        self.send(|state| {
            let is_one = |command: &&Command| command.definition.kind == ENTRY_POINT;
            let entry_point = state.commands.iter().find(is_one);
            let is_handled_by_the_bot = |command: &&Command| command.definition.handler == Some(1);
            let entry_point = entry_point.filter(is_handled_by_the_bot).ok_or_else(|| {
                SandboxError::not_possible("there is no entry point that the bot handles")
            })?;
            let name = &entry_point.definition.name;
            let entry_point = state.usable_command(typist, ENTRY_POINT, name)?;
            let data = json!({ "id": entry_point.id, "name": name, "type": ENTRY_POINT });
            Ok(typed(typist, InteractionKind::Command, data))
        })
    }

    /// Lets the application know who the person is. Returns the code for its server.
    ///
    /// # Errors
    /// Returns an error if Activities aren't turned on.
    pub fn authorize(&self) -> SandboxResult<String> {
        let code = self.stand_in.change(|state| state.new_code(self.id));
        code.ok_or_else(|| SandboxError::not_possible("Activities are not turned on"))
    }

    /// Submits a modal with these texts, by the fields' `custom_id`.
    ///
    /// # Errors
    /// Returns an error if a text doesn't fit its field, or the bot doesn't answer in time.
    pub async fn submit_modal(
        &self,
        modal: &Modal,
        texts: &[(&str, &str)],
    ) -> SandboxResult<Answer> {
        let id = self.send(|state| state.fill_in(self.id, modal, texts))?;
        self.stand_in.answer(id).await
    }

    /// Sends an interaction with unvalidated `data`, and doesn't wait.
    ///
    /// # Errors
    /// Returns an error if the person doesn't see the channel.
    pub fn send_raw(
        &self,
        channel: impl Into<Snowflake>,
        kind: InteractionKind,
        data: Value,
        message: Option<Snowflake>,
    ) -> SandboxResult<Snowflake> {
        let typist = self.in_channel(channel.into())?;
        let new = NewInteraction {
            message,
            ..typed(typist, kind, data)
        };
        self.send(|_| Ok(new))
    }

    /// Sends an ordinary message.
    ///
    /// # Errors
    /// Returns an error if the person doesn't see the channel, or the text is empty or too long.
    pub fn say(&self, channel: impl Into<Snowflake>, text: &str) -> SandboxResult<Message> {
        let Typist {
            channel,
            person: author,
        } = self.in_channel(channel.into())?;
        let origin = Origin {
            channel,
            author,
            interaction: None,
            viewer: None,
        };
        self.stand_in.change(|state| {
            let refused = |refusal: crate::limits::refusal::Refusal| {
                SandboxError::not_possible(format!("{}: {:?}", refusal.message, refusal.errors))
            };
            let id = compose(state, &json!({ "content": text }), &[], origin).map_err(refused)?;
            wake(state, channel);
            Ok(state.visible_message(self.id, id)?.clone())
        })
    }

    /// Opens a post in a forum, with its first message.
    ///
    /// # Errors
    /// Returns an error if the person doesn't see the channel, or it is no forum.
    pub fn open_post(&self, forum: impl Into<Snowflake>, title: &str) -> SandboxResult<Snowflake> {
        let Typist { channel, person } = self.in_channel(forum.into())?;
        let refused =
            |refusal: crate::limits::refusal::Refusal| SandboxError::not_possible(refusal.message);
        let post = self
            .stand_in
            .change(|state| open_post(state, channel, person, title).map_err(refused))?;
        self.say(post, title)?;
        Ok(post)
    }

    fn send(
        &self,
        prepare: impl FnOnce(&mut State) -> SandboxResult<NewInteraction>,
    ) -> SandboxResult<Snowflake> {
        self.stand_in.change(|state| {
            let new = prepare(state)?;
            let place = state.channels.get(&new.channel);
            if place.is_some_and(|place| place.guild().is_some()) && state.is_timed_out(new.user) {
                let told = format!("{} has a time-out", self.name);
                return Err(SandboxError::not_possible(told));
            }
            state.send_interaction(&new)
        })
    }

    fn in_channel(&self, channel: Snowflake) -> SandboxResult<Typist> {
        if self.stand_in.read(|state| state.sees(self.id, channel)) {
            return Ok(Typist {
                person: self.id,
                channel,
            });
        }
        Err(SandboxError::not_possible(format!(
            "{} does not see that channel",
            self.name
        )))
    }

    pub(super) fn set(&self, set: impl FnOnce(&mut User)) {
        self.stand_in.change(|state| {
            if let Some(user) = state.users.get_mut(&self.id) {
                set(user);
            }
        });
    }
}

fn typed(typist: Typist, kind: InteractionKind, data: Value) -> NewInteraction {
    let Typist {
        person: user,
        channel,
    } = typist;
    NewInteraction {
        kind,
        user,
        channel,
        data,
        message: None,
        trigger: None,
    }
}
