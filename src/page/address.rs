//! Whom a call without a session is counted for.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::serving::Peer;

/// How much of an IPv6 address its owner was given: the rest can be made up.
const OWNED: u128 = !(u64::MAX as u128);

/// Returns the address of a caller: of a proxy's caller, if the proxy is nearby and says so.
pub(super) fn of(parts: &Parts) -> IpAddr {
    let peer = parts.extensions.get::<Peer>().map(|peer| peer.0);
    let peer = peer.unwrap_or(IpAddr::from([0, 0, 0, 0])).to_canonical();
    let is_near = match peer {
        IpAddr::V4(peer) => peer.is_loopback() || peer.is_private() || peer.is_unspecified(),
        IpAddr::V6(peer) => peer.is_loopback() || peer.is_unique_local(),
    };
    let named = is_near.then(|| forwarded(&parts.headers)).flatten();
    owner(named.unwrap_or(peer))
}

/// Returns the last address of `X-Forwarded-For`: that is the one that the nearest proxy saw. Some add
/// a port, or brackets.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    let mut named = last.to_str().ok()?.rsplit(',').map(str::trim);
    let named = named.find(|part| !part.is_empty())?.trim_matches('"');
    let address = named.parse::<SocketAddr>().map(|named| named.ip());
    let bare = named.trim_start_matches('[').trim_end_matches(']');
    address.or_else(|_| bare.parse()).ok()
}

/// Returns the address by which everyone with the same IPv6 network is counted.
fn owner(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & OWNED).into(),
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    fn counted(peer: &str, forwarded: &[&str]) -> String {
        let mut request = Request::builder();
        for value in forwarded {
            request = request.header("x-forwarded-for", *value);
        }
        let (mut parts, ()) = request.body(()).expect("a request").into_parts();
        parts
            .extensions
            .insert(Peer(peer.parse().expect("an address")));
        of(&parts).to_string()
    }

    #[test]
    fn a_caller_is_told_apart_however_a_proxy_writes_it() {
        for (written, address) in [
            ("203.0.113.7", "203.0.113.7"),
            ("203.0.113.7:4711", "203.0.113.7"),
            ("::ffff:203.0.113.7", "203.0.113.7"),
            ("[::ffff:203.0.113.7]:80", "203.0.113.7"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
            ("[2001:db8:1:2:ffff::1]", "2001:db8:1:2::"),
            ("[2001:db8:1:2:ffff::1]:443", "2001:db8:1:2::"),
            ("\"[2001:db8:1:3::9]:443\"", "2001:db8:1:3::"),
            ("198.51.100.1, 203.0.113.7", "203.0.113.7"),
            ("198.51.100.1,203.0.113.7:80 ,", "203.0.113.7"),
        ] {
            assert_eq!(counted("127.0.0.1", &[written]), address, "{written}");
        }
        let several = ["198.51.100.1", "203.0.113.7"];
        assert_eq!(counted("10.0.0.3", &several), "203.0.113.7");
    }

    #[test]
    fn what_names_nobody_or_comes_from_afar_is_not_believed() {
        for odd in ["", "unknown", "203.0.113", "[::1", "a:80"] {
            let counted = counted("10.0.0.3", &[odd]);
            assert!(
                ["10.0.0.3", "::"].contains(&counted.as_str()),
                "{odd}: {counted}"
            );
        }
        assert_eq!(counted("198.51.100.9", &["203.0.113.7"]), "198.51.100.9");
        assert_eq!(counted("::ffff:198.51.100.9", &[]), "198.51.100.9");
        let [one, other] = ["2001:db8::1", "2001:db8::2"].map(|peer| counted(peer, &[]));
        assert_eq!(one, other);
    }
}
