//! The stand-in for Discord with the real bot connected to it, and helpers to play there.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use data_encoding::HEXLOWER;
use halma::config::{Config, PublicKey};
use halma::discord::text::{LOCALES, Locale, Texts};
use halma::run::{RunError, run_speaking};
use halma::storage;
use halma_rules::Game;
use halma_service::background::Priority;
use halma_service::{Clock, Lot, MatchView, Service, SystemClock, SystemLot};
use halma_store::ids::{GuildId, Timestamp, UserId};
use halma_store::{PostgresSettings, Store};
use stand_in::{
    ActivitySettings, Answer, First, Message, Modal, Person, Settings, Snowflake, StandIn,
};
use tempfile::TempDir;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::port::own_port;
use super::{description, ids, postgres, twilight_limits};

/// What the application proves itself with when people sign in.
pub const CLIENT_SECRET: &str = "client-secret";

/// Small pictures, so that long games are fast.
pub const SIZE: u16 = 256;

/// The machine's clock, moved forward by hand.
#[derive(Default)]
pub struct HandClock {
    ahead_ms: AtomicI64,
    wrong_by: AtomicI64,
    slow_ms: AtomicU64,
}

impl HandClock {
    /// Makes every read of the clock take this long, and so the handlers that read it; 0 ends it.
    pub fn be_slow(&self, ms: u64) {
        self.slow_ms.store(ms, Ordering::SeqCst);
    }

    /// Sets the wall clock ahead of the right time or behind it; the monotonic clock isn't
    /// affected.
    pub fn set_ms(&self, ms: i64) {
        self.wrong_by.store(ms, Ordering::SeqCst);
    }

    pub fn advance_ms(&self, ms: i64) {
        self.ahead_ms.fetch_add(ms, Ordering::SeqCst);
    }
}

impl Clock for HandClock {
    fn now(&self) -> Timestamp {
        let slow_ms = self.slow_ms.load(Ordering::SeqCst);
        if slow_ms > 0 {
            // Other tasks go on meanwhile, also those that wait for this thread.
            tokio::task::block_in_place(|| std::thread::sleep(Duration::from_millis(slow_ms)));
        }
        let wrong_by = self.wrong_by.load(Ordering::SeqCst);
        Timestamp(SystemClock.now().0 + self.ahead_ms.load(Ordering::SeqCst) + wrong_by)
    }

    fn uptime(&self) -> Duration {
        let ahead = self.ahead_ms.load(Ordering::SeqCst);
        SystemClock.uptime() + Duration::from_millis(ahead.try_into().unwrap())
    }
}

/// The system's random numbers, which can be made to fail.
#[derive(Default)]
pub struct HandLot {
    panics: AtomicBool,
}

impl HandLot {
    /// Makes the next draw panic, and with it the handler that draws.
    pub fn panic_once(&self) {
        self.panics.store(true, Ordering::SeqCst);
    }
}

impl Lot for HandLot {
    fn draw(&self) -> u64 {
        assert!(!self.panics.swap(false, Ordering::SeqCst), "no luck today");
        SystemLot.draw()
    }
}

/// With `HALMA_TESTS_ON=postgres`, all bots keep their games in a database.
pub async fn usual_database() -> Option<PostgresSettings> {
    let on = std::env::var("HALMA_TESTS_ON");
    match on.as_deref() {
        Ok("postgres") => postgres::store().await,
        _ => None,
    }
}

/// With `HALMA_TESTS_BY=calls`, all bots receive interactions as HTTP calls rather than over the
/// gateway.
fn usual_port() -> Option<u16> {
    let by = std::env::var("HALMA_TESTS_BY");
    (by.as_deref() == Ok("calls")).then(own_port)
}

