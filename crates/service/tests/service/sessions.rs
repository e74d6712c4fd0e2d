//! Signing in to the board page: a ticket opens one session, and only for a while.
#![expect(clippy::unwrap_used, reason = "a test")]

use data_encoding::BASE64URL_NOPAD;
use halma_service::{Asker, Door, Person, Refusal, Visitor};
use halma_store::ids::{MatchId, PlayerId, UserId};
use halma_store::{Key, Prefix};
use serde_json::json;

use crate::common::desk::{DAY, Desk, MINUTE, START, at, refusal};

async fn ticket(desk: &Desk, user: u64) -> String {
    let asker = Asker::from(UserId(user));
    desk.service.ticket(asker, START).await.unwrap().unwrap()
}

async fn open(desk: &Desk, user: u64) -> String {
    let ticket = ticket(desk, user).await;
    desk.service.open_session(&ticket, START).await.unwrap()
}

async fn visitor(desk: &Desk, token: &str) -> Visitor {
    desk.service
        .visitor(token, Door::Link, START)
        .await
        .unwrap()
}

async fn cannot_open(desk: &Desk, ticket: &str, ms: i64) -> Refusal {
    refusal(desk.service.open_session(ticket, at(ms)).await)
}

async fn is_out(desk: &Desk, token: &str, ms: i64) -> bool {
    is_out_at(desk, token, Door::Link, ms).await
}

async fn is_out_at(desk: &Desk, token: &str, door: Door, ms: i64) -> bool {
    match desk.service.visitor(token, door, at(ms)).await {
        Ok(_) => false,
        error => refusal(error) == Refusal::SignedOut,
    }
}

/// A text with one bit changed.
fn forged(text: &str, byte: usize) -> String {
    let mut bytes = BASE64URL_NOPAD.decode(text.as_bytes()).unwrap();
    bytes[byte] ^= 1;
    BASE64URL_NOPAD.encode(&bytes)
}

#[tokio::test]
async fn a_ticket_opens_one_session_of_its_own_person() {
    let desk = Desk::new();
    desk.begin().await;
    let [annas, bens] = [ticket(&desk, 1).await, ticket(&desk, 2).await];
    let keys = desk.store.scan_all(Prefix::All).await.unwrap();
    let is_session = |key: &&Key| matches!(key, Key::Session(..));
    assert_eq!(
        keys.iter().filter(is_session).count(),
        0,
        "it costs nothing"
    );
    for (user, ticket) in [(1, &annas), (2, &bens)] {
        let token = desk.service.open_session(ticket, START).await.unwrap();
        assert_eq!(visitor(&desk, &token).await.person.user, UserId(user));
        assert_eq!(cannot_open(&desk, ticket, 0).await, Refusal::LinkUsed);
    }
    // After a restart as well, and in another process.
    let desk = desk.restarted();
    assert_eq!(cannot_open(&desk, &annas, 0).await, Refusal::LinkUsed);
    let stranger = desk.service.ticket(Asker::from(UserId(77)), START).await;
    assert_eq!(stranger.unwrap(), None);
}

#[tokio::test]
async fn two_who_use_a_ticket_at_the_same_time_get_one_session() {
    let desk = Desk::new();
    desk.begin().await;
    let ticket = ticket(&desk, 1).await;
    let tries = (0..8).map(|_| desk.service.open_session(&ticket, START));
    let opened = futures::future::join_all(tries).await;
    assert_eq!(opened.iter().filter(|one| one.is_ok()).count(), 1);
}

