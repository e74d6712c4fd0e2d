//! Specific to the shared database: opening it concurrently, locks that exclude no one, a server
//! that goes away.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures::future::join_all;
use halma_store::{
    Backend, ChangeSet, PostgresSettings, PostgresStore, Prefix, Slot, Store, StoreError,
};
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use secrecy::ExposeSecret as _;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio_postgres::Client;

use crate::common::port::own_port;
use crate::common::postgres::{self, Cluster, database, looked_at};
use crate::common::records::{put_over as put, slot};

async fn text(store: &PostgresStore, number: u64) -> Result<Option<String>, StoreError> {
    let slot = slot(number);
    let stored = store.load(slot.key()).await?;
    Ok(stored.map(|stored| slot.read(&stored).unwrap().hash))
}

#[tokio::test(flavor = "multi_thread")]
async fn several_processes_can_open_a_new_database_at_once() {
    let Some(settings) = postgres::store().await else {
        return;
    };
    let opening = (0..8).map(|_| PostgresStore::open(&settings));
    let stores = join_all(opening).await;
    for (number, store) in (0..).zip(&stores) {
        let store = store.as_ref().unwrap();
        store.commit(put(number, "here", 0)).await.unwrap();
    }
    let first = stores[0].as_ref().unwrap();
    assert_eq!(text(first, 7).await.unwrap().as_deref(), Some("here"));
}

#[tokio::test]
async fn a_rewrite_vacuums_the_table() {
    let Some(settings) = postgres::store().await else {
        return;
    };
    let store = PostgresStore::open(&settings).await.unwrap();
    store.rewrite().await.unwrap();
    let database = database(&settings).await;
    let times = "select vacuum_count from pg_stat_user_tables where relid = 'records'::regclass";
    // The database counts with a delay.
    while looked_at(&database, times).await == "0" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn another_format_is_refused() {
    let Some(settings) = postgres::store().await else {
        return;
    };
    let store = PostgresStore::open(&settings).await.unwrap();
    let marked = store.load(Slot::format().key()).await.unwrap();
    assert!(marked.is_some(), "it doesn't say its format");
    for (format, said) in [(5, "an older version"), (1000, "a newer version")] {
        let mut changes = ChangeSet::new();
        changes.put(Slot::format(), &format).unwrap();
        store.commit(changes).await.unwrap();
        let opened = PostgresStore::open(&settings).await.map(drop);
        let looked = PostgresStore::look(&settings).await.map(drop);
        for refused in [opened, looked] {
            let error = refused.unwrap_err().to_string();
            assert!(error.starts_with(said), "{error}");
        }
    }
}

#[tokio::test]
async fn the_database_tells_the_time_and_how_many_connections_it_has() {
    let Some(settings) = postgres::store().await else {
        return;
    };
    let store = Store::new(PostgresStore::open(&settings).await.unwrap());
    let told = store.shared_clock().await.unwrap().unwrap();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let apart = Duration::from_millis(told.0.cast_unsigned()).abs_diff(now);
    assert!(apart < Duration::from_secs(60), "{apart:?}");
    let connections = store.connections().unwrap();
    assert!(connections.busy + connections.idle > 0);
    assert_eq!(connections.waiting, 0);
}

#[tokio::test]
async fn a_passing_refusal_is_not_a_conflict() {
    let Some(settings) = postgres::store().await else {
        return;
    };
    let store = PostgresStore::open(&settings).await.unwrap();
    let refusing = "create function refuse() returns trigger language plpgsql as
        $$ begin raise sqlstate '53200'; end $$;
        create trigger refuse before insert on records for each row execute function refuse()";
    let database = database(&settings).await;
    database.batch_execute(refusing).await.unwrap();
    let refused = store.commit(put(1, "here", 0)).await.unwrap_err();
    assert!(matches!(refused, StoreError::Unavailable(_)), "{refused}");
}

/// As on databases that only have the lock's function names: the function that tries to lock always
/// succeeds, and the one that locks does nothing.
#[tokio::test(flavor = "multi_thread")]
async fn if_locks_exclude_no_one_the_database_isolates_changes() {
    let Some(mut settings) = postgres::store().await else {
        return;
    };
    let database = database(&settings).await;
    let made = database.batch_execute(
        "create function pg_try_advisory_xact_lock(bigint) returns bool
            language sql as 'select true';
         create function pg_advisory_xact_lock(bigint) returns void language sql as '';
         create function pg_advisory_xact_lock_shared(bigint) returns void language sql as ''",
    );
    made.await.unwrap();
    // The functions in this schema take precedence over the system's.
    settings.url = format!("{},pg_catalog", settings.url.expose_secret()).into();
    let store = PostgresStore::open(&settings).await.unwrap();
    assert!(format!("{store:?}").contains("Serializable"), "{store:?}");
    let racing = (0..64).map(|_| store.commit(put(1, "mine", 0)));
    let won = join_all(racing).await;
    let won = won.iter().filter(|committed| committed.is_ok()).count();
    assert_eq!(won, 1);
}

/// More keys than the server has locks for; meanwhile small changes of the same keys continue.
#[tokio::test(flavor = "multi_thread")]
async fn a_very_large_change_excludes_all_others() {
    let Some(settings) = postgres::store().await else {
        return;
    };
    let store = PostgresStore::open(&settings).await.unwrap();
    let large = |text: &str| {
        let mut changes = ChangeSet::new();
        for number in 0..30_000 {
            let slot = slot(number);
            changes.put_bytes(slot.key(), format!("{{\"hash\":\"{text}\"}}").into_bytes());
        }
        changes
    };
    store.commit(large("first")).await.unwrap();
    let many = [large("second"), large("third")];
    let many = join_all(many.map(|changes| store.commit(changes)));
    let few = join_all((0..50).map(|number| store.commit(put(40_000 + number, "small", 0))));
    let (many, few) = tokio::join!(many, few);
    assert!(many.iter().chain(&few).all(Result::is_ok), "{many:?}");
    let last = text(&store, 0).await.unwrap();
    assert_eq!(text(&store, 29_999).await.unwrap(), last);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unreachable_database_is_reported_and_reconnects_automatically() {
    let Some(cluster) = Cluster::new() else {
        return;
    };
    let running = cluster.start();
    let store = PostgresStore::open(&cluster.store().await).await.unwrap();
    store.commit(put(1, "kept", 0)).await.unwrap();
    running.crash();
    for _ in 0..3 {
        let missing = text(&store, 1).await;
        assert!(
            matches!(missing, Err(StoreError::Unavailable(_))),
            "{missing:?}"
        );
        let late = store.commit(put(2, "late", 0)).await;
        assert!(
            matches!(late, Err(StoreError::Unavailable(_) | StoreError::Conflict)),
            "{late:?}"
        );
    }
    let _running = cluster.start();
    assert_eq!(text(&store, 1).await.unwrap().as_deref(), Some("kept"));
    store.commit(put(2, "now", 0)).await.unwrap();
}

/// As if a machine were paused right after accepting a connection.
#[tokio::test]
async fn a_silent_database_counts_as_unreachable() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        let mut silent = Vec::new();
        loop {
            let (mut line, _) = listener.accept().await.unwrap();
            let mut hello = [0; 64];
            let _ = line.read(&mut hello).await.unwrap();
            // Authentication succeeded; ready for a query.
            let welcome = b"R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I";
            line.write_all(welcome).await.unwrap();
            silent.push(line);
        }
    });
    let settings = PostgresSettings {
        url: format!("postgres://halma@127.0.0.1:{port}/halma?sslmode=disable").into(),
        password: None,
        connections: 2,
        authorities: None,
    };
    let opened = PostgresStore::open(&settings).await;
    assert!(
        matches!(opened, Err(StoreError::Unavailable(_))),
        "{opened:?}"
    );
}

