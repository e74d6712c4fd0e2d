//! Interactions as they should never come: fields missing, of another type, absurd. Whatever
//! serenity can read is parsed without a panic, and the bot goes on.
#![expect(clippy::unwrap_used, reason = "a test")]

use crate::common::cases::config;
use crate::common::hall::{Hall, Table, form, private, public};
use halma::discord::caller::Caller;
use halma::discord::custom_id::{CustomId, ForMatch, InMatch};
use halma::discord::request::{Completion, Request};
use halma::engine::{Game, Rules, Variant};
use halma::ids::{MatchId, UserId};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use serenity::model::application::Interaction;
use stand_in::{InteractionKind, Snowflake};

/// One real interaction of every kind.
async fn real_interactions(hall: &Hall) -> Vec<Value> {
    let stand_in = &hall.stand_in;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let table = Table::sit_down(hall, "general", &["anna", "ben"], game).await;
    let [anna, ben] = &table.people[..] else {
        unreachable!("two sat down")
    };
    let channel = table.channel;
    let mut ids: Vec<Snowflake> = Vec::new();
    let slash = anna.slash(channel, "/halma move text:h4-h5").await.unwrap();
    ids.push(slash.interaction_id());
    let board = public(slash).await;
    let line = "/halma challenge opponent:@ben opponent2:@anna game:star3 rules:igroved first:me";
    ids.push(anna.send_slash(channel, line).unwrap());
    let click = ben.click(board.id, "Move").await.unwrap();
    ids.push(click.interaction_id());
    let modal = form(ben, board.id).await;
    let modal = ben
        .submit_modal(&modal, &[("move", "a5-a4")])
        .await
        .unwrap();
    ids.push(modal.interaction_id());
    let carl = stand_in.user("carl");
    let menu = anna
        .context_menu(channel, "Challenge to Halma", &carl)
        .await;
    let menu = menu.unwrap();
    ids.push(menu.interaction_id());
    let menu = menu.message().await.unwrap();
    let chosen = anna
        .select(menu.id, "Choose a game", &["star2"])
        .await
        .unwrap();
    ids.push(chosen.interaction_id());
    let payload = |id: Snowflake| stand_in.interaction_payload(id).unwrap();
    let mut real: Vec<Value> = ids.into_iter().map(payload).collect();
    // The same command while its first option is still being typed.
    let mut completing = real[0].clone();
    completing["type"] = json!(4);
    completing["data"]["options"][0]["options"][0]["focused"] = json!(true);
    real.push(completing);
    real
}

/// Parses as the front does; what serenity cannot read, or panics at, never reaches the bot.
fn parse(payload: Value) -> bool {
    let Ok(read) = std::panic::catch_unwind(|| serde_json::from_value(payload)) else {
        return false;
    };
    match read {
        Ok(Interaction::Command(from)) => {
            drop((Caller::of_command(&from), Request::of_command(&from)));
        }
        Ok(Interaction::Autocomplete(from)) => {
            drop((Caller::of_command(&from), Completion::of_command(&from)));
        }
        Ok(Interaction::Component(from)) => {
            drop((Caller::of_component(&from), Request::of_component(&from)));
        }
        Ok(Interaction::Modal(from)) => {
            drop((Caller::of_modal(&from), Request::of_modal(&from)));
        }
        Ok(_) | Err(_) => return false,
    }
    true
}

/// The places of all values in a payload.
fn places(value: &Value, at: &str, places: &mut Vec<String>) {
    places.push(at.to_owned());
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                self::places(field, &format!("{at}/{name}"), places);
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                self::places(item, &format!("{at}/{index}"), places);
            }
        }
        _ => {}
    }
}

fn remove(payload: &mut Value, place: &str) {
    let Some((parent, name)) = place.rsplit_once('/') else {
        return;
    };
    match payload.pointer_mut(parent) {
        Some(Value::Object(fields)) => drop(fields.remove(name)),
        Some(Value::Array(items)) => drop(items.pop()),
        _ => {}
    }
}

