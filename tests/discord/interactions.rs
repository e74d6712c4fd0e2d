//! Interactions as they should never arrive: every field missing, empty, of another type, absurd.
//! Each is answered, or politely refused if the bot needs the field.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeSet;
use std::time::{SystemTime, UNIX_EPOCH};

use halma::discord::interaction::caller::Caller;
use halma::discord::interaction::{Interaction, InteractionKind as Kind};
use halma::discord::{Completion, Request};
use halma_rules::{Game, Rules, Variant};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use stand_in::{First, InteractionKind, Person, Settings, Snowflake, permission};

use crate::common::cases::config;
use crate::common::hall::{Hall, called_at, form, private, public};
use crate::common::table::Table;

/// Placeholder for a number beyond 64 bits, which `Value` can't hold.
const HUGE_MARK: &str = "@huge@";
const HUGE: &str = "36893488147419103232";
/// How many interactions are awaited at a time.
const AT_A_TIME: usize = 32;

/// A real interaction, and what is needed to send it again.
struct Real {
    payload: Value,
    kind: InteractionKind,
    by: Person,
}

impl Real {
    fn of(hall: &Hall, by: &Person, kind: InteractionKind, id: Snowflake) -> Self {
        Self {
            payload: hall.stand_in.interaction_payload(id).unwrap(),
            kind,
            by: by.clone(),
        }
    }

    fn id_of(&self, pointer: &str) -> Option<Snowflake> {
        self.payload.pointer(pointer)?.as_str()?.parse().ok()
    }

    /// Sends the same interaction again with a change.
    fn send(&self, hall: &Hall, change: impl FnOnce(&mut Value)) -> Snowflake {
        let channel = self.id_of("/channel_id").unwrap();
        let on = self.id_of("/message/id");
        let data = self.payload["data"].clone();
        hall.stand_in.swallow_next();
        let id = self.by.send_raw(channel, self.kind, data, on).unwrap();
        assert!(hall.stand_in.deliver_changed(id, change));
        id
    }
}

/// Real interactions of every kind: options of every type, every kind of menu, and a form.
async fn real_interactions(hall: &Hall) -> Vec<Real> {
    let stand_in = &hall.stand_in;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let table = Table::sit_down(hall, "general", &["anna", "ben"], game).await;
    let [anna, ben] = &table.people[..] else {
        unreachable!("two sat down")
    };
    anna.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let channel = table.channel;
    let mut real = Vec::new();
    let slash = anna.slash(channel, "/halma move text:h4-h5").await.unwrap();
    let command = InteractionKind::Command;
    real.push(Real::of(hall, anna, command, slash.interaction_id()));
    let board = public(slash).await;
    for line in [
        "/halma game custom with:@ben with2:@anna game:star3 rules:igroved first:me rated:false",
        "/halma play computer:1 game:halma8",
        "/halma-admin channel games:here channel:#general",
    ] {
        let sent = anna.slash(channel, line).await.unwrap();
        real.push(Real::of(hall, anna, command, sent.interaction_id()));
    }
    let carl = stand_in.user("carl");
    for name in ["Halma profile", "Play Halma"] {
        let sent = anna.context_menu(channel, name, &carl).await.unwrap();
        real.push(Real::of(hall, anna, command, sent.interaction_id()));
    }
    let click = ben.click(board.id, "Move").await.unwrap();
    let component = InteractionKind::Component;
    real.push(Real::of(hall, ben, component, click.interaction_id()));
    // Menus of people, roles, both, and channels.
    let chosen = real.last().unwrap().payload.clone();
    for kind in 5..=8 {
        let mut menu = chosen.clone();
        menu["data"]["component_type"] = json!(kind);
        menu["data"]["values"] = json!([carl.id()]);
        menu["data"]["resolved"] =
            json!({ "users": { carl.id().to_string(): { "id": carl.id() } } });
        real.push(Real {
            payload: menu,
            kind: component,
            by: ben.clone(),
        });
    }
    let menu = anna.context_menu(channel, "Play Halma", &carl).await;
    let menu = menu.unwrap().message().await.unwrap();
    for (which, entry) in [("Anyone here", "@carl"), ("Choose a game", "star2")] {
        let chosen = anna.select(menu.id, which, &[entry]).await;
        let chosen = chosen.unwrap().interaction_id();
        real.push(Real::of(hall, anna, component, chosen));
    }
    let modal = form(ben, board.id).await;
    let sent = ben.submit_modal(&modal, &[("move", "a5-a4")]).await;
    let sent = sent.unwrap().interaction_id();
    real.push(Real::of(hall, ben, InteractionKind::Modal, sent));
    // The first command while its first option is still being typed.
    let mut typing = real[0].payload.clone();
    typing["type"] = json!(4);
    typing["data"]["options"][0]["options"][0]["focused"] = json!(true);
    real.push(Real {
        payload: typing,
        kind: InteractionKind::Autocomplete,
        by: anna.clone(),
    });
    real
}

