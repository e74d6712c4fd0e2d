//! Finding matches, and lists of them.

use std::cmp::Reverse;

use halma_store::ids::{ChannelId, Code, GuildId, MatchId, PlayerId, Timestamp, UserId};
use halma_store::{Key, Prefix, Slot};

use super::{GameView, MatchView, StageView};
use crate::Service;
use crate::change::{Error, read};
use crate::matches::{Match, Stage};
use crate::refusal::Refusal;

/// The maximum number of unfinished matches that a list reads.
const MOST_LISTED: usize = 500;
/// The maximum number of finished matches.
const MOST_ENDED: usize = 25;

/// Which matches a list contains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Those of a channel in which it is the person's turn.
    MyTurns(ChannelId),
    /// Those of a channel in which the person plays.
    Mine(ChannelId),
    /// All running ones of a channel.
    Running(ChannelId),
    /// All unfinished ones of the person on a server.
    InServer(GuildId),
    /// All unfinished ones of the person.
    Everywhere,
    /// Those of the person on a server that have lost their channel.
    Lost(GuildId),
    /// All unfinished ones of a server.
    OfServer(GuildId),
    /// The open challenges of a server.
    OpenIn(GuildId),
    /// The person's last counted games, on any server.
    Ended,
}

/// The person a list is for: an account, and its player if already known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asker {
    /// The account.
    pub user: UserId,
    /// The player.
    pub player: Option<PlayerId>,
}

impl From<UserId> for Asker {
    fn from(user: UserId) -> Self {
        Self { user, player: None }
    }
}

/// A match in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The match.
    pub view: MatchView,
    /// Whether it is the person's turn to move or to answer.
    pub my_turn: bool,
}

impl Service {
    /// Returns the match with a code: one of this server, or one's own on any server, so that
    /// nobody is stuck in a game whose server is out of reach.
    ///
    /// # Errors
    /// There is no such match, or a fault.
    pub async fn match_by_code(
        &self,
        code: Code,
        guild: GuildId,
        user: UserId,
    ) -> Result<MatchView, Error> {
        let id = self.match_of_code(code).await?;
        self.visible_match(id, guild, user).await
    }

    /// Returns the id of the match with a code, without checking who may see it.
    ///
    /// # Errors
    /// There is no such match, or a fault.
    pub async fn match_of_code(&self, code: Code) -> Result<MatchId, Error> {
        let id = read(&self.store, Slot::code(code)).await?;
        Ok(id.ok_or(Refusal::NoSuchMatch)?)
    }

    /// Returns a match if it belongs to this server, if there is one, or is one's own.
    ///
    /// # Errors
    /// There is no such match, or a fault.
    pub async fn visible_match(
        &self,
        id: MatchId,
        guild: impl Into<Option<GuildId>>,
        user: UserId,
    ) -> Result<MatchView, Error> {
        let view = self.match_view(id).await?;
        let is_own = || view.people().iter().any(|who| who.user == Some(user));
        if guild.into() != Some(view.card.place.guild) && !is_own() {
            return Err(Refusal::NoSuchMatch.into());
        }
        Ok(view)
    }

    /// Returns a list of matches for a person: those waiting for the person first, then by
    /// deadline, then the newest.
    ///
    /// # Errors
    /// The store failed. A damaged match is left out and logged.
    pub async fn list(
        &self,
        asker: impl Into<Asker>,
        listing: Listing,
    ) -> Result<Vec<Summary>, Error> {
        let asker = asker.into();
        let mut listed = Vec::new();
        for one in self.candidates(asker, listing).await? {
            if self.is_wanted(&one, listing).await? {
                listed.push(one);
            }
        }
        let context = self.view_context(&listed).await?;
        let views = listed.iter().map(|one| context.view(one));
        let mut summaries: Vec<Summary> = views
            .map(|view| {
                let my_turn = view.waits_for(asker.user);
                Summary { view, my_turn }
            })
            .filter(|one| one.my_turn || !matches!(listing, Listing::MyTurns(_)))
            .collect();
        summaries.sort_by_key(|summary| {
            let deadline = summary.view.game().and_then(|game| game.deadline);
            (
                !summary.my_turn,
                last_of(deadline),
                Reverse(summary.view.id),
            )
        });
        Ok(summaries)
    }

