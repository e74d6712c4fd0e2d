//! Each family of Discord's limits refuses what breaks it, and names the field.

use reqwest::Method;
use serde_json::{Value, json};

use super::raw::{Raw, problems};

pub fn x(length: usize) -> String {
    "x".repeat(length)
}

fn button(custom_id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": "Go", "custom_id": custom_id })
}

pub fn row(components: &[Value]) -> Value {
    json!({ "type": 1, "components": components })
}

fn menu(key: &str, value: Value) -> Value {
    let options = json!([{ "label": "a", "value": "a" }]);
    let mut menu = json!({ "type": 3, "custom_id": "m", "options": options });
    menu[key] = value;
    menu
}

fn rows(components: &[Value]) -> Value {
    json!({ "content": "c", "components": [row(components)] })
}

/// Bodies, each with the only problem for which it must be refused.
macro_rules! cases {
    ($($body:expr => $problem:expr,)*) => { [$(($body, String::from($problem))),*] };
}
pub(crate) use cases;

/// Each body must be refused for exactly that field and reason.
pub async fn refuses(
    raw: &Raw,
    method: Method,
    path: &str,
    cases: impl IntoIterator<Item = (Value, String)>,
) {
    for (body, expected) in cases {
        let (status, answer) = raw.send(method.clone(), path, &body).await;
        let seen = (status, answer["code"].as_u64());
        assert_eq!(seen, (400, Some(50035)), "{body} {answer}");
        assert_eq!(problems(&answer), [expected], "{body}");
    }
}

#[tokio::test]
async fn messages() {
    let raw = Raw::start().await;
    let general = raw.stand_in.channel("general");
    let path = format!("/channels/{general}/messages");
    let embed = |embed: Value| json!({ "embeds": [embed] });
    let field =
        |name: &str, value: &str| embed(json!({ "fields": [{ "name": name, "value": value }] }));
    let with = |key: &str, value: Value| json!({ "content": "c", key: value });
    let allowed = |allowed: Value| with("allowed_mentions", allowed);
    let many: Vec<_> = (0..101).map(|n| n.to_string()).collect();
    let cases = cases! {
        json!({ "content": x(2001) }) => "content: BASE_TYPE_MAX_LENGTH",
        json!({ "content": 5 }) => "content: STRING_TYPE_CONVERT",
        json!({ "embeds": "e" }) => "embeds: LIST_TYPE_CONVERT",
        embed(json!({ "title": x(257) })) => "embeds.0.title: BASE_TYPE_MAX_LENGTH",
        embed(json!({ "description": x(4097) })) => "embeds.0.description: BASE_TYPE_MAX_LENGTH",
        embed(json!({ "footer": { "text": x(2049) } })) => "embeds.0.footer.text: BASE_TYPE_MAX_LENGTH",
        embed(json!({ "author": { "name": x(257) } })) => "embeds.0.author.name: BASE_TYPE_MAX_LENGTH",
        embed(json!({ "title": "t", "color": 0x0100_0000 })) => "embeds.0.color: NUMBER_TYPE_RANGE",
        field("", "v") => "embeds.0.fields.0.name: BASE_TYPE_BAD_LENGTH",
        field("n", &x(1025)) => "embeds.0.fields.0.value: BASE_TYPE_BAD_LENGTH",
        embed(json!({ "color": 1 })) => "embeds.0.description: BASE_TYPE_REQUIRED",
        json!({ "embeds": [{ "description": x(4000) }, { "description": x(2001) }] })
            => "embeds: MAX_EMBED_SIZE_EXCEEDED",
        embed(json!({ "image": { "url": "attachment://board.png" } }))
            => "embeds.0.image.url: URL_TYPE_INVALID_ATTACHMENT",
        embed(json!({ "image": { "url": "board" } })) => "embeds.0.image.url: URL_TYPE_INVALID_URL",
        allowed(json!({ "parse": ["users"], "users": ["1"] }))
            => "allowed_mentions: MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        allowed(json!({ "parse": ["friends"] })) => "allowed_mentions.parse.0: BASE_TYPE_CHOICES",
        allowed(json!({ "users": many })) => "allowed_mentions.users: BASE_TYPE_BAD_LENGTH",
        allowed(json!({ "users": ["ben"] })) => "allowed_mentions.users.0: NUMBER_TYPE_COERCE",
        allowed(json!({ "users": ["1", "1"] }))
            => "allowed_mentions.users.1: SET_TYPE_ALREADY_CONTAINS_VALUE",
        with("nonce", json!(x(26))) => "nonce: BASE_TYPE_MAX_LENGTH",
        with("flags", json!(64)) => "flags: BITFIELD_TYPE_INVALID",
        with("message_reference", json!({ "message_id": "5" }))
            => "message_reference: MESSAGE_REFERENCE_UNKNOWN_MESSAGE",
    };
    let count = cases.len();
    refuses(&raw, Method::POST, &path, cases).await;
    let (status, answer) = raw.post(&path, &json!({ "content": " " })).await;
    assert_eq!((status, &answer["code"]), (400, &json!(50006)));
    assert!(raw.stand_in.messages(general).is_empty());
    assert_eq!(raw.stand_in.violations().len(), count + 1);
}

