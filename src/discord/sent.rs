//! Finds the message of a post that may be on Discord, though it was not noted: as the answer to its
//! interaction, or among the messages of its channel.

use serenity::model::application::MessageInteractionMetadata;
use serenity::model::application::{ActionRowComponent, ButtonKind};
use serenity::model::channel::{Message, MessageFlags};

use super::bot::Bot;
use super::custom_id::{CustomId, InMatch};
use super::error_text;
use crate::ids::{AnswerToken, Code, InteractionId};
use crate::service::{Failure, MatchView, OldMessage, Post, Urgency};

/// The message of a post: what answered its interaction, or one that was sent by itself and fits.
///
/// # Errors
/// It may be known later.
pub async fn find(
    bot: &Bot,
    post: &Post,
    fits: impl Fn(&Message) -> bool,
) -> Result<Option<Message>, serenity::Error> {
    let after = post.sent_after.0;
    let is_it = |message: &Message| {
        let answered = answered(message);
        let is_answer = answered.is_some() && answered == post.answers;
        let is_private = is_private(message);
        let is_own = message.author.bot && message.id.get() > after && !is_private;
        is_own && (is_answer || (answered.is_none() && fits(message)))
    };
    if let Some(interaction) = post.answers
        && let Some(token) = token(bot, interaction).await
    {
        let answer = bot.http.get_original_interaction_response(token.expose());
        match answer.await {
            // Under a button the answer is the older message, changed.
            Ok(message) if is_it(&message) => return Ok(Some(message)),
            Err(error) if error_text::failure(&error) == Failure::Passing => return Err(error),
            Ok(_) | Err(_) => {}
        }
    }
    let urgency = if post.overtaken {
        Urgency::OldBoard
    } else {
        Urgency::of(post.kind)
    };
    bot.find_sent(post.channel, after, is_it, urgency).await
}

/// The token of an interaction, for as long as Discord takes it.
pub async fn token(bot: &Bot, interaction: InteractionId) -> Option<AnswerToken> {
    let found = bot.service.answer_token(interaction, bot.now()).await;
    found.unwrap_or_else(|error| {
        tracing::error!(?error, "a token cannot be read");
        None
    })
}

/// Whether a message is the one of a match with this text: the same may be said of another match.
pub fn says(message: &Message, text: &str, code: Code) -> bool {
    let code = format!("#{code}");
    let footers = message
        .embeds
        .iter()
        .filter_map(|embed| embed.footer.as_ref());
    let mut names = footers.map(|footer| footer.text.as_str()).chain([text]);
    message.content == text && names.any(|name| name.contains(&code))
}

/// Whether a message bears buttons of a board or a challenge that is not the present one of its match.
pub fn is_old_board(message: &Message, view: &MatchView) -> bool {
    let is_present = |old: OldMessage| old.message.0 == message.id.get();
    let rows = message.components.iter().flat_map(|row| &row.components);
    let mut ids = rows.filter_map(custom_id);
    let is_old = |id| match id {
        CustomId::InMatch { what, id, turn } => {
            let is_bearers = matches!(what, InMatch::Lobby(_) | InMatch::Move);
            id == view.id && is_bearers && turn < view.turn
        }
        _ => false,
    };
    !view.old_message.is_some_and(is_present) && ids.any(is_old)
}

fn custom_id(component: &ActionRowComponent) -> Option<CustomId> {
    match component {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => custom_id.parse().ok(),
            _ => None,
        },
        _ => None,
    }
}

/// The interaction that a message answers.
fn answered(message: &Message) -> Option<InteractionId> {
    let id = match message.interaction_metadata.as_deref()? {
        MessageInteractionMetadata::Command(answered) => answered.id,
        MessageInteractionMetadata::Component(answered) => answered.id,
        MessageInteractionMetadata::ModalSubmit(answered) => answered.id,
        _ => return None,
    };
    Some(InteractionId(id.get()))
}

fn is_private(message: &Message) -> bool {
    let flags = message.flags.unwrap_or_default();
    flags.contains(MessageFlags::EPHEMERAL)
}