/// As after a failover that left this server a replica: the transaction didn't happen, and callers
/// are told right away.
#[tokio::test(flavor = "multi_thread")]
async fn a_read_only_database_counts_as_unreachable() {
    let Some(cluster) = Cluster::new() else {
        return;
    };
    let _running = cluster.start();
    let settings = cluster.store().await;
    let store = PostgresStore::open(&settings).await.unwrap();
    let database = database(&settings).await;
    only_reads(&database, "on").await;
    // The store's connections notice it a little later.
    let mut number = 1;
    let refusal = loop {
        match store.commit(put(number, "now", 0)).await {
            Ok(()) => number += 1,
            Err(refusal) => break refusal,
        }
    };
    assert!(matches!(refusal, StoreError::Unavailable(_)), "{refusal:?}");
    only_reads(&database, "off").await;
    while store.commit(put(number, "now", 0)).await.is_err() {}
}

/// Makes the server refuse or accept changes, except on this connection.
async fn only_reads(database: &Client, on_or_off: &str) {
    for statement in [
        "set default_transaction_read_only = off",
        &format!("alter system set default_transaction_read_only = {on_or_off}"),
        "select pg_reload_conf()",
    ] {
        database.batch_execute(statement).await.unwrap();
    }
}

/// Even if the planner knows that there are few records.
#[tokio::test]
async fn statements_are_planned_once_and_read_only_what_they_name() {
    let Some(cluster) = Cluster::new() else {
        return;
    };
    let counted = [
        "--shared_preload_libraries=pg_stat_statements",
        "--pg_stat_statements.track_planning=on",
        "--autovacuum=off",
    ];
    let _running = cluster.start_with(&counted);
    let settings = cluster.store().await;
    let database = database(&settings).await;
    let count = "create extension pg_stat_statements schema public";
    database.batch_execute(count).await.unwrap();
    let store = PostgresStore::open(&settings).await.unwrap();
    for number in 0..300 {
        store.commit(put(number, "here", 0)).await.unwrap();
    }
    store.close().await;
    database.batch_execute("analyze records").await.unwrap();
    let begin = counts(&database, 300).await;
    let store = PostgresStore::open(&settings).await.unwrap();
    for number in 1_000..1_040 {
        let slots = [slot(number), slot(number + 1)];
        store.load_many(&slots.map(Slot::key)).await.unwrap();
        store.commit(put(number, "here", 0)).await.unwrap();
        let all = Prefix::Commands(number);
        store.scan(all, None, 10).await.unwrap();
        assert_eq!(store.scan_records(all, None, 10).await.unwrap().len(), 1);
        let mut changes = ChangeSet::new();
        changes.delete(slots[0]);
        store.commit(changes).await.unwrap();
    }
    // On each of the two connections that a store opens with, both times.
    let planned = "select count(*), max(plans) <= 4 from public.pg_stat_statements
        where query like '%records%' and calls >= 40";
    assert_eq!(looked_at(&database, planned).await, "6 t");
    store.close().await;
    let end = counts(&database, begin.scans + 200).await;
    assert_eq!(end.whole, begin.whole);
    let read = end.read - begin.read;
    assert!(
        read < 400,
        "{read} records were looked at for 200 statements"
    );
}

