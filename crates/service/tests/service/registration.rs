//! What is registered with Discord, per application and scope.

use halma_store::ids::{GuildId, Scope};
use halma_store::records::CommandsRecord;
use halma_store::{ChangeSet, Slot};

use crate::common::desk::Desk;

#[tokio::test]
async fn what_is_registered_is_known_per_application_and_scope() {
    let desk = Desk::new();
    let guild = Scope::Guild(GuildId(5));
    let hash = |text: &str| Some(text.to_owned());
    for (application, scope, text) in [(1, Scope::Global, "a"), (1, guild, "b"), (2, guild, "c")] {
        let noted = desk.service.note_registered(application, scope, hash(text));
        noted.await.unwrap();
        let known = desk.service.registered(application, scope).await.unwrap();
        let known = known.unwrap();
        assert_eq!(known.hash, text);
        assert!(!known.is_newer(), "this version registered it");
    }
    let scopes = desk.service.registered_scopes(1).await.unwrap();
    assert_eq!(scopes, [Scope::Global, guild]);
    desk.service.note_registered(1, guild, None).await.unwrap();
    assert_eq!(desk.service.registered(1, guild).await.unwrap(), None);
    let scopes = desk.service.registered_scopes(1).await.unwrap();
    assert_eq!(scopes, [Scope::Global]);
}

#[tokio::test]
async fn what_a_newer_version_registered_is_known_to_be_newer() {
    let desk = Desk::new();
    let record = CommandsRecord {
        hash: "a".to_owned(),
        version: Some("999.0.0".to_owned()),
    };
    let mut changes = ChangeSet::new();
    changes
        .put(Slot::commands(1, Scope::Global), &record)
        .unwrap();
    desk.store.commit(changes).await.unwrap();
    let known = desk.service.registered(1, Scope::Global).await.unwrap();
    assert!(known.unwrap().is_newer());
}