/// The stand-in with the bot, which can be stopped and started.
pub struct Hall {
    pub stand_in: StandIn,
    pub clock: Arc<HandClock>,
    pub lot: Arc<HandLot>,
    /// The servers where the bot registers its commands; empty for everywhere.
    pub guilds: Vec<u64>,
    folder: TempDir,
    /// The database, in place of the folder.
    pub database: Option<PostgresSettings>,
    /// The port for interaction calls; without it, interactions come over the gateway.
    pub port: Option<u16>,
    /// The port of the board page, if there is one.
    pub board: Option<u16>,
    /// Whether people can open the board page inside Discord.
    pub has_activity: bool,
    /// The address of the metrics.
    pub metrics: Option<SocketAddr>,
    /// How many seconds the bot continues after it is told to stop.
    pub lame_duck: u16,
    /// The languages of the bot.
    pub locales: Vec<Locale>,
    bot: Option<(CancellationToken, JoinHandle<Result<(), RunError>>)>,
}

impl Hall {
    /// Opens a hall with the bot in it.
    pub async fn open() -> Self {
        Self::open_with(Settings::default()).await
    }

    pub async fn open_with(settings: Settings) -> Self {
        Self::open_at(StandIn::start(settings).await.unwrap()).await
    }

    /// A hall whose bot hasn't been started.
    pub async fn prepared() -> Self {
        let stand_in = StandIn::start(Settings::default()).await.unwrap();
        Self::empty(stand_in, usual_database().await)
    }

    /// Opens a hall whose bot has a board page.
    pub async fn open_with_board() -> Self {
        let mut hall = Self::prepared().await;
        hall.board = Some(own_port());
        hall.start_bot().await;
        hall
    }

    /// Opens a hall whose bot has a board page that can be opened inside Discord, too.
    pub async fn open_with_activity() -> Self {
        let mut hall = Self::prepared().await;
        hall.turn_activities_on();
        hall.start_bot().await;
        hall
    }

    /// Turns Activities on, for the board page of this hall's bot.
    pub fn turn_activities_on(&mut self) {
        self.board = Some(own_port());
        self.has_activity = true;
        let listen = self.config().http.listen.unwrap();
        self.stand_in.turn_activities_on(ActivitySettings {
            client_secret: CLIENT_SECRET.to_owned(),
            mappings: vec![("/".to_owned(), format!("{listen}/board/activity"))],
        });
    }

    /// Opens a hall with a prepared stand-in.
    pub async fn open_at(stand_in: StandIn) -> Self {
        let mut hall = Self::empty(stand_in, usual_database().await);
        hall.start_bot().await;
        hall
    }

    /// Opens a hall whose bot keeps its store in a database.
    pub async fn open_on(database: PostgresSettings) -> Self {
        let stand_in = StandIn::start(Settings::default()).await.unwrap();
        let mut hall = Self::empty(stand_in, Some(database));
        hall.start_bot().await;
        hall
    }

    /// Opens a hall whose bot is connected to the gateway, regardless of the environment.
    pub async fn open_by_gateway(settings: Settings, database: Option<PostgresSettings>) -> Self {
        let stand_in = StandIn::start(settings).await.unwrap();
        let mut hall = Self::empty(stand_in, database);
        hall.port = None;
        hall.start_bot().await;
        hall
    }

    /// Opens a hall whose bot receives interactions as HTTP calls.
    pub async fn open_called() -> Self {
        // A busy machine may take long to stop a process.
        let settings = Settings {
            first_answer_within: Duration::from_secs(20),
            ..Settings::default()
        };
        let stand_in = StandIn::start(settings).await.unwrap();
        let mut hall = Self::empty(stand_in, usual_database().await);
        hall.port = Some(own_port());
        hall.start_bot().await;
        hall
    }

    pub fn empty(stand_in: StandIn, database: Option<PostgresSettings>) -> Self {
        Self {
            stand_in,
            clock: Arc::default(),
            lot: Arc::default(),
            guilds: Vec::new(),
            folder: TempDir::new().unwrap(),
            database,
            port: usual_port(),
            board: None,
            has_activity: false,
            metrics: None,
            lame_duck: 0,
            locales: LOCALES.to_vec(),
            bot: None,
        }
    }

