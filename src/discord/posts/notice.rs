//! Notices about another person's action.

use halma_service::{Error, GameView, Holder, MatchView, Notice, Reminders, StageView};

use crate::discord::bot::Bot;
use crate::discord::parts::body::Body;
use crate::discord::parts::wording;
use crate::discord::posts;
use crate::discord::text::{markup, say};
use crate::words::names::{self, mention, variant_name};
use crate::words::offer;

/// Returns a notice, or `None` if it no longer makes sense.
///
/// # Errors
/// The people it names can't be read.
pub async fn notice(bot: &Bot, view: &MatchView, notice: Notice) -> Result<Option<Body>, Error> {
    let speaker = bot.speaker(&view.card.place.locale);
    let (code, game) = (view.card.code.as_str(), variant_name(speaker, view));
    let (to, text) = match notice {
        Notice::Offered => {
            let open = |game: &&GameView| game.offer.as_ref().is_some_and(|offer| offer.open);
            let game = view.game().filter(open);
            return Ok(game.and_then(|game| posts::offer::offer(speaker, view, game)));
        }
        Notice::Turn => {
            let StageView::Running(game) = &view.stage else {
                return Ok(None);
            };
            let seat = names::seat(speaker, game, game.standing.position().to_move());
            let place = wording::place(speaker, view);
            let text = say!(
                speaker,
                "turn-short",
                seat = seat,
                code = code,
                place = place
            );
            let Holder::Person(person) = game.to_move() else {
                return Ok(None);
            };
            (person.clone(), text)
        }
        Notice::SeatDeclined { by } => {
            let to = view.challenger.clone();
            let by = mention(speaker, &bot.service.named(by).await?);
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
            let (to, by) = (bot.service.named(to).await?, bot.service.named(by).await?);
            let key = format!("notice-declined-{}", offer::name(kind));
            let (who, by) = (mention(speaker, &to), mention(speaker, &by));
            (to, say!(speaker, &key, to = who, by = by, code = code))
        }
        Notice::HintsAgreed { to } => {
            let to = bot.service.named(to).await?;
            let who = mention(speaker, &to);
            (
                to,
                say!(speaker, "notice-hints-agreed", to = who, code = code),
            )
        }
        Notice::DayGiven { to, by } => {
            let (to, by) = (bot.service.named(to).await?, bot.service.named(by).await?);
            // The turn may have passed since.
            let still = view.game().filter(|game| {
                game.to_move()
                    .person()
                    .is_some_and(|who| who.player == to.player)
            });
            let ends = still.and_then(|game| game.deadline).map(markup::relative);
            let (who, by) = (mention(speaker, &to), mention(speaker, &by));
            let text = say!(
                speaker,
                "notice-day-given",
                to = who,
                by = by,
                known = if ends.is_some() { "yes" } else { "no" },
                ends = ends.unwrap_or_default(),
                code = code
            );
            (to, text)
        }
    };
    let wants = to.reminders != Reminders::None;
    Ok(Some(Body {
        notify: to.user.filter(|_| wants).into_iter().collect(),
        ..Body::text(text)
    }))
}
