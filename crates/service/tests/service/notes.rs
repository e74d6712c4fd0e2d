//! Private notes on games: who may write them, and that no one else ever sees one.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::Variant;
use halma_service::{Act, Asker, LobbyMove, Origin, Refusal};
use halma_store::ids::{GuildId, InteractionId, MatchId, UserId};
use halma_store::{Key, Prefix};

use crate::common::desk::{Desk, START, refusal, view};

async fn write(desk: &Desk, user: u64, id: MatchId, text: &str) -> Option<String> {
    let act = desk.act(user, START);
    desk.service.set_note(&act, id, text).await.unwrap().text
}

async fn refused(desk: &Desk, act: &Act, id: MatchId, text: &str) -> Refusal {
    refusal(desk.service.set_note(act, id, text).await)
}

async fn note(desk: &Desk, user: u64, id: MatchId) -> Option<String> {
    let asker = Asker::from(UserId(user));
    desk.service.own_note(asker, id).await.unwrap()
}

#[tokio::test]
async fn each_player_has_a_note_during_and_after_the_game() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    let words = "  توقف عند e5 ثم اقفز\nhold c3  ";
    assert_eq!(
        write(&desk, 1, id, words).await.as_deref(),
        Some(words.trim())
    );
    assert_eq!(note(&desk, 2, id).await, None, "it is the other's alone");
    write(&desk, 2, id, "mine").await;
    assert_eq!(note(&desk, 1, id).await.as_deref(), Some(words.trim()));
    let act = desk.act(2, START);
    desk.service.resign(&act, id, None).await.unwrap();
    assert_eq!(write(&desk, 1, id, "won").await.as_deref(), Some("won"));
    let shown = view(&desk, id).await;
    let asker = Asker::from(UserId(1));
    let edited = desk.service.note_to_edit(asker, &shown).await.unwrap();
    assert_eq!(edited, "won");
    assert_eq!(write(&desk, 1, id, " \n ").await, None);
    assert_eq!(note(&desk, 1, id).await, None);
    let keys = desk.store.scan_all(Prefix::All).await.unwrap();
    let notes = keys.iter().filter(|key| matches!(key, Key::Note(..)));
    assert_eq!(notes.count(), 1, "an empty note leaves nothing");
}

#[tokio::test]
async fn nonplayers_and_long_notes_are_refused() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    let stranger = desk.act(3, START);
    assert_eq!(
        refused(&desk, &stranger, id, "hm").await,
        Refusal::NotAPlayer
    );
    let far_away = Act {
        from: Origin::Chat(GuildId(9)),
        ..desk.act(3, START)
    };
    assert_eq!(
        refused(&desk, &far_away, id, "hm").await,
        Refusal::NoSuchMatch
    );
    let own = desk.act(1, START);
    let nowhere = refused(&desk, &own, MatchId(99), "hm").await;
    assert_eq!(nowhere, Refusal::NoSuchMatch);
    let most = 500;
    write(&desk, 1, id, &"é".repeat(most)).await;
    let long = refused(&desk, &desk.act(1, START), id, &"é".repeat(most + 1)).await;
    assert_eq!(long, Refusal::NoteTooLong { most });
    assert_eq!(note(&desk, 1, id).await.unwrap().chars().count(), most);

    let request = desk.request(Variant::Halma10, &[4]);
    let open = desk.service.challenge(&request).await.unwrap().view.id;
    let early = refused(&desk, &desk.act(1, START), open, "hm").await;
    assert_eq!(early, Refusal::NotBegun);
    let act = desk.act(1, START);
    let withdrawn = desk
        .service
        .answer_challenge(&act, open, LobbyMove::Withdraw);
    withdrawn.await.unwrap();
    let late = refused(&desk, &desk.act(1, START), open, "hm").await;
    assert!(matches!(late, Refusal::ChallengeClosed(_)), "{late:?}");
    let shown = view(&desk, id).await;
    let asker = Asker::from(UserId(3));
    let looked = desk.service.note_to_edit(asker, &shown).await;
    assert_eq!(refusal(looked), Refusal::NotAPlayer);
}

#[tokio::test]
async fn a_repeated_request_does_not_restore_an_older_note() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    let first = desk.act(1, START);
    desk.service.set_note(&first, id, "old").await.unwrap();
    write(&desk, 1, id, "new").await;
    let again = desk.service.set_note(&first, id, "old").await.unwrap();
    assert_eq!(again.text.as_deref(), Some("new"));
    assert_eq!(note(&desk, 1, id).await.as_deref(), Some("new"));
    // Not even with an earlier time.
    let other = Act {
        interaction: InteractionId(first.interaction.0),
        ..desk.act(1, START)
    };
    desk.service.set_note(&other, id, "").await.unwrap();
    assert_eq!(note(&desk, 1, id).await.as_deref(), Some("new"));
}

#[tokio::test]
async fn a_note_is_only_in_its_writers_export_and_is_deleted_with_the_data() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    write(&desk, 1, id, "my secret plan").await;
    write(&desk, 2, id, "the other plan").await;
    let code = view(&desk, id).await.card.code;
    let file = |user| {
        let export = desk.service.export(UserId(user), START);
        async { serde_json::to_value(export.await.unwrap().unwrap()).unwrap() }
    };
    let (own, others) = (file(1).await, file(2).await);
    let expected = serde_json::json!([{ "code": code, "text": "my secret plan" }]);
    assert_eq!(own["notes"], expected);
    assert!(!own.to_string().contains("other plan"), "{own}");
    assert!(!others.to_string().contains("secret"), "{others}");
    let known = desk
        .service
        .known_of(UserId(1), START)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(known.notes, 1);
    // It isn't in anything that others are shown of the match.
    let shown = format!("{:?}", view(&desk, id).await);
    assert!(!shown.contains("secret plan"), "{shown}");
    desk.service.forget(UserId(1), START).await.unwrap();
    let left = desk.store.scan_all_records(Prefix::All).await.unwrap();
    let has = |words: &str| {
        let mut bodies = left
            .iter()
            .map(|(_, stored)| String::from_utf8_lossy(&stored.body));
        bodies.any(|body| body.contains(words))
    };
    assert!(!has("my secret plan") && has("the other plan"));
}
