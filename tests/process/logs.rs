//! What is logged: lines that belong together by the id of their interaction, and nothing about people.

use std::collections::BTreeMap;
use std::fs::File;

use halma::engine::{Game, Rules, Variant};
use serde_json::Value;
use stand_in::{Fault, FaultRule, Settings, StandIn};
use tempfile::TempDir;
use tokio::process::Command;

use crate::common::hall::Table;
use crate::common::process::prepare;

#[tokio::test(flavor = "multi_thread")]
async fn lines_bear_the_id_of_their_interaction_and_no_name_text_or_token() {
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    let folder = TempDir::new().unwrap();
    let log = folder.path().join("log");
    let mut command = Command::new(env!("CARGO_BIN_EXE_halma"));
    let mut bot = prepare(command.arg("run"), &stand_in, &folder.path().join("store"))
        .env("HALMA_LOG_LEVEL", "debug")
        .env("HALMA_LOG_FORMAT", "json")
        .stderr(File::create(&log).unwrap())
        .spawn()
        .unwrap();
    stand_in.wait_ready().await.unwrap();
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table =
        Table::sit_down_at(&stand_in, "general", &["annabella", "benedict"], game).await;
    table.play(table.game.position().legal_plies()[0]).await;
    let person = table.to_move().clone();
    // Refused, completed, and answered where Discord is in trouble.
    let typed = "b2-somewhere";
    let line = format!("/halma move text:{typed}");
    person.slash(table.channel, &line).await.unwrap();
    person
        .autocomplete(table.channel, &line, "text")
        .await
        .unwrap();
    let fault = FaultRule::new(Fault::ServerError(500))
        .on("POST", "/callback")
        .times(2);
    stand_in.fail(fault);
    let failed = person.send_slash(table.channel, "/halma board").unwrap();

    let lines = loop {
        let text = std::fs::read_to_string(&log).unwrap();
        let is_told = text.contains("an answer is sent again");
        let whole = text.rsplit_once('\n').map_or("", |(whole, _)| whole);
        let lines: Vec<Value> = whole
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let done = lines
            .iter()
            .filter(|line| line["fields"]["message"] == "done with")
            .count();
        if is_told && done >= 6 {
            break lines;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    let mut by_id: BTreeMap<u64, Vec<&Value>> = BTreeMap::new();
    for line in lines
        .iter()
        .filter(|line| line["span"]["name"] == "interaction")
    {
        by_id
            .entry(line["span"]["id"].as_u64().unwrap())
            .or_default()
            .push(line);
    }
    let of_failed = &by_id[&failed.get()];
    let says = |what: &str| {
        of_failed.iter().any(|line| {
            line["fields"]["message"]
                .as_str()
                .unwrap()
                .starts_with(what)
        })
    };
    assert!(
        says("an answer is sent again") && says("done with"),
        "{of_failed:#?}"
    );
    let everything = std::fs::read_to_string(&log).unwrap();
    let token = stand_in.token();
    for secret in ["annabella", "benedict", "somewhere", "b2", token.as_str()] {
        assert!(!everything.contains(secret), "{secret} is logged");
    }
    bot.kill().await.unwrap();
}
