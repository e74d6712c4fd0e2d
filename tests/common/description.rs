//! Discord's own API description, reduced to the operations that the bot uses; it is in
//! `crates/stand-in/discord` with its license. The variable `HALMA_DISCORD_OPENAPI` names another,
//! such as the latest complete one.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

use jsonschema::Validator;
use serde_json::{Value, json};
use stand_in::RecordedRequest;

static DESCRIPTION: LazyLock<Value> = LazyLock::new(|| {
    let text = match std::env::var_os("HALMA_DISCORD_OPENAPI") {
        Some(path) => std::fs::read_to_string(path).unwrap(),
        None => include_str!("../../crates/stand-in/discord/openapi.json").to_owned(),
    };
    let mut description = serde_json::from_str(&text).unwrap();
    relax(&mut description);
    description
});

/// The validators of the operations used so far, by name.
static VALIDATORS: LazyLock<Mutex<HashMap<String, Arc<Validator>>>> = LazyLock::new(Mutex::default);

/// Adjusts the description: Discord's unions overlap, and its ids are numbers in strings.
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
            // Described as a number, but documented as a number in a string.
            if let Some(permissions) = fields.get_mut("default_member_permissions") {
                permissions["type"] = json!(["null", "integer", "string"]);
            }
            fields.values_mut().for_each(relax);
        }
        Value::Array(items) => items.iter_mut().for_each(relax),
        _ => {}
    }
}

/// The template in the description that matches a path.
fn template<'a>(paths: &'a Value, path: &str) -> Option<&'a str> {
    let given: Vec<&str> = path.split('/').collect();
    let fits = |template: &str| {
        let parts: Vec<&str> = template.split('/').collect();
        let mut pairs = parts.iter().zip(&given);
        let is_variable = |part: &str| part.starts_with('{');
        parts.len() == given.len() && pairs.all(|(part, given)| is_variable(part) || part == given)
    };
    // A template with fewer variables is more specific, such as `@original`.
    let mut known: Vec<&str> = paths.as_object()?.keys().map(String::as_str).collect();
    known.sort_by_key(|template| template.matches('{').count());
    known.into_iter().find(|template| fits(template))
}

/// The name of a request's operation.
///
/// # Errors
/// Returns an error if Discord has no such operation, or the body doesn't match its description.
pub fn operation(request: &RecordedRequest) -> Result<String, String> {
    // Described by OAuth 2, not by Discord.
    if request.path == "/oauth2/token" {
        return Ok("token".to_owned());
    }
    let paths = &DESCRIPTION["paths"];
    let (path, method) = (&request.path, request.method.to_lowercase());
    let template = template(paths, path).ok_or_else(|| format!("Discord has no path {path}"))?;
    let operation = &paths[template][&method];
    let name = operation["operationId"].as_str();
    let name = name.ok_or_else(|| format!("Discord has no {method} {template}"))?;
    let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
    if request.body.is_null() || schema.is_null() {
        return Ok(name.to_owned());
    }
    let validator = Arc::clone(
        VALIDATORS
            .lock()
            .unwrap()
            .entry(name.to_owned())
            .or_insert_with(|| {
                let whole = json!({ "allOf": [schema], "components": DESCRIPTION["components"] });
                Arc::new(jsonschema::validator_for(&whole).unwrap())
            }),
    );
    let errors: Vec<String> = validator
        .iter_errors(&request.body)
        .map(|error| format!("{} at {}", error, error.instance_path()))
        .collect();
    if errors.is_empty() {
        return Ok(name.to_owned());
    }
    Err(format!("{name}\n{:#}\n{errors:#?}", request.body))
}
