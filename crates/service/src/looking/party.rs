//! What a server remembers of a season: who played most, the longest chain, the closest game.

use std::collections::{BTreeMap, BTreeSet};

use halma_rating::Family;
use halma_store::ids::{GuildId, MatchId, PlayerId, Scope};
use halma_store::records::ResultRecord;
use halma_store::{Column, Key, Prefix, ScoreKind, Season, Table};

use crate::Service;
use crate::change::{Error, season_at};
use crate::people::Participant;

/// How many people of a game's table, results of a person, races and games are looked at: bounds for
/// very busy servers.
const MOST_PEOPLE: usize = 200;
const MOST_RESULTS: usize = 300;
const MOST_RACES: usize = 100;
const MOST_GAMES: usize = 5_000;

/// The games of a season on a server.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SeasonParty {
    /// The number of rated games.
    pub games: usize,
    /// Everyone who played, most games first.
    pub people: Vec<Participant>,
    /// Who played more games than anyone else, and how many.
    pub most: Option<(Participant, usize)>,
    /// The longest chain: its game, who made it, the number of jumps.
    pub chain: Option<(MatchId, Participant, u16)>,
    /// The closest race: winner, loser, and how many steps the loser was short.
    pub closest: Option<(Participant, Participant, u32)>,
}

type Results = BTreeMap<MatchId, ResultRecord>;

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
        let mut players: Vec<_> = played.into_iter().collect();
        players.sort_by_key(|&(player, games)| (std::cmp::Reverse(games), player));
        let known = self
            .participants(players.iter().map(|(player, _)| *player))
            .await?;
        let person = |player| known.get(&player).cloned().filter(|who| who.user.is_some());
        let people = players.iter().filter_map(|(player, _)| person(*player));
        let chain = longest_chain(&results);
        let closest = self.closest(&results).await?;
        Ok(SeasonParty {
            games: results.len(),
            people: people.collect(),
            most: most(&players).and_then(|(player, games)| Some((person(player)?, games))),
            chain: chain.and_then(|(id, player, jumps)| Some((id, person(player)?, jumps))),
            closest: closest
                .and_then(|(winner, loser, steps)| Some((person(winner)?, person(loser)?, steps))),
        })
    }

    async fn results_of_season(&self, guild: GuildId, season: Season) -> Result<Results, Error> {
        let mut ids = BTreeSet::new();
        for family in Family::ALL {
            let order = ScoreKind::Season(season);
            let (scope, column) = (Scope::Guild(guild), Column { family, order });
            let table = Prefix::RanksOf(Table { scope, column });
            for key in self.store.scan(table, None, MOST_PEOPLE).await? {
                let Key::Rank(.., player) = key else { continue };
                let results = Prefix::PlayerResults(player);
                let keys = self.store.scan(results, None, MOST_RESULTS).await?;
                ids.extend(keys.into_iter().filter_map(|key| match key {
                    Key::PlayerResult(_, at, id) => (season_at(at.0) == season).then_some(id),
                    _ => None,
                }));
            }
        }
        let ids: Vec<_> = ids.into_iter().rev().take(MOST_GAMES).collect();
        let results = self.results(&ids).await?.into_iter();
        let counts = |result: &ResultRecord| {
            let is_rated = result.seats.iter().any(|seat| seat.here.is_some());
            result.guild == guild && is_rated && result.voided.is_empty()
        };
        Ok(results.filter(|(_, result)| counts(result)).collect())
    }

    /// Returns winner, loser and what the loser was short of in the closest race.
    async fn closest(&self, results: &Results) -> Result<Option<(PlayerId, PlayerId, u32)>, Error> {
        let is_race = |result: &ResultRecord| result.reason == "built" && result.seats.len() == 2;
        let races = results.iter().rev().filter(|(_, result)| is_race(result));
        let mut closest: Option<(PlayerId, PlayerId, u32)> = None;
        for (id, result) in races.take(MOST_RACES) {
            let Some(found) = self.find(*id).await? else {
                continue;
            };
            let missed = self.feats(&found).await.and_then(|feats| feats.missed);
            let Some((loser, steps)) = missed else {
                continue;
            };
            let player = |index: usize| result.seats[index].player;
            let pair = (player(1 - loser.index()), player(loser.index()), steps);
            if closest.is_none_or(|(.., least)| steps < least) {
                closest = Some(pair);
            }
        }
        Ok(closest)
    }
}

/// Returns the first if nobody has as many.
fn most(players: &[(PlayerId, usize)]) -> Option<(PlayerId, usize)> {
    let first = players.first()?;
    let has_equal = players.get(1).is_some_and(|second| second.1 == first.1);
    (!has_equal).then_some(*first)
}

/// Returns the first of the longest chains, with who made it.
fn longest_chain(results: &Results) -> Option<(MatchId, PlayerId, u16)> {
    let chains = results.iter().flat_map(|(id, result)| {
        let seats = result.seats.iter();
        seats.map(|seat| (*id, seat.player, seat.chain))
    });
    let longest = chains.rev().max_by_key(|(.., jumps)| *jumps);
    longest.filter(|(.., jumps)| *jumps > 1)
}
