//! How far a jump reaches (docs/rules.md, section 3): the one function that knows it, for all that
//! looks for moves.

use super::cell::SLOTS;
use super::placement::{EMPTY, is_stone};

/// The slot to which a stone that began its turn on `start`, and is on `at` now, can jump in a
/// direction; none where it can't. Its start counts as empty.
///
/// The length of jumps is part of the type, so that searches for moves are made once for each.
#[inline]
pub fn landing<const LONG: bool>(
    slots: &[u8; SLOTS],
    start: u16,
    at: u16,
    direction: i16,
) -> Option<u16> {
    let content = |slot: u16| slots[usize::from(slot) & (SLOTS - 1)];
    let is_free = |slot: u16| content(slot) == EMPTY || slot == start;
    let next = |slot: u16| slot.wrapping_add_signed(direction);
    let mut over = next(at);
    let mut gap = 0;
    if LONG {
        // Walls around the board end the way, so it stays inside the table.
        while is_free(over) {
            over = next(over);
            gap += 1;
        }
    }
    if !is_stone(content(over)) || over == start {
        return None;
    }
    let mut to = next(over);
    if LONG {
        for _ in 0..gap {
            if !is_free(to) {
                return None;
            }
            to = next(to);
        }
    }
    is_free(to).then_some(to)
}

/// Tests whether the stone on a slot has neither an empty neighbor nor a jump (docs/rules.md,
/// section 4, igroved 2). Without an empty neighbor every jump is a short one.
#[inline]
pub fn is_locked(slots: &[u8; SLOTS], directions: &[i16], slot: u16) -> bool {
    directions.iter().all(|&direction| {
        let next = usize::from(slot.wrapping_add_signed(direction)) & (SLOTS - 1);
        slots[next] != EMPTY && landing::<false>(slots, slot, slot, direction).is_none()
    })
}
