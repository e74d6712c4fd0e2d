//! Connections to the database, kept and used again.

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
use crate::store::StoreError;

/// How long the database may take to answer before it counts as away.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// How long a connection may take to be made, or to become free.
const PATIENCE_TO_CONNECT: Duration = Duration::from_secs(5);

/// Two, so that locks can be tried out.
const LEAST_CONNECTIONS: usize = 2;

/// Every statement finds its rows by their keys, however many there are. So it is planned once, not anew for
/// the values of each call; and never by going through all rows, as the database would for as long as it
/// believes that they are few.
const PLANS: &str = "set plan_cache_mode = force_generic_plan; set enable_seqscan = off; \
     set enable_hashjoin = off; set enable_mergejoin = off";

/// Makes no connection yet.
///
/// # Errors
/// [`StoreError::Failed`] if the settings cannot be used.
pub(super) fn make(settings: &PostgresSettings) -> Result<Pool, StoreError> {
    let mut config = read(settings)?;
    config
        .application_name("halma")
        .connect_timeout(PATIENCE_TO_CONNECT)
        .tcp_user_timeout(PATIENCE)
        .keepalives_idle(PATIENCE)
        // Of several servers the one that writes, whichever that is at the moment.
        .target_session_attrs(TargetSessionAttrs::ReadWrite);
    let recycling_method = RecyclingMethod::Fast;
    let connector = tls::connector(settings.authorities.as_deref())?;
    let manager = Manager::from_config(config, connector, ManagerConfig { recycling_method });
    let most = settings.connections.max(LEAST_CONNECTIONS);
    Pool::builder(manager)
        .max_size(most)
        .wait_timeout(Some(PATIENCE_TO_CONNECT))
        .create_timeout(Some(PATIENCE_TO_CONNECT))
        .post_create(plan_once())
        .runtime(Runtime::Tokio1)
        .build()
        .map_err(|error| StoreError::Failed(error.to_string()))
}

/// Reads where the database is. What the parser says of a part of the URL may hold the password, so it is not
/// handed on.
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

/// Not every database of the kind knows these settings, and none needs them.
fn plan_once() -> Hook {
    Hook::async_fn(|client, _| {
        Box::pin(async move {
            let told = timeout(PATIENCE_TO_CONNECT, client.batch_execute(PLANS)).await;
            match told.map_err(|_| HookError::message("a new connection does not answer"))? {
                Err(error) if error.as_db_error().is_none() => Err(HookError::Backend(error)),
                Err(error) => {
                    tracing::debug!(%error, "the database plans its statements as it likes");
                    Ok(())
                }
                Ok(()) => Ok(()),
            }
        })
    })
}

/// A connection of the pool.
pub(super) async fn connection(pool: &Pool) -> Result<Object, StoreError> {
    pool.get().await.map_err(|error| error::unconnected(&error))
}

/// A connection that does not answer is of no use to others either.
pub(super) fn given_up(connection: Object) -> StoreError {
    drop(Object::take(connection));
    let seconds = PATIENCE.as_secs();
    StoreError::Unavailable(format!("no answer within {seconds} s"))
}
