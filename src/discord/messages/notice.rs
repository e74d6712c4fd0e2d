//! A word to somebody about what another one did.

use super::{mention, moment};
use crate::discord::alt_text::variant_name;
use crate::discord::answer::Body;
use crate::discord::bot::Bot;
use crate::discord::commands::offer_word;
use crate::discord::text::say;
use crate::ids::PlayerId;
use crate::service::{MatchView, Notice, Participant, Reminders};

/// Tells somebody; empty where there is nothing to tell any more.
pub async fn notice(bot: &Bot, view: &MatchView, notice: Notice) -> Body {
    let speaker = bot.speaker(&view.place.locale);
    let (code, game) = (view.code.as_str(), variant_name(speaker, view));
    let (to, text) = match notice {
        Notice::SeatDeclined { by } => {
            let to = view.challenger.clone();
            let by = mention(speaker, &named(bot, by).await);
            let who = mention(speaker, &to);
            let text = say!(
                speaker,
                "notice-seat-declined",
                to = who,
                by = by,
                game = game,
                code = code
            );
            (to, text)
        }
        Notice::OfferDeclined { kind, to, by } => {
            let (to, by) = (named(bot, to).await, named(bot, by).await);
            let key = format!("notice-declined-{}", offer_word(kind));
            let (who, by) = (mention(speaker, &to), mention(speaker, &by));
            (to, say!(speaker, &key, to = who, by = by, code = code))
        }
        Notice::DayGiven { to, by } => {
            let (to, by) = (named(bot, to).await, named(bot, by).await);
            let deadline = view.game().and_then(|game| game.deadline);
            let ends = deadline.map(moment).unwrap_or_default();
            let (who, by) = (mention(speaker, &to), mention(speaker, &by));
            let text = say!(
                speaker,
                "notice-day-given",
                to = who,
                by = by,
                ends = ends,
                code = code
            );
            (to, text)
        }
    };
    let wants = to.reminders != Reminders::None;
    Body {
        notify: to.user.filter(|_| wants).into_iter().collect(),
        ..Body::text(text)
    }
}

async fn named(bot: &Bot, player: PlayerId) -> Participant {
    let found = bot.service.named(player).await;
    found.unwrap_or_else(|error| {
        tracing::error!(?error, "somebody is not named");
        Participant::nobody(player)
    })
}
