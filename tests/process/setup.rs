//! `halma setup`: setting up the application at Discord, and running it again.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test")]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use halma::discord::text::emoji_name;
use halma_rules::Color;
use serde_json::json;
use stand_in::{ActivitySettings, Fault, FaultRule, Settings, StandIn};
use tokio::process::Command;

use crate::common::description::operation;
use crate::common::hall::called_at;
use crate::common::port::own_port;
use crate::common::process::{halma, spawn_as};

/// An operator with an empty directory, the bot's token in a file, and a stand-in for Discord.
struct Operator {
    stand_in: StandIn,
    folder: tempfile::TempDir,
}

/// The result of a command.
#[derive(Debug)]
struct Done {
    status: i32,
    said: String,
    /// The requests that changed something at Discord.
    changes: Vec<String>,
}

impl Operator {
    async fn new() -> Self {
        let stand_in = StandIn::start(Settings::default()).await.unwrap();
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("token"), stand_in.token()).unwrap();
        Self { stand_in, folder }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Runs `halma setup` with the token file.
    async fn setup(&self, options: &[&str]) -> Done {
        let options = [&["--token-file", "token"], options].concat();
        self.run(&options).await
    }

    async fn run(&self, options: &[&str]) -> Done {
        let before = self.stand_in.requests().len();
        let mut command = Command::from(halma());
        let ran = command
            .arg("setup")
            .args(options)
            .current_dir(self.folder.path())
            .env("HALMA_DISCORD_API_URL", self.stand_in.api_url())
            .stdin(Stdio::null())
            .output();
        let ran = ran.await.unwrap();
        let said = [ran.stdout, ran.stderr].concat();
        let requests = self.stand_in.requests().split_off(before);
        let wrong: Vec<_> = requests
            .iter()
            .filter_map(|request| operation(request).err())
            .collect();
        assert!(wrong.is_empty(), "{wrong:#?}");
        let changes = requests.iter().filter(|request| request.method != "GET");
        let changes = changes.map(|request| format!("{} {}", request.method, request.path));
        Done {
            status: ran.status.code().unwrap(),
            said: String::from_utf8(said).unwrap(),
            changes: changes.collect(),
        }
    }
}

fn says(done: &Done, words: &[&str]) {
    for word in words {
        assert!(done.said.contains(word), "{word}: {}", done.said);
    }
}

fn mode(file: &Path) -> u32 {
    fs::metadata(file).unwrap().permissions().mode() & 0o777
}

#[tokio::test]
async fn it_sets_everything_up_once() {
    let operator = Operator::new().await;
    let checked = operator.setup(&["--check"]).await;
    assert_eq!(
        (checked.status, checked.changes.len()),
        (1, 0),
        "{checked:?}"
    );
    says(
        &checked,
        &["description", "tags", "icon", "banner", "commands", "emoji"],
    );
    let tried = operator.setup(&["--dry-run"]).await;
    assert_eq!((tried.status, tried.changes.len()), (0, 0), "{tried:?}");
    says(
        &tried,
        &[
            "PATCH /applications/@me",
            "PATCH /users/@me",
            "PUT /applications/",
            "POST /applications/",
        ],
    );
    assert!(tried.said.len() < 100_000, "{}", tried.said.len());
    let unasked = operator.setup(&[]).await;
    assert_eq!(
        (unasked.status, unasked.changes.len()),
        (2, 0),
        "{unasked:?}"
    );
    says(&unasked, &["--yes"]);
    assert!(!operator.path("config.toml").exists());
    assert!(!checked.said.contains("config.toml"), "{checked:?}");

    let done = operator.setup(&["--yes"]).await;
    assert_eq!((done.status, done.changes.len()), (0, 9), "{done:?}");
    let link = "permissions=309237763072&scope=bot+applications.commands";
    says(
        &done,
        &["done", link, "start it: halma run --config config.toml"],
    );
    let written = fs::read_to_string(operator.path("config.toml")).unwrap();
    assert!(
        !written.contains(operator.stand_in.token().as_str()),
        "{written}"
    );
    let token_file = operator.path("token");
    assert!(
        written.contains(&format!("token_file = {token_file:?}")),
        "{written}"
    );
    assert_eq!(mode(&operator.path("config.toml")), 0o600);

    let again = operator.setup(&["--yes"]).await;
    assert_eq!((again.status, again.changes.len()), (0, 0), "{again:?}");
    says(&again, &["nothing to change"]);
    assert_eq!(operator.setup(&["--check"]).await.status, 0);
    assert_eq!(
        fs::read_to_string(operator.path("config.toml")).unwrap(),
        written
    );
    assert!(operator.stand_in.violations().is_empty());
}

