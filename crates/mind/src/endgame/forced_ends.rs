//! What counts toward the forced ends inside a search, and what the rules' checks see of it
//! (docs/rules.md, section 4). Tests compare it with the rules over whole games.

use halma_rules::{
    Cell, Check, Color, GameState, Outcome, Rules, STALL_ROUNDS, Seat, Setup, Stall, Standing, Turn,
};

use crate::board::field::Field;
use crate::board::layout::{EMPTY, Layout, MOST, WALL};
use crate::board::reach;
use crate::board::tempo::tempo;
use crate::tuning::HORIZON;

/// Rounds, own moves and the stall rule's counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Counts {
    pub round: u32,
    pub own_moves: [u32; MOST],
    /// What the stall rule watches; `None` if it can't fire within the horizon.
    stall: Option<Stall>,
}

impl Counts {
    pub fn of(standing: &Standing) -> Self {
        let mut own_moves = [0; MOST];
        for (seat, moves) in standing.own_moves().iter() {
            own_moves[seat.index()] = *moves;
        }
        let stall = standing.stall().copied();
        Self {
            round: standing.position().round(),
            own_moves,
            stall: stall.filter(|stall| stall.quiet_rounds + HORIZON >= STALL_ROUNDS),
        }
    }
}

/// The seats playing, and the checks after each ply.
pub(crate) struct EndChecks<'a> {
    pub layout: &'a Layout,
    /// The seats still playing, in turn order.
    pub playing: Vec<usize>,
    checks: &'static [Check],
}

impl<'a> EndChecks<'a> {
    pub fn of(layout: &'a Layout, standing: &Standing) -> Self {
        Self {
            layout,
            playing: standing.playing().map(Seat::index).collect(),
            checks: layout.rules.rule_set().checks(),
        }
    }

    /// Counts a ply that a seat has just played, and returns the outcome if it ends the game.
    /// `completes` says whether it was the last of its round.
    #[inline]
    pub fn after(
        &self,
        field: &Field,
        counts: &mut Counts,
        seat: usize,
        completes: bool,
    ) -> Option<Outcome> {
        counts.own_moves[seat] += 1;
        if let Some(stall) = &mut counts.stall {
            stall.note(Seat::at(seat), tempo(self.layout, field, seat));
            if completes {
                stall.close_round();
            }
        }
        let turn = Turn {
            seat: Seat::at(seat),
            completed: completes.then_some(counts.round),
        };
        counts.round += u32::from(completes);
        let state = self.state(field, counts);
        let mut checks = self.checks.iter();
        checks.find_map(|check| check.after_ply(&state, turn))
    }

    #[inline]
    fn state<'b>(&'b self, field: &'b Field, counts: &'b Counts) -> State<'b> {
        State {
            checks: self,
            field,
            counts,
        }
    }

    /// Returns true if full goals end games here, which may come near at any time.
    pub fn looks_for_full_goals(&self) -> bool {
        let by_full_goals = [Check::Locked, Check::Filled];
        self.checks
            .iter()
            .any(|check| by_full_goals.contains(check))
    }

    /// Returns true if an end by count may come within this many rounds, including the current one.
    pub fn is_due(&self, field: &Field, counts: &Counts, rounds: u32) -> bool {
        let state = self.state(field, counts);
        let mut checks = self.checks.iter();
        checks.any(|check| self.is_check_due(*check, &state, rounds))
    }

    fn is_check_due(&self, check: Check, state: &State, rounds: u32) -> bool {
        let field = state.field;
        let mut playing = self.playing.iter();
        let is_near = |&seat: &usize| {
            let left = check.rounds_left(state, Seat::at(seat));
            left.is_some_and(|left| left <= rounds)
        };
        match check {
            Check::HomeInRound | Check::HomeAfterOwnMoves => {
                playing.any(is_near) && self.playing.iter().any(|&seat| field.at_home[seat] > 0)
            }
            Check::TempoInRound | Check::Stall => playing.next().is_some_and(is_near),
            Check::Locked => playing.any(|&seat| {
                self.is_nearly_full(field, seat) && self.has_others_in_goal(field, seat)
            }),
            Check::Filled => playing.any(|&seat| self.is_nearly_full(field, seat)),
            Check::BuiltInRound | Check::BuiltAtOnce | Check::Blocked => false,
        }
    }

    /// Returns true if the goals of a seat lack at most one stone.
    fn is_nearly_full(&self, field: &Field, seat: usize) -> bool {
        self.stones_in_goals(field, seat) + 1 >= u32::from(field.total[seat])
    }

    /// Returns true if the goals of a seat hold stones of other colors, so that locked ones may
    /// decide.
    fn has_others_in_goal(&self, field: &Field, seat: usize) -> bool {
        self.stones_in_goals(field, seat) > u32::from(field.in_goal[seat])
    }

    fn stones_in_goals(&self, field: &Field, seat: usize) -> u32 {
        let colors = self.layout.colors(seat);
        let filled = colors.map(|color| u32::from(field.goal_filled[color]));
        filled.sum()
    }
}

