//! The data export: everything stored about a person.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use halma_rating::{Family, Rating};
use halma_store::ids::{Code, MatchId, PlayerId, Scope, Timestamp, UserId};
use halma_store::records::{
    DeedRecord, EventRecord, MatchRecord, PlayerRecord, ResultRecord, StageRecord, TallyRecord,
};
use halma_store::{Key, Prefix, Section, Slot, Stored};
use serde::Serialize;
use serde_json::{Value, json};

use crate::Service;
use crate::change::{Error, read};
use crate::refusal::Refusal;

/// How many matches are read before others get to read and write.
const AT_ONCE: usize = 500;
/// The maximum size of games in a file: Discord accepts ten megabytes. If they don't fit, the moves
/// of older games are left out, and then the games themselves.
const MOST_BYTES: usize = 7 << 20;

/// Everything stored about a person.
#[derive(Serialize)]
pub struct Export {
    /// When this was written.
    written: String,
    /// The number that identifies the person in games and tables.
    player: PlayerId,
    /// The records under the player's number: one, or a list if there can be several.
    #[serde(flatten)]
    sections: BTreeMap<Section, Value>,
    /// The matches, newest first.
    matches: Vec<Value>,
    /// How many games are listed without moves for lack of space.
    matches_without_moves: usize,
    /// How many more games are left out for lack of space.
    matches_left_out: usize,
    moderation: Vec<DeedExport>,
}

/// A person's totals in a family of games, on one server or everywhere.
#[derive(Serialize)]
struct TallyExport {
    server: Option<String>,
    family: &'static str,
    rating: f64,
    deviation: f64,
    tally: TallyRecord,
}

/// A match of the person; without events if they don't fit, were deleted or are damaged.
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

/// A moderator action of the person.
#[derive(Serialize)]
struct DeedExport {
    at: String,
    server: String,
    deed: DeedRecord,
}

impl TallyExport {
    fn of(scope: Scope, family: Family, tally: TallyRecord) -> Self {
        let (value, deviation, _) = Rating::from(tally.rating).stored();
        Self {
            server: match scope {
                Scope::Global => None,
                Scope::Guild(guild) => Some(guild.to_string()),
            },
            family: family.name(),
            rating: f64::from(value) / 1e3,
            deviation: f64::from(deviation) / 1e3,
            tally,
        }
    }
}

impl Export {
    /// Returns how many games are shortened or left out for lack of space.
    pub fn cut_games(&self) -> usize {
        self.matches_without_moves + self.matches_left_out
    }
}

impl Service {
    /// Returns everything stored about a person, or `None` for someone unknown or forgotten. It
    /// reads all matches, because challenges that failed are in no index.
    ///
    /// # Errors
    /// The store failed.
    pub async fn export(&self, user: UserId, now: Timestamp) -> Result<Option<Export>, Error> {
        let Some((player, _)) = self.account(user).await? else {
            return Ok(None);
        };
        let mut sections = BTreeMap::new();
        for (section, key, stored) in self.records_of(player).await? {
            let Some(shown) = self.presented(key, &stored, now).await? else {
                continue;
            };
            if Prefix::OfPlayer(key.kind(), player).only_key().is_some() {
                sections.insert(section, shown);
            } else if let Value::Array(list) = sections.entry(section).or_insert_with(|| json!([]))
            {
                list.push(shown);
            }
        }
        let mut games = Games::default();
        for id in self.matches_ever(player).await? {
            if let Some(game) = self.match_export(id).await? {
                games.add(game);
            }
        }
        Ok(Some(Export {
            written: moment(now),
            player,
            sections,
            matches: games.shown,
            matches_without_moves: games.without_moves,
            matches_left_out: games.left_out,
            moderation: self.deeds_of(player).await?,
        }))
    }

