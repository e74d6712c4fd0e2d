//! Errors of requests to Discord, without the tokens in their URLs.

use halma_service::Failure;

use crate::discord::http::HttpError;

/// Discord's code for an interaction that was already answered.
const ALREADY_ANSWERED: u64 = 40060;
/// Discord's code for a person who isn't on a server.
const UNKNOWN_MEMBER: u64 = 10007;
/// Discord's code for an account that doesn't exist.
const UNKNOWN_USER: u64 = 10013;
/// Discord's code for a message that doesn't exist.
const UNKNOWN_MESSAGE: u64 = 10008;
/// Discord's code for a channel that doesn't exist.
const UNKNOWN_CHANNEL: u64 = 10003;
/// Discord's code for a message that already has a thread.
const THREAD_EXISTS: u64 = 160_004;

/// Discord's codes for refused content: its form, its size, or what a server's filter blocks.
const UNFIT: [u64; 8] = [40005, 50006, 50035, 50045, 50109, 200_000, 200_001, 240_000];
const TOO_LARGE: u16 = 413;

/// Describes a request's error in words that may be logged.
pub fn describe(error: &HttpError) -> String {
    match error {
        HttpError::Refused {
            status,
            code,
            message,
            fields,
        } => {
            let why = [message].into_iter().chain(fields).cloned();
            let why = why.collect::<Vec<_>>().join(", ");
            format!("Discord answered {status} (code {code}: {why})")
        }
        HttpError::Cut(error) => describe_request(error),
        HttpError::Unreadable => "Discord's response could not be read".to_owned(),
        HttpError::NoApplication => "Discord did not say which application this is".to_owned(),
        HttpError::Still => "Discord has asked for a pause".to_owned(),
    }
}

/// Describes the error of a request without a response.
pub fn describe_request(error: &reqwest::Error) -> String {
    if error.is_timeout() {
        "the request to Discord timed out".to_owned()
    } else if error.is_connect() {
        // Nothing but the host: the path can hold a token.
        let host = error.url().and_then(reqwest::Url::host_str);
        format!("could not connect to {}", host.unwrap_or("Discord"))
    } else {
        "the request to Discord was cut off".to_owned()
    }
}

/// Returns the status of a refused request.
pub fn status(error: &HttpError) -> Option<u16> {
    match error {
        HttpError::Refused { status, .. } => Some(*status),
        _ => None,
    }
}

/// Returns true if a message already has a thread.
pub fn has_thread(error: &HttpError) -> bool {
    has_code(error, THREAD_EXISTS)
}

/// Returns true if a message or its channel no longer exists.
pub fn is_gone(error: &HttpError) -> bool {
    has_code(error, UNKNOWN_MESSAGE) || has_code(error, UNKNOWN_CHANNEL)
}

/// Returns true if a person isn't on a server, or no longer exists.
pub fn is_unknown_person(error: &HttpError) -> bool {
    has_code(error, UNKNOWN_MEMBER) || has_code(error, UNKNOWN_USER)
}

/// Returns true if an answer failed only because the same answer had already arrived.
pub fn is_already_answered(error: &HttpError) -> bool {
    has_code(error, ALREADY_ANSWERED)
}

/// Returns true if Discord refuses a message's content, so that another may be accepted.
pub fn is_unfit(error: &HttpError) -> bool {
    status(error) == Some(TOO_LARGE) || UNFIT.iter().any(|code| has_code(error, *code))
}

fn has_code(error: &HttpError, wanted: u64) -> bool {
    matches!(error, HttpError::Refused { code, .. } if *code == wanted)
}

/// Returns whether a retry may help: for timeouts, lost connections, 429 and 5xx it may; for other
/// refusals it doesn't.
pub fn failure(error: &HttpError) -> Failure {
    match status(error) {
        _ if is_unfit(error) => Failure::Unfit(describe(error)),
        Some(status) if status != 429 && status < 500 => Failure::Lasting(describe(error)),
        _ => Failure::Passing,
    }
}
