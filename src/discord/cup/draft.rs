//! What has been picked for a new cup, as the panel keeps it in ids.

use halma_cup::Kind;
use halma_rules::Rules;
use halma_service::{ServerSettings, plays};

use crate::discord::lobby::game::GameChoice;
use crate::discord::lobby::start::Game;
use crate::discord::lobby::terms::Draft;
use crate::discord::parts::choice::Choice;
use crate::discord::parts::id::{Field, Reader, Sample, Writer, choices, words};

/// People are asked two days before entry closes whether they play.
pub const LEAST_ENTRY_DAYS: u16 = 3;
/// Nobody waits for longer.
pub const MOST_ENTRY_DAYS: u16 = 60;
const USUAL_ENTRY_DAYS: u16 = 7;
const USUAL_ROUNDS: u32 = 5;
const USUAL_ROUNDS_AT_TABLES: u32 = 3;

/// The kinds that can be started.
const KINDS: [Kind; 5] = [
    Kind::RoundRobin,
    Kind::League,
    Kind::Swiss,
    Kind::Tables,
    Kind::Stairs,
];

impl Choice for Kind {
    fn all() -> Vec<Self> {
        KINDS.to_vec()
    }

    fn name(self) -> String {
        Kind::name(self).to_owned()
    }

    fn key(self) -> String {
        format!("cup-kind-{self}")
    }
}

choices!(Kind, GameChoice);

/// What a menu of the panel picks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pick {
    /// Who plays whom.
    Kind,
    /// The game.
    Game,
    /// How long people can enter.
    Days,
}

impl Pick {
    /// Returns the key of what its menu says.
    pub fn key(self) -> &'static str {
        match self {
            Self::Kind => "option-cup-new-kind",
            Self::Game => "menu-which-game",
            Self::Days => "menu-cup-days",
        }
    }
}

words!(Pick {
    Kind = "kind",
    Game = "game",
    Days = "days"
});

/// What has been picked for a new cup.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CupDraft {
    /// Who plays whom.
    pub kind: Kind,
    /// The game.
    pub game: GameChoice,
    /// The number of days until entry closes.
    pub days: u16,
    /// The number of rounds, if it isn't the usual one.
    pub rounds: Option<u32>,
    /// Whether each game gets a thread.
    pub threads: bool,
}

impl CupDraft {
    /// Returns what fits a server in which so many people played lately.
    pub fn proposed(server: &ServerSettings, people: usize) -> Self {
        let variant = server.variant_or(None);
        let kind = if people < Kind::League.people().0 {
            Kind::RoundRobin
        } else {
            Kind::League
        };
        let draft = Self {
            kind,
            game: GameChoice::Variant(variant),
            days: USUAL_ENTRY_DAYS,
            rounds: None,
            threads: server.threads,
        };
        draft.of_game()
    }

    /// Returns the same with a kind that takes the game, or with another game if none does.
    pub fn of_game(self) -> Self {
        let is_fitting = |kind: &Kind| plays(self.game.variant(None), *kind);
        let kind = [self.kind, Kind::Tables].into_iter().find(is_fitting);
        self.of_kind(kind.unwrap_or(self.kind))
    }

    /// Returns the same with another kind, and a game that fits it.
    pub fn of_kind(self, kind: Kind) -> Self {
        let mut games = [self.game].into_iter().chain(games(kind));
        let game = games.find(|game| plays(game.variant(None), kind));
        Self {
            kind,
            game: game.unwrap_or(self.game),
            rounds: None,
            ..self
        }
    }

    /// Returns the rules of its game on a server.
    pub fn rules(&self, server: &ServerSettings) -> Rules {
        let mut draft = Draft::default();
        draft.terms.game = Some(self.game);
        Game::of(server, &draft).rules
    }

    /// Returns the number of rounds of a kind that has several.
    pub fn rounds(&self) -> Option<u32> {
        let usual = match self.kind {
            Kind::Swiss => USUAL_ROUNDS,
            Kind::Tables => USUAL_ROUNDS_AT_TABLES,
            Kind::RoundRobin | Kind::League | Kind::Stairs => return None,
        };
        Some(self.rounds.unwrap_or(usual).clamp(3, 7))
    }
}

/// Returns the games that a kind of cup takes.
pub fn games(kind: Kind) -> impl Iterator<Item = GameChoice> {
    let all = GameChoice::all().into_iter();
    all.filter(move |game| plays(game.variant(None), kind))
}

impl Field for CupDraft {
    fn write(self, to: &mut Writer) {
        self.kind.write(to);
        self.game.write(to);
        u32::from(self.days).write(to);
        self.rounds.unwrap_or_default().write(to);
        u32::from(self.threads).write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        Some(Self {
            kind: Field::read(from)?,
            game: Field::read(from)?,
            days: u16::try_from(u32::read(from)?).ok()?,
            rounds: Some(u32::read(from)?).filter(|rounds| *rounds > 0),
            threads: u32::read(from)? > 0,
        })
    }

    fn sample(of: Sample) -> Self {
        Self {
            kind: Kind::sample(of),
            game: GameChoice::sample(of),
            days: MOST_ENTRY_DAYS,
            rounds: Some(7),
            threads: true,
        }
    }
}
