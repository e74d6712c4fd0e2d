//! A request from the bot, read completely before anything is decided.

use std::collections::HashMap;
use std::sync::Arc;

use axum::body::{Bytes, to_bytes};
use axum::extract::{FromRequest, Multipart, Query, Request};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, USER_AGENT};
use axum::http::request::Parts;
use serde_json::{Map, Value};

use crate::limits::refusal::{BAD_JSON, NOT_FOUND, Refusal, TOO_LARGE};

/// The longest request that Discord accepts, in bytes.
const LONGEST_REQUEST: usize = 25 * 1024 * 1024;
/// The prefix of every path.
const API: &str = "/api/v10";

/// A request with its body in memory.
#[derive(Debug, Default)]
pub(crate) struct Call {
    pub(crate) method: String,
    /// The path after the API version.
    pub(crate) path: String,
    pub(crate) query: String,
    pub(crate) authorization: Option<String>,
    pub(crate) agent: Option<String>,
    /// The JSON body or `payload_json`; null without a body.
    pub(crate) body: Value,
    pub(crate) files: Vec<Upload>,
    /// Whether the interactions endpoint in it answered a PING.
    pub(crate) endpoint_answers: bool,
    /// Why the request can't be routed.
    pub(crate) unreadable: Option<Refusal>,
}

/// An uploaded file.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The number in `files[n]`.
    pub(crate) number: u64,
    pub(crate) filename: String,
    pub(crate) content_type: Option<String>,
    pub(crate) bytes: Arc<[u8]>,
}

impl Call {
    pub(crate) async fn read(request: Request) -> Self {
        let (parts, body) = request.into_parts();
        let path = parts.uri.path().replace("%40", "@");
        let below = path.strip_prefix(API).map(str::to_owned);
        let header = |name| {
            let value = parts.headers.get(name)?.to_str().ok();
            value.map(str::to_owned)
        };
        let mut call = Self {
            method: parts.method.to_string(),
            query: parts
                .uri
                .query()
                .unwrap_or_default()
                .trim_start_matches('&')
                .to_owned(),
            authorization: header(AUTHORIZATION),
            agent: header(USER_AGENT),
            unreadable: below.is_none().then_some(NOT_FOUND),
            path: below.unwrap_or(path),
            ..Self::default()
        };
        let read = match to_bytes(body, LONGEST_REQUEST).await {
            Ok(bytes) => call.read_body(parts, bytes).await,
            Err(_) => Err(TOO_LARGE),
        };
        call.unreadable = call.unreadable.or(read.err());
        call
    }

    /// Returns true if the user agent has the form that Discord asks for: the address and the
    /// version of the program.
    pub(crate) fn names_its_program(&self) -> bool {
        let agent = self.agent.as_deref().unwrap_or_default();
        let inner = agent.strip_prefix("DiscordBot (");
        let inner = inner.and_then(|rest| Some(rest.split_once(')')?.0));
        inner
            .and_then(|inner| inner.split_once(", "))
            .is_some_and(|(url, version)| {
                let is_version = version.starts_with(|first: char| first.is_ascii_digit());
                is_version && (url.starts_with("https://") || url.starts_with("http://"))
            })
    }

    /// The segments of the path.
    pub(crate) fn segments(&self) -> Vec<&str> {
        self.path
            .split('/')
            .filter(|segment| !segment.is_empty())
            .collect()
    }

    /// The value of a query parameter, decoded.
    pub(crate) fn parameter(&self, name: &str) -> Option<String> {
        let uri = format!("/?{}", self.query).parse().ok()?;
        let fields: Query<HashMap<String, String>> = Query::try_from_uri(&uri).ok()?;
        fields.0.get(name).cloned()
    }

    async fn read_body(&mut self, parts: Parts, bytes: Bytes) -> Result<(), Refusal> {
        let content_type = parts
            .headers
            .get(CONTENT_TYPE)
            .and_then(|v| v.to_str().ok());
        if content_type.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
            self.read_multipart(Request::from_parts(parts, bytes.into()))
                .await
        } else if bytes.is_empty() {
            Ok(())
        } else if content_type == Some("application/x-www-form-urlencoded") {
            let uri = format!("/?{}", String::from_utf8_lossy(&bytes));
            let uri = uri.parse().map_err(|_| BAD_JSON)?;
            let fields: Query<Map<String, Value>> =
                Query::try_from_uri(&uri).map_err(|_| BAD_JSON)?;
            self.body = Value::Object(fields.0);
            Ok(())
        } else {
            self.body = serde_json::from_slice(&bytes).map_err(|_| BAD_JSON)?;
            Ok(())
        }
    }

    async fn read_multipart(&mut self, request: Request) -> Result<(), Refusal> {
        let mut form = Multipart::from_request(request, &())
            .await
            .map_err(|_| BAD_JSON)?;
        let mut fields = Map::new();
        while let Some(field) = form.next_field().await.map_err(|_| BAD_JSON)? {
            let name = field.name().unwrap_or_default().to_owned();
            let filename = field.file_name().map(str::to_owned);
            let content_type = field.content_type().map(str::to_owned);
            let bytes = field.bytes().await.map_err(|_| BAD_JSON)?;
            match (filename, file_number(&name)) {
                (Some(filename), Some(number)) => {
                    let bytes = Arc::from(&bytes[..]);
                    self.files.push(Upload {
                        number,
                        filename,
                        content_type,
                        bytes,
                    });
                }
                _ if name == "payload_json" => {
                    self.body = serde_json::from_slice(&bytes).map_err(|_| BAD_JSON)?;
                }
                _ => {
                    let text = String::from_utf8_lossy(&bytes).into_owned();
                    fields.insert(name, Value::String(text));
                }
            }
        }
        if self.body.is_null() {
            self.body = Value::Object(fields);
        }
        Ok(())
    }
}

fn file_number(field: &str) -> Option<u64> {
    field
        .strip_prefix("files[")?
        .strip_suffix(']')?
        .parse()
        .ok()
}
