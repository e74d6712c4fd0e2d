//! A person's profile: by family, and game by game.

use std::cmp::Reverse;

use halma_mind::Level;
use halma_rating::{Family, Rating};
use halma_rules::{Reason, Variant};
use halma_store::ids::{Code, GuildId, MatchId, PlayerId, Scope, Timestamp, UserId};
use halma_store::records::{Balance, BeatenLevel, Fared, ResultRecord, TallyRecord};
use halma_store::{Column, Key, Prefix, ScoreKind, Slot, Table};

use super::ranks::Counts;
use crate::Service;
use crate::change::{Error, Scores, read};
use crate::looking::Asker;
use crate::matches::{Tally, family};
use crate::people::Participant;

/// The number of latest games that a curve shows.
const GAMES_OF_A_CURVE: usize = 200;
/// The number of latest games that a profile lists.
const RECENT: usize = 5;

/// A person's profile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// Who.
    pub person: Participant,
    /// The families in which the person has played rated games, most played first.
    pub families: Vec<FamilyProfile>,
    /// The ratings after the last games of that family, oldest first.
    pub curve: Vec<(Timestamp, Rating)>,
    /// The latest games, also unrated ones, newest first.
    pub recent: Vec<PastGame>,
    /// The strongest computer level beaten in each variant.
    pub beaten: Vec<(Variant, Level)>,
}

/// A person's record in a family of games, everywhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FamilyProfile {
    /// The family.
    pub family: Family,
    /// The rating now.
    pub rating: Rating,
    /// The rank in the rating table of the server asked in.
    pub rank_here: Option<u64>,
    /// The rank among all.
    pub rank_everywhere: Option<u64>,
    /// All rated games.
    pub balance: Balance,
    /// The games by variant, most played first.
    pub by_variant: Vec<(Variant, Balance)>,
    /// The games by the reason they ended, most frequent first.
    pub by_reason: Vec<(Reason, Balance)>,
    /// The games by the number of the seat.
    pub by_seat: Vec<(u8, Balance)>,
    /// The games for places by the place.
    pub by_place: Vec<(u8, Balance)>,
    /// The current winning streak, and the longest.
    pub streaks: (u32, u32),
    /// The win over the highest-rated opponent: their rating in points, and the game.
    pub best_win: Option<(i32, Code)>,
    /// The most jumps in one move, and the game.
    pub longest_chain: Option<(u32, Code)>,
    /// The fewest moves to fill the goal in a variant, and the game.
    pub fastest: Option<(Variant, u32, Code)>,
    /// All moves.
    pub moves: u32,
    /// The games lost on time.
    pub late: u32,
    /// The median seconds per move.
    pub median_seconds: Option<u32>,
}

/// The head-to-head score of two people, from the first one's side.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Versus {
    /// All their two-player games.
    pub balance: Balance,
    /// Their latest games, newest first.
    pub last: Vec<PastGame>,
}

/// A finished game from one player's side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastGame {
    /// The match.
    pub code: Code,
    /// The variant.
    pub variant: Variant,
    /// How it went.
    pub fared: Fared,
    /// The place, from 1, in a game for places.
    pub place: Option<u8>,
    /// When it ended.
    pub ended: Timestamp,
    /// The others.
    pub others: Vec<Participant>,
}

