//! Finds the message of a post that may be on Discord although it wasn't recorded: as the answer to
//! its interaction, or among the messages of its channel.

use halma_service::ids::{Code, Turn};
use halma_service::{Failure, LobbyMove, MatchView, OldMessage, Post, StageView, Urgency};

use crate::discord::bot::Bot;
use crate::discord::http::{HttpError, Message, error_text};
use crate::discord::parts::id;
use crate::discord::text::in_signs;
use crate::discord::{lobby, play};

/// Returns the message of a post: the answer to its interaction, or a matching one that was sent
/// directly.
///
/// # Errors
/// It may be known later.
pub async fn find(
    bot: &Bot,
    post: &Post,
    fits: impl Fn(&Message) -> bool,
) -> Result<Option<Message>, HttpError> {
    let sent = post.sent.start.0..post.sent.end.0;
    let is_it = |message: &Message| {
        let answered = message.answers();
        let is_answer = answered.is_some() && answered == post.answers;
        let is_private = message.is_private();
        let is_own = message.is_of_bot() && message.id().0 > sent.start && !is_private;
        is_own && (is_answer || (answered.is_none() && fits(message)))
    };
    if let Some(interaction) = post.answers
        && let Some(token) = bot.answer_token(interaction).await
    {
        match bot.http.response(&token).await {
            // For a button, the answer may be an edit of the older message.
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
    bot.find_sent(post.channel, sent.clone(), is_it, urgency)
        .await
}

/// Returns true if a message shows a match as it is now: by the turn of its buttons, because another
/// board may have the same text, or at the end, when it has none for moves, by its text.
pub fn shows(message: &Message, view: &MatchView, text: &str) -> bool {
    match view.stage {
        StageView::Open { .. } | StageView::Running(_) => {
            other_buttons(message, view).any(|it| it.turn == view.card.turn)
        }
        StageView::Finished(_) | StageView::Closed { .. } => says(message, text, view.card.code),
    }
}

/// Returns true if a message has this text, with whatever marks of stones, and belongs to this match:
/// another match may have the same text.
fn says(message: &Message, text: &str, code: Code) -> bool {
    let code = format!("#{code}");
    let mut names = message.footers().chain([text]);
    let content = message.content.as_deref().map(in_signs);
    content == Some(in_signs(text)) && names.any(|name| name.contains(&code))
}

/// Returns true if the message of a post has buttons of an outdated board or challenge of its match. A
/// match that moves to another channel keeps its turn, and so does a challenge that is closed.
pub fn is_old_board(message: &Message, post: &Post, view: &MatchView) -> bool {
    let has_moved = post.channel != view.card.place.channel;
    let is_closed = matches!(view.stage, StageView::Closed { .. });
    other_buttons(message, view)
        .any(|it| has_moved || it.turn < view.card.turn || (is_closed && it.withdraws))
}

/// A button of a board or a challenge.
struct Button {
    turn: Turn,
    /// Whether it withdraws a challenge, which is possible while that is open.
    withdraws: bool,
}

/// Returns the buttons of a match that a message has, unless that is known to show it.
fn other_buttons(message: &Message, view: &MatchView) -> impl Iterator<Item = Button> {
    let is_known = |old: OldMessage| old.message == message.id();
    let is_other = !view.old_message.is_some_and(is_known);
    let button = move |text: &str| {
        let (at, withdraws) = match id::read(text) {
            Some(lobby::click::Click::Answer { at, answer }) => (at, answer == LobbyMove::Withdraw),
            _ => match id::read(text) {
                Some(play::click::Click::Move { at }) => (at, false),
                _ => return None,
            },
        };
        let turn = at.turn;
        (is_other && at.id == view.id).then_some(Button { turn, withdraws })
    };
    message.buttons().filter_map(button)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_same_text_with_other_marks_is_found() {
        let sent = json!({ "id": "1", "content": "<:halma_white_0:7> won #K7X9Q" });
        let sent: Message = serde_json::from_value(sent).expect("a message");
        let code = "K7X9Q".parse().expect("a code");
        for (text, is_same) in [
            ("⚪ won #K7X9Q", true),
            ("<:halma_white_1:8> won #K7X9Q", true),
            ("⚫ won #K7X9Q", false),
        ] {
            assert_eq!(says(&sent, text, code), is_same, "{text}");
        }
    }
}
