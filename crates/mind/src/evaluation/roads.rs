//! What sums over cells can't say: whether a stone's road is open.

use halma_rules::SLOTS;

use crate::board::field::Field;
use crate::board::layout::{EMPTY, Layout, WALL};

/// With more stones than this at home or near it, a color has hardly set out, and nobody is jailed.
const LAST: usize = 6;

/// The stones of a color at home, or beside it, that are jailed: stones of others cover every way
/// on. Own stones cover nothing, because they can give way.
pub(crate) fn jailed(layout: &Layout, field: &Field, color: usize) -> usize {
    let rear = &layout.rear[color];
    let is_behind = |slot: &&u16| rear.is_part[usize::from(**slot)];
    let behind = field.stones(color).iter().filter(is_behind);
    if !(1..=LAST).contains(&behind.clone().count()) {
        return 0;
    }
    let free = free(layout, &field.slots, color);
    behind.filter(|slot| !free[usize::from(**slot)]).count()
}

/// The slots at home and beside it from which a stone of the color can go on.
fn free(layout: &Layout, slots: &[u8; SLOTS], color: usize) -> [bool; SLOTS] {
    let (rear, own) = (&layout.rear[color], color as u8 + 1);
    let is_passable = |slot: usize| slots[slot] == EMPTY || slots[slot] == own;
    let mut free = [false; SLOTS];
    let leads_on = |from: usize, way: isize, free: &[bool; SLOTS]| {
        let is_on = |to: usize| is_passable(to) && (!rear.is_part[to] || free[to]);
        let next = from.wrapping_add_signed(way) & (SLOTS - 1);
        let beyond = next.wrapping_add_signed(way) & (SLOTS - 1);
        let has_stone = slots[next] != WALL && slots[next] != EMPTY;
        is_on(next) || has_stone && is_on(beyond)
    };
    let mut grows = true;
    while grows {
        grows = false;
        for slot in rear.slots.iter().map(|slot| usize::from(*slot)) {
            let mut ways = layout.ways.iter();
            if !free[slot] && is_passable(slot) && ways.any(|&way| leads_on(slot, way, &free)) {
                (free[slot], grows) = (true, true);
            }
        }
    }
    free
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::term::{Knowledge, costs};
    use halma_rules::notation::parse_position;
    use halma_rules::{Rules, Standing, Variant};

    fn jailed_in(text: &str) -> [usize; 2] {
        let rules = Rules::default_for(Variant::Corners);
        let position = parse_position(rules, text).expect("the position is right");
        let layout = Layout::of(rules);
        let costs = costs(&layout, &Standing::of(position.clone()), Knowledge::ALL);
        let field = Field::of(&position, &layout, &costs);
        [0, 1].map(|color| jailed(&layout, &field, color))
    }

    #[test]
    fn a_stone_behind_stones_of_others_is_jailed() {
        // The stone on h1 has two rows before it on both sides.
        let shut = "aaaa4/aaaa4/aaa5/8/6bb/5bbb/5bbb/3bbbba 1 35";
        assert_eq!(jailed_in(shut), [1, 0]);
    }

    #[test]
    fn a_way_out_over_another_stone_or_past_an_own_one_is_open() {
        // From h1 it jumps over h2 to h3.
        let jump = "aaaa4/aaaa4/aaa5/8/5bbb/5bb1/5bbb/3bbbba 1 35";
        assert_eq!(jailed_in(jump), [0, 0]);
        // The own stone on g1 can go first.
        let own = "aaaa4/aaaa4/aa6/4b3/5bbb/4bbbb/5b1b/3bb1aa 1 35";
        assert_eq!(jailed_in(own), [0, 0]);
    }

    #[test]
    fn nobody_is_jailed_at_the_start() {
        let start = halma_rules::notation::position_text(
            Standing::start(Rules::default_for(Variant::Corners)).position(),
        );
        assert_eq!(jailed_in(&start), [0, 0]);
    }
}
