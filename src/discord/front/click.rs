//! What a click means: the id of what was clicked, and what was chosen there.

use crate::discord::parts::choice::Choice;
use crate::discord::parts::custom_id::{
    Carried, CustomId, ForMatch, InMatch, MoveMenu, PrivacyStep, ReplayStep, StudyStep, TableId,
};
use crate::ids::{Code, MatchId, PlayerId, UserId};
use crate::service::OfferKind;
use halma_rules::Variant;

/// A button that was pressed, or what was chosen in a menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Click {
    /// A button of a match as it stood at a turn.
    InMatch {
        /// What it does.
        what: InMatch,
        /// The match.
        id: MatchId,
        /// The turn.
        turn: u64,
    },
    /// A step on the way to a move.
    ChooseMove {
        /// Which.
        what: MoveMenu,
        /// The match.
        id: MatchId,
        /// The turn.
        turn: u64,
        /// The page of the stones.
        page: u32,
        /// What was chosen: a move, or a cell; empty for buttons.
        chosen: String,
    },
    /// A step through a game.
    Replay {
        /// Which.
        step: ReplayStep,
        /// The match.
        id: MatchId,
        /// What is shown: the number of events before it, and the side from which it is seen.
        shown: (usize, usize),
    },
    /// A chain of jumps to be tried, and where it ends, once that was chosen.
    TryChain(Variant, Option<String>),
    /// A step in a lesson or a puzzle, by its number, and what was chosen; empty for buttons.
    Study(StudyStep, u64, String),
    /// A match to show move by move.
    ForReplay(Code),
    /// A match for a hint.
    ForHint(Code),
    /// A match whose record is wanted.
    ForRecord(Code),
    /// A match for a move that was typed.
    ForMove {
        /// The match.
        code: Code,
        /// The turn of the match that the list was made at.
        turn: Option<u64>,
        /// The move.
        text: String,
    },
    /// A match for an offer.
    ForOffer {
        /// The match.
        code: Code,
        /// What is offered.
        offer: OfferKind,
    },
    /// A match to look at.
    ForBoard(Code),
    /// A match to resign.
    ForResign(Code),
    /// A match to bring here.
    ForPlace(Code),
    /// An open challenge.
    ForChallenge(Code),
    /// A game for a challenge of somebody.
    Game(UserId, Variant),
    /// Somebody to let in again.
    Unblock(PlayerId),
    /// A page of somebody's games, or of one's own.
    Games(Option<UserId>, u32),
    /// A page of the server's games.
    ServerGames(u32),
    /// A page of the open challenges.
    OpenGames(u32),
    /// A page of a table.
    Table(TableId),
    /// Something with what is stored about the person.
    Privacy(PrivacyStep),
}

impl Click {
    /// Reads a click; none where nothing fitting was chosen.
    pub fn read(id: CustomId, chosen: Option<&str>) -> Option<Self> {
        let chosen = chosen.unwrap_or_default();
        Some(match id {
            CustomId::InMatch { what, id, turn } => Self::InMatch { what, id, turn },
            CustomId::ChooseMove {
                what,
                id,
                turn,
                page,
            } => Self::ChooseMove {
                what,
                id,
                turn,
                page,
                chosen: chosen.to_owned(),
            },
            CustomId::Replay {
                step,
                id,
                events,
                side,
            } => {
                let events = match step {
                    ReplayStep::Choose => chosen.parse().ok()?,
                    _ => usize::try_from(events).ok()?,
                };
                let shown = (events, side as usize);
                Self::Replay { step, id, shown }
            }
            CustomId::TryChain { variant } => {
                let variant = Variant::ALL.get(variant as usize).copied()?;
                let target = (!chosen.is_empty()).then(|| chosen.to_owned());
                Self::TryChain(variant, target)
            }
            CustomId::Study { step, number } => Self::Study(step, number, chosen.to_owned()),
            CustomId::ChooseMatch { what, .. } => Self::of_match(what, Carried::read(chosen)?)?,
            CustomId::ChooseGame { opponent } => Self::Game(opponent, Variant::of_word(chosen)?),
            CustomId::Unblock { .. } => Self::Unblock(PlayerId(chosen.parse().ok()?)),
            CustomId::Games { of, page } => Self::Games(of, page),
            CustomId::ServerGames { page } => Self::ServerGames(page),
            CustomId::OpenGames { page } => Self::OpenGames(page),
            CustomId::Table(table) => Self::Table(table),
            CustomId::Privacy(step) => Self::Privacy(step),
            // Forms, which are submitted.
            CustomId::ResetTables | CustomId::Import => return None,
        })
    }

    fn of_match(what: ForMatch, carried: Carried<'_>) -> Option<Self> {
        let Carried { code, turn, text } = carried;
        Some(match what {
            ForMatch::Move => {
                let text = text.to_owned();
                Self::ForMove { code, turn, text }
            }
            ForMatch::Offer => {
                let offer = OfferKind::of_word(text)?;
                Self::ForOffer { code, offer }
            }
            ForMatch::Board => Self::ForBoard(code),
            ForMatch::Resign => Self::ForResign(code),
            ForMatch::Replay => Self::ForReplay(code),
            ForMatch::Hint => Self::ForHint(code),
            ForMatch::Record => Self::ForRecord(code),
            ForMatch::Place => Self::ForPlace(code),
            ForMatch::Challenge => Self::ForChallenge(code),
        })
    }
}
