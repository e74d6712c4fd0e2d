//! What buttons, menus and forms are for, each with its word in their ids.

use crate::service::{LobbyMove, OfferMove};

/// What a button does with what is stored about somebody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PrivacyStep {
    /// Gives all of it as a file.
    Export,
    /// Asks whether it is really to be deleted.
    AskDelete,
    /// Deletes it.
    Delete,
    /// Keeps it after all.
    Keep,
}

impl PrivacyStep {
    /// All steps, and the words for them.
    pub const WORDS: [(Self, &'static str); 4] = [
        (Self::Export, "privacy-export"),
        (Self::AskDelete, "privacy-delete"),
        (Self::Delete, "privacy-delete-yes"),
        (Self::Keep, "privacy-delete-no"),
    ];
}

/// What a button or form does in a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InMatch {
    /// Answers a challenge.
    Lobby(LobbyMove),
    /// Opens the private message in which a move is chosen; also the form in which one is typed.
    Move,
    /// Shows the board from one's own side.
    Board,
    /// Asks whether somebody really resigns.
    Resign,
    /// Confirms it.
    ConfirmResign,
    /// Keeps playing after all.
    KeepPlaying,
    /// Gives the opponent a day more.
    GiveDay,
    /// Asks not to be reminded of this turn.
    Mute,
    /// Answers the offer that stands.
    Offer(OfferMove),
    /// Plays again.
    Rematch,
    /// Shows the game move by move.
    Replay,
    /// Looks at a finished game again.
    Analyze,
    /// Explains the game to whoever is new.
    HowToPlay,
    /// The form in which a moderator ends a match.
    ModeratorEnds,
    /// The form in which a moderator takes a move back.
    ModeratorUndoes,
    /// The form in which a moderator takes a game out of the tables.
    ModeratorVoids,
}

impl InMatch {
    /// All that can be done, and the words for it.
    pub const WORDS: [(Self, &'static str); 23] = [
        (Self::Lobby(LobbyMove::Join), "join"),
        (Self::Lobby(LobbyMove::Decline), "decline"),
        (Self::Lobby(LobbyMove::Withdraw), "withdraw"),
        (Self::Lobby(LobbyMove::Leave), "leave"),
        (Self::Lobby(LobbyMove::Begin), "begin"),
        (Self::Lobby(LobbyMove::Fill), "fill"),
        (Self::Analyze, "analyze"),
        (Self::Move, "move"),
        (Self::Board, "board"),
        (Self::Resign, "resign"),
        (Self::ConfirmResign, "resign-yes"),
        (Self::KeepPlaying, "resign-no"),
        (Self::GiveDay, "give-day"),
        (Self::Mute, "mute"),
        (Self::Offer(OfferMove::Accept), "offer-yes"),
        (Self::Offer(OfferMove::Decline), "offer-no"),
        (Self::Offer(OfferMove::Withdraw), "offer-back"),
        (Self::Rematch, "rematch"),
        (Self::Replay, "replay"),
        (Self::HowToPlay, "how-to"),
        (Self::ModeratorEnds, "admin-end"),
        (Self::ModeratorUndoes, "admin-undo"),
        (Self::ModeratorVoids, "admin-void"),
    ];
}

/// What a match is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ForMatch {
    /// A typed move.
    Move,
    /// To look at it.
    Board,
    /// To resign it.
    Resign,
    /// An offer.
    Offer,
    /// To show it move by move.
    Replay,
    /// To give its record.
    Record,
    /// For a hint.
    Hint,
    /// To bring it here.
    Place,
    /// To answer its challenge, or to take it back.
    Challenge,
}

impl ForMatch {
    /// All that a match is chosen for, and the words for it.
    pub const WORDS: [(Self, &'static str); 9] = [
        (Self::Move, "which-move"),
        (Self::Board, "which-board"),
        (Self::Resign, "which-resign"),
        (Self::Offer, "which-offer"),
        (Self::Replay, "which-replay"),
        (Self::Record, "which-record"),
        (Self::Hint, "which-hint"),
        (Self::Place, "which-place"),
        (Self::Challenge, "which-challenge"),
    ];
}

/// What a menu or button of the private message does in which a move is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveMenu {
    /// Plays one of the best moves.
    Best,
    /// Chooses a stone.
    Stones,
    /// Shows a page of the stones.
    Page,
    /// Plays a move of the stone.
    Targets,
    /// Goes back to where a stone can go.
    Stone,
    /// Lets a stone jump on.
    Jumps,
    /// Plays the move that was chosen, for who wants to be asked or stops a chain.
    Confirm,
    /// Opens the form in which a move is typed.
    Type,
}

impl MoveMenu {
    /// All of them, and the words for them.
    pub const WORDS: [(Self, &'static str); 8] = [
        (Self::Best, "best"),
        (Self::Stones, "stones"),
        (Self::Page, "stones-page"),
        (Self::Targets, "targets"),
        (Self::Stone, "stone"),
        (Self::Jumps, "jumps"),
        (Self::Confirm, "confirm"),
        (Self::Type, "type"),
    ];
}

/// What a button or menu does with a lesson or a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StudyStep {
    /// In the message of a lesson.
    Lesson(TaskStep),
    /// In the message of a puzzle.
    Puzzle(TaskStep),
    /// Shows a puzzle in a private message of its own.
    NewPuzzle,
}

/// What a button or menu does in the message of a task.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TaskStep {
    /// Shows it from its beginning.
    Begin,
    /// Chooses a stone.
    Stone,
    /// Plays a move.
    Move,
}

impl StudyStep {
    /// All of them, and the words for them.
    pub const WORDS: [(Self, &'static str); 7] = [
        (Self::Lesson(TaskStep::Begin), "lesson"),
        (Self::Lesson(TaskStep::Stone), "lesson-stone"),
        (Self::Lesson(TaskStep::Move), "lesson-move"),
        (Self::Puzzle(TaskStep::Begin), "puzzle"),
        (Self::Puzzle(TaskStep::Stone), "puzzle-stone"),
        (Self::Puzzle(TaskStep::Move), "puzzle-move"),
        (Self::NewPuzzle, "puzzle-new"),
    ];
}

/// What a button or menu does in the message that shows a game move by move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ReplayStep {
    /// Shows the beginning.
    First,
    /// Goes one move back.
    Back,
    /// Goes one move on.
    Next,
    /// Shows the end, or how it stands now.
    Last,
    /// Turns the board to the next side.
    Turn,
    /// Goes to a chosen move.
    Choose,
    /// Gives a moving picture and the record.
    Files,
}

impl ReplayStep {
    /// All of them, and the words for them.
    pub const WORDS: [(Self, &'static str); 7] = [
        (Self::First, "replay-first"),
        (Self::Back, "replay-back"),
        (Self::Next, "replay-next"),
        (Self::Last, "replay-last"),
        (Self::Turn, "replay-turn"),
        (Self::Choose, "replay-choose"),
        (Self::Files, "replay-files"),
    ];
}
