//! Games against the computer: who gets which seat, what its moves change, and what they count for.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_mind::Level;
use halma_rules::{Ply, Variant, Verdict};
use halma_service::{
    Act, ChallengeRequest, Changed, Delivery, Error, FirstMove, Hints, Holder, Listing, LobbyMove,
    MatchView, MindPlay, OfferKind, Origin, PlayRequest, PostKind, Refusal, Rights, StageView,
};
use halma_store::ids::{AnswerToken, GuildId, MatchId, MessageId, Turn, UserId};

use crate::common::desk::{DAY, Desk, START, at, deadline, play, refusal, view};

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

async fn challenge(desk: &Desk, request: ChallengeRequest) -> MatchView {
    desk.service.challenge(&request).await.unwrap().view
}

/// A game against the computer, with the person moving first.
async fn against(desk: &Desk, variant: Variant, number: u8) -> MatchView {
    let request = ChallengeRequest {
        computer: Some(level(number)),
        ..desk.request(variant, &[])
    };
    challenge(desk, request).await
}

/// The computer's first legal plies until it is a person's turn, at most this many.
async fn replies(desk: &Desk, id: MatchId) -> (Turn, Vec<Ply>) {
    let turn = desk.service.mind_turn(id).await.unwrap().unwrap();
    let mut standing = turn.game.standing().clone();
    let mut plies = Vec::new();
    while let halma_rules::Status::Running { turn: seat } = standing.status() {
        if turn.levels[seat.index()].is_none() {
            break;
        }
        let best = standing.position().gains().into_iter();
        let (mv, _) = best.max_by_key(|(_, gain)| *gain).unwrap();
        standing.play(Ply::Move(mv)).unwrap();
        plies.push(Ply::Move(mv));
    }
    (turn.turn, plies)
}

/// The computer plays; `None` if it no longer can.
async fn mind_plays(
    desk: &Desk,
    id: MatchId,
    turn: Turn,
    plies: &[Ply],
    in_answer: bool,
) -> Result<Option<Changed>, Error> {
    let thought = MindPlay {
        id,
        turn,
        plies: plies.to_vec(),
        in_answer,
        now: START,
    };
    desk.service.play_minds(&thought).await
}

pub async fn reply(desk: &Desk, id: MatchId) -> Changed {
    let (turn, plies) = replies(desk, id).await;
    let played = mind_plays(desk, id, turn, &plies, false);
    played.await.unwrap().unwrap()
}

fn seats(view: &MatchView) -> Vec<Option<u64>> {
    let seats = view.game().unwrap().seats.values();
    seats
        .map(|holder| holder.user().map(|user| user.0))
        .collect()
}

async fn answer(desk: &Desk, user: u64, id: MatchId, lobby_move: LobbyMove) -> Changed {
    let act = desk.act(user, START);
    let answered = desk.service.answer_challenge(&act, id, lobby_move);
    answered.await.unwrap()
}

#[tokio::test]
async fn a_board_that_waits_for_the_computers_move_is_not_looked_for() {
    let desk = Desk::new();
    let id = against(&desk, Variant::Halma8, 1).await.id;
    let request = PlayRequest {
        act: Act {
            from: Origin::Page,
            ..desk.act(1, START)
        },
        ..desk.play(1, id, None, "h4-h5")
    };
    let played = desk.service.play(&request).await.unwrap();
    let waits = played.post.unwrap().reference;
    assert!(desk.service.post(waits).await.unwrap().is_some());
    reply(&desk, id).await;
    assert!(desk.service.post(waits).await.unwrap().is_none());
}

#[tokio::test]
async fn a_game_against_the_computer_starts_at_once_and_is_unrated() {
    let desk = Desk::new();
    let begun = against(&desk, Variant::Halma8, 4).await;
    assert_eq!(seats(&begun), [Some(1), None]);
    let game = begun.game().unwrap();
    let computer = game.seats.values().nth(1).unwrap();
    assert_eq!(*computer, Holder::Computer { level: level(4) });
    assert!(!begun.terms.rated && game.hints == Hints::Allowed && !game.practice);
    assert_eq!(desk.service.minds_to_move().await.unwrap(), []);
    assert!(desk.service.mind_turn(begun.id).await.unwrap().is_none());

    let named = ChallengeRequest {
        computer: Some(level(4)),
        ..desk.request(Variant::Halma8, &[2])
    };
    let refused = desk.service.challenge(&named).await;
    assert_eq!(refusal(refused), Refusal::NoSeatForComputer);
    let comes_back = ChallengeRequest {
        computer: Some(level(4)),
        recurring: true,
        ..desk.request(Variant::Halma8, &[])
    };
    let refused = desk.service.challenge(&comes_back).await;
    assert_eq!(refusal(refused), Refusal::RecurringIsForAnybody);
}

