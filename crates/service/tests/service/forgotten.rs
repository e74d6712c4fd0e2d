//! People who ask to be forgotten: their running games are resigned, their account id is removed
//! everywhere, and their games stay.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::Variant;
use halma_service::{
    Act, ChallengeRequest, Compared, Error, Listing, LobbyMove, Person, PostKind, Refusal, Rights,
    SettingsChange, StageView, TableRequest,
};
use halma_store::ids::{GuildId, MatchId, PlayerId, Scope, UserId};
use halma_store::{ChangeSet, Key, Personal, Prefix, RecordKind, Slot};
use tempfile::TempDir;

use crate::common::desk::{DAY, Desk, MINUTE, START, at, person, play, view};
use crate::common::system::is_found;

/// An id like Discord's, which no other number in the store resembles.
const ANNA: u64 = 0x0A0B_0C0D_0E0F_1011;
const NAME: &str = "Anna the Unforgettable";
const FACE: &str = "a_face_of_anna";

fn anna() -> Person {
    Person {
        name: NAME.to_owned(),
        face: Some(FACE.to_owned()),
        ..person(ANNA)
    }
}

fn act_of(desk: &Desk, who: Person) -> Act {
    let act = desk.act(who.user.0, START);
    Act { by: who, ..act }
}

/// Anna challenges people to a game; without names the challenge is open.
async fn challenge(desk: &Desk, variant: Variant, opponents: &[u64]) -> MatchId {
    let request = ChallengeRequest {
        act: act_of(desk, anna()),
        ..desk.request(variant, opponents)
    };
    desk.service.challenge(&request).await.unwrap().view.id
}

async fn join(desk: &Desk, user: u64, id: MatchId) {
    let act = if user == ANNA {
        act_of(desk, anna())
    } else {
        desk.act(user, START)
    };
    let joined = desk.service.answer_challenge(&act, id, LobbyMove::Join);
    joined.await.unwrap();
}

/// A game that Anna has won, so that she is on leaderboards.
async fn won(desk: &Desk) -> MatchId {
    let id = challenge(desk, Variant::Halma8, &[2]).await;
    join(desk, 2, id).await;
    for (first, second) in [("h4-h5", "a5-a4"), ("h5-h6", "a4-a3")] {
        play_as(desk, ANNA, id, first).await;
        play_as(desk, 2, id, second).await;
    }
    let resign = desk.act(2, START);
    desk.service.resign(&resign, id, None).await.unwrap();
    id
}

async fn play_as(desk: &Desk, user: u64, id: MatchId, text: &str) {
    if user != ANNA {
        play(desk, user, id, text, 0).await.unwrap();
        return;
    }
    let request = halma_service::PlayRequest {
        act: act_of(desk, anna()),
        ..desk.play(user, id, None, text)
    };
    desk.service.play(&request).await.unwrap();
}

/// Puts Anna into every kind of record.
async fn everywhere(desk: &Desk) {
    won(desk).await;
    let zone = SettingsChange {
        zone: Some("Europe/Berlin".to_owned()),
        ..SettingsChange::default()
    };
    let act = act_of(desk, anna());
    desk.service.change_settings(&act.by, &zone).await.unwrap();
    desk.service.block(&act, &person(7)).await.unwrap();
    let kept_out = desk.act(8, START);
    desk.service.block(&kept_out, &anna()).await.unwrap();
    desk.service.set_away(&act, 1).await.unwrap();
    // A moderator names her, and she acts as a moderator herself.
    let id = challenge(desk, Variant::Halma8, &[3]).await;
    let reason = format!("<@{ANNA}> asked for it, {NAME}");
    let moderator = desk.act(9, START);
    let ended = desk.service.end_match(&moderator, id, &reason).await;
    ended.unwrap();
    let request = desk.request(Variant::Halma8, &[4]);
    let made = desk.service.challenge(&request);
    let id = made.await.unwrap().view.id;
    let act = act_of(desk, anna());
    desk.service.end_match(&act, id, "").await.unwrap();
}

