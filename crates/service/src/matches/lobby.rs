//! A challenge waiting for players, and what they do with it.

use std::time::Duration;

use halma_mind::Level;
use halma_rules::{Options, Rules};
use halma_store::ids::{PlayerId, Timestamp, days};
use halma_store::records::FirstMove;

use super::{Closed, Closing, Holder, Match, NewMatch, Stage, Terms, is_even};
use crate::refusal::Refusal;

/// How long a challenge waits for an answer.
const EXPIRES_AFTER: Duration = days(7);

/// An action on an open challenge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LobbyMove {
    /// Accepts an invitation, or takes a free seat.
    Join,
    /// Declines an invitation.
    Decline,
    /// The challenger withdraws the challenge.
    Withdraw,
    /// A player who joined leaves again.
    Leave,
    /// The challenger starts with those who are in, if the game exists for that number. Once the
    /// challenge has expired, each of them can.
    Begin,
    /// The challenger starts with those who are in; the computer takes all other seats.
    Fill,
}

/// A challenge waiting for players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lobby {
    pub joined: Vec<PlayerId>,
    pub invited: Vec<PlayerId>,
    pub listed: Vec<Holder>,
    pub expires: Timestamp,
}

impl Lobby {
    /// Creates the lobby of a new challenge.
    pub fn new(
        challenger: PlayerId,
        invited: Vec<PlayerId>,
        listed: Vec<Holder>,
        now: Timestamp,
    ) -> Self {
        Self {
            joined: vec![challenger],
            invited,
            listed,
            expires: now + EXPIRES_AFTER,
        }
    }

    /// Returns everyone who is in or invited.
    pub fn people(&self) -> Vec<PlayerId> {
        self.joined.iter().chain(&self.invited).copied().collect()
    }

    /// Returns the end of a lobby without a game.
    pub fn closed(&self, why: Closed, at: Timestamp) -> Stage {
        Stage::Closed(Closing {
            why,
            joined: self.joined.clone(),
            invited: self.invited.clone(),
            at,
            moderated: None,
        })
    }

    /// Returns the number of seats that anyone may take.
    pub fn free(&self, terms: Terms) -> usize {
        match terms.computer {
            Some(_) => 0,
            None => terms.rules.variant().seats() - self.joined.len() - self.invited.len(),
        }
    }

    fn join(&self, player: PlayerId, terms: Terms) -> Result<Self, Refusal> {
        if self.joined.contains(&player) {
            return Err(Refusal::AlreadyIn);
        }
        let (seats, free) = (terms.rules.variant().seats(), self.free(terms));
        let invited = self.invited.contains(&player);
        if !invited && free == 0 {
            // Every seat is reserved; in a two-player game for the one person challenged.
            return Err(if seats == 2 {
                Refusal::NotInvited
            } else {
                Refusal::NoSeatLeft
            });
        }
        let mut lobby = self.without(player);
        lobby.joined.push(player);
        Ok(lobby)
    }

    /// Returns the lobby without a person, whose seat is then free for anyone.
    fn without(&self, player: PlayerId) -> Self {
        let mut lobby = self.clone();
        lobby.joined.retain(|known| *known != player);
        lobby.invited.retain(|known| *known != player);
        lobby
    }

    /// Returns true if everyone who is to play is in.
    fn is_complete(&self, terms: Terms) -> bool {
        self.invited.is_empty() && self.free(terms) == 0
    }

    /// Starts the match with those who are in, and the computer on the remaining seats.
    fn begin(
        &self,
        new: NewMatch,
        shuffle: impl FnOnce(&mut Vec<Holder>),
        now: Timestamp,
    ) -> Match {
        let people = self.joined.iter().copied().map(Holder::Person);
        let mut shuffled: Vec<Holder> = people.collect();
        if let Some(level) = new.terms.computer {
            shuffled.resize(
                new.terms.rules.variant().seats(),
                Holder::Computer { level },
            );
        }
        shuffle(&mut shuffled);
        let seats = self.seats(new.terms.first, new.card.challenger, shuffled);
        new.begin(seats, now)
    }

