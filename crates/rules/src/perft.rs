//! Counting sequences of legal moves (docs/rules.md, section 8), to compare engines.
//!
//! ```
//! use halma_rules::{Game, Rules, Variant, perft};
//!
//! let game = Game::new(Rules::default_for(Variant::Halma8));
//! assert_eq!(perft::count(&game, 3), 20_050);
//! ```

use super::game::Game;
use super::moves::Ply;
use super::standing::Standing;

/// Counts the sequences of `depth` plies from a game's standing. Sequences that would continue past
/// the end of a game don't count.
pub fn count(game: &Game, depth: u32) -> u64 {
    count_until(game, depth, &|| false).expect("never stopped")
}

/// Like [`count`], but returns `None` if the closure says to stop. It is asked at every inner
/// position.
pub fn count_until(game: &Game, depth: u32, stop: &dyn Fn() -> bool) -> Option<u64> {
    match depth {
        0 => Some(1),
        _ if game.outcome().is_some() => Some(0),
        _ => {
            let standing = game.standing().clone().without_stall_beyond(depth);
            nodes(&standing, depth, stop)
        }
    }
}

/// The counts by first ply, in cell order; their sum is [`count`]. Empty for depth 0.
pub fn divide(game: &Game, depth: u32) -> Vec<(Ply, u64)> {
    if depth == 0 || game.outcome().is_some() {
        return Vec::new();
    }
    let standing = game.standing().clone().without_stall_beyond(depth);
    let plies = standing.position.legal_plies().into_iter();
    plies
        .map(|ply| {
            let after = nodes_after(&standing, ply, depth - 1, &|| false);
            (ply, after.expect("never stopped"))
        })
        .collect()
}

/// The count for a running game and a depth of at least 1; `None` if stopped.
fn nodes(standing: &Standing, depth: u32, stop: &dyn Fn() -> bool) -> Option<u64> {
    if depth == 1 {
        return Some(standing.position.count_legal_plies());
    }
    if stop() {
        return None;
    }
    let mut sum = Some(0);
    let mut moves = 0_u64;
    standing.position.for_each_move(|mv| {
        moves += 1;
        if let Some(so_far) = sum {
            let after = nodes_after(standing, Ply::Move(mv), depth - 1, stop);
            sum = after.map(|after| so_far + after);
        }
    });
    // If nobody could move, the game would have ended, so the pass is legal.
    if moves == 0 {
        nodes_after(standing, Ply::Pass, depth - 1, stop)
    } else {
        sum
    }
}

fn nodes_after(standing: &Standing, ply: Ply, depth: u32, stop: &dyn Fn() -> bool) -> Option<u64> {
    let mut next = standing.clone();
    match next.advance(ply) {
        _ if depth == 0 => Some(1),
        Some(_) => Some(0),
        None => nodes(&next, depth, stop),
    }
}
