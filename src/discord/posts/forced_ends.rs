//! How near a game is to the ends that the rules force, in words.

use crate::discord::parts::wording::seat;
use crate::discord::text::{Speaker, say};
use crate::service::GameView;
use halma_rules::{BySeat, ForcedEnd, Seat};

/// The figures at which a counter becomes a warning.
const WARNINGS: [u32; 2] = [5, 1];

/// Which counters are shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Counters {
    /// Those of ends that are near.
    Near,
    /// All of them, for whoever asks.
    All,
}

/// One line for each forced end that matters.
pub fn lines(speaker: Speaker<'_>, game: &GameView, counters: Counters) -> Vec<String> {
    let ends = game.standing.forced_ends();
    let shown = ends.iter().filter_map(|end| {
        let left = end.left(&game.standing)?;
        let is_shown = counters == Counters::All || left <= ForcedEnd::NEAR;
        is_shown.then(|| (line(speaker, game, end), left))
    });
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

/// What a forced end says.
fn line(speaker: Speaker<'_>, game: &GameView, end: &ForcedEnd) -> String {
    match end {
        ForcedEnd::HomeInRound {
            round,
            rounds_left,
            at_home,
        } => say!(
            speaker,
            "forced-home",
            round = round,
            left = rounds_left,
            homes = homes(speaker, game, at_home)
        ),
        ForcedEnd::TempoInRound { round, rounds_left } => {
            say!(speaker, "forced-tempo", round = round, left = rounds_left)
        }
        ForcedEnd::HomeAfterOwnMoves {
            moves,
            moves_left,
            at_home,
        } => {
            let to_move = game.standing.position().to_move();
            let left = moves_left[to_move];
            let key = if left == 0 {
                "forced-home-moves-now"
            } else {
                "forced-home-moves"
            };
            say!(
                speaker,
                key,
                seat = seat(speaker, game, to_move),
                moves = moves,
                left = left,
                homes = homes(speaker, game, at_home)
            )
        }
        ForcedEnd::Stall {
            quiet_rounds,
            rounds_left,
            loser,
        } => {
            let key = match loser {
                Some(_) => "forced-stall-loses",
                None => "forced-stall",
            };
            let loser = loser.map(|loser| seat(speaker, game, loser));
            say!(
                speaker,
                key,
                quiet = quiet_rounds,
                left = rounds_left,
                loser = loser.unwrap_or_default(),
            )
        }
    }
}

/// Those who still have stones at home, and how many.
fn homes(speaker: Speaker<'_>, game: &GameView, at_home: &BySeat<usize>) -> String {
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
    speaker.list(&counts.collect::<Vec<String>>())
}