    /// Returns the game with other people that waits for the person's move with the earliest
    /// deadline, except for one match.
    ///
    /// # Errors
    /// The store failed.
    pub async fn next_waiting(
        &self,
        asker: impl Into<Asker>,
        but: MatchId,
    ) -> Result<Option<MatchView>, Error> {
        let Some(player) = self.player_of(asker.into()).await? else {
            return Ok(None);
        };
        let turns = Prefix::TurnsOf(player);
        let turns = self.store.scan(turns, None, MOST_LISTED).await?;
        let mut soonest: Option<(Timestamp, MatchView)> = None;
        for key in turns {
            let Key::Turn(_, until, id) = key else {
                continue;
            };
            // Time that doesn't count can only move deadlines later.
            if soonest.as_ref().is_some_and(|(best, _)| *best <= until) {
                break;
            }
            if id == but {
                continue;
            }
            for one in self.find_many(&[id]).await? {
                let view = self.view(&one).await?;
                if view.game().is_some_and(GameView::has_computer) {
                    continue;
                }
                let ends = last_of(view.game().and_then(|game| game.deadline));
                if soonest.as_ref().is_none_or(|(best, _)| ends < *best) {
                    soonest = Some((ends, view));
                }
            }
        }
        Ok(soonest.map(|(_, view)| view))
    }

    pub(crate) async fn player_of(&self, asker: Asker) -> Result<Option<PlayerId>, Error> {
        match asker.player {
            Some(player) => Ok(Some(player)),
            None => Ok(read(&self.store, Slot::user(asker.user)).await?),
        }
    }

    /// Returns the matches that may belong in a list.
    pub(super) async fn candidates(
        &self,
        asker: Asker,
        listing: Listing,
    ) -> Result<Vec<Match>, Error> {
        let prefix = match listing {
            Listing::Running(channel) => Prefix::ChannelMatches(channel),
            Listing::OfServer(guild) => Prefix::GuildMatches(guild),
            Listing::OpenIn(guild) => Prefix::OpenIn(guild),
            _ => match (self.player_of(asker).await?, listing) {
                (None, _) => return Ok(Vec::new()),
                (Some(player), Listing::MyTurns(_)) => Prefix::TurnsOf(player),
                (Some(player), Listing::Ended) => Prefix::PlayerResults(player),
                (Some(player), _) => Prefix::PlayerMatches(player),
            },
        };
        let most = match listing {
            Listing::Ended => MOST_ENDED,
            _ => MOST_LISTED,
        };
        let keys = self.store.scan(prefix, None, most).await?;
        let id = |key| match key {
            Key::ChannelMatch(_, id)
            | Key::PlayerMatch(_, id)
            | Key::GuildMatch(_, id)
            | Key::OpenMatch(_, id)
            | Key::Turn(_, _, id)
            | Key::PlayerResult(_, _, id) => Some(id),
            _ => None,
        };
        let ids: Vec<MatchId> = keys.into_iter().filter_map(id).collect();
        self.find_many(&ids).await
    }

    async fn is_wanted(&self, found: &Match, listing: Listing) -> Result<bool, Error> {
        let place = &found.card.place;
        let running = matches!(found.stage, Stage::Running(_));
        Ok(match listing {
            // A game in a thread also belongs to the thread's parent channel.
            Listing::MyTurns(channel) | Listing::Mine(channel) | Listing::Running(channel) => {
                running && [place.channel, found.origin()].contains(&channel)
            }
            Listing::InServer(guild) => place.guild == guild,
            Listing::Everywhere | Listing::OfServer(_) | Listing::Ended => true,
            Listing::OpenIn(_) => matches!(found.stage, Stage::Open(_)),
            Listing::Lost(guild) => {
                running && place.guild == guild && self.has_lost_place(found).await?
            }
        })
    }
}

/// Returns a moment to sort by; no deadline comes last.
fn last_of(deadline: Option<Timestamp>) -> Timestamp {
    deadline.unwrap_or(Timestamp::MAX)
}

impl MatchView {
    /// Returns true if it waits for a person to move or to answer.
    pub fn waits_for(&self, user: UserId) -> bool {
        match &self.stage {
            StageView::Running(game) => game.to_move().user() == Some(user),
            StageView::Open { invited, .. } => invited.iter().any(|who| who.user == Some(user)),
            StageView::Finished(_) | StageView::Closed { .. } => false,
        }
    }
}
