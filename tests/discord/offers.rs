//! Offers: accepted, declined, withdrawn, stale; draws, takebacks and canceled games.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::{Game, Reason, Rules, Seat, Variant, Verdict};
use halma_service::{
    ChallengeRequest, Changed, Error, Hints, LobbyMove, MatchView, OfferKind, OfferMove, Refusal,
    SettingsChange, StageView,
};
use halma_store::ids::MatchId;
use stand_in::{Fault, FaultRule, First, Message, RecordedRequest};

use crate::common::desk::{Desk, START, at, both_begin, view};
use crate::common::hall::{Hall, is_line, private, public, stripped};
use crate::common::players::plies;
use crate::common::table::Table;

fn refusal(result: Result<Changed, Error>) -> Refusal {
    match result {
        Err(Error::Refusal(refusal)) => refusal,
        other => panic!("not refused: {other:?}"),
    }
}

async fn offer(desk: &Desk, user: u64, id: MatchId, kind: OfferKind) -> Result<Changed, Error> {
    desk.service
        .offer(&desk.act(user, START), id, None, kind)
        .await
}

async fn answer(
    desk: &Desk,
    user: u64,
    view: &MatchView,
    offer_move: OfferMove,
) -> Result<Changed, Error> {
    let act = desk.act(user, START);
    desk.service
        .answer_offer(&act, view.id, view.card.turn, offer_move)
        .await
}

async fn play(desk: &Desk, user: u64, id: MatchId, text: &str) -> MatchView {
    let request = desk.play(user, id, None, text);
    desk.service.play(&request).await.unwrap().view
}

async fn both_moved(desk: &Desk) -> MatchView {
    let id = desk.begin().await.view.id;
    both_begin(desk, 1, 2, id, 0).await;
    view(desk, id).await
}

#[tokio::test]
async fn an_agreed_draw_ends_the_game() {
    let desk = Desk::new();
    let view = both_moved(&desk).await;
    let offered = offer(&desk, 2, view.id, OfferKind::Draw).await.unwrap();
    assert_eq!(
        offered.view.card.turn, view.card.turn,
        "an offer isn't a move"
    );
    let own = answer(&desk, 2, &view, OfferMove::Accept).await;
    assert_eq!(refusal(own), Refusal::NotAsked);
    let stranger = answer(&desk, 3, &view, OfferMove::Accept).await;
    assert_eq!(refusal(stranger), Refusal::NotAPlayer);
    let agreed = answer(&desk, 1, &view, OfferMove::Accept).await.unwrap();
    let outcome = agreed.view.game().unwrap().standing.outcome().unwrap();
    assert_eq!(
        (outcome.verdict, outcome.reason),
        (Verdict::Drawn, Reason::Agreement)
    );
    let restored = desk.service.match_view(view.id).await.unwrap();
    assert_eq!(restored.game().unwrap().standing.outcome(), Some(outcome));
    let again = answer(&desk, 1, &agreed.view, OfferMove::Accept).await;
    assert_eq!(refusal(again), Refusal::GameOver);
}

#[tokio::test]
async fn an_offer_can_be_declined_or_withdrawn_and_is_made_once_per_turn() {
    let desk = Desk::new();
    let view = both_moved(&desk).await;
    let none = answer(&desk, 1, &view, OfferMove::Accept).await;
    assert_eq!(refusal(none), Refusal::NoOffer);
    offer(&desk, 2, view.id, OfferKind::Draw).await.unwrap();
    let second = offer(&desk, 1, view.id, OfferKind::Takeback).await;
    assert_eq!(refusal(second), Refusal::OfferStands);
    let others = answer(&desk, 1, &view, OfferMove::Withdraw).await;
    assert_eq!(refusal(others), Refusal::NotYourOffer);
    let declined = answer(&desk, 1, &view, OfferMove::Decline).await.unwrap();
    assert!(!declined.view.game().unwrap().offer.as_ref().unwrap().open);
    let again = offer(&desk, 2, view.id, OfferKind::Draw).await;
    assert_eq!(refusal(again), Refusal::OfferedAlready);
    offer(&desk, 1, view.id, OfferKind::Draw).await.unwrap();
    answer(&desk, 1, &view, OfferMove::Withdraw).await.unwrap();
    let gone = answer(&desk, 2, &view, OfferMove::Accept).await;
    assert_eq!(refusal(gone), Refusal::NoOffer);
    // The turn passes, and all offers end with it.
    let later = play(&desk, 1, view.id, "h5-h6").await;
    assert!(later.game().unwrap().offer.is_none());
    offer(&desk, 2, view.id, OfferKind::Draw).await.unwrap();
    let stale = answer(&desk, 1, &view, OfferMove::Accept).await;
    assert_eq!(refusal(stale), Refusal::Stale);
    assert!(matches!(
        desk.service.match_view(view.id).await.unwrap().stage,
        StageView::Running(_)
    ));
}

