//! What a challenge asks for besides people, as commands name it and as the panel keeps it in ids.

use data_encoding::BASE64URL_NOPAD;
use halma_mind::Level;
use halma_rules::{Ends, Jumps, Options, RuleSet, Teams, Variant};
use halma_service::ids::UserId;
use halma_service::{FirstMove, TimeControl, Weekends};

use crate::discord::lobby::game::GameChoice;
use crate::discord::lobby::picks::Extra;
use crate::discord::parts::choice::Choice;
use crate::discord::parts::id::{Field, Reader, Sample, Writer};

/// The terms of a challenge; whatever is missing is as the server has it, or as usual.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Terms {
    /// The game, or a well-known one with its rules.
    pub game: Option<GameChoice>,
    /// The computer's level in the seats that nobody is named for.
    pub computer: Option<Level>,
    /// How much time the players have.
    pub time: Option<TimeControl>,
    /// Whether no clock runs on weekends.
    pub no_weekends: Option<bool>,
    /// Whether the game is rated; it usually is.
    pub rated: Option<bool>,
    /// The rule set.
    pub rules: Option<RuleSet>,
    /// The options of the rules.
    pub options: Options,
    /// Who moves first; usually random.
    pub first: Option<FirstMove>,
    /// Whether a second game with sides swapped follows.
    pub two_games: Option<bool>,
    /// Whether the challenge is posted again each time a game starts from it.
    pub repeats: Option<bool>,
    /// Whether the game gets its own thread.
    pub thread: Option<bool>,
}

/// Writes or reads a number, a digit for each field, in that field's base.
trait Digits {
    fn digit<T: Copy + PartialEq>(&mut self, field: &mut Option<T>, all: &[T]);
}

struct Packing {
    number: u32,
    unit: u32,
}

struct Unpacking(u32);

impl Digits for Packing {
    fn digit<T: Copy + PartialEq>(&mut self, field: &mut Option<T>, all: &[T]) {
        let place = all.iter().position(|one| Some(*one) == *field);
        let digit = place.map_or(0, |place| place as u32 + 1);
        self.number += digit * self.unit;
        self.unit *= all.len() as u32 + 1;
    }
}

impl Digits for Unpacking {
    fn digit<T: Copy + PartialEq>(&mut self, field: &mut Option<T>, all: &[T]) {
        let base = all.len() as u32 + 1;
        let place = (self.0 % base).checked_sub(1);
        *field = place.and_then(|place| all.get(place as usize).copied());
        self.0 /= base;
    }
}

impl Terms {
    /// Returns the same without what this variant doesn't have.
    pub fn fitting(mut self, variant: Variant) -> Self {
        if variant.seats() > 2 {
            (self.first, self.two_games) = (None, None);
        }
        self.options.ends = self.options.ends.filter(|_| variant.has_places());
        self.options.teams = self.options.teams.filter(|_| variant.has_pairs());
        self
    }

    /// Returns the same without what the bot would have to begin by itself.
    pub fn of_conversation(self) -> Self {
        Self {
            two_games: None,
            repeats: None,
            ..self
        }
    }

    /// Returns the field of something that is switched on or off.
    pub fn extra(&mut self, extra: Extra) -> &mut Option<bool> {
        match extra {
            Extra::Rated => &mut self.rated,
            Extra::Diagonals => &mut self.options.diagonals,
            Extra::TwoGames => &mut self.two_games,
            Extra::Thread => &mut self.thread,
            Extra::Repeat => &mut self.repeats,
            Extra::NoWeekends => &mut self.no_weekends,
        }
    }

    /// Returns whether clocks run on weekends.
    pub fn weekends(&self) -> Weekends {
        if self.no_weekends == Some(true) {
            Weekends::Off
        } else {
            Weekends::Counted
        }
    }

    /// Whatever the panel can pick. A list that changes gives panels that are open then another meaning,
    /// which they show at the next touch.
    fn each(&mut self, digits: &mut impl Digits) {
        const EITHER: [bool; 2] = [false, true];
        digits.digit(&mut self.game, &GameChoice::all());
        digits.digit(&mut self.time, &TimeControl::ALL);
        digits.digit(&mut self.rated, &EITHER);
        digits.digit(&mut self.rules, &RuleSet::ALL);
        digits.digit(&mut self.options.diagonals, &EITHER);
        digits.digit(&mut self.options.jumps, Jumps::ALL);
        digits.digit(&mut self.options.ends, Ends::ALL);
        digits.digit(&mut self.options.teams, Teams::ALL);
        digits.digit(&mut self.first, &FirstMove::all());
        digits.digit(&mut self.two_games, &EITHER);
        digits.digit(&mut self.repeats, &EITHER);
        digits.digit(&mut self.thread, &EITHER);
        digits.digit(&mut self.no_weekends, &EITHER);
    }

    fn packed(mut self) -> u32 {
        let mut packing = Packing { number: 0, unit: 1 };
        self.each(&mut packing);
        packing.number
    }

    fn unpacked(number: u32) -> Self {
        let mut terms = Self::default();
        terms.each(&mut Unpacking(number));
        terms
    }
}

/// The maximum number of opponents: five of six seats.
pub const MOST_OPPONENTS: usize = 5;

/// What has been picked on the panel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Draft {
    /// Those that are missing last.
    opponents: [Option<UserId>; MOST_OPPONENTS],
    /// The terms.
    pub terms: Terms,
}

impl Draft {
    /// Returns the same with these opponents; more than there is room for are left out.
    pub fn with(mut self, opponents: impl IntoIterator<Item = UserId>) -> Self {
        self.opponents = [None; MOST_OPPONENTS];
        for (seat, user) in self.opponents.iter_mut().zip(opponents) {
            *seat = Some(user);
        }
        self
    }

    /// Returns the opponents.
    pub fn opponents(&self) -> impl Iterator<Item = UserId> {
        self.opponents.into_iter().flatten()
    }
}

/// The terms in four bytes, and each opponent in eight.
impl Field for Draft {
    fn write(self, to: &mut Writer) {
        let mut bytes = self.terms.packed().to_be_bytes().to_vec();
        bytes.extend(self.opponents().flat_map(|user| user.0.to_be_bytes()));
        to.word(&BASE64URL_NOPAD.encode(&bytes));
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        let bytes = BASE64URL_NOPAD.decode(from.word()?.as_bytes()).ok()?;
        let (terms, users) = bytes.split_first_chunk()?;
        let (users, rest) = users.as_chunks();
        let fits = rest.is_empty() && users.len() <= MOST_OPPONENTS;
        let users = users.iter().map(|user| UserId(u64::from_be_bytes(*user)));
        let terms = Terms::unpacked(u32::from_be_bytes(*terms));
        let draft = Self {
            terms,
            ..Self::default()
        };
        fits.then(|| draft.with(users))
    }

    fn sample(of: Sample) -> Self {
        let terms = Terms::unpacked(of.number as u32);
        let draft = Self {
            terms,
            ..Self::default()
        };
        draft.with([UserId(of.number); MOST_OPPONENTS])
    }
}
