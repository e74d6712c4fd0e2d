//! Games that go on after somebody has won: for places, and in pairs.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rating::{Family, Rated, Rating, Weight, rated};
use halma_rules::{
    Contest, Ends, Game, Jumps, Options, Ply, Reason, RuleSet, Rules, RulesError, Seat, Teams,
    Variant, Verdict,
};
use halma_service::{
    ChallengeRequest, Changed, Error, Fared, LobbyMove, MatchView, OfferKind, OfferMove, Refusal,
    StageView,
};
use halma_store::Slot;
use halma_store::ids::{GuildId, MatchId, Scope, UserId};
use halma_store::records::TallyRecord;

use crate::common::desk::{Desk, START, at, play, refusal, view};
use crate::common::players::{Dice, Plan, next};

const PLACES: Options = Options {
    diagonals: None,
    jumps: None,
    ends: Some(Ends::Places),
    teams: None,
};
const PAIRS: Options = Options {
    diagonals: None,
    jumps: None,
    ends: None,
    teams: Some(Teams::Pairs),
};

/// A game between people, with a copy of the game to choose moves from.
struct Sitting {
    desk: Desk,
    id: MatchId,
    game: Game,
    /// The accounts by seat.
    users: Vec<u64>,
    /// Moments are later and later.
    now: i64,
}

impl Sitting {
    async fn begin(variant: Variant, chosen: Options) -> Self {
        let desk = Desk::new();
        let others: Vec<u64> = (2..=variant.seats() as u64).collect();
        let request = ChallengeRequest {
            chosen,
            ..desk.request(variant, &others)
        };
        let mut changed = desk.service.challenge(&request).await.unwrap();
        for &other in &others {
            let act = desk.act(other, START);
            let joined = desk
                .service
                .answer_challenge(&act, changed.view.id, LobbyMove::Join);
            changed = joined.await.unwrap();
        }
        let game = changed.view.game().unwrap();
        let users = game.seats.values().map(|who| who.user().unwrap().0);
        Self {
            id: changed.view.id,
            game: Game::new(changed.view.terms.rules),
            users: users.collect(),
            now: 0,
            desk,
        }
    }

    fn user(&self, seat: usize) -> u64 {
        self.users[seat]
    }

    fn act(&mut self, seat: usize) -> halma_service::Act {
        self.now += 1_000;
        self.desk.act(self.users[seat], at(self.now))
    }

    /// Plays on by a plan until something is so.
    async fn play_until(&mut self, is_so: impl Fn(&Game) -> bool) {
        let plans = vec![Plan::Race; self.users.len()];
        let mut dice = Dice(7);
        while !is_so(&self.game) {
            let ply = next(&self.game, &plans, &mut dice).expect("the game goes on");
            self.play(ply).await;
        }
    }

    async fn play(&mut self, ply: Ply) {
        let seat = self.game.position().to_move();
        let text = ply.text(self.game.position().board());
        self.now += 1_000;
        if ply != Ply::Pass {
            let user = self.users[seat.index()];
            play(&self.desk, user, self.id, &text, self.now)
                .await
                .unwrap();
        }
        self.game.play(ply).unwrap();
    }

    async fn resign(&mut self, seat: usize) -> Result<Changed, Error> {
        let act = self.act(seat);
        self.desk.service.resign(&act, self.id, None).await
    }

    async fn offer(&mut self, seat: usize, kind: OfferKind) -> Result<Changed, Error> {
        let act = self.act(seat);
        self.desk.service.offer(&act, self.id, None, kind).await
    }

    async fn view(&self) -> MatchView {
        view(&self.desk, self.id).await
    }

    /// The first seat that is done.
    fn done(&self) -> Option<usize> {
        let mut seats = 0..self.users.len();
        seats.find(|&seat| self.game.standing().is_done(Seat::at(seat)))
    }
}

fn somebody_is_done(game: &Game) -> bool {
    (0..6).any(|seat| game.standing().is_done(Seat::at(seat)))
}

