//! What counts toward the forced ends, and the mirror of the engine's checks inside a search
//! (RULES.md, section 4). Tests compare the two.

use halma_rules::{Check, STALL_ROUNDS, Seat, Standing};

use super::field::Field;
use super::ground::{Ground, MOST};
use super::reach;
use super::tempo::tempo;

/// Rounds that a search may look ahead; ends that are farther off are left out of it.
pub(super) const HORIZON: u32 = 10;

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Won(usize),
    Drawn,
}

/// Rounds, own moves and the stall rule's counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Clock {
    pub round: u32,
    pub own_moves: [u32; MOST],
    /// The stall rule's counts; `None` where it cannot fire within the horizon.
    stall: Option<Quiet>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Quiet {
    lowest: [u32; MOST],
    rounds: u32,
    progress: bool,
}

impl Clock {
    pub fn of(standing: &Standing) -> Self {
        let mut own_moves = [0; MOST];
        for (seat, moves) in standing.own_moves().iter() {
            own_moves[seat.index()] = *moves;
        }
        let near = standing
            .stall()
            .filter(|stall| stall.quiet_rounds + HORIZON >= STALL_ROUNDS);
        let stall = near.map(|stall| {
            let mut lowest = [0; MOST];
            for (seat, count) in stall.lowest.iter() {
                lowest[seat.index()] = *count;
            }
            Quiet {
                lowest,
                rounds: stall.quiet_rounds,
                progress: stall.progress,
            }
        });
        Self {
            round: standing.position().round(),
            own_moves,
            stall,
        }
    }
}

/// Who plays, and what is looked at after each ply.
pub(super) struct Court<'a> {
    pub ground: &'a Ground,
    /// The seats still playing, in turn order.
    pub playing: Vec<usize>,
    checks: &'static [Check],
    /// Whether the game began for two.
    for_two: bool,
}

impl<'a> Court<'a> {
    pub fn of(ground: &'a Ground, standing: &Standing) -> Self {
        Self {
            ground,
            playing: standing.playing().map(Seat::index).collect(),
            checks: ground.rules.rule_set().checks(),
            for_two: ground.setup.seats() == 2,
        }
    }

    /// Counts a ply that a seat has just played, and looks whether it ends the game. `completes`
    /// says whether it was the last of its round. Whether nobody can move is not looked at.
    #[inline]
    pub fn after(
        &self,
        field: &Field,
        clock: &mut Clock,
        seat: usize,
        completes: bool,
    ) -> Option<End> {
        clock.own_moves[seat] += 1;
        if let Some(quiet) = &mut clock.stall {
            let count = tempo(self.ground, field, seat);
            if count < quiet.lowest[seat] {
                quiet.lowest[seat] = count;
                quiet.progress = true;
            }
            if completes {
                quiet.rounds = if quiet.progress { 0 } else { quiet.rounds + 1 };
                quiet.progress = false;
            }
        }
        let completed = completes.then_some(clock.round);
        clock.round += u32::from(completes);
        let mut checks = self.checks.iter();
        checks.find_map(|check| self.check(*check, field, clock, seat, completed))
    }

    /// Whether locked stones end games here, which may come near at any time.
    pub fn looks_for_locked_stones(&self) -> bool {
        self.checks.contains(&Check::Locked)
    }

    /// Whether an end by count may come within so many rounds, the present one included.
    pub fn is_due(&self, field: &Field, clock: &Clock, rounds: u32) -> bool {
        let mut checks = self.checks.iter();
        checks.any(|check| self.is_check_due(*check, field, clock, rounds))
    }

