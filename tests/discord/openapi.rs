//! The bot's requests against Discord's own description of its API, where that is at hand.
#![expect(clippy::unwrap_used, reason = "a test")]
#![expect(clippy::print_stdout, reason = "it says when it skips")]

use std::collections::BTreeSet;
use std::path::PathBuf;

use crate::common::hall::{Hall, Table, public};
use halma::engine::{Game, Rules, Variant};
use serde_json::{Value, json};
use stand_in::RecordedRequest;

/// The description: as the variable names it, or where this project's workshop keeps it.
fn description() -> Option<Value> {
    let beside =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/discord-openapi/openapi.json");
    let path = std::env::var_os("HALMA_DISCORD_OPENAPI").map_or(beside, PathBuf::from);
    let text = std::fs::read_to_string(path).ok()?;
    Some(serde_json::from_str(&text).unwrap())
}

/// Discord's unions are not exclusive, and its ids are numbers in strings.
fn relax(node: &mut Value) {
    match node {
        Value::Object(fields) => {
            if let Some(union) = fields.remove("oneOf") {
                fields.insert("anyOf".to_owned(), union);
            }
            let is_id = fields.get("format") == Some(&json!("snowflake"))
                || fields.get("pattern") == Some(&json!("^(0|[1-9][0-9]*)$"));
            if is_id {
                fields.insert("type".to_owned(), json!(["integer", "string"]));
            }
            // Described as a number, documented as one in a string.
            if let Some(permissions) = fields.get_mut("default_member_permissions") {
                permissions["type"] = json!(["null", "integer", "string"]);
            }
            fields.values_mut().for_each(relax);
        }
        Value::Array(items) => items.iter_mut().for_each(relax),
        _ => {}
    }
}

/// The template of the description that a path is made from.
fn template<'a>(paths: &'a Value, path: &str) -> Option<&'a str> {
    let given: Vec<&str> = path.split('/').collect();
    let fits = |template: &str| {
        let parts: Vec<&str> = template.split('/').collect();
        let mut pairs = parts.iter().zip(&given);
        let is_variable = |part: &str| part.starts_with('{');
        parts.len() == given.len() && pairs.all(|(part, given)| is_variable(part) || part == given)
    };
    // A template with fewer variables is the more exact one, such as `@original`.
    let mut known: Vec<&str> = paths.as_object()?.keys().map(String::as_str).collect();
    known.sort_by_key(|template| template.matches('{').count());
    known.into_iter().find(|template| fits(template))
}

/// Validates one request; gives the operation that it was.
fn check(description: &Value, request: &RecordedRequest) -> Option<String> {
    let body = &request.body;
    if body.is_null() {
        return None;
    }
    let template = template(&description["paths"], &request.path)
        .unwrap_or_else(|| panic!("Discord has no path {}", request.path));
    let method = request.method.to_lowercase();
    let operation = &description["paths"][template][&method];
    assert!(operation.is_object(), "Discord has no {method} {template}");
    let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
    if !schema.is_object() {
        return None;
    }
    let whole = json!({ "allOf": [schema], "components": description["components"] });
    let validator = jsonschema::validator_for(&whole).unwrap();
    let errors: Vec<String> = validator
        .iter_errors(body)
        .map(|error| format!("{} at {}", error, error.instance_path()))
        .collect();
    assert!(
        errors.is_empty(),
        "{method} {template}\n{body:#}\n{errors:#?}"
    );
    Some(operation["operationId"].as_str().unwrap().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_as_discord_describes_them() {
    let Some(mut description) = description() else {
        println!("skipped: Discord's API description is not at hand (HALMA_DISCORD_OPENAPI)");
        return;
    };
    relax(&mut description);
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
    let (anna, ben) = (table.people[0].clone(), table.people[1].clone());
    let modal = ben
        .click(table.last.id, "Move")
        .await
        .unwrap()
        .modal()
        .unwrap();
    let board = ben.submit_modal(&modal, &[("move", "a5a4")]).await.unwrap();
    let board = public(board).await;
    anna.autocomplete(table.channel, "/halma move text:", "text")
        .await
        .unwrap();
    let asked = anna
        .click(board.id, "Resign")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    let end = anna
        .click(asked.id, "Yes, resign")
        .await
        .unwrap()
        .follow_up(0)
        .await
        .unwrap();
    let offer = public(anna.click(end.id, "Rematch").await.unwrap()).await;
    ben.click(offer.id, "Decline")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    let line = "/halma challenge opponent:@ben game:corners thread:true";
    let challenge = public(anna.slash(table.channel, line).await.unwrap()).await;
    ben.click(challenge.id, "Accept").await.unwrap();
    let opened = hall.stand_in.wait_for_request("a thread", |request| {
        request.path.ends_with("/threads") && request.status < 300
    });
    opened.await.unwrap();
    anna.slash(table.channel, "/halma games")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    anna.context_menu(table.channel, "Challenge to Halma", &ben)
        .await
        .unwrap();
    let requests = hall.stand_in.requests();
    let checked: Vec<String> = requests
        .iter()
        .filter_map(|request| check(&description, request))
        .collect();
    let operations: BTreeSet<&str> = checked.iter().map(String::as_str).collect();
    for needed in [
        "bulk_set_application_commands",
        "create_thread_from_message",
        "create_interaction_response",
        "execute_webhook",
        "update_webhook_message",
    ] {
        assert!(
            operations.contains(needed),
            "{needed} is not among {operations:?}"
        );
    }
    hall.close().await;
}
