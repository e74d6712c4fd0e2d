//! What a request carries: JSON, and files beside it. Every file has a number, which its part and
//! its entry in the JSON share.

use crate::discord::pictures::gallery::Room;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

/// A file of a message.
#[derive(Clone, Debug)]
pub struct File {
    /// The name of the file.
    pub name: String,
    /// What it shows, if it is a picture.
    pub alt_text: Option<String>,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// The body of a request.
#[derive(Clone, Debug)]
pub struct Payload {
    /// The JSON.
    pub json: Value,
    /// The files, in the order of their numbers.
    pub files: Vec<File>,
    /// The memory of the picture, which is needed until it is sent.
    pub room: Option<Room>,
}

impl Payload {
    /// JSON alone.
    pub fn of(json: Value) -> Self {
        Self {
            json,
            files: Vec::new(),
            room: None,
        }
    }

    /// A message with files, which are named in it.
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

    /// The same inside other JSON.
    #[must_use]
    pub fn map(self, json: impl FnOnce(Value) -> Value) -> Self {
        Self {
            json: json(self.json),
            ..self
        }
    }

    /// As a form, which is how files travel.
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

/// What a file is by its name, so that Discord shows pictures as such.
fn media_type(name: &str) -> &'static str {
    match name.rsplit_once('.') {
        Some((_, "png")) => "image/png",
        Some((_, "gif")) => "image/gif",
        Some((_, "json")) => "application/json",
        _ => "text/plain; charset=utf-8",
    }
}