#[tokio::test]
async fn its_move_comes_with_the_persons_and_survives_a_restart() {
    let desk = Desk::new();
    let id = against(&desk, Variant::Halma8, 4).await.id;
    // The first board has been delivered.
    let clear = desk.service.all_posts(at(DAY)).await.unwrap();
    assert_eq!(clear.len(), 1);
    let mut act = desk.act(1, START);
    act.token = Some(AnswerToken::new("a token".to_owned()));
    let interaction = act.interaction;
    let request = PlayRequest {
        act,
        id,
        turn: None,
        text: "h4-h5".to_owned(),
    };
    desk.service.play(&request).await.unwrap();
    assert_eq!(desk.service.minds_to_move().await.unwrap(), [id]);
    let early = play(&desk, 1, id, "h5-h6", 0).await;
    assert_eq!(refusal(early), Refusal::ComputerThinks);

    let desk = desk.restarted();
    let (turn, plies) = replies(&desk, id).await;
    let reply = mind_plays(&desk, id, turn, &plies, true);
    let reply = reply.await.unwrap().unwrap();
    let post = reply.post.unwrap();
    assert_eq!(post.kind, PostKind::Board);
    assert_eq!(post.by, Some(UserId(1)));
    assert_eq!(post.answers, Some(interaction), "it is the answer now");
    assert_eq!(desk.posts(id).await, 1, "the board before it is needless");
    let due = desk.service.due_posts(START).await.unwrap();
    assert_eq!(due, [], "the answer has precedence");

    let desk = desk.restarted();
    let shown = view(&desk, id).await;
    let game = shown.game().unwrap();
    let board = game.standing.position().board();
    assert_eq!(game.earlier.len(), 1);
    assert_eq!(game.earlier[0].route.text(board), "h4-h5");
    assert_eq!(game.last.as_ref().unwrap().seat.number(), 2);
    assert_eq!(game.to_move().user(), Some(UserId(1)));
    assert_eq!(desk.service.minds_to_move().await.unwrap(), []);
    let late = mind_plays(&desk, id, turn, &plies, true);
    assert!(late.await.unwrap().is_none(), "it has moved");

    // The person's next move is only shown with the reply.
    let next = play(&desk, 1, id, "h5-h6", 0).await.unwrap();
    assert!(next.view.game().unwrap().earlier.is_empty());
}

#[tokio::test]
async fn a_move_can_be_taken_back_while_the_computer_thinks() {
    let desk = Desk::new();
    let id = against(&desk, Variant::Halma8, 4).await.id;
    play(&desk, 1, id, "h4-h5", 0).await.unwrap();
    let (turn, plies) = replies(&desk, id).await;
    let act = desk.act(1, START);
    let taken = desk
        .service
        .offer(&act, id, None, OfferKind::Takeback)
        .await;
    assert_eq!(taken.unwrap().view.game().unwrap().taken_back, Some(1));
    let late = mind_plays(&desk, id, turn, &plies, false);
    assert!(late.await.unwrap().is_none());
    // No one has to agree: the reply is undone with the move.
    play(&desk, 1, id, "g3-g4", 0).await.unwrap();
    let reply = reply(&desk, id).await;
    assert_eq!(reply.view.game().unwrap().earlier.len(), 1);
    let act = desk.act(1, START);
    let taken = desk
        .service
        .offer(&act, id, None, OfferKind::Takeback)
        .await;
    let taken = taken.unwrap().view;
    let game = taken.game().unwrap();
    assert_eq!((game.taken_back, game.earlier.len()), (Some(2), 0));
    assert_eq!(game.to_move().user(), Some(UserId(1)));
}

