//! What the page shows: a person's games, and one of them.

use axum::Json;
use axum::extract::Path;
use halma_picture::Painter;
use halma_rules::{Color, Position, Route, Seat};
use halma_service::{
    Error, GameView, Hints, Listing, MatchView, Participant, StageView, Suggestion, Summary,
};
use serde_json::{Map, Value, json};

use super::assets::version;
use super::failure::Failure;
use super::jumps::jumps;
use super::layout::tag;
use super::said::{Names, said};
use super::small::{look, small};
use super::visit::Visit;
use crate::words::names::{names, opponents, rules_line, seat_name, variant_name};
use crate::words::{
    Direction, Reader, Speaker, Text, clocks, cups, described, forced_ends, moments, offer, plan,
    rules, series, state, text, verdict,
};

/// The sentences that the page itself says.
const WORDS: &[&str] = &[
    "button-agree",
    "button-analyze",
    "button-back",
    "button-cup-games",
    "button-cup-leave",
    "button-decline",
    "button-disagree",
    "button-join",
    "button-jump-by-jump",
    "button-leave",
    "button-march",
    "button-march-again",
    "button-march-back",
    "button-study-again",
    "button-next-lesson",
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
    "page-cup-ask-leave",
    "page-cup-place",
    "page-cup-player",
    "page-cup-points",
    "page-cup-tie",
    "page-cups",
    "page-empty",
    "page-all",
    "page-game",
    "page-games",
    "page-goal",
    "page-home",
    "page-lessons",
    "page-lost",
    "option-custom-no-weekends",
    "page-time",
    "page-rest",
    "page-running",
    "page-sound",
    "page-you",
    "page-hint",
    "page-hint-costs",
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
    "page-profile",
    "page-puzzle",
    "page-plan-add",
    "page-plan-remove",
    "page-replay-back",
    "page-replay-end",
    "page-replay-on",
    "page-replay-pause",
    "page-replay-play",
    "page-replay-start",
    "page-save",
    "page-saved",
    "page-sending",
    "page-sign-out",
    "page-their-move",
    "page-thinking",
    "page-touch-stone",
    "page-touch-target",
    "page-try",
    "page-try-free",
    "page-try-here",
    "page-try-hint",
    "page-turn-board",
    "page-waiting",
    "picture-goal",
    "picture-steps",
];

/// For how many rounds the page says what everyone plays for.
const AIM_ROUNDS: u32 = 2;

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
    let painter = visit.host.bot.painter(visit.settings.theme.as_deref());
    let games = games.iter().map(|one| listed(&visit, &painter, one));
    let mut words: Map<String, Value> = Map::new();
    words.extend(
        WORDS
            .iter()
            .map(|key| ((*key).to_owned(), speaker.text(key).words().into())),
    );
    let (number, count) = ("{number}", "{count}");
    let replayed = text!(speaker, "page-replay-at", number = number, count = count);
    words.insert("replay".to_owned(), replayed.words().into());
    let example = text!(speaker, "page-move-example", example = "{example}");
    words.insert("example".to_owned(), example.words().into());
    words.insert("plan-how".to_owned(), plan::how(speaker).words().into());
    Ok(Json(json!({
        "name": visit.visitor.person.name,
        "language": speaker.locale(),
        "rightToLeft": speaker.direction() == Direction::RightToLeft,
        "confirms": visit.settings.confirms,
        "words": words,
        "look": look(&painter),
        "version": version(),
        "games": games.collect::<Vec<_>>(),
    })))
}

