//! The service alone, with predictable random numbers and a clock that stands still.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use halma_rules::Variant;
use halma_service::{
    Act, ChallengeRequest, Changed, Delivery, Errand, Error, FirstMove, Heartbeat, LobbyMove, Lot,
    MatchView, Origin, Person, Place, PlayRequest, Post, PostRef, Refusal, Rights, Service,
    StageView, TimeControl, Weekends,
};
use halma_store::ids::{ChannelId, GuildId, InteractionId, MatchId, Timestamp, Turn, UserId};
use halma_store::{Key, Memory, MemoryStore, Prefix, SledStore, Store};

use super::system::workspace;

/// Deals numbers in order, so that tests are reproducible.
struct Dealt(AtomicU64);

impl Lot for Dealt {
    fn draw(&self) -> u64 {
        let number = self.0.fetch_add(1, Ordering::SeqCst) + 1;
        number.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }
}

/// A service with its own store, and the actions that tests need.
pub struct Desk {
    pub service: Service,
    pub store: Arc<Store>,
    events: AtomicU64,
    lot: Arc<Dealt>,
}

/// The time of everything, unless a test moves the clock.
pub const START: Timestamp = Timestamp(1_800_000_000_000);

impl Desk {
    pub fn new() -> Self {
        Self::over(Store::new(MemoryStore::open(&Memory::default()).unwrap()))
    }

    /// A desk with its store in this folder.
    pub fn in_folder(folder: &Path) -> Self {
        Self::over(Store::new(SledStore::open(folder).unwrap()))
    }

    /// A desk over any store.
    pub fn over(store: Arc<Store>) -> Self {
        let lot = Arc::new(Dealt(AtomicU64::new(0)));
        let service = Service::new(Arc::clone(&store), Arc::clone(&lot) as Arc<dyn Lot>);
        Self {
            service: service.without_thread(),
            store,
            events: AtomicU64::new(0),
            lot,
        }
    }

    /// The same store with a new service, as after a restart.
    pub fn restarted(mut self) -> Self {
        // No number is dealt twice.
        let dealt = self.lot.0.load(Ordering::SeqCst).max(1_000);
        self.lot = Arc::new(Dealt(AtomicU64::new(dealt)));
        let lot = Arc::clone(&self.lot) as Arc<dyn Lot>;
        self.service = Service::new(Arc::clone(&self.store), lot);
        self
    }

    pub fn act(&self, user: u64, now: Timestamp) -> Act {
        let event = self.events.fetch_add(1, Ordering::SeqCst);
        let interaction = InteractionId(InteractionId::first_at(now).0 + event);
        Act {
            by: person(user),
            interaction,
            message: None,
            from: Origin::Chat(GuildId(5)),
            channel: None,
            token: None,
            now,
        }
    }

    pub fn request(&self, variant: Variant, opponents: &[u64]) -> ChallengeRequest {
        ChallengeRequest {
            act: self.act(1, START),
            opponents: opponents.iter().map(|user| person(*user)).collect(),
            place: Place {
                guild: GuildId(5),
                channel: ChannelId(6),
                locale: "en-US".into(),
            },
            variant,
            computer: None,
            rule_set: None,
            chosen: halma_rules::Options::default(),
            first: FirstMove::Challenger,
            time_control: TimeControl::default(),
            weekends: Weekends::Counted,
            rated: true,
            series: halma_service::Series::Single,
            recurring: false,
            rights: Rights::default(),
            thread: false,
        }
    }

    pub async fn begin(&self) -> Changed {
        let made = self
            .service
            .challenge(&self.request(Variant::Halma8, &[2]))
            .await
            .unwrap();
        let act = self.act(2, START);
        self.service
            .answer_challenge(&act, made.view.id, LobbyMove::Join)
            .await
            .unwrap()
    }

    pub fn play(&self, user: u64, id: MatchId, turn: Option<Turn>, text: &str) -> PlayRequest {
        PlayRequest {
            act: self.act(user, START),
            id,
            turn,
            text: text.to_owned(),
        }
    }

    /// The posts of a match that aren't sent yet.
    pub async fn unsent(&self, id: MatchId) -> Vec<Post> {
        let keys = self.store.scan(Prefix::PostsOf(id), None, 100);
        let mut posts = Vec::new();
        for key in keys.await.unwrap() {
            let Key::Post(id, sequence) = key else {
                continue;
            };
            let found = self.service.post(PostRef { id, sequence }).await.unwrap();
            posts.push(found.unwrap().0);
        }
        posts
    }