#[tokio::test]
async fn forged_and_old_tickets_open_nothing() {
    let desk = Desk::new();
    desk.begin().await;
    let ticket = ticket(&desk, 1).await;
    let bytes = BASE64URL_NOPAD.decode(ticket.as_bytes()).unwrap().len();
    for byte in 0..bytes {
        let forged = forged(&ticket, byte);
        assert_eq!(
            cannot_open(&desk, &forged, 0).await,
            Refusal::LinkTooOld,
            "{byte}"
        );
    }
    for odd in ["", "x", "ä", &ticket[4..], &format!("{ticket}AAAA")] {
        assert_eq!(
            cannot_open(&desk, odd, 0).await,
            Refusal::LinkTooOld,
            "{odd}"
        );
    }
    assert_eq!(
        cannot_open(&desk, &ticket, 10 * MINUTE).await,
        Refusal::LinkTooOld
    );
    assert!(
        desk.service
            .open_session(&ticket, at(9 * MINUTE))
            .await
            .is_ok()
    );
}

#[tokio::test]
async fn forged_old_and_ended_sessions_are_nobodys() {
    let desk = Desk::new();
    desk.begin().await;
    let token = open(&desk, 1).await;
    for byte in 0..32 {
        assert!(is_out(&desk, &forged(&token, byte), 0).await, "{byte}");
    }
    for odd in ["", "x", &token[4..]] {
        assert!(is_out(&desk, odd, 0).await, "{odd}");
    }
    assert!(!is_out(&desk, &token, 29 * DAY).await);
    assert!(is_out(&desk, &token, 30 * DAY).await);
    let [one, other, bens] = [
        open(&desk, 1).await,
        open(&desk, 1).await,
        open(&desk, 2).await,
    ];
    let session = visitor(&desk, &one).await.session;
    let end = |user, only| desk.service.end_sessions(UserId(user), only, START);
    end(2, Some(session)).await.unwrap();
    assert!(!is_out(&desk, &one, 0).await, "only one's own can be ended");
    end(1, Some(session)).await.unwrap();
    assert!(is_out(&desk, &one, 0).await && !is_out(&desk, &other, 0).await);
    end(1, None).await.unwrap();
    assert!(is_out(&desk, &other, 0).await && !is_out(&desk, &bens, 0).await);
}

#[tokio::test]
async fn an_ended_session_does_not_free_its_ticket() {
    let desk = Desk::new();
    desk.begin().await;
    let ticket = ticket(&desk, 1).await;
    desk.service.open_session(&ticket, START).await.unwrap();
    let ended = desk.service.end_sessions(UserId(1), None, at(MINUTE));
    ended.await.unwrap();
    assert_eq!(cannot_open(&desk, &ticket, MINUTE).await, Refusal::LinkUsed);
}

#[tokio::test]
async fn a_person_has_ten_sessions_and_the_oldest_ends() {
    let desk = Desk::new();
    desk.begin().await;
    let mut tokens = Vec::new();
    for number in 0..11 {
        let asker = Asker::from(UserId(1));
        let now = at(number * 20 * MINUTE);
        let ticket = desk.service.ticket(asker, now).await.unwrap().unwrap();
        tokens.push(desk.service.open_session(&ticket, now).await.unwrap());
    }
    assert!(is_out(&desk, &tokens[0], 0).await);
    for token in &tokens[1..] {
        assert!(!is_out(&desk, token, 0).await);
    }
}

#[tokio::test]
async fn sessions_are_shown_and_deleted_with_the_data_and_keep_no_secret() {
    let desk = Desk::new();
    desk.begin().await;
    let (token, unused) = (open(&desk, 1).await, ticket(&desk, 1).await);
    let known = desk
        .service
        .known_of(UserId(1), START)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(known.sessions, [START]);
    let export = desk
        .service
        .export(UserId(1), START)
        .await
        .unwrap()
        .unwrap();
    let export = serde_json::to_value(export).unwrap();
    assert_eq!(export["sessions"][0]["open"], true, "{export}");
    let secret = &BASE64URL_NOPAD.decode(token.as_bytes()).unwrap()[16..];
    for (key, stored) in desk.store.scan_all_records(Prefix::All).await.unwrap() {
        let holds = stored.body.windows(secret.len()).any(|part| part == secret);
        assert!(!holds, "{key}");
    }
    let PlayerId(player) = visitor(&desk, &token).await.player;
    desk.service.forget(UserId(1), START).await.unwrap();
    assert!(is_out(&desk, &token, 0).await);
    assert_eq!(cannot_open(&desk, &unused, 0).await, Refusal::LinkTooOld);
    let keys = desk.store.scan_all(Prefix::All).await.unwrap();
    let left = keys.iter().filter(|key| matches!(key, Key::Session(..)));
    assert_eq!(left.count(), 0, "of {player}");
}

