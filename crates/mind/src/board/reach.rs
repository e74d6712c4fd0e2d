//! Where stones can go: a flood fill over landings in waves, so that it can stop after a number of
//! jumps.

use halma_rules::{Jumping, Jumps, LongJumps, SLOTS, ShortJumps};

use super::field::{Field, Shift};
use super::layout::{Compass, EMPTY, Layout};

/// The scratch of the flood fill.
pub(crate) struct Reach {
    /// For each slot the number of the search that landed there last.
    landed: [u32; SLOTS],
    searches: u32,
    pending: [u16; 256],
    /// The most jumps of one chain.
    jumps: u32,
}

impl Reach {
    pub fn new(jumps: u32) -> Self {
        Self {
            landed: [0; SLOTS],
            searches: 0,
            pending: [0; 256],
            jumps,
        }
    }

    /// Calls `found` once for each legal move of a seat's stones, as far as the jumps reach.
    #[inline]
    pub fn moves(
        &mut self,
        field: &Field,
        layout: &Layout,
        seat: usize,
        mut found: impl FnMut(usize, Shift),
    ) {
        match &layout.compass {
            Compass::Four(ways) => self.moves_in(ways, field, layout, seat, &mut found),
            Compass::Six(ways) => self.moves_in(ways, field, layout, seat, &mut found),
            Compass::Eight(ways) => self.moves_in(ways, field, layout, seat, &mut found),
        }
    }

    #[inline]
    fn moves_in<const D: usize>(
        &mut self,
        ways: &[i16; D],
        field: &Field,
        layout: &Layout,
        seat: usize,
        found: &mut impl FnMut(usize, Shift),
    ) {
        match layout.rules.jumps() {
            Jumps::Short => {
                let mut jumping = ShortJumps::over(ways, &field.slots);
                self.moves_by(&mut jumping, ways, field, layout, seat, found);
            }
            Jumps::Long => {
                let colors = 0..layout.goals.len();
                let stones = colors.flat_map(|color| field.stones(color)).copied();
                let mut jumping = LongJumps::<D>::over(layout.board(), stones);
                self.moves_by(&mut jumping, ways, field, layout, seat, found);
            }
        }
    }

    #[inline]
    fn moves_by<const D: usize>(
        &mut self,
        jumping: &mut impl Jumping,
        ways: &[i16; D],
        field: &Field,
        layout: &Layout,
        seat: usize,
        found: &mut impl FnMut(usize, Shift),
    ) {
        for color in layout.colors(seat) {
            for &from in field.stones(color) {
                let ends = layout.end_cells(color, from);
                self.targets(jumping, ways, &field.slots, from, |to| {
                    if ends.is_none_or(|ends| ends.contains(layout.cell(to))) {
                        found(color, Shift { from, to });
                    }
                });
            }
        }
    }

    #[inline]
    fn targets<const D: usize>(
        &mut self,
        jumping: &mut impl Jumping,
        ways: &[i16; D],
        slots: &[u8; SLOTS],
        from: u16,
        mut reached: impl FnMut(u16),
    ) {
        self.searches += 1;
        let search = self.searches;
        // Landing on the start again opens nothing new.
        self.landed[usize::from(from)] = search;
        self.pending[0] = from;
        jumping.lift(from);
        let (mut next, mut count, mut jumps) = (0, 1, 0);
        while next < count && jumps < self.jumps {
            jumps += 1;
            let wave = next..count;
            next = count;
            for index in wave {
                let at = self.pending[index & 255];
                jumping.each_landing(at, |to| {
                    let slot = usize::from(to) & (SLOTS - 1);
                    if self.landed[slot] != search {
                        self.landed[slot] = search;
                        self.pending[count & 255] = to;
                        count += 1;
                        reached(to);
                    }
                });
            }
        }
        jumping.put_back(from);
        for &way in ways {
            let to = from.wrapping_add_signed(way);
            let slot = usize::from(to) & (SLOTS - 1);
            if slots[slot] == EMPTY && self.landed[slot] != search {
                reached(to);
            }
        }
    }

    /// Tests whether a seat has a legal step or jump.
    pub fn can_move(&mut self, field: &Field, layout: &Layout, seat: usize) -> bool {
        let mut any = false;
        self.moves(field, layout, seat, |_, _| any = true);
        any
    }
}

/// Tests whether the stone on a slot has neither an empty neighbor nor a jump (docs/rules.md,
/// section 4, igroved 2).
pub(crate) fn is_locked(layout: &Layout, slots: &[u8; SLOTS], slot: u16) -> bool {
    halma_rules::is_locked(slots, layout.board().directions(), slot)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::term::{Knowledge, costs};
    use crate::test_games::{Luck, play};
    use halma_rules::{Ply, Rules, Standing};

    #[test]
    fn moves_are_those_of_the_engine() {
        for (seed, rules) in Rules::all().enumerate() {
            let layout = Layout::of(rules);
            let costs = costs(&layout, &Standing::start(rules), Knowledge::ALL);
            let mut reach = Reach::new(u32::MAX);
            let mut short = Reach::new(1);
            let luck = &mut Luck(seed as u64);
            play(
                rules,
                Standing::start(rules),
                90,
                4,
                luck,
                |before, _, _| {
                    let position = before.position();
                    let field = Field::of(position, &layout, &costs);
                    let seat = position.to_move().index();
                    let mut found = Vec::new();
                    reach.moves(&field, &layout, seat, |_, shift| {
                        found.push((usize::from(shift.from), usize::from(shift.to)));
                    });
                    found.sort_unstable();
                    let plies = position.legal_plies().into_iter();
                    let known = plies.filter_map(|ply| match ply {
                        Ply::Move(mv) => Some((mv.from().slot(), mv.to().slot())),
                        Ply::Pass => None,
                    });
                    assert_eq!(found, known.collect::<Vec<_>>(), "{rules:?}");
                    short.moves(&field, &layout, seat, |_, shift| {
                        let far = layout
                            .board()
                            .distance(layout.cell(shift.from), layout.cell(shift.to));
                        let is_long = rules.jumps() == Jumps::Long;
                        assert!(
                            is_long || far <= 4,
                            "one hop goes two cells, also on a diagonal"
                        );
                    });
                    for &cell in position.board().cells() {
                        let slot = cell.slot() as u16;
                        let locked = is_locked(&layout, &field.slots, slot);
                        assert_eq!(locked, position.is_locked(cell));
                    }
                },
            );
        }
    }
}