#[tokio::test]
async fn refused_changes_are_named_and_made_next_time() {
    let operator = Operator::new().await;
    let refused = FaultRule::new(Fault::ServerError(500));
    operator
        .stand_in
        .fail(refused.on("PUT", "/commands").times(1));
    let failed = operator.setup(&["--yes"]).await;
    assert_eq!(failed.status, 1, "{failed:?}");
    says(
        &failed,
        &["changed: banner", "not changed: commands", "Run it again"],
    );
    let again = operator.setup(&["--yes"]).await;
    assert_eq!((again.status, again.changes.len()), (0, 7), "{again:?}");
    assert!(again.changes[0].starts_with("PUT "), "{again:?}");
}

#[tokio::test]
async fn outdated_emoji_are_replaced_and_others_are_left_alone() {
    let operator = Operator::new().await;
    operator.setup(&["--yes"]).await;
    let red = emoji_name(Color::at(2));
    operator.stand_in.remove_emoji(&red);
    for other in ["halma_red_0", "tada"] {
        operator.stand_in.add_emoji(other);
    }
    let checked = operator.setup(&["--check"]).await;
    assert_eq!((checked.status, checked.changes.len()), (1, 0));
    says(&checked, &[&red, "removed: halma_red_0"]);
    let done = operator.setup(&["--yes"]).await;
    let methods: Vec<_> = done.changes.iter().map(|one| &one[..4]).collect();
    assert_eq!(methods, ["POST", "DELE"], "{done:?}");
    let names: Vec<_> = operator.stand_in.emojis().into_values().collect();
    assert!(names.contains(&red) && names.contains(&"tada".to_owned()));
    assert_eq!(names.len(), 7, "{names:?}");
    assert_eq!(operator.setup(&["--check"]).await.status, 0);
}

#[tokio::test]
async fn the_entry_point_stays_and_is_answered_once_there_is_a_secret() {
    let operator = Operator::new().await;
    operator.stand_in.turn_activities_on(ActivitySettings {
        client_secret: "secret".to_owned(),
        mappings: Vec::new(),
    });
    let entry_point = || {
        let mut commands = operator.stand_in.commands().into_iter();
        commands.find(|command| command["type"] == 4).unwrap()
    };
    let made = entry_point();
    operator.setup(&["--yes"]).await;
    assert_eq!(
        (&entry_point()["id"], &entry_point()["handler"]),
        (&made["id"], &json!(2))
    );
    assert_eq!(operator.setup(&["--check"]).await.status, 0);
    let config = "[discord]\nclient_secret = \"secret\"\n[http]\nlisten = \"127.0.0.1:1\"\n[board]\n\
        address = \"https://halma.example\"";
    fs::write(operator.path("config.toml"), config).unwrap();
    let checked = operator.setup(&["--check"]).await;
    assert_eq!(checked.status, 1);
    says(&checked, &["commands:", "launch"]);
    operator.setup(&["--yes"]).await;
    assert_eq!(
        (&entry_point()["id"], &entry_point()["handler"]),
        (&made["id"], &json!(1))
    );
    assert_eq!(operator.setup(&["--check"]).await.status, 0);
}

#[tokio::test]
async fn an_interactions_url_is_set_once_the_bot_answers_there() {
    let operator = Operator::new().await;
    let port = own_port();
    let url = called_at(port);
    let options = ["--yes", "--interactions", &url];
    let early = operator.setup(&options).await;
    assert_eq!(early.status, 1, "{early:?}");
    says(&early, &["start the bot there first"]);
    let written = fs::read_to_string(operator.path("config.toml")).unwrap();
    assert!(
        written.contains(&operator.stand_in.public_key()),
        "{written}"
    );

    let mut command = Command::from(halma());
    command
        .args(["run", "--config", "config.toml"])
        .current_dir(operator.folder.path())
        .env("HALMA_HTTP_LISTEN", format!("127.0.0.1:{port}"));
    let bot = spawn_as(&mut command, &operator.stand_in, &operator.path("store"));
    let set = loop {
        let set = operator.setup(&options).await;
        if set.status == 0 {
            break set;
        }
        says(&set, &["start the bot there first"]);
    };
    says(&set, &["Discord calls the bot at"]);
    says(&operator.setup(&options).await, &["nothing to change"]);
    drop(bot);
}

#[tokio::test]
async fn mistakes_are_one_clear_line_and_change_nothing() {
    let operator = Operator::new().await;
    for (options, words) in [
        (
            &["--yes"][..],
            "set HALMA_DISCORD_TOKEN, or name a file with --token-file",
        ),
        (&["--token-file", "nowhere", "--yes"], "--token-file"),
        (
            &["--token-file", "wrong", "--yes"],
            "Discord refuses the bot token",
        ),
        (&["--token-file", "broken", "--yes"], "has a space"),
    ] {
        fs::write(operator.path("wrong"), "wrong.token.here").unwrap();
        fs::write(operator.path("broken"), "a token").unwrap();
        let done = operator.run(options).await;
        assert_eq!((done.status, done.changes.len()), (2, 0), "{done:?}");
        says(&done, &[words]);
        assert!(!operator.path("config.toml").exists());
    }
}
