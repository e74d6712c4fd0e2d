//! A proof that a seat can't fill its goals within a number of moves, while the other seat plays
//! moves that are known (docs/race.md).

use std::collections::HashSet;
use std::hash::BuildHasherDefault;

use halma_rules::Jumps;

use super::track::Track;
use crate::board::field::{AsItIs, Field, Shift, mix};
use crate::board::layout::EMPTY;
use crate::board::mask::Mask;
use crate::board::reach::Reach;

/// The search through everything that a seat can play.
pub(crate) struct Latecomer<'a> {
    track: &'a Track<'a>,
    seat: usize,
    /// The other seat's moves.
    way: &'a [Shift],
    /// By the number of those that are played: where its stones are from then on.
    bridges: Vec<Mask>,
    goals: Mask,
    /// Positions from which the goals can't be filled in time, with the moves left.
    vain: HashSet<u64, BuildHasherDefault<AsItIs>>,
    reach: Reach,
}

impl<'a> Latecomer<'a> {
    pub fn new(track: &'a Track, seat: usize, way: &'a [Shift]) -> Self {
        Self {
            track,
            seat,
            way,
            bridges: Vec::new(),
            goals: track.goals(seat),
            vain: HashSet::default(),
            reach: Reach::new(u32::MAX),
        }
    }

    /// Returns true if it is proven that the seat can't fill its goals with this many moves, of
    /// which the first is played after `played` moves of the other's way.
    pub fn is_too_late(&mut self, field: &Field, moves: u32, played: usize) -> bool {
        let mut field = field.clone();
        self.bridges = self.bridges(&field);
        for &shift in &self.way[..played] {
            field.shift(shift, self.track.layout, self.track.costs);
        }
        !self.can_build(&mut field, moves, played) && !self.track.is_over()
    }

    /// Where the other seat's stones stand from each of its moves on.
    fn bridges(&self, field: &Field) -> Vec<Mask> {
        let mut masks = vec![self.track.stones(field, 1 - self.seat)];
        for shift in self.way {
            let last = masks[masks.len() - 1];
            masks.push(last & !Mask::of(&[shift.from]) | Mask::of(&[shift.to]));
        }
        for index in (1..masks.len()).rev() {
            masks[index - 1] = masks[index - 1] | masks[index];
        }
        masks
    }

    fn can_build(&mut self, field: &mut Field, moves: u32, played: usize) -> bool {
        if field.is_built(self.seat) {
            return true;
        }
        let key = field.key ^ mix(u64::from(moves));
        if self.track.is_over() || self.needs_more(field, moves, played) || self.vain.contains(&key)
        {
            return false;
        }
        let (layout, costs) = (self.track.layout, self.track.costs);
        let reply = self.way.get(played).copied().unwrap_or(Shift::NONE);
        for shift in self.moves(field) {
            field.shift(shift, layout, costs);
            if field.is_built(self.seat) {
                return true;
            }
            // A stone is in the way only if it is at home when that has lost already.
            if reply == Shift::NONE || field.slots[usize::from(reply.to)] == EMPTY {
                field.shift(reply, layout, costs);
                if self.can_build(field, moves - 1, played + 1) {
                    return true;
                }
                field.shift(reply.back(), layout, costs);
            }
            field.shift(shift.back(), layout, costs);
        }
        self.vain.insert(key);
        false
    }

    /// All moves, those that gain most first; a pass if there is none.
    fn moves(&mut self, field: &Field) -> Vec<Shift> {
        let (layout, costs) = (self.track.layout, self.track.costs);
        let mut moves = Vec::new();
        self.reach.moves(field, layout, self.seat, |color, shift| {
            let cost = |slot: u16| costs[color][usize::from(slot)];
            moves.push((cost(shift.to) - cost(shift.from), shift));
        });
        self.track.count(moves.len() as u64);
        moves.sort_by_key(|(loss, _)| *loss);
        if moves.is_empty() {
            moves.push((0, Shift::NONE));
        }
        moves.into_iter().map(|(_, shift)| shift).collect()
    }

    /// Returns true if the seat needs more than this many moves, by a bound.
    fn needs_more(&self, field: &Field, moves: u32, played: usize) -> bool {
        let open = u32::from(field.open(self.seat));
        let Some(spare) = moves.checked_sub(open) else {
            return true;
        };
        let own = self.track.stones(field, self.seat);
        let bridges = own | self.goals | self.bridges[played.min(self.bridges.len() - 1)];
        let mut colors = self.track.layout.colors(self.seat);
        colors.any(|color| {
            let goal = Mask::of(&self.track.layout.goals[color]);
            let outside = Mask::of(field.stones(color)) & !goal;
            self.is_farther(outside, goal, spare + 1, bridges)
        })
    }

