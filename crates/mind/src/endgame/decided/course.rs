//! A way to the goals as the rules of the game see it, move by move.

use halma_rules::{Check, STALL_ROUNDS, Seat, Stall, Standing};

use super::track::Track;
use crate::board::field::{Field, Shift};
use crate::board::mask::Mask;
use crate::board::tempo::tempo;

/// When a result is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Arrival {
    /// The plies from now on.
    pub plies: u32,
    /// The other seat's moves among them.
    pub replies: u32,
}

/// A way under the rules.
pub(crate) struct Course<'a> {
    track: &'a Track<'a>,
    standing: &'a Standing,
    seat: usize,
    /// The seat's own stones.
    field: Field,
    stall: Option<Stall>,
    round: u32,
    moved: u32,
    /// The other seat's goals, if stones of this seat there may count for it.
    keeps_out: Mask,
}

pub(crate) fn has(standing: &Standing, check: Check) -> bool {
    standing.rules().rule_set().checks().contains(&check)
}

impl<'a> Course<'a> {
    /// Returns `None` if a rule could let the other seat win in a way that isn't looked for.
    pub fn of(
        track: &'a Track,
        standing: &'a Standing,
        field: &Field,
        seat: usize,
    ) -> Option<Self> {
        let (fills, locks) = (has(standing, Check::Filled), has(standing, Check::Locked));
        // Stones of several colors may fill each other's goals.
        if fills && track.layout.colors(1 - seat).count() > 1 {
            return None;
        }
        let keeps_out = if fills || locks {
            track.goals(1 - seat)
        } else {
            Mask::default()
        };
        let course = Self {
            track,
            standing,
            seat,
            field: field.alone(seat, track.layout, track.costs),
            stall: standing.stall().copied(),
            round: standing.position().round(),
            moved: 0,
            keeps_out,
        };
        course.keeps_out().then_some(course)
    }

    /// When the result is known; `None` if the rules could end the game before.
    pub fn run(mut self, way: &[Shift]) -> Option<Arrival> {
        let in_round = has(self.standing, Check::BuiltInRound);
        let (mut turn, mut plies) = (self.standing.position().to_move().index(), 0);
        loop {
            plies += 1;
            if turn == self.seat {
                let shift = *way.get(self.moved as usize)?;
                let track = self.track;
                self.field.shift(shift, track.layout, track.costs);
                self.moved += 1;
            }
            let is_there = self.moved as usize == way.len();
            if is_there && (turn == 1 || !in_round) {
                let replies = plies - self.moved;
                return Some(Arrival { plies, replies });
            }
            let goes_on = turn != self.seat || self.may_go_on();
            if !goes_on || turn == 1 && !self.next_round() {
                return None;
            }
            turn = 1 - turn;
        }
    }

    fn keeps_out(&self) -> bool {
        let own = self.track.stones(&self.field, self.seat);
        (own & self.keeps_out).is_empty()
    }

    fn is_at_home(&self) -> bool {
        self.field.at_home[self.seat] > 0
    }

    /// Notes an own move. Returns false if the game may end with it.
    fn may_go_on(&mut self) -> bool {
        let seat = Seat::at(self.seat);
        if let Some(stall) = &mut self.stall {
            stall.note(seat, tempo(self.track.layout, &self.field, self.seat));
        }
        let own_moves = self.standing.own_moves()[seat] + self.moved;
        let most = self.standing.rules().home_moves();
        let is_checked = has(self.standing, Check::HomeAfterOwnMoves)
            && most.is_some_and(|most| own_moves > most);
        self.keeps_out() && !(is_checked && self.is_at_home())
    }

    /// Completes a round. Returns false if the game may end with it.
    fn next_round(&mut self) -> bool {
        let (standing, round) = (self.standing, self.round);
        let rules = standing.rules();
        let counts_home = has(standing, Check::HomeInRound) && rules.home_round() == Some(round);
        let is_last = has(standing, Check::TempoInRound)
            && rules.tempo_round().is_some_and(|last| round >= last);
        let stalls = self.stall.as_mut().is_some_and(|stall| {
            stall.close_round();
            stall.quiet_rounds >= STALL_ROUNDS
        });
        self.round += 1;
        !(is_last || stalls || counts_home && self.is_at_home())
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

    /// When White arrives by moves that are taken to be possible.
    fn arrival(rules: &str, text: &str, way: &[(&str, &str)]) -> Option<Arrival> {
        let rules = Rules::new(Variant::Halma8, rules.parse().ok(), None).unwrap();
        let standing = Standing::of(parse_position(rules, text).unwrap());
        let layout = Layout::of(rules);
        let costs = costs(&layout, &standing, Knowledge::ALL);
        let ground = Ground::of(&layout);
        let (nodes, jumps, stop) = (u64::MAX, u32::MAX, &|| false);
        let track = Track::new(&layout, &costs, &ground, Limits { nodes, jumps, stop });
        let field = Field::of(standing.position(), &layout, &costs);
        let slot = |name: &str| rules.board().parse_cell(name).unwrap().slot() as u16;
        let shift = |&(from, to): &(&str, &str)| Shift {
            from: slot(from),
            to: slot(to),
        };
        let way: Vec<Shift> = way.iter().map(shift).collect();
        Course::of(&track, &standing, &field, 0)?.run(&way)
    }

    const TWO_AT_HOME: &str = "aaa5/aaa5/a7/a7/7a/7a/bb6/bbbbbbbb";
    const WAY: [(&str, &str); 2] = [("h4", "d8"), ("h3", "b6")];

    #[test]
    fn a_way_is_played_under_the_rules() {
        let plays = |rules, turn| {
            let arrival = arrival(rules, &format!("{TWO_AT_HOME} {turn}"), &WAY);
            arrival.map(|arrival| (arrival.plies, arrival.replies))
        };
        assert_eq!(plays("classic", "1 50"), Some((3, 1)));
        assert_eq!(plays("classic", "2 50"), Some((4, 2)));
        // Black has the last move of the round.
        assert_eq!(plays("gambiter", "1 50"), Some((4, 2)));
        assert_eq!(plays("gambiter", "2 50"), Some((5, 3)));
        assert_eq!(plays("gambiter", "1 29"), Some((4, 2)));
        assert_eq!(plays("gambiter", "2 29"), None);
        assert_eq!(plays("gambiter", "1 30"), None);
        assert_eq!(plays("gambiter", "2 30"), None);
        assert_eq!(plays("gambiter", "1 79"), Some((4, 2)));
        assert_eq!(plays("gambiter", "2 79"), None);
        assert_eq!(plays("gambiter", "1 80"), None);
        assert_eq!(plays("brainking", "1 30"), Some((3, 1)));
        assert_eq!(plays("brainking", "1 31"), None);
    }

    #[test]
    fn a_way_keeps_out_of_the_goal_of_who_may_win_by_it() {
        let at_home = "aaa5/aaa5/aa6/a7/7a/8/bb6/bbbbbbbb 1 50";
        assert!(arrival("classic", at_home, &[("h4", "d8")]).is_some());
        assert_eq!(arrival("parlett", at_home, &[("h4", "d8")]), None);
        let beside = "aaa5/aaa5/aa6/a6a/8/8/bb6/bbbbbbbb 1 50";
        assert!(arrival("parlett", beside, &[("h5", "h6"), ("h6", "d8")]).is_some());
        let through = [("h5", "h4"), ("h4", "d8")];
        assert_eq!(arrival("parlett", beside, &through), None);
    }
}
