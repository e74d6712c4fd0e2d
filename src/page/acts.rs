//! What people do on the page: the same acts as in the chat.

use axum::Json;
use axum::body::Body;
use axum::extract::Path;
use axum::http::StatusCode;
use halma_service::ids::Turn;
use halma_service::{
    Changed, Error, LobbyMove, MatchView, OfferKind, OfferMove, PlayRequest, Rights, SettingsChange,
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::failure::Failure;
use super::rights;
use super::view::shown;
use super::visit::Visit;

/// An act as the page sends it. It names the turn of the board that the person saw, so that a repeated
/// one changes nothing; a game has one rematch anyway.
#[derive(Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
enum Sent {
    Move { turn: Turn, text: String },
    Resign { turn: Turn },
    Claim { turn: Turn },
    Offer { turn: Turn, kind: Offered },
    Answer { turn: Turn, how: Answer },
    Rematch,
    NextLevel,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Offered {
    Draw,
    Takeback,
}

/// An answer to an offer, or to a challenge.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Answer {
    Accept,
    Decline,
    Withdraw,
    Join,
    Refuse,
    CallOff,
    Leave,
}

/// `POST /board/api/game/{code}`: does something and returns the match as it is then.
pub(super) async fn act(
    visit: Visit,
    Path(code): Path<String>,
    body: Body,
) -> Result<Json<Value>, Failure> {
    let sent: Sent = visit.read(body).await?;
    let view = visit.own_match(&code).await?;
    let rights = match sent {
        Sent::Rematch
        | Sent::NextLevel
        | Sent::Answer {
            how: Answer::Join, ..
        } => rights::ask(&visit, &view, |may| may.press).await?.rights,
        // A game that has begun goes on, whatever has become of its place.
        _ => Rights::default(),
    };
    let with_others = matches!(sent, Sent::Rematch | Sent::Offer { .. }) && view.people().len() > 1;
    if with_others && view.card.place.guild.is_conversation() {
        return Err(visit.failure(StatusCode::CONFLICT, "page-offer-in-chat"));
    }
    let done = Box::pin(carry_out(&visit, &view, &sent, rights)).await;
    let changed = done.map_err(|error| visit.told(Some(&view), &error))?;
    let host = &visit.host;
    // Boards without an answer to carry them are the delivery worker's.
    host.waiting.notify_one();
    host.bot.opponent.look();
    if matches!(sent, Sent::Move { .. }) {
        host.bot.metrics.moved();
    }
    shown(&visit, &changed.view).await
}

async fn carry_out(
    visit: &Visit,
    view: &MatchView,
    sent: &Sent,
    rights: Rights,
) -> Result<Changed, Error> {
    let (service, act, id) = (&visit.host.bot.service, visit.act(), view.id);
    match sent {
        Sent::Move { turn, text } => {
            let request = PlayRequest {
                act,
                id,
                turn: Some(*turn),
                text: text.clone(),
            };
            service.play(&request).await
        }
        Sent::Resign { turn } => service.resign(&act, id, Some(*turn)).await,
        Sent::Claim { turn } => service.claim(&act, id, Some(*turn)).await,
        Sent::Offer { turn, kind } => {
            let kind = match kind {
                Offered::Draw => OfferKind::Draw,
                Offered::Takeback => OfferKind::Takeback,
            };
            service.offer(&act, id, Some(*turn), kind).await
        }
        Sent::Rematch => service.rematch(&act, id, rights).await,
        Sent::NextLevel => service.next_level(&act, id, rights).await,
        Sent::Answer { turn, how } => {
            let offer = |answer| service.answer_offer(&act, id, *turn, answer);
            let challenge = |answer| service.answer_challenge(&act, id, answer);
            match how {
                Answer::Accept => offer(OfferMove::Accept).await,
                Answer::Decline => offer(OfferMove::Decline).await,
                Answer::Withdraw => offer(OfferMove::Withdraw).await,
                Answer::Join => challenge(LobbyMove::Join).await,
                Answer::Refuse => challenge(LobbyMove::Decline).await,
                Answer::CallOff => challenge(LobbyMove::Withdraw).await,
                Answer::Leave => challenge(LobbyMove::Leave).await,
            }
        }
    }
}

/// What a person can set here.
#[derive(Deserialize)]
struct Settings {
    confirms: bool,
}

/// `POST /board/api/settings`.
pub(super) async fn settings(visit: Visit, body: Body) -> Result<Json<Value>, Failure> {
    let Settings { confirms } = visit.read(body).await?;
    let change = SettingsChange {
        confirms: Some(confirms),
        ..SettingsChange::default()
    };
    let service = &visit.host.bot.service;
    let changed = service
        .change_settings(&visit.visitor.person, &change)
        .await;
    let settings = changed.map_err(|error| visit.told(None, &error))?;
    Ok(Json(json!({ "confirms": settings.confirms })))
}
