//! The result of a finished game: placement, and highlights.

use halma_rating::Family;
use halma_rules::{Color, Outcome, Ply, Reason, RuleSet, Rules, Seat, Standing, Variant, Verdict};
use halma_store::ids::{PlayerId, Timestamp};
use halma_store::records::{CupResult, EventRecord, Fared, ResultRecord};

use super::Play;
use super::course::{counting, going_out};
use super::damage::{EventFault, ReplayError};

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    pub reason: Reason,
    /// Whether it was played for places.
    pub for_places: bool,
    /// By seat.
    pub seats: Vec<SeatTale>,
    /// Whether every seat made enough moves for the game to count.
    pub all_begun: bool,
}

impl GameResult {
    /// Returns the players, by seat.
    pub fn players(&self) -> Vec<PlayerId> {
        self.seats.iter().map(|tale| tale.player).collect()
    }
}

/// The result of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatTale {
    pub player: PlayerId,
    /// The number of players who did better; ties share a place.
    pub place: u8,
    pub fared: Fared,
    /// The season points at full weight.
    pub points: u32,
    /// The first seat of its team, or its own if it plays for itself.
    pub team: Seat,
    /// The number of moves.
    pub moves: u32,
    /// The longest chain, in jumps.
    pub longest_chain: u16,
    /// Whether this seat ran out of time.
    pub late: bool,
    /// How long each move took, in seconds.
    pub seconds: Vec<u32>,
}

/// The season points for a win at full weight; a draw is worth half.
const POINTS_OF_A_WIN: u32 = 8;

/// Returns the rule sets of a variant, in the order of docs/rules.md.
pub fn rule_sets_of(variant: Variant) -> impl Iterator<Item = RuleSet> {
    let all = RuleSet::ALL.into_iter();
    all.filter(move |rule_set| rule_set.plays(variant))
}

/// Returns true if no seat of a variant is better than another, as far as the homes are concerned:
/// either every goal is somebody's home, or none is. Games of other variants aren't rated.
pub fn is_even(variant: Variant) -> bool {
    let setup = Rules::default_for(variant).setup();
    let colors = || (0..setup.color_count()).map(Color::at);
    let is_home = |cell| colors().any(|color| setup.home(color).contains(cell));
    let inmost = |color| {
        setup.home(color).count()
            == setup
                .goal_cells(color)
                .iter()
                .filter(|cell| is_home(**cell))
                .count()
    };
    colors().all(inmost) || !colors().any(inmost)
}

/// Returns the family in which a variant is rated.
pub fn family(variant: Variant) -> Family {
    match variant {
        _ if variant.seats() > 2 => Family::Many,
        Variant::Corners | Variant::MiniCorners => Family::Corners,
        Variant::Star2 | Variant::Star2x3 | Variant::Star2Fifteen => Family::Star,
        _ => Family::Halma,
    }
}

impl Play {
    /// Returns the result of the game, by its log. `None` while it runs, if it doesn't count, if
    /// one person has all seats, and if the computer played.
    ///
    /// # Errors
    /// The log doesn't replay.
    pub fn came_to(&self, log: &[EventRecord]) -> Result<Option<GameResult>, ReplayError> {
        self.comes_to(|| Told::of(self.standing().rules(), self.began, log))
    }

    /// Returns the result of a game whose moves were deleted, by what was counted. How long each
    /// move took is deleted too.
    pub fn came_to_without_moves(&self, counted: &ResultRecord) -> Option<GameResult> {
        let told = || {
            Ok(Told {
                chains: counted.seats.iter().map(|seat| seat.chain).collect(),
                seconds: vec![Vec::new(); counted.seats.len()],
            })
        };
        self.comes_to(told).ok().flatten()
    }

