//! The page: a small chat client in the browser that shows the same bot as Discord would.
//!
//! The page's server is a second listener on loopback next to the stand-in. It reads the stand-in
//! and makes its people do things; it never talks to the bot, and the bot doesn't know about it. To
//! restart the bot or move its clock it uses a [`BotControl`].
//!
//! | part | file |
//! |---|---|
//! | access and response headers | `guard` |
//! | built-in HTML, styles and modules | `assets` |
//! | what a window shows | `view`, `message_view`, `journal_view`, `unread` |
//! | keeping it up to date | `stream` |
//! | what it can do | `actions`, `trouble` |
//! | the application's Activity in a frame | `frame`, `proxy` |
//! | pictures | `files` |

mod actions;
mod assets;
mod control;
mod files;
mod frame;
mod guard;
mod journal_view;
mod message_view;
mod proxy;
mod stream;
mod trouble;
mod unread;
mod view;

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use axum::Router;
use axum::middleware;
use axum::routing::{get, post};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::error::{SandboxError, SandboxResult};
use crate::people::Person;
use crate::stand_in::StandIn;
use crate::state::permission;

pub use control::BotControl;
use proxy::Proxy;

/// The people on the page at the start: six, enough for a full star.
const PEOPLE: [&str; 6] = ["Anna", "Ben", "Clara", "David", "Emma", "Felix"];
/// The person who manages the server.
const MODERATOR: &str = PEOPLE[5];
/// The channels at the start.
const CHANNELS: [&str; 3] = ["general", "games", "quiet-corner"];
/// The group at the start.
const GROUP: &str = "Friends";
/// How many people are in it.
const FRIENDS: usize = 3;

/// A page being served, until this is dropped.
#[derive(Debug)]
pub struct Page {
    address: SocketAddr,
    server: JoinHandle<()>,
}

impl Drop for Page {
    fn drop(&mut self) {
        self.server.abort();
    }
}

impl Page {
    /// Serves the page of a stand-in on this port of 127.0.0.1; 0 takes any free port.
    ///
    /// # Errors
    /// Returns an error if the port isn't available.
    pub async fn serve(
        stand_in: StandIn,
        control: Arc<dyn BotControl>,
        port: u16,
    ) -> SandboxResult<Self> {
        let refuse = |source| SandboxError::Listen { port, source };
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .await
            .map_err(refuse)?;
        let address = listener.local_addr().map_err(refuse)?;
        for name in PEOPLE {
            stand_in.user(name);
        }
        let moderator = stand_in.user(MODERATOR);
        moderator.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
        for name in CHANNELS {
            stand_in.channel(name);
        }
        open_conversations(&stand_in)?;
        let proxy = if stand_in.read(|state| state.activity.is_some()) {
            Some(Proxy::start(stand_in.clone()).await?)
        } else {
            None
        };
        let context = Arc::new(Context {
            stand_in,
            control,
            moved: AtomicU64::new(0),
            proxy,
            port: address.port(),
        });
        let router = router(context);
        let server = tokio::spawn(async move {
            if let Err(error) = axum::serve(listener, router).await {
                tracing::error!(%error, "the page's server has ended");
            }
        });
        Ok(Self { address, server })
    }

    /// The address to open in a browser, such as `http://127.0.0.1:9000`.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }
}

/// Opens places without the bot, to which the first person brings it.
fn open_conversations(stand_in: &StandIn) -> SandboxResult<()> {
    let people = PEOPLE.map(|name| stand_in.user(name));
    let friends: Vec<&Person> = people.iter().take(FRIENDS).collect();
    stand_in.direct_message(friends[0], friends[FRIENDS - 1]);
    stand_in.group(GROUP, &friends)?;
    // An application that only servers can install stays with them.
    if let Err(error) = friends[0].install() {
        tracing::debug!(%error, "nobody has installed the application");
    }
    Ok(())
}

/// What requests to the page need.
struct Context {
    stand_in: StandIn,
    control: Arc<dyn BotControl>,
    /// How far the clock has been moved, in seconds.
    moved: AtomicU64,
    /// Where the Activity appears, if Activities are turned on.
    proxy: Option<Proxy>,
    port: u16,
}

fn router(context: Arc<Context>) -> Router {
    let guarded = middleware::from_fn_with_state(Arc::clone(&context), guard::check);
    Router::new()
        .route("/", get(assets::index))
        .route("/page/{name}", get(assets::fetch))
        .route("/files/{person}/{id}/{name}", get(files::fetch))
        .route("/emojis/{name}", get(files::emoji))
        .route("/stream", get(stream::open))
        .route("/do", post(actions::perform))
        .layer(guarded)
        .with_state(context)
}
