//! Who may use what an id is on.

use crate::discord::parts::custom_id::{CustomId, InMatch, StudyStep};

impl CustomId {
    /// Whether messages that everybody sees bear it. All others are on private messages and forms, and
    /// sealed.
    pub fn is_public(self) -> bool {
        match self {
            Self::InMatch { what, .. } => is_public(what),
            Self::Study { step, .. } => match step {
                StudyStep::NewPuzzle => true,
                StudyStep::Lesson(_) | StudyStep::Puzzle(_) => false,
            },
            Self::ChooseMove { .. }
            | Self::Replay { .. }
            | Self::TryChain { .. }
            | Self::ChooseMatch { .. }
            | Self::ChooseGame { .. }
            | Self::Unblock { .. }
            | Self::Games { .. }
            | Self::ServerGames { .. }
            | Self::OpenGames { .. }
            | Self::Table(_)
            | Self::Privacy(_)
            | Self::ResetTables
            | Self::Import => false,
        }
    }

    /// Whether it belongs to a command of moderators.
    pub fn moderates(self) -> bool {
        match self {
            Self::InMatch { what, .. } => matches!(
                what,
                InMatch::ModeratorEnds | InMatch::ModeratorUndoes | InMatch::ModeratorVoids
            ),
            Self::ServerGames { .. } | Self::ResetTables => true,
            Self::ChooseMove { .. }
            | Self::Replay { .. }
            | Self::TryChain { .. }
            | Self::Study { .. }
            | Self::ChooseMatch { .. }
            | Self::ChooseGame { .. }
            | Self::Unblock { .. }
            | Self::Games { .. }
            | Self::OpenGames { .. }
            | Self::Table(_)
            | Self::Privacy(_)
            | Self::Import => false,
        }
    }
}

fn is_public(what: InMatch) -> bool {
    match what {
        InMatch::Lobby(_)
        | InMatch::Move
        | InMatch::Board
        | InMatch::Resign
        | InMatch::GiveDay
        | InMatch::Mute
        | InMatch::Offer(_)
        | InMatch::Rematch
        | InMatch::Replay
        | InMatch::Analyze
        | InMatch::HowToPlay => true,
        InMatch::ConfirmResign
        | InMatch::KeepPlaying
        | InMatch::ModeratorEnds
        | InMatch::ModeratorUndoes
        | InMatch::ModeratorVoids => false,
    }
}
