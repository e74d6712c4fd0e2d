//! The people and times needed to view matches, read once per request.

use std::collections::HashMap;

use halma_rules::Seat;
use halma_store::ids::{GuildId, MatchId, PlayerId, Span, Timestamp};
use halma_store::records::{Balance, Series, ServerRecord};
use halma_store::{Key, Slot};

use super::{CountedView, Feats, LevelBeaten, Moment};
use crate::Service;
use crate::change::{Error, read};
use crate::matches::{Holder, Match, Play, Stage};
use crate::people::Participant;
use crate::time::moved_deadline;

/// The people some matches name, and the times in which the bot was offline.
pub(super) struct ViewContext {
    people: HashMap<PlayerId, Known>,
    /// The servers' settings.
    servers: HashMap<GuildId, ServerRecord>,
    outages: Vec<Span>,
    counted: HashMap<MatchId, CountedView>,
    /// The first games of finished matches of two games, by the second game.
    first_games: HashMap<MatchId, Match>,
    /// The highlights of the one match that is shown in detail.
    pub feats: Option<Feats>,
    /// The computer level beaten in that game.
    pub beaten: Option<LevelBeaten>,
    /// What is worth a word in that game.
    pub moment: Option<(Seat, Moment)>,
}

struct Known {
    who: Participant,
    away: Vec<Span>,
}

impl Service {
    /// Reads everything needed to view these matches.
    pub(super) async fn view_context(&self, matches: &[Match]) -> Result<ViewContext, Error> {
        let mut named: Vec<PlayerId> = matches.iter().flat_map(Match::named).collect();
        named.sort_unstable();
        named.dedup();
        let mut guilds: Vec<GuildId> = matches.iter().map(|one| one.card.place.guild).collect();
        guilds.sort_unstable();
        guilds.dedup();
        let (people, servers) = self.know(&named, &guilds).await?;
        let is_timed = matches.iter().any(|one| one.deadline().is_some());
        let (mut counted, mut first_games) = (HashMap::new(), HashMap::new());
        for one in matches.iter().filter(|one| one.finished().is_ok()) {
            let id = one.id;
            counted.extend(self.count_view(id).await?.map(|view| (id, view)));
            if let (Series::SecondOfTwo, Some(first)) = (one.terms.series, one.card.rematch_of) {
                first_games.extend(self.find(first).await?.map(|first| (id, first)));
            }
        }
        Ok(ViewContext {
            feats: None,
            beaten: None,
            moment: None,
            counted,
            first_games,
            people,
            servers,
            outages: if is_timed {
                self.outages().await?
            } else {
                Vec::new()
            },
        })
    }

    /// Returns the result of a game, if it was counted.
    async fn count_view(&self, id: MatchId) -> Result<Option<CountedView>, Error> {
        let Some(result) = self.result(id).await? else {
            return Ok(None);
        };
        if !result.voided.is_empty() {
            return Ok(None);
        }
        let changes = result.seats.iter().filter_map(|seat| seat.here);
        let changes = changes.map(|change| (change.from.into(), change.to.into()));
        let between = match &result.seats[..] {
            [one, other] => self.between(one.player, other.player).await?,
            _ => None,
        };
        Ok(Some(CountedView {
            changes: changes.collect(),
            quarters: result.quarters,
            between,
        }))
    }

    /// Returns the head-to-head score of two people so far, from the first one's side.
    pub(super) async fn between(
        &self,
        one: PlayerId,
        other: PlayerId,
    ) -> Result<Option<Balance>, Error> {
        let (first, second) = (one.min(other), one.max(other));
        let pairing = read(&self.store, Slot::pairing(first, second)).await?;
        Ok(pairing.map(|pairing| {
            if first == one {
                pairing.balance
            } else {
                pairing.balance.turned()
            }
        }))
    }

