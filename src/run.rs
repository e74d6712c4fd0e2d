//! Running the bot: everything put together, from the store to the gateway, and taken apart again.

use std::sync::Arc;
use std::time::Duration;

use secrecy::SecretString;
use serenity::http::Http;
use serenity::model::id::GuildId;
use tokio::sync::Notify;
use tokio::task::JoinError;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::config::{self, Config};
use crate::discord::text::Texts;
use crate::discord::{
    Bot, Front, HttpSettings, Lines, Link, Pictures, Portraits, ShutOut, SignIn, SignInError,
    deliver_until, left_over, listen_until, sign_in,
};
use crate::opponent::{Opponent, usual_threads};
use crate::render::{Painters, PictureSize};
use crate::service::{Clock, Lot, Service};
use crate::storage;
use crate::store::{Store, StoreError};
use crate::term::Term;
use crate::themes::{self, ThemesError};

/// How long running work may take to finish once the bot is told to stop.
const GRACE: Duration = Duration::from_secs(8);
/// The pause before Discord or a store is called again that cannot be reached at the start.
const PAUSE: Duration = Duration::from_secs(5);

/// Why the bot does not run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// No token is configured.
    #[error(
        "there is no bot token; set the variable HALMA_DISCORD_TOKEN, or try the bot without one: halma sandbox"
    )]
    NoToken,
    /// The theme does not exist.
    #[error("render.theme is {name:?}, which does not exist; there are {known}")]
    NoTheme {
        /// The name.
        name: String,
        /// Those that there are.
        known: String,
    },
    /// A theme of the operator's cannot be used.
    #[error(transparent)]
    Themes(#[from] ThemesError),
    /// The system gives no threads to think with.
    #[error("no threads can be started: {0}")]
    Threads(std::io::Error),
    /// Signing in failed.
    #[error(transparent)]
    SignIn(#[from] SignInError),
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Discord lets the bot in no longer.
    #[error(transparent)]
    Gateway(#[from] ShutOut),
}

impl RunError {
    /// Whether it is for the operator to mend before the bot can run at all.
    pub fn is_setup(&self) -> bool {
        !matches!(self, Self::Gateway(_))
    }
}

/// Runs the bot until `stop` is cancelled; then finishes what runs, at most 8 s, and closes the
/// store.
///
/// # Errors
/// The bot cannot start, or its connection ended for good.
pub async fn run(
    config: &Config,
    clock: Arc<dyn Clock>,
    lot: Arc<dyn Lot>,
    stop: CancellationToken,
) -> Result<(), RunError> {
    let token = config.discord.token.clone().ok_or(RunError::NoToken)?;
    let painters = painters(config)?;
    let threads = config
        .computer
        .threads
        .map_or_else(usual_threads, usize::from);
    let opponent = Opponent::new(threads).map_err(RunError::Threads)?;
    let Some(store) = open_until(&config.store, &stop).await? else {
        return Ok(());
    };
    let crew = Crew {
        config,
        clock,
        lot,
        painters,
        opponent,
        token,
    };
    let result = tokio::select! {
        served = crew.serve_terms(&store, &stop) => served,
        // A supervisor starts the process anew.
        error = store.given_up() => {
            stop.cancel();
            Err(error.into())
        }
    };
    store.close().await;
    result
}

/// What stays the same from term to term.
struct Crew<'a> {
    config: &'a Config,
    clock: Arc<dyn Clock>,
    lot: Arc<dyn Lot>,
    painters: Painters,
    opponent: Opponent,
    token: SecretString,
}

impl Crew<'_> {
    /// Does the work whenever it is this process's to do, until it is to stop.
    async fn serve_terms(
        &self,
        store: &Arc<dyn Store>,
        stop: &CancellationToken,
    ) -> Result<(), RunError> {
        let settings = HttpSettings {
            token: self.token.clone(),
            api_url: self.config.discord.api_url.clone(),
        };
        let Some(SignIn { http, name }) = sign_in_until(&settings, stop).await? else {
            return Ok(());
        };
        tracing::info!(%name, "signed in");
        let size =
            PictureSize::new(self.config.render.size).expect("the configuration was checked");
        let warming = self.painters.clone();
        // Nobody waits for it, and whatever becomes of it, pictures are drawn when they are needed.
        drop(tokio::task::spawn_blocking(move || warming.warm_up(size)));
        while let Some(term) = Term::wait(store, stop).await? {
            let bot = self.bot(&term, size, &http).await;
            let served = serve(self.config, bot, Arc::clone(&http), term.over.clone()).await;
            let is_lost = term.is_lost();
            term.end().await;
            if !is_lost || served.is_err() {
                return served;
            }
        }
        Ok(())
    }

    /// The bot of a term, which knows nothing yet of what others did before.
    async fn bot(&self, term: &Term, size: PictureSize, http: &Arc<Http>) -> Bot {
        let service = Service::new(Arc::clone(&term.store), Arc::clone(&self.lot))
            .with_away_days(self.config.play.away_days);
        if let Err(error) = service.upgrade(self.clock.now()).await {
            tracing::error!(?error, "the store could not be brought up to date");
        }
        Bot::new(
            service,
            Arc::new(Texts::load()),
            Pictures {
                painters: self.painters.clone(),
                size,
                portraits: Portraits::new(self.config.discord.api_url.as_deref()),
            },
            Arc::clone(&self.clock),
            Arc::clone(http),
            self.opponent.clone(),
        )
    }
}

