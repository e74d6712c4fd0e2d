//! Runs the bot: sets everything up, from the store to the fronts, and shuts it down.

mod answering;
pub mod backups;
mod checking;
mod leading;
mod measuring;
mod pulse;
#[cfg(unix)]
pub mod socket;
mod timekeeping;
pub mod verifying;
mod watching;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use backups::Backups;
use checking::{Checks, keep_time};
use halma_picture::{Painters, PictureSize};
use halma_service::{Clock, Lot, Service, SystemClock};
use halma_store::ids::{GuildId, Node, NodeId};
use halma_store::{LocalDisk, Store, StoreError};
use measuring::Measured;
use tokio::sync::Notify;
use tokio::task::JoinError;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use watching::{Watch, verifier};

use crate::config::{self, Config};
use crate::discord::text::Texts;
use crate::discord::{
    Bot, Clocks, Films, Http, HttpFront, HttpSettings, Interactions, Lines, Pictures, Portraits,
    ShutOut, SignIn, SignInError, TimeSignal, interaction::invite, setup::learn_emoji, sign_in,
};
use crate::opponent::{Opponent, usual_threads};
use crate::page::{BoardPage, Host};
use crate::readiness::Part;
use crate::storage;
use crate::themes::{self, ThemesError};
use halma_service::term::Term;

/// How long running work may take once the bot is told to stop.
const GRACE: Duration = Duration::from_secs(8);
/// The pause before retrying Discord or a store that can't be reached at startup.
const PAUSE: Duration = Duration::from_secs(5);

