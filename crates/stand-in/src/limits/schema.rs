//! Limits from Discord's own API description: types, lengths, counts, numbers and required fields.
//! The description is in `discord` with its license, reduced to the operations that the bot uses.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use serde_json::{Value, json};

use super::form::{Field, Form};

/// Where Discord is stricter than its description, or the sandbox supports less than Discord: a
/// schema's property, a keyword and its value.
const STRICTER: &str = r##"
MessageCreateRequest.content maxLength 2000
MessageCreateRequest.components maxItems 5
MessageCreateRequest.components items {"oneOf":[{"$ref":"#/ActionRowComponentForMessageRequest"}]}
ButtonComponentForMessageRequest.style enum [1,2,3,4,5]
RichEmbedField.name minLength 1
RichEmbedField.value minLength 1
ModalInteractionCallbackRequestData.components maxItems 5
ModalInteractionCallbackRequestData.components items {"oneOf":[{"$ref":"#/ActionRowComponentForModalRequest"}]}
ActionRowComponentForModalRequest.components maxItems 1
ApplicationCommandUpdateRequest.type enum [1,2,3,4]
ApplicationCommandUpdateRequest.default_member_permissions format "permissions"
ApplicationCommandOptionStringChoice.value maxLength 100
UpdateThreadRequestPartial.name minLength 1
"##;

/// The schemas of the description by name, parsed on first use.
static SCHEMAS: LazyLock<Value> = LazyLock::new(|| {
    let text = include_str!("../../discord/openapi.json");
    let mut description: Value = serde_json::from_str(text).expect("the description is JSON");
    let mut schemas = description["components"]["schemas"].take();
    for line in STRICTER.lines().filter(|line| !line.is_empty()) {
        let mut parts = line.splitn(4, ['.', ' ']);
        let [schema, property, keyword, value] =
            std::array::from_fn(|_| parts.next().unwrap_or_default());
        let property = &mut schemas[schema]["properties"][property];
        assert!(property.is_object(), "{line} matches nothing");
        property[keyword] = serde_json::from_str(value).expect("the value is JSON");
    }
    schemas
});

/// Checks a field against the schema with this name.
pub(crate) fn check(form: &mut Form, field: &Field<'_>, name: &str) {
    let schema = &SCHEMAS[name];
    assert!(schema.is_object(), "{name} is not described");
    check_value(form, field, schema);
}

fn check_value(form: &mut Form, field: &Field<'_>, schema: &Value) {
    if let Some(allowed) = schema["enum"].as_array() {
        return form.one_of(field, allowed);
    }
    let schema = resolved(schema);
    if let Some(cases) = schema["oneOf"].as_array() {
        return check_union(form, field, cases);
    }
    match field.value {
        value if !admits(schema, value) => refuse_type(form, field, schema),
        _ if is_id(schema) => {}
        Value::Null | Value::Bool(_) => {}
        Value::String(_) => form.text(field, sizes(schema, "minLength", "maxLength")),
        Value::Number(number) => check_number(form, field, schema, number.as_f64()),
        Value::Array(_) => check_list(form, field, schema),
        Value::Object(_) => check_object(form, field, schema),
    }
}

/// Checks a union: constants, objects that differ in `type`, or values of different types.
fn check_union(form: &mut Form, field: &Field<'_>, cases: &[Value]) {
    if cases.iter().all(|case| case.get("const").is_some()) {
        let constants: Vec<Value> = cases.iter().map(|case| case["const"].clone()).collect();
        return form.one_of(field, &constants);
    }
    let mut fitting: Vec<&Value> = cases.iter().map(resolved).collect();
    let last = fitting[fitting.len() - 1];
    fitting.retain(|case| admits(case, field.value));
    let kinds = |case: &Value| items(&case["properties"]["type"]["enum"]).to_vec();
    let known: Vec<Value> = fitting.iter().flat_map(|case| kinds(case)).collect();
    let kind = field.get("type");
    let is_it = |case: &&&Value| known.is_empty() || kinds(case).contains(kind.value);
    if fitting.is_empty() {
        refuse_type(form, field, last);
    } else if let Some(case) = fitting.iter().find(is_it) {
        check_value(form, field, case);
    } else {
        let message = format!("Value of field \"type\" must be one of {}.", json!(known));
        form.refuse(&kind, "UNION_TYPE_CHOICES", &message);
    }
}

