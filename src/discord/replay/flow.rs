//! Replays: a picture of each move, a GIF, the record.

use crate::discord::bot::one_at_a_time::Work;
use crate::discord::command::Context;
use crate::discord::parts::alt_text::captions;
use crate::discord::parts::body::{Body, Document};
use crate::discord::pictures::films::FilmKey;
use crate::discord::pictures::gallery::Moving;
use crate::discord::replay;
use crate::discord::replay::message;
use crate::discord::replay::message::ReplayedMove;
use crate::discord::text::{Speaker, say};
use crate::service::{Error, Feats, GameView, Holder, LastMove, MatchView, Refusal, StageView};
use halma_picture::{Film, Still};
use halma_rules::notation::{Record, Tags, write_record};
use halma_rules::{Game, Seat};

/// The maximum size of a GIF: what Discord accepts everywhere, minus what comes with it.
const MOST_BYTES: usize = 9 << 20;

/// Returns the start of a replay from the person's side: a finished game from its beginning, a
/// running one from its current position.
pub async fn open(cx: &Context<'_>, view: &MatchView) -> Result<Body, Error> {
    let seat = view.game().map(|game| game.seat_of_user(cx.user()));
    let side = seat.map_or(0, Seat::index);
    let is_finished = matches!(view.stage, StageView::Finished(_));
    let events = if is_finished { 0 } else { usize::MAX };
    shown(cx, view, events, side).await
}

/// Returns a game after a number of its events, or its current position if it has fewer.
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
    let still = Still::of(&game, events).ok_or(Refusal::NotBegun)?;
    let scene = still.scene().seen_from(seat);
    let is_end = events == game.history().len() && game.outcome().is_some();
    let then = GameView {
        standing: still.standing,
        earlier: Vec::new(),
        last: still.last.map(|(seat, route)| LastMove {
            seat,
            route,
            planned: false,
        }),
        feats: is_end.then(|| Feats::of(&game)).flatten(),
        ..present.clone()
    };
    let scene = scene.with_captions(captions(cx.speaker(), &then));
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
    let (present, game) = begun(cx, view).await?;
    let seat = Seat::at(side % present.seats.len());
    let made = match cx.turn(Work::Film).await {
        Ok(_turn) => film(cx, view, &game, (shown, seat)).await,
        Err(busy) => return Ok(busy),
    };
    let document = document(cx.speaker(), view, game);
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
    game: &Game,
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
    let game = game.clone();
    let film = move || Film::of(&game, from, end, seat);
    cx.bot.moving_picture(key, film, MOST_BYTES).await
}

/// Returns the record of a game.
pub async fn record(cx: &Context<'_>, view: &MatchView) -> Result<Body, Error> {
    let (_, game) = begun(cx, view).await?;
    Ok(Body {
        document: Some(document(cx.speaker(), view, game)),
        ..Body::text(say!(
            cx.speaker(),
            "record-of",
            code = view.card.code.as_str()
        ))
    })
}

/// Returns a game with its history, which must have started.
async fn begun<'a>(cx: &Context<'_>, view: &'a MatchView) -> Result<(&'a GameView, Game), Error> {
    let game = cx.bot.service.whole_game(view.id).await?;
    match (view.game(), game) {
        (Some(present), Some(game)) => Ok((present, game)),
        _ => Err(Refusal::NotBegun.into()),
    }
}

fn document(speaker: Speaker<'_>, view: &MatchView, game: Game) -> Document {
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
    Document {
        name: format!("halma-{}.halma", view.card.code.as_str().to_lowercase()),
        text: write_record(&Record { tags, game }),
    }
}