/// Why the bot can't run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// No token is configured.
    #[error(
        "there is no bot token; set the variable HALMA_DISCORD_TOKEN, or try the bot without one: halma sandbox"
    )]
    NoToken,
    /// The theme doesn't exist.
    #[error("render.theme is {name:?}, which does not exist; known themes: {known}")]
    NoTheme {
        /// The name.
        name: String,
        /// The existing themes.
        known: String,
    },
    /// One of the operator's themes can't be used.
    #[error(transparent)]
    Themes(#[from] ThemesError),
    /// The system can't start threads for thinking or drawing.
    #[error("can't start threads: {0}")]
    Threads(std::io::Error),
    /// A port can't be opened.
    #[error("the bot can't listen on {address} ({key}): {why}")]
    Listen {
        /// The configuration key of the address.
        key: &'static str,
        /// The address.
        address: SocketAddr,
        /// The system's error.
        why: std::io::Error,
    },
    /// The public key isn't valid.
    #[error(
        "discord.public_key is no public key; copy it from the page \"General Information\" of your application in the Discord developer portal"
    )]
    PublicKey,
    /// Signing in failed.
    #[error(transparent)]
    SignIn(#[from] SignInError),
    /// The store can't be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The background work has stopped.
    #[error("no heartbeat for five minutes; restart the bot")]
    NoPulse,
    /// Discord no longer accepts the bot.
    #[error(transparent)]
    Gateway(#[from] ShutOut),
}

impl RunError {
    /// Returns true if the operator has to fix something before the bot can run at all.
    pub fn is_setup(&self) -> bool {
        !matches!(self, Self::Gateway(_) | Self::NoPulse)
    }
}

/// Checks whether the bot could start with a configuration, as far as possible without Discord and
/// the store.
///
/// # Errors
/// What has to be fixed.
pub fn check(config: &Config) -> Result<(), RunError> {
    if config.discord.token.is_none() {
        return Err(RunError::NoToken);
    }
    painters(config)?;
    storage::check(&config.store)?;
    verifier(config).map(|_| ())
}

/// Runs the bot until `told` is canceled. Then it goes on for its lame-duck time, finishes running
/// work within 8 s, or 11 s with HTTP calls, and closes the store.
///
/// # Errors
/// The bot can't start, or its connection ended for good.
pub async fn run(
    config: &Config,
    clock: Arc<dyn Clock>,
    lot: Arc<dyn Lot>,
    told: CancellationToken,
) -> Result<(), RunError> {
    let clocks = (Arc::clone(&clock), clock);
    run_with(config, Texts::load(), clocks, lot, told).await
}

/// Like [`run`], with other languages than the compiled-in ones, and with a clock that may be moved
/// while this machine's and Discord's are not.
///
/// # Errors
/// As [`run`].
pub async fn run_speaking(
    config: &Config,
    texts: Texts,
    clock: Arc<dyn Clock>,
    lot: Arc<dyn Lot>,
    told: CancellationToken,
) -> Result<(), RunError> {
    let clocks = (Arc::new(SystemClock) as Arc<dyn Clock>, clock);
    run_with(config, texts, clocks, lot, told).await
}

/// Runs the bot by this machine's clock and its own, which are usually the same.
async fn run_with(
    config: &Config,
    texts: Texts,
    (machine, clock): (Arc<dyn Clock>, Arc<dyn Clock>),
    lot: Arc<dyn Lot>,
    told: CancellationToken,
) -> Result<(), RunError> {
    if config.discord.token.is_none() {
        return Err(RunError::NoToken);
    }
    let painters = painters(config)?;
    let threads = config
        .computer
        .threads
        .map_or_else(usual_threads, usize::from);
    let opponent = Opponent::new(threads, config.computer.priority).map_err(RunError::Threads)?;
    let watch = Watch::begin(config, machine, told).await?;
    let looks = (painters, texts);
    let ran = run_watched(config, looks, opponent, (clock, lot), &watch).await;
    watch.end().await;
    ran
}

/// Opens the store, does the work, and closes it.
async fn run_watched(
    config: &Config,
    (painters, texts): (Painters, Texts),
    opponent: Opponent,
    (clock, lot): (Arc<dyn Clock>, Arc<dyn Lot>),
    watch: &Watch,
) -> Result<(), RunError> {
    let (stop, metrics) = (&watch.stop, &watch.metrics);
    let Some(store) = open_until(&config.store, stop).await? else {
        return Ok(());
    };
    let measured = Arc::new(Measured::new(metrics.clone()));
    let store = store.with_hooks(Arc::clone(&measured));
    let id = NodeId(lot.draw());
    let service = Service::new(Arc::clone(&store), lot);
    let service = service.with_away_days(config.play.away_days);
    #[cfg(unix)]
    let directory = config.store.url.is_none().then_some(&config.store.path);
    #[cfg(unix)]
    let socket = directory.and_then(|path| socket::Socket::open(path, &store, &service));
    let work = async {
        let Some((http, signal)) = sign_in_until(config, &watch.clocks, stop).await? else {
            return Ok(());
        };
        watch.readiness.fine(Part::Discord);
        let _time = keep_time(signal, Arc::clone(&watch.clocks));
        let size = PictureSize::new(config.render.size).expect("the configuration was checked");
        let warming = painters.clone();
        // Nobody waits for this; if it fails, pictures are drawn when they are needed.
        drop(tokio::task::spawn_blocking(move || warming.warm_up(size)));
        let pictures = Pictures {
            painters,
            size,
            films: Films::new().map_err(RunError::Threads)?,
            portraits: Portraits::new(config.discord.api_url.as_deref()),
            metrics: metrics.clone(),
        };
        learn_emoji(&http, &texts).await;
        let texts = Arc::new(texts);
        let guilds = config.discord.guilds.iter();
        let crew = Crew {
            bot: Bot::new(service, texts, pictures, clock, http, opponent)
                .with_board(config.board.address.as_deref()),
            board: watch.board.clone(),
            guilds: guilds.map(|&id| GuildId(id)).collect(),
            front: watch.front_of_interactions(),
            clocks: Arc::clone(&watch.clocks),
            waiting: Arc::default(),
            backups: Backups::of(&config.backup, Arc::new(LocalDisk)),
            keep_games_days: config.play.keep_games_days,
            greets: config.discord.greeting.unwrap_or(true),
            directory: config
                .store
                .url
                .is_none()
                .then(|| config.store.path.clone()),
            id,
        };
        crew.serve(&store, stop).await
    };
    let checks = Checks {
        readiness: watch.readiness.clone(),
        metrics: metrics.clone(),
        clocks: Arc::clone(&watch.clocks),
        store: Arc::clone(&store),
        measured,
    };
    let worked = tokio::select! {
        worked = work => worked,
        // A supervisor restarts the process.
        error = store.given_up() => Err(error.into()),
        () = checks.run() => Ok(()),
    };
    #[cfg(unix)]
    drop(socket);
    if matches!(worked, Err(RunError::NoPulse)) {
        // The store may be what hangs; the journal has everything.
        drop(tokio::time::timeout(GRACE, store.close()).await);
    } else {
        store.close().await;
    }
    worked
}

/// What stays the same from term to term.
struct Crew {
    bot: Bot,
    /// The servers on which commands are registered; globally if empty.
    guilds: Vec<GuildId>,
    /// The board page, if there is one.
    board: Option<BoardPage>,
    /// The HTTP front if interactions arrive as calls, `None` for the gateway.
    front: Option<HttpFront>,
    /// This machine's clock and Discord's.
    clocks: Arc<Clocks>,
    /// Tells the delivery worker that something is waiting.
    waiting: Arc<Notify>,
    /// The backups that are made on a schedule, if any.
    backups: Option<Backups>,
    /// After how many days the moves of games are deleted, if they are.
    keep_games_days: Option<u16>,
    /// Whether servers that add the bot are greeted.
    greets: bool,
    /// The directory of the store, if it has one.
    directory: Option<PathBuf>,
    /// The name of this process if it has the store for itself.
    id: NodeId,
}

impl Crew {
    /// Leads whenever this process holds the lease, and answers calls if any arrive, until it has
    /// to stop.
    async fn serve(&self, store: &Arc<Store>, stop: &CancellationToken) -> Result<(), RunError> {
        let Some(front) = &self.front else {
            return self.lead_terms(store, stop).await;
        };
        let answering = async {
            // Calls are answered as long as any can arrive.
            let answered = self.answer_terms(front, store, &front.closed()).await;
            stop.cancel();
            answered
        };
        let leading = async {
            let led = self.lead_terms(store, stop).await;
            stop.cancel();
            led
        };
        let (answered, led) = tokio::join!(answering, leading);
        answered.and(led)
    }

    /// Returns the bot with the store of a term.
    fn bot(&self, term: &Term, node: Option<Node>) -> Bot {
        let service = self.bot.service.over(Arc::clone(&term.store));
        self.bot.with_service(service.of_node(node))
    }

    /// Creates the sealing key at the first start. If that fails, it is created when it is needed.
    async fn have_seal(bot: &Bot) {
        if let Err(error) = bot.service.seal_key().await {
            tracing::warn!(?error, "can't read the key that seals buttons yet");
        }
    }

    /// Answers the calls of the board page until a term is over; does nothing without one.
    async fn serve_board(page: Option<BoardPage>, host: Host) {
        let Some(page) = page else { return };
        let stop = host.stop.clone();
        page.answer_by(Some(host));
        stop.cancelled().await;
        page.answer_by(None);
    }

    /// What answers the calls of the board page in a term.
    fn host(&self, bot: &Bot, stop: &CancellationToken) -> Host {
        Host {
            bot: bot.clone(),
            waiting: Arc::clone(&self.waiting),
            stop: stop.clone(),
        }
    }

    fn interactions(&self, bot: Bot, tasks: &TaskTracker) -> Arc<Interactions> {
        let lines = Lines {
            tasks: tasks.clone(),
            waiting: Arc::clone(&self.waiting),
            clocks: Arc::clone(&self.clocks),
        };
        Arc::new(Interactions::new(bot, lines))
    }
}

/// Returns the painters of all themes, the default first.
fn painters(config: &Config) -> Result<Painters, RunError> {
    let mut painters = Painters::built_in();
    if let Some(folder) = &config.render.themes {
        themes::load(folder, &mut painters)?;
    }
    if !painters.prefer(&config.render.theme) {
        let names: Vec<_> = painters.names().collect();
        let (name, known) = (config.render.theme.clone(), names.join(", "));
        return Err(RunError::NoTheme { name, known });
    }
    Ok(painters)
}

/// Opens the store; retries while it can't be reached. `None` if the bot has to stop meanwhile.
async fn open_until(
    config: &config::Store,
    stop: &CancellationToken,
) -> Result<Option<Arc<Store>>, RunError> {
    loop {
        match storage::open(config).await {
            Ok(store) => return Ok(Some(store)),
            Err(StoreError::Unavailable(why)) => {
                tracing::warn!("database unreachable, retrying in 5 s: {why}");
            }
            Err(error) => return Err(error.into()),
        }
        if is_stopped_meanwhile(stop).await {
            return Ok(None);
        }
    }
}

/// Pauses. Returns whether the bot has to stop.
async fn is_stopped_meanwhile(stop: &CancellationToken) -> bool {
    tokio::select! {
        () = stop.cancelled() => true,
        () = tokio::time::sleep(PAUSE) => false,
    }
}

/// Signs in; retries while Discord can't be reached. `None` if the bot has to stop meanwhile.
async fn sign_in_until(
    config: &Config,
    clocks: &Clocks,
    stop: &CancellationToken,
) -> Result<Option<(Arc<Http>, TimeSignal)>, RunError> {
    let settings = HttpSettings {
        token: config.discord.token.clone().ok_or(RunError::NoToken)?,
        api_url: config.discord.api_url.clone(),
        client_secret: config.discord.client_secret.clone(),
    };
    loop {
        let signing_in = tokio::select! {
            () = stop.cancelled() => return Ok(None),
            signed_in = sign_in(&settings, clocks) => signed_in,
        };
        match signing_in {
            Ok(SignIn { http, name, time }) => {
                let invite = http.application().map(invite::link);
                tracing::info!(%name, invite, "signed in");
                return Ok(Some((http, time)));
            }
            Err(SignInError::Unreachable(why)) => {
                tracing::warn!("Discord unreachable, retrying in 5 s: {why}");
            }
            Err(error) => return Err(error.into()),
        }
        if is_stopped_meanwhile(stop).await {
            return Ok(None);
        }
    }
}

fn finished(what: &str, ended: Result<(), JoinError>) {
    if let Err(error) = ended {
        tracing::error!(%error, "{what} panicked");
    }
}
