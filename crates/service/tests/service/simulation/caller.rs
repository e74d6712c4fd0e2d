//! Somebody who calls any of the processes.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use halma_service::{Act, Changed, Error, Service};
use halma_store::ids::{AnswerToken, ChannelId, GuildId, InteractionId, MessageId};
use tokio::time::{sleep, timeout};

use super::chat::Chat;
use super::process::Process;
use crate::common::desk::person;
use crate::common::dice::Dice;

/// How long to wait for an answer; the call goes on.
const PATIENCE: Duration = Duration::from_secs(15);

pub struct Caller {
    pub user: u64,
    pub processes: Vec<Arc<Process>>,
    pub chat: Chat,
    pub dice: Dice,
}

/// How something is done.
#[derive(Clone, Copy)]
pub struct Origin {
    interaction: InteractionId,
    message: Option<MessageId>,
    /// By a command or a button, not by the board page.
    is_in_chat: bool,
}

impl Origin {
    /// The same, but not by the board page, which shows strangers no challenge.
    pub fn in_chat(self) -> Self {
        Self {
            is_in_chat: true,
            ..self
        }
    }
}

impl Caller {
    /// A new interaction, by the board page, by a command or with one of these messages.
    pub fn origin(&mut self, mut buttons: Vec<MessageId>) -> Origin {
        let interaction = self.chat.interact();
        let by = self.dice.below(3);
        let pressed = self.dice.below(buttons.len().max(1));
        let is_pressed = by == 2 && pressed < buttons.len();
        Origin {
            interaction,
            message: is_pressed.then(|| buttons.swap_remove(pressed)),
            is_in_chat: by > 0,
        }
    }

    /// Does something by any process, which also shows it; `None` if there is no answer.
    pub async fn act<F>(
        &mut self,
        origin: Origin,
        carry_out: impl FnOnce(Service, Act) -> F,
    ) -> Option<Result<Changed, Error>>
    where
        F: Future<Output = Result<Changed, Error>> + Send + 'static,
    {
        let process = self.any_process();
        let act = Act {
            by: person(self.user),
            interaction: origin.interaction,
            message: origin.message,
            from: if origin.is_in_chat {
                halma_service::Origin::Chat(GuildId(5))
            } else {
                halma_service::Origin::Page
            },
            channel: Some(ChannelId(6)).filter(|_| origin.is_in_chat),
            token: Some(AnswerToken::new("a token")).filter(|_| origin.is_in_chat),
            now: process.now(),
        };
        let called = Arc::clone(&process);
        let call = process.call(|service| {
            let carried_out = carry_out(service.clone(), act.clone());
            async move {
                let changed = carried_out.await?;
                called.answer_with(service, act, changed.clone());
                Ok(changed)
            }
        });
        timeout(PATIENCE, call).await.ok().flatten()
    }

    /// The same, again and again until there is an answer, and now and then once more.
    pub async fn insist<F>(
        &mut self,
        origin: Origin,
        carry_out: impl Fn(Service, Act) -> F,
    ) -> Result<Changed, Error>
    where
        F: Future<Output = Result<Changed, Error>> + Send + 'static,
    {
        loop {
            match self.act(origin, &carry_out).await {
                Some(Err(Error::Fault(_))) | None => self.hesitate().await,
                Some(answer) => {
                    if self.dice.below(4) == 0 {
                        self.act(origin, &carry_out).await;
                    }
                    return answer;
                }
            }
        }
    }

    /// Asks any process something; `None` if there is no answer.
    pub async fn ask<T, F>(&mut self, ask: impl FnOnce(Service) -> F) -> Option<T>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Error>> + Send + 'static,
    {
        let asked = self.any_process();
        let answer = timeout(PATIENCE, asked.call(ask)).await;
        answer.ok()??.ok()
    }

    /// Waits before something is sent again.
    pub async fn hesitate(&mut self) {
        let pause = 500 + self.dice.below(3_000) as u64;
        sleep(Duration::from_millis(pause)).await;
    }

    fn any_process(&mut self) -> Arc<Process> {
        let number = self.dice.below(self.processes.len());
        Arc::clone(&self.processes[number])
    }
}
