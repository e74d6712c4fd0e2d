//! What a server remembers of a season: who played most, the longest chain, the closest game.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use halma_rating::Family;
use halma_rules::{Reason, Seat};
use halma_store::ids::{GuildId, MatchId, PlayerId, Scope};
use halma_store::records::ResultRecord;
use halma_store::{Key, Prefix, Season, Slot};

use crate::Service;
use crate::change::{Error, best_of, read, season_at};
use crate::people::Participant;

/// How many people of a game's table, results of a person, races and games are looked at: bounds for
/// very busy servers.
const MOST_PEOPLE: usize = 200;
const MOST_RESULTS: usize = 300;
const MOST_RACES: usize = 100;
const MOST_GAMES: usize = 5_000;

/// The games of a season on a server, without people who hide or are forgotten.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SeasonParty {
    /// The number of rated games.
    pub games: usize,
    /// Everyone who played, most games first.
    pub people: Vec<Participant>,
    /// Who played more games than anyone else, and how many.
    pub most: Option<(Participant, usize)>,
    /// The longest chain.
    pub chain: Option<LongestChain>,
    /// The closest race: winner, loser, and how many steps the loser was short.
    pub closest: Option<(Participant, Participant, u32)>,
}

/// A chain of jumps, the first of the longest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LongestChain {
    /// The game.
    pub id: MatchId,
    /// Whose seat it was.
    pub seat: Seat,
    /// Who it was.
    pub who: Participant,
    /// The number of jumps.
    pub jumps: u16,
}

type Results = BTreeMap<MatchId, ResultRecord>;
type People = BTreeMap<PlayerId, Participant>;

impl Service {
    /// Returns the games of a season on a server.
    ///
    /// # Errors
    /// The store failed.
    pub async fn season_party(&self, guild: GuildId, season: Season) -> Result<SeasonParty, Error> {
        let results = self.results_of_season(guild, season).await?;
        let mut played: BTreeMap<PlayerId, usize> = BTreeMap::new();
        for seat in results.values().flat_map(|result| &result.seats) {
            *played.entry(seat.player).or_default() += 1;
        }
        let known = self.named_in_public(played.keys().copied()).await?;
        let mut people: Vec<_> = known
            .iter()
            .map(|(player, who)| (played[player], who))
            .collect();
        people.sort_by_key(|(games, who)| (Reverse(*games), who.player));
        Ok(SeasonParty {
            games: results.len(),
            most: most(&people),
            chain: longest_chain(&results, &known),
            closest: self.closest(&results, &known).await?,
            people: people.into_iter().map(|(_, who)| who.clone()).collect(),
        })
    }

    /// Returns those who are named in public.
    async fn named_in_public(
        &self,
        players: impl Iterator<Item = PlayerId>,
    ) -> Result<People, Error> {
        let mut people = self.participants(players).await?;
        people.retain(|_, who| who.user.is_some());
        let mut shown = BTreeMap::new();
        for (player, who) in people {
            if !self.settings_of(player).await?.hidden {
                shown.insert(player, who);
            }
        }
        Ok(shown)
    }

    async fn results_of_season(&self, guild: GuildId, season: Season) -> Result<Results, Error> {
        let mut players = BTreeSet::new();
        for family in Family::ALL {
            let best = best_of(
                &self.store,
                Scope::Guild(guild),
                family,
                season,
                MOST_PEOPLE,
            );
            players.extend(best.await?.into_iter().map(|(player, _)| player));
        }
        let mut ids = BTreeSet::new();
        for player in players {
            let results = Prefix::PlayerResults(player);
            let keys = self.store.scan(results, None, MOST_RESULTS).await?;
            ids.extend(keys.into_iter().filter_map(|key| match key {
                Key::PlayerResult(_, at, id) => (season_at(at.0) == season).then_some(id),
                _ => None,
            }));
        }
        let ids: Vec<_> = ids.into_iter().rev().take(MOST_GAMES).collect();
        let emptied = read(&self.store, Slot::emptied(guild)).await?;
        let results = self.results(&ids).await?.into_iter();
        let counts = |result: &ResultRecord| {
            let is_rated = result.seats.iter().any(|seat| seat.here.is_some());
            let is_later = emptied.is_none_or(|emptied| result.counted > emptied);
            result.guild == guild && is_rated && is_later && result.voided.is_empty()
        };
        Ok(results.filter(|(_, result)| counts(result)).collect())
    }

    /// Returns winner, loser and what the loser was short of in the closest race.
    async fn closest(
        &self,
        results: &Results,
        known: &People,
    ) -> Result<Option<(Participant, Participant, u32)>, Error> {
        let mut closest: Option<(Participant, Participant, u32)> = None;
        let races = results.iter().rev().filter_map(|(id, result)| {
            let [one, other] = &result.seats[..] else {
                return None;
            };
            let pair = [known.get(&one.player)?, known.get(&other.player)?];
            (result.reason == Reason::Built.name()).then_some((*id, pair))
        });
        for (id, pair) in races.take(MOST_RACES) {
            let found = match self.find(id).await {
                Ok(Some(found)) => found,
                Err(error) if !error.is_lasting() => return Err(error),
                _ => continue,
            };
            let missed = self.feats(&found).await.and_then(|feats| feats.missed);
            let Some((loser, steps)) = missed else {
                continue;
            };
            if closest.as_ref().is_none_or(|(.., least)| steps < *least) {
                let [winner, loser] = [1 - loser.index(), loser.index()].map(|seat| pair[seat]);
                closest = Some((winner.clone(), loser.clone(), steps));
            }
        }
        Ok(closest)
    }
}

/// Returns the first if nobody has as many.
fn most(people: &[(usize, &Participant)]) -> Option<(Participant, usize)> {
    let (games, who) = people.first()?;
    let has_equal = people.get(1).is_some_and(|(others, _)| others == games);
    (!has_equal).then(|| ((*who).clone(), *games))
}

fn longest_chain(results: &Results, known: &People) -> Option<LongestChain> {
    let chains = results.iter().flat_map(|(id, result)| {
        let seats = result.seats.iter().enumerate();
        seats.filter_map(|(index, seat)| Some((*id, index, seat, known.get(&seat.player)?)))
    });
    let longest = chains.rev().max_by_key(|(.., seat, _)| seat.chain);
    let (id, index, seat, who) = longest.filter(|(.., seat, _)| seat.chain > 1)?;
    Some(LongestChain {
        id,
        seat: Seat::at(index),
        who: who.clone(),
        jumps: seat.chain,
    })
}