    /// Returns what a cup learns of a finished game.
    pub fn cup_result(&self) -> Option<CupResult> {
        let outcome = self.outcome()?;
        let is_void = outcome.verdict == Verdict::Void;
        let seats = self.standing().own_moves().keys();
        let places = seats.map(|seat| u32::from(self.place(seat, outcome)) + 1);
        let position = self.standing().position();
        let steps = self.standing().own_moves().keys();
        let steps = steps.map(|seat| Some(i64::from(position.tempo(seat))));
        Some(CupResult {
            places: if is_void {
                Vec::new()
            } else {
                places.collect()
            },
            margin: steps.collect(),
            end: match outcome.reason {
                _ if is_void => "annulled",
                Reason::Timeout => "time",
                reason => reason.name(),
            }
            .to_owned(),
            at: Some(self.course.at),
            by: None,
        })
    }

    fn comes_to(
        &self,
        told: impl FnOnce() -> Result<Told, ReplayError>,
    ) -> Result<Option<GameResult>, ReplayError> {
        let Some(outcome) = self.outcome() else {
            return Ok(None);
        };
        if outcome.verdict == Verdict::Void || self.is_practice() {
            return Ok(None);
        }
        let Some(players) = self.all_people() else {
            return Ok(None);
        };
        let told = told()?;
        let own_moves = self.standing().own_moves();
        let seats = own_moves.keys().map(|seat| SeatTale {
            player: players[seat.index()],
            place: self.place(seat, outcome),
            fared: self.fared(seat, outcome),
            points: self.points(seat, outcome),
            team: self.team(seat),
            moves: own_moves[seat],
            longest_chain: told.chains[seat.index()],
            late: self.course.outs.contains(&(seat, Reason::Timeout)),
            seconds: told.seconds[seat.index()].clone(),
        });
        Ok(Some(GameResult {
            reason: outcome.reason,
            for_places: matches!(outcome.verdict, Verdict::Placed(_)),
            seats: seats.collect(),
            all_begun: self.all_have_begun(),
        }))
    }

    /// Returns the holders of all seats if they are all people.
    fn all_people(&self) -> Option<Vec<PlayerId>> {
        self.seats.iter().map(|holder| holder.player()).collect()
    }

    /// Returns true if the game ended in a way that may count in tables.
    pub fn may_count(&self) -> bool {
        let is_void = |outcome: Outcome| outcome.verdict == Verdict::Void;
        let is_with_people = !self.is_practice() && !self.has_minds();
        self.all_have_begun() && is_with_people && !self.outcome().is_none_or(is_void)
    }

    /// Returns the score of a seat in a finished game, where a win is worth two; `None` if the game
    /// doesn't count.
    pub fn halves(&self, seat: Seat) -> Option<u32> {
        let outcome = self
            .outcome()
            .filter(|outcome| outcome.verdict != Verdict::Void)?;
        Some(match self.fared(seat, outcome) {
            Fared::Won => 2,
            Fared::Drawn => 1,
            Fared::Lost => 0,
        })
    }

    fn fared(&self, seat: Seat, outcome: Outcome) -> Fared {
        match outcome.verdict {
            // To share the first place is a draw.
            Verdict::Placed(_) if outcome.is_won_by(seat) && outcome.winner().is_none() => {
                Fared::Drawn
            }
            _ if outcome.is_won_by(seat) => Fared::Won,
            Verdict::Drawn if self.out_order(seat).is_none() => Fared::Drawn,
            _ => Fared::Lost,
        }
    }

    /// Returns how many seats did better. In a game for places these decide. Else the winners, or
    /// all who drew, come first. Those still playing are tied, because the rules know no second
    /// place. Those who went out follow, the last to go out first.
    fn place(&self, seat: Seat, outcome: Outcome) -> u8 {
        let rank = |seat: Seat| self.rank(seat, outcome);
        let all = self.standing().own_moves().keys();
        all.filter(|other| rank(*other) < rank(seat)).count() as u8
    }

