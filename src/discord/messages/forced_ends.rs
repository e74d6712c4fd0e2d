//! How near a game is to the ends that the rules force, in words.

use super::seat;
use crate::discord::text::{Speaker, say};
use crate::engine::{BySeat, ForcedEnd, Seat};
use crate::service::GameView;

/// The figures at which a counter becomes a warning.
const WARNINGS: [u32; 2] = [5, 1];
/// From so many rounds, or own moves, before an end everybody is told of it.
const NEAR: u32 = 10;

/// Which counters are shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Counters {
    /// Those of ends that are near.
    Near,
    /// All of them, for whoever asks.
    All,
}

/// One line for each forced end that matters.
pub(super) fn lines(speaker: Speaker<'_>, game: &GameView, counters: Counters) -> Vec<String> {
    let ends = game.standing.forced_ends();
    let lines = ends.iter().filter_map(|end| line(speaker, game, end));
    let shown = lines.filter(|(_, left)| counters == Counters::All || *left <= NEAR);
    shown
        .map(|(text, left)| {
            if WARNINGS.contains(&left) {
                say!(speaker, "warning", text = text)
            } else {
                text
            }
        })
        .collect()
}

/// What the fewest steps are for, where a rule counts them: said once, when the game begins.
pub(super) fn explained(speaker: Speaker<'_>, game: &GameView) -> Option<String> {
    let ends = game.standing.forced_ends();
    let mut rounds = ends.iter().filter_map(|end| match end {
        ForcedEnd::TempoInRound { round, .. } => Some(round),
        _ => None,
    });
    let round = rounds.next()?;
    Some(say!(speaker, "tempo-explained", round = round))
}

/// What a forced end says, and how many rounds or moves are left until then.
fn line(speaker: Speaker<'_>, game: &GameView, end: &ForcedEnd) -> Option<(String, u32)> {
    Some(match end {
        ForcedEnd::HomeInRound {
            round,
            rounds_left,
            at_home,
        } => {
            let homes = homes(speaker, game, at_home)?;
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
            let to_move = game.standing.position().to_move();
            let left = moves_left[to_move];
            if at_home[to_move] == 0 {
                return None;
            }
            let homes = homes(speaker, game, at_home)?;
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
            if *quiet_rounds == 0 {
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
    })
}

/// Those who still have stones at home, and how many; none where nobody has.
fn homes(speaker: Speaker<'_>, game: &GameView, at_home: &BySeat<usize>) -> Option<String> {
    let playing: Vec<Seat> = game.standing.playing().collect();
    let concerned = playing.into_iter().filter(|who| at_home[*who] > 0);
    let counts = concerned.map(|who| {
        say!(
            speaker,
            "forced-home-seat",
            seat = seat(speaker, game, who),
            count = at_home[who],
        )
    });
    let counts: Vec<String> = counts.collect();
    (!counts.is_empty()).then(|| counts.join(", "))
}
