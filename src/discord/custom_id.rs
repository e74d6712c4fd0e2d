//! The ids of buttons, menus and modals. They say all that a click needs, so they work for the
//! life of a game, across restarts.

use std::fmt;

use crate::ids::MatchId;

/// The version of the format.
const VERSION: &str = "1";

/// What a button, menu or modal does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Accepts a challenge or takes a free seat.
    Join,
    /// Declines a challenge.
    Decline,
    /// Takes a challenge back.
    Withdraw,
    /// Leaves a lobby.
    Leave,
    /// Opens the modal for a move; also the id of that modal.
    Move,
    /// Shows the board from one's own side.
    Board,
    /// Asks for confirmation of a resignation.
    Resign,
    /// Confirms it.
    ConfirmResign,
    /// Keeps playing after all.
    KeepPlaying,
    /// Gives the opponent a day more.
    GiveDay,
    /// Asks not to be reminded of this turn.
    Mute,
    /// Agrees with the offer that stands.
    OfferAccept,
    /// Declines it.
    OfferDecline,
    /// Takes it back.
    OfferWithdraw,
    /// Plays again.
    Rematch,
    /// Chooses the match that a typed move is for.
    ChooseForMove,
    /// Chooses the match to look at.
    ChooseForBoard,
    /// Chooses the match to resign.
    ChooseForResign,
    /// Chooses the match for an offer.
    ChooseForOffer,
    /// Chooses the match to bring here.
    ChooseForPlace,
    /// Chooses the game for a challenge; the number is the challenged account.
    ChooseGame,
    /// Turns the pages of the list of games.
    Games,
    /// Turns the pages of the list of a server's games.
    ServerGames,
    /// Chooses an open challenge to answer or to take back.
    ChooseChallenge,
    /// Chooses whom to let in again.
    Unblock,
    /// The form in which a moderator ends a match.
    ModeratorEnds,
    /// The form in which a moderator takes a move back.
    ModeratorUndoes,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 27] = [
        Self::Join,
        Self::Decline,
        Self::Withdraw,
        Self::Leave,
        Self::Move,
        Self::Board,
        Self::Resign,
        Self::ConfirmResign,
        Self::KeepPlaying,
        Self::GiveDay,
        Self::Mute,
        Self::OfferAccept,
        Self::OfferDecline,
        Self::OfferWithdraw,
        Self::Rematch,
        Self::ChooseForMove,
        Self::ChooseForBoard,
        Self::ChooseForResign,
        Self::ChooseForOffer,
        Self::ChooseForPlace,
        Self::ChooseGame,
        Self::Games,
        Self::ServerGames,
        Self::ChooseChallenge,
        Self::Unblock,
        Self::ModeratorEnds,
        Self::ModeratorUndoes,
    ];

    fn word(self) -> &'static str {
        match self {
            Self::Join => "join",
            Self::Decline => "decline",
            Self::Withdraw => "withdraw",
            Self::Leave => "leave",
            Self::Move => "move",
            Self::Board => "board",
            Self::Resign => "resign",
            Self::ConfirmResign => "resign-yes",
            Self::KeepPlaying => "resign-no",
            Self::GiveDay => "give-day",
            Self::Mute => "mute",
            Self::OfferAccept => "offer-yes",
            Self::OfferDecline => "offer-no",
            Self::OfferWithdraw => "offer-back",
            Self::Rematch => "rematch",
            Self::ChooseForMove => "which-move",
            Self::ChooseForBoard => "which-board",
            Self::ChooseForResign => "which-resign",
            Self::ChooseForOffer => "which-offer",
            Self::ChooseForPlace => "which-place",
            Self::ChooseGame => "which-game",
            Self::Games => "games",
            Self::ServerGames => "server-games",
            Self::ChooseChallenge => "which-challenge",
            Self::Unblock => "unblock",
            Self::ModeratorEnds => "admin-end",
            Self::ModeratorUndoes => "admin-undo",
        }
    }
}

/// The id of a button, menu or modal; at most 64 characters as text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CustomId {
    /// What it does.
    pub kind: Kind,
    /// The match, or another number where the kind says so.
    pub number: u64,
    /// The turn of the match that it was made for.
    pub turn: u64,
    /// The page of a list.
    pub page: u32,
}

impl CustomId {
    /// The id of something that belongs to a turn of a match.
    pub fn of_turn(kind: Kind, id: MatchId, turn: u64) -> Self {
        Self {
            kind,
            number: id.0,
            turn,
            page: 0,
        }
    }

    /// The match, where the kind has one.
    pub fn id(self) -> MatchId {
        MatchId(self.number)
    }
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            kind,
            number,
            turn,
            page,
        } = self;
        write!(f, "{VERSION}:{number:x}:{}:{turn:x}:{page:x}", kind.word())
    }
}

/// Why a text is no id of this version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadCustomId {
    /// Another version of the bot made it, for this match.
    OtherVersion(MatchId),
    /// It is none of ours.
    Foreign,
}

impl std::str::FromStr for CustomId {
    type Err = BadCustomId;

    fn from_str(text: &str) -> Result<Self, BadCustomId> {
        let mut parts = text.split(':');
        let mut next = || parts.next().ok_or(BadCustomId::Foreign);
        let (version, number) = (next()?, hexadecimal(next()?)?);
        if version != VERSION {
            // Every version begins with its number and the match.
            let known = !version.is_empty() && version.bytes().all(|b| b.is_ascii_digit());
            let other = BadCustomId::OtherVersion(MatchId(number));
            return Err(if known { other } else { BadCustomId::Foreign });
        }
        let word = next()?;
        let kind = Kind::ALL.into_iter().find(|kind| kind.word() == word);
        let kind = kind.ok_or(BadCustomId::OtherVersion(MatchId(number)))?;
        let turn = hexadecimal(next()?)?;
        let page = u32::try_from(hexadecimal(next()?)?).map_err(|_| BadCustomId::Foreign)?;
        match parts.next() {
            None => Ok(Self {
                kind,
                number,
                turn,
                page,
            }),
            Some(_) => Err(BadCustomId::Foreign),
        }
    }
}

fn hexadecimal(text: &str) -> Result<u64, BadCustomId> {
    let strict = text
        .bytes()
        .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    let strict = strict && (text == "0" || !text.starts_with('0'));
    let number = u64::from_str_radix(text, 16).map_err(|_| BadCustomId::Foreign)?;
    if strict {
        Ok(number)
    } else {
        Err(BadCustomId::Foreign)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_round_trip_and_stay_short() {
        for kind in Kind::ALL {
            let id = CustomId {
                kind,
                number: u64::MAX,
                turn: u64::MAX,
                page: u32::MAX,
            };
            let text = id.to_string();
            assert!(text.len() <= 64, "{text}");
            assert_eq!(text.parse(), Ok(id));
        }
    }

    #[test]
    fn another_version_still_names_the_match() {
        let other = BadCustomId::OtherVersion(MatchId(0x1f));
        assert_eq!("2:1f:what:ever".parse::<CustomId>(), Err(other));
        for foreign in [
            "",
            "1",
            "hello",
            "1:zz:join:0:0",
            "1:1f:join:0:0:0",
            "1:01:join:0:0",
        ] {
            assert_eq!(
                foreign.parse::<CustomId>(),
                Err(BadCustomId::Foreign),
                "{foreign}"
            );
        }
    }
}