    fn rank(&self, seat: Seat, outcome: Outcome) -> (u8, usize) {
        match (self.out_order(seat), outcome.verdict) {
            (_, Verdict::Placed(places)) => (places.of(seat).unwrap_or(u8::MAX), 0),
            (Some(order), _) => (2, usize::MAX - order),
            (None, Verdict::Drawn | Verdict::Void) => (0, 0),
            (None, _) if outcome.is_won_by(seat) => (0, 0),
            (None, _) => (1, 0),
        }
    }

    /// Returns the season points of a seat at full weight. In a game for places they fall in equal
    /// steps from the first place to nothing for the last; seats that share places share their
    /// points.
    fn points(&self, seat: Seat, outcome: Outcome) -> u32 {
        if !matches!(outcome.verdict, Verdict::Placed(_)) {
            return match self.fared(seat, outcome) {
                Fared::Won => POINTS_OF_A_WIN,
                Fared::Drawn => POINTS_OF_A_WIN / 2,
                Fared::Lost => 0,
            };
        }
        let seats = self.standing().own_moves().len() as u32;
        let place = self.place(seat, outcome);
        let all = self.standing().own_moves().keys();
        let sharing = all.filter(|other| self.place(*other, outcome) == place);
        let sharing = sharing.count() as u32;
        let behind = (0..sharing).map(|other| seats - 1 - u32::from(place) - other);
        POINTS_OF_A_WIN * behind.sum::<u32>() / ((seats - 1) * sharing)
    }

    /// Returns the first seat of a seat's team.
    fn team(&self, seat: Seat) -> Seat {
        let partner = self.standing().rules().partner(seat);
        partner.map_or(seat, |partner| seat.min(partner))
    }

    /// Returns when a seat, or its partner, went out.
    fn out_order(&self, seat: Seat) -> Option<usize> {
        let partner = self.standing().rules().partner(seat);
        let mut outs = self.course.outs.iter();
        outs.position(|(out, _)| *out == seat || Some(*out) == partner)
    }
}

/// What only the log tells.
struct Told {
    /// The longest chain of each seat, in jumps.
    chains: Vec<u16>,
    /// How long each move of each seat took, in seconds.
    seconds: Vec<Vec<u32>>,
}

impl Told {
    fn of(rules: Rules, began: Timestamp, log: &[EventRecord]) -> Result<Self, ReplayError> {
        let mut standing = Standing::start(rules);
        let seats = rules.variant().seats();
        let mut told = Self {
            chains: vec![0; seats],
            seconds: vec![Vec::new(); seats],
        };
        let mut before = began;
        for (index, event) in counting(log)?.into_iter().enumerate() {
            told.hear(&mut standing, event, before)
                .map_err(|why| ReplayError::Event(index + 1, why))?;
            before = event.at();
        }
        Ok(told)
    }

    fn hear(
        &mut self,
        standing: &mut Standing,
        event: &EventRecord,
        before: Timestamp,
    ) -> Result<(), EventFault> {
        match event {
            EventRecord::Ply(text, at) => {
                let ply = standing.parse_ply(text)?;
                let position = standing.position();
                if let Ply::Move(mv) = ply {
                    let seat = position.to_move().index();
                    let route = position.route(mv);
                    let jumps = if route.is_step() {
                        0
                    } else {
                        route.cells().len() - 1
                    };
                    self.chains[seat] = self.chains[seat].max(jumps as u16);
                    self.seconds[seat].push(at.since(before).as_secs() as u32);
                }
                standing.play(ply)?;
            }
            EventRecord::Out(number, word, _) => {
                let (seat, reason) = going_out(*number, word)?;
                standing.take_out(seat, reason)?;
            }
            EventRecord::End(..) => {}
            EventRecord::Back(plies, _) => return Err(EventFault::Back(*plies)),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_is_rated_in_its_family() {
        for variant in Variant::ALL {
            let name = variant.name();
            let expected = match variant.seats() {
                2 if name.contains("corners") => Family::Corners,
                2 if name.starts_with("halma") => Family::Halma,
                2 => Family::Star,
                _ => Family::Many,
            };
            assert_eq!(family(variant), expected, "{variant:?}");
        }
    }
}