    pub fn config(&self) -> Config {
        let mut config = Config::default();
        config.computer.priority = Priority::Normal;
        config.discord.token = Some(self.stand_in.token().into());
        config.discord.api_url = Some(self.stand_in.api_url());
        if let Some(port) = self.port {
            config.http.listen = Some(([127, 0, 0, 1], port).into());
            let key = HEXLOWER.decode(self.stand_in.public_key().as_bytes());
            config.discord.public_key = Some(PublicKey(key.unwrap().try_into().unwrap()));
        }
        if let Some(port) = self.board {
            let listen = *config
                .http
                .listen
                .get_or_insert_with(|| ([127, 0, 0, 1], port).into());
            config.board.address = Some(format!("http://{listen}"));
        }
        if self.has_activity {
            config.discord.client_secret = Some(CLIENT_SECRET.into());
        }
        config.http.lame_duck_seconds = Some(self.lame_duck);
        config.store.path = self.folder.path().join("store");
        if let Some(database) = &self.database {
            config.store.url = Some(database.url.clone());
        }
        config.metrics.listen = self.metrics;
        config.render.size = SIZE;
        config.discord.guilds.clone_from(&self.guilds);
        config
    }

    pub async fn start_bot(&mut self) {
        let (config, clock, lot) = (
            self.config(),
            Arc::clone(&self.clock),
            Arc::clone(&self.lot),
        );
        let stop = CancellationToken::new();
        let stopped = stop.clone();
        let texts = Texts::of(self.locales.clone());
        let bot = tokio::spawn(async move {
            let bot = run_speaking(&config, texts, clock, lot, stopped);
            bot.await
        });
        self.bot = Some((stop, bot));
        if let Some(port) = self.port {
            self.stand_in.call_at(&[called_at(port)]).await.unwrap();
        }
        self.stand_in.wait_ready().await.unwrap();
    }

    pub async fn stop_bot(&mut self) {
        let (stop, bot) = self.bot.take().unwrap();
        stop.cancel();
        bot.await.unwrap().unwrap();
        self.stand_in.wait_disconnected().await.unwrap();
    }

    pub async fn restart_bot(&mut self) {
        self.stop_bot().await;
        self.start_bot().await;
    }

    pub fn guild(&self) -> GuildId {
        GuildId(self.stand_in.stock_guild().get())
    }

    /// The service over the store of a stopped bot; the store must be closed afterward.
    pub async fn service(&self) -> (Service, Arc<Store>) {
        let store = storage::open(&self.config().store).await.unwrap();
        let service = Service::new(Arc::clone(&store), Arc::new(SystemLot));
        (service, store)
    }

    /// The stored match with this code, read after the bot has stopped.
    pub async fn stored(&self, code: &str) -> MatchView {
        let (service, store) = self.service().await;
        let view = service
            .match_by_code(code.parse().unwrap(), self.guild(), UserId(0))
            .await
            .unwrap();
        store.close().await;
        view
    }

    /// The stored game with this code, read after the bot has stopped. Checks that the stored
    /// standing matches its history.
    pub async fn stored_game(&self, code: &str) -> Game {
        let (service, store) = self.service().await;
        let view = service.match_by_code(code.parse().unwrap(), self.guild(), UserId(0));
        let view = view.await.unwrap();
        let game = Arc::unwrap_or_clone(service.whole_game(view.id).await.unwrap().unwrap());
        assert_eq!(view.game().unwrap().standing, *game.standing());
        store.close().await;
        game
    }

    /// Stops the bot and checks that it did nothing that Discord would refuse.
    pub async fn close(mut self) {
        if self.bot.is_some() {
            self.stop_bot().await;
        }
        let violations = self.stand_in.violations();
        assert!(violations.is_empty(), "{violations:#?}");
        for request in self.stand_in.requests() {
            if let Err(error) = description::operation(&request) {
                panic!("doesn't match Discord's description: {error}");
            }
            if let Err(error) = twilight_limits::check(&request) {
                panic!("another library refuses it: {error}");
            }
            if let Err(error) = ids::check(&request) {
                panic!("a component id doesn't belong there: {error}");
            }
            check_named(&request.body);
            check_named(&request.body["data"]);
        }
    }
}

/// The URL for interactions of a bot on this port.
pub fn called_at(port: u16) -> String {
    format!("http://127.0.0.1:{port}/interactions")
}

