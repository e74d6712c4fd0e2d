//! A request body being validated: fields with their paths, and the errors found.

use std::ops::RangeInclusive;

use serde_json::{Map, Value, json};

use super::refusal::Refusal;

/// The value of a missing field.
static MISSING: Value = Value::Null;

/// A value inside a body, with its path.
#[derive(Clone, Debug)]
pub(crate) struct Field<'a> {
    pub(crate) value: &'a Value,
    path: Vec<String>,
}

impl<'a> Field<'a> {
    pub(crate) fn root(value: &'a Value) -> Self {
        Self {
            value,
            path: Vec::new(),
        }
    }

    /// The field with this name; null if it is missing.
    pub(crate) fn get(&self, key: &str) -> Self {
        let value = self.value.get(key).unwrap_or(&MISSING);
        self.child(key.to_owned(), value)
    }

    /// The entries of a list; empty if it isn't a list.
    pub(crate) fn items(&self) -> Vec<Self> {
        let items = self.value.as_array().into_iter().flatten().enumerate();
        items
            .map(|(index, value)| self.child(index.to_string(), value))
            .collect()
    }

    /// The entries of an object; empty if it isn't an object.
    pub(crate) fn entries(&self) -> Vec<(&'a str, Self)> {
        let entries = self.value.as_object().into_iter().flatten();
        entries
            .map(|(key, value)| (key.as_str(), self.child(key.clone(), value)))
            .collect()
    }

    pub(crate) fn is_null(&self) -> bool {
        self.value.is_null()
    }

    pub(crate) fn text(&self) -> Option<&'a str> {
        self.value.as_str()
    }

    pub(crate) fn number(&self) -> Option<u64> {
        self.value.as_u64()
    }

    pub(crate) fn is_true(&self) -> bool {
        self.value.as_bool().unwrap_or(false)
    }

    /// The length of its text as Discord counts it, in UTF-16 units; 0 if it isn't text.
    pub(crate) fn length(&self) -> usize {
        self.text().map_or(0, |text| text.encode_utf16().count())
    }

    fn child(&self, key: String, value: &'a Value) -> Self {
        let mut path = self.path.clone();
        path.push(key);
        Self { value, path }
    }
}

/// Collects the errors in a body.
#[derive(Debug, Default)]
pub(crate) struct Form {
    errors: Map<String, Value>,
}

impl Form {
    /// Records that a field breaks a rule.
    pub(crate) fn refuse(&mut self, field: &Field<'_>, code: &str, message: &str) {
        let problem = json!({ "code": code, "message": message });
        let mut place = &mut self.errors;
        for key in &field.path {
            let inner = place.entry(key.clone()).or_insert_with(|| json!({}));
            let Value::Object(inner) = inner else { return };
            place = inner;
        }
        let list = place.entry("_errors").or_insert_with(|| json!([]));
        if let Value::Array(list) = list {
            list.push(problem);
        }
    }

    /// Checks the length of a text, in characters.
    pub(crate) fn text(&mut self, field: &Field<'_>, range: RangeInclusive<usize>) {
        if *range.start() == 0 && field.length() > *range.end() {
            let message = format!("Must be {} or fewer in length.", range.end());
            self.refuse(field, "BASE_TYPE_MAX_LENGTH", &message);
        } else {
            self.size(field, field.length(), &range);
        }
    }

    /// Checks the number of entries; a missing list has none.
    pub(crate) fn count(&mut self, field: &Field<'_>, range: RangeInclusive<usize>) {
        self.size(field, field.items().len(), &range);
    }

    fn size(&mut self, field: &Field<'_>, size: usize, range: &RangeInclusive<usize>) {
        if !range.contains(&size) {
            let message = match (range.start(), range.end()) {
                (least, &usize::MAX) => format!("Must be {least} or more in length."),
                (least, most) => format!("Must be between {least} and {most} in length."),
            };
            self.refuse(field, "BASE_TYPE_BAD_LENGTH", &message);
        }
    }

    /// Checks that the field has one of these values.
    pub(crate) fn one_of(&mut self, field: &Field<'_>, allowed: &[Value]) {
        if !allowed.contains(field.value) {
            let message = format!("Value must be one of {}.", json!(allowed));
            self.refuse(field, "BASE_TYPE_CHOICES", &message);
        }
    }

    /// Checks that no two entries of a list have the same key.
    pub(crate) fn unique<K: PartialEq>(
        &mut self,
        items: &[Field<'_>],
        code: &str,
        key: impl Fn(&Field<'_>) -> K,
    ) {
        for (index, item) in items.iter().enumerate() {
            if items[..index]
                .iter()
                .any(|earlier| key(earlier) == key(item))
            {
                self.refuse(item, code, "The specified value is already used.");
            }
        }
    }

    pub(crate) fn require(&mut self, field: &Field<'_>) {
        self.refuse(field, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Returns a refusal if there are errors.
    pub(crate) fn finish(self) -> Result<(), Refusal> {
        if self.errors.is_empty() {
            Ok(())
        } else {
            Err(Refusal::invalid_form(Value::Object(self.errors)))
        }
    }
}

/// Refuses one field for one reason.
pub(crate) fn refuse_field(body: &Value, key: &str, code: &str, message: &str) -> Refusal {
    let mut form = Form::default();
    form.refuse(&Field::root(body).get(key), code, message);
    Refusal::invalid_form(Value::Object(form.errors))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_nested_as_the_fields_are() {
        let body = json!({ "embeds": [{ "title": "abc" }] });
        let mut form = Form::default();
        let embed = &Field::root(&body).get("embeds").items()[0];
        form.text(&embed.get("title"), 0..=2);
        form.require(&embed.get("name"));
        let errors = form
            .finish()
            .expect_err("two fields are wrong")
            .errors
            .expect("they are named");
        assert_eq!(
            errors["embeds"]["0"]["title"]["_errors"][0]["code"],
            "BASE_TYPE_MAX_LENGTH"
        );
        assert_eq!(
            errors["embeds"]["0"]["name"]["_errors"][0]["code"],
            "BASE_TYPE_REQUIRED"
        );
    }
}
