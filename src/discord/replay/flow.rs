//! Replays: a picture of each move, a GIF, the record.

use std::sync::Arc;

use halma_picture::{Film, Still};
use halma_rules::notation::{Record, Tags, write_record};
use halma_rules::{Game, Seat};
use halma_service::{Error, GameView, Holder, LastMove, MatchView, Refusal, StageView};

use crate::discord::command::Context;
use crate::discord::parts::body::{Body, Document};
use crate::discord::parts::picture_names::picture_names;
use crate::discord::pictures::films::FilmKey;
use crate::discord::pictures::gallery::Moving;
use crate::discord::replay;
use crate::discord::replay::message;
use crate::discord::replay::message::ReplayedMove;
use crate::discord::text::say;
use crate::one_at_a_time::Work;

/// The maximum size of a GIF: what Discord accepts everywhere, minus what comes with it.
const MOST_BYTES: usize = 9 << 20;

/// Returns the start of a replay from the person's side: a finished game from its beginning, a
/// running one from its current position.
pub async fn open(cx: &Context<'_>, view: &MatchView) -> Result<Body, Error> {
    let turn = match cx.turn(Work::Replay).await {
        Ok(turn) => turn,
        Err(busy) => return Ok(busy),
    };
    let seat = view.game().map(|game| game.seat_of_user(cx.user()));
    let side = seat.map_or(0, Seat::index);
    let is_finished = matches!(view.stage, StageView::Finished(_));
    let events = if is_finished { 0 } else { usize::MAX };
    let body = shown(cx, view, events, side).await;
    turn.rest();
    body
}

/// Returns a game after a number of its events, or its current position if it has fewer; for one at a
/// time.
pub async fn shown(
    cx: &Context<'_>,
    view: &MatchView,
    events: usize,
    side: usize,
) -> Result<Body, Error> {
    let view = &cx.own_view(view.clone()).await;
    let (present, game) = begun(cx, view).await?;
    let events = events.min(game.history().len());
    let seat = Seat::at(side % present.seats.len());
    let played = Arc::clone(&game);
    let still = cx.bot.service.slowly(move || Still::of(&played, events));
    let still = still.await.ok_or(Refusal::NotBegun)?;
    let scene = still.scene().seen_from(seat);
    let is_end = events == game.history().len();
    let then = GameView {
        standing: still.standing,
        earlier: Vec::new(),
        last: still.last.map(|(seat, route)| LastMove {
            seat,
            route,
            planned: false,
        }),
        feats: present.feats.filter(|_| is_end),
        ..present.clone()
    };
    let scene = scene.with_names(picture_names(cx.speaker(), &then));
    let drawn = cx.bot.picture_of_scene(view.theme.as_deref(), scene).await;
    let replayed = ReplayedMove {
        events,
        all: game.history(),
        side: seat,
    };
    Ok(replay::message::replay(
        cx.speaker(),
        view,
        &then,
        &replayed,
        drawn,
    ))
}

/// Returns a GIF of a game from the shown position on, or of the whole game if that is the end,
/// with its record.
pub async fn files(
    cx: &Context<'_>,
    view: &MatchView,
    shown: usize,
    side: usize,
) -> Result<Body, Error> {
    let view = &cx.own_view(view.clone()).await;
    let turn = match cx.turn(Work::Film).await {
        Ok(turn) => turn,
        Err(busy) => return Ok(busy),
    };
    let (present, game) = begun(cx, view).await?;
    let seat = Seat::at(side % present.seats.len());
    let made = film(cx, view, &game, (shown, seat)).await;
    drop(turn);
    let document = document(cx, view, game).await;
    let speaker = cx.speaker();
    let Some((drawn, moving)) = made else {
        return Ok(Body {
            document: Some(document),
            ..Body::text(say!(
                speaker,
                "replay-no-picture",
                code = view.card.code.as_str()
            ))
        });
    };
    Ok(message::replay_files(
        speaker,
        view,
        present,
        (drawn, moving),
        document,
    ))
}

async fn film(
    cx: &Context<'_>,
    view: &MatchView,
    game: &Arc<Game>,
    (shown, seat): (usize, Seat),
) -> Option<Moving> {
    let end = game.history().len();
    let from = if shown < end { shown } else { 0 };
    let key = FilmKey {
        id: view.id,
        turn: view.card.turn,
        from,
        side: seat.index(),
        theme: view.theme.clone(),
    };
    let game = Arc::clone(game);
    let film = move || Film::of(&game, from, end, seat);
    cx.bot.moving_picture(key, film, MOST_BYTES).await
}

/// Returns the record of a game.
pub async fn record(cx: &Context<'_>, view: &MatchView) -> Result<Body, Error> {
    let _turn = match cx.turn(Work::Replay).await {
        Ok(turn) => turn,
        Err(busy) => return Ok(busy),
    };
    let (_, game) = begun(cx, view).await?;
    Ok(Body {
        document: Some(document(cx, view, game).await),
        ..Body::text(say!(
            cx.speaker(),
            "record-of",
            code = view.card.code.as_str()
        ))
    })
}

/// Returns a game with its history, which must have started.
async fn begun<'a>(
    cx: &Context<'_>,
    view: &'a MatchView,
) -> Result<(&'a GameView, Arc<Game>), Error> {
    let present = view.begun()?;
    let game = cx.bot.service.whole_game(view.id).await?;
    Ok((present, game.ok_or(Refusal::NotBegun)?))
}

async fn document(cx: &Context<'_>, view: &MatchView, game: Arc<Game>) -> Document {
    let speaker = cx.speaker();
    let mut tags = Tags::default();
    tags.set("Event", format!("#{}", view.card.code));
    if let Some(present) = view.game() {
        for (seat, holder) in present.seats.iter() {
            let name = match holder {
                Holder::Person(person) => person.name.clone(),
                Holder::Computer { level } => say!(speaker, "computer", level = level.number()),
            };
            tags.set(&format!("Seat{}", seat.number()), name);
        }
    }
    let write = move || {
        let game = Arc::unwrap_or_clone(game);
        write_record(&Record { tags, game })
    };
    Document {
        name: format!("halma-{}.halma", view.card.code.as_str().to_lowercase()),
        text: cx.bot.service.slowly(write).await,
    }
}