    /// Returns a record as the file shows it: as stored, unless there is a more readable form.
    /// `None` for a blocked person who was forgotten.
    async fn presented(
        &self,
        key: Key,
        stored: &Stored,
        now: Timestamp,
    ) -> Result<Option<Value>, Error> {
        let shown = match key {
            Key::Player(id) => Slot::player(id).read(stored).map(|record| account(&record)),
            Key::Away(id) => Slot::away(id).read(stored).map(|away| {
                let spans = away.spans.into_iter();
                spans
                    .map(|span| json!([moment(span.from), moment(span.until)]))
                    .collect()
            }),
            Key::Challenges(id) => Slot::challenges(id)
                .read(stored)
                .map(|lately| lately.made.into_iter().map(moment).collect()),
            Key::Beaten(id) => (Slot::beaten(id).read(stored)).map(|beaten| {
                json!(
                    beaten
                        .best
                        .iter()
                        .chain(&beaten.earlier)
                        .collect::<Vec<_>>()
                )
            }),
            Key::Tally(id, scope, family) => Slot::tally(id, scope, family)
                .read(stored)
                .map(|tally| json!(TallyExport::of(scope, family, tally))),
            Key::Block(_, whom) => {
                let whom = self.participant(whom).await?;
                return Ok(whom.user.map(|user| user.to_string().into()));
            }
            Key::Untold(_, id) => return Ok(Some(json!(id))),
            Key::Session(id, number) => {
                let session = Slot::session(id, number).read(stored);
                session.map(|one| {
                    let is_open = one.secret.is_some() && one.until > now;
                    json!({ "made": moment(one.made), "until": moment(one.until), "open": is_open })
                })
            }
            Key::Opened(id) => {
                let opened = Slot::opened(id).read(stored);
                opened.map(|one| json!({ "game": one.game, "opened": moment(one.at) }))
            }
            Key::Note(id, matched) => {
                let code = self.find(matched).await?.map(|found| found.card.code);
                let note = Slot::note(id, matched).read(stored);
                note.map(|note| json!({ "code": code, "text": note.text }))
            }
            Key::Plan(id, matched) => {
                let code = self.find(matched).await?.map(|found| found.card.code);
                let plan = Slot::plan(id, matched).read(stored);
                plan.map(|plan| json!({ "code": code, "lines": plan.lines }))
            }
            Key::PlayerCup(id, cup) => {
                let record = read(&self.store, Slot::cup(cup)).await?;
                let entrant = read(&self.store, Slot::entrant(cup, id)).await?;
                return Ok(Some(json!({
                    "name": record.map(|record| record.name),
                    "entered": entrant.as_ref().map(|entrant| moment(entrant.entered)),
                    "confirmed": entrant.as_ref().map(|entrant| entrant.confirmed),
                })));
            }
            _ => return Ok(Some(as_stored(stored))),
        };
        // Unreadable records are exported too.
        Ok(Some(shown.unwrap_or_else(|_| as_stored(stored))))
    }

    /// Returns the matches of a person, newest first.
    async fn matches_ever(&self, player: PlayerId) -> Result<Vec<MatchId>, Error> {
        // One export at a time: it reads the whole store.
        let _turn = self.exports.lock().await;
        let mut ids = BTreeSet::new();
        // A game that takes its compact form meanwhile is found a second time.
        for prefix in [Prefix::Matches, Prefix::FinishedGames] {
            self.find_own(prefix, player, &mut ids).await?;
        }
        Ok(ids.into_iter().rev().collect())
    }

    /// Finds the matches of a person under a prefix.
    async fn find_own(
        &self,
        prefix: Prefix,
        player: PlayerId,
        ids: &mut BTreeSet<MatchId>,
    ) -> Result<(), Error> {
        let mut from = None;
        loop {
            let keys = self.store.scan(prefix, from, AT_ONCE + 1).await?;
            let page = keys.iter().take(AT_ONCE).filter_map(|key| match key {
                Key::Match(id) | Key::Finished(id) => Some(*id),
                _ => None,
            });
            let page = self.find_many(&page.collect::<Vec<MatchId>>()).await?;
            let own = page.iter().filter(|one| one.named().contains(&player));
            ids.extend(own.map(|one| one.id));
            match keys.get(AT_ONCE) {
                Some(next) => from = Some(*next),
                None => return Ok(()),
            }
            tokio::task::yield_now().await;
        }
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
            events: match self.log_of(&found).await {
                Err(Error::Refusal(Refusal::MovesDeleted { .. })) => None,
                log => readable(id, log)?,
            },
            result: readable(id, self.result(id).await)?.flatten(),
            head,
        }))
    }

    async fn deeds_of(&self, player: PlayerId) -> Result<Vec<DeedExport>, Error> {
        let deeds = self.store.scan_all_records(Prefix::Deeds).await?;
        let mut own = Vec::new();
        for (key, stored) in deeds {
            let Key::Deed(server, Reverse(at), interaction) = key else {
                continue;
            };
            let deed = Slot::deed(server, Reverse(at), interaction).read(&stored)?;
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

/// The games that fit.
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

    /// Adds a game if it fits.
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

/// Leaves out what is damaged, so that the person gets the rest.
fn readable<T>(id: MatchId, found: Result<T, Error>) -> Result<Option<T>, Error> {
    match found {
        Err(error) if error.is_lasting() => {
            tracing::error!(?error, %id, "leaving out a damaged part of a match");
            Ok(None)
        }
        found => found.map(Some),
    }
}

fn stage(head: &MatchRecord) -> &'static str {
    let (MatchRecord::V2(body) | MatchRecord::V3(body)) = head;
    match &body.stage {
        StageRecord::Open { .. } => "open",
        StageRecord::Running(_) => "running",
        StageRecord::Finished(_) => "finished",
        StageRecord::Closed { .. } => "closed",
    }
}

/// Returns an account. Its number is a string: many programs misread numbers of this size.
fn account(record: &PlayerRecord) -> Value {
    json!({
        "discord": record.user.to_string(),
        "name": record.name,
        "picture": record.face,
    })
}

fn as_stored(stored: &Stored) -> Value {
    serde_json::from_slice(&stored.body)
        .unwrap_or_else(|_| String::from_utf8_lossy(&stored.body).into())
}

/// Formats a moment so that people and programs can read it.
fn moment(at: Timestamp) -> String {
    jiff::Timestamp::from(at).to_string()
}
