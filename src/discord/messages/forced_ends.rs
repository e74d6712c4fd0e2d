//! How near a game is to the ends that the rules force, in words.

use super::seat;
use crate::discord::text::{Speaker, say};
use crate::engine::{BySeat, ForcedEnd, Seat};
use crate::service::GameView;

/// The figures at which a counter becomes a warning.
const WARNINGS: [u32; 2] = [5, 1];
/// The stall rule is mentioned once so many rounds have passed without progress.
const QUIET_ROUNDS_SHOWN: u32 = 10;

/// One line for each forced end that matters now.
pub(super) fn lines(speaker: Speaker<'_>, game: &GameView) -> Vec<String> {
    let ends = game.standing.forced_ends();
    ends.iter()
        .filter_map(|end| line(speaker, game, end))
        .collect()
}

fn line(speaker: Speaker<'_>, game: &GameView, end: &ForcedEnd) -> Option<String> {
    let (text, left) = match end {
        ForcedEnd::HomeInRound {
            round,
            rounds_left,
            at_home,
        } => {
            let homes = homes(speaker, game, at_home);
            let key = "forced-home";
            let text = say!(
                speaker,
                key,
                round = round,
                left = rounds_left,
                homes = homes
            );
            (text, *rounds_left)
        }
        ForcedEnd::TempoInRound { round, rounds_left } => {
            let text = say!(speaker, "forced-tempo", round = round, left = rounds_left);
            (text, *rounds_left)
        }
        ForcedEnd::HomeAfterOwnMoves {
            moves,
            moves_left,
            at_home,
        } => {
            if at_home.values().all(|&stones| stones == 0) {
                return None;
            }
            let to_move = game.standing.position().to_move();
            let left = moves_left[to_move];
            let homes = homes(speaker, game, at_home);
            let who = seat(speaker, game, to_move);
            let key = if left == 0 {
                "forced-home-moves-now"
            } else {
                "forced-home-moves"
            };
            let text = say!(
                speaker,
                key,
                seat = who,
                moves = moves,
                left = left,
                homes = homes
            );
            // The check is on with the next move once none is left.
            (text, left.max(1))
        }
        ForcedEnd::Stall {
            quiet_rounds,
            rounds_left,
            loser,
        } => {
            if *quiet_rounds < QUIET_ROUNDS_SHOWN {
                return None;
            }
            let key = match loser {
                Some(_) => "forced-stall-loses",
                None => "forced-stall",
            };
            let loser = loser.map(|loser| seat(speaker, game, loser));
            let text = say!(
                speaker,
                key,
                quiet = quiet_rounds,
                left = rounds_left,
                loser = loser.unwrap_or_default(),
            );
            (text, *rounds_left)
        }
    };
    Some(if WARNINGS.contains(&left) {
        say!(speaker, "warning", text = text)
    } else {
        text
    })
}

/// The stones that each seat still has at home.
fn homes(speaker: Speaker<'_>, game: &GameView, at_home: &BySeat<usize>) -> String {
    let playing: Vec<Seat> = game.standing.playing().collect();
    let counts = playing.into_iter().map(|who| {
        say!(
            speaker,
            "forced-home-seat",
            seat = seat(speaker, game, who),
            count = at_home[who],
        )
    });
    counts.collect::<Vec<_>>().join(", ")
}
