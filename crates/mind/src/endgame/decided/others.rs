//! Where the other seat's stones may be, move by move, whatever it plays (docs/race.md).

use halma_rules::{Check, Seat, Standing};

use super::course::has;
use super::track::Track;
use crate::board::mask::Mask;

/// What limits where the other seat's stones may be.
pub(crate) struct Others<'a> {
    track: &'a Track<'a>,
    home: Mask,
    /// Where a stone must stay once it is there.
    closed: Mask,
    /// By its moves from now on: the one before which no stone may be at home any more, the one
    /// after which, and the first of all after which it always holds.
    before: Option<u32>,
    after: Option<u32>,
    always_after: Option<u32>,
}

impl<'a> Others<'a> {
    pub fn of(track: &'a Track, standing: &Standing, seat: usize) -> Self {
        let (rules, round) = (standing.rules(), standing.position().round());
        // The rounds from now on until stones at home are counted.
        let rounds = has(standing, Check::HomeInRound).then(|| rules.home_round());
        let rounds = rounds.flatten().and_then(|last| last.checked_sub(round));
        let moves_first = standing.position().to_move().index() == seat;
        let own_moves = standing.own_moves()[Seat::at(seat)];
        let free = has(standing, Check::HomeAfterOwnMoves).then(|| rules.home_moves());
        Self {
            track,
            home: track.homes(seat),
            closed: if rules.closed_goals() {
                track.goals(seat)
            } else {
                Mask::default()
            },
            before: rounds
                .filter(|_| seat == 0)
                .map(|rounds| rounds + 1 + u32::from(moves_first)),
            after: rounds.filter(|_| seat == 1).map(|rounds| rounds + 1),
            always_after: free
                .flatten()
                .map(|free| (free + 1).saturating_sub(own_moves)),
        }
    }

    /// Returns true if nothing will send stones away from home after this many moves.
    pub fn may_stay(&self, moves: u32) -> bool {
        let is_past = |clears: Option<u32>| clears.is_none_or(|clears| clears <= moves);
        is_past(self.before) && is_past(self.after) && is_past(self.always_after)
    }

    /// Where the other seat's stones may be after its move of this number, if they may have been
    /// at `others` before: each of them anywhere that any of them reaches, over any stone that
    /// may be there.
    pub fn spread(&self, mut others: Mask, own: Mask, number: u32) -> Mask {
        if self.before == Some(number) {
            others = others & !self.home;
        }
        let kept = others & self.closed;
        let free = self.reached(others & !self.closed, others, own);
        let mut spread = others | free | self.reached(kept, others, own) & self.closed;
        let is_checked = self.always_after.is_some_and(|first| number >= first);
        if is_checked || self.after == Some(number) {
            spread = spread & !self.home;
        }
        spread
    }

    fn reached(&self, from: Mask, others: Mask, own: Mask) -> Mask {
        let ground = self.track.ground;
        let empty = ground.board & !own;
        let steps = ground.steps(from) & empty;
        steps | ground.chains(from, others | own, empty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::layout::Layout;
    use crate::board::mask::Ground;
    use crate::evaluation::term::{Knowledge, costs};
    use crate::limits::Limits;
    use halma_rules::notation::parse_position;
    use halma_rules::{Rules, Variant};

    /// By the number of a seat's moves: whether one of its stones may be at home after that one.
    fn may_be_at_home(rules: &str, turn: &str, seat: usize) -> [bool; 5] {
        let rules = Rules::new(Variant::Halma8, rules.parse().ok(), None).unwrap();
        let start = "bbbb4/bbb5/bb6/b7/7a/6aa/5aaa/4aaaa";
        let position = parse_position(rules, &format!("{start} {turn}")).unwrap();
        let standing = Standing::of(position);
        let layout = Layout::of(rules);
        let costs = costs(&layout, &standing, Knowledge::ALL);
        let ground = Ground::of(&layout);
        let (nodes, jumps, stop) = (u64::MAX, u32::MAX, &|| false);
        let track = Track::new(&layout, &costs, &ground, Limits { nodes, jumps, stop });
        let others = Others::of(&track, &standing, seat);
        let home = track.homes(seat);
        let corner = rules.board().parse_cell(["h1", "a8"][seat]).unwrap();
        let corner = Mask::of(&[corner.slot() as u16]);
        let is_there = |number| !(others.spread(corner, Mask::default(), number) & home).is_empty();
        [1, 2, 3, 4, 5].map(is_there)
    }

    #[test]
    fn a_check_of_homes_limits_where_stones_may_be() {
        // At the end of round 30, which White has played before Black.
        let gambiter = |turn, seat| may_be_at_home("gambiter", turn, seat);
        assert_eq!(gambiter("1 29", 1), [true, false, true, true, true]);
        assert_eq!(gambiter("2 29", 1), [true, false, true, true, true]);
        assert_eq!(gambiter("1 29", 0), [true, true, false, true, true]);
        assert_eq!(gambiter("2 29", 0), [true, false, true, true, true]);
        assert_eq!(gambiter("2 30", 0), [false, true, true, true, true]);
        assert_eq!(gambiter("1 31", 0), [true; 5]);
        assert_eq!(gambiter("1 31", 1), [true; 5]);
        // From the 31st own move on.
        let brainking = |turn, seat| may_be_at_home("brainking", turn, seat);
        assert_eq!(brainking("1 29", 0), [true, true, false, false, false]);
        assert_eq!(brainking("2 29", 0), [true, false, false, false, false]);
        assert_eq!(brainking("1 40", 1), [false; 5]);
        assert_eq!(may_be_at_home("classic", "1 30", 1), [true; 5]);
    }
}