/// Returns a game as a row of a list.
pub(super) fn listed(visit: &Visit, painter: &Painter, summary: &Summary) -> Value {
    let (speaker, view) = (visit.speaker(), &summary.view);
    let people = Names::of_match(view);
    let game = view.game();
    let ended = game.filter(|_| view.is_finished());
    let banks = game.map(|game| Text::join(clocks::banks(speaker, game), " · "));
    let banks = banks.filter(|banks| *banks != Text::default());
    let small = match game {
        Some(game) => {
            let seat = game.seat_of_user(visit.visitor.person.user);
            small(painter, game.standing.position(), seat)
        }
        None => small(painter, &Position::start(view.terms.rules), Seat::FIRST),
    };
    json!({
        "code": view.card.code,
        "title": variant_name(speaker, view).words(),
        "people": people.said(&opponents(speaker, view, visit.visitor.person.user)),
        "mine": summary.my_turn,
        "stage": stage(view),
        "until": game.and_then(|game| game.deadline),
        "banks": banks.map(|left| people.said(&left)),
        "result": ended.map(|game| described::whose(speaker, game).words()),
        "small": small,
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
    let (speaker, named) = (visit.speaker(), Names::of_match(view));
    let mut shown = json!({
        "code": view.card.code,
        "turn": view.card.turn,
        "stage": stage(view),
        "title": variant_name(speaker, view).words(),
        "people": names(speaker, view).words(),
        "rules": rules_of_match(speaker, view).words(),
        "said": whats_up(speaker, view).iter().map(|line| named.said(line)).collect::<Vec<_>>(),
        "answers": answers(visit, view),
        "next": next.map(|next| next.card.code),
        "rematch": view.is_finished() && !series::goes_on(view),
        "beaten": view.game().and_then(|game| Some(said(&state::level_beaten(speaker, game)?))),
        "nextLevel": view.game().and_then(|game| Some(state::next_level(speaker, game)?.words())),
        "analysis": view.is_finished() && view.game().is_some_and(GameView::was_played),
        "moment": view.game().and_then(|game| Some(named.said(&moments::of_game(speaker, game)?))),
    });
    if let Some(game) = view.game() {
        shown["game"] = of_game(visit, view, game, &named);
    }
    Ok(Json(shown))
}

/// Returns the rules, and the cup if the match belongs to one.
fn rules_of_match(speaker: Speaker<'_>, view: &MatchView) -> Text {
    let cup = cups::of_match(speaker, view);
    Text::join(cup.into_iter().chain([rules_line(speaker, view)]), " · ")
}

/// Returns what the person can claim, if anything is proven.
fn claim(speaker: Speaker<'_>, visit: &Visit, game: &GameView) -> Option<Text> {
    let proven = game
        .proven
        .as_ref()
        .filter(|_| game.standing.outcome().is_none())?;
    let Some(number) = proven.winner else {
        return Some(speaker.text("button-claim-draw"));
    };
    let mut own = game.seats_of(visit.visitor.player);
    let is_own = own.any(|seat| seat.number() == number);
    is_own.then(|| speaker.text("button-claim-win"))
}

/// Says whose turn it is or how the match ended, what was played last, and what else there is to
/// know now.
fn whats_up(speaker: Speaker<'_>, view: &MatchView) -> Vec<Text> {
    let (StageView::Running(game) | StageView::Finished(game)) = &view.stage else {
        return vec![match view.stage {
            StageView::Open { .. } => speaker.text("page-waiting"),
            _ => speaker.text("page-over"),
        }];
    };
    let first = match game.standing.outcome() {
        None => described::whose(speaker, game),
        Some(_) => verdict::verdict(speaker, game),
    };
    let mut lines = vec![first];
    lines.extend(state::stands_still(speaker, view));
    lines.extend(verdict::race_needs(speaker, game));
    lines.extend(described::last_moves(speaker, game));
    lines.extend(forced_ends::near(speaker, game, Reader::One));
    lines
}

fn of_game(visit: &Visit, view: &MatchView, game: &GameView, named: &Names) -> Value {
    let (speaker, user) = (visit.speaker(), visit.visitor.person.user);
    let position = game.standing.position();
    let seats: Vec<Value> = game
        .seats
        .keys()
        .map(|seat| of_seat(visit, game, seat))
        .collect();
    let moves = view.suggestions(user, "");
    let code = view.card.code.as_str();
    let trails: Vec<Vec<String>> = game
        .earlier
        .iter()
        .chain(&game.last)
        .map(|last| cells(position, &last.route))
        .collect();
    let is_playing = game.standing.outcome().is_none()
        && (game.seats_of(visit.visitor.player))
            .any(|own| game.standing.playing().any(|seat| seat == own));
    let theme = visit.settings.theme.as_ref().or(view.theme.as_ref());
    let is_running = game.standing.outcome().is_none();
    let aim = (is_playing && position.round() <= AIM_ROUNDS)
        .then(|| rules::aim(speaker, view.terms.rules));
    let waits_for = seat_name(speaker, game, position.to_move());
    let waiting = is_running.then(|| text!(speaker, "page-waiting-for", name = waits_for));
    json!({
        "variant": view.terms.rules.variant().name(),
        "theme": theme,
        "tag": tag(&visit.host.bot.painter(theme.map(String::as_str))),
        "aim": aim.map(|aim| aim.words()),
        "waiting": waiting.map(|waiting| waiting.words()),
        "hints": !moves.is_empty() && game.hints == Hints::Allowed,
        "hintsCost": game.has_computer(),
        "side": game.seat_of_user(user).index(),
        "round": position.round(),
        "until": game.deadline,
        "seats": seats,
        "stones": stones(position),
        "trails": trails,
        "jumps": jumps(position, &moves),
        "moves": moves.iter().map(|one| of_move(speaker, one)).collect::<Vec<_>>(),
        "offer": offer::open(speaker, view, game).map(|offer| named.said(&offer)),
        "resign": text!(speaker, "resign-question", code = code, two = "no", others = "").words(),
        "claim": claim(speaker, visit, game).map(|label| label.words()),
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
        "name": seat_name(visit.speaker(), game, seat).words(),
        "colors": colors.iter().map(|color| color.letter().to_string()).collect::<Vec<_>>(),
        "own": is_own,
        "toMove": standing.outcome().is_none() && position.to_move() == seat,
        "steps": standing.tempo()[seat],
        "bank": clocks::bank(visit.speaker(), game, seat).map(|left| left.words()),
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
    let way = match suggestion.jumps {
        0 => text!(speaker, "page-step"),
        jumps => text!(speaker, "page-jumps", jumps = jumps),
    };
    json!({
        "route": suggestion.route,
        "gain": suggestion.gain,
        "jumps": suggestion.jumps,
        "said": way.words(),
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