#[tokio::test]
async fn a_seat_that_is_done_has_no_more_turns_and_the_others_play_for_the_next_places() {
    let mut sitting = Sitting::begin(Variant::Star3, PLACES).await;
    sitting.play_until(somebody_is_done).await;
    let first = sitting.done().unwrap();
    assert_eq!(sitting.game.outcome(), None, "the others play on");
    let text = "a5-a6";
    let user = sitting.user(first);
    let played = play(&sitting.desk, user, sitting.id, text, sitting.now).await;
    assert_eq!(refusal(played), Refusal::SeatIsDone);
    assert_eq!(refusal(sitting.resign(first).await), Refusal::SeatIsDone);
    let offered = sitting.offer(first, OfferKind::Draw).await;
    assert_eq!(refusal(offered), Refusal::SeatIsDone);
    let shown = sitting.view().await;
    let game = shown.game().unwrap();
    assert!(game.standing.is_done(Seat::at(first)));
    assert_eq!(game.standing.place(Seat::at(first)), Some(1));

    sitting.play_until(|game| game.outcome().is_some()).await;
    let outcome = sitting.game.outcome().unwrap();
    assert_eq!(outcome.reason, Reason::Places);
    let shown = sitting.view().await;
    assert!(matches!(shown.stage, StageView::Finished(_)));
    let game = shown.game().unwrap();
    let Verdict::Placed(places) = outcome.verdict else {
        panic!("{outcome:?}");
    };
    for (place, seat) in game.ranking() {
        assert_eq!(places.of(seat), Some(place as u8));
    }
    // Ratings follow the ranking.
    let counted = game.counted.as_ref().unwrap();
    let mut gains: Vec<(u8, f64)> = (0..3)
        .map(|seat| {
            let (from, to) = counted.changes[seat];
            let place = places.of(Seat::at(seat)).unwrap();
            (place, to.points() - from.points())
        })
        .collect();
    gains.sort_by_key(|(place, _)| *place);
    assert!(
        gains[0].1 > gains[1].1 && gains[1].1 > gains[2].1,
        "{gains:?}"
    );
    assert!(gains[0].1 > 0.0 && gains[2].1 < 0.0);
    for seat in 0..3 {
        let place = places.of(Seat::at(seat)).unwrap();
        let user = UserId(sitting.user(seat));
        let profile = sitting.desk.service.profile(user, GuildId(5), START).await;
        let profile = profile.unwrap().unwrap();
        let by_place = &profile.families[0].by_place;
        assert!(matches!(by_place[..], [(had, one)] if had == place && one.count() == 1));
        assert_eq!(profile.recent[0].place, Some(place));
        // Only the winner can have a fastest win.
        assert_eq!(profile.families[0].fastest.is_some(), place == 1);
    }
}

#[tokio::test]
async fn the_last_seat_takes_the_place_that_is_left_when_another_goes_out() {
    let mut sitting = Sitting::begin(Variant::Star3, PLACES).await;
    sitting.play_until(somebody_is_done).await;
    let first = sitting.done().unwrap();
    let (second, third) = ((first + 1) % 3, (first + 2) % 3);
    let ended = sitting.resign(third).await.unwrap().view;
    let game = ended.game().unwrap();
    let places = [first, second, third].map(|seat| game.standing.place(Seat::at(seat)));
    assert_eq!(places, [Some(1), Some(2), Some(3)]);
    let outcome = game.standing.outcome().unwrap();
    assert_eq!(outcome.reason, Reason::Resignation);
    let profile_points = points_of(&sitting, &[first, second, third]).await;
    assert_eq!(profile_points, [8, 4, 0], "in equal steps");
}

