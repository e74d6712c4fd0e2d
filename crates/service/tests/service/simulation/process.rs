//! A process: it answers people under its own name, and leads if no other does.

use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use halma_service::term::{Role, Tenure, Term, bury_until};
use halma_service::{Act, Changed, Delivery, Error, Fault, Heartbeat, Lot, Post, PostRef, Service};
use halma_store::ids::{NodeId, Timestamp};
use halma_store::{Store, StoreError};
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};
use tokio_util::sync::CancellationToken;

use super::chat::Chat;
use super::courier::{Courier, Unnoted};
use super::database::{Database, Line};
use super::wire::Health;
use crate::common::dice::Dice;

/// How often the leader does what is due.
const BEAT: Duration = Duration::from_secs(2);

/// Random numbers from a seed.
struct Seeded(Mutex<Dice>);

impl Lot for Seeded {
    fn draw(&self) -> u64 {
        let mut dice = self.0.lock().unwrap();
        dice.below(1 << 31);
        dice.0
    }
}

pub struct Process {
    database: Arc<Database>,
    pub chat: Chat,
    lot: Arc<dyn Lot>,
    /// How many lives all processes have had.
    lives: Arc<AtomicUsize>,
    pub health: Arc<Health>,
    /// By how many milliseconds its clock is wrong.
    pub skew: AtomicI64,
    service: Mutex<Option<Service>>,
    tenure: Mutex<Option<Tenure>>,
    unnoted: Mutex<Unnoted>,
    /// Everything that it does.
    tasks: Mutex<JoinSet<()>>,
}

impl Process {
    pub fn new(
        database: &Arc<Database>,
        chat: &Chat,
        lives: &Arc<AtomicUsize>,
        seed: u64,
    ) -> Arc<Self> {
        Arc::new(Self {
            database: Arc::clone(database),
            chat: chat.clone(),
            lot: Arc::new(Seeded(Mutex::new(Dice(seed)))),
            lives: Arc::clone(lives),
            health: Health::new(),
            skew: AtomicI64::new(0),
            service: Mutex::default(),
            tenure: Mutex::default(),
            unnoted: Mutex::default(),
            tasks: Mutex::default(),
        })
    }

    /// Starts it unless it runs.
    pub fn start(self: &Arc<Self>) {
        let mut tasks = self.tasks.lock().unwrap();
        if !tasks.is_empty() {
            return;
        }
        let life = self.lives.fetch_add(1, Ordering::SeqCst);
        let store = Store::new(Line::new(&self.database, life, &self.health));
        tasks.spawn(Arc::clone(self).answer(Arc::clone(&store)));
        tasks.spawn(Arc::clone(self).lead(store));
    }

    /// Ends it at once. What it has sent to the database may still arrive.
    pub fn kill(&self) {
        *self.tasks.lock().unwrap() = JoinSet::new();
        *self.service.lock().unwrap() = None;
        *self.tenure.lock().unwrap() = None;
        self.unnoted.lock().unwrap().clear();
    }

    pub fn now(&self) -> Timestamp {
        Timestamp(self.database.now().0 + self.skew.load(Ordering::SeqCst))
    }

    /// Whether it says that it leads.
    pub fn leads(&self) -> bool {
        let tenure = self.tenure.lock().unwrap();
        tenure.as_ref().is_some_and(Tenure::lasts)
    }

    /// Lets it answer a call; `None` if it doesn't answer calls, or is killed first.
    pub async fn call<T, F>(&self, call: impl FnOnce(Service) -> F) -> Option<Result<T, Error>>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Error>> + Send + 'static,
    {
        let service = self.service.lock().unwrap().clone()?;
        let (tell, told) = oneshot::channel();
        let call = call(service);
        self.tasks.lock().unwrap().spawn(async move {
            drop(tell.send(call.await));
        });
        told.await.ok()
    }

    /// Shows a change as the answer to an act, while it goes on.
    pub fn answer_with(self: &Arc<Self>, service: Service, act: Act, changed: Changed) {
        let courier = Courier::new(self, service);
        let answered = courier.answer(act, changed);
        self.tasks.lock().unwrap().spawn(answered);
    }

    pub fn keep_unnoted(&self, post: &Post, delivery: Delivery) {
        self.unnoted.lock().unwrap().push((post.clone(), delivery));
    }

    pub fn first_unnoted(&self) -> Option<(Post, Delivery)> {
        self.unnoted.lock().unwrap().first().cloned()
    }

    pub fn forget_unnoted(&self, post: PostRef) {
        let mut unnoted = self.unnoted.lock().unwrap();
        unnoted.retain(|(kept, _)| kept.reference != post);
    }

    pub fn is_unnoted(&self, post: PostRef) -> bool {
        let unnoted = self.unnoted.lock().unwrap();
        unnoted.iter().any(|(kept, _)| kept.reference == post)
    }

    async fn answer(self: Arc<Self>, store: Arc<Store>) {
        let stop = CancellationToken::new();
        loop {
            let id = NodeId(self.lot.draw());
            let Ok(Some(term)) = Term::wait(Role::Node(id), &store, &stop).await else {
                sleep(BEAT).await;
                continue;
            };
            let service =
                Service::new(Arc::clone(&term.store), Arc::clone(&self.lot)).without_thread();
            let service = service.of_node(term.node);
            *self.service.lock().unwrap() = Some(service.clone());
            let courier = Courier::new(&self, service.clone());
            while timeout(BEAT, term.over.cancelled()).await.is_err() {
                // Else acts don't judge deadlines.
                let _unread = service.feel_pulse().await;
                courier.note_again().await;
            }
            *self.service.lock().unwrap() = None;
        }
    }

    async fn lead(self: Arc<Self>, store: Arc<Store>) {
        let stop = CancellationToken::new();
        loop {
            let Ok(Some(term)) = Term::wait(Role::Leader, &store, &stop).await else {
                sleep(BEAT).await;
                continue;
            };
            *self.tenure.lock().unwrap() = Some(term.tenure.clone());
            let mut beside = JoinSet::new();
            beside.spawn(bury_until(Arc::clone(&term.store), term.over.clone()));
            let service =
                Service::new(Arc::clone(&term.store), Arc::clone(&self.lot)).without_thread();
            let delivering = Courier::new(&self, service.clone()).deliver_until(term.over.clone());
            beside.spawn(delivering);
            let (began, mut last) = (Instant::now(), Instant::now());
            while !term.over.is_cancelled() {
                let beat = Heartbeat {
                    now: self.now(),
                    uptime: began.elapsed(),
                    silent: last.elapsed(),
                };
                last = Instant::now();
                self.expect_reached(service.heartbeat(beat).await);
                self.expect_reached(service.sweep(self.now()).await);
                sleep(BEAT).await;
            }
            *self.tenure.lock().unwrap() = None;
        }
    }

    /// The database may be out of reach, or another process may lead; nothing else fails.
    fn expect_reached(&self, done: Result<(), Error>) {
        let Err(error) = done else { return };
        let is_known = matches!(
            error,
            Error::Fault(Fault::Store(
                StoreError::Unavailable(_) | StoreError::Deposed
            ))
        );
        if !is_known {
            self.database
                .note_broken(&format!("the leader failed: {error:?}"));
        }
    }
}
