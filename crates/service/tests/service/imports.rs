//! Imports count toward the same hourly limit as challenges: both make a game.

use halma_rules::{Game, Rules, Variant};
use halma_service::{Changed, Error, ImportRequest, Place, Refusal, Rights, TimeControl};
use halma_store::Prefix;
use halma_store::ids::{ChannelId, GuildId, Timestamp, Turn};

use crate::common::desk::{Desk, MINUTE, START, at, refusal};

/// How many games a person may make per hour.
const MOST: i64 = 10;
const HOUR: i64 = 60 * MINUTE;

fn request(desk: &Desk, user: u64, now: Timestamp) -> ImportRequest {
    ImportRequest {
        act: desk.act(user, now),
        game: Game::new(Rules::default_for(Variant::Halma8)),
        place: Place {
            guild: GuildId(5),
            channel: ChannelId(6),
            locale: "en-US".into(),
        },
        rights: Rights::default(),
    }
}

async fn import(desk: &Desk, user: u64, now: Timestamp) -> Result<Changed, Error> {
    desk.service.import(&request(desk, user, now)).await
}

#[tokio::test]
async fn an_imported_game_goes_on_at_its_turn() {
    let desk = Desk::new();
    let mut game = Game::new(Rules::default_for(Variant::Halma8));
    for _ in 0..3 {
        let ply = game.position().legal_plies()[0];
        game.play(ply).unwrap();
    }
    let request = ImportRequest {
        game,
        ..request(&desk, 1, START)
    };
    let made = desk.service.import(&request).await.unwrap();
    assert_eq!(made.view.card.turn, Turn(4));
}

#[tokio::test]
async fn imports_and_challenges_share_ten_an_hour() {
    let desk = Desk::new();
    desk.service
        .challenge(&desk.request(Variant::Halma8, &[2]))
        .await
        .unwrap();
    for number in 1..MOST {
        let made = import(&desk, 1, at(number * MINUTE)).await.unwrap();
        assert!(!made.view.terms.rated);
        assert_eq!(made.view.terms.time_control, TimeControl::Unlimited);
        assert_eq!(made.view.card.turn, Turn(1));
    }
    let stored = desk.store.scan_all(Prefix::All).await.unwrap();
    let full = at(MOST * MINUTE);
    let until = at(HOUR);
    assert_eq!(
        refusal(import(&desk, 1, full).await),
        Refusal::TooManyChallenges { until }
    );
    let unchanged = desk.store.scan_all(Prefix::All).await.unwrap();
    assert_eq!(unchanged, stored, "a refused import stores nothing");
    // Nobody else is held up.
    import(&desk, 3, full).await.unwrap();
    // One game per slot that has become free.
    import(&desk, 1, at(HOUR)).await.unwrap();
    let until = at(HOUR + MINUTE);
    assert_eq!(
        refusal(import(&desk, 1, at(HOUR)).await),
        Refusal::TooManyChallenges { until }
    );
    let mut early = desk.request(Variant::Halma8, &[4]);
    early.act = desk.act(1, START);
    early.act.now = at(HOUR);
    assert_eq!(
        refusal(desk.service.challenge(&early).await),
        Refusal::TooManyChallenges { until }
    );
}