/// Parses an interaction as the bot does; `None` if it can't be answered. Must never panic.
fn read(text: &str) -> Option<(Option<Caller>, Request)> {
    let interaction = Interaction::read(text).ok()?;
    if interaction.kind == Kind::Completion {
        drop(Completion::of(&interaction));
    }
    Some((Caller::of(&interaction), Request::of(&interaction)))
}

fn text_of(payload: &Value) -> String {
    payload
        .to_string()
        .replace(&format!("\"{HUGE_MARK}\""), HUGE)
}

/// Collects the paths of all values in a payload.
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

fn all_places(value: &Value) -> Vec<String> {
    let mut all = Vec::new();
    places(value, "", &mut all);
    all.retain(|place| !place.is_empty());
    all
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

/// The changes to a field; `None` means that it is missing.
fn changes(of: &Value) -> [Option<Value>; 6] {
    let another = match of {
        Value::String(_) => json!(7),
        Value::Number(_) => json!([true]),
        Value::Array(_) => json!({ "a": 1 }),
        Value::Object(_) => json!([]),
        Value::Bool(_) | Value::Null => json!("yes"),
    };
    [
        None,
        Some(Value::Null),
        Some(json!("quux")),
        Some(json!(HUGE_MARK)),
        Some(json!(HUGE)),
        Some(another),
    ]
}

fn change(payload: &mut Value, place: &str, to: Option<&Value>) {
    match to {
        None => remove(payload, place),
        Some(value) => *payload.pointer_mut(place).unwrap() = value.clone(),
    }
}

/// Fields without which it is unclear who did something, or where.
fn is_needed_for_caller(place: &str) -> bool {
    ["/member", "/member/user", "/member/user/id"].contains(&place)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_field_may_be_missing_or_strange() {
    let hall = Hall::open().await;
    let real = real_interactions(&hall).await;
    let mut cases = 0;
    for one in &real {
        let (caller, request) = read(&text_of(&one.payload)).unwrap();
        let (caller, request) = (caller.unwrap(), format!("{request:?}"));
        for place in all_places(&one.payload) {
            for to in changes(one.payload.pointer(&place).unwrap()) {
                let mut changed = one.payload.clone();
                change(&mut changed, &place, to.as_ref());
                cases += 1;
                let read = read(&text_of(&changed));
                let is_key = ["/id", "/token"].contains(&place.as_str());
                assert!(read.is_some() || is_key, "{place} {to:?}");
                let Some((as_read, as_request)) = read else {
                    continue;
                };
                assert!(as_read.is_some() || is_needed_for_caller(&place), "{place}");
                // Fields that the bot ignores change nothing at all.
                // Without a server it is a conversation, in which everyone is there.
                let is_used =
                    place.starts_with("/data") || ["/type", "/guild_id"].contains(&&*place);
                assert!(is_used || format!("{as_request:?}") == request, "{place}");
                if place.starts_with("/entitlements") || place.starts_with("/context") {
                    assert_eq!(as_read.as_ref(), Some(&caller), "{place}");
                }
            }
        }
    }
    hall.close().await;
    assert!(cases > 4_000, "only {cases}");
}

/// Sends the changed interactions and waits until all are answered.
async fn all_are_answered(hall: &Hall, sent: &mut Vec<(Snowflake, String)>) {
    for (id, what) in sent.drain(..) {
        let answered = hall.stand_in.answer(id).await;
        assert!(answered.is_ok(), "{what} is not answered");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_strange_interaction_is_answered() {
    let settings = Settings {
        first_answer_within: std::time::Duration::from_secs(20),
        ..Settings::default()
    };
    let hall = Hall::open_with(settings).await;
    let real = real_interactions(&hall).await;
    let (mut sent, mut cases) = (Vec::new(), 0);
    let mut seen = BTreeSet::new();
    for one in &real {
        for place in all_places(&one.payload) {
            // Only the top level of the clicked message matters to the bot.
            let is_deep = place.matches('/').count() > 2 && place.starts_with("/message");
            let is_key = ["/id", "/token"].contains(&place.as_str());
            // Autocomplete can only be answered with choices, so there is no way to tell the
            // person.
            let is_mute = place == "/type" && one.kind == InteractionKind::Autocomplete;
            let is_new = seen.insert((place.clone(), one.kind as u8)) || place.starts_with("/data");
            if is_deep || is_key || is_mute || !is_new {
                continue;
            }
            for to in changes(one.payload.pointer(&place).unwrap()) {
                let to = to.map(|to| if to == HUGE_MARK { json!(1e30) } else { to });
                let what = format!("{:?} with {place} {to:?}", one.kind);
                let id = one.send(&hall, |event| {
                    if event.pointer(&place).is_some() {
                        change(event, &place, to.as_ref());
                    }
                });
                cases += 1;
                sent.push((id, what));
            }
            if sent.len() >= AT_A_TIME {
                all_are_answered(&hall, &mut sent).await;
            }
        }
    }
    all_are_answered(&hall, &mut sent).await;
    hall.close().await;
    assert!(cases > 1_500, "only {cases}");
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
async fn several_strange_fields_are_read_without_a_panic() {
    let hall = Hall::open().await;
    let real = real_interactions(&hall).await;
    hall.close().await;
    let change = (any::<Index>(), proptest::option::of(strange_value()));
    let changes = proptest::collection::vec(change, 1..4);
    let mut runner = TestRunner::new(config(3_000, "tests/found/interactions.txt"));
    let cases = (any::<Index>(), changes);
    let could = std::cell::Cell::new(0);
    let tested = runner.run(&cases, |(which, changes)| {
        let mut payload = real[which.index(real.len())].payload.clone();
        for (place, value) in changes {
            let mut all = Vec::new();
            places(&payload, "", &mut all);
            let place = &all[place.index(all.len())];
            match value {
                Some(value) => *payload.pointer_mut(place).unwrap() = value,
                None => remove(&mut payload, place),
            }
        }
        could.set(could.get() + u32::from(read(&payload.to_string()).is_some()));
        Ok(())
    });
    tested.unwrap();
    assert!(could.get() > 2_500, "only {} could be read", could.get());
}

/// The bot's answer to `/halma help` with a changed event.
async fn told(hall: &Hall, anna: &Person, change: impl FnOnce(&mut Value)) -> String {
    let channel = hall.stand_in.channel("general");
    hall.stand_in.swallow_next();
    let id = anna.send_slash(channel, "/halma help").unwrap();
    assert!(hall.stand_in.deliver_changed(id, change));
    private(hall.stand_in.answer(id).await.unwrap()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn unreadable_input_gets_a_plain_sentence() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let help = told(&hall, &anna, |_| {}).await;
    let same = told(&hall, &anna, |event| {
        event["member"]["user"]["avatar"] = json!(format!("a_a{}b", "é".repeat(15)));
        event["entitlements"] = json!({ "new": true });
        event["member"]["flags"] = json!("so many");
    });
    assert_eq!(same.await, help);
    for strange in [json!(9), json!("new"), Value::Null, json!(1), json!(1e30)] {
        let text = told(&hall, &anna, |event| event["type"] = strange).await;
        assert!(text.contains("`/halma help`"), "{text}");
        assert!(!text.contains("broke"), "no error number: {text}");
    }
    let text = told(&hall, &anna, |event| event["member"] = json!([])).await;
    assert!(text.contains("couldn't read"), "{text}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_option_that_cannot_be_read_never_makes_another_command() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    anna.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let channel = hall.stand_in.channel("general");
    for (line, place) in [
        ("/halma play with:@ben game:halma8", "0/value"),
        ("/halma play with:@ben game:halma8", "0/type"),
        ("/halma play with:@ben game:halma8", "1/value"),
        (
            "/halma-admin channel games:not-here channel:#general",
            "1/value",
        ),
    ] {
        hall.stand_in.swallow_next();
        let id = anna.send_slash(channel, line).unwrap();
        assert!(hall.stand_in.deliver_changed(id, |event| {
            let place = format!("/data/options/0/options/{place}");
            *event.pointer_mut(&place).unwrap() = json!([]);
        }));
        let text = private(hall.stand_in.answer(id).await.unwrap()).await;
        assert!(text.contains("couldn't read"), "{line} {place}: {text}");
    }
    let open = "/halma play with:@ben game:halma8";
    public(anna.slash(channel, open).await.unwrap()).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_strange_event_of_the_gateway_costs_itself_alone() {
    let hall = Hall::open_by_gateway(Settings::default(), None).await;
    let anna = hall.stand_in.user("anna");
    let connections = hall.stand_in.connections();
    let frames = [
        "",
        "hello",
        "[]",
        "{}",
        r#"{"op":"new"}"#,
        r#"{"op":99,"d":null,"s":null,"t":null}"#,
        r#"{"op":0,"s":1,"t":7,"d":{}}"#,
        r#"{"op":0,"s":1,"t":"READY","d":7}"#,
        r#"{"op":0,"s":1,"t":"RESUMED","d":"quux"}"#,
        r#"{"op":0,"s":1,"t":"GUILD_CREATE","d":null}"#,
        r#"{"op":0,"s":1,"t":"NEW_EVENT","d":[36893488147419103232]}"#,
        r#"{"op":0,"s":1,"t":"INTERACTION_CREATE"}"#,
        r#"{"op":0,"s":1,"t":"INTERACTION_CREATE","d":null}"#,
        r#"{"op":0,"s":1,"t":"INTERACTION_CREATE","d":"quux"}"#,
        r#"{"op":0,"s":1,"t":"INTERACTION_CREATE","d":{"id":"1","type":2}}"#,
    ];
    let help = told(&hall, &anna, |_| {}).await;
    for frame in frames {
        hall.stand_in.send_frame(frame);
        assert_eq!(told(&hall, &anna, |_| {}).await, help, "after {frame}");
    }
    assert_eq!(hall.stand_in.connections(), connections, "no new session");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unreadable_options_still_get_choices() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    let data = json!({ "id": "1", "name": "halma", "type": 1, "options": [
        { "name": "move", "type": 1, "options": [{ "name": "text", "type": 3, "value": [], "focused": true }] },
    ] });
    let id = anna.send_raw(channel, InteractionKind::Autocomplete, data, None);
    let answer = hall.stand_in.answer(id.unwrap()).await.unwrap();
    assert!(matches!(answer.first(), First::Choices(_)));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ping_is_answered_whatever_else_it_says() {
    let hall = Hall::open_called().await;
    told(&hall, &hall.stand_in.user("anna"), |_| {}).await;
    let client = reqwest::Client::new();
    let moment = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let moment = moment.as_secs().to_string();
    let ping = json!({ "type": 1, "id": "1", "application_id": "1", "token": "ping", "version": 1, "user": { "id": "7" } });
    for place in all_places(&ping) {
        for to in changes(ping.pointer(&place).unwrap()) {
            let mut changed = ping.clone();
            change(&mut changed, &place, to.as_ref());
            let body = text_of(&changed);
            let call = client
                .post(called_at(hall.port.unwrap()))
                .header("x-signature-timestamp", &moment)
                .header(
                    "x-signature-ed25519",
                    hall.stand_in.signature(&moment, &body),
                );
            let answer = call.body(body).send().await.unwrap();
            let (status, is_ping) = (answer.status().as_u16(), place != "/type");
            let expected = if is_ping { 200 } else { 202 };
            assert_eq!(status, expected, "{place} {to:?}");
            if is_ping {
                assert_eq!(answer.text().await.unwrap(), r#"{"type":1}"#);
            }
        }
    }
    hall.close().await;
}
