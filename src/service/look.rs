//! Finding matches and looking at them.

use std::cmp::Reverse;

use super::draft;
use super::matches::{Match, Stage};
use super::{MatchView, Service, StageView};
use crate::ids::{ChannelId, Code, GuildId, MatchId, UserId};
use crate::service::error::{Error, Refusal};
use crate::store::{Key, Prefix, Slot};

/// The most unfinished matches that a list takes into account.
const MOST_LISTED: usize = 500;

/// Which matches a list is to have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Those of a channel in which it is the person's turn.
    MyTurns(ChannelId),
    /// Those of a channel in which the person plays.
    Mine(ChannelId),
    /// All running ones of a channel.
    Running(ChannelId),
    /// All unfinished ones of the person in a server.
    InServer(GuildId),
    /// All unfinished ones of the person.
    Everywhere,
    /// Those of the person in a server that have lost their channel.
    Lost(GuildId),
    /// All unfinished ones of a server.
    OfServer(GuildId),
}

/// A match in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The match.
    pub view: MatchView,
    /// Whether it is the person's turn, or the person has to answer.
    pub my_turn: bool,
}

impl Service {
    /// A match as it is now.
    ///
    /// # Errors
    /// There is no such match, or a fault.
    pub async fn match_view(&self, id: MatchId) -> Result<MatchView, Error> {
        let found = self.find(id).await?.ok_or(Refusal::NoSuchMatch)?;
        self.view(&found).await
    }

    /// The match that a code names: one of this server, or one's own of any, so that nobody is
    /// stuck in a game whose server is out of reach.
    ///
    /// # Errors
    /// There is no such match, or a fault.
    pub async fn match_by_code(
        &self,
        text: &str,
        guild: GuildId,
        user: UserId,
    ) -> Result<MatchView, Error> {
        let code: Code = text.parse().map_err(|_| Refusal::NoSuchMatch)?;
        let id = draft::read(&*self.store, Slot::code(code)).await?;
        let view = self.match_view(id.ok_or(Refusal::NoSuchMatch)?).await?;
        let is_own = || view.people().iter().any(|who| who.user == Some(user));
        if view.place.guild != guild && !is_own() {
            return Err(Refusal::NoSuchMatch.into());
        }
        Ok(view)
    }

    /// A list of matches for a person: those that wait for the person first, then those whose time
    /// ends first, then the newest.
    ///
    /// # Errors
    /// The store failed. A damaged match is left out and logged.
    pub async fn list(&self, user: UserId, listing: Listing) -> Result<Vec<Summary>, Error> {
        let player = draft::read(&*self.store, Slot::user(user)).await?;
        let prefix = match (listing, player) {
            (Listing::Running(channel), _) => Prefix::ChannelMatches(channel),
            (Listing::OfServer(guild), _) => Prefix::GuildMatches(guild),
            (_, Some(player)) => Prefix::PlayerMatches(player),
            (_, None) => return Ok(Vec::new()),
        };
        let mut summaries = Vec::new();
        for key in self.store.scan(prefix, None, MOST_LISTED).await? {
            let (Key::ChannelMatch(_, id) | Key::PlayerMatch(_, id) | Key::GuildMatch(_, id)) = key
            else {
                continue;
            };
            match self.summary(id, user, listing).await {
                Ok(summary) => summaries.extend(summary),
                Err(error) => tracing::error!(?error, %id, "a match is left out of a list"),
            }
        }
        summaries.sort_by_key(|summary| {
            let deadline = summary.view.game().and_then(|game| game.deadline);
            let deadline = deadline.map_or(i64::MAX, |at| at.0);
            (!summary.my_turn, deadline, Reverse(summary.view.id))
        });
        Ok(summaries)
    }

    /// The game that waits for a person's move and whose time ends first, but for one match.
    ///
    /// # Errors
    /// The store failed.
    pub async fn next_waiting(
        &self,
        user: UserId,
        but: MatchId,
    ) -> Result<Option<MatchView>, Error> {
        let player = draft::read(&*self.store, Slot::user(user)).await?;
        let Some(player) = player else {
            return Ok(None);
        };
        let mut first: Option<(i64, Match)> = None;
        for id in self.matches_of(player).await? {
            if id == but {
                continue;
            }
            let Ok(Some(found)) = self.find(id).await else {
                continue;
            };
            if !found.waits_for_move_of(player) {
                continue;
            }
            let deadline = self.moved_deadline(&found).await?;
            let deadline = deadline.map_or(i64::MAX, |at| at.0);
            if first
                .as_ref()
                .is_none_or(|(soonest, _)| deadline < *soonest)
            {
                first = Some((deadline, found));
            }
        }
        match first {
            None => Ok(None),
            Some((_, found)) => Ok(Some(self.view(&found).await?)),
        }
    }

    async fn summary(
        &self,
        id: MatchId,
        user: UserId,
        listing: Listing,
    ) -> Result<Option<Summary>, Error> {
        let Some(found) = self.find(id).await? else {
            return Ok(None);
        };
        let place = &found.card.place;
        let running = matches!(found.stage, Stage::Running(_));
        let wanted = match listing {
            // A game in a thread is also one of the channel that the thread belongs to.
            Listing::MyTurns(channel) | Listing::Mine(channel) | Listing::Running(channel) => {
                running && [place.channel, found.home()].contains(&channel)
            }
            Listing::InServer(guild) => place.guild == guild,
            Listing::Everywhere | Listing::OfServer(_) => true,
            Listing::Lost(guild) => {
                running && place.guild == guild && self.has_lost_place(&found).await?
            }
        };
        if !wanted {
            return Ok(None);
        }
        let view = self.view(&found).await?;
        let my_turn = waits_for(&view, user);
        let listed = my_turn || !matches!(listing, Listing::MyTurns(_));
        Ok(listed.then_some(Summary { view, my_turn }))
    }

    pub(super) async fn find(&self, id: MatchId) -> Result<Option<Match>, Error> {
        let record = draft::read(&*self.store, Slot::matched(id)).await?;
        Ok(record
            .map(|record| Match::restore(id, record))
            .transpose()?)
    }
}

/// Whether a match waits for a person to move or to answer.
fn waits_for(view: &MatchView, user: UserId) -> bool {
    match &view.stage {
        StageView::Running(game) => game.to_move().user == Some(user),
        StageView::Open { invited, .. } => invited.iter().any(|who| who.user == Some(user)),
        StageView::Finished(_) | StageView::Closed { .. } => false,
    }
}