/// The database's statistics of the table.
struct Counts {
    /// The number of index scans, and of sequential scans.
    scans: u64,
    whole: u64,
    /// Index entries that were read.
    read: u64,
}

/// Waits until this many scans are counted: a connection reports them when it ends.
async fn counts(database: &Client, scans: u64) -> Counts {
    let counts = "select tables.idx_scan + seq_scan, seq_scan, idx_tup_read
        from pg_stat_user_tables tables join pg_stat_user_indexes using (relid)
        where relid = 'records'::regclass";
    loop {
        let counted = looked_at(database, counts).await;
        let numbers: Vec<u64> = counted
            .split(' ')
            .map(|cell| cell.parse().unwrap())
            .collect();
        if numbers[0] >= scans {
            let [scans, whole, read] = numbers.try_into().unwrap();
            return Counts { scans, whole, read };
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_line_needs_somebody_who_vouches_for_the_database() {
    let Some(cluster) = Cluster::new() else {
        return;
    };
    let (authority, certificate, key) = vouched_for("localhost");
    let authorities = cluster.put("ca.pem", &authority);
    let certificate = cluster.put("server.pem", &certificate);
    let key = cluster.put("server.key", &key);
    let port = own_port();
    let secret = [
        "--listen_addresses=127.0.0.1",
        "--ssl=on",
        &format!("--ssl_cert_file={}", certificate.display()),
        &format!("--ssl_key_file={}", key.display()),
    ];
    let _running = cluster.start_on(port, &secret);
    let open = |host: &str, authorities: Option<&Path>| {
        let url = format!("postgres://halma@{host}:{port}/postgres?sslmode=require");
        let settings = PostgresSettings {
            url: url.into(),
            password: None,
            connections: 2,
            authorities: authorities.map(Path::to_owned),
        };
        async move { PostgresStore::open(&settings).await }
    };
    let store = open("localhost", Some(&authorities)).await.unwrap();
    store.commit(put(1, "kept", 0)).await.unwrap();
    for (host, authorities) in [("localhost", None), ("127.0.0.1", Some(&*authorities))] {
        let said = open(host, authorities).await.unwrap_err().to_string();
        assert!(said.contains("certificate"), "{said}");
    }
    let said = open("localhost", Some(&key)).await.unwrap_err().to_string();
    assert!(said.contains("store.authorities"), "{said}");
}

/// A certificate authority, a certificate that it signed for a host, and the key, as PEM.
fn vouched_for(host: &str) -> (String, String, String) {
    let mut authority = CertificateParams::new(Vec::new()).unwrap();
    authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let issuer = Issuer::new(authority.clone(), KeyPair::generate().unwrap());
    let authority = authority.self_signed(issuer.key()).unwrap();
    let key = KeyPair::generate().unwrap();
    let certificate = CertificateParams::new([host.to_owned()]).unwrap();
    let certificate = certificate.signed_by(&key, &issuer).unwrap();
    (authority.pem(), certificate.pem(), key.serialize_pem())
}

#[tokio::test]
async fn what_cannot_be_used_is_said_without_the_password() {
    for (url, part) in [
        ("postgres://anna:s3cret@localhost:port/halma", "store.url"),
        ("mysql://anna:s3cret@localhost/halma", "postgres://"),
        ("postgres://anna:s3cret@127.0.0.1:1/halma", "unreachable"),
    ] {
        let settings = PostgresSettings {
            url: url.into(),
            password: None,
            connections: 2,
            authorities: None,
        };
        let said = PostgresStore::open(&settings)
            .await
            .unwrap_err()
            .to_string();
        assert!(said.contains(part) && !said.contains("s3cret"), "{said}");
    }
}