#[tokio::test]
async fn its_board_waits_for_the_one_being_sent_as_an_answer() {
    for arrives in [true, false] {
        let desk = Desk::new();
        let id = against(&desk, Variant::Halma8, 4).await.id;
        for post in desk.service.all_posts(at(DAY)).await.unwrap() {
            let (post, _) = desk.service.post(post).await.unwrap().unwrap();
            let there = Delivery::of(Some(MessageId(1)), START);
            desk.service.delivered(&post, there).await.unwrap();
        }
        let act = Act {
            token: Some(AnswerToken::new("a token".to_owned())),
            ..desk.act(1, START)
        };
        let request = PlayRequest {
            act,
            ..desk.play(1, id, None, "h4-h5")
        };
        let answered = desk.service.play(&request).await.unwrap().post.unwrap();
        let (turn, plies) = replies(&desk, id).await;
        let reply = mind_plays(&desk, id, turn, &plies, false).await;
        let board = reply.unwrap().unwrap().post.unwrap();
        assert!(board.waits && board.answers.is_none());
        let now = at(2_200);
        let due = || desk.service.due_posts(now);
        assert_eq!(due().await.unwrap(), [], "the answer comes first");
        let older = desk.service.older_answers(board.reference).await;
        assert_eq!(older.unwrap(), [answered.reference]);
        if arrives {
            let there = Delivery::of(Some(MessageId(2)), now);
            let follows = desk.service.delivered(&answered, there).await.unwrap();
            let (retired, _) = desk.service.post(follows[0]).await.unwrap().unwrap();
            assert_eq!(retired.replaces.unwrap().message, MessageId(2));
        } else {
            let gone =
                desk.service
                    .hand_on(answered.reference, halma_service::Attempt::Failed, now);
            gone.await.unwrap();
        }
        assert_eq!(due().await.unwrap(), [board.reference], "{arrives}");
        let older = desk.service.older_answers(board.reference).await;
        assert_eq!(older.unwrap(), []);
    }
}

#[tokio::test]
async fn a_moderator_can_undo_a_persons_last_move() {
    let desk = Desk::new();
    let id = against(&desk, Variant::Halma8, 4).await.id;
    play(&desk, 1, id, "h4-h5", 0).await.unwrap();
    reply(&desk, id).await;
    let act = desk.act(7, START);
    let undone = desk.service.undo_move(&act, id, None, "");
    let undone = undone.await.unwrap().view;
    assert!(undone.game().unwrap().last.is_none());
    assert_eq!(desk.service.minds_to_move().await.unwrap(), []);
}

#[tokio::test]
async fn it_takes_the_seats_without_a_named_person() {
    let desk = Desk::new();
    let request = ChallengeRequest {
        computer: Some(level(2)),
        ..desk.request(Variant::Star6, &[2, 3])
    };
    let open = challenge(&desk, request).await;
    let StageView::Open { free, .. } = open.stage else {
        panic!("two are asked");
    };
    assert_eq!(free, 0);
    let stranger = desk.act(4, START);
    let joined = desk
        .service
        .answer_challenge(&stranger, open.id, LobbyMove::Join);
    assert_eq!(refusal(joined.await), Refusal::NoSeatLeft);
    answer(&desk, 2, open.id, LobbyMove::Join).await;
    let waits = answer(&desk, 3, open.id, LobbyMove::Decline).await.view;
    assert!(matches!(waits.stage, StageView::Open { .. }));
    let begun = answer(&desk, 1, open.id, LobbyMove::Fill).await.view;
    let mut people = seats(&begun);
    people.sort_unstable();
    assert_eq!(people, [None, None, None, None, Some(1), Some(2)]);
    assert!(!begun.terms.rated);
}

#[tokio::test]
async fn the_challenger_fills_a_lobby_with_one_click() {
    let desk = Desk::new();
    let open = challenge(&desk, desk.request(Variant::Star3, &[])).await;
    answer(&desk, 2, open.id, LobbyMove::Join).await;
    let other = desk.act(2, START);
    let refused = desk
        .service
        .answer_challenge(&other, open.id, LobbyMove::Fill);
    assert_eq!(refusal(refused.await), Refusal::NotTheChallenger);
    let begun = answer(&desk, 1, open.id, LobbyMove::Fill).await.view;
    assert!(!begun.terms.rated);
    let computers = begun.game().unwrap().seats.values();
    let computers = computers.filter(|one| {
        **one
            == Holder::Computer {
                level: Level::LOWEST,
            }
    });
    assert_eq!(computers.count(), 1);
    // Also if an invited person hasn't answered.
    let waits = challenge(&desk, desk.request(Variant::Halma8, &[9])).await;
    let begun = answer(&desk, 1, waits.id, LobbyMove::Fill).await.view;
    assert_eq!(begun.game().unwrap().people().count(), 1);
}

