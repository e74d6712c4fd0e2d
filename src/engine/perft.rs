//! Counting sequences of legal moves (RULES.md, section 8), to compare engines.

use super::game::Game;
use super::moves::Ply;
use super::standing::Standing;

/// Counts the sequences of `depth` plies from where a game stands. A finished game gives 0 for
/// every depth above 0, also one that finished on the way.
pub fn count(game: &Game, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ if game.outcome().is_some() => 0,
        _ => nodes(&game.standing().clone().without_stall_beyond(depth), depth),
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
        .map(|ply| (ply, nodes_after(&standing, ply, depth - 1)))
        .collect()
}

/// The count for depth 1 and more in a game that goes on.
fn nodes(standing: &Standing, depth: u32) -> u64 {
    if depth == 1 {
        return standing.position.count_legal_plies();
    }
    let mut sum = 0;
    let mut moves = 0_u64;
    standing.position.for_each_move(|mv| {
        moves += 1;
        sum += nodes_after(standing, Ply::Move(mv), depth - 1);
    });
    // A game in which nobody can move has ended, so here the pass is legal.
    if moves == 0 {
        nodes_after(standing, Ply::Pass, depth - 1)
    } else {
        sum
    }
}

fn nodes_after(standing: &Standing, ply: Ply, depth: u32) -> u64 {
    let mut next = standing.clone();
    match next.advance(ply) {
        _ if depth == 0 => 1,
        Some(_) => 0,
        None => nodes(&next, depth),
    }
}