    fn is_check_due(&self, check: Check, field: &Field, clock: &Clock, rounds: u32) -> bool {
        let rules = self.ground.rules;
        let someone_home = || self.playing.iter().any(|&seat| field.at_home[seat] > 0);
        match check {
            Check::HomeInRound => rules.home_round().is_some_and(|round| {
                (clock.round..clock.round + rounds).contains(&round) && someone_home()
            }),
            Check::TempoInRound => rules
                .tempo_round()
                .is_some_and(|round| clock.round + rounds > round),
            Check::HomeAfterOwnMoves => rules.home_moves().is_some_and(|moves| {
                let late = |seat: &&usize| clock.own_moves[**seat] + rounds > moves;
                self.playing.iter().any(|seat| late(&seat)) && someone_home()
            }),
            Check::Stall => clock
                .stall
                .is_some_and(|quiet| quiet.rounds + rounds >= STALL_ROUNDS),
            Check::Locked => self
                .playing
                .iter()
                .any(|&seat| self.is_nearly_full(field, seat)),
            Check::BuiltInRound | Check::BuiltAtOnce | Check::Blocked => false,
        }
    }

    /// Whether the goals of a seat lack at most one stone and hold one of another seat, so that a
    /// locked stone may decide.
    fn is_nearly_full(&self, field: &Field, seat: usize) -> bool {
        let filled: u32 = self
            .ground
            .colors(seat)
            .map(|color| u32::from(field.goal_filled[color]))
            .sum();
        filled + 1 >= u32::from(field.total[seat]) && filled > u32::from(field.in_goal[seat])
    }

    fn check(
        &self,
        check: Check,
        field: &Field,
        clock: &Clock,
        seat: usize,
        completed: Option<u32>,
    ) -> Option<End> {
        let rules = self.ground.rules;
        match check {
            Check::BuiltInRound => {
                completed?;
                self.one_or_both(|seat| field.is_built(seat))
            }
            Check::HomeInRound => {
                if completed? != rules.home_round()? {
                    return None;
                }
                let has_left = |seat: usize| field.at_home[seat] == 0;
                if self.playing.iter().all(|&seat| has_left(seat)) {
                    return None;
                }
                self.one_or_both(has_left).or(Some(End::Drawn))
            }
            Check::TempoInRound => (completed? >= rules.tempo_round()?).then(|| self.count(field)),
            Check::BuiltAtOnce => field.is_built(seat).then_some(End::Won(seat)),
            Check::HomeAfterOwnMoves => {
                let late = clock.own_moves[seat] > rules.home_moves()? && field.at_home[seat] > 0;
                let other = self.playing.iter().find(|&&other| other != seat);
                other.filter(|_| late).map(|&other| End::Won(other))
            }
            Check::Locked => self.locked(field, seat),
            Check::Stall => {
                completed?;
                let over = clock
                    .stall
                    .is_some_and(|quiet| quiet.rounds >= STALL_ROUNDS);
                over.then(|| self.stall(field))
            }
            Check::Blocked => None,
        }
    }

    fn one_or_both(&self, wins: impl Fn(usize) -> bool) -> Option<End> {
        let mut winners = self.playing.iter().filter(|&&seat| wins(seat));
        match (winners.next(), winners.next()) {
            (None, _) => None,
            (Some(&winner), None) => Some(End::Won(winner)),
            (Some(_), Some(_)) => Some(End::Drawn),
        }
    }

    fn count(&self, field: &Field) -> End {
        let counts = |seat| tempo(self.ground, field, seat);
        let lowest = self.playing.iter().map(|&seat| counts(seat)).min();
        self.one_or_both(|seat| Some(counts(seat)) == lowest)
            .unwrap_or(End::Drawn)
    }

    fn stall(&self, field: &Field) -> End {
        let mut at_home = self.playing.iter().filter(|&&seat| field.at_home[seat] > 0);
        let only = match (at_home.next(), at_home.next()) {
            (Some(&only), None) if self.for_two => only,
            _ => return End::Drawn,
        };
        let winner = self.playing.iter().find(|&&seat| seat != only);
        winner.map_or(End::Drawn, |&winner| End::Won(winner))
    }

    fn locked(&self, field: &Field, mover: usize) -> Option<End> {
        let later = self.playing.iter().filter(|&&seat| seat >= mover);
        let earlier = self.playing.iter().filter(|&&seat| seat < mover);
        let mut seats = later.chain(earlier);
        let winner = seats.find(|&&seat| self.is_locked_out(field, seat))?;
        Some(End::Won(*winner))
    }

