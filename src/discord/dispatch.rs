//! From a request to its answer: the one place where a person's mistake and our own fault are
//! told apart, and where panics end.

use super::answer::{Answer, Body};
use super::bot::Bot;
use super::caller::Caller;
use super::handlers;
use super::request::{Completion, Request};
use super::text::say;
use crate::service::Error;

/// Does what somebody asks for; there is always an answer.
pub async fn answer(
    bot: &Bot,
    caller: &Caller,
    request: impl FnOnce() -> Request + Send + 'static,
) -> Answer {
    let task = {
        let (bot, caller) = (bot.clone(), caller.clone());
        tokio::spawn(async move { Box::pin(handlers::handle(&bot, &caller, request())).await })
    };
    match task.await {
        Ok(Ok(answer)) => answer,
        Ok(Err(Error::Refusal(refusal))) => match handlers::refused(bot, caller, &refusal).await {
            Ok(answer) => answer,
            Err(error) => fault_answer(bot, caller, &format!("{error:?}")),
        },
        Ok(Err(error)) if error.is_standstill() => {
            tracing::warn!(?error, "nothing can be stored");
            let speaker = bot.speaker(&caller.locale);
            let text = if error.may_be_stored() {
                say!(speaker, "may-be-stored")
            } else {
                say!(speaker, "cannot-store")
            };
            Answer::Private(Body::text(text))
        }
        Ok(Err(Error::Fault(fault))) => fault_answer(bot, caller, &fault),
        Err(panicked) => fault_answer(bot, caller, &panicked),
    }
}

/// What somebody may choose from; nothing where that cannot be said.
pub async fn complete(
    bot: &Bot,
    caller: &Caller,
    completion: impl FnOnce() -> Completion + Send + 'static,
) -> Answer {
    let task = {
        let (bot, caller) = (bot.clone(), caller.clone());
        tokio::spawn(async move { handlers::complete(&bot, &caller, completion()).await })
    };
    match task.await {
        Ok(Ok(answer)) => answer,
        Ok(Err(Error::Refusal(_))) => Answer::Choices(Vec::new()),
        Ok(Err(Error::Fault(fault))) => {
            log(caller, &fault);
            Answer::Choices(Vec::new())
        }
        Err(panicked) => {
            log(caller, &panicked);
            Answer::Choices(Vec::new())
        }
    }
}

fn fault_answer(bot: &Bot, caller: &Caller, fault: &dyn std::fmt::Display) -> Answer {
    let number = log(caller, fault);
    let speaker = bot.speaker(&caller.locale);
    Answer::Private(Body::text(say!(speaker, "our-fault", number = number)))
}

/// Logs a fault with the number that the person is told.
fn log(caller: &Caller, fault: &dyn std::fmt::Display) -> String {
    let number = fault_number(caller.interaction.0);
    tracing::error!(
        number,
        interaction = caller.interaction.0,
        channel = caller.channel.0,
        "a request could not be carried out: {fault}"
    );
    number
}

/// The number of a fault that an interaction met, short enough to be passed on.
pub(super) fn fault_number(interaction: u64) -> String {
    format!("{:X}", interaction & 0xFFFF_FFFF)
}
