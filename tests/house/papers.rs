//! What the papers name exists.

use crate::source::{root, rust_files};

#[test]
fn every_test_that_the_page_on_security_names_exists() {
    let page = std::fs::read_to_string(root().join("docs/security.md")).unwrap();
    let rows = page.lines().filter(|line| line.starts_with("| "));
    let columns = rows.filter_map(|row| row.trim_end_matches('|').rsplit_once("| "));
    let named: Vec<&str> = columns
        .flat_map(|(_, tests)| tests.split('`').skip(1).step_by(2))
        .collect();
    assert!(named.len() > 30, "only {} tests", named.len());
    let folders = ["tests", "crates", "src"].map(|folder| root().join(folder));
    let files = folders.iter().flat_map(|folder| rust_files(folder));
    let texts: Vec<String> = files.map(|(_, text)| text).collect();
    for name in named {
        let definition = format!("fn {name}(");
        let exists = texts.iter().any(|text| text.contains(&definition));
        assert!(exists, "no test is called {name}");
    }
}
