//! Discord's refusal of a request: an HTTP status and a JSON body with a code.

use serde_json::{Value, json};

/// A refusal in Discord's form.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Refusal {
    pub(crate) status: u16,
    pub(crate) code: u32,
    pub(crate) message: &'static str,
    pub(crate) errors: Option<Value>,
    /// Whether the body has the form of OAuth 2.
    pub(crate) is_of_sign_in: bool,
}

impl Refusal {
    const fn new(status: u16, code: u32, message: &'static str) -> Self {
        Self {
            status,
            code,
            message,
            errors: None,
            is_of_sign_in: false,
        }
    }

    /// A refusal in the form of OAuth 2.
    const fn of_sign_in(status: u16, error: &'static str) -> Self {
        Self {
            status,
            code: 0,
            message: error,
            errors: None,
            is_of_sign_in: true,
        }
    }

    /// A body with fields that break rules, as listed in `errors`.
    pub(crate) fn invalid_form(errors: Value) -> Self {
        Self {
            errors: Some(errors),
            ..Self::new(400, 50035, "Invalid Form Body")
        }
    }

    pub(crate) fn body(&self) -> Value {
        if self.is_of_sign_in {
            return json!({ "error": self.message });
        }
        let mut body = json!({ "message": self.message, "code": self.code });
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }
}

/// Cloudflare's refusal of a wrong user agent.
pub(crate) const BLOCKED: Refusal = Refusal::new(403, 40333, "internal network error");
pub(crate) const UNAUTHORIZED: Refusal = Refusal::new(401, 0, "401: Unauthorized");
pub(crate) const NOT_FOUND: Refusal = Refusal::new(404, 0, "404: Not Found");
pub(crate) const BAD_JSON: Refusal =
    Refusal::new(400, 50109, "The request body contains invalid JSON.");
pub(crate) const TOO_LARGE: Refusal = Refusal::new(413, 40005, "Request entity too large");
pub(crate) const UNKNOWN_APPLICATION: Refusal = Refusal::new(404, 10002, "Unknown Application");
pub(crate) const UNKNOWN_CHANNEL: Refusal = Refusal::new(404, 10003, "Unknown Channel");
pub(crate) const UNKNOWN_GUILD: Refusal = Refusal::new(404, 10004, "Unknown Guild");
pub(crate) const UNKNOWN_MEMBER: Refusal = Refusal::new(404, 10007, "Unknown Member");
pub(crate) const UNKNOWN_MESSAGE: Refusal = Refusal::new(404, 10008, "Unknown Message");
pub(crate) const UNKNOWN_USER: Refusal = Refusal::new(404, 10013, "Unknown User");
pub(crate) const UNKNOWN_EMOJI: Refusal = Refusal::new(404, 10014, "Unknown Emoji");
pub(crate) const UNKNOWN_WEBHOOK: Refusal = Refusal::new(404, 10015, "Unknown Webhook");
pub(crate) const UNKNOWN_INTERACTION: Refusal = Refusal::new(404, 10062, "Unknown interaction");
pub(crate) const UNKNOWN_COMMAND: Refusal = Refusal::new(404, 10063, "Unknown application command");
pub(crate) const ENTRY_POINT_LEFT_OUT: Refusal = Refusal::new(
    400,
    50240,
    "You cannot remove this app's Entry Point command in a bulk update operation. Please include the \
     Entry Point command in your update request or delete it separately.",
);
pub(crate) const INVALID_CLIENT: Refusal = Refusal::of_sign_in(401, "invalid_client");
pub(crate) const INVALID_GRANT: Refusal = Refusal::of_sign_in(400, "invalid_grant");
pub(crate) const UNSUPPORTED_GRANT_TYPE: Refusal =
    Refusal::of_sign_in(400, "unsupported_grant_type");
pub(crate) const TOO_MANY_EMOJIS: Refusal =
    Refusal::new(400, 30008, "Maximum number of emojis reached (2000)");
pub(crate) const TOO_MANY_COMMANDS: Refusal = Refusal::new(
    400,
    30032,
    "Maximum number of application commands reached (100)",
);
pub(crate) const ALREADY_ACKNOWLEDGED: Refusal =
    Refusal::new(400, 40060, "Interaction has already been acknowledged.");
pub(crate) const TOO_MANY_FOLLOW_UPS: Refusal = Refusal::new(
    400,
    40094,
    "This interaction has hit the maximum number of follow up messages",
);
pub(crate) const MISSING_ACCESS: Refusal = Refusal::new(403, 50001, "Missing Access");
pub(crate) const NOT_THE_AUTHOR: Refusal =
    Refusal::new(403, 50005, "Cannot edit a message authored by another user");
pub(crate) const EMPTY_MESSAGE: Refusal = Refusal::new(400, 50006, "Cannot send an empty message");
pub(crate) const CLOSED_TO_MESSAGES: Refusal =
    Refusal::new(403, 50007, "Cannot send messages to this user");
pub(crate) const NO_TEXT_CHANNEL: Refusal =
    Refusal::new(400, 50008, "Cannot send messages in a non-text channel");
pub(crate) const MISSING_PERMISSIONS: Refusal = Refusal::new(403, 50013, "Missing Permissions");
pub(crate) const WRONG_CHANNEL_TYPE: Refusal =
    Refusal::new(400, 50024, "Cannot execute action on this channel type");
pub(crate) const INVALID_WEBHOOK_TOKEN: Refusal = Refusal::new(401, 50027, "Invalid Webhook Token");
pub(crate) const NO_COMMON_GUILD: Refusal = Refusal::new(
    403,
    50278,
    "Cannot send messages to this user due to having no mutual guilds",
);
pub(crate) const THREAD_ARCHIVED: Refusal = Refusal::new(400, 50083, "Thread is archived");
pub(crate) const THREAD_EXISTS: Refusal = Refusal::new(
    400,
    160_004,
    "A thread has already been created for this message",
);
pub(crate) const THREAD_LOCKED: Refusal = Refusal::new(403, 160_005, "Thread is locked");
