//! Heads and logs: the log is authoritative, in parts of bounded size, and a differing head is
//! detected.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::Variant;
use halma_service::{Error, Fault, OfferKind, Repair};
use halma_store::ids::{MatchId, UserId};
use halma_store::{ChangeSet, Key, Prefix, Slot};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};

use crate::common::cases::config;
use crate::common::desk::{Desk, at, begin, play, view};
use crate::common::players::plies;

/// More plies than fit in one part of a log.
const PLIES: u32 = 75;

/// A practice game with a number of plies.
async fn long_game(desk: &Desk) -> MatchId {
    let id = begin(desk, Variant::Halma10, &[1], "none").await.id;
    for number in 0..PLIES {
        next(desk, id, number).await.unwrap();
    }
    id
}

async fn next(desk: &Desk, id: MatchId, number: u32) -> Result<(), Error> {
    let now = view(desk, id).await;
    let position = now.game().unwrap().standing.position();
    let plies = position.legal_plies();
    let text = plies[number as usize * 7 % plies.len()].text(position.board());
    let played = play(desk, 1, id, &text, i64::from(number)).await?;
    assert!(!played.repeated);
    Ok(())
}

/// Changes the stored head of a match, bypassing the service.
async fn damage(desk: &Desk, id: MatchId, change: impl FnOnce(&mut Value)) {
    let stored = desk.store.load(Key::Match(id)).await.unwrap().unwrap();
    let mut body: Value = serde_json::from_slice(&stored.body).unwrap();
    change(&mut body);
    let mut changes = ChangeSet::new();
    changes.put_bytes(Key::Match(id), body.to_string().into_bytes());
    desk.store.commit(changes).await.unwrap();
}

fn course(body: &mut Value) -> &mut Value {
    &mut body["stage"]["running"]["course"]
}

/// The findings of a walk through the store, and whether they were repaired.
async fn walk(desk: &Desk, repair: Repair) -> Vec<(String, bool)> {
    let walk = desk.service.check(repair).await.unwrap();
    let damaged = walk.damaged.into_iter();
    damaged.map(|one| (one.why, one.is_mended)).collect()
}

#[tokio::test]
async fn a_check_looks_at_every_match_of_a_large_store() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    let mut changes = ChangeSet::new();
    for number in 1..=1_000 {
        changes.put_bytes(Key::Match(MatchId(id.0 + number)), b"7".to_vec());
    }
    desk.store.commit(changes).await.unwrap();
    let walk = desk.service.check(Repair::No).await.unwrap();
    assert_eq!((walk.matches, walk.damaged.len()), (1_001, 1_000));
}

#[tokio::test]
async fn a_log_has_parts_of_bounded_size_and_is_the_whole_game() {
    let desk = Desk::new();
    let id = long_game(&desk).await;
    let mut sizes = Vec::new();
    for chunk in 0.. {
        let slot = Slot::log(id, chunk);
        let Some(stored) = desk.store.load(slot.key()).await.unwrap() else {
            break;
        };
        sizes.push(slot.read(&stored).unwrap().events().len());
    }
    assert_eq!(sizes, [32, 32, 11]);
    let head = desk.store.load(Key::Match(id)).await.unwrap().unwrap();
    assert!(
        head.body.len() < 1_500,
        "a head of {} bytes",
        head.body.len()
    );
    let whole = desk.service.whole_game(id).await.unwrap().unwrap();
    assert_eq!(whole.ply_count(), PLIES as usize);
    assert_eq!(
        *whole.standing(),
        view(&desk, id).await.game().unwrap().standing
    );
    assert_eq!(walk(&desk, Repair::No).await, []);
}

#[tokio::test]
async fn a_head_of_another_shape_is_rebuilt_from_the_log() {
    let desk = Desk::new();
    let id = long_game(&desk).await;
    let before = view(&desk, id).await;
    damage(&desk, id, |body| {
        *course(body) = json!({ "shape": "0", "at": "of old" });
    })
    .await;
    assert_eq!(view(&desk, id).await, before);
    let mine = desk
        .service
        .next_waiting(UserId(1), MatchId(0))
        .await
        .unwrap();
    assert_eq!(mine, Some(before.clone()), "lists know it too");
    next(&desk, id, PLIES).await.unwrap();
    assert_eq!(walk(&desk, Repair::No).await, []);
    let after = view(&desk, id).await;
    assert_eq!(plies(&after.game().unwrap().standing), PLIES + 1);
}

