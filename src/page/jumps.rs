//! Where stones can jump within a turn, for those who go jump by jump.

use std::collections::{BTreeMap, BTreeSet};

use halma_rules::{Cell, Position};
use halma_service::Suggestion;

/// The landings of one jump from each cell that a stone can reach by jumps.
type Landings = BTreeMap<String, Vec<String>>;

/// Returns the jumps of each stone that can jump more than once.
pub(super) fn jumps(position: &Position, moves: &[Suggestion]) -> BTreeMap<String, Landings> {
    let chains = moves.iter().filter(|one| one.jumps > 1);
    let starts: BTreeSet<Cell> = chains.map(|one| one.mv.from()).collect();
    let name = |start| position.board().name(start);
    let jumps = starts
        .into_iter()
        .map(|start| (name(start), landings(position, start)));
    jumps.collect()
}

fn landings(position: &Position, start: Cell) -> Landings {
    let board = position.board();
    let mut found = Landings::new();
    let mut open = vec![start];
    while let Some(at) = open.pop() {
        if found.contains_key(&board.name(at)) {
            continue;
        }
        let next = position.jumps_on(start, at);
        let names = next.iter().map(|&cell| board.name(cell)).collect();
        found.insert(board.name(at), names);
        open.extend(next);
    }
    found
}