impl Service {
    /// Returns a person's profile, or `None` for someone who hasn't finished a game.
    ///
    /// # Errors
    /// The store failed.
    pub async fn profile(
        &self,
        user: UserId,
        guild: GuildId,
        now: Timestamp,
    ) -> Result<Option<Profile>, Error> {
        let Some(player) = read(&self.store, Slot::user(user)).await? else {
            return Ok(None);
        };
        let mut results = self.results_of(player).await?;
        // What is played in a conversation shows only there.
        results.retain(|(_, result)| !result.guild.is_conversation() || result.guild == guild);
        let beaten = self.beaten_by(player).await?;
        let mut families = Vec::new();
        for family in Family::ALL {
            let slot = Slot::tally(player, Scope::Global, family);
            if let Some(tally) = read(&self.store, slot).await? {
                let one = self.family_profile(player, family, &tally, guild, now);
                families.push(one.await?);
            }
        }
        if results.is_empty() && beaten.is_empty() && families.is_empty() {
            return Ok(None);
        }
        families.sort_by_key(|one: &FamilyProfile| Reverse(one.balance.count()));
        let curve = families
            .first()
            .map(|most| curve(&results, player, most.family));
        let mut recent = Vec::new();
        for (id, result) in results.iter().take(RECENT) {
            recent.extend(self.past_game(player, *id, result).await?);
        }
        Ok(Some(Profile {
            person: self.participant(player).await?,
            families,
            curve: curve.unwrap_or_default(),
            recent,
            beaten,
        }))
    }

    /// Returns the computer's level for a person who names none: the one after the strongest that the
    /// person has beaten in a variant, or the weakest.
    ///
    /// # Errors
    /// The store failed.
    pub async fn level_to_try(&self, asker: Asker, variant: Variant) -> Result<Level, Error> {
        let beaten = match self.player_of(asker).await? {
            Some(player) => self.beaten_by(player).await?,
            None => Vec::new(),
        };
        let best = beaten.iter().find(|(of, _)| *of == variant);
        Ok(best.map_or(Level::LOWEST, |(_, level)| level.next().unwrap_or(*level)))
    }

    /// Returns the computer levels that a person has beaten, strongest first.
    async fn beaten_by(&self, player: PlayerId) -> Result<Vec<(Variant, Level)>, Error> {
        let record = read(&self.store, Slot::beaten(player)).await?;
        let best = record.unwrap_or_default().best.into_iter();
        let known = |mark: BeatenLevel| Some((mark.variant.parse().ok()?, Level::new(mark.level)?));
        let mut beaten: Vec<(Variant, Level)> = best.filter_map(known).collect();
        beaten.sort_by_key(|(_, level)| Reverse(*level));
        Ok(beaten)
    }

    /// Returns the head-to-head score of two people from the first one's side, with their latest
    /// games, newest first.
    ///
    /// # Errors
    /// The store failed.
    pub async fn versus(&self, one: UserId, other: UserId) -> Result<Versus, Error> {
        let one = read(&self.store, Slot::user(one)).await?;
        let other = read(&self.store, Slot::user(other)).await?;
        let (Some(one), Some(other)) = (one, other) else {
            return Ok(Versus::default());
        };
        let mut last = Vec::new();
        for (id, result) in self.results_of(one).await? {
            // Anyone may ask, and what is played in a conversation shows only there.
            let is_theirs = !result.guild.is_conversation()
                && result.seats.len() == 2
                && result.seats.iter().any(|seat| seat.player == other);
            if is_theirs && last.len() < RECENT {
                last.extend(self.past_game(one, id, &result).await?);
            }
        }
        Ok(Versus {
            balance: self.between(one, other).await?.unwrap_or_default(),
            last,
        })
    }

    /// Returns the latest results of a person, newest first.
    async fn results_of(&self, player: PlayerId) -> Result<Vec<(MatchId, ResultRecord)>, Error> {
        let prefix = Prefix::PlayerResults(player);
        let keys = self.store.scan(prefix, None, GAMES_OF_A_CURVE).await?;
        let ids = keys.into_iter().filter_map(|key| match key {
            Key::PlayerResult(_, _, id) => Some(id),
            _ => None,
        });
        let ids: Vec<MatchId> = ids.collect();
        self.results(&ids).await
    }