fn nora() -> Person {
    Person {
        user: UserId(9),
        name: "nora".to_owned(),
        face: None,
        bot: false,
        member: false,
    }
}

/// Nora opens the page inside Discord, or renews her session.
async fn launch(desk: &Desk, old: Option<&str>, ms: i64) -> Result<String, Refusal> {
    match desk.service.open_activity(&nora(), old, at(ms)).await {
        Ok((token, until)) => {
            assert_eq!(until, at(ms + 60 * MINUTE));
            Ok(token)
        }
        error => Err(refusal(error)),
    }
}

#[tokio::test]
async fn whom_discord_names_is_in_for_an_hour_and_may_be_new() {
    let desk = Desk::new();
    desk.begin().await;
    let inside = Door::Activity;
    let token = launch(&desk, None, 0).await.unwrap();
    let visitor = desk.service.visitor(&token, inside, START).await.unwrap();
    assert_eq!(visitor.person.user, UserId(9));
    assert!(!is_out_at(&desk, &token, inside, 60 * MINUTE - 1).await);
    assert!(is_out_at(&desk, &token, inside, 60 * MINUTE).await);
    assert!(is_out_at(&desk, &forged(&token, 20), inside, 0).await);
    // Another one is the same person, and what is over isn't listed.
    let again = launch(&desk, None, 61 * MINUTE).await.unwrap();
    let now = at(61 * MINUTE);
    let known = desk.service.known_of(UserId(9), now).await;
    assert_eq!(known.unwrap().unwrap().sessions, [now]);
    let same = desk.service.visitor(&again, inside, now).await.unwrap();
    assert_eq!(same.player, visitor.player);
    let end = desk.service.end_sessions(UserId(9), None, at(62 * MINUTE));
    end.await.unwrap();
    assert!(is_out_at(&desk, &again, inside, 62 * MINUTE).await);
}

#[tokio::test]
async fn a_session_counts_at_its_own_door_alone() {
    let desk = Desk::new();
    desk.begin().await;
    let cookie = open(&desk, 1).await;
    let token = launch(&desk, None, 0).await.unwrap();
    assert!(is_out_at(&desk, &cookie, Door::Activity, 0).await);
    assert!(is_out_at(&desk, &token, Door::Link, 0).await);
    assert!(!is_out_at(&desk, &cookie, Door::Link, 0).await);
    assert!(!is_out_at(&desk, &token, Door::Activity, 0).await);
}

#[tokio::test]
async fn a_page_renews_its_session_unless_the_person_has_ended_it() {
    let desk = Desk::new();
    desk.begin().await;
    let first = launch(&desk, None, 0).await.unwrap();
    // A laptop that slept for hours.
    let second = launch(&desk, Some(&first), 5 * 60 * MINUTE).await.unwrap();
    let used = launch(&desk, Some(&first), 5 * 60 * MINUTE).await;
    assert_eq!(used, Err(Refusal::SignedOut), "it is one session");
    let annas = open(&desk, 1).await;
    for odd in ["", "x", &annas, &forged(&second, 20)] {
        let renewed = launch(&desk, Some(odd), 5 * 60 * MINUTE).await;
        assert_eq!(renewed, Err(Refusal::SignedOut), "{odd}");
    }
    let now = at(6 * 60 * MINUTE);
    desk.service
        .end_sessions(UserId(9), None, now)
        .await
        .unwrap();
    let renewed = launch(&desk, Some(&second), 6 * 60 * MINUTE).await;
    assert_eq!(renewed, Err(Refusal::SignedOut));
    let third = launch(&desk, None, 6 * 60 * MINUTE).await.unwrap();
    desk.service.forget(UserId(9), now).await.unwrap();
    let renewed = launch(&desk, Some(&third), 6 * 60 * MINUTE + 8_000).await;
    assert_eq!(renewed, Err(Refusal::SignedOut));
    let known = desk.service.known_of(UserId(9), now).await.unwrap();
    assert_eq!(known, None, "what was deleted stays so");
}