/// The state of a game inside a search.
struct State<'a> {
    checks: &'a EndChecks<'a>,
    field: &'a Field,
    counts: &'a Counts,
}

impl GameState for State<'_> {
    #[inline]
    fn rules(&self) -> Rules {
        self.checks.layout.rules
    }

    #[inline]
    fn setup(&self) -> &'static Setup {
        self.checks.layout.setup
    }

    #[inline]
    fn round(&self) -> u32 {
        self.counts.round
    }

    #[inline]
    fn playing(&self) -> impl Iterator<Item = Seat> {
        self.checks.playing.iter().map(|&seat| Seat::at(seat))
    }

    #[inline]
    fn own_moves(&self, seat: Seat) -> u32 {
        self.counts.own_moves[seat.index()]
    }

    #[inline]
    fn quiet_rounds(&self) -> Option<u32> {
        Some(self.counts.stall.as_ref()?.quiet_rounds)
    }

    #[inline]
    fn is_built(&self, seat: Seat) -> bool {
        self.field.is_built(seat.index())
    }

    #[inline]
    fn is_at_home(&self, seat: Seat) -> bool {
        self.field.at_home[seat.index()] > 0
    }

    fn tempo(&self, seat: Seat) -> u32 {
        tempo(self.checks.layout, self.field, seat.index())
    }

    #[inline]
    fn is_goal_full(&self, color: Color) -> bool {
        let goal = &self.checks.layout.goals[color.index()];
        usize::from(self.field.goal_filled[color.index()]) == goal.len()
    }

    fn stone_at(&self, cell: Cell) -> Option<Color> {
        match self.field.slots[cell.slot()] {
            EMPTY | WALL => None,
            stone => Some(Color::at(usize::from(stone) - 1)),
        }
    }

    fn is_locked(&self, cell: Cell) -> bool {
        reach::is_locked(self.checks.layout, &self.field.slots, cell.slot() as u16)
    }

    /// The search finds that when it looks for moves.
    fn is_blocked(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::evaluation::term::{Knowledge, costs};
    use crate::test_games::{Luck, play};
    use halma_rules::notation::{parse_position, position_text};
    use halma_rules::{Contest, Ply, Position, Reason, RuleSet, Variant, Verdict};

    fn end_of(outcome: Option<Outcome>) -> Option<Outcome> {
        // Whether nobody can move, the search finds when it looks for moves.
        outcome.filter(|outcome| outcome.reason != Reason::Blocked)
    }

    /// Plays on from a standing and compares each ply's end, and the counts after it, with the
    /// engine's; counts the ends.
    fn compare(from: Standing, most: u32, wild: usize, ends: &mut BTreeMap<String, u32>) {
        let rules = from.rules();
        let layout = Layout::of(rules);
        let luck = &mut Luck(ends.values().map(|n| u64::from(*n)).sum());
        let mut counts = Counts::of(&from);
        play(rules, from, most, wild, luck, |before, ply, after| {
            if counts.stall.is_none() {
                counts = Counts::of(before);
            }
            let costs = costs(&layout, before, Knowledge::ALL);
            let checks = EndChecks::of(&layout, before);
            let field = Field::of(after.position(), &layout, &costs);
            let completes = after.position().round() > before.position().round();
            let seat = before.position().to_move().index();
            let is_due = checks.is_due(&Field::of(before.position(), &layout, &costs), &counts, 1);
            let end = checks.after(&field, &mut counts, seat, completes);
            let newly_done = before.playing().filter(|&seat| after.is_done(seat));
            match (newly_done.collect::<Vec<_>>(), end) {
                (done, Some(Outcome { verdict, .. })) if !done.is_empty() => {
                    let named = done.into_iter().map(Verdict::Won);
                    assert!(
                        named.collect::<Vec<_>>().contains(&verdict),
                        "{rules:?}: {ply:?}"
                    );
                }
                (_, end) if rules.contest() == Contest::First => {
                    assert_eq!(end, end_of(after.outcome()), "{rules:?}: {ply:?}");
                }
                (_, end) => {
                    let reason = |end: Outcome| end.reason;
                    let expected = end_of(after.outcome()).map(reason);
                    assert_eq!(end.map(reason), expected, "{rules:?}: {ply:?}");
                }
            }
            assert_eq!(counts.round, after.position().round(), "{rules:?}");
            if let Some(Outcome { reason, .. }) = after.outcome() {
                *ends.entry(reason.to_string()).or_default() += 1;
                let by_count =
                    ["home", "tempo", "stall", "locked", "filled"].contains(&reason.name());
                // Who comes back home when nobody must be there anymore does so unforeseen.
                let comes_home = before.position().stones_at_home(Seat::at(seat)) == 0;
                assert!(
                    !by_count || is_due || comes_home,
                    "{rules:?}: {reason} came unseen"
                );
            } else {
                *ends.entry("none".to_owned()).or_default() += 1;
                let known = Counts::of(after);
                assert!(known.stall.is_none() || counts.stall.is_none() || counts == known);
            }
            assert!(matches!(ply, Ply::Move(_)) || !after.position().is_blocked());
        });
    }

    /// The same stones some rounds before a round.
    fn shortly_before(position: &Position, round: u32) -> Standing {
        let text = position_text(position);
        let stones = text.split(' ').next().unwrap();
        let seat = position.to_move().number();
        let text = format!("{stones} {seat} {}", round - 3);
        Standing::of(parse_position(position.rules(), &text).unwrap())
    }

    #[test]
    fn ends_are_those_of_the_engine() {
        let mut ends = BTreeMap::new();
        for rules in Rules::all() {
            for wild in [2, 5, 9] {
                compare(Standing::start(rules), 260, wild, &mut ends);
            }
            let counts = [rules.home_round(), rules.tempo_round(), rules.home_moves()];
            for (round, plies) in counts.into_iter().flatten().zip([20, 60, 80]) {
                let mut midway = Position::start(rules);
                let luck = &mut Luck(u64::from(round));
                play(
                    rules,
                    Standing::start(rules),
                    plies,
                    5,
                    luck,
                    |_, _, after| {
                        midway = after.position().clone();
                    },
                );
                compare(shortly_before(&midway, round), 20, 5, &mut ends);
            }
        }
        for reason in ["built", "home", "tempo", "stall"] {
            assert!(ends.contains_key(reason), "{reason} is missing in {ends:?}");
        }
        assert!(ends["none"] > 10_000, "{ends:?}");
    }

    #[test]
    fn goals_with_locked_stones_are_seen() {
        let rules = Rules::new(Variant::Star2, Some(RuleSet::Igroved), None).unwrap();
        // A stone of seat 2 has stayed in its tip, where it can't move.
        let text = "b/aa/aaa/aaa1/7a5/12/11/10/4a4/10/11/12/13/bbbb/bbb/bb/1 1 60";
        let position = parse_position(rules, text).unwrap();
        let mut ends = BTreeMap::new();
        for _ in 0..10 {
            compare(Standing::of(position.clone()), 40, 20, &mut ends);
        }
        assert!(ends.contains_key("locked"), "{ends:?}");
    }
}
