//! Requests made by hand, without a client library that would hold back what is wrong.

use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use stand_in::{Settings, Snowflake, StandIn};

use crate::bot::AGENT;

/// A stand-in and the means to send anything to it.
pub struct Raw {
    pub stand_in: StandIn,
    client: reqwest::Client,
}

impl Raw {
    pub async fn start() -> Self {
        Self::of(StandIn::start(Settings::default()).await.unwrap())
    }

    /// Sends to a stand-in that others use, too.
    pub fn of(stand_in: StandIn) -> Self {
        Self {
            stand_in,
            client: reqwest::Client::new(),
        }
    }

    /// Sends JSON; null means no body.
    pub async fn send(&self, method: Method, path: &str, body: &Value) -> (u16, Value) {
        let request = self.request(method, path);
        let request = if body.is_null() {
            request
        } else {
            request
                .header("Content-Type", "application/json")
                .body(body.to_string())
        };
        answered(request).await
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        self.send(Method::GET, path, &Value::Null).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        self.send(Method::POST, path, body).await
    }

    pub async fn patch(&self, path: &str, body: &Value) -> (u16, Value) {
        self.send(Method::PATCH, path, body).await
    }

    /// Sends JSON with files of these names and sizes.
    pub async fn upload(
        &self,
        method: Method,
        path: &str,
        body: &Value,
        files: &[(&str, usize)],
    ) -> (u16, Value) {
        let numbered = files.iter().enumerate();
        let parts: Vec<_> = numbered
            .map(|(index, (name, size))| (index, *name, *size))
            .collect();
        self.upload_numbered(method, path, body, &parts).await
    }

    /// Sends JSON with files of these numbers, names and sizes.
    pub async fn upload_numbered(
        &self,
        method: Method,
        path: &str,
        body: &Value,
        files: &[(usize, &str, usize)],
    ) -> (u16, Value) {
        let form = Form::new().text("payload_json", body.to_string());
        let form = files.iter().fold(form, |form, (number, name, size)| {
            let part = Part::bytes(vec![0; *size]).file_name((*name).to_owned());
            form.part(format!("files[{number}]"), part)
        });
        answered(self.request(method, path).multipart(form)).await
    }

    /// Sends an interaction of anna's in `general` with hand-made data; returns its id and token.
    pub fn interact(&self, kind: stand_in::InteractionKind, on: Option<Snowflake>) -> Sent {
        let (anna, general) = (self.stand_in.user("anna"), self.stand_in.channel("general"));
        let data = json!({ "id": "1", "name": "lab", "type": 1, "custom_id": "x" });
        self.sent(anna.send_raw(general, kind, data, on).unwrap())
    }

    /// What belongs to an interaction that somebody has sent.
    pub fn sent(&self, id: Snowflake) -> Sent {
        let payload = self.stand_in.interaction_payload(id).unwrap();
        let token = payload["token"].as_str().unwrap().to_owned();
        Sent {
            id,
            callback: format!("/interactions/{id}/{token}/callback"),
            token,
        }
    }

    /// The path of an interaction's later messages.
    pub fn webhook(&self, sent: &Sent) -> String {
        format!("/webhooks/{}/{}", self.stand_in.bot_id(), sent.token)
    }

    fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let url = format!("{}/api/v10{path}", self.stand_in.api_url());
        let authorization = format!("Bot {}", self.stand_in.token());
        self.client
            .request(method, url)
            .header("User-Agent", AGENT)
            .header("Authorization", authorization)
    }
}

/// A sent interaction.
pub struct Sent {
    pub id: Snowflake,
    pub token: String,
    /// The path of its first answer.
    pub callback: String,
}

async fn answered(request: reqwest::RequestBuilder) -> (u16, Value) {
    let response = request.send().await.unwrap();
    let status = response.status().as_u16();
    let text = response.text().await.unwrap();
    (status, serde_json::from_str(&text).unwrap_or(Value::Null))
}

/// The codes of a refused form, with their paths: `embeds.0.title: BASE_TYPE_MAX_LENGTH`.
pub fn problems(body: &Value) -> Vec<String> {
    fn walk(errors: &Value, path: &str, found: &mut Vec<String>) {
        for (key, inner) in errors.as_object().into_iter().flatten() {
            if key == "_errors" {
                let codes = inner.as_array().into_iter().flatten();
                found
                    .extend(codes.filter_map(|e| Some(format!("{path}: {}", e["code"].as_str()?))));
            } else {
                let path = if path.is_empty() {
                    key.clone()
                } else {
                    format!("{path}.{key}")
                };
                walk(inner, &path, found);
            }
        }
    }
    let mut found = Vec::new();
    walk(&body["errors"], "", &mut found);
    found
}
