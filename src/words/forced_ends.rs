//! How near a game is to its forced ends, in words.

use halma_rules::{BySeat, Contest, ForcedEnd};
use halma_service::GameView;

use super::names::{practice, seat};
use super::{Reader, Speaker, Text, joined, text};

/// A line becomes a warning when this many rounds or moves are left.
const WARNINGS: [u32; 2] = [5, 1];

/// Returns one line per forced end that is near.
pub fn near(speaker: Speaker<'_>, game: &GameView, reader: Reader) -> Vec<Text> {
    within(speaker, game, reader, ForcedEnd::NEAR)
}

/// Returns one line per forced end, however far away it is.
pub fn all(speaker: Speaker<'_>, game: &GameView, reader: Reader) -> Vec<Text> {
    within(speaker, game, reader, u32::MAX)
}

fn within(speaker: Speaker<'_>, game: &GameView, reader: Reader, most: u32) -> Vec<Text> {
    let ends = game.standing.forced_ends();
    let shown = ends.iter().filter_map(|end| {
        let left = end.left(&game.standing)?;
        let is_shown = left <= most && concerns_anyone(game, end);
        is_shown.then(|| (line(speaker, game, end, reader), left))
    });
    shown
        .map(|(text, left)| {
            if WARNINGS.contains(&left) {
                text!(speaker, "warning", text = text)
            } else {
                text
            }
        })
        .collect()
}

/// Returns true unless a forced end is only for those who have stones at home, and they haven't.
fn concerns_anyone(game: &GameView, end: &ForcedEnd) -> bool {
    match end {
        ForcedEnd::HomeInRound { at_home, .. } => {
            game.standing.playing().any(|seat| at_home[seat] > 0)
        }
        ForcedEnd::HomeAfterOwnMoves { at_home, .. } => {
            at_home[game.standing.position().to_move()] > 0
        }
        ForcedEnd::TempoInRound { .. } | ForcedEnd::Stall { .. } => true,
    }
}

/// Returns the text of a forced end.
fn line(speaker: Speaker<'_>, game: &GameView, end: &ForcedEnd, reader: Reader) -> Text {
    let homes = |at_home| homes(speaker, game, at_home, reader);
    match end {
        ForcedEnd::HomeInRound {
            round,
            rounds_left,
            at_home,
        } => text!(
            speaker,
            "forced-home",
            round = round,
            left = rounds_left,
            homes = homes(at_home)
        ),
        ForcedEnd::TempoInRound { round, rounds_left } => {
            text!(speaker, "forced-tempo", round = round, left = rounds_left)
        }
        ForcedEnd::HomeAfterOwnMoves {
            moves_left,
            at_home,
            ..
        } => {
            let to_move = game.standing.position().to_move();
            text!(
                speaker,
                "forced-home-moves",
                seat = seat(speaker, game, to_move),
                // The next one is the first that is checked.
                left = moves_left[to_move] + 1,
                homes = homes(at_home)
            )
        }
        ForcedEnd::Stall {
            quiet_rounds,
            rounds_left,
            loser,
        } => {
            let key = match loser {
                Some(_) => "forced-stall-loses",
                None if game.standing.rules().contest() == Contest::Places => "forced-stall-places",
                None => "forced-stall",
            };
            let loser = loser.map(|loser| seat(speaker, game, loser));
            text!(
                speaker,
                key,
                quiet = quiet_rounds,
                left = rounds_left,
                loser = loser.unwrap_or_default(),
                practice = practice(game),
            )
        }
    }
}

/// Says who still has stones at home, and how many, one sentence each. The player to move is
/// addressed directly, unless someone else may have asked.
fn homes(speaker: Speaker<'_>, game: &GameView, at_home: &BySeat<usize>, reader: Reader) -> Text {
    let spoken_to =
        (reader == Reader::Everyone && !game.practice && game.to_move().person().is_some())
            .then(|| game.standing.position().to_move());
    let concerned = game.standing.playing().filter(|who| at_home[*who] > 0);
    let counts = concerned.map(|who| {
        let count = at_home[who];
        if Some(who) == spoken_to {
            text!(speaker, "forced-home-own", count = count)
        } else {
            let seat = seat(speaker, game, who);
            text!(speaker, "forced-home-seat", seat = seat, count = count)
        }
    });
    joined(counts)
}