#[tokio::test]
async fn a_clock_runs_if_a_person_waits_and_never_for_the_computer() {
    let desk = Desk::new();
    let alone = against(&desk, Variant::Halma8, 3).await;
    assert_eq!(deadline(&alone), None);
    let request = ChallengeRequest {
        computer: Some(level(3)),
        ..desk.request(Variant::Star3, &[2])
    };
    let open = challenge(&desk, request).await;
    let mut now = answer(&desk, 2, open.id, LobbyMove::Join).await.view;
    let mut timed = 0;
    for _ in 0..3 {
        let game = now.game().unwrap();
        let Some(user) = game.to_move().user() else {
            assert_eq!(deadline(&now), None);
            now = reply(&desk, open.id).await.view;
            continue;
        };
        assert!(deadline(&now).is_some());
        timed += 1;
        let text = now.suggestions(user, "").remove(0).text;
        now = play(&desk, user.0, open.id, &text, 0).await.unwrap().view;
    }
    assert_eq!(timed, 2);
}

enum Help {
    Takeback,
    Hint,
}

#[tokio::test]
async fn a_win_leaves_a_mark_but_no_result() {
    let desk = Desk::new();
    let mut ended = Vec::new();
    let (takeback, hint) = (Some(Help::Takeback), Some(Help::Hint));
    for (number, help) in [(2, None), (5, takeback), (4, hint), (3, None)] {
        let id = against(&desk, Variant::MiniCorners, number).await.id;
        let helped_by = help.as_ref();
        match help {
            Some(Help::Takeback) => {
                play_on(&desk, id).await;
                let act = desk.act(1, START);
                let taken = desk
                    .service
                    .offer(&act, id, None, OfferKind::Takeback)
                    .await;
                taken.unwrap();
            }
            Some(Help::Hint) => desk.service.note_hint(id).await.unwrap(),
            None => {}
        }
        while play_on(&desk, id).await {}
        ended.push(id);
        let ended = view(&desk, id).await;
        let outcome = ended.game().unwrap().standing.outcome().unwrap();
        assert_eq!(outcome.verdict, Verdict::Won(halma_rules::Seat::FIRST));
        assert!(ended.game().unwrap().counted.is_none());
        let beaten = ended.game().unwrap().beaten.unwrap();
        assert_eq!(
            (beaten.level, beaten.first),
            (level(number), helped_by.is_none())
        );
    }
    let profile = desk.service.profile(UserId(1), GuildId(5), START).await;
    let profile = profile.unwrap().unwrap();
    // Taking back a move in the second game and using a hint in the third mean that neither level
    // counts as beaten.
    assert_eq!(profile.beaten, [(Variant::MiniCorners, level(3))]);
    let first = view(&desk, ended[0]).await;
    let first = first.game().unwrap().beaten.unwrap();
    assert!(first.first, "a stronger one was beaten later");
    assert!(profile.recent.is_empty() && profile.families.is_empty());
    let export = desk.service.export(UserId(1), START).await.unwrap();
    let export = serde_json::to_value(export.unwrap()).unwrap();
    let levels = [0, 1].map(|number| export["beaten"][number]["level"].clone());
    assert_eq!(levels, [3, 2]);
    desk.service.forget(UserId(1), START).await.unwrap();
    let forgotten = desk.service.profile(UserId(1), GuildId(5), START).await;
    assert!(forgotten.unwrap().is_none());
}

/// The person plays as well as the computer can, and the computer plays its first legal move;
/// returns false once the game is over.
async fn play_on(desk: &Desk, id: MatchId) -> bool {
    let mut memory = halma_mind::Memory::with_positions(1 << 12);
    let now = view(desk, id).await;
    let game = now.game().unwrap();
    let budget = halma_mind::Budget::nodes(2_000);
    let Some(thought) = halma_mind::think(&game.standing, budget, &mut memory, &|| false) else {
        return false;
    };
    let text = thought.ply().text(game.standing.position().board());
    let played = play(desk, 1, id, &text, 0).await.unwrap();
    if played.view.game().unwrap().standing.outcome().is_some() {
        return false;
    }
    let turn = desk.service.mind_turn(id).await.unwrap().unwrap();
    let first = [turn.game.position().legal_plies()[0]];
    let replied = mind_plays(desk, id, turn.turn, &first, false);
    replied.await.unwrap().unwrap();
    true
}

#[tokio::test]
async fn a_rematch_with_the_computer_begins_at_once_with_sides_swapped() {
    let desk = Desk::new();
    let id = against(&desk, Variant::Halma8, 6).await.id;
    play(&desk, 1, id, "h4-h5", 0).await.unwrap();
    let act = desk.act(1, START);
    desk.service.resign(&act, id, None).await.unwrap();
    let act = desk.act(1, START);
    let again = desk.service.rematch(&act, id, Rights::default()).await;
    let again = again.unwrap().view;
    assert_eq!(seats(&again), [None, Some(1)]);
    assert_eq!(desk.service.minds_to_move().await.unwrap(), [again.id]);
}

