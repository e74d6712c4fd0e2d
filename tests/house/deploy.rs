//! What people install is as closed as it can be.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::fs;

use crate::house::source::root;

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

#[test]
fn every_container_has_only_the_rights_it_needs() {
    for file in ["compose.yaml", "compose.database.yaml"] {
        let text = read(file);
        let count = |line: &str| text.matches(line).count();
        let containers = count("\n    image: ") + count("  build: ");
        for line in [
            "read_only: true",
            "cap_drop: [ALL]",
            "no-new-privileges:true",
        ] {
            assert_eq!(count(line), containers, "{file}: {line}");
        }
    }
    let proxy = read("deploy/Caddyfile");
    assert!(proxy.contains("max_size 64KiB"), "what the bot reads");
    for file in ["embedded", "database"] {
        let text = read(&format!("deploy/kubernetes/{file}.yaml"));
        let policy = "kind: NetworkPolicy";
        assert!(text.contains(policy) && text.contains("[Ingress, Egress]"));
    }
}

#[test]
fn releases_are_built_by_one_compiler_and_every_lock_file_is_kept_up_to_date() {
    let release = read(".github/workflows/release.yml");
    let (_, version) = release.split_once("RUSTUP_TOOLCHAIN: ").unwrap();
    let minor = version.lines().next().unwrap().rsplit_once('.').unwrap().0;
    assert!(read("Dockerfile").contains(&format!("FROM rust:{minor}-")));
    let watched = read(".github/dependabot.yml");
    for folder in ["/", "/fuzz"] {
        assert!(watched.contains(&format!("cargo\n    directory: {folder}\n")));
    }
}