/// The painters of all themes, the usual one first.
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

/// Opens the store; tries again while it cannot be reached. `None` if the bot is to stop meanwhile.
async fn open_until(
    config: &config::Store,
    stop: &CancellationToken,
) -> Result<Option<Arc<dyn Store>>, RunError> {
    loop {
        match storage::open(config).await {
            Ok(store) => return Ok(Some(store)),
            Err(StoreError::Unavailable(why)) => {
                tracing::warn!("the store cannot be reached, trying again in 5 s: {why}");
            }
            Err(error) => return Err(error.into()),
        }
        if is_stopped_meanwhile(stop).await {
            return Ok(None);
        }
    }
}

/// Pauses. Gives whether the bot is to stop.
async fn is_stopped_meanwhile(stop: &CancellationToken) -> bool {
    tokio::select! {
        () = stop.cancelled() => true,
        () = tokio::time::sleep(PAUSE) => false,
    }
}

/// Signs in; tries again while Discord cannot be reached. `None` if the bot is to stop meanwhile.
async fn sign_in_until(
    settings: &HttpSettings,
    stop: &CancellationToken,
) -> Result<Option<SignIn>, RunError> {
    loop {
        let signing_in = tokio::select! {
            () = stop.cancelled() => return Ok(None),
            signed_in = sign_in(settings) => signed_in,
        };
        match signing_in {
            Ok(signed_in) => return Ok(Some(signed_in)),
            Err(SignInError::Unreachable(why)) => {
                tracing::warn!("Discord cannot be reached, trying again in 5 s: {why}");
            }
            Err(error) => return Err(error.into()),
        }
        if is_stopped_meanwhile(stop).await {
            return Ok(None);
        }
    }
}

async fn serve(
    config: &Config,
    bot: Bot,
    http: Arc<Http>,
    stop: CancellationToken,
) -> Result<(), RunError> {
    let waiting = Arc::new(Notify::new());
    let tasks = TaskTracker::new();
    let guilds = config.discord.guilds.iter();
    let guilds = guilds.map(|&id| GuildId::new(id)).collect();
    let link = Arc::new(Link::default());
    let lines = Lines {
        http: Arc::clone(&http),
        tasks: tasks.clone(),
        stop: stop.clone(),
        waiting: Arc::clone(&waiting),
        link: Arc::clone(&link),
    };
    let front = Arc::new(Front::new(bot.clone(), guilds, lines));
    let left_over = left_over(&bot).await;
    let listening = listen_until(stop.clone(), front, Arc::clone(&http));
    let mut listening = tokio::spawn(listening);
    let thinking = tokio::spawn(play_as_computer(stop.clone(), &bot, &waiting));
    let delivery = tokio::spawn(deliver_until(stop.clone(), bot, waiting, link, left_over));
    let ended = tokio::select! {
        ended = &mut listening => Some(ended),
        () = stop.cancelled() => None,
    };
    stop.cancel();
    tasks.close();
    let finish = async {
        tasks.wait().await;
        let delivered = delivery.await;
        if !listening.is_finished() {
            finished("the gateway", listening.await.map(|_| ()));
        }
        finished("the delivery worker", delivered);
        finished("the computer", thinking.await);
    };
    if tokio::time::timeout(GRACE, finish).await.is_err() {
        tracing::warn!("some work did not finish in time; it is done at the next start");
    }
    match ended {
        Some(Ok(Err(error))) => Err(error.into()),
        Some(Err(error)) => {
            finished("the gateway", Err(error));
            Ok(())
        }
        _ => Ok(()),
    }
}

/// The computer's moves in all matches; who waits for no answer of it gets a board of its own.
fn play_as_computer(
    stop: CancellationToken,
    bot: &Bot,
    waiting: &Arc<Notify>,
) -> impl Future<Output = ()> + Send + 'static {
    let (opponent, service, clock) = (bot.opponent.clone(), bot.service.clone(), bot.clock());
    let waiting = Arc::clone(waiting);
    async move {
        let moved = || waiting.notify_one();
        opponent.play_until(stop, service, clock, moved).await;
    }
}

fn finished(what: &str, ended: Result<(), JoinError>) {
    if let Err(error) = ended {
        tracing::error!(%error, "{what} ended by a panic");
    }
}
