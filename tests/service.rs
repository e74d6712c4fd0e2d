//! The service by itself, with a hand-moved clock and dealt lots.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use halma::engine::{Seat, Variant};
use halma::ids::{ChannelId, GuildId, InteractionId, MatchId, Timestamp, UserId};
use halma::service::{
    Act, ChallengeRequest, Changed, Error, FirstMove, LobbyMove, Lot, Person, Place, PlayRequest,
    PostKind, Refusal, Service, StageView,
};
use halma::store::{Key, Prefix, SledStore, Store};
use tempfile::TempDir;

/// Deals numbers in order, so that a test can be played again.
struct Dealt(AtomicU64);

impl Lot for Dealt {
    fn draw(&self) -> u64 {
        let number = self.0.fetch_add(1, Ordering::SeqCst) + 1;
        number.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }
}

struct Bench {
    service: Service,
    store: Arc<SledStore>,
    _folder: TempDir,
    events: AtomicU64,
}

const START: Timestamp = Timestamp(1_800_000_000_000);

impl Bench {
    fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let store = Arc::new(SledStore::open(folder.path()).unwrap());
        let lot = Arc::new(Dealt(AtomicU64::new(0)));
        let service = Service::new(Arc::clone(&store) as Arc<dyn Store>, lot);
        Self {
            service,
            store,
            _folder: folder,
            events: AtomicU64::new(0),
        }
    }

    fn act(&self, user: u64, now: Timestamp) -> Act {
        let event = self.events.fetch_add(1, Ordering::SeqCst);
        let interaction = InteractionId(InteractionId::first_at(now).0 + event);
        Act {
            by: person(user),
            interaction,
            message: None,
            now,
        }
    }

    fn request(&self, variant: Variant, opponents: &[u64]) -> ChallengeRequest {
        ChallengeRequest {
            act: self.act(1, START),
            opponents: opponents.iter().map(|user| person(*user)).collect(),
            place: Place {
                guild: GuildId(5),
                channel: ChannelId(6),
                locale: "en-US".into(),
            },
            variant,
            rule_set: None,
            diagonals: None,
            first: FirstMove::Challenger,
        }
    }

    async fn begin(&self) -> Changed {
        let made = self
            .service
            .challenge(&self.request(Variant::Halma8, &[2]))
            .await
            .unwrap();
        let act = self.act(2, START);
        self.service
            .answer_challenge(&act, made.view.id, LobbyMove::Join)
            .await
            .unwrap()
    }

    fn play(&self, user: u64, id: MatchId, turn: Option<u64>, text: &str) -> PlayRequest {
        PlayRequest {
            act: self.act(user, START),
            id,
            turn,
            text: text.to_owned(),
        }
    }

    async fn posts(&self, id: MatchId) -> usize {
        self.store
            .scan(Prefix::PostsOf(id), None, 100)
            .await
            .unwrap()
            .len()
    }
}

fn person(user: u64) -> Person {
    Person {
        user: UserId(user),
        name: format!("person {user}"),
        bot: false,
        member: true,
    }
}