    /// Returns who goes first if everyone comes back for a rematch.
    pub fn goes_first(&self, terms: Terms) -> Option<Holder> {
        let first = *self.listed.first()?;
        let may_come = first.player().is_none_or(|player| {
            let mut known = self.joined.iter().chain(&self.invited);
            known.any(|&other| other == player)
        });
        (terms.first == FirstMove::AsListed && may_come).then_some(first)
    }

    /// Returns the players by seat now that everyone is in, given them in random order.
    fn seats(&self, first: FirstMove, challenger: PlayerId, shuffled: Vec<Holder>) -> Vec<Holder> {
        let (mut listed, mut present) = (self.listed.clone(), shuffled.clone());
        listed.sort_unstable();
        present.sort_unstable();
        if first == FirstMove::AsListed && listed == present {
            return self.listed.clone();
        }
        let mut seats = shuffled;
        let challenger = Holder::Person(challenger);
        let wanted = |holder: &Holder| match first {
            FirstMove::Lot | FirstMove::AsListed => false,
            FirstMove::Challenger => *holder == challenger,
            FirstMove::Opponent => *holder != challenger,
        };
        if let Some(index) = seats.iter().position(wanted) {
            seats.swap(0, index);
        }
        seats
    }
}

impl Match {
    /// Returns the lobby of a match that is still open.
    ///
    /// # Errors
    /// It has started or was closed.
    pub fn lobby(&self) -> Result<&Lobby, Refusal> {
        match &self.stage {
            Stage::Open(lobby) => Ok(lobby),
            Stage::Running(_) | Stage::Finished(_) => Err(Refusal::AlreadyBegun),
            Stage::Closed(closing) => Err(Refusal::ChallengeClosed(closing.why)),
        }
    }

    /// Returns an expired lobby while its players can still start without the others.
    pub fn expired_lobby(&self, now: Timestamp) -> Option<Lobby> {
        let Stage::Closed(closing) = &self.stage else {
            return None;
        };
        let until = closing.at + EXPIRES_AFTER;
        (closing.why == Closed::Expired && now < until).then(|| Lobby {
            joined: closing.joined.clone(),
            invited: Vec::new(),
            listed: Vec::new(),
            expires: until,
        })
    }

    /// Returns the rules for those who are in to start without waiting: the same game for fewer
    /// players, with the same rule set and options where they fit.
    pub fn rules_for_fewer(&self) -> Option<Rules> {
        let joined = match &self.stage {
            Stage::Open(lobby) => &lobby.joined,
            Stage::Closed(closing) if closing.why == Closed::Expired => &closing.joined,
            _ => return None,
        };
        let rules = self.terms.rules;
        if self.terms.computer.is_some() {
            return None;
        }
        let fewer = joined.len();
        let variant = rules.variant().with_seats(fewer)?;
        let rule_set = Some(rules.rule_set()).filter(|rules| rules.plays(variant));
        let is_fewer = (2..rules.variant().seats()).contains(&fewer);
        let chosen = Options {
            diagonals: rules.diagonals(),
            jumps: Some(rules.jumps()),
            ends: rules.ends().filter(|_| variant.has_places()),
            teams: rules.teams().filter(|_| variant.has_pairs()),
        };
        is_fewer.then(|| Rules::with_options(variant, rule_set, chosen).ok())?
    }

    /// Returns the two people whom an open challenge keeps from making a second one.
    pub fn open_pair(&self) -> Option<(PlayerId, PlayerId)> {
        let Stage::Open(lobby) = &self.stage else {
            return None;
        };
        match lobby.invited[..] {
            [only] if self.terms.rules.variant().seats() == 2 => {
                let challenger = self.card.challenger;
                Some((challenger.min(only), challenger.max(only)))
            }
            _ => None,
        }
    }