/// Discord only notifies people who are allowed *and* mentioned, so checks that everyone allowed is
/// mentioned.
fn check_named(body: &serde_json::Value) {
    let content = body["content"].as_str().unwrap_or_default();
    let meant = body["allowed_mentions"]["users"].as_array();
    for user in meant.into_iter().flatten() {
        let mention = format!("<@{}>", user.as_str().unwrap_or_default());
        let count = content.matches(&mention).count();
        assert!(
            count > 0,
            "{mention} is allowed but not mentioned: {content}"
        );
    }
}

/// The answer that everyone sees; after a click that deleted the clicked message or removed its buttons,
/// the message that follows.
pub async fn public(answer: Answer) -> Message {
    let message = match answer.first() {
        First::Update => (answer.current()).filter(|message| !message.buttons().is_empty()),
        // On a busy machine an answer may come late.
        First::Deferred => None,
        _ => Some(answer.message().await.unwrap()),
    };
    let message = match message {
        Some(message) => message,
        None => answer.follow_up(0).await.unwrap(),
    };
    assert!(
        !message.is_private(),
        "a private answer: {}",
        message.content
    );
    message
}

/// Waits until a message matches, through any other changes.
pub async fn once(
    stand_in: &StandIn,
    seen: &Message,
    what: &str,
    fits: impl Fn(&Message) -> bool,
) -> Message {
    let is_it = |message: &Message| message.id == seen.id && fits(message);
    let found = stand_in.wait_for_message(seen.channel_id, what, is_it);
    found.await.unwrap()
}

/// Returns true if a message is the single line that replaces a turn's board.
pub fn is_line(message: &Message) -> bool {
    let (number, _) = message.content.split_once(". ").unwrap_or_default();
    let is_move = !number.is_empty() && number.chars().all(|digit| digit.is_ascii_digit());
    let is_bare =
        message.attachments.is_empty() && message.embeds.is_empty() && message.buttons().is_empty();
    is_bare && (is_move || message.content.contains(" started: "))
}

/// Waits until a message has lost its buttons.
pub async fn stripped(stand_in: &StandIn, seen: &Message) -> Message {
    once(stand_in, seen, "without buttons", |message| {
        message.buttons().is_empty()
    })
    .await
}

/// The text of the answer that only the person sees.
pub async fn private(answer: Answer) -> String {
    let message = answer.message().await.unwrap();
    assert!(message.is_private(), "a public answer: {}", message.content);
    message.content
}

/// Waits until the bot knows the message of a player's board, so that it can edit that.
pub async fn until_known(player: &Person, board: &Message) {
    let known = async {
        loop {
            let games = player.slash(board.channel_id, "/halma games");
            let games = games.await.unwrap().message().await.unwrap();
            let listed = games.embeds[0].description.as_deref().unwrap_or_default();
            if listed.contains(&board.id.to_string()) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let waited = tokio::time::timeout(Duration::from_secs(60), known).await;
    waited.expect("the bot knows the board");
}

/// A person's own view of a board, with its extra buttons.
pub async fn own_side(person: &Person, board: Snowflake) -> Message {
    let shown = person.click(board, "My side").await.unwrap();
    shown.message().await.unwrap()
}

/// Clicks a button below a person's own view of a board.
pub async fn click_own(person: &Person, board: Snowflake, label: &str) -> Answer {
    let own = own_side(person, board).await;
    person.click(own.id, label).await.unwrap()
}

/// The code in a message's footer.
pub fn code_of(message: &Message) -> String {
    let footer = message.embeds[0].footer.as_ref().expect("a footer");
    code_in(&footer.text)
}

/// The code in a footer.
pub fn code_in(footer: &str) -> String {
    let code = footer.trim_start_matches('#').split(' ').next();
    code.unwrap().to_owned()
}

/// Opens the form for typing a move, from the message for choosing one.
pub async fn form(person: &Person, board: Snowflake) -> Modal {
    let menu = person.click(board, "Move").await.unwrap();
    let menu = menu.message().await.unwrap();
    assert!(menu.is_private() && menu.attachments.len() == 1);
    let form = person.click(menu.id, "Type a move").await.unwrap();
    form.modal().unwrap()
}