#[tokio::test]
async fn the_next_level_is_a_rematch_against_a_stronger_computer() {
    let desk = Desk::new();
    let next = async |number| {
        let id = against(&desk, Variant::Halma8, number).await.id;
        play(&desk, 1, id, "h4-h5", 0).await.unwrap();
        let act = desk.act(1, START);
        desk.service.resign(&act, id, None).await.unwrap();
        let act = desk.act(1, START);
        let next = desk.service.next_level(&act, id, Rights::default()).await;
        let made = next.unwrap().view;
        let act = desk.act(1, START);
        let rematch = desk.service.rematch(&act, id, Rights::default()).await;
        assert_eq!(rematch.unwrap().view.id, made.id, "a match has one rematch");
        made
    };
    let made = next(6).await;
    assert_eq!(made.terms.computer, Some(level(7)));
    assert_eq!(seats(&made), [None, Some(1)]);
    let turn = desk.service.mind_turn(made.id).await.unwrap().unwrap();
    assert_eq!(turn.levels, [Some(level(7)), None]);
    assert_eq!(next(10).await.terms.computer, Some(level(10)));
}

#[tokio::test]
async fn once_no_person_plays_nothing_is_shown_before_the_end() {
    let desk = Desk::new();
    let request = ChallengeRequest {
        first: FirstMove::Opponent,
        computer: Some(level(1)),
        ..desk.request(Variant::Star3, &[])
    };
    let id = challenge(&desk, request).await.id;
    let act = desk.act(1, START);
    desk.service.resign(&act, id, None).await.unwrap();
    let before = desk.posts(id).await;
    let turn = desk.service.mind_turn(id).await.unwrap().unwrap();
    let plies = [turn.game.position().legal_plies()[0]];
    let played = mind_plays(&desk, id, turn.turn, &plies, false);
    let played = played.await.unwrap().unwrap();
    assert!(played.post.is_none());
    assert!(
        played.view.game().unwrap().earlier.is_empty(),
        "no one is waiting to be told"
    );
    assert_eq!(desk.posts(id).await, before);
    let mine = desk
        .service
        .list(UserId(1), Listing::Mine(halma_store::ids::ChannelId(6)));
    assert_eq!(mine.await.unwrap().len(), 1, "it goes on without them");
}

#[tokio::test]
async fn the_last_person_against_computers_has_unlimited_time() {
    let desk = Desk::new();
    let request = ChallengeRequest {
        computer: Some(level(3)),
        ..desk.request(Variant::Star3, &[2])
    };
    let open = challenge(&desk, request).await;
    let mut now = answer(&desk, 2, open.id, LobbyMove::Join).await.view;
    if now.game().unwrap().to_move().person().is_none() {
        now = reply(&desk, open.id).await.view;
    }
    let mover = now.game().unwrap().to_move().user().unwrap().0;
    assert!(deadline(&now).is_some());
    let act = desk.act(3 - mover, START);
    let left = desk.service.resign(&act, open.id, None).await.unwrap().view;
    assert_eq!(left.game().unwrap().to_move().user(), Some(UserId(mover)));
    assert_eq!(deadline(&left), None);
    assert!(left.game().unwrap().earlier.is_empty());
    assert!(left.game().unwrap().surprises());
}

#[tokio::test]
async fn the_computer_takes_a_draw_only_if_it_is_behind() {
    let desk = Desk::new();
    let id = against(&desk, Variant::Halma8, 2).await.id;
    let offer = async || {
        let (act, kind) = (desk.act(1, START), OfferKind::Draw);
        desk.service.offer(&act, id, None, kind).await
    };
    assert_eq!(refusal(offer().await), Refusal::ComputerPlaysOn, "round 1");
    play(&desk, 1, id, "h3-h5", 0).await.unwrap();
    let (turn, _) = replies(&desk, id).await;
    // It gets less near than the person did.
    let game = desk.service.whole_game(id).await.unwrap().unwrap();
    let gains = game.position().gains();
    let least = gains.iter().min_by_key(|(_, gain)| *gain).unwrap();
    assert_eq!(least.1, 1);
    let plies = [Ply::Move(least.0)];
    mind_plays(&desk, id, turn, &plies, false)
        .await
        .unwrap()
        .unwrap();
    let drawn = offer().await.unwrap().view;
    let outcome = drawn.game().unwrap().standing.outcome().unwrap();
    assert_eq!(outcome.verdict, Verdict::Drawn);
}
