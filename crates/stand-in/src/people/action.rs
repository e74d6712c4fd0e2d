//! A person's action, requested by the page or by a typed line.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Answer, Person};
use crate::error::{SandboxError, SandboxResult};
use crate::state::interaction::{Choice, First, Modal};
use crate::state::snowflake::Snowflake;

/// A person's action.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(crate) enum Action {
    /// Sends a slash command.
    Slash { channel: Snowflake, line: String },
    /// Requests autocomplete for an option of a half-typed command.
    Complete {
        channel: Snowflake,
        line: String,
        option: String,
    },
    /// Uses a command of a person's context menu.
    Menu {
        channel: Snowflake,
        command: String,
        target: Snowflake,
    },
    /// Uses the application's entry point.
    Launch { channel: Snowflake },
    /// Presses a button.
    Click { message: Snowflake, button: String },
    /// Chooses entries in a menu.
    Select {
        message: Snowflake,
        menu: String,
        entries: Vec<String>,
    },
    /// Submits an open modal, identified by the interaction that opened it.
    Submit {
        form: Snowflake,
        texts: BTreeMap<String, String>,
    },
    /// Sends an ordinary message.
    Say { channel: Snowflake, text: String },
}

/// The outcome of an action, except for messages.
pub(crate) enum Outcome {
    Answer(Answer),
    Choices(Vec<Choice>),
    Said,
}

impl Person {
    /// Does something and waits for the bot's first answer.
    pub(crate) async fn act(&self, action: Action) -> SandboxResult<Outcome> {
        let answer = match action {
            Action::Slash { channel, line } => self.slash(channel, &line).await,
            Action::Complete {
                channel,
                line,
                option,
            } => {
                let choices = self.autocomplete(channel, &line, &option).await?;
                return Ok(Outcome::Choices(choices));
            }
            Action::Menu {
                channel,
                command,
                target,
            } => self.context_menu(channel, &command, target).await,
            Action::Launch { channel } => self.launch(channel).await,
            Action::Click { message, button } => self.click(message, &button).await,
            Action::Select {
                message,
                menu,
                entries,
            } => self.select(message, &menu, &strs(&entries)).await,
            Action::Submit { form, texts } => {
                let modal = self.open_form(form)?;
                let texts: Vec<_> = texts
                    .iter()
                    .map(|(id, text)| (&id[..], &text[..]))
                    .collect();
                self.submit_modal(&modal, &texts).await
            }
            Action::Say { channel, text } => {
                self.say(channel, &text)?;
                return Ok(Outcome::Said);
            }
        };
        answer.map(Outcome::Answer)
    }

    fn open_form(&self, form: Snowflake) -> SandboxResult<Modal> {
        let first = self.stand_in.read(|state| {
            let opener = state.interactions.get(&form);
            opener.and_then(|opener| opener.first.clone())
        });
        match first {
            Some(First::Modal(modal)) => Ok(modal),
            _ => Err(SandboxError::not_possible("this form is not open")),
        }
    }
}

fn strs(texts: &[String]) -> Vec<&str> {
    texts.iter().map(String::as_str).collect()
}
