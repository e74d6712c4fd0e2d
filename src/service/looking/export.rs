//! All that is stored about a person, as the person may take it along.

use serde::Serialize;
use serde_json::Value;

use crate::ids::{Code, MatchId, PlayerId, Scope, Timestamp, UserId};
use crate::rating::Rating;
use crate::service::Service;
use crate::service::change::{Error, read};
use crate::service::people::Settings;
use crate::store::records::{
    BeatenLevel, DeedRecord, EventRecord, MatchRecord, PuzzleRecord, ResultRecord, StageRecord,
    TallyRecord,
};
use crate::store::{Key, Prefix, Slot};

/// How many matches are looked at before others may read and write in between.
const AT_ONCE: usize = 500;
/// The most bytes of games in a file: Discord takes ten megabytes. The moves of older games are left
/// out where there is no room for them, and at last the games themselves.
const MOST_BYTES: usize = 7 << 20;

/// All that is stored about a person.
#[derive(Serialize)]
pub struct Export {
    /// When this was written.
    written: String,
    account: AccountExport,
    /// What stands for the person in games and tables.
    player: PlayerId,
    settings: Settings,
    absences: Vec<[String; 2]>,
    challenges_made_lately: Vec<String>,
    /// The accounts that the person keeps out.
    kept_out: Vec<String>,
    tallies: Vec<TallyExport>,
    /// The levels of the computer that the person has beaten.
    beaten: Vec<BeatenLevel>,
    puzzles: PuzzleRecord,
    /// The newest first.
    matches: Vec<Value>,
    /// How many games have no moves here, for want of room.
    matches_without_moves: usize,
    /// How many more games there are, for which there is no room at all.
    matches_left_out: usize,
    moderation: Vec<DeedExport>,
}

/// Accounts are texts here: many programs read numbers of this size wrongly.
#[derive(Serialize)]
struct AccountExport {
    discord: String,
    name: String,
    picture: Option<String>,
}

/// What the person's games of a family came to, in a server or everywhere.
#[derive(Serialize)]
struct TallyExport {
    server: Option<String>,
    family: &'static str,
    rating: f64,
    deviation: f64,
    tally: TallyRecord,
}

/// A match of the person; without events where there is no room for them.
#[derive(Serialize)]
struct MatchExport {
    code: Code,
    server: String,
    channel: String,
    made: String,
    stage: &'static str,
    head: MatchRecord,
    events: Option<Vec<EventRecord>>,
    result: Option<ResultRecord>,
}

/// Something that the person did as a moderator.
#[derive(Serialize)]
struct DeedExport {
    at: String,
    server: String,
    deed: DeedRecord,
}

impl Export {
    /// How many games are there without their moves, or not at all, for want of room.
    pub fn cut_games(&self) -> usize {
        self.matches_without_moves + self.matches_left_out
    }
}

impl Service {
    /// All that is stored about a person; nothing of whom was never seen, or was forgotten. It looks
    /// through all matches, for those that came to nothing stand in no index.
    ///
    /// # Errors
    /// The store failed.
    pub async fn export(&self, user: UserId, now: Timestamp) -> Result<Option<Export>, Error> {
        let Some((player, account)) = self.account(user).await? else {
            return Ok(None);
        };
        let store = &*self.store;
        let away = read(store, Slot::away(player)).await?.unwrap_or_default();
        let challenges = read(store, Slot::challenges(player)).await?;
        let made = challenges.unwrap_or_default().made;
        let blocked = self.blocked_by(user).await?;
        let mut games = Games::default();
        for id in self.matches_ever(player).await? {
            if let Some(game) = self.match_export(id).await? {
                games.add(game);
            }
        }
        Ok(Some(Export {
            written: moment(now),
            account: AccountExport {
                discord: account.user.to_string(),
                name: account.name,
                picture: account.face,
            },
            player,
            settings: self.settings_of(player).await?,
            absences: (away.spans.iter())
                .map(|span| [moment(span.from), moment(span.until)])
                .collect(),
            challenges_made_lately: made.into_iter().map(moment).collect(),
            kept_out: (blocked.iter())
                .filter_map(|whom| whom.user.map(|user| user.to_string()))
                .collect(),
            tallies: self.tallies_of(player).await?,
            beaten: read(store, Slot::beaten(player))
                .await?
                .unwrap_or_default()
                .best,
            puzzles: read(store, Slot::puzzles(player))
                .await?
                .unwrap_or_default(),
            matches: games.shown,
            matches_without_moves: games.without_moves,
            matches_left_out: games.left_out,
            moderation: self.deeds_of(player).await?,
        }))
    }