/// Everything in files that could identify Anna.
fn traces() -> [Vec<u8>; 5] {
    [
        ANNA.to_be_bytes().to_vec(),
        ANNA.to_le_bytes().to_vec(),
        ANNA.to_string().into_bytes(),
        NAME.as_bytes().to_vec(),
        FACE.as_bytes().to_vec(),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_that_was_deleted_is_found_nowhere_on_the_disk() {
    let folder = TempDir::new().unwrap();
    let desk = Desk::in_folder(folder.path());
    everywhere(&desk).await;
    assert!(is_found(folder.path(), &ANNA.to_be_bytes()));
    assert!(is_found(folder.path(), NAME.as_bytes()));
    assert!(desk.service.forget(UserId(ANNA), START).await.unwrap());
    assert!(!desk.service.forget(UserId(ANNA), START).await.unwrap());
    let log = desk.service.log(GuildId(5), START, 9).await.unwrap();
    let reasons: Vec<_> = log.into_iter().filter_map(|line| line.reason).collect();
    assert_eq!(reasons, ["@… asked for it, …"]);
    // Other people may do the same meanwhile.
    desk.service.erase(at(11 * 60 * MINUTE)).await.unwrap();
    assert!(is_found(folder.path(), NAME.as_bytes()), "not right away");
    desk.service.erase(at(12 * 60 * MINUTE)).await.unwrap();
    for trace in traces() {
        assert!(!is_found(folder.path(), &trace), "{trace:?}");
    }
    desk.store.close().await;
    for trace in traces() {
        assert!(!is_found(folder.path(), &trace), "{trace:?}, closed");
    }
}

#[tokio::test]
async fn games_are_resigned_challenges_left_and_ended_games_stay() {
    let desk = Desk::new();
    let over = won(&desk).await;
    let running = challenge(&desk, Variant::Halma8, &[2]).await;
    join(&desk, 2, running).await;
    let of_three = challenge(&desk, Variant::Star3, &[2, 3]).await;
    join(&desk, 2, of_three).await;
    join(&desk, 3, of_three).await;
    let open = challenge(&desk, Variant::Halma10, &[]).await;
    let request = desk.request(Variant::Star3, &[]);
    let lobby = desk.service.challenge(&request).await.unwrap().view.id;
    join(&desk, ANNA, lobby).await;
    let request = ChallengeRequest {
        opponents: vec![anna()],
        ..desk.request(Variant::Halma8, &[])
    };
    let invited = desk.service.challenge(&request).await.unwrap().view.id;
    let known = desk
        .service
        .known_of(UserId(ANNA), at(0))
        .await
        .unwrap()
        .unwrap();
    let counts = (known.running.len(), known.open.len(), known.results);
    assert_eq!(counts, (2, 3, 1));

    assert!(desk.service.forget(UserId(ANNA), START).await.unwrap());
    let game = view(&desk, running).await;
    assert!(matches!(game.stage, StageView::Finished(_)));
    let nobody = game.people().into_iter().find(|who| who.user.is_none());
    assert_eq!(nobody.unwrap().name, "");
    let game = view(&desk, of_three).await;
    assert!(game.game().unwrap().standing.outcome().is_none());
    let out = |view: &halma_service::MatchView| {
        let game = view.game().unwrap();
        let mut seats = game.seats.iter();
        seats.any(|(seat, who)| who.user().is_none() && game.standing.is_out(seat))
    };
    assert!(out(&game), "the others play on");
    for id in [open, invited] {
        let stage = view(&desk, id).await.stage;
        assert!(matches!(stage, StageView::Closed { .. }), "{stage:?}");
    }
    let StageView::Open { joined, .. } = view(&desk, lobby).await.stage else {
        panic!("the lobby stays");
    };
    assert_eq!(joined.len(), 1);
    assert!(view(&desk, over).await.game().is_some());
    assert_eq!(
        desk.service.known_of(UserId(ANNA), at(0)).await.unwrap(),
        None
    );
    assert!(told(&desk, running).await.contains(&PostKind::End));
    assert!(told(&desk, open).await.contains(&PostKind::Closed));
}

async fn told(desk: &Desk, id: MatchId) -> Vec<PostKind> {
    let posts = desk.store.scan(Prefix::PostsOf(id), None, 100).await;
    let mut kinds = Vec::new();
    for key in posts.unwrap() {
        if let Key::Post(id, sequence) = key {
            let stored = desk.store.load(key).await.unwrap().unwrap();
            kinds.push(Slot::post(id, sequence).read(&stored).unwrap().kind);
        }
    }
    kinds
}

#[tokio::test]
async fn forgotten_people_are_on_no_leaderboard_and_return_as_new() {
    let desk = Desk::new();
    won(&desk).await;
    let wins = TableRequest {
        scope: Scope::Guild(GuildId(5)),
        family: None,
        compared: Some(Compared::Wins),
        from: None,
        by: UserId(2),
        now: START,
    };
    let rows = desk.service.table(&wins).await.unwrap().rows;
    assert_eq!(rows[0].person.name, NAME);
    desk.service.forget(UserId(ANNA), START).await.unwrap();
    let table = desk.service.table(&wins).await.unwrap();
    assert_eq!(table.rows.len(), 1);
    assert_eq!(table.own.unwrap().rank, Some(1), "others move up");
    // A recount brings no one back.
    desk.service.recount(at(DAY)).await.unwrap();
    assert_eq!(desk.service.table(&wins).await.unwrap().rows.len(), 1);
    desk.service.meet(&anna()).await.unwrap();
    let known = desk
        .service
        .known_of(UserId(ANNA), at(0))
        .await
        .unwrap()
        .unwrap();
    assert_eq!((known.results, known.blocked, known.absences), (0, 0, 0));
    assert!(!known.settings.hidden);
}

#[tokio::test]
async fn the_file_has_everything_of_the_person_and_no_other_account() {
    let desk = Desk::new();
    everywhere(&desk).await;
    let export = desk.service.export(UserId(ANNA), START).await.unwrap();
    let export = serde_json::to_value(export.unwrap()).unwrap();
    assert_eq!(export["account"]["name"], NAME);
    assert_eq!(export["account"]["discord"], ANNA.to_string());
    assert_eq!(export["settings"]["zone"], "Europe/Berlin");
    assert_eq!(export["kept_out"], serde_json::json!(["7"]));
    let known = desk.service.known_of(UserId(ANNA), START).await;
    let known = known.unwrap().unwrap();
    assert_eq!((known.results, known.blocked, known.absences), (1, 1, 1));
    let moments = ["2027-01-15T08:00:00Z", "2027-01-16T08:00:00Z"];
    assert_eq!(export["absences"], serde_json::json!([moments]));
    let made = serde_json::json!([moments[0], moments[0]]);
    assert_eq!(export["challenges_made_lately"], made);
    let tallies = export["tallies"].as_array().unwrap();
    assert_eq!(tallies.len(), 2);
    for tally in tallies {
        let (rating, deviation) = (&tally["rating"], &tally["deviation"]);
        assert!((1_500.0..2_000.0).contains(&rating.as_f64().unwrap()));
        assert!((100.0..350.0).contains(&deviation.as_f64().unwrap()));
    }
    let matches = export["matches"].as_array().unwrap();
    let stages: Vec<_> = matches.iter().map(|one| &one["stage"]).collect();
    assert_eq!(stages, ["closed", "closed", "finished"]);
    let events = matches[2]["events"].as_array().unwrap();
    assert_eq!(events[0]["p"][0], "h4-h5");
    let moderation = export["moderation"].as_array().unwrap();
    assert_eq!(moderation[0]["deed"]["what"]["match"][0], "ended");
    let text = export.to_string();
    assert!(!text.contains("person 2"), "{text}");
    let unknown = desk.service.export(UserId(77), START).await.unwrap();
    assert!(unknown.is_none());
}

/// A key of every kind of record that belongs to a player, except the account itself.
fn own_keys(player: PlayerId) -> Vec<Key> {
    let own = |kind: &&RecordKind| {
        matches!(kind.personal(), Personal::Own(_)) && **kind != RecordKind::Player
    };
    let key = |kind: &RecordKind| {
        let mut bytes = Prefix::OfPlayer(*kind, player).encode();
        while Key::decode(&bytes).is_none() {
            assert!(bytes.len() < 100, "{kind:?} isn't a player's own");
            bytes.extend(7_u64.to_be_bytes());
        }
        Key::decode(&bytes).unwrap()
    };
    RecordKind::ALL.iter().filter(own).map(key).collect()
}

#[tokio::test]
async fn texts_in_a_players_records_are_exported_and_deleted() {
    let desk = Desk::new();
    desk.service.meet(&anna()).await.unwrap();
    let account = Slot::user(UserId(ANNA));
    let stored = desk.store.load(account.key()).await.unwrap().unwrap();
    let keys = own_keys(account.read(&stored).unwrap());
    assert!(keys.len() >= 7, "{keys:?}");
    let mut changes = ChangeSet::new();
    for key in &keys {
        let record = serde_json::json!({ "note": format!("my words in {key}") });
        changes.put_bytes(*key, record.to_string().into_bytes());
    }
    desk.store.commit(changes).await.unwrap();

    let export = desk.service.export(UserId(ANNA), START).await.unwrap();
    let export = serde_json::to_string(&export.unwrap()).unwrap();
    for key in &keys {
        let is_index = matches!(key, Key::Block(..) | Key::Untold(..) | Key::PlayerCup(..));
        let words = format!("my words in {key}");
        assert!(is_index || export.contains(&words), "{words}: {export}");
    }
    desk.service.forget(UserId(ANNA), START).await.unwrap();
    let left = desk.store.scan_records(Prefix::All, None, 1_000).await;
    for (key, stored) in left.unwrap() {
        let body = String::from_utf8_lossy(&stored.body);
        assert!(!body.contains("my words"), "{key}: {body}");
        let is_reset = matches!(key, Key::Settings(_));
        assert!(is_reset || !keys.contains(&key), "{key}");
    }
}

#[tokio::test]
async fn nothing_automatic_happens_for_forgotten_people() {
    let desk = Desk::new();
    let request = ChallengeRequest {
        act: act_of(&desk, anna()),
        recurring: true,
        ..desk.request(Variant::Halma8, &[])
    };
    let standing = desk.service.challenge(&request).await.unwrap().view.id;
    join(&desk, 3, standing).await;
    let over = won(&desk).await;
    // Requested twice at the same time, as with two presses of a button.
    let (one, other) = tokio::join!(
        desk.service.forget(UserId(ANNA), START),
        desk.service.forget(UserId(ANNA), START)
    );
    assert!(one.unwrap() || other.unwrap());
    let listed = desk.service.list(UserId(3), Listing::OpenIn(GuildId(5)));
    assert!(listed.await.unwrap().is_empty(), "no challenge of nobody");
    let act = desk.act(2, START);
    let again = desk.service.rematch(&act, over, Rights::default()).await;
    assert!(
        matches!(again, Err(Error::Refusal(Refusal::OtherIsForgotten))),
        "{again:?}"
    );
}