#[tokio::test]
async fn a_takeback_undoes_ones_last_move_and_later_ones() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    let nothing = offer(&desk, 1, id, OfferKind::Takeback).await;
    assert_eq!(refusal(nothing), Refusal::NothingToTakeBack);
    play(&desk, 1, id, "h4-h5").await;
    let view = play(&desk, 2, id, "a5-a4").await;
    let asked = offer(&desk, 1, id, OfferKind::Takeback).await.unwrap().view;
    let undone = &asked.game().unwrap().offer.as_ref().unwrap().undone;
    let texts: Vec<_> = undone.iter().map(|ply| (ply.seat, &ply.text[..])).collect();
    assert_eq!(texts, [(Seat::at(1), "a5-a4"), (Seat::FIRST, "h4-h5")]);
    let back = answer(&desk, 2, &asked, OfferMove::Accept)
        .await
        .unwrap()
        .view;
    let game = back.game().unwrap();
    assert_eq!((plies(&game.standing), game.taken_back), (0, Some(2)));
    assert!(
        back.card.turn > view.card.turn,
        "buttons of the previous board are stale"
    );
    // The same after a restart; the clock runs from now.
    let desk = desk.restarted();
    let restored = desk.service.match_view(id).await.unwrap();
    assert_eq!(restored.game().unwrap().standing, game.standing);
    assert_eq!(
        restored.game().unwrap().deadline,
        Some(at(3 * 24 * 3_600_000))
    );
    let moved = play(&desk, 1, id, "h4-g5").await;
    assert_eq!(plies(&moved.game().unwrap().standing), 1);
    assert_eq!(moved.game().unwrap().taken_back, None);
    let own = offer(&desk, 1, id, OfferKind::Takeback).await.unwrap().view;
    assert_eq!(own.game().unwrap().offer.as_ref().unwrap().undone.len(), 1);
}

#[tokio::test]
async fn hints_agreed_to_by_everyone_are_allowed_until_the_game_ends() {
    let desk = Desk::new();
    let view = both_moved(&desk).await;
    let hints = |view: &MatchView| view.game().unwrap().hints;
    offer(&desk, 2, view.id, OfferKind::Hints).await.unwrap();
    let declined = answer(&desk, 1, &view, OfferMove::Decline).await.unwrap();
    assert_eq!(hints(&declined.view), Hints::Refused);
    let later = play(&desk, 1, view.id, "h5-h6").await;
    offer(&desk, 2, view.id, OfferKind::Hints).await.unwrap();
    let agreed = answer(&desk, 1, &later, OfferMove::Accept).await.unwrap();
    assert_eq!(hints(&agreed.view), Hints::Allowed);
    assert_eq!(
        agreed.view.card.turn, later.card.turn,
        "the game is where it was"
    );
    let desk = desk.restarted();
    let later = play(&desk, 2, view.id, "a4-a3").await;
    assert_eq!(hints(&later), Hints::Allowed);
    let again = offer(&desk, 1, view.id, OfferKind::Hints).await;
    assert_eq!(refusal(again), Refusal::HintsAllowed);

    let casual = ChallengeRequest {
        rated: false,
        ..desk.request(Variant::Halma8, &[2])
    };
    let id = desk.service.challenge(&casual).await.unwrap().view.id;
    let act = desk.act(2, START);
    let joined = desk.service.answer_challenge(&act, id, LobbyMove::Join);
    assert_eq!(hints(&joined.await.unwrap().view), Hints::Allowed);
    let needless = offer(&desk, 1, id, OfferKind::Hints).await;
    assert_eq!(refusal(needless), Refusal::HintsAllowed);
}