#[tokio::test]
async fn components() {
    let raw = Raw::start().await;
    let path = format!("/channels/{}/messages", raw.stand_in.channel("general"));
    let six: Vec<_> = (0..6).map(|n| button(&n.to_string())).collect();
    let six_rows: Vec<_> = six
        .iter()
        .map(|button| row(std::slice::from_ref(button)))
        .collect();
    let at = |problem: &str| format!("components.0.components.0.{problem}");
    let options = |n: usize| -> Vec<_> {
        (0..n)
            .map(|n| json!({ "label": "l", "value": n.to_string() }))
            .collect()
    };
    let twice = [options(1), options(1)].concat();
    let long = json!([{ "label": x(101), "value": "v" }]);
    let labelled =
        |label: &str| rows(&[json!({ "type": 2, "style": 1, "label": label, "custom_id": "c" })]);
    let styled = |style: u8| rows(&[json!({ "type": 2, "style": style, "label": "l" })]);
    let menu = |key: &str, value: Value| rows(&[menu(key, value)]);
    let cases = cases! {
        json!({ "content": "c", "components": six_rows }) => "components: BASE_TYPE_BAD_LENGTH",
        rows(&six) => "components.0.components: BASE_TYPE_BAD_LENGTH",
        rows(&[]) => "components.0.components: BASE_TYPE_BAD_LENGTH",
        rows(&[button("a"), button("a")])
            => "components.0.components.1.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED",
        rows(&[button(&x(101))]) => at("custom_id: BASE_TYPE_BAD_LENGTH"),
        labelled(&x(81)) => at("label: BASE_TYPE_MAX_LENGTH"),
        labelled(&"🎲".repeat(41)) => at("label: BASE_TYPE_MAX_LENGTH"),
        labelled("") => at("label: BUTTON_COMPONENT_LABEL_REQUIRED"),
        styled(1) => at("custom_id: BASE_TYPE_REQUIRED"),
        styled(5) => at("url: BASE_TYPE_REQUIRED"),
        rows(&[button("a"), self::menu("disabled", json!(true))])
            => "components.0.components.1: COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        menu("options", json!(options(26))) => at("options: BASE_TYPE_BAD_LENGTH"),
        menu("placeholder", json!(x(151))) => at("placeholder: BASE_TYPE_MAX_LENGTH"),
        menu("max_values", json!(2)) => at("max_values: NUMBER_TYPE_MAX"),
        menu("disabled", json!("yes")) => at("disabled: BASE_TYPE_CONVERT"),
        menu("options", long) => at("options.0.label: BASE_TYPE_BAD_LENGTH"),
        menu("options", json!(twice)) => at("options.1.value: SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
        rows(&[json!({ "type": 4, "custom_id": "i" })]) => at("type: UNION_TYPE_CHOICES"),
        json!({ "content": "c", "components": [button("a")] }) => "components.0.type: UNION_TYPE_CHOICES",
    };
    refuses(&raw, Method::POST, &path, cases).await;
}

#[tokio::test]
async fn files() {
    let raw = Raw::start().await;
    let general = raw.stand_in.channel("general");
    let path = format!("/channels/{general}/messages");
    let names: Vec<_> = (0..11).map(|n| format!("{n}.png")).collect();
    let eleven: Vec<_> = names.iter().map(|name| (name.as_str(), 1)).collect();
    let described = |id: u64, text: &str| json!({ "content": "c", "attachments": [{ "id": id, "description": text }] });
    let cases = [
        (json!({}), eleven, 400, "attachments: BASE_TYPE_BAD_LENGTH"),
        (
            described(0, &x(1025)),
            vec![("a.png", 1)],
            400,
            "attachments.0.description: BASE_TYPE_MAX_LENGTH",
        ),
        (
            json!({ "content": "c", "attachments": [{ "id": 0 }, { "id": 1 }] }),
            vec![("a.png", 1)],
            400,
            "attachments.1.id: ATTACHMENT_NOT_FOUND",
        ),
    ];
    for (body, files, expected_status, expected) in cases {
        let (status, answer) = raw.upload(Method::POST, &path, &body, &files).await;
        assert_eq!(
            (status, problems(&answer)),
            (expected_status, vec![expected.to_owned()])
        );
    }
    let large = [("large.png", 10 * 1024 * 1024 + 1)];
    assert_eq!(
        raw.upload(Method::POST, &path, &json!({}), &large).await.0,
        413
    );

    let body = json!({
        "embeds": [{ "image": { "url": "attachment://a.png" } }],
        "attachments": [{ "id": 0, "description": "alt" }, { "id": "1" }],
    });
    let (status, message) = raw
        .upload(Method::POST, &path, &body, &[("a.png", 1), ("b.png", 2)])
        .await;
    assert_eq!(
        (status, message["attachments"].as_array().map(Vec::len)),
        (200, Some(1))
    );
    let link = message["embeds"][0]["image"]["url"].as_str().unwrap();
    let bytes = reqwest::get(link).await.unwrap().bytes().await.unwrap();
    assert_eq!(bytes.len(), 1);

    let id: u64 = message["id"]
        .as_str()
        .and_then(|id| id.parse().ok())
        .unwrap();
    let kept = raw.stand_in.message(id).unwrap();
    let first = kept.attachment("a.png").unwrap().id;
    assert_eq!(kept.attachments[0].description.as_deref(), Some("alt"));
    let edit = json!({ "attachments": [{ "id": first, "description": "other" }, { "id": 0 }] });
    let edited = raw
        .upload(
            Method::PATCH,
            &format!("{path}/{id}"),
            &edit,
            &[("c.png", 3)],
        )
        .await;
    assert_eq!(edited.0, 200);
    let after = raw.stand_in.message(id).unwrap();
    let names: Vec<_> = after
        .attachments
        .iter()
        .map(|file| file.filename.as_str())
        .collect();
    assert_eq!(
        (names, after.attachments[0].description.as_deref()),
        (vec!["a.png", "c.png"], Some("other"))
    );
}

#[tokio::test]
async fn every_file_has_a_number_of_its_own_and_a_place_in_the_list() {
    let raw = Raw::start().await;
    let general = raw.stand_in.channel("general");
    let messages = format!("/channels/{general}/messages");
    let sent = raw.interact(stand_in::InteractionKind::Command, None);
    let listed = |ids: &[u64]| {
        let list: Vec<_> = ids.iter().map(|id| json!({ "id": id })).collect();
        json!({ "content": "c", "attachments": list })
    };
    let twice = vec![(0, "a.gif", 1), (0, "b.txt", 1)];
    let both = vec![(0, "a.gif", 1), (1, "b.txt", 1)];
    let cases = [
        (listed(&[0]), &twice, vec!["files[0]: ATTACHMENT_DUPLICATE"]),
        (
            listed(&[0, 0]),
            &twice,
            vec![
                "attachments.1.id: ATTACHMENT_DUPLICATE",
                "files[0]: ATTACHMENT_DUPLICATE",
            ],
        ),
        (json!({}), &twice, vec!["files[0]: ATTACHMENT_DUPLICATE"]),
        (listed(&[0]), &both, vec!["files[1]: ATTACHMENT_NOT_LISTED"]),
        (
            listed(&[0, 0]),
            &both,
            vec![
                "attachments.1.id: ATTACHMENT_DUPLICATE",
                "files[1]: ATTACHMENT_NOT_LISTED",
            ],
        ),
        (
            listed(&[0, 1, 2]),
            &both,
            vec!["attachments.2.id: ATTACHMENT_NOT_FOUND"],
        ),
    ];
    for (body, files, expected) in cases {
        let (status, answer) = raw
            .upload_numbered(Method::POST, &messages, &body, files)
            .await;
        assert_eq!(
            (status, problems(&answer)),
            (400, expected.iter().map(ToString::to_string).collect())
        );
        // A first response is looked at in the same way.
        let response = json!({ "type": 4, "data": body });
        let refused = raw
            .upload_numbered(Method::POST, &sent.callback, &response, files)
            .await;
        assert_eq!(refused.0, 400);
    }
    let response = json!({ "type": 4, "data": listed(&[0, 1]) });
    let taken = raw
        .upload_numbered(Method::POST, &sent.callback, &response, &both)
        .await;
    assert_eq!(taken.0, 204);
    let shown = raw.stand_in.answer(sent.id).await.unwrap();
    let shown = shown.message().await.unwrap();
    let names: Vec<_> = shown
        .attachments
        .iter()
        .map(|file| &file.filename[..])
        .collect();
    assert_eq!(names, ["a.gif", "b.txt"]);
}

#[tokio::test]
async fn a_file_that_an_edit_takes_away_is_fetched_for_a_while() {
    let raw = Raw::start().await;
    let general = raw.stand_in.channel("general");
    let path = format!("/channels/{general}/messages");
    let (_, sent) = raw
        .upload(Method::POST, &path, &json!({}), &[("0.png", 1)])
        .await;
    let url_of = |message: &Value| {
        message["attachments"][0]["url"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    let path = format!("{path}/{}", sent["id"].as_str().unwrap());
    let mut urls = vec![url_of(&sent)];
    for number in 1..6 {
        let body = json!({ "attachments": [{ "id": 0 }] });
        let name = format!("{number}.png");
        let (_, edited) = raw.upload(Method::PATCH, &path, &body, &[(&name, 1)]).await;
        urls.push(url_of(&edited));
    }
    let mut found = Vec::new();
    for url in urls {
        found.push(reqwest::get(url).await.unwrap().status().is_success());
    }
    assert_eq!(found, [false, true, true, true, true, true]);
}
