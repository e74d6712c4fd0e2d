//! Addresses as browsers write them.

use reqwest::Url;

/// Returns an address as browsers write an origin: in small letters, without the port that its scheme
/// has anyway, and with other letters in Punycode. Returns `None` if it isn't one, or has more than
/// a scheme, a host and a port.
pub(super) fn origin(address: &str) -> Option<String> {
    let url = Url::parse(address.trim_end_matches('/')).ok()?;
    let is_bare = url.path() == "/"
        && url.query().is_none()
        && url.fragment().is_none()
        && url.username().is_empty()
        && url.password().is_none();
    let origin = url.origin().ascii_serialization();
    let (_, host) = origin.split_once("://")?;
    // A browser takes more, but no certificate has it.
    let is_known = |byte: u8| byte.is_ascii_alphanumeric() || b".-_:[]".contains(&byte);
    (is_bare && host.bytes().all(is_known)).then_some(origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_written_as_browsers_do() {
        for (written, expected) in [
            ("HTTPS://Halma.Example", "https://halma.example"),
            ("https://halma.example:443/", "https://halma.example"),
            ("http://LOCALHOST:80", "http://localhost"),
            (" https://halma.example:8443 ", "https://halma.example:8443"),
            ("https://hälma.example", "https://xn--hlma-loa.example"),
            ("https://[0::1]:8443", "https://[::1]:8443"),
        ] {
            assert_eq!(origin(written).as_deref(), Some(expected), "{written}");
        }
        for no_origin in [
            "halma.example",
            "https://",
            "https://a.example/board",
            "https://a.example?b",
            "https://a.example#b",
            "https://anna@a.example",
            "https://\"a.example\"",
            "https://a example",
            "mailto:anna@a.example",
        ] {
            assert_eq!(origin(no_origin), None, "{no_origin}");
        }
    }
}
