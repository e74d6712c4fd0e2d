//! Tells an open page that something has changed: its game, or which games wait for its person. The
//! page then asks for what it shows, so that nothing has to be kept for it.
//!
//! A page inside Discord is also told which board its person opens in the chat: Discord doesn't launch
//! it a second time.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures::stream::unfold;
use halma_service::Error;
use halma_service::ids::{MatchId, PlayerId, Timestamp};
use serde::Deserialize;
use tokio::sync::broadcast;

use super::failure::Failure;
use super::limits::Place;
use super::visit::Visit;

/// How often to look for changes by other processes, and for whether the session goes on.
const PAUSE: Duration = Duration::from_secs(1);
/// After how many looks without news a page that is gone is noticed.
const SIGN_OF_LIFE: u32 = 15;

/// What a page shows, and what it knows.
#[derive(Deserialize)]
pub(super) struct Shown {
    game: Option<String>,
    /// The last opening in the chat that the page has followed; none outside Discord.
    opened: Option<Timestamp>,
}

/// `GET /board/api/stream?game=CODE&opened=TIME`.
pub(super) async fn open(
    visit: Visit,
    shown: Result<Query<Shown>, QueryRejection>,
) -> Result<Response, Failure> {
    let Query(shown) =
        shown.map_err(|_| visit.failure(StatusCode::BAD_REQUEST, "page-unreadable"))?;
    let game = match shown.game {
        Some(code) => Some(visit.own_match(&code).await?.id),
        None => None,
    };
    let Some(place) = visit.page.0.limits.stream(visit.visitor.player) else {
        return Err(visit.failure(StatusCode::TOO_MANY_REQUESTS, "page-busy"));
    };
    let watch = Watch {
        news: visit.host.bot.service.news(),
        visit,
        game,
        opened: shown.opened,
        seen: None,
        _place: place,
    };
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-store, no-transform"),
    ];
    // nginx would hold it back.
    let unbuffered = [("x-accel-buffering", "no")];
    let body = Body::from_stream(unfold(watch, Watch::next));
    Ok((headers, unbuffered, body).into_response())
}

/// An open page.
struct Watch {
    visit: Visit,
    game: Option<MatchId>,
    opened: Option<Timestamp>,
    news: broadcast::Receiver<MatchId>,
    /// What the page knows.
    seen: Option<[u8; 8]>,
    _place: Place<PlayerId>,
}

impl Watch {
    /// Waits for the next event. It is only asked for once the last one was taken, so that a slow
    /// reader costs nothing.
    async fn next(mut self) -> Option<(Result<Bytes, Infallible>, Self)> {
        for _ in 0..SIGN_OF_LIFE {
            // The page comes back, and is told why if it can't. What is boxed needs no room while
            // the page waits.
            let now = Box::pin(self.look()).await.ok()?;
            if let Some(event) = Box::pin(self.opening()).await.ok()? {
                return Some((Ok(event), self));
            }
            if self.seen.replace(now) != Some(now) {
                return Some((Ok(Bytes::from_static(b"data: news\n\n")), self));
            }
            let stop = self.visit.host.stop.clone();
            tokio::select! {
                () = stop.cancelled() => return None,
                () = self.changed() => {}
                () = tokio::time::sleep(PAUSE) => {}
            }
        }
        Some((Ok(Bytes::from_static(b":\n\n")), self))
    }

    async fn look(&self) -> Result<[u8; 8], Error> {
        let visit = &self.visit;
        let service = &visit.host.bot.service;
        service
            .visitor(&visit.token, visit.page.1, visit.now())
            .await?;
        service.glimpse(visit.visitor.player, self.game).await
    }

    /// Returns the event of a board that was opened in the chat since the last one.
    async fn opening(&mut self) -> Result<Option<Bytes>, Error> {
        let Some(known) = self.opened else {
            return Ok(None);
        };
        let service = &self.visit.host.bot.service;
        let opened = service.opened_lately(self.visit.asker(), self.visit.now());
        let Some(opened) = opened.await?.filter(|opened| opened.at > known) else {
            return Ok(None);
        };
        self.opened = Some(opened.at);
        let event = format!("data: open {} {}\n\n", opened.code, opened.at.0);
        Ok(Some(event.into()))
    }

    /// Waits until this process changes the game.
    async fn changed(&mut self) {
        loop {
            match self.news.recv().await {
                Ok(id) if Some(id) != self.game => {}
                Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => return,
                Err(broadcast::error::RecvError::Closed) => return std::future::pending().await,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_that_waits_takes_little_room() {
        fn size<A, F: Future>(_: impl Fn(A) -> F) -> usize {
            size_of::<F>()
        }
        let waiting = size(Watch::next);
        assert!(waiting <= 1_024, "{waiting} bytes");
    }
}