fn check_number(form: &mut Form, field: &Field<'_>, schema: &Value, number: Option<f64>) {
    let (least, most) = (&schema["minimum"], &schema["maximum"]);
    if least.as_f64() > number || most.as_f64().is_some_and(|most| Some(most) < number) {
        let message = format!("int value should be between {least} and {most}.");
        form.refuse(field, "NUMBER_TYPE_RANGE", &message);
    }
}

fn check_list(form: &mut Form, field: &Field<'_>, schema: &Value) {
    let inner = field.items();
    form.count(field, sizes(schema, "minItems", "maxItems"));
    for item in &inner {
        check_value(form, item, &schema["items"]);
    }
    if schema["uniqueItems"] == true {
        let code = "SET_TYPE_ALREADY_CONTAINS_VALUE";
        form.unique(&inner, code, |item| item.value.clone());
    }
}

fn check_object(form: &mut Form, field: &Field<'_>, schema: &Value) {
    for name in items(&schema["required"]).iter().filter_map(Value::as_str) {
        if field.get(name).is_null() {
            form.require(&field.get(name));
        }
    }
    for (name, schema) in schema["properties"].as_object().into_iter().flatten() {
        let inner = field.get(name);
        if !inner.is_null() {
            check_value(form, &inner, schema);
        }
    }
    if let Some(schema) = schema.get("additionalProperties") {
        for (_, inner) in field.entries() {
            check_value(form, &inner, schema);
        }
    }
}

/// The schema that a reference points to, such as `#/components/schemas/RichEmbed`.
fn resolved(schema: &Value) -> &Value {
    let name = schema["$ref"]
        .as_str()
        .and_then(|path| path.rsplit('/').next());
    name.map_or(schema, |name| &SCHEMAS[name])
}

/// Returns true if a value has a type that the schema allows; ids may also be numbers.
fn admits(schema: &Value, value: &Value) -> bool {
    let names =
        |kind: &str| schema["type"] == kind || items(&schema["type"]).contains(&json!(kind));
    match value {
        _ if is_id(schema) => {
            value.is_u64() || value.as_str().is_some_and(|id| id.parse::<u64>().is_ok())
        }
        Value::Null => names("null"),
        Value::Bool(_) => names("boolean"),
        Value::String(_) => names("string"),
        Value::Array(_) => names("array"),
        Value::Object(_) => names("object"),
        Value::Number(number) => names("number") || names("integer") && !number.is_f64(),
    }
}

fn is_id(schema: &Value) -> bool {
    schema["format"] == "snowflake" || schema["format"] == "permissions"
}

fn items(list: &Value) -> &[Value] {
    list.as_array().map_or(&[], Vec::as_slice)
}

fn sizes(schema: &Value, least: &str, most: &str) -> RangeInclusive<usize> {
    let size = |keyword: &str| usize::try_from(schema[keyword].as_u64()?).ok();
    size(least).unwrap_or(0)..=size(most).unwrap_or(usize::MAX)
}

fn refuse_type(form: &mut Form, field: &Field<'_>, schema: &Value) {
    let kind = schema["type"]
        .as_str()
        .or(schema["type"][0].as_str())
        .unwrap_or_default();
    let (code, message) = match kind {
        _ if field.is_null() => return form.require(field),
        _ if is_id(schema) => (
            "NUMBER_TYPE_COERCE",
            format!("Value is not {}.", schema["format"]),
        ),
        "string" => (
            "STRING_TYPE_CONVERT",
            "Could not interpret as string.".to_owned(),
        ),
        "array" => (
            "LIST_TYPE_CONVERT",
            "Only iterables may be used in a ListType.".to_owned(),
        ),
        kind => (
            "BASE_TYPE_CONVERT",
            format!("Could not interpret as {kind}."),
        ),
    };
    form.refuse(field, code, &message);
}
