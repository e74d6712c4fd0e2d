//! What the page shows: a person's games, and one of them.

use axum::Json;
use axum::extract::Path;
use halma_rules::{Color, Position, Route, Seat};
use halma_service::{
    Error, GameView, Hints, Listing, MatchView, Participant, StageView, Suggestion, Summary,
};
use serde_json::{Map, Value, json};

use super::failure::Failure;
use super::jumps::jumps;
use super::visit::Visit;
use crate::discord::plainly;
use crate::discord::text::{Direction, Speaker};

/// The sentences that the page itself says.
const WORDS: &[&str] = &[
    "button-agree",
    "button-analyze",
    "button-back",
    "button-decline",
    "button-disagree",
    "button-join",
    "button-jump-by-jump",
    "button-leave",
    "button-note",
    "button-play",
    "button-rematch",
    "button-replay",
    "button-resign",
    "button-resign-no",
    "button-resign-yes",
    "button-stop-here",
    "button-try-again",
    "button-type-move",
    "button-withdraw",
    "choice-offer-draw",
    "choice-offer-takeback",
    "color-a",
    "color-b",
    "color-c",
    "color-d",
    "color-e",
    "color-f",
    "command-leaderboard",
    "games-none",
    "modal-note-field",
    "option-settings-confirm",
    "page-can-move",
    "page-empty",
    "page-game",
    "page-games",
    "page-hint",
    "page-move-example",
    "page-my-move",
    "page-new-game",
    "page-no-answer",
    "page-next",
    "page-offline",
    "page-opponent",
    "page-someone-else",
    "page-ask-draw",
    "page-ask-takeback",
    "page-begin",
    "page-cookies",
    "page-sign-in-again",
    "page-stay",
    "page-stored",
    "page-switch",
    "page-member",
    "page-nobody",
    "page-more",
    "page-over",
    "page-plan",
    "page-plan-add",
    "page-plan-remove",
    "page-replay-back",
    "page-replay-end",
    "page-replay-on",
    "page-replay-start",
    "page-save",
    "page-saved",
    "page-sending",
    "page-sign-out",
    "page-step",
    "page-their-move",
    "page-thinking",
    "page-touch-stone",
    "page-touch-target",
    "page-try",
    "page-try-hint",
    "page-turn-board",
    "page-waiting",
    "picture-goal",
    "picture-steps",
];

/// `GET /board/api/home`: who is here, the language, and the games, those waiting first.
pub(super) async fn home(visit: Visit) -> Result<Json<Value>, Failure> {
    let service = &visit.host.bot.service;
    let lists = async {
        let running = service.list(visit.asker(), Listing::Everywhere).await?;
        let ended = service.list(visit.asker(), Listing::Ended).await?;
        Ok(running.into_iter().chain(ended).collect::<Vec<_>>())
    };
    let games: Result<Vec<Summary>, Error> = lists.await;
    let games = games.map_err(|error| visit.told(None, &error))?;
    let speaker = visit.speaker();
    let games = games.iter().map(|one| listed(speaker, one));
    let mut words: Map<String, Value> = Map::new();
    words.extend(
        WORDS
            .iter()
            .map(|key| ((*key).to_owned(), speaker.say(key).into())),
    );
    words.insert("replay".to_owned(), plainly::replayed(speaker).into());
    words.insert("plan-how".to_owned(), plainly::plan_how(speaker).into());
    Ok(Json(json!({
        "name": visit.visitor.person.name,
        "language": speaker.locale(),
        "rightToLeft": speaker.direction() == Direction::RightToLeft,
        "confirms": visit.settings.confirms,
        "words": words,
        "games": games.collect::<Vec<_>>(),
    })))
}

fn listed(speaker: Speaker<'_>, summary: &Summary) -> Value {
    let view = &summary.view;
    json!({
        "code": view.card.code,
        "title": plainly::variant(speaker, view),
        "people": plainly::names(speaker, view),
        "mine": summary.my_turn,
        "stage": stage(view),
        "until": view.game().and_then(|game| game.deadline),
    })
}

fn stage(view: &MatchView) -> &'static str {
    match view.stage {
        StageView::Open { .. } => "open",
        StageView::Running(_) => "running",
        StageView::Finished(_) => "finished",
        StageView::Closed { .. } => "closed",
    }
}

/// `GET /board/api/game/{code}`.
pub(super) async fn game(visit: Visit, Path(code): Path<String>) -> Result<Json<Value>, Failure> {
    let view = visit.own_match(&code).await?;
    shown(&visit, &view).await
}

