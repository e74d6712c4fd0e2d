//! The two ways in, and what each asks of a call. A session in a cookie is worth nothing inside
//! Discord, and a token nothing in a browser.

use axum::http::header::{AUTHORIZATION, COOKIE, HeaderMap};

use super::BoardPage;

/// A way in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Door {
    /// With a link, in any browser: the session is a cookie.
    Link,
    /// Inside Discord: the session is a token that the page keeps in memory.
    Activity,
}

/// Who may show the page in a frame inside Discord: its clients, and the page itself, which Discord
/// serves from another domain.
const FRAMES: &str = "'self' https://discord.com https://*.discord.com https://discordapp.com \
     https://*.discordapp.com https://*.discordsays.com";

/// The names of this machine.
const LOCAL: [&[u8]; 2] = [b"127.0.0.1", b"localhost"];

impl Door {
    /// Returns the start of the paths behind it.
    pub fn path(self) -> &'static str {
        match self {
            Self::Link => "/board",
            Self::Activity => "/board/activity",
        }
    }

    /// Returns the token of a call's session.
    pub fn token(self, page: &BoardPage, headers: &HeaderMap) -> Option<String> {
        match self {
            Self::Link => cookie(page, headers),
            Self::Activity => {
                let given = headers.get(AUTHORIZATION)?.to_str().ok()?;
                given.strip_prefix("Bearer ").map(str::to_owned)
            }
        }
    }
}

impl BoardPage {
    /// Returns true unless the page is for this machine alone, and a browser asked for another name:
    /// any domain may lead here. Behind a proxy, that is up to the proxy.
    pub(super) fn is_own_host(&self, host: Option<&[u8]>) -> bool {
        let name = host.and_then(|host| host.split(|byte| *byte == b':').next());
        self.is_secure() || name.is_some_and(|name| LOCAL.contains(&name))
    }

    /// Returns true if a call that changes something comes from the page itself.
    pub(super) fn is_own_origin(&self, origin: Option<&[u8]>) -> bool {
        match (self.1, origin) {
            (Door::Link, origin) => origin == Some(self.0.address.as_bytes()),
            // The token can't be sent by mistake, unlike a cookie: if Discord's proxy leaves the
            // origin out, nothing is lost.
            (Door::Activity, None) => true,
            (Door::Activity, Some(origin)) => self
                .application()
                .is_some_and(|id| origin == format!("https://{id}.discordsays.com").as_bytes()),
        }
    }

    /// Returns who may show the page in a frame.
    pub(super) fn frames(&self) -> String {
        match (self.1, &self.0.other_discord) {
            (Door::Link, _) => "'none'".to_owned(),
            (Door::Activity, None) => FRAMES.to_owned(),
            (Door::Activity, Some(other_discord)) => format!("{FRAMES} {other_discord}"),
        }
    }

    /// Returns the name of the session's cookie. Browsers keep one of the first kind from other
    /// sites, and from connections without TLS.
    pub(super) fn cookie_name(&self) -> &'static str {
        if self.is_secure() {
            "__Host-halma"
        } else {
            "halma"
        }
    }
}

fn cookie(page: &BoardPage, headers: &HeaderMap) -> Option<String> {
    let name = page.cookie_name();
    let cookies = headers.get_all(COOKIE).iter();
    let pairs = cookies.filter_map(|cookies| cookies.to_str().ok());
    let mut pairs = pairs.flat_map(|cookies| cookies.split(';'));
    pairs.find_map(|pair| {
        let (found, value) = pair.trim().split_once('=')?;
        (found == name).then(|| value.to_owned())
    })
}
