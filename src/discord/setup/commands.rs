//! Whether commands are registered as they should be.

use serde_json::Value;

/// Returns the names of the commands that aren't registered, are registered differently, or
/// shouldn't be registered.
pub(super) fn differing(wanted: &[Value], registered: &[Value]) -> Vec<String> {
    let missing = wanted.iter().filter(|one| {
        let same = registered.iter().find(|other| is_same_command(one, other));
        !same.is_some_and(|same| is_within(one, same))
    });
    let foreign = registered
        .iter()
        .filter(|one| !wanted.iter().any(|other| is_same_command(one, other)));
    let name = |command: &Value| command["name"].as_str().unwrap_or_default().to_owned();
    missing.chain(foreign).map(name).collect()
}

fn is_same_command(one: &Value, other: &Value) -> bool {
    let kind = |command: &Value| command["type"].as_u64().unwrap_or(1);
    one["name"] == other["name"] && kind(one) == kind(other)
}

/// Returns true if everything wanted is there. Discord adds fields, and leaves out what is false or
/// empty.
fn is_within(wanted: &Value, there: &Value) -> bool {
    match wanted {
        Value::Null | Value::Bool(false) => matches!(there, Value::Null | Value::Bool(false)),
        Value::Object(fields) => fields
            .iter()
            .all(|(name, wanted)| is_within(wanted, &there[name])),
        Value::Array(items) => {
            let others = there.as_array().map_or(&[][..], Vec::as_slice);
            items.len() == others.len()
                && items
                    .iter()
                    .zip(others)
                    .all(|(one, other)| is_within(one, other))
        }
        wanted => wanted == there,
    }
}

#[cfg(test)]
mod tests {
    use std::slice;

    use serde_json::json;

    use super::*;

    #[test]
    fn what_discord_adds_or_leaves_out_is_no_difference() {
        let wanted = json!({
            "name": "a", "description": "d", "options": [], "nsfw": false,
            "name_localizations": { "de": "b" }, "contexts": [0],
        });
        let there = json!({
            "id": "1", "type": 1, "version": "2", "name": "a", "description": "d",
            "name_localizations": { "de": "b" }, "contexts": [0], "dm_permission": true,
        });
        assert!(differing(slice::from_ref(&wanted), slice::from_ref(&there)).is_empty());
        for (field, value) in [
            ("description", json!("other")),
            ("name_localizations", json!({ "de": "c" })),
            ("name_localizations", json!(null)),
            ("options", json!([{ "name": "more" }])),
            ("contexts", json!([0, 1])),
            ("type", json!(2)),
        ] {
            let mut changed = there.clone();
            changed[field] = value;
            let found = differing(slice::from_ref(&wanted), &[changed]);
            assert!(!found.is_empty(), "{field}");
        }
    }

    #[test]
    fn a_command_too_many_is_a_difference() {
        let (one, other) = (json!({ "name": "a" }), json!({ "name": "b" }));
        assert_eq!(
            differing(slice::from_ref(&one), &[one.clone(), other]),
            ["b"]
        );
    }
}
