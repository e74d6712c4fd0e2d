//! What is wrong with a request to Discord, without the tokens that its address holds.

use crate::discord::http::HttpError;
use crate::service::Failure;

/// Discord's code for an interaction that was answered before.
const ALREADY_ANSWERED: u64 = 40060;
/// Discord's code for somebody who is not in a server.
const UNKNOWN_MEMBER: u64 = 10007;
/// Discord's code for an account that does not exist.
const UNKNOWN_USER: u64 = 10013;
/// Discord's code for a message that does not exist.
const UNKNOWN_MESSAGE: u64 = 10008;
/// Discord's code for a channel that does not exist.
const UNKNOWN_CHANNEL: u64 = 10003;
/// Discord's code for a message that has a thread already.
const THREAD_EXISTS: u64 = 160_004;

/// Discord's codes where it refuses what a message says, rather than where: its form, its size, what a filter
/// of the server holds back.
const UNFIT: [u64; 8] = [40005, 50006, 50035, 50045, 50109, 200_000, 200_001, 240_000];
const TOO_LARGE: u16 = 413;

/// An error of a request in words that may be logged.
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
    }
}

/// The same of a request that got no answer at all.
pub fn describe_request(error: &reqwest::Error) -> String {
    let kind = if error.is_timeout() {
        "timed out"
    } else if error.is_connect() {
        "could not connect"
    } else {
        "was cut off"
    };
    format!("the request to Discord {kind}")
}

/// The status with which Discord refused a request.
pub fn status(error: &HttpError) -> Option<u16> {
    match error {
        HttpError::Refused { status, .. } => Some(*status),
        _ => None,
    }
}

/// Whether a message has a thread already.
pub fn has_thread(error: &HttpError) -> bool {
    has_code(error, THREAD_EXISTS)
}

/// Whether a message or its channel is not there any more.
pub fn is_gone(error: &HttpError) -> bool {
    has_code(error, UNKNOWN_MESSAGE) || has_code(error, UNKNOWN_CHANNEL)
}

/// Whether somebody is not in a server, or is nobody any more.
pub fn is_unknown_person(error: &HttpError) -> bool {
    has_code(error, UNKNOWN_MEMBER) || has_code(error, UNKNOWN_USER)
}

/// Whether an answer failed only because the same answer had arrived before.
pub fn is_already_answered(error: &HttpError) -> bool {
    has_code(error, ALREADY_ANSWERED)
}

/// Whether Discord refuses what a message says, so that another one may be taken in its place.
pub fn is_unfit(error: &HttpError) -> bool {
    status(error) == Some(TOO_LARGE) || UNFIT.iter().any(|code| has_code(error, *code))
}

fn has_code(error: &HttpError, wanted: u64) -> bool {
    matches!(error, HttpError::Refused { code, .. } if *code == wanted)
}

/// Whether a request may work when it is tried again: time-outs, cut connections, 429 and 5xx do,
/// anything else that Discord refuses does not.
pub fn failure(error: &HttpError) -> Failure {
    match status(error) {
        _ if is_unfit(error) => Failure::Unfit(describe(error)),
        Some(status) if status != 429 && status < 500 => Failure::Lasting(describe(error)),
        _ => Failure::Passing,
    }
}