    pub async fn posts(&self, id: MatchId) -> usize {
        self.store
            .scan(Prefix::PostsOf(id), None, 100)
            .await
            .unwrap()
            .len()
    }
}

pub fn person(user: u64) -> Person {
    Person {
        user: UserId(user),
        name: format!("person {user}"),
        face: None,
        bot: false,
        member: true,
    }
}

pub const MINUTE: i64 = 60_000;
pub const DAY: i64 = 24 * 60 * MINUTE;

pub fn at(ms: i64) -> Timestamp {
    Timestamp(START.0 + ms)
}

/// Keeps the bot running between two times.
pub async fn live(desk: &Desk, from: i64, until: i64) {
    let step = 4 * MINUTE;
    let mut moments: Vec<i64> = (from..until).step_by(step as usize).collect();
    moments.push(until);
    for ms in moments {
        beat(desk, ms, Duration::from_secs(240)).await;
    }
}

/// A heartbeat, with both clocks in agreement.
pub async fn beat(desk: &Desk, ms: i64, silent: Duration) {
    let uptime = Duration::from_millis(ms.try_into().unwrap());
    let now = at(ms);
    let beat = Heartbeat {
        now,
        uptime,
        silent,
    };
    desk.service.heartbeat(beat).await.unwrap();
}

pub async fn begin(desk: &Desk, variant: Variant, opponents: &[u64], time: &str) -> MatchView {
    let request = ChallengeRequest {
        time_control: time.parse().unwrap(),
        ..desk.request(variant, opponents)
    };
    begin_as(desk, &request, opponents).await
}

/// Begins the game of a request, with these opponents.
pub async fn begin_as(desk: &Desk, request: &ChallengeRequest, opponents: &[u64]) -> MatchView {
    let mut changed = desk.service.challenge(request).await.unwrap();
    for &opponent in opponents.iter().filter(|&&user| user != 1) {
        let act = desk.act(opponent, START);
        let answer = desk
            .service
            .answer_challenge(&act, changed.view.id, LobbyMove::Join);
        changed = answer.await.unwrap();
    }
    assert!(matches!(changed.view.stage, StageView::Running(_)));
    changed.view
}

/// Makes two people move often enough for their game of Halma to count: there, back, and there
/// again.
pub async fn both_begin(desk: &Desk, one: u64, other: u64, id: MatchId, ms: i64) {
    let there_and_back = [("h4-h5", "a5-a4"), ("h5-h4", "a4-a5"), ("h4-h5", "a5-a4")];
    for (first, second) in there_and_back {
        play(desk, one, id, first, ms).await.unwrap();
        play(desk, other, id, second, ms).await.unwrap();
    }
}

pub async fn play(
    desk: &Desk,
    user: u64,
    id: MatchId,
    text: &str,
    ms: i64,
) -> Result<Changed, Error> {
    let request = PlayRequest {
        act: desk.act(user, at(ms)),
        id,
        turn: None,
        text: text.to_owned(),
    };
    desk.service.play(&request).await
}

pub async fn view(desk: &Desk, id: MatchId) -> MatchView {
    desk.service.match_view(id).await.unwrap()
}

/// The errands that the delivery worker takes next.
pub async fn take_errands(desk: &Desk, ms: i64) -> Vec<(Errand, MatchView)> {
    let mut taken = Vec::new();
    for id in desk.service.errands(at(ms)).await.unwrap() {
        if let Some(errand) = desk.service.take_errand(id, at(ms)).await.unwrap() {
            taken.push((errand, view(desk, id).await));
        }
    }
    taken
}

/// Records a post as delivered, with an unknown message id.
pub async fn deliver(desk: &Desk, reference: PostRef) {
    let (post, _) = desk.service.post(reference).await.unwrap().unwrap();
    let delivery = Delivery::of(None, START);
    desk.service.delivered(&post, delivery).await.unwrap();
}

pub fn deadline(view: &MatchView) -> Option<Timestamp> {
    view.game().unwrap().deadline
}

pub fn refusal<T: std::fmt::Debug>(result: Result<T, Error>) -> Refusal {
    match result {
        Err(Error::Refusal(refusal)) => refusal,
        other => panic!("not refused: {other:?}"),
    }
}

/// A store in the current format with four matches, to copy.
pub fn present_store() -> PathBuf {
    workspace().join("crates/service/tests/service/formats/8")
}

/// Copies a folder and its contents.
pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}
