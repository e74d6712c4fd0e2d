//! What is wrong with a request to Discord, without the tokens that its address holds.

use serenity::Error;
use serenity::http::HttpError;

use crate::service::Failure;

/// Discord's code for an interaction that was answered before.
const ALREADY_ANSWERED: isize = 40060;
/// Discord's code for somebody who is not in a server.
const UNKNOWN_MEMBER: isize = 10007;
/// Discord's code for an account that does not exist.
const UNKNOWN_USER: isize = 10013;
/// Discord's code for a message that does not exist.
const UNKNOWN_MESSAGE: isize = 10008;
/// Discord's code for a channel that does not exist.
const UNKNOWN_CHANNEL: isize = 10003;
/// Discord's code for a message that has a thread already.
const THREAD_EXISTS: isize = 160_004;

/// Discord's codes where it refuses what a message says, rather than where: its form, its size, what a filter
/// of the server holds back.
const UNFIT: [isize; 8] = [40005, 50006, 50035, 50045, 50109, 200_000, 200_001, 240_000];
const TOO_LARGE: u16 = 413;

/// An error of a request in words that may be logged.
pub fn describe(error: &Error) -> String {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            let error = &response.error;
            let fields = error.errors.iter().map(|field| &field.path[..]);
            let fields: Vec<_> = [&error.message[..]].into_iter().chain(fields).collect();
            let (status, code, why) = (response.status_code, error.code, fields.join(", "));
            format!("Discord answered {status} (code {code}: {why})")
        }
        Error::Http(HttpError::Request(error)) => describe_request(error),
        Error::Http(error) => format!("the request to Discord failed ({})", kind_of(error)),
        Error::Model(error) => format!("the request was not sent: {error}"),
        _ => "the request to Discord failed".to_owned(),
    }
}

/// The same of a request that got no answer at all.
pub(super) fn describe_request(error: &reqwest::Error) -> String {
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
pub fn status(error: &Error) -> Option<u16> {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            Some(response.status_code.as_u16())
        }
        _ => None,
    }
}

fn kind_of(error: &HttpError) -> &'static str {
    match error {
        HttpError::RateLimitI64F64 | HttpError::RateLimitUtf8 => "an unreadable rate limit",
        HttpError::Url(_) => "an address that cannot be built",
        HttpError::InvalidHeader(_) => "a header that cannot be built",
        HttpError::InvalidScheme | HttpError::InvalidPort => "a proxy address that is invalid",
        _ => "another reason",
    }
}

/// Whether a message has a thread already.
pub fn has_thread(error: &Error) -> bool {
    has_code(error, THREAD_EXISTS)
}

/// Whether a message or its channel is not there any more.
pub fn is_gone(error: &Error) -> bool {
    has_code(error, UNKNOWN_MESSAGE) || has_code(error, UNKNOWN_CHANNEL)
}

/// Whether somebody is not in a server, or is nobody any more.
pub fn is_unknown_person(error: &Error) -> bool {
    has_code(error, UNKNOWN_MEMBER) || has_code(error, UNKNOWN_USER)
}

/// Whether an answer failed only because the same answer had arrived before.
pub fn is_already_answered(error: &Error) -> bool {
    has_code(error, ALREADY_ANSWERED)
}

/// Whether Discord refuses what a message says, so that another one may be taken in its place.
pub fn is_unfit(error: &Error) -> bool {
    status(error) == Some(TOO_LARGE) || UNFIT.iter().any(|code| has_code(error, *code))
}

fn has_code(error: &Error, code: isize) -> bool {
    matches!(
        error,
        Error::Http(HttpError::UnsuccessfulRequest(response)) if response.error.code == code
    )
}

/// Whether a request may work when it is tried again: time-outs, cut connections, 429 and 5xx do,
/// anything else that Discord refuses does not.
pub fn failure(error: &Error) -> Failure {
    match error {
        _ if is_unfit(error) => Failure::Unfit(describe(error)),
        Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            let status = response.status_code.as_u16();
            if status == 429 || status >= 500 {
                Failure::Passing
            } else {
                Failure::Lasting(describe(error))
            }
        }
        Error::Model(_) => Failure::Lasting(describe(error)),
        _ => Failure::Passing,
    }
}
