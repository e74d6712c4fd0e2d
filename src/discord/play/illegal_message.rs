//! The answer to an illegal move: what is wrong with it, what can be played instead, and ways to
//! try again.

use halma_rules::{Illegal, Obstacle, Seat};
use halma_service::ids::UserId;
use halma_service::{MatchView, strict_move};
use serenity::builder::CreateActionRow;
use serenity::model::application::ButtonStyle;

use crate::discord::parts::body::{Body, cut};
use crate::discord::parts::components::button;
use crate::discord::parts::id::AtTurn;
use crate::discord::parts::wording;
use crate::discord::play::choose_move_message::type_again;
use crate::discord::play::click::Click;
use crate::discord::text::{Say as _, Speaker, say};
use crate::words::illegal::what_is_wrong;
use crate::words::names;

/// The maximum number of cells named.
const MOST_CELLS: usize = 24;
/// The maximum number of typed characters repeated.
const MOST_TYPED_CHARS: usize = 40;

/// Says what is wrong with a typed move.
pub fn illegal_move(
    speaker: Speaker<'_>,
    view: &MatchView,
    user: UserId,
    typed: &str,
    illegal: &Illegal,
) -> Body {
    let why = match illegal {
        Illegal::Malformed => unreadable(speaker, view, user, typed),
        _ => whose_corner(speaker, view, illegal)
            .unwrap_or_else(|| speaker.write(&what_is_wrong(speaker, illegal))),
    };
    let code = view.card.code.as_str();
    let mut lines = vec![say!(speaker, "illegal-in", code = code, why = why)];
    lines.extend(obstacle(speaker, view, typed, illegal));
    lines.extend(what_is_possible(speaker, view, user, typed, illegal));
    let (at, key) = (AtTurn::of(view), "button-move");
    let choose = button(speaker, Click::Move { at }, key, ButtonStyle::Primary);
    let again = type_again(speaker, view, typed);
    Body {
        rows: vec![CreateActionRow::Buttons(vec![choose, again])],
        ..Body::text(lines.join("\n"))
    }
}

/// Says whose corner a stone may pass but not enter, if it is a player's.
fn whose_corner(speaker: Speaker<'_>, view: &MatchView, illegal: &Illegal) -> Option<String> {
    let Illegal::EntersCorner { from, to } = illegal else {
        return None;
    };
    let game = view.game()?;
    let setup = game.standing.rules().setup();
    let cell = setup.board().parse_cell(to)?;
    let is_home = |seat: &Seat| {
        let mut colors = setup.colors(*seat).iter();
        colors.any(|&color| setup.home(color).contains(cell))
    };
    let owner = game.seats.keys().find(is_home)?;
    Some(say!(
        speaker,
        "illegal-enters-corner-of",
        from = from.as_str(),
        to = to.as_str(),
        seat = names::seat(speaker, game, owner),
    ))
}

/// Says what keeps the stone from the jump that isn't one, if the two cells are on a line.
fn obstacle(
    speaker: Speaker<'_>,
    view: &MatchView,
    typed: &str,
    illegal: &Illegal,
) -> Option<String> {
    let (Illegal::WrongRoute { from, to, .. } | Illegal::NotReachable { from, to, .. }) = illegal
    else {
        return None;
    };
    let position = view.game()?.standing.position();
    let board = position.board();
    let strict = strict_move(typed);
    let start = board.parse_cell(strict.split('-').next()?)?;
    let found = position.obstacle(start, board.parse_cell(from)?, board.parse_cell(to)?)?;
    let (key, stone, count) = match found {
        Obstacle::NoStone => ("illegal-jump-empty", None, 0),
        Obstacle::Several(count) => ("illegal-jump-several", None, count),
        Obstacle::NotHalfway(stone) => ("illegal-jump-halfway", Some(stone), 1),
        Obstacle::TooFar(stone) => ("illegal-jump-far", Some(stone), 1),
    };
    Some(say!(
        speaker,
        key,
        from = from.as_str(),
        to = to.as_str(),
        stone = stone.map_or_else(String::new, |stone| board.name(stone)),
        count = count,
    ))
}

/// Answers a text that isn't a move. A single cell gets what is wrong with a stone there; anything
/// else gets an example of a legal move.
fn unreadable(speaker: Speaker<'_>, view: &MatchView, user: UserId, typed: &str) -> String {
    let position = view.game().map(|game| game.standing.position());
    let cell = strict_move(typed);
    let of_cell = position.filter(|position| position.board().parse_cell(&cell).is_some());
    match of_cell.map(|position| position.parse_ply(&format!("{cell}-{cell}"))) {
        Some(Err(Illegal::SameCell { cell })) => {
            return say!(speaker, "illegal-cannot-move", from = cell);
        }
        Some(Err(illegal)) => return speaker.write(&what_is_wrong(speaker, &illegal)),
        Some(Ok(_)) | None => {}
    }
    let Some(example) = view.suggestions(user, "").into_iter().next() else {
        return speaker.write(&what_is_wrong(speaker, &Illegal::Malformed));
    };
    say!(
        speaker,
        "illegal-malformed",
        typed = wording::quoted(&cut(typed.trim(), MOST_TYPED_CHARS)),
        example = example.text,
    )
}

/// Says where the stone of the typed move can go, or which stones can move, unless already said.
fn what_is_possible(
    speaker: Speaker<'_>,
    view: &MatchView,
    user: UserId,
    typed: &str,
    illegal: &Illegal,
) -> Option<String> {
    if matches!(illegal, Illegal::NotReachable { targets, .. } if !targets.is_empty()) {
        return None;
    }
    let targets = targets_of(speaker, view, user, typed);
    targets.or_else(|| {
        let moves = view.suggestions(user, "");
        let ends = moves.iter().filter_map(|one| one.text.split_once('-'));
        let stones: Vec<&str> = ends.map(|(start, _)| start).collect();
        let named = !stones.is_empty();
        named.then(|| say!(speaker, "illegal-stones", stones = listed(speaker, stones)))
    })
}

/// Says where the stone on the typed move's first cell can go, if anywhere.
pub fn targets_of(
    speaker: Speaker<'_>,
    view: &MatchView,
    user: UserId,
    typed: &str,
) -> Option<String> {
    let strict = strict_move(typed);
    let from = strict.split('-').next().unwrap_or_default();
    let moves = view.suggestions(user, "");
    let ends = moves.iter().filter_map(|one| one.text.split_once('-'));
    let targets = ends.filter(|(start, _)| *start == from);
    let targets: Vec<&str> = targets.map(|(_, end)| end).collect();
    let named = !targets.is_empty();
    named.then(|| {
        let targets = listed(speaker, targets);
        say!(speaker, "illegal-targets", from = from, targets = targets)
    })
}

fn listed(speaker: Speaker<'_>, mut cells: Vec<&str>) -> String {
    cells.sort_unstable();
    cells.dedup();
    let more = (cells.len() > MOST_CELLS).then_some("…");
    cells.truncate(MOST_CELLS);
    let cells: Vec<String> = (cells.into_iter().chain(more)).map(str::to_owned).collect();
    speaker.list(&cells)
}
