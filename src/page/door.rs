//! The two ways in, and what each asks of a call. A session in a cookie is worth nothing inside
//! Discord, and a token nothing in a browser.

use axum::http::header::{AUTHORIZATION, COOKIE, HeaderMap};
use halma_service::Door;

use super::BoardPage;

/// Returns the start of the paths behind a door.
pub(super) fn path(door: Door) -> &'static str {
    match door {
        Door::Link => "/board",
        Door::Activity => "/board/activity",
    }
}

/// The names of this machine.
const LOCAL: [&[u8]; 2] = [b"127.0.0.1", b"localhost"];

impl BoardPage {
    /// Returns the token of a call's session.
    pub(super) fn token(&self, headers: &HeaderMap) -> Option<String> {
        match self.1 {
            Door::Link => self.cookie(headers),
            Door::Activity => {
                let given = headers.get(AUTHORIZATION)?.to_str().ok()?;
                given.strip_prefix("Bearer ").map(str::to_owned)
            }
        }
    }

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
            (Door::Activity, Some(origin)) => {
                self.own_frame().is_some_and(|own| origin == own.as_bytes())
            }
        }
    }

    /// Returns who may show the page in a frame. Inside Discord that is Discord's clients, and the page
    /// itself, which Discord serves from a domain of the application.
    pub(super) fn frames(&self) -> String {
        if self.1 == Door::Link {
            return "'none'".to_owned();
        }
        let own = self.own_frame();
        let others = own.iter().chain(&self.0.other_discord);
        let start = "'self' https://discord.com https://*.discord.com https://discordapp.com \
             https://*.discordapp.com"
            .to_owned();
        others.fold(start, |all, other| all + " " + other)
    }

    /// Returns the origin from which Discord serves the page, once the application is known.
    fn own_frame(&self) -> Option<String> {
        let application = self.application()?;
        Some(format!("https://{application}.discordsays.com"))
    }

    /// Returns the name of the session's cookie. Browsers keep one of the first kind from other
    /// sites, and from connections without TLS. Cookies know no ports, so the name does.
    pub(super) fn cookie_name(&self) -> String {
        let prefix = if self.is_secure() { "__Host-" } else { "" };
        let port = self.0.address.rsplit_once(':').map(|(_, port)| port);
        match port.filter(|port| port.bytes().all(|byte| byte.is_ascii_digit())) {
            Some(port) => format!("{prefix}halma-{port}"),
            None => format!("{prefix}halma"),
        }
    }

    fn cookie(&self, headers: &HeaderMap) -> Option<String> {
        let name = self.cookie_name();
        let cookies = headers.get_all(COOKIE).iter();
        let pairs = cookies.filter_map(|cookies| cookies.to_str().ok());
        let mut pairs = pairs.flat_map(|cookies| cookies.split(';'));
        pairs.find_map(|pair| {
            let (found, value) = pair.trim().split_once('=')?;
            (found == name).then(|| value.to_owned())
        })
    }
}