#[tokio::test]
async fn links_made_before_all_sessions_were_ended_open_nothing() {
    let desk = Desk::new();
    desk.begin().await;
    let [before, bens] = [ticket(&desk, 1).await, ticket(&desk, 2).await];
    let end = desk.service.end_sessions(UserId(1), None, at(MINUTE));
    end.await.unwrap();
    assert_eq!(
        cannot_open(&desk, &before, MINUTE).await,
        Refusal::LinkTooOld
    );
    assert!(desk.service.open_session(&bens, at(MINUTE)).await.is_ok());
    let asker = Asker::from(UserId(1));
    let after = desk.service.ticket(asker, at(MINUTE + 1)).await;
    let after = after.unwrap().unwrap();
    let opened = desk.service.open_session(&after, at(MINUTE + 1)).await;
    assert!(opened.is_ok());
}

#[tokio::test]
async fn ended_sessions_are_deleted_in_time_and_not_exported_as_open() {
    let desk = Desk::new();
    desk.begin().await;
    let annas = open(&desk, 1).await;
    let noras = launch(&desk, None, 0).await.unwrap();
    let end = desk.service.end_sessions(UserId(1), None, at(MINUTE));
    end.await.unwrap();
    let count = async |ms| {
        let now = at(ms);
        assert_eq!(desk.service.forget_sessions(None, now).await.unwrap(), None);
        let keys = desk.store.scan_all(Prefix::Sessions).await.unwrap();
        keys.len()
    };
    assert_eq!(count(9 * MINUTE).await, 3, "links could be used again");
    let export = desk.service.export(UserId(9), at(61 * MINUTE)).await;
    let export = serde_json::to_value(export.unwrap().unwrap()).unwrap();
    assert_eq!(export["sessions"][0]["open"], false, "{export}");
    assert_eq!(count(61 * MINUTE).await, 1, "it may be renewed");
    assert_eq!(count(60 * MINUTE + DAY).await, 0);
    assert!(is_out(&desk, &annas, 0).await);
    assert!(launch(&desk, Some(&noras), DAY).await.is_err());
}

#[tokio::test]
async fn the_board_opened_last_is_known_for_minutes_and_deleted_with_the_data() {
    let desk = Desk::new();
    let view = desk.begin().await.view;
    let (id, code) = (view.id, view.card.code);
    let (service, anna) = (&desk.service, UserId(1));
    let lately = async |ms| {
        let opened = service.opened_lately(anna.into(), at(ms));
        opened.await.unwrap().map(|opened| opened.code)
    };
    assert_eq!(lately(0).await, None);
    service.note_opened(anna, id, at(0)).await.unwrap();
    // A repeated request changes nothing.
    service.note_opened(anna, MatchId(7), at(-1)).await.unwrap();
    assert_eq!(lately(5 * MINUTE - 1).await, Some(code));
    assert_eq!(lately(5 * MINUTE).await, None);
    // A match that is there no more.
    service
        .note_opened(anna, MatchId(7), at(MINUTE))
        .await
        .unwrap();
    assert_eq!(lately(MINUTE).await, None);
    service.note_opened(anna, id, at(MINUTE)).await.unwrap();
    let nobody = service.note_opened(UserId(99), id, at(0));
    nobody.await.unwrap();
    let export = service.export(anna, at(0)).await.unwrap().unwrap();
    let export = serde_json::to_value(export).unwrap();
    assert_eq!(export["opened"]["game"], json!(id), "{export}");
    service.forget(anna, at(0)).await.unwrap();
    let keys = desk.store.scan_all(Prefix::All).await.unwrap();
    assert!(!keys.iter().any(|key| matches!(key, Key::Opened(_))));
}