fn strange_value() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        Just(json!(true)),
        any::<i64>().prop_map(|number| json!(number)),
        any::<u64>().prop_map(|number| json!(number.to_string())),
        ".{0,40}".prop_map(|text| json!(text)),
        Just(json!("x".repeat(5_000))),
        Just(json!([])),
        Just(json!({})),
        Just(json!([{ "name": "text", "type": 3, "value": "h4-h5" }])),
        Just(json!([{ "name": "game", "type": 1, "options": [] }])),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_can_be_read_is_parsed_without_a_panic() {
    let hall = Hall::open().await;
    let real = real_interactions(&hall).await;
    hall.close().await;
    for payload in &real {
        assert!(parse(payload.clone()), "a real one is read: {payload}");
    }
    let change = (any::<Index>(), proptest::option::of(strange_value()));
    let changes = proptest::collection::vec(change, 1..4);
    let mut runner = TestRunner::new(config(3_000, "tests/found/interactions.txt"));
    let cases = (any::<Index>(), changes);
    let read = std::cell::Cell::new(0);
    let tested = runner.run(&cases, |(which, changes)| {
        let mut payload = real[which.index(real.len())].clone();
        for (place, value) in changes {
            let mut all = Vec::new();
            places(&payload, "", &mut all);
            let place = &all[place.index(all.len())];
            match value {
                Some(value) => *payload.pointer_mut(place).unwrap() = value,
                None => remove(&mut payload, place),
            }
        }
        read.set(read.get() + u32::from(parse(payload)));
        Ok(())
    });
    tested.unwrap();
    assert!(read.get() > 300, "only {} could be read", read.get());
}

proptest! {
    #![proptest_config(config(256, "tests/found/custom_ids.txt"))]

    #[test]
    fn custom_ids_round_trip_and_fit(id in custom_id()) {
        let text = id.to_string();
        prop_assert!(text.len() <= 64, "{text}");
        prop_assert_eq!(text.parse::<CustomId>(), Ok(id));
    }

    #[test]
    fn whatever_is_read_as_a_custom_id_is_written_the_same(
        text in "1:[0-9a-f]{1,17}:(move|games|unblock|which-(game|offer)|join):[0-9a-f]{1,3}:[0-9]",
    ) {
        if let Ok(id) = text.parse::<CustomId>() {
            prop_assert_eq!(id.to_string(), text);
        }
    }
}

fn custom_id() -> impl Strategy<Value = CustomId> {
    let in_match = (select(&InMatch::WORDS[..]), any::<u64>(), any::<u64>());
    let for_match = (select(&ForMatch::WORDS[..]), any::<u32>());
    let user = (1..=u64::MAX).prop_map(UserId);
    let of = proptest::option::of(user.clone());
    prop_oneof![
        in_match.prop_map(|((what, _), id, turn)| CustomId::InMatch {
            what,
            id: MatchId(id),
            turn,
        }),
        for_match.prop_map(|((what, _), menu)| CustomId::ChooseMatch { what, menu }),
        user.prop_map(|opponent| CustomId::ChooseGame { opponent }),
        any::<u32>().prop_map(|menu| CustomId::Unblock { menu }),
        (of, any::<u32>()).prop_map(|(of, page)| CustomId::Games { of, page }),
        any::<u32>().prop_map(|page| CustomId::ServerGames { page }),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_while_an_event_is_read_costs_that_event_alone() {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    let anna = table.people[0].clone();
    hall.stand_in.swallow_next();
    let odd = anna.send_slash(table.channel, "/halma help").unwrap();
    let connections = hall.stand_in.connections();
    assert!(hall.stand_in.deliver_changed(odd, |event| {
        // 34 bytes, of which serenity takes two at a time.
        event["member"]["user"]["avatar"] = json!(format!("a_a{}b", "é".repeat(15)));
    }));
    let answer = hall.stand_in.answer(odd).await.unwrap();
    let number = format!("{:X}", odd.get() & 0xFFFF_FFFF);
    let text = private(answer).await;
    assert!(
        text.contains("went wrong") && text.contains(&number),
        "{text}"
    );
    hall.stand_in.swallow_next();
    let unreadable = anna.send_slash(table.channel, "/halma help").unwrap();
    assert!(
        hall.stand_in
            .deliver_changed(unreadable, |event| event["data"] = json!(7))
    );
    let text = private(hall.stand_in.answer(unreadable).await.unwrap()).await;
    assert!(text.contains("went wrong"), "{text}");
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
    table.check_last();
    assert_eq!(
        hall.stand_in.connections(),
        connections,
        "the shard lives on"
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strange_interactions_are_answered_or_ignored_and_the_bot_goes_on() {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    let anna = table.people[0].clone();
    let strange = [
        json!({}),
        json!({ "name": "halma", "type": 1, "id": "1", "options": null }),
        json!({ "name": "halma", "type": 1, "id": "1", "options": [
            { "name": "move", "type": 1, "options": [{ "name": "text", "type": 4, "value": 7 }] },
        ] }),
        json!({ "name": "halma", "type": 1, "id": "1", "options": [
            { "name": "challenge", "type": 1, "options": [
                { "name": "opponent", "type": 6, "value": "12345" },
            ] },
        ] }),
        json!({ "name": "nothing", "type": 1, "id": "1" }),
    ];
    for data in strange {
        anna.send_raw(table.channel, InteractionKind::Command, data, None)
            .unwrap();
    }
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
    table.check_last();
    hall.close().await;
}
