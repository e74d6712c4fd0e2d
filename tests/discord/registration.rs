//! Which commands are registered where.

use std::time::Duration;

use halma_store::ids::Scope;
use halma_store::records::CommandsRecord;
use halma_store::{ChangeSet, Slot};

use crate::common::hall::{Hall, private};

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_registered_only_when_they_changed() {
    let mut hall = Hall::open().await;
    let registrations = |hall: &Hall| {
        let requests = hall.stand_in.requests();
        let puts = requests.iter().filter(|request| request.method == "PUT");
        puts.filter(|request| request.path.ends_with("/commands"))
            .count()
    };
    assert_eq!(registrations(&hall), 1);
    hall.restart_bot().await;
    assert_eq!(registrations(&hall), 1);
    hall.guilds = vec![hall.guild().0];
    hall.restart_bot().await;
    let emptied = hall.stand_in.wait_for_request("the removal", |request| {
        request.method == "PUT" && request.body == serde_json::json!([])
    });
    emptied.await.unwrap();
    assert_eq!(
        registrations(&hall),
        3,
        "removed everywhere, registered in one server"
    );
    let requests = hall.stand_in.requests();
    let global = requests
        .iter()
        .rev()
        .find(|request| request.method == "PUT" && !request.path.contains("/guilds/"));
    assert_eq!(global.unwrap().body, serde_json::json!([]));
    // A newer version that ran meanwhile has registered different commands.
    hall.stop_bot().await;
    let (_, store) = hall.service().await;
    let application = hall.stand_in.bot_id().get();
    let slot = Slot::commands(application, Scope::Guild(hall.guild()));
    let (hash, version) = ("theirs".to_owned(), Some("99.0.0".to_owned()));
    let mut changes = ChangeSet::new();
    changes
        .put(slot, &CommandsRecord { hash, version })
        .unwrap();
    store.commit(changes).await.unwrap();
    store.close().await;
    hall.start_bot().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    private(anna.slash(channel, "/halma games").await.unwrap()).await;
    assert_eq!(registrations(&hall), 3);
    hall.close().await;
}

/// Waits until the commands that Discord has are all of one server, or the other way round.
async fn are_registered(hall: &Hall, on_server: bool) {
    let is_there = |command: &serde_json::Value| command["guild_id"].is_string() == on_server;
    loop {
        let commands = hall.stand_in.commands();
        if !commands.is_empty() && commands.iter().all(is_there) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_discord_has_is_asked_whatever_the_store_knows() {
    let mut hall = Hall::open().await;
    hall.stop_bot().await;
    let (service, store) = hall.service().await;
    let application = hall.stand_in.bot_id().get();
    let forgotten = service.note_registered(application, Scope::Global, None);
    forgotten.await.unwrap();
    store.close().await;
    hall.guilds = vec![hall.guild().0];
    hall.start_bot().await;
    are_registered(&hall, true).await;
    hall.stop_bot().await;
    // As for a bot that was removed from the server and invited again.
    let (api, guild) = (hall.stand_in.api_url(), hall.guild());
    let path = format!("{api}/api/v10/applications/{application}/guilds/{guild}/commands");
    let removed = reqwest::Client::new()
        .put(path)
        .header("user-agent", "DiscordBot (https://halma.example, 1.0)")
        .header("authorization", format!("Bot {}", hall.stand_in.token()))
        .header("content-type", "application/json")
        .body("[]");
    removed.send().await.unwrap().error_for_status().unwrap();
    assert!(hall.stand_in.commands().is_empty());
    hall.start_bot().await;
    are_registered(&hall, true).await;
    hall.close().await;
}
