//! A pool of connections to the database.

use std::str::FromStr;
use std::time::Duration;

use deadpool_postgres::{
    Hook, HookError, Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime,
};
use secrecy::ExposeSecret;
use tokio::time::timeout;
use tokio_postgres::Config;
use tokio_postgres::config::TargetSessionAttrs;

use super::error;
use super::{PostgresSettings, tls};
use crate::StoreError;

/// How long the database may take to answer before it counts as unreachable.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// How long to wait for a new or a free connection.
const PATIENCE_TO_CONNECT: Duration = Duration::from_secs(5);

/// Two, because trying out locks needs two.
const LEAST_CONNECTIONS: usize = 2;

/// Every statement finds its rows by key, however many there are. So it is planned once, not for
/// the values of each call, and never with a sequential scan, which the planner would choose while
/// it believes that there are few rows. And a transaction that was cut off ends when we have given
/// it up, with its locks; the database itself would notice a silent line after hours.
const SETTINGS: &str = "set idle_in_transaction_session_timeout = '10s'; \
     set plan_cache_mode = force_generic_plan; set enable_seqscan = off; \
     set enable_hashjoin = off; set enable_mergejoin = off";

/// Creates the pool without connecting.
///
/// # Errors
/// [`StoreError::Failed`] if the settings can't be used.
pub(super) fn make(settings: &PostgresSettings) -> Result<Pool, StoreError> {
    let mut config = read(settings)?;
    config
        .application_name("halma")
        .connect_timeout(PATIENCE_TO_CONNECT)
        .tcp_user_timeout(PATIENCE)
        .keepalives_idle(PATIENCE)
        // Of several servers, the one that accepts writes at the moment.
        .target_session_attrs(TargetSessionAttrs::ReadWrite);
    let recycling_method = RecyclingMethod::Fast;
    let connector = tls::connector(settings.authorities.as_deref())?;
    let manager = Manager::from_config(config, connector, ManagerConfig { recycling_method });
    let most = settings.connections.max(LEAST_CONNECTIONS);
    Pool::builder(manager)
        .max_size(most)
        .wait_timeout(Some(PATIENCE_TO_CONNECT))
        .create_timeout(Some(PATIENCE_TO_CONNECT))
        .post_create(set_up())
        .runtime(Runtime::Tokio1)
        .build()
        .map_err(|error| StoreError::Failed(error.to_string()))
}

/// Parses the database's URL. The parser's message may contain the password, so it isn't passed on.
fn read(settings: &PostgresSettings) -> Result<Config, StoreError> {
    let url = settings.url.expose_secret();
    let unfit = |why: &str| {
        let form = "postgres://user:password@host:port/database";
        Err(StoreError::Failed(format!(
            "store.url cannot be used{why}; it must read {form}"
        )))
    };
    if let Some((kind, _)) = url.split_once("://")
        && !["postgres", "postgresql"].contains(&kind)
    {
        return unfit(": only PostgreSQL and databases that speak as it does are known");
    }
    let Ok(mut config) = Config::from_str(url) else {
        return unfit("");
    };
    if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
        return unfit(": it names no host");
    }
    if let Some(password) = &settings.password {
        if config.get_password().is_some() {
            return Err(StoreError::Failed(
                "there is a password both in store.url and in store.password_file; take it out of the URL"
                    .to_owned(),
            ));
        }
        config.password(password.expose_secret());
    }
    Ok(config)
}

/// Not every PostgreSQL-compatible database knows these settings, and none needs them.
fn set_up() -> Hook {
    Hook::async_fn(|client, _| {
        Box::pin(async move {
            let told = timeout(PATIENCE_TO_CONNECT, client.batch_execute(SETTINGS)).await;
            match told.map_err(|_| HookError::message("a new connection does not answer"))? {
                Err(error) if error.as_db_error().is_none() => Err(HookError::Backend(error)),
                Err(error) => {
                    tracing::debug!(%error, "the database doesn't know our settings");
                    Ok(())
                }
                Ok(()) => Ok(()),
            }
        })
    })
}

/// Returns a connection of the pool.
pub(super) async fn connection(pool: &Pool) -> Result<Object, StoreError> {
    pool.get().await.map_err(|error| error::unconnected(&error))
}

/// Drops a connection that doesn't answer, so that others don't get it.
pub(super) fn given_up(connection: Object) -> StoreError {
    drop(Object::take(connection));
    let seconds = PATIENCE.as_secs();
    StoreError::Unavailable(format!("no answer within {seconds} s"))
}
