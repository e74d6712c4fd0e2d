//! The stones as a search moves them back and forth, with running sums over their places.

use std::hash::Hasher;

use halma_rules::{Color, Position, SLOTS};

use super::layout::{Layout, MOST, MOST_STONES};

/// A stone goes from one slot to another; its own inverse with the two exchanged.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Shift {
    pub from: u16,
    pub to: u16,
}

impl Shift {
    /// No stone moves: a pass.
    pub const NONE: Self = Self { from: 0, to: 0 };

    pub fn back(self) -> Self {
        Self {
            from: self.to,
            to: self.from,
        }
    }
}

/// What a stone of each color costs on each slot, in hundredths of a step; the less the better.
pub(crate) type Costs = [[i32; SLOTS]; MOST];

/// The stones on the board and their sums.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub slots: [u8; SLOTS],
    stones: [[u16; MOST_STONES]; MOST],
    counts: [u8; MOST],
    /// For each slot with a stone its index in the list of its color.
    place: [u8; SLOTS],
    /// The hash key of all stones' places.
    pub key: u64,
    /// By seat: the sum of what its stones cost.
    pub cost: [i32; MOST],
    /// By seat: stones in their own goal, stones in their own home, stones in all.
    pub in_goal: [u8; MOST],
    pub at_home: [u8; MOST],
    pub total: [u8; MOST],
    /// By color: stones of any color in its goal.
    pub goal_filled: [u8; MOST],
}

impl Field {
    /// The board without stones.
    pub fn bare(layout: &Layout) -> Self {
        Self {
            slots: layout.bare,
            stones: [[0; MOST_STONES]; MOST],
            counts: [0; MOST],
            place: [0; SLOTS],
            key: 0,
            cost: [0; MOST],
            in_goal: [0; MOST],
            at_home: [0; MOST],
            total: [0; MOST],
            goal_filled: [0; MOST],
        }
    }

    pub fn of(position: &Position, layout: &Layout, costs: &Costs) -> Self {
        let mut field = Self::bare(layout);
        for color in 0..layout.goals.len() {
            // In cell order, so that equal positions are searched alike.
            let mut cells = position.placement().stones(Color::at(color)).to_vec();
            cells.sort_unstable();
            for cell in cells {
                field.put(color, cell.slot(), layout, costs);
            }
        }
        field
    }

    /// Puts a stone on an empty slot.
    pub fn put(&mut self, color: usize, slot: usize, layout: &Layout, costs: &Costs) {
        let count = usize::from(self.counts[color]);
        self.slots[slot] = color as u8 + 1;
        self.stones[color][count] = slot as u16;
        self.place[slot] = count as u8;
        self.counts[color] += 1;
        self.total[usize::from(layout.owner[color])] += 1;
        self.account(color, slot, layout, costs, 1);
    }

    /// Adds a stone's share to all sums, or takes it away.
    #[inline]
    fn account(&mut self, color: usize, slot: usize, layout: &Layout, costs: &Costs, sign: i8) {
        let seat = usize::from(layout.owner[color]);
        self.key ^= key_of(color, slot);
        self.cost[seat] += i32::from(sign) * costs[color][slot];
        let own = color as u8 + 1;
        let goal = layout.goal_of[slot];
        if goal != 0 {
            let filled = &mut self.goal_filled[usize::from(goal) - 1];
            *filled = filled.wrapping_add_signed(sign);
            if goal == own {
                self.in_goal[seat] = self.in_goal[seat].wrapping_add_signed(sign);
            }
        }
        if layout.home_of[slot] == own {
            self.at_home[seat] = self.at_home[seat].wrapping_add_signed(sign);
        }
    }

    /// Moves a stone to an empty slot; [`Shift::NONE`] moves nothing.
    #[inline]
    pub fn shift(&mut self, shift: Shift, layout: &Layout, costs: &Costs) {
        if shift == Shift::NONE {
            return;
        }
        let (from, to) = (usize::from(shift.from), usize::from(shift.to));
        let stone = std::mem::take(&mut self.slots[from]);
        self.slots[to] = stone;
        let color = usize::from(stone) - 1;
        let place = self.place[from];
        self.place[to] = place;
        self.stones[color][usize::from(place)] = shift.to;
        self.account(color, from, layout, costs, -1);
        self.account(color, to, layout, costs, 1);
    }

