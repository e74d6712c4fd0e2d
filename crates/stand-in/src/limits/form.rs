//! A request body under examination: fields with their paths, and the list of what is wrong.

use std::ops::RangeInclusive;

use serde_json::{Map, Value, json};

use super::refusal::Refusal;

/// The default for a missing field.
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

    /// The field of that name; null if it is missing.
    pub(crate) fn get(&self, key: &str) -> Self {
        let value = self.value.get(key).unwrap_or(&MISSING);
        self.child(key.to_owned(), value)
    }

    /// Returns the entries of a list; `None` if it isn't a list.
    pub(crate) fn items(&self) -> Vec<Self> {
        let items = self.value.as_array().into_iter().flatten().enumerate();
        items
            .map(|(index, value)| self.child(index.to_string(), value))
            .collect()
    }

    /// Returns the entries of an object; `None` if it isn't an object.
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

    /// Returns the length of its text as Discord counts, in UTF-16 units; 0 if it isn't text.
    pub(crate) fn length(&self) -> usize {
        self.text().map_or(0, |text| text.encode_utf16().count())
    }

    fn child(&self, key: String, value: &'a Value) -> Self {
        let mut path = self.path.clone();
        path.push(key);
        Self { value, path }
    }
}

/// Collects what is wrong with a body.
#[derive(Debug, Default)]
pub(crate) struct Form {
    errors: Map<String, Value>,
}

impl Form {
    /// Notes that a field breaks a rule.
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

    /// Checks the length of the text (in characters).
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

    /// The field must be one of these values.
    pub(crate) fn one_of(&mut self, field: &Field<'_>, allowed: &[Value]) {
        if !allowed.contains(field.value) {
            let message = format!("Value must be one of {}.", json!(allowed));
            self.refuse(field, "BASE_TYPE_CHOICES", &message);
        }
    }

    /// No two entries of a list may have the same key.
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

    /// The refusal, if anything is wrong.
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