    /// Reads people and servers' settings at once.
    async fn know(
        &self,
        players: &[PlayerId],
        guilds: &[GuildId],
    ) -> Result<(HashMap<PlayerId, Known>, HashMap<GuildId, ServerRecord>), Error> {
        let keys: Vec<Key> = players
            .iter()
            .flat_map(|&player| {
                let (who, settings) = (Slot::player(player), Slot::settings(player));
                [who.key(), settings.key(), Slot::away(player).key()]
            })
            .chain(guilds.iter().map(|&guild| Slot::server(guild).key()))
            .collect();
        let mut loaded = self.store.load_many(&keys).await?;
        let mut servers = HashMap::new();
        for (&guild, server) in guilds.iter().zip(loaded.split_off(3 * players.len())) {
            if let Some(server) = server {
                servers.insert(guild, Slot::server(guild).read(&server)?);
            }
        }
        let mut people = HashMap::with_capacity(players.len());
        for (&player, records) in players.iter().zip(loaded.chunks_exact(3)) {
            let [who, settings, away] = records else {
                continue;
            };
            let who = who.as_ref().map(|who| Slot::player(player).read(who));
            let settings = settings
                .as_ref()
                .map(|kept| Slot::settings(player).read(kept));
            let away = away.as_ref().map(|away| Slot::away(player).read(away));
            let settings = settings.transpose()?.unwrap_or_default();
            let known = Known {
                who: Participant::of(player, who.transpose()?, &settings),
                away: away.transpose()?.unwrap_or_default().spans,
            };
            people.insert(player, known);
        }
        Ok((people, servers))
    }
}

impl ViewContext {
    /// Returns a server's settings, if it has any.
    pub fn server(&self, guild: GuildId) -> Option<&ServerRecord> {
        self.servers.get(&guild)
    }

    /// Returns a person named in one of the matches.
    pub fn who(&self, player: PlayerId) -> Participant {
        let known = self.people.get(&player);
        known.map_or_else(|| Participant::nobody(player), |known| known.who.clone())
    }

    /// Returns the holder of a seat in one of the matches.
    pub fn holder(&self, holder: Holder) -> Holder<Participant> {
        holder.named(|player| self.who(player))
    }

    /// Returns several people, in order.
    pub fn all(&self, players: &[PlayerId]) -> Vec<Participant> {
        players.iter().map(|&player| self.who(player)).collect()
    }

    /// Returns what each of two players scored in both games of their match, by the seats of the
    /// second; a win is worth two.
    pub fn of_both(&self, second: &Match) -> Option<[u32; 2]> {
        let first = self.first_games.get(&second.id)?.finished().ok()?;
        let second = second.finished().ok()?;
        let halves = |seat: Seat| {
            let player = second.owner(seat);
            let before = first.seats.iter().position(|other| *other == player)?;
            Some(second.halves(seat)? + first.halves(Seat::at(before))?)
        };
        Some([halves(Seat::at(0))?, halves(Seat::at(1))?])
    }

    /// Returns the result of a game, if it was counted.
    pub fn counted(&self, id: MatchId) -> Option<CountedView> {
        self.counted.get(&id).cloned()
    }

    fn away(&self, player: PlayerId) -> &[Span] {
        self.people.get(&player).map_or(&[], |known| &known.away)
    }

    /// Returns a person's last absence if it overlaps the current turn.
    pub fn away_now(&self, player: PlayerId, play: &Play) -> Option<Span> {
        let last = self.away(player).last().copied();
        last.filter(|span| span.until > play.turn_began())
    }

    /// Returns when the current turn of a match ends.
    pub fn deadline(&self, found: &Match) -> Option<Timestamp> {
        let Stage::Running(play) = &found.stage else {
            return None;
        };
        moved_deadline(found, &self.outages, self.away(play.to_move().player()?))
    }

    /// Returns true if the bot was offline at some time after a moment.
    pub fn had_outage(&self, since: Timestamp) -> bool {
        self.outages.iter().any(|outage| outage.until > since)
    }
}