    /// The stones of one seat as if no others were there.
    pub fn alone(&self, seat: usize, layout: &Layout, costs: &Costs) -> Self {
        let mut alone = Self::bare(layout);
        for color in layout.colors(seat) {
            for &slot in self.stones(color) {
                alone.put(color, usize::from(slot), layout, costs);
            }
        }
        alone
    }

    /// The key after a move of a color's stone.
    pub fn key_after(&self, color: usize, shift: Shift) -> u64 {
        let key = |slot: u16| key_of(color, usize::from(slot));
        self.key ^ key(shift.from) ^ key(shift.to)
    }

    /// The slots of a color's stones.
    pub fn stones(&self, color: usize) -> &[u16] {
        &self.stones[color][..usize::from(self.counts[color])]
    }

    /// Returns true if all stones of a seat are in the goals of their colors.
    pub fn is_built(&self, seat: usize) -> bool {
        self.in_goal[seat] == self.total[seat] && self.total[seat] > 0
    }

    /// Stones of a seat that aren't yet in their goal.
    pub fn open(&self, seat: usize) -> u8 {
        self.total[seat] - self.in_goal[seat]
    }
}

/// Zobrist's key of a stone on a slot. Computed, not looked up: it takes no longer than a table
/// that other data push out of the cache.
#[inline]
fn key_of(color: usize, slot: usize) -> u64 {
    mix((color * SLOTS + slot) as u64 + 1)
}

/// A hasher for keys of positions, which are spread well already.
#[derive(Default)]
pub(crate) struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {}

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// Spreads a number over all 64 bits, different numbers differently (splitmix64's last step).
pub const fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::tempo::{excess, tempo};
    use crate::evaluation::term::{Knowledge, costs};
    use crate::test_games::{Luck, play};
    use halma_rules::{Ply, Rules, Seat, Standing};

    #[test]
    fn sums_that_follow_moves_are_those_from_scratch() {
        for (seed, rules) in Rules::all().enumerate() {
            let layout = Layout::of(rules);
            let costs = costs(&layout, &Standing::start(rules), Knowledge::ALL);
            let start = Standing::start(rules);
            let mut field = Field::of(start.position(), &layout, &costs);
            let luck = &mut Luck(seed as u64);
            play(rules, start, 120, 3, luck, |before, ply, after| {
                let shift = match ply {
                    Ply::Pass => Shift::NONE,
                    Ply::Move(mv) => Shift {
                        from: mv.from().slot() as u16,
                        to: mv.to().slot() as u16,
                    },
                };
                let (earlier, sums) =
                    (field.clone(), Field::of(before.position(), &layout, &costs));
                assert_eq!(field.sums(), sums.sums(), "{rules:?}");
                field.shift(shift, &layout, &costs);
                assert_ne!(field.key, earlier.key);
                let mut back = field.clone();
                back.shift(shift.back(), &layout, &costs);
                assert_eq!(back.sums(), earlier.sums(), "{rules:?}");
                assert_eq!(back.stones, earlier.stones, "{rules:?}");
                compare(&field, &layout, after);
            });
        }
    }

    /// What doesn't depend on the order of the stones.
    impl Field {
        fn sums(&self) -> impl PartialEq + std::fmt::Debug + use<> {
            let counts = (self.in_goal, self.at_home, self.total, self.goal_filled);
            (self.slots, self.key, self.cost, counts)
        }
    }

    fn compare(field: &Field, layout: &Layout, standing: &Standing) {
        let position = standing.position();
        for seat in standing.playing() {
            let index = seat.index();
            assert_eq!(field.is_built(index), position.is_built(seat));
            assert_eq!(
                usize::from(field.at_home[index]),
                position.stones_at_home(seat)
            );
            assert_eq!(
                usize::from(field.in_goal[index]),
                position.stones_in_goal(seat)
            );
            assert_eq!(tempo(layout, field, index), position.tempo(seat));
            check_excess(field, layout, position, seat);
        }
    }

    /// Checks that distances plus the excess equal the tempo count, except for the constant of a
    /// full goal.
    fn check_excess(field: &Field, layout: &Layout, position: &Position, seat: Seat) {
        let mut sum = 0;
        for color in layout.colors(seat.index()) {
            let distances = |slots: &[u16]| -> u32 {
                let each = slots
                    .iter()
                    .map(|&slot| layout.distance[color][usize::from(slot)]);
                each.map(u32::from).sum()
            };
            let Some(excess) = excess(layout, field, color) else {
                return;
            };
            sum += distances(field.stones(color)) + excess - distances(&layout.goals[color]);
        }
        assert_eq!(sum, position.tempo(seat));
    }
}
