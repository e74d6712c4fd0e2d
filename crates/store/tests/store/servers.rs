//! Database servers: one that takes over from another, one with a limited encoding, one that
//! requires a password, one that fails during the lock check.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::Duration;

use halma_store::{Backend, PostgresSettings, PostgresStore, StoreError};
use secrecy::ExposeSecret as _;
use tokio_postgres::{Client, NoTls};

use crate::common::postgres::{self, Cluster};
use crate::common::records::{put_over as put, slot};

async fn client(url: &str) -> Client {
    let (client, line) = tokio_postgres::connect(url, NoTls).await.unwrap();
    tokio::spawn(line);
    client
}

/// The number in the only column of the only row.
async fn number(client: &Client, query: &str) -> i64 {
    client.query_one(query, &[]).await.unwrap().get(0)
}

/// As after a failover while the store's connections stayed on the old server: it is read-only, and
/// its data is outdated.
#[tokio::test(flavor = "multi_thread")]
async fn after_a_failover_changes_go_to_the_new_server_immediately() {
    let Some(first) = Cluster::new() else {
        return;
    };
    let _running = first.start();
    let settings = first.store().await;
    let second = first.follower();
    let _follows = second.start();
    let (_, options) = settings.url.expose_secret().split_once('?').unwrap();
    let url = |host: &str| format!("postgres://halma@{host}/postgres?{options}");
    let both = PostgresSettings {
        url: url(&format!("{},{}", first.host(), second.host())).into(),
        ..settings
    };
    let store = PostgresStore::open(&both).await.unwrap();
    store.commit(put(1, "before", 0)).await.unwrap();
    let (old, new) = (
        client(&url(&first.host())).await,
        client(&url(&second.host())).await,
    );
    let written = "select (pg_current_wal_lsn() - '0/0')::bigint";
    let written = number(&old, written).await;
    let followed = "select (pg_last_wal_replay_lsn() - '0/0')::bigint";
    while number(&new, followed).await < written {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    new.batch_execute("select pg_promote()").await.unwrap();
    for statement in [
        "alter system set default_transaction_read_only = on",
        "select pg_reload_conf()",
    ] {
        old.batch_execute(statement).await.unwrap();
    }
    // Its sessions notice a little later; no change fails before or after that.
    let key = "select count(*) from records";
    let before = number(&new, key).await;
    let mut next = 2;
    while number(&new, key).await == before {
        store.commit(put(next, "after", 0)).await.unwrap();
        next += 1;
    }
    let found = store.load(slot(next - 1).key()).await.unwrap();
    assert!(found.is_some(), "it is read where it was written");
    store.commit(put(next, "later", 0)).await.unwrap();
    assert_eq!(number(&new, key).await, before + 2);
}

#[tokio::test]
async fn a_limited_encoding_is_refused_before_anything_is_stored() {
    let Some(settings) = postgres::store().await else {
        return;
    };
    let url = settings.url.expose_secret();
    let (url, _) = url.split_once('?').unwrap();
    let made = "create database latin encoding 'LATIN1' locale 'C' template template0";
    client(url).await.batch_execute(made).await.unwrap();
    let url = format!("{}/latin", url.strip_suffix("/postgres").unwrap());
    let latin = PostgresSettings {
        url: url.clone().into(),
        ..settings
    };
    let opened = PostgresStore::open(&latin).await;
    let Err(StoreError::Failed(said)) = opened else {
        panic!("{opened:?}");
    };
    assert!(said.contains("LATIN1") && said.contains("UTF8"), "{said}");
    let tables = "select count(*) from pg_class where relname = 'records'";
    assert_eq!(number(&client(&url).await, tables).await, 0);
}

#[tokio::test]
async fn the_password_may_be_given_separately() {
    let Some(cluster) = Cluster::new() else {
        return;
    };
    let rules = "local all halma trust\nlocal all keeper scram-sha-256\n";
    cluster.put("data/pg_hba.conf", rules);
    let _running = cluster.start();
    let url = format!("postgres://halma@{}/postgres", cluster.host());
    let made =
        "create role keeper login password 's3cret'; create schema kept authorization keeper";
    client(&url).await.batch_execute(made).await.unwrap();
    let url = |user: &str| {
        let host = cluster.host();
        format!("postgres://{user}@{host}/postgres?options=-csearch_path%3Dkept")
    };
    let settings = |user: &str, password: Option<&str>| PostgresSettings {
        url: url(user).into(),
        password: password.map(Into::into),
        connections: 2,
        authorities: None,
    };
    let good = settings("keeper", Some("s3cret"));
    let store = PostgresStore::open(&good);
    store
        .await
        .unwrap()
        .commit(put(1, "kept", 0))
        .await
        .unwrap();
    for (settings, part) in [
        (settings("keeper", Some("wr0ng")), "password"),
        (settings("keeper", None), "password"),
        (
            settings("keeper:s3cret", Some("s3cret")),
            "store.password_file",
        ),
    ] {
        let opened = PostgresStore::open(&settings).await;
        let Err(StoreError::Failed(said)) = opened else {
            panic!("{opened:?}");
        };
        let is_clear = said.contains(part) && !said.contains("s3cret");
        assert!(is_clear, "{said}");
    }
}

/// An error doesn't mean that locks are missing, unless it says so.
#[tokio::test]
async fn an_error_during_the_lock_check_is_an_error() {
    let Some(mut settings) = postgres::store().await else {
        return;
    };
    let database = client(settings.url.expose_secret()).await;
    let fail = |code: &str| {
        format!(
            "create or replace function pg_try_advisory_xact_lock(bigint) returns bool language plpgsql
                as 'begin raise exception ''no'' using errcode = ''{code}''; end'"
        )
    };
    // The functions in this schema take precedence over the system's.
    settings.url = format!("{},pg_catalog", settings.url.expose_secret()).into();
    for code in ["53200", "XX000", "42501"] {
        database.batch_execute(&fail(code)).await.unwrap();
        let opened = PostgresStore::open(&settings).await;
        assert!(opened.is_err(), "{code}: {opened:?}");
    }
    database.batch_execute(&fail("0A000")).await.unwrap();
    let store = PostgresStore::open(&settings).await.unwrap();
    assert!(format!("{store:?}").contains("Serializable"), "{store:?}");
}

#[tokio::test]
async fn unusable_settings_are_reported_without_the_database() {
    for (url, part) in [
        ("mysql://anna:s3cret@localhost/halma", "only PostgreSQL"),
        ("sqlite:///halma.db", "only PostgreSQL"),
        ("postgres:///halma", "no host"),
        ("postgres://anna:s3cret@localhost:port/halma", "store.url"),
        ("halma.db", "store.url"),
    ] {
        let settings = PostgresSettings {
            url: url.into(),
            password: None,
            connections: 2,
            authorities: None,
        };
        let said = settings.check().unwrap_err().to_string();
        assert!(said.contains(part) && !said.contains("s3cret"), "{said}");
    }
}
