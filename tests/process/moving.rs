//! Games moved from one directory to another, and into a database.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::process::Output;

use secrecy::ExposeSecret;

use super::cli::halma;
use crate::common::desk::{copy, present_store};
use crate::common::postgres;

fn shown(output: &Output) -> String {
    let both = [&output.stdout[..], &output.stderr[..]].concat();
    String::from_utf8(both).unwrap()
}

#[tokio::test]
async fn games_are_moved_from_store_to_store() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (first, second, file) = (path("first"), path("second"), path("games.jsonl"));
    copy(&present_store(), first.as_ref());
    let from = [("HALMA_STORE_PATH", &*first)];
    let exported = shown(&halma(&["export", &file], "", &from));
    assert!(exported.contains("exported "), "{exported}");
    let again = halma(&["export", &file], "", &from);
    assert!(!again.status.success(), "it overwrites nothing");

    let database = postgres::store().await;
    let mut stores = vec![("HALMA_STORE_PATH", second.as_str())];
    let url = database
        .as_ref()
        .map(|database| database.url.expose_secret());
    stores.extend(url.map(|url| ("HALMA_STORE_URL", url)));
    for store in stores {
        let taken = halma(&["import", &file], "", &[store]);
        assert!(taken.status.success(), "{}", shown(&taken));
        let twice = halma(&["import", &file], "", &[store]);
        assert!(shown(&twice).contains("not empty"), "{}", shown(&twice));
        let looked = halma(&["check"], "", &[store]);
        assert!(looked.status.success(), "{}", shown(&looked));
        for command in [&["check", "--mend"][..], &["check"]] {
            let checked = shown(&halma(command, "", &[store]));
            assert!(
                checked.contains("games checked: 4, damaged: 0\n"),
                "{checked}"
            );
        }
    }
}
