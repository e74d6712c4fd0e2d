//! The bot's requests and violations, for tests to inspect.

use std::collections::VecDeque;

use serde_json::Value;

/// How many requests and violations are kept, the latest ones.
const MEMORY: usize = 10_000;

/// A REST request from the bot.
#[derive(Clone, Debug)]
pub struct RecordedRequest {
    /// The HTTP method in upper case.
    pub method: String,
    /// The path below `/api/v10`, without the query.
    pub path: String,
    /// The query as received, without the question mark.
    pub query: String,
    /// The JSON body, or `payload_json` of a multipart body; null without a body.
    pub body: Value,
    /// The names of the uploaded files.
    pub files: Vec<String>,
    /// The HTTP status of the answer; 0 if the connection was cut before it.
    pub status: u16,
}

/// Something the bot did that Discord would refuse.
#[derive(Clone, Debug)]
pub struct Violation {
    /// The HTTP method, or `GATEWAY`.
    pub method: String,
    /// The path below `/api/v10`, or what was sent to the gateway.
    pub path: String,
    /// The HTTP status, or the gateway's close code.
    pub status: u16,
    /// Discord's code; 0 if there is none.
    pub code: u32,
    /// Discord's message.
    pub message: String,
    /// Discord's nested object with the field errors, if a form was invalid.
    pub errors: Option<Value>,
}

/// The bounded log of requests and violations.
#[derive(Debug, Default)]
pub(crate) struct Journal {
    requests: VecDeque<RecordedRequest>,
    violations: VecDeque<Violation>,
    recorded: u64,
    violated: u64,
}

impl Journal {
    pub(crate) fn record(&mut self, request: RecordedRequest) {
        self.recorded += 1;
        push_bounded(&mut self.requests, request);
    }

    pub(crate) fn add_violation(&mut self, violation: Violation) {
        tracing::warn!(
            method = %violation.method, path = %violation.path, code = violation.code,
            errors = ?violation.errors, "the sandbox refuses: {}", violation.message
        );
        self.violated += 1;
        push_bounded(&mut self.violations, violation);
    }

    /// The number of requests so far, including forgotten ones.
    pub(crate) fn recorded(&self) -> u64 {
        self.recorded
    }

    /// The number of violations so far, including forgotten ones.
    pub(crate) fn violated(&self) -> u64 {
        self.violated
    }

    pub(crate) fn requests(&self) -> Vec<RecordedRequest> {
        self.requests.iter().cloned().collect()
    }

    pub(crate) fn find(&self, fits: impl Fn(&RecordedRequest) -> bool) -> Option<RecordedRequest> {
        self.requests.iter().find(|request| fits(request)).cloned()
    }

    pub(crate) fn violations(&self) -> Vec<Violation> {
        self.violations.iter().cloned().collect()
    }

    pub(crate) fn take_violations(&mut self) -> Vec<Violation> {
        self.violations.drain(..).collect()
    }
}

fn push_bounded<T>(memory: &mut VecDeque<T>, item: T) {
    if memory.len() == MEMORY {
        memory.pop_front();
    }
    memory.push_back(item);
}