    /// Returns the match after an action on its lobby; `lot` puts people in random order.
    ///
    /// # Errors
    /// Why this person can't do that.
    pub fn after_lobby_move(
        &self,
        player: PlayerId,
        lobby_move: LobbyMove,
        shuffle: impl FnOnce(&mut Vec<Holder>),
        now: Timestamp,
    ) -> Result<Self, Refusal> {
        let new = NewMatch {
            id: self.id,
            card: self.card.clone(),
            terms: self.terms,
        };
        let for_fewer = || -> Result<NewMatch, Refusal> {
            let rules = self.rules_for_fewer().ok_or(Refusal::NotForSoFew)?;
            let terms = Terms {
                rules,
                rated: self.terms.rated && is_even(rules.variant()),
                ..self.terms
            };
            Ok(NewMatch {
                terms,
                ..new.clone()
            })
        };
        let late = self.expired_lobby(now);
        if let (LobbyMove::Begin, Some(lobby)) = (lobby_move, late) {
            if !lobby.joined.contains(&player) {
                return Err(Refusal::NotAPlayer);
            }
            return Ok(lobby.begin(for_fewer()?, shuffle, now));
        }
        let lobby = self.lobby()?;
        let seats = self.terms.rules.variant().seats();
        let stage = match lobby_move {
            LobbyMove::Join => {
                let lobby = lobby.join(player, self.terms)?;
                if lobby.is_complete(self.terms) {
                    return Ok(lobby.begin(new, shuffle, now));
                }
                Stage::Open(lobby)
            }
            LobbyMove::Begin | LobbyMove::Fill | LobbyMove::Withdraw
                if player != self.card.challenger =>
            {
                return Err(Refusal::NotTheChallenger);
            }
            LobbyMove::Begin => {
                return Ok(lobby.begin(for_fewer()?, shuffle, now));
            }
            LobbyMove::Fill => {
                let terms = Terms {
                    computer: Some(self.terms.computer.unwrap_or(Level::LOWEST)),
                    rated: false,
                    ..self.terms
                };
                return Ok(lobby.begin(NewMatch { terms, ..new }, shuffle, now));
            }
            LobbyMove::Decline if !lobby.invited.contains(&player) => {
                return Err(Refusal::NotInvited);
            }
            LobbyMove::Decline if seats == 2 => lobby.closed(Closed::Declined(player), now),
            LobbyMove::Withdraw => lobby.closed(Closed::Withdrawn, now),
            LobbyMove::Leave if player == self.card.challenger => {
                return Err(Refusal::ChallengerMayWithdraw);
            }
            LobbyMove::Leave if !lobby.joined.contains(&player) => {
                return Err(Refusal::NotAPlayer);
            }
            // Even if the computer takes the seat, the challenger decides when to start.
            LobbyMove::Decline | LobbyMove::Leave => Stage::Open(lobby.without(player)),
        };
        Ok(new.at(stage))
    }
}

#[cfg(test)]
mod tests {
    use halma_rules::{Rules, Variant};

    use super::*;

    #[test]
    fn who_is_listed_first_goes_first_if_that_person_may_come() {
        let [anna, ben, carl] = [1, 2, 3].map(PlayerId);
        let terms = |first| Terms {
            first,
            ..Terms::new(Rules::default_for(Variant::Halma8))
        };
        let goes_first = |listed, first| {
            let listed = vec![Holder::Person(listed), Holder::Person(anna)];
            let lobby = Lobby::new(anna, vec![ben], listed, Timestamp(0));
            lobby.goes_first(terms(first))
        };
        let listed = FirstMove::AsListed;
        for player in [anna, ben] {
            assert_eq!(goes_first(player, listed), Some(Holder::Person(player)));
        }
        assert_eq!(goes_first(carl, listed), None);
        assert_eq!(goes_first(ben, FirstMove::Lot), None);
    }

    #[test]
    fn seats_are_as_listed_only_if_everyone_listed_came() {
        let [anna, ben, carl] = [1, 2, 3].map(PlayerId);
        let of = |players: &[PlayerId]| -> Vec<Holder> {
            players.iter().copied().map(Holder::Person).collect()
        };
        let lobby = Lobby::new(anna, vec![ben], of(&[ben, anna]), Timestamp(0));
        let seats = |first, shuffled: &[PlayerId]| lobby.seats(first, anna, of(shuffled));
        assert_eq!(seats(FirstMove::AsListed, &[anna, ben]), of(&[ben, anna]));
        assert_eq!(seats(FirstMove::AsListed, &[anna, carl]), of(&[anna, carl]));
        assert_eq!(seats(FirstMove::Lot, &[anna, ben]), of(&[anna, ben]));
        assert_eq!(seats(FirstMove::Challenger, &[ben, anna]), of(&[anna, ben]));
        assert_eq!(seats(FirstMove::Opponent, &[anna, ben]), of(&[ben, anna]));
    }
}