    /// Whether all that keeps a seat from being built are locked stones of other seats.
    fn is_locked_out(&self, field: &Field, seat: usize) -> bool {
        let ground = self.ground;
        // Most often some goal has an empty cell, and no more needs to be looked at.
        let is_full =
            |color: usize| usize::from(field.goal_filled[color]) == ground.goals[color].len();
        if !ground.colors(seat).all(is_full) {
            return false;
        }
        let mut locked_stones = 0;
        for color in ground.colors(seat) {
            let mut own_stones = 0;
            for &slot in &ground.goals[color] {
                let stone = usize::from(field.slots[usize::from(slot)]) - 1;
                if stone == color {
                    own_stones += 1;
                } else if usize::from(ground.owner[stone]) != seat
                    && reach::is_locked(ground, &field.slots, slot)
                {
                    locked_stones += 1;
                } else {
                    return false;
                }
            }
            if own_stones == 0 {
                return false;
            }
        }
        locked_stones > 0
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::super::samples::{Luck, play};
    use super::super::term::{Knowledge, costs};
    use super::*;
    use halma_rules::notation::{parse_position, position_text};
    use halma_rules::{Outcome, Ply, Position, Reason, RuleSet, Rules, Variant, Verdict};

    fn end_of(outcome: Option<Outcome>) -> Option<End> {
        // Whether nobody can move, the search finds when it looks for moves.
        let outcome = outcome.filter(|outcome| outcome.reason != Reason::Blocked)?;
        match outcome.verdict {
            Verdict::Won(seat) => Some(End::Won(seat.index())),
            Verdict::Drawn | Verdict::Void => Some(End::Drawn),
        }
    }

    /// Plays on from a standing and compares each ply's end, and the clock after it, with the
    /// engine's; counts the ends.
    fn compare(from: Standing, most: u32, wild: usize, ends: &mut BTreeMap<String, u32>) {
        let rules = from.rules();
        let ground = Ground::of(rules);
        let luck = &mut Luck(ends.values().map(|n| u64::from(*n)).sum());
        let mut clock = Clock::of(&from);
        play(rules, from, most, wild, luck, |before, ply, after| {
            if clock.stall.is_none() {
                clock = Clock::of(before);
            }
            let costs = costs(&ground, before, Knowledge::ALL);
            let court = Court::of(&ground, before);
            let field = Field::of(after.position(), &ground, &costs);
            let completes = after.position().round() > before.position().round();
            let seat = before.position().to_move().index();
            let is_due = court.is_due(&Field::of(before.position(), &ground, &costs), &clock, 1);
            let end = court.after(&field, &mut clock, seat, completes);
            assert_eq!(end, end_of(after.outcome()), "{rules:?}: {ply:?}");
            assert_eq!(clock.round, after.position().round(), "{rules:?}");
            if let Some(Outcome { reason, .. }) = after.outcome() {
                *ends.entry(reason.to_string()).or_default() += 1;
                let by_count = ["home", "tempo", "stall", "locked"].contains(&reason.word());
                assert!(!by_count || is_due, "{rules:?}: {reason} came unseen");
            } else {
                *ends.entry("none".to_owned()).or_default() += 1;
                let known = Clock::of(after);
                assert!(known.stall.is_none() || clock.stall.is_none() || clock == known);
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
        // A stone of seat 2 has stayed in its tip, where it cannot move.
        let text = "b/aa/aaa/aaa1/7a5/12/11/10/4a4/10/11/12/13/bbbb/bbb/bb/1 1 60";
        let position = parse_position(rules, text).unwrap();
        let mut ends = BTreeMap::new();
        for _ in 0..10 {
            compare(Standing::of(position.clone()), 40, 20, &mut ends);
        }
        assert!(ends.contains_key("locked"), "{ends:?}");
    }
}