/// The totals of a seat's player everywhere.
async fn tally_of(sitting: &Sitting, seat: usize) -> TallyRecord {
    let store = &sitting.desk.store;
    let slot = Slot::user(UserId(sitting.user(seat)));
    let player = slot.read(&store.load(slot.key()).await.unwrap().unwrap());
    let slot = Slot::tally(player.unwrap(), Scope::Global, Family::Many);
    let stored = store.load(slot.key()).await.unwrap();
    slot.read(&stored.unwrap()).unwrap()
}

/// The season points of seats.
async fn points_of(sitting: &Sitting, seats: &[usize]) -> Vec<u32> {
    let mut all = Vec::new();
    for &seat in seats {
        all.push(tally_of(sitting, seat).await.points);
    }
    all
}

#[tokio::test]
async fn those_still_playing_agree_to_share_a_place_without_asking_who_is_done() {
    let mut sitting = Sitting::begin(Variant::Star3, PLACES).await;
    sitting.play_until(somebody_is_done).await;
    let first = sitting.done().unwrap();
    let (one, other) = ((first + 1) % 3, (first + 2) % 3);
    let offered = sitting.offer(one, OfferKind::Draw).await.unwrap().view;
    let waiting = &offered.game().unwrap().waiting;
    assert_eq!(waiting.len(), 1, "only the other who plays is asked");
    assert_eq!(waiting[0].user.unwrap().0, sitting.user(other));
    let act = sitting.act(other);
    let turn = offered.card.turn;
    let answer = sitting
        .desk
        .service
        .answer_offer(&act, sitting.id, turn, OfferMove::Accept);
    let ended = answer.await.unwrap().view;
    assert_eq!(
        ended.game().unwrap().standing.result().matches('2').count(),
        2
    );
    assert_eq!(points_of(&sitting, &[first, one, other]).await, [8, 2, 2]);
}

#[tokio::test]
async fn a_takeback_that_undoes_the_move_of_a_seat_that_is_done_asks_it() {
    let mut sitting = Sitting::begin(Variant::Star3, PLACES).await;
    sitting.play_until(somebody_is_done).await;
    let first = sitting.done().unwrap();
    // The seat before the one that is done wants its last move back: the last but one ply.
    let before = (first + 2) % 3;
    let offered = sitting.offer(before, OfferKind::Takeback).await.unwrap();
    let waiting = &offered.view.game().unwrap().waiting;
    let asked: Vec<u64> = waiting.iter().map(|who| who.user.unwrap().0).collect();
    assert!(asked.contains(&sitting.user(first)), "{asked:?}");
    let turn = offered.view.card.turn;
    for seat in [first, (first + 1) % 3] {
        let act = sitting.act(seat);
        let answer = sitting
            .desk
            .service
            .answer_offer(&act, sitting.id, turn, OfferMove::Accept);
        answer.await.unwrap();
    }
    let shown = sitting.view().await;
    let standing = &shown.game().unwrap().standing;
    assert!(!standing.is_done(Seat::at(first)), "it plays again");
    assert_eq!(standing.place(Seat::at(first)), None);
}

#[tokio::test]
async fn partners_win_and_are_rated_as_a_team() {
    let mut sitting = Sitting::begin(Variant::Halma16Four, PAIRS).await;
    let all_have_moved = |game: &Game| game.ply_count() == 8;
    sitting.play_until(all_have_moved).await;
    let ended = sitting.resign(1).await.unwrap().view;
    let game = ended.game().unwrap();
    let outcome = game.standing.outcome().unwrap();
    assert_eq!(
        outcome.verdict,
        Verdict::WonTogether(Seat::at(0), Seat::at(2)),
        "one team is left"
    );
    let ranks: Vec<(usize, u8)> = game
        .ranking()
        .into_iter()
        .map(|(rank, seat)| (rank, seat.number()))
        .collect();
    assert_eq!(ranks, [(1, 1), (1, 3), (3, 2), (3, 4)]);
    let counted = game.counted.as_ref().unwrap();
    let gain = |seat: usize| {
        let (from, to) = counted.changes[seat];
        to.points() - from.points()
    };
    assert!(gain(0) > 0.0 && gain(1) < 0.0);
    let as_teams = [(0, 0), (2, 1), (0, 0), (2, 1)].map(|(place, team)| Rated {
        rating: Rating::START,
        place,
        team,
    });
    let after: Vec<_> = counted.changes.iter().map(|(_, to)| to.stored()).collect();
    let expected = rated(&as_teams, Weight::Whole);
    let expected: Vec<_> = expected.iter().map(|rating| rating.stored()).collect();
    assert_eq!(after, expected);
    assert_eq!(points_of(&sitting, &[0, 1, 2, 3]).await, [8, 0, 8, 0]);
    for (seat, fared) in [
        (0, Fared::Won),
        (1, Fared::Lost),
        (2, Fared::Won),
        (3, Fared::Lost),
    ] {
        let tally = tally_of(&sitting, seat).await;
        assert_eq!(tally.last, [fared], "seat {seat}");
    }
}