#[tokio::test]
async fn a_head_that_contradicts_its_log_is_found_and_repaired() {
    let desk = Desk::new();
    let id = long_game(&desk).await;
    let other = begin(&desk, Variant::Halma8, &[2], "3d").await.id;
    let before = view(&desk, id).await;
    for change in [
        |course: &mut Value| course["last"]["seat"] = json!(2),
        |course: &mut Value| course["passes"] = json!([1]),
        |course: &mut Value| course["standing"] = json!("nonsense"),
    ] {
        damage(&desk, id, |body| change(course(body))).await;
        let found = walk(&desk, Repair::No).await;
        let [(why, false)] = &found[..] else {
            panic!("{found:?}");
        };
        let code = before.card.code.as_str();
        assert!(why.contains(code), "{why}");
        let mended = walk(&desk, Repair::Yes).await;
        assert!(matches!(&mended[..], [(_, true)]), "{mended:?}");
        assert_eq!(walk(&desk, Repair::No).await, []);
        assert_eq!(view(&desk, id).await, before);
    }
    next(&desk, id, PLIES).await.unwrap();
    assert!(view(&desk, other).await.game().is_some());
}

/// The places in a JSON value that can hold something else.
fn leaves<'a>(value: &'a mut Value, found: &mut Vec<&'a mut Value>) {
    let is_leaf = match value {
        Value::Array(items) => items.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        _ => true,
    };
    if is_leaf {
        found.push(value);
        return;
    }
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| leaves(item, found)),
        Value::Object(fields) => fields.values_mut().for_each(|field| leaves(field, found)),
        _ => {}
    }
}

/// Values for damaged records.
fn strange() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        prop_oneof![0..10_u64, any::<u64>()].prop_map(Value::from),
        "[a-f0-9/ ,:*-]{0,40}".prop_map(Value::from),
        Just(json!([])),
        Just(json!({})),
    ]
}

#[test]
fn no_record_makes_the_reader_panic() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap();
    let desk = Desk::new();
    let id = runtime.block_on(long_game(&desk));
    let whole = runtime
        .block_on(desk.store.load(Key::Match(id)))
        .unwrap()
        .unwrap();
    let mut runner = TestRunner::new(config(500, "tests/found/records.txt"));
    let tested = runner.run(&(any::<Index>(), strange()), |(which, strange)| {
        runtime.block_on(async {
            let mut body: Value = serde_json::from_slice(&whole.body).unwrap();
            let mut places = Vec::new();
            leaves(&mut body, &mut places);
            let chosen = which.index(places.len());
            *places[chosen] = strange;
            let mut changes = ChangeSet::new();
            changes.put_bytes(Key::Match(id), body.to_string().into_bytes());
            desk.store.commit(changes).await.unwrap();
            match desk.service.match_view(id).await {
                Ok(view) => drop(view.suggestions(UserId(1), "")),
                Err(error) => assert!(error.is_lasting(), "{error}"),
            }
            desk.service.check(Repair::No).await.unwrap();
        });
        Ok(())
    });
    tested.unwrap();
}

#[tokio::test]
async fn a_match_missing_from_its_indexes_is_repaired() {
    let desk = Desk::new();
    let id = begin(&desk, Variant::Halma8, &[2], "3d").await.id;
    let turns = desk.store.scan(Prefix::Dues, None, 10).await.unwrap();
    let mut changes = ChangeSet::new();
    changes.delete(turns[0]);
    desk.store.commit(changes).await.unwrap();
    let found = walk(&desk, Repair::Yes).await;
    assert!(
        matches!(&found[..], [(why, true)] if why.contains("index")),
        "{found:?}"
    );
    assert_eq!(
        desk.store.scan(Prefix::Dues, None, 10).await.unwrap(),
        turns
    );
    assert!(view(&desk, id).await.game().is_some());
}

#[tokio::test]
async fn a_log_with_a_missing_part_is_damage_and_is_not_overwritten() {
    let desk = Desk::new();
    let id = long_game(&desk).await;
    let before = view(&desk, id).await;
    for (chunk, blocks_moves) in [(0, false), (2, true)] {
        let slot = Slot::log(id, chunk);
        let kept = desk.store.load(slot.key()).await.unwrap().unwrap();
        let mut changes = ChangeSet::new();
        changes.delete(slot);
        desk.store.commit(changes).await.unwrap();
        let found = walk(&desk, Repair::Yes).await;
        assert!(matches!(&found[..], [(_, false)]), "{found:?}");
        let act = desk.act(1, at(1_000));
        let asked = desk
            .service
            .offer(&act, id, None, OfferKind::Takeback)
            .await;
        let is_damaged = matches!(asked, Err(Error::Fault(Fault::Damaged { .. })));
        assert!(is_damaged, "{asked:?}");
        if blocks_moves {
            let moved = next(&desk, id, PLIES).await;
            assert!(
                matches!(moved, Err(Error::Fault(Fault::Damaged { .. }))),
                "{moved:?}"
            );
        }
        assert_eq!(view(&desk, id).await, before);
        let mut changes = ChangeSet::new();
        changes.put_bytes(slot.key(), kept.body);
        desk.store.commit(changes).await.unwrap();
        assert_eq!(walk(&desk, Repair::No).await, []);
    }
}
