//! The answer to a move that cannot be played: what is wrong with it, what can be played, and ways
//! back to it.

use serenity::builder::CreateActionRow;
use serenity::model::application::ButtonStyle;

use crate::discord::parts::body::Body;
use crate::discord::parts::components::button;
use crate::discord::parts::id::AtTurn;
use crate::discord::play::choose_move_message::type_again;
use crate::discord::play::click::Click;
use crate::discord::text::{Speaker, say};
use crate::ids::UserId;
use crate::service::{MatchView, strict_move};
use halma_rules::Illegal;

/// The most cells that are named.
const MOST_CELLS: usize = 24;

/// Says what is wrong with a move that somebody typed.
pub fn illegal_move(
    speaker: Speaker<'_>,
    view: &MatchView,
    user: UserId,
    typed: &str,
    illegal: &Illegal,
) -> Body {
    let why = what_is_wrong(speaker, illegal);
    let code = view.code.as_str();
    let mut lines = vec![say!(speaker, "illegal-in", code = code, why = why)];
    lines.extend(what_is_possible(speaker, view, user, typed, illegal));
    let (at, key) = (AtTurn::of(view), "button-choose-move");
    let choose = button(speaker, Click::Move { at }, key, ButtonStyle::Primary);
    let again = type_again(speaker, view, typed);
    Body {
        rows: vec![CreateActionRow::Buttons(vec![choose, again])],
        ..Body::text(lines.join("\n"))
    }
}

/// Where the stone of the typed move can go, or which stones can move, unless that was said.
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
    let moves = view.suggestions(user, "");
    let ends = moves.iter().filter_map(|one| one.text.split_once('-'));
    let ends: Vec<(&str, &str)> = ends.collect();
    let strict = strict_move(typed);
    let from = strict.split('-').next().unwrap_or_default();
    let targets = ends.iter().filter(|(start, _)| *start == from);
    let targets: Vec<&str> = targets.map(|(_, end)| *end).collect();
    if !targets.is_empty() {
        let targets = listed(speaker, targets);
        return Some(say!(
            speaker,
            "illegal-targets",
            from = from,
            targets = targets
        ));
    }
    let stones: Vec<&str> = ends.into_iter().map(|(start, _)| start).collect();
    let named = !stones.is_empty();
    named.then(|| say!(speaker, "illegal-stones", stones = listed(speaker, stones)))
}

fn listed(speaker: Speaker<'_>, mut cells: Vec<&str>) -> String {
    cells.sort_unstable();
    cells.dedup();
    let more = (cells.len() > MOST_CELLS).then_some("…");
    cells.truncate(MOST_CELLS);
    let cells: Vec<String> = (cells.into_iter().chain(more)).map(str::to_owned).collect();
    speaker.list(&cells)
}

/// What is wrong with a move.
pub fn what_is_wrong(speaker: Speaker<'_>, illegal: &Illegal) -> String {
    match illegal {
        Illegal::Malformed => say!(speaker, "illegal-malformed"),
        Illegal::NoSuchCell { name } => {
            say!(
                speaker,
                "illegal-no-such-cell",
                name = name.replace('`', "'")
            )
        }
        Illegal::EmptyCell { cell } => say!(speaker, "illegal-empty-cell", cell = cell.as_str()),
        Illegal::NotYourStone { cell } => {
            say!(speaker, "illegal-not-your-stone", cell = cell.as_str())
        }
        Illegal::SameCell { cell } => say!(speaker, "illegal-same-cell", cell = cell.as_str()),
        Illegal::TargetTaken { cell } => {
            say!(speaker, "illegal-target-taken", cell = cell.as_str())
        }
        Illegal::NotReachable { from, to, targets } => {
            let key = if targets.is_empty() {
                "illegal-cannot-move"
            } else {
                "illegal-not-reachable"
            };
            let targets = speaker.list(targets);
            say!(
                speaker,
                key,
                from = from.as_str(),
                to = to.as_str(),
                targets = targets
            )
        }
        Illegal::LeavesGoal { from, to } => {
            say!(
                speaker,
                "illegal-leaves-goal",
                from = from.as_str(),
                to = to.as_str()
            )
        }
        Illegal::WrongRoute { leg, from, to } => say!(
            speaker,
            "illegal-wrong-route",
            leg = *leg,
            from = from.as_str(),
            to = to.as_str(),
        ),
        Illegal::PassNotForced => say!(speaker, "illegal-pass"),
        Illegal::GameOver(_) => say!(speaker, "refused-game-over"),
    }
}
