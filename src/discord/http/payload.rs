//! A request's body: JSON and files. Every file has a number, which its part and its entry in the
//! JSON share.

use crate::discord::pictures::gallery::Room;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

/// A file of a message.
#[derive(Clone, Debug)]
pub struct File {
    /// The name of the file.
    pub name: String,
    /// Its alt text, if it is a picture.
    pub alt_text: Option<String>,
    /// The content.
    pub bytes: Vec<u8>,
}

/// The body of a request.
#[derive(Clone, Debug)]
pub struct Payload {
    /// The JSON.
    pub json: Value,
    /// The files, in the order of their numbers.
    pub files: Vec<File>,
    /// The memory reserved for the picture until it is sent.
    pub room: Option<Room>,
}

impl Payload {
    /// Creates a body with JSON only.
    pub fn of(json: Value) -> Self {
        Self {
            json,
            files: Vec::new(),
            room: None,
        }
    }

    /// Creates a message with files, listed in its JSON.
    pub fn with_files(mut message: Value, files: Vec<File>) -> Self {
        let named = files.iter().enumerate().map(|(id, file)| {
            let mut entry = json!({ "id": id, "filename": file.name });
            if let Some(alt_text) = &file.alt_text {
                entry["description"] = json!(alt_text);
            }
            entry
        });
        message["attachments"] = named.collect();
        Self {
            files,
            ..Self::of(message)
        }
    }

    /// Returns the same body with transformed JSON.
    #[must_use]
    pub fn map(self, json: impl FnOnce(Value) -> Value) -> Self {
        Self {
            json: json(self.json),
            ..self
        }
    }

    /// Returns the multipart form, as needed for files.
    pub(super) fn form(&self) -> Form {
        let json = Part::text(self.json.to_string());
        let files = self.files.iter().enumerate();
        files.fold(
            Form::new().part("payload_json", json),
            |form, (id, file)| {
                let part = Part::bytes(file.bytes.clone()).file_name(file.name.clone());
                let part = part.mime_str(media_type(&file.name));
                form.part(format!("files[{id}]"), part.expect("a media type"))
            },
        )
    }
}

/// Returns a file's media type by its name, so that Discord shows pictures as such.
fn media_type(name: &str) -> &'static str {
    match name.rsplit_once('.') {
        Some((_, "png")) => "image/png",
        Some((_, "gif")) => "image/gif",
        Some((_, "json")) => "application/json",
        _ => "text/plain; charset=utf-8",
    }
}