    async fn tallies_of(&self, player: PlayerId) -> Result<Vec<TallyExport>, Error> {
        let prefix = Prefix::TalliesOf(player);
        let mut tallies = Vec::new();
        for (key, stored) in self.store.scan_all_records(prefix).await? {
            let Key::Tally(player, scope, family) = key else {
                continue;
            };
            let tally = Slot::tally(player, scope, family).read(&stored)?;
            let (value, deviation, _) = Rating::from(tally.rating).stored();
            tallies.push(TallyExport {
                server: match scope {
                    Scope::Global => None,
                    Scope::Guild(guild) => Some(guild.to_string()),
                },
                family: family.name(),
                rating: f64::from(value) / 1e3,
                deviation: f64::from(deviation) / 1e3,
                tally,
            });
        }
        Ok(tallies)
    }

    /// The matches of a person, the newest first.
    async fn matches_ever(&self, player: PlayerId) -> Result<Vec<MatchId>, Error> {
        // One at a time: it reads the whole store.
        let _turn = self.exports.lock().await;
        let mut ids = Vec::new();
        let mut from = None;
        loop {
            let keys = self.store.scan(Prefix::Matches, from, AT_ONCE + 1).await?;
            let page = keys.iter().take(AT_ONCE).filter_map(|key| match key {
                Key::Match(id) => Some(*id),
                _ => None,
            });
            let page = self.find_many(&page.collect::<Vec<MatchId>>()).await?;
            let own = page.iter().filter(|one| one.named().contains(&player));
            ids.extend(own.map(|one| one.card.id));
            match keys.get(AT_ONCE) {
                Some(next) => from = Some(*next),
                None => break,
            }
            tokio::task::yield_now().await;
        }
        ids.reverse();
        Ok(ids)
    }

    async fn match_export(&self, id: MatchId) -> Result<Option<MatchExport>, Error> {
        let Some(found) = self.find(id).await? else {
            return Ok(None);
        };
        let (card, head) = (&found.card, found.record());
        Ok(Some(MatchExport {
            code: card.code,
            server: card.place.guild.to_string(),
            channel: card.place.channel.to_string(),
            made: moment(card.made),
            stage: stage(&head),
            events: Some(self.read_log(id).await?),
            result: read(&*self.store, Slot::result(id)).await?,
            head,
        }))
    }

    async fn deeds_of(&self, player: PlayerId) -> Result<Vec<DeedExport>, Error> {
        let deeds = self.store.scan_all_records(Prefix::Deeds).await?;
        let mut own = Vec::new();
        for (key, stored) in deeds {
            let Key::Deed(at, server, interaction) = key else {
                continue;
            };
            let deed = Slot::deed(at, server, interaction).read(&stored)?;
            if deed.by == player {
                own.push(DeedExport {
                    at: moment(at),
                    server: server.to_string(),
                    deed,
                });
            }
        }
        Ok(own)
    }
}

/// The games for which there is room.
#[derive(Default)]
struct Games {
    shown: Vec<Value>,
    bytes: usize,
    without_moves: usize,
    left_out: usize,
}

impl Games {
    fn add(&mut self, mut game: MatchExport) {
        if self.fits(&game) {
            return;
        }
        game.events = None;
        if self.fits(&game) {
            self.without_moves += 1;
        } else {
            self.left_out += 1;
        }
    }

    /// Adds a game if there is room for it.
    fn fits(&mut self, game: &MatchExport) -> bool {
        let Ok(value) = serde_json::to_value(game) else {
            return false;
        };
        let bytes = self.bytes + value.to_string().len();
        if bytes > MOST_BYTES {
            return false;
        }
        self.bytes = bytes;
        self.shown.push(value);
        true
    }
}

fn stage(head: &MatchRecord) -> &'static str {
    let MatchRecord::V2(body) = head;
    match &body.stage {
        StageRecord::Open { .. } => "open",
        StageRecord::Running(_) => "running",
        StageRecord::Finished(_) => "finished",
        StageRecord::Closed { .. } => "closed",
    }
}

/// A moment as people and programs read it.
fn moment(at: Timestamp) -> String {
    let moment = jiff::Timestamp::from_millisecond(at.0).unwrap_or_default();
    moment.to_string()
}