    /// Returns true if one of these stones needs more than `most` moves of its own or of stones
    /// that come to help it.
    fn is_farther(&self, outside: Mask, goal: Mask, most: u32, bridges: Mask) -> bool {
        let (ground, board) = (self.track.ground, self.track.ground.board);
        // Where a stone at rest, or within a chain of jumps, needs no more than so many moves.
        let (mut at_rest, mut in_chain) = (goal, ground.chains(goal, bridges, board));
        for _ in 0..most {
            at_rest |= ground.steps(at_rest) & board | in_chain;
            if outside.is_within(at_rest) {
                return false;
            }
            in_chain = match ground.jumps() {
                Jumps::Short => {
                    let helped = ground.jumps_from(in_chain, board, board);
                    ground.chains(at_rest | helped, bridges, board)
                }
                // One helper may serve many long jumps.
                Jumps::Long => board,
            };
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::layout::Layout;
    use crate::board::mask::Ground;
    use crate::evaluation::term::{Knowledge, costs};
    use crate::limits::Limits;
    use crate::test_games::Luck;
    use halma_rules::{Options, Rules, Standing, Variant};

    /// The first seat's stones in the goal but a few, and some of both seats anywhere.
    fn scattered(track: &Track, luck: &mut Luck) -> Field {
        let (layout, costs) = (track.layout, track.costs);
        let mut field = Field::bare(layout);
        let mut goal = layout.goals[0].clone();
        let open = 1 + luck.below(3);
        for _ in 0..open {
            goal.swap_remove(luck.below(goal.len()));
        }
        for slot in goal {
            field.put(0, usize::from(slot), layout, costs);
        }
        let all: Vec<u16> = track.ground.board.iter().collect();
        let mut colors = vec![0; open];
        colors.extend([1; 6]);
        for color in colors {
            let is_near = color == 0 && luck.below(3) > 0;
            let is_free = |slot: &u16| {
                let is_outside = layout.goal_of[usize::from(*slot)] != 1 || color == 1;
                let far = layout.distance[0][usize::from(*slot)];
                is_outside && field.slots[usize::from(*slot)] == EMPTY && (!is_near || far <= 7)
            };
            let free: Vec<u16> = all.iter().copied().filter(is_free).collect();
            let slot = free[luck.below(free.len())];
            field.put(color, usize::from(slot), layout, costs);
        }
        field
    }

    /// The least number of moves that fill the goal, found breadth first, if they are at most three.
    fn least(track: &Track, start: &Field) -> Option<u32> {
        let mut reach = Reach::new(u32::MAX);
        let mut seen = HashSet::from([start.key]);
        let mut wave = vec![start.clone()];
        for moves in 0..=3 {
            if wave.iter().any(|field| field.is_built(0)) {
                return Some(moves);
            }
            let mut next = Vec::new();
            for field in wave
                .iter()
                .filter(|field| u32::from(field.open(0)) <= 3 - moves)
            {
                reach.moves(field, track.layout, 0, |color, shift| {
                    if seen.insert(field.key_after(color, shift)) {
                        let mut after = field.clone();
                        after.shift(shift, track.layout, track.costs);
                        next.push(after);
                    }
                });
            }
            wave = next;
        }
        None
    }

    #[test]
    fn a_seat_is_too_late_with_a_move_less_than_it_needs() {
        let mut compared = 0;
        for (number, rules) in Rules::all().enumerate() {
            if rules.setup().color_count() > 2 {
                continue;
            }
            let layout = Layout::of(rules);
            let costs = costs(&layout, &Standing::start(rules), Knowledge::ALL);
            let ground = Ground::of(&layout);
            let (nodes, jumps, stop) = (u64::MAX, u32::MAX, &|| false);
            let track = Track::new(&layout, &costs, &ground, Limits { nodes, jumps, stop });
            let luck = &mut Luck(number as u64);
            for _ in 0..60 {
                let field = scattered(&track, luck);
                let Some(least) = least(&track, &field) else {
                    continue;
                };
                compared += 1;
                let is_late = |moves| Latecomer::new(&track, 0, &[]).is_too_late(&field, moves, 0);
                assert!(!is_late(least), "{rules:?}: {:?}", field.stones(0));
                assert!(is_late(least - 1), "{rules:?}: {:?}", field.stones(0));
            }
        }
        assert!(compared > 1_000, "only {compared}");
    }

    /// Returns true if White, with these stones outside its goal and these cells of it empty, is too
    /// late with this many moves, while Black moves one stone so.
    fn is_late(
        jumps: Jumps,
        stones: [&str; 2],
        empty: [&str; 2],
        black: &[&str],
        moves: u32,
    ) -> bool {
        let options = Options {
            jumps: Some(jumps),
            ..Options::default()
        };
        let rules = Rules::with_options(Variant::Halma8, None, options).unwrap();
        let (layout, start) = (Layout::of(rules), Standing::start(rules));
        let (costs, ground) = (costs(&layout, &start, Knowledge::ALL), Ground::of(&layout));
        let (nodes, jumps, stop) = (u64::MAX, u32::MAX, &|| false);
        let track = Track::new(&layout, &costs, &ground, Limits { nodes, jumps, stop });
        let slot = |name: &str| rules.board().parse_cell(name).unwrap().slot();
        let mut field = Field::bare(&layout);
        for &goal in &layout.goals[0] {
            if !empty.map(slot).contains(&usize::from(goal)) {
                field.put(0, usize::from(goal), &layout, &costs);
            }
        }
        for stone in stones {
            field.put(0, slot(stone), &layout, &costs);
        }
        field.put(1, slot(black[0]), &layout, &costs);
        let shift = |cells: &[&str]| Shift {
            from: slot(cells[0]) as u16,
            to: slot(cells[1]) as u16,
        };
        let way: Vec<Shift> = black.windows(2).map(shift).collect();
        Latecomer::new(&track, 0, &way).is_too_late(&field, moves, 0)
    }

    #[test]
    fn stones_help_each_other() {
        // One steps to a5; the other jumps over a3 and a5 to a6.
        let by =
            |black| move |moves| is_late(Jumps::Short, ["b4", "a2"], ["a5", "a6"], black, moves);
        assert_eq!([1, 2].map(by(&["a3"])), [true, false]);
        assert_eq!([1, 2].map(by(&["b3"])), [true, true]);
        assert_eq!([1, 2].map(by(&["b3", "a3"])), [true, false]);
        assert_eq!([1, 2].map(by(&["a3", "b3"])), [true, true]);
        // One steps to d5, the other jumps over it from d2 to d8, the first over c6 to b7.
        let far = |moves| is_late(Jumps::Long, ["c4", "d2"], ["d8", "b7"], &["c6"], moves);
        assert_eq!([2, 3].map(far), [true, false]);
    }
}