fn refusal(result: Result<Changed, Error>) -> Refusal {
    match result {
        Err(Error::Refusal(refusal)) => refusal,
        other => panic!("not refused: {other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_plays_at_once_one_wins() {
    let bench = Bench::new();
    let begun = bench.begin().await;
    let (id, turn) = (begun.view.id, Some(begun.view.turn));
    for _ in 0..10 {
        let plays = ["h4-h5", "h4-g5"].map(|text| bench.play(1, id, turn, text));
        let (one, other) =
            tokio::join!(bench.service.play(&plays[0]), bench.service.play(&plays[1]));
        assert!(one.is_err() || other.is_err());
    }
    let view = bench.service.match_view(id).await.unwrap();
    assert_eq!(view.game().unwrap().game.ply_count(), 1);
    assert_eq!(view.turn, begun.view.turn + 1);
}

#[tokio::test]
async fn a_newer_board_takes_the_place_of_an_unsent_one_and_an_end_is_kept() {
    let bench = Bench::new();
    let begun = bench.begin().await;
    let id = begun.view.id;
    assert_eq!(bench.posts(id).await, 1, "the board replaced the challenge");
    let played = bench
        .service
        .play(&bench.play(1, id, None, "h4h5"))
        .await
        .unwrap();
    assert_eq!(
        (bench.posts(id).await, played.post.as_ref().unwrap().kind),
        (1, PostKind::Board)
    );
    assert!(
        bench
            .service
            .due_posts(START, false)
            .await
            .unwrap()
            .is_empty(),
        "the answer has time"
    );
    assert_eq!(bench.service.due_posts(START, true).await.unwrap().len(), 1);
    assert_eq!(
        bench
            .service
            .due_posts(START.plus_ms(45_000), false)
            .await
            .unwrap()
            .len(),
        1
    );
    let ended = bench
        .service
        .resign(&bench.act(2, START), id, None)
        .await
        .unwrap();
    assert_eq!(ended.post.as_ref().unwrap().kind, PostKind::End);
    let end = ended.post.unwrap().reference;
    bench.service.delivered(end, None).await.unwrap();
    assert_eq!(bench.posts(id).await, 0);
}

#[tokio::test]
async fn repeats_give_the_stored_outcome() {
    let bench = Bench::new();
    let begun = bench.begin().await;
    let request = bench.play(1, begun.view.id, None, "h4-h5");
    let first = bench.service.play(&request).await.unwrap();
    let again = bench.service.play(&request).await.unwrap();
    assert!(!first.repeated && again.repeated);
    assert_eq!(
        (again.view.turn, again.post),
        (first.view.turn, first.post.clone())
    );
    bench
        .service
        .delivered(first.post.unwrap().reference, None)
        .await
        .unwrap();
    assert_eq!(bench.service.play(&request).await.unwrap().post, None);
}

#[tokio::test]
async fn interactions_are_forgotten_after_an_hour() {
    let bench = Bench::new();
    bench.begin().await;
    let kept = |bench: &Bench| {
        let store = Arc::clone(&bench.store);
        async move {
            store
                .scan(Prefix::Interactions, None, 100)
                .await
                .unwrap()
                .len()
        }
    };
    bench.service.sweep(START.plus_ms(3_599_000)).await.unwrap();
    assert_eq!(kept(&bench).await, 2);
    bench.service.sweep(START.plus_ms(3_601_000)).await.unwrap();
    assert_eq!(kept(&bench).await, 0);
}

#[tokio::test]
async fn every_refusal_of_a_move_leaves_the_match_as_it_was() {
    let bench = Bench::new();
    let begun = bench.begin().await;
    let id = begun.view.id;
    let play = |user, turn, text| bench.play(user, id, turn, text);
    let service = &bench.service;
    assert_eq!(
        refusal(service.play(&play(3, None, "h4-h5")).await),
        Refusal::NotAPlayer
    );
    let not_yours = Refusal::NotYourTurn { next: UserId(1) };
    assert_eq!(
        refusal(service.play(&play(2, None, "a5-a4")).await),
        not_yours
    );
    assert_eq!(
        refusal(service.play(&play(1, Some(9), "h4-h5")).await),
        Refusal::Stale
    );
    let illegal = refusal(service.play(&play(1, None, "h4-h8")).await);
    assert!(matches!(illegal, Refusal::Illegal(_)));
    let nowhere = bench.play(1, MatchId(99), None, "h4-h5");
    assert_eq!(refusal(service.play(&nowhere).await), Refusal::NoSuchMatch);
    assert_eq!(service.match_view(id).await.unwrap(), begun.view);
}

#[tokio::test]
async fn a_challenge_expires_once_and_frees_the_pair() {
    let bench = Bench::new();
    let request = bench.request(Variant::Halma8, &[2]);
    let made = bench.service.challenge(&request).await.unwrap();
    let again = bench.request(Variant::Corners, &[2]);
    let refused = refusal(bench.service.challenge(&again).await);
    assert_eq!(
        refused,
        Refusal::AlreadyChallenged {
            code: made.view.code
        }
    );
    let week = START.plus_ms(7 * 24 * 3_600_000);
    bench.service.sweep(week.plus_ms(-1)).await.unwrap();
    assert!(matches!(
        bench.service.match_view(made.view.id).await.unwrap().stage,
        StageView::Open { .. }
    ));
    let (one, other) = tokio::join!(bench.service.sweep(week), bench.service.sweep(week));
    assert!(one.is_ok() && other.is_ok());
    let view = bench.service.match_view(made.view.id).await.unwrap();
    assert!(matches!(view.stage, StageView::Closed { .. }));
    assert_eq!(bench.posts(made.view.id).await, 1);
    bench.service.challenge(&again).await.unwrap();
}

#[tokio::test]
async fn lobbies_fill_and_seats_are_drawn() {
    let bench = Bench::new();
    let made = bench
        .service
        .challenge(&bench.request(Variant::Star4, &[2]))
        .await
        .unwrap();
    let id = made.view.id;
    let join = |user| bench.act(user, START);
    for user in [3, 4] {
        bench
            .service
            .answer_challenge(&join(user), id, LobbyMove::Join)
            .await
            .unwrap();
    }
    let full = bench
        .service
        .answer_challenge(&join(5), id, LobbyMove::Join)
        .await;
    assert_eq!(refusal(full), Refusal::NoSeatLeft);
    let begun = bench
        .service
        .answer_challenge(&join(2), id, LobbyMove::Join)
        .await
        .unwrap();
    let game = begun.view.game().unwrap();
    assert_eq!(
        game.seats[Seat::FIRST].user,
        Some(UserId(1)),
        "the challenger moves first"
    );
    let mut users: Vec<_> = game.seats.values().map(|who| who.user.unwrap().0).collect();
    users.sort_unstable();
    assert_eq!(users, [1, 2, 3, 4]);
}

#[tokio::test]
async fn nothing_but_the_player_record_knows_the_account() {
    let bench = Bench::new();
    let begun = bench.begin().await;
    let player = begun.view.challenger.player;
    let stored = bench
        .store
        .load(Key::Match(begun.view.id))
        .await
        .unwrap()
        .unwrap();
    let text = String::from_utf8(stored.body).unwrap();
    assert!(!text.contains("person 1") && text.contains(&player.0.to_string()));
    let mut changes = halma::store::ChangeSet::new();
    changes.delete(Key::Player(player));
    bench.store.commit(changes).await.unwrap();
    let view = bench.service.match_view(begun.view.id).await.unwrap();
    assert_eq!(view.game().unwrap().seats[Seat::FIRST].user, None);
}
