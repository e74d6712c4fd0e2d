//! The views of a shared database, for operators who query it.

use std::sync::Arc;

use halma_store::{PostgresStore, Store};

use crate::common::desk::{DAY, Desk, START, at};
use crate::common::postgres::{self, database, looked_at};

#[tokio::test]
async fn the_views_show_games_seats_and_due_items() {
    let Some(settings) = postgres::store().await else {
        return;
    };
    let store = Arc::new(PostgresStore::open(&settings).await.unwrap());
    let desk = Desk::over(Store::over(Arc::clone(&store)));
    let view = desk.begin().await.view;
    let play = desk.play(1, view.id, None, "h4-h5");
    desk.service.play(&play).await.unwrap();
    let database = database(&settings).await;
    let games = "select code, variant, rules, stage, turn, made = to_timestamp(0) from games_v1";
    let games = looked_at(&database, games).await;
    let expected = format!("{} halma8 gambiter running 2 f", view.card.code);
    assert_eq!(games, expected);
    let seats =
        "select seat, name, computer_level, code from seats_v1 join players_v1 using (player)
        order by seat";
    let expected = format!(
        "1 person 1 - {code}\n2 person 2 - {code}",
        code = view.card.code
    );
    assert_eq!(looked_at(&database, seats).await, expected);
    let due = "select what, code, at > timestamp '2020-01-01' from due_v1 where what = 'deadline'";
    let expected = format!("deadline {} t", view.card.code);
    assert_eq!(looked_at(&database, due).await, expected);

    // A game in compact form looks like any other.
    let resign = desk.act(1, START);
    desk.service.resign(&resign, view.id, None).await.unwrap();
    let everything = "select * from games_v1";
    let (games, all) = (
        looked_at(&database, everything).await,
        looked_at(&database, seats).await,
    );
    let compacted = desk.service.compact_games(None, at(2 * DAY)).await.unwrap();
    assert_eq!((compacted.games, compacted.declined), (1, 0));
    assert_eq!(looked_at(&database, everything).await, games);
    assert_eq!(looked_at(&database, seats).await, all);
}
