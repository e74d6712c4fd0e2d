//! A store that the version wrote which first counted results: with tables, an open challenge, and a
//! game that goes on. Every later version opens it and goes on with it.
//!
//! The fixture in `tests/service/third_schema` stays as it is for good.

use std::path::Path;

use halma::ids::{GuildId, UserId};
use halma::service::{Compared, Listing, LobbyMove};
use tempfile::TempDir;

use crate::common::desk::{DAY, Desk, at, copy};
use crate::tables::{SERVER, records, table};

#[tokio::test]
async fn tables_and_open_challenges_are_there_and_go_on() {
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/service/third_schema/store");
    let folder = TempDir::new().unwrap();
    copy(&fixture, folder.path());
    let desk = Desk::in_folder(folder.path()).restarted();
    desk.service.upgrade(at(6 * DAY)).await.unwrap();
    let walk = desk.service.check(false).await.unwrap();
    assert_eq!((walk.matches, walk.damaged), (8, Vec::new()));
    let wins = table(&desk, SERVER, Compared::Wins, 1, 6 * DAY).await;
    let won: u32 = wins.rows.iter().map(|row| row.balance.won).sum();
    assert_eq!((wins.people, won), (5, 6));
    let before = records(&desk).await;
    desk.service.recount(at(6 * DAY)).await.unwrap();
    assert_eq!(records(&desk).await, before);

    let open = || desk.service.list(UserId(9), Listing::OpenIn(GuildId(5)));
    let listed = open().await.unwrap();
    let [challenge] = &listed[..] else {
        panic!("{listed:?}");
    };
    let act = desk.act(9, at(0));
    let joined = desk
        .service
        .answer_challenge(&act, challenge.view.id, LobbyMove::Join);
    assert!(joined.await.unwrap().view.game().is_some());
    assert!(open().await.unwrap().is_empty());
    // What was deleted can leave it, too.
    assert!(desk.service.forget(UserId(1), at(6 * DAY)).await.unwrap());
    desk.service.erase(at(7 * DAY)).await.unwrap();
    assert_eq!(desk.service.check(false).await.unwrap().damaged, []);
    desk.store.close().await;
}