#[tokio::test]
async fn a_partner_who_is_done_goes_out_with_the_one_who_resigns() {
    let mut sitting = Sitting::begin(Variant::Star4, PAIRS).await;
    sitting.play_until(somebody_is_done).await;
    let first = sitting.done().unwrap();
    let partner = (first + 2) % 4;
    let ended = sitting.resign(partner).await.unwrap().view;
    let standing = &ended.game().unwrap().standing;
    assert!(standing.is_out(Seat::at(first)), "it goes out too");
    assert!(!standing.position().has_stones(Seat::at(first)));
    let winners: Vec<usize> = standing
        .outcome()
        .unwrap()
        .winners()
        .map(Seat::index)
        .collect();
    assert!(
        !winners.contains(&first) && winners.len() == 2,
        "{winners:?}"
    );
}

#[tokio::test]
async fn an_option_that_a_game_lacks_is_refused() {
    let desk = Desk::new();
    for (variant, chosen, expected) in [
        (
            Variant::Star2,
            PLACES,
            RulesError::NoEnds {
                variant: Variant::Star2,
            },
        ),
        (
            Variant::Star3,
            PAIRS,
            RulesError::NoTeams {
                variant: Variant::Star3,
            },
        ),
        (
            Variant::Star4,
            Options {
                teams: Some(Teams::Pairs),
                ..PLACES
            },
            RulesError::PlacesAndPairs,
        ),
    ] {
        let request = ChallengeRequest {
            chosen,
            ..desk.request(variant, &[])
        };
        let refused = refusal(desk.service.challenge(&request).await);
        assert_eq!(refused, Refusal::Rules(expected));
    }
}

#[tokio::test]
async fn five_players_are_not_rated_even_if_the_lobby_was_for_six() {
    let desk = Desk::new();
    let request = desk.request(Variant::Star5, &[]);
    let made = desk.service.challenge(&request).await.unwrap().view;
    assert!(!made.terms.rated);

    let desk = Desk::new();
    let request = ChallengeRequest {
        chosen: Options {
            jumps: Some(Jumps::Long),
            ..PLACES
        },
        rule_set: Some(RuleSet::Family),
        ..desk.request(Variant::Star6, &[])
    };
    let mut view = desk.service.challenge(&request).await.unwrap().view;
    assert!(view.terms.rated);
    for user in 2..=5 {
        let act = desk.act(user, START);
        let joined = desk
            .service
            .answer_challenge(&act, view.id, LobbyMove::Join);
        view = joined.await.unwrap().view;
    }
    let act = desk.act(1, START);
    let begun = desk
        .service
        .answer_challenge(&act, view.id, LobbyMove::Begin);
    let begun = begun.await.unwrap().view;
    assert!(!begun.terms.rated);
    let rules: Rules = begun.terms.rules;
    assert_eq!(rules.variant(), Variant::Star5);
    assert_eq!(rules.rule_set(), RuleSet::Family);
    assert_eq!(
        (rules.jumps(), rules.contest()),
        (Jumps::Long, Contest::Places)
    );
}
