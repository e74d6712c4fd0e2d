//! The answer to a person's interaction.

use crate::error::{SandboxError, SandboxResult};
use crate::stand_in::StandIn;
use crate::state::State;
use crate::state::interaction::{Choice, First, Interaction, Modal};
use crate::state::message::Message;
use crate::state::snowflake::Snowflake;

/// The answer to an interaction, once it has been acknowledged; always in its current state.
#[derive(Clone, Debug)]
pub struct Answer {
    stand_in: StandIn,
    interaction_id: Snowflake,
}

impl StandIn {
    /// Waits for the first answer to an interaction.
    ///
    /// # Errors
    /// Returns an error if the bot doesn't answer within
    /// [`Settings::first_answer_within`](crate::Settings::first_answer_within).
    pub async fn answer(&self, interaction: Snowflake) -> SandboxResult<Answer> {
        let is_answered = |state: &State| {
            state
                .interactions
                .get(&interaction)?
                .first
                .as_ref()
                .map(|_| ())
        };
        let what = self.read(|state| {
            let data = state
                .interactions
                .get(&interaction)
                .map(|i| i.payload["data"].clone());
            format!("interaction {interaction} ({})", data.unwrap_or_default())
        });
        match self.wait_for_first(&what, is_answered).await {
            Ok(()) => Ok(Answer::new(self.clone(), interaction)),
            Err(_) => Err(SandboxError::NoAnswer { what }),
        }
    }
}

impl Answer {
    pub(crate) fn new(stand_in: StandIn, interaction_id: Snowflake) -> Self {
        Self {
            stand_in,
            interaction_id,
        }
    }

    /// The interaction that was answered.
    pub fn interaction_id(&self) -> Snowflake {
        self.interaction_id
    }

    /// The kind of first answer.
    pub fn first(&self) -> First {
        let first = self.look(|interaction, _| interaction.first.clone());
        // An `Answer` exists only after the first acknowledgment, which is never undone.
        first.unwrap_or(First::DeferredUpdate)
    }

    /// The answering message (or the clicked one, if that was updated) in its current state.
    pub fn current(&self) -> Option<Message> {
        self.look(|interaction, state| state.messages.get(&interaction.original?).cloned())
    }

    /// The answering message; waits while the bot is "thinking".
    ///
    /// # Errors
    /// Returns an error if the answer has no message, if that was deleted, or if it stays a
    /// placeholder for too long.
    pub async fn message(&self) -> SandboxResult<Message> {
        if let First::Modal(_) | First::Choices(_) | First::Launch(_) = self.first() {
            let message = format!("{:?} is no message", self.first());
            return Err(SandboxError::not_possible(message));
        }
        let what = format!(
            "the message that answers interaction {}",
            self.interaction_id
        );
        let look = |state: &State| {
            let original = state.interactions.get(&self.interaction_id)?.original?;
            match state.messages.get(&original) {
                Some(message) if message.is_loading() => None,
                found => Some(found.cloned()),
            }
        };
        let found = self.stand_in.wait(&what, look).await?;
        found.ok_or_else(|| SandboxError::not_possible(format!("{what} has been deleted")))
    }

    /// Returns true if only one person sees the answering message.
    pub fn is_private(&self) -> bool {
        self.current().is_some_and(|message| message.is_private())
    }

    /// Returns true if the bot is still "thinking".
    pub fn is_loading(&self) -> bool {
        self.current().is_some_and(|message| message.is_loading())
    }

    /// The modal that was opened.
    ///
    /// # Errors
    /// Returns an error if the answer is no modal.
    pub fn modal(&self) -> SandboxResult<Modal> {
        match self.first() {
            First::Modal(modal) => Ok(modal),
            other => Err(SandboxError::not_possible(format!("{other:?} is no modal"))),
        }
    }

    /// The autocomplete choices.
    ///
    /// # Errors
    /// Returns an error if the answer is no list of choices.
    pub fn choices(&self) -> SandboxResult<Vec<Choice>> {
        match self.first() {
            First::Choices(choices) => Ok(choices),
            other => Err(SandboxError::not_possible(format!(
                "{other:?} is no list of choices"
            ))),
        }
    }

    /// The follow-ups to the same interaction, oldest first.
    pub fn follow_ups(&self) -> Vec<Message> {
        let found = self.look(|interaction, state| {
            let ids = interaction.follow_ups.iter();
            Some(
                ids.filter_map(|id| state.messages.get(id).cloned())
                    .collect(),
            )
        });
        found.unwrap_or_default()
    }

    /// The follow-up with this index (from 0); waits until it exists.
    ///
    /// # Errors
    /// Returns an error if it doesn't come in time.
    pub async fn follow_up(&self, index: usize) -> SandboxResult<Message> {
        let what = format!("follow-up {index} of interaction {}", self.interaction_id);
        let look = |state: &State| {
            let id = state
                .interactions
                .get(&self.interaction_id)?
                .follow_ups
                .get(index)?;
            state.messages.get(id).cloned()
        };
        self.stand_in.wait(&what, look).await
    }

    fn look<T>(&self, look: impl FnOnce(&Interaction, &State) -> Option<T>) -> Option<T> {
        self.stand_in
            .read(|state| look(state.interactions.get(&self.interaction_id)?, state))
    }
}