    async fn family_profile(
        &self,
        player: PlayerId,
        family: Family,
        tally: &TallyRecord,
        guild: GuildId,
        now: Timestamp,
    ) -> Result<FamilyProfile, Error> {
        let points = |thousandths: i32| (f64::from(thousandths) / 1e3).round() as i32;
        let best_win = match tally.best_win {
            Some((id, rating)) => self.code_of(id).await?.map(|code| (points(rating), code)),
            None => None,
        };
        let chain = tally.longest_chain.filter(|(_, jumps)| *jumps > 1);
        let longest_chain = match chain {
            Some((id, jumps)) => self.code_of(id).await?.map(|code| (jumps, code)),
            None => None,
        };
        let by_variant = sorted(tally.by_variant.iter().filter_map(named));
        let most_played = by_variant
            .first()
            .map(|(variant, _): &(Variant, _)| *variant);
        let fastest = match most_played
            .and_then(|variant| Some((variant, tally.fastest.get(variant.name())?)))
        {
            Some((variant, (id, moves))) => {
                let code = self.code_of(*id).await?;
                code.map(|code| (variant, *moves, code))
            }
            None => None,
        };
        Ok(FamilyProfile {
            family,
            rating: tally.rating_at(now),
            rank_here: self.rank(player, Scope::Guild(guild), family).await?,
            rank_everywhere: self.rank(player, Scope::Global, family).await?,
            balance: tally.all,
            by_variant,
            by_reason: sorted(tally.by_reason.iter().filter_map(named)),
            by_seat: tally
                .by_seat
                .iter()
                .map(|(seat, balance)| (*seat, *balance))
                .collect(),
            by_place: tally
                .by_place
                .iter()
                .map(|(place, balance)| (*place, *balance))
                .collect(),
            streaks: (tally.streak, tally.best_streak),
            best_win,
            longest_chain,
            fastest,
            moves: tally.moves,
            late: tally.late,
            median_seconds: tally.median_seconds(),
        })
    }

    /// Returns a person's rank in a rating table, or `None` for someone not in it.
    async fn rank(
        &self,
        player: PlayerId,
        scope: Scope,
        family: Family,
    ) -> Result<Option<u64>, Error> {
        let order = ScoreKind::Rating;
        let column = Column { family, order };
        let table = Table { scope, column };
        let tally = read(&self.store, Slot::tally(player, scope, family)).await?;
        match Scores::of(scope, family, tally.as_ref()).in_table(table) {
            Some(score) => {
                Counts::read(self, table)
                    .await?
                    .rank(self, player, score)
                    .await
            }
            None => Ok(None),
        }
    }

    async fn past_game(
        &self,
        player: PlayerId,
        id: MatchId,
        result: &ResultRecord,
    ) -> Result<Option<PastGame>, Error> {
        let (Some(code), Ok(variant)) = (self.code_of(id).await?, result.variant.parse()) else {
            return Ok(None);
        };
        let mut others = Vec::new();
        for seat in result.seats.iter().filter(|seat| seat.player != player) {
            others.push(self.participant(seat.player).await?);
        }
        let own = result.seats.iter().find(|seat| seat.player == player);
        Ok(own.map(|own| PastGame {
            code,
            variant,
            fared: own.fared,
            place: result.for_places.then_some(own.place + 1),
            ended: result.ended,
            others,
        }))
    }
}

/// Returns a row of a tally with its parsed name.
fn named<T: std::str::FromStr>((name, balance): (&String, &Balance)) -> Option<(T, Balance)> {
    Some((name.parse().ok()?, *balance))
}

/// Sorts rows by the number of games, most first.
fn sorted<T>(rows: impl Iterator<Item = (T, Balance)>) -> Vec<(T, Balance)> {
    let mut rows: Vec<_> = rows.collect();
    rows.sort_by_key(|(_, balance)| Reverse(balance.count()));
    rows
}

fn curve(
    results: &[(MatchId, ResultRecord)],
    player: PlayerId,
    wanted: Family,
) -> Vec<(Timestamp, Rating)> {
    let of_family = results.iter().rev().filter(|(_, result)| {
        let variant: Result<Variant, _> = result.variant.parse();
        variant.is_ok_and(|variant| family(variant) == wanted)
    });
    let ratings = of_family.filter_map(|(_, result)| {
        let own = result.seats.iter().find(|seat| seat.player == player)?;
        Some((result.ended, own.everywhere?.to.into()))
    });
    ratings.collect()
}
