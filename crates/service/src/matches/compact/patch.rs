//! How a record differs from the usual one, so that rare fields, and those of later versions, take
//! no space in the others.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A field by its path, with its value if it has one.
type Change = (Vec<String>, Vec<Value>);

/// Returns how a record differs, as a text; empty if it doesn't.
pub fn patch<T: Serialize>(usual: &T, record: &T) -> Option<String> {
    let (usual, record) = (value(usual)?, value(record)?);
    let mut changes = Vec::new();
    differ(&mut Vec::new(), &usual, &record, &mut changes);
    if changes.is_empty() {
        return Some(String::new());
    }
    serde_json::to_string(&changes).ok()
}

/// Applies a patch to the usual record.
pub fn patched<T: Serialize + DeserializeOwned>(usual: T, patch: &str) -> Option<T> {
    if patch.is_empty() {
        return Some(usual);
    }
    let mut record = value(&usual)?;
    let changes: Vec<Change> = serde_json::from_str(patch).ok()?;
    for (path, value) in changes {
        let (last, parents) = path.split_last()?;
        let mut parent = &mut record;
        for name in parents {
            parent = parent.get_mut(name)?;
        }
        let fields = parent.as_object_mut()?;
        match value.into_iter().next() {
            Some(value) => fields.insert(last.clone(), value),
            None => fields.remove(last),
        };
    }
    serde_json::from_value(record).ok()
}

fn value<T: Serialize>(record: &T) -> Option<Value> {
    serde_json::to_value(record).ok()
}

fn differ(path: &mut Vec<String>, usual: &Value, record: &Value, changes: &mut Vec<Change>) {
    if usual == record {
        return;
    }
    let (Value::Object(fields), Value::Object(others)) = (usual, record) else {
        return changes.push((path.clone(), vec![record.clone()]));
    };
    for name in fields.keys().filter(|name| !others.contains_key(*name)) {
        path.push(name.clone());
        changes.push((path.clone(), Vec::new()));
        path.pop();
    }
    for (name, other) in others {
        path.push(name.clone());
        match fields.get(name) {
            Some(usual) => differ(path, usual, other, changes),
            None => changes.push((path.clone(), vec![other.clone()])),
        }
        path.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_patched_record_is_the_other_one() {
        let records = [
            json!({ "a": 1, "b": { "c": null, "d": [1, 2] } }),
            json!({ "a": 1, "b": { "c": 2, "d": [1] } }),
            json!({ "a": null, "e": { "f": u64::MAX } }),
            json!({ "a": 1, "b": 3 }),
        ];
        for usual in &records {
            for record in &records {
                let patch = patch(usual, record).expect("both are values");
                assert_eq!(patch.is_empty(), usual == record);
                assert_eq!(patched(usual.clone(), &patch).as_ref(), Some(record));
            }
        }
    }
}
