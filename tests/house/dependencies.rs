//! The bot's dependencies have no known vulnerabilities, and every exception has a reason.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::fs;

use toml::{Table, Value};

use crate::house::source::root;

fn table(file: &str) -> Table {
    let text = fs::read_to_string(root().join(file)).unwrap();
    text.parse().unwrap()
}

#[test]
fn there_is_one_tls_library_and_its_holes_are_mended() {
    let lock = table("Cargo.lock");
    let packages = lock["package"].as_array().unwrap();
    let versions: Vec<semver::Version> = packages
        .iter()
        .filter(|package| package["name"].as_str() == Some("rustls-webpki"))
        .map(|package| package["version"].as_str().unwrap().parse().unwrap())
        .collect();
    // RUSTSEC-2026-0049, -0098, -0099 and -0104.
    let mended = semver::VersionReq::parse(">=0.103.13").unwrap();
    let [only] = &versions[..] else {
        panic!("several: {versions:?}")
    };
    assert!(mended.matches(only), "{only}");
    let foreign = ["openssl", "native-tls"];
    let is_foreign = |package: &&Value| foreign.contains(&package["name"].as_str().unwrap());
    assert_eq!(packages.iter().find(is_foreign), None);
}

#[test]
fn exceptions_from_advisories_name_the_advisory_and_the_reason() {
    let deny = table("deny.toml");
    let advisories = deny["advisories"].as_table().unwrap();
    let keys: Vec<_> = advisories.keys().collect();
    assert_eq!(
        keys,
        ["ignore"],
        "every class of advisory stays at its default"
    );
    for exception in advisories["ignore"].as_array().unwrap() {
        let text = |key: &str| exception[key].as_str().unwrap_or_default();
        assert!(text("id").starts_with("RUSTSEC-"), "{exception}");
        assert!(text("reason").len() > 20, "{exception}");
    }
}