/// Returns a match as its player sees it.
pub(super) async fn shown(visit: &Visit, view: &MatchView) -> Result<Json<Value>, Failure> {
    let service = &visit.host.bot.service;
    let next = service.next_waiting(visit.asker(), view.id).await;
    let next = next.map_err(|error| visit.told(Some(view), &error))?;
    let speaker = visit.speaker();
    let mut shown = json!({
        "code": view.card.code,
        "turn": view.card.turn,
        "stage": stage(view),
        "title": plainly::variant(speaker, view),
        "people": plainly::names(speaker, view),
        "rules": plainly::rules(speaker, view),
        "said": plainly::state(speaker, view),
        "answers": answers(visit, view),
        "next": next.map(|next| next.card.code),
        "rematch": plainly::may_rematch(view),
        "beaten": view.game().and_then(|game| plainly::level_beaten(speaker, game)),
        "nextLevel": view.game().and_then(|game| plainly::next_level(speaker, game)),
        "analysis": view.is_finished() && view.game().is_some_and(GameView::was_played),
    });
    if let Some(game) = view.game() {
        shown["game"] = of_game(visit, view, game);
    }
    Ok(Json(shown))
}

fn of_game(visit: &Visit, view: &MatchView, game: &GameView) -> Value {
    let (speaker, user) = (visit.speaker(), visit.visitor.person.user);
    let position = game.standing.position();
    let seats: Vec<Value> = game
        .seats
        .keys()
        .map(|seat| of_seat(visit, game, seat))
        .collect();
    let moves = view.suggestions(user, "");
    let trails: Vec<Vec<String>> = game
        .earlier
        .iter()
        .chain(&game.last)
        .map(|last| cells(position, &last.route))
        .collect();
    let is_playing = game.standing.outcome().is_none()
        && (game.seats_of(visit.visitor.player))
            .any(|own| game.standing.playing().any(|seat| seat == own));
    json!({
        "variant": view.terms.rules.variant().name(),
        "theme": visit.settings.theme.as_ref().or(view.theme.as_ref()),
        "hints": !moves.is_empty() && game.hints == Hints::Allowed,
        "side": game.seat_of_user(user).index(),
        "round": position.round(),
        "until": game.deadline,
        "seats": seats,
        "stones": stones(position),
        "trails": trails,
        "jumps": jumps(position, &moves),
        "moves": moves.iter().map(|one| of_move(speaker, one)).collect::<Vec<_>>(),
        "offer": plainly::offer(speaker, view),
        "resign": plainly::resign_question(speaker, view),
        "plays": is_playing && view.paused.is_none(),
    })
}

fn of_seat(visit: &Visit, game: &GameView, seat: Seat) -> Value {
    let standing = &game.standing;
    let position = standing.position();
    let setup = position.setup();
    let colors = setup.colors(seat);
    let is_own = game.seats[seat].user() == Some(visit.visitor.person.user);
    json!({
        "name": plainly::seat(visit.speaker(), game, seat),
        "colors": colors.iter().map(|color| color.letter().to_string()).collect::<Vec<_>>(),
        "own": is_own,
        "toMove": standing.outcome().is_none() && position.to_move() == seat,
        "steps": standing.tempo()[seat],
        "inGoal": position.stones_in_goal(seat),
        "stones": colors.len() * setup.stones_per_color(),
        "won": standing.outcome().is_some_and(|outcome| outcome.is_won_by(seat)),
        "place": standing.place(seat),
    })
}

/// Returns the cells of each color's stones.
pub(super) fn stones(position: &Position) -> Value {
    let board = position.board();
    let colors = (0..position.setup().color_count()).map(Color::at);
    let stones = colors.map(|color| {
        let stones = position.placement().stones(color).iter();
        let names: Vec<String> = stones.map(|&cell| board.name(cell)).collect();
        (color.letter().to_string(), json!(names))
    });
    Value::Object(stones.collect())
}

/// Returns the cells of a route.
pub(super) fn cells(position: &Position, route: &Route) -> Vec<String> {
    let board = position.board();
    route.cells().iter().map(|&cell| board.name(cell)).collect()
}

fn of_move(speaker: Speaker<'_>, suggestion: &Suggestion) -> Value {
    json!({
        "route": suggestion.route,
        "gain": suggestion.gain,
        "jumps": suggestion.jumps,
        "said": plainly::way(speaker, suggestion),
    })
}

/// Returns how the person can answer an open offer or challenge.
fn answers(visit: &Visit, view: &MatchView) -> Vec<&'static str> {
    let is_me = |who: &Participant| who.player == visit.visitor.player;
    match &view.stage {
        StageView::Open { invited, .. } if invited.iter().any(is_me) => vec!["join", "refuse"],
        StageView::Open { .. } if is_me(&view.challenger) => vec!["call-off"],
        StageView::Open { .. } => vec!["leave"],
        StageView::Running(game) => {
            let open = game.offer.as_ref().filter(|offer| offer.open);
            match open {
                Some(offer) if is_me(&offer.by) => vec!["withdraw"],
                Some(_) if game.waiting.iter().any(is_me) => vec!["accept", "decline"],
                _ => Vec::new(),
            }
        }
        StageView::Finished(_) | StageView::Closed { .. } => Vec::new(),
    }
}