#[tokio::test]
async fn a_game_can_only_be_canceled_before_everyone_has_moved() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    let view = play(&desk, 1, id, "h4-h5").await;
    offer(&desk, 2, id, OfferKind::Abort).await.unwrap();
    let cancelled = answer(&desk, 1, &view, OfferMove::Accept)
        .await
        .unwrap()
        .view;
    let outcome = cancelled.game().unwrap().standing.outcome().unwrap();
    assert_eq!(
        (outcome.verdict, outcome.reason),
        (Verdict::Void, Reason::Aborted)
    );
    let other = both_moved(&desk).await;
    let late = offer(&desk, 2, other.id, OfferKind::Abort).await;
    assert_eq!(refusal(late), Refusal::TooLateToCancel);
}

#[tokio::test]
async fn both_others_must_agree_in_a_game_of_three_and_no_one_in_practice() {
    let desk = Desk::new();
    let lobby = desk.request(Variant::Star3, &[2, 3]);
    let id = desk.service.challenge(&lobby).await.unwrap().view.id;
    for user in [2, 3] {
        let act = desk.act(user, START);
        let joined = desk.service.answer_challenge(&act, id, LobbyMove::Join);
        joined.await.unwrap();
    }
    let view = offer(&desk, 1, id, OfferKind::Draw).await.unwrap().view;
    let half = answer(&desk, 2, &view, OfferMove::Accept)
        .await
        .unwrap()
        .view;
    let waiting = &half.game().unwrap().waiting;
    assert_eq!((waiting.len(), &waiting[0].name[..]), (1, "person 3"));
    let twice = answer(&desk, 2, &view, OfferMove::Accept).await;
    assert_eq!(refusal(twice), Refusal::NotAsked);
    let all = answer(&desk, 3, &view, OfferMove::Accept)
        .await
        .unwrap()
        .view;
    assert!(matches!(all.stage, StageView::Finished(_)));

    let practice = desk.request(Variant::Halma8, &[1]);
    let id = desk.service.challenge(&practice).await.unwrap().view.id;
    play(&desk, 1, id, "h4-h5").await;
    let back = offer(&desk, 1, id, OfferKind::Takeback).await.unwrap().view;
    assert_eq!(plies(&back.game().unwrap().standing), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn offers_are_posted_below_the_board_and_end_with_it() {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    for _ in 0..2 {
        let ply = table.game.position().legal_plies()[0];
        table.play(ply).await;
    }
    let [anna, ben] = &table.people.clone()[..] else {
        panic!("two are seated")
    };
    let board = table.last.clone();
    let line = "/halma takeback";
    let offered = public(ben.slash(table.channel, line).await.unwrap()).await;
    assert!(offered.notified.is_only([anna]), "{:?}", offered.notified);
    assert!(offered.content.contains("would like to take back a move"));
    assert!(
        offered.content.contains("This undoes: ⚫"),
        "{}",
        offered.content
    );
    assert!(offered.attachments.is_empty() && offered.embeds.is_empty());
    let own = private(ben.click(offered.id, "Accept").await.unwrap()).await;
    assert!(own.contains("isn't waiting for your answer"), "{own}");
    anna.click(offered.id, "Decline").await.unwrap();
    let declined = hall.stand_in.message(offered.id).unwrap();
    assert!(declined.content.contains("said no"), "{}", declined.content);
    assert!(declined.buttons().is_empty());
    let told = hall
        .stand_in
        .wait_for_message(table.channel, "the refusal", |message| {
            message.content.contains("said no to your takeback in")
        });
    let told = told.await.unwrap();
    assert!(told.notified.is_only([ben]));
    let same = hall.stand_in.message(board.id).unwrap();
    assert!(same.button("Move").is_some(), "the board stays as it is");
    // The next board removes all of it.
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
    for gone in [&offered, &told] {
        hall.stand_in.wait_for_deletion(gone.id).await.unwrap();
    }
    let line = "/halma draw";
    let offered = public(anna.slash(table.channel, line).await.unwrap()).await;
    let end = public(ben.click(offered.id, "Accept").await.unwrap()).await;
    assert!(end.content.contains("agreed to a draw"), "{}", end.content);
    hall.stand_in.wait_for_deletion(offered.id).await.unwrap();
    let last = stripped(&hall.stand_in, &table.last).await;
    assert!(is_line(&last), "{}", last.content);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_that_discord_has_is_not_posted_again() {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    let anna = table.people[0].clone();
    // It arrives, but nothing says so.
    let cut = FaultRule::new(Fault::CutAfter).on("POST", "/callback");
    hall.stand_in.fail(cut.times(2));
    let line = "/halma draw";
    anna.send_slash(table.channel, line).unwrap();
    let is_offer = |message: &Message| message.content.contains("offers a draw");
    let offered = hall
        .stand_in
        .wait_for_message(table.channel, "the offer", is_offer);
    let offered = offered.await.unwrap();
    let looked =
        |request: &RecordedRequest| request.method == "GET" && request.path.contains("/webhooks");
    let looked = hall.stand_in.wait_for_request("a look for it", looked);
    looked.await.unwrap();
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
    hall.stand_in.wait_for_deletion(offered.id).await.unwrap();
    let left = hall.stand_in.messages(table.channel);
    assert!(!left.iter().any(is_offer), "it came twice");
    hall.stand_in.take_violations();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_loses_its_buttons_with_the_answer_even_a_late_one() {
    for slow_ms in [0, 1_500] {
        let hall = Hall::open().await;
        let game = Game::new(Rules::default_for(Variant::Halma8));
        let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
        let ply = table.game.position().legal_plies()[0];
        table.play(ply).await;
        let [anna, ben] = &table.people.clone()[..] else {
            panic!("two are seated")
        };
        for button in ["Decline", "Accept"] {
            let (by, to) = if button == "Accept" {
                (ben, anna)
            } else {
                (anna, ben)
            };
            let line = "/halma draw";
            let offered = public(by.slash(table.channel, line).await.unwrap()).await;
            hall.clock.be_slow(slow_ms);
            let answer = to.click(offered.id, button).await.unwrap();
            hall.clock.be_slow(0);
            let is_late = matches!(answer.first(), First::Deferred);
            assert!(is_late || slow_ms == 0, "{:?}", answer.first());
            if !is_late {
                let updated = answer.message().await.unwrap();
                assert!(updated.id == offered.id && updated.buttons().is_empty());
            }
            stripped(&hall.stand_in, &offered).await;
        }
        hall.close().await;
    }
}

#[tokio::test]
async fn an_offer_can_be_declined_without_telling_anyone() {
    let desk = Desk::new();
    let view = both_moved(&desk).await;
    let change = SettingsChange {
        quiet_declines: Some(true),
        ..SettingsChange::default()
    };
    let me = desk.act(1, START).by;
    desk.service.change_settings(&me, &change).await.unwrap();
    offer(&desk, 2, view.id, OfferKind::Draw).await.unwrap();
    let declined = answer(&desk, 1, &view, OfferMove::Decline).await.unwrap();
    assert!(declined.post.is_none() && !declined.repeated);
    let shown = declined.view.game().unwrap();
    assert!(
        shown.offer.as_ref().unwrap().open && shown.waiting.len() == 1,
        "for everyone else it stands"
    );
    let desk = desk.restarted();
    // You can change your mind while the turn lasts.
    let agreed = answer(&desk, 1, &view, OfferMove::Accept).await.unwrap();
    assert!(agreed.view.game().unwrap().standing.outcome().is_some());
}

#[tokio::test]
async fn in_a_game_of_three_a_quiet_no_is_a_no() {
    let desk = Desk::new();
    let request = desk.request(Variant::Star3, &[2, 3]);
    let id = desk.service.challenge(&request).await.unwrap().view.id;
    for user in [2, 3] {
        let act = desk.act(user, START);
        let joined = desk.service.answer_challenge(&act, id, LobbyMove::Join);
        joined.await.unwrap();
    }
    let change = SettingsChange {
        quiet_declines: Some(true),
        ..SettingsChange::default()
    };
    let second = desk.act(2, START).by;
    desk.service
        .change_settings(&second, &change)
        .await
        .unwrap();
    let view = offer(&desk, 1, id, OfferKind::Draw).await.unwrap().view;
    answer(&desk, 2, &view, OfferMove::Decline).await.unwrap();
    let last = answer(&desk, 3, &view, OfferMove::Accept).await.unwrap();
    assert!(last.view.game().unwrap().standing.outcome().is_none());
}
