//! The checker: what it accepts, what it refuses, and what is left of a long history.

use crate::common::history::{
    Board, Call, Deed, NEVER, Offered, Operation, Sent, State, Stones, contradiction,
};

/// Two stones, and moves that lead them to the right.
fn stones(white: &str, black: &str) -> Stones {
    [(white, "W"), (black, "B")]
        .map(|(cell, color)| (cell.to_owned(), color.to_owned()))
        .into()
}

fn start() -> State {
    State::at(board(1, "a1", "a8"))
}

fn board(turn: u64, white: &str, black: &str) -> Board {
    Board {
        turn,
        stones: stones(white, black),
        offer: None,
    }
}

fn sent(turn: u64, text: &str) -> Sent {
    Sent {
        turn,
        seat: (turn as usize + 1) % 2,
        deed: Deed::Move(text.to_owned()),
    }
}

fn accepted(turn: u64, text: &str) -> Call {
    Call::Accepted(sent(turn, text))
}

fn refused(turn: u64, text: &str) -> Call {
    Call::Refused(sent(turn, text))
}

fn unanswered(turn: u64, text: &str) -> Call {
    Call::Unanswered(sent(turn, text))
}

fn saw(turn: u64, white: &str, black: &str) -> Call {
    Call::Saw(board(turn, white, black))
}

/// A history of calls, each with the moments of its request and its answer.
fn history(calls: &[(u64, u64, Call)]) -> Vec<Operation> {
    let operations = calls.iter().zip(0..);
    let operations = operations.map(|((begin, end, call), client)| Operation {
        client,
        begin: *begin,
        end: *end,
        call: call.clone(),
    });
    operations.collect()
}

fn fits(calls: &[(u64, u64, Call)]) -> bool {
    contradiction(&start(), &history(calls)).is_none()
}

#[test]
fn a_history_that_fits_one_order_is_accepted() {
    assert!(fits(&[]));
    assert!(fits(&[
        (0, 5, accepted(1, "a1-b1")),
        (1, 6, refused(1, "a1-b1")),
        (2, 3, saw(1, "a1", "a8")),
        (4, 9, saw(2, "b1", "a8")),
        (7, 12, accepted(2, "a8-b8")),
        (8, 11, saw(3, "b1", "b8")),
        (10, 14, refused(1, "a1-a2")),
        (15, 16, Call::Listed(vec!["a1-b1".into(), "a8-b8".into()])),
    ]));
}

#[test]
fn two_moves_accepted_at_the_same_turn_are_refused() {
    assert!(!fits(&[
        (0, 3, accepted(1, "a1-b1")),
        (1, 2, accepted(1, "a1-a2")),
    ]));
    let same = accepted(1, "a1-b1");
    assert!(!fits(&[(0, 3, same.clone()), (1, 2, same)]), "a double");
}

#[test]
fn a_move_of_the_wrong_player_must_be_refused() {
    let others = Sent {
        seat: 1,
        ..sent(1, "a8-b8")
    };
    assert!(fits(&[(0, 1, Call::Refused(others.clone()))]));
    assert!(!fits(&[(0, 1, Call::Accepted(others))]));
}

#[test]
fn an_old_board_after_a_newer_one_was_shown_is_refused() {
    let accepted = (0, 9, accepted(1, "a1-b1"));
    let (new, old) = (saw(2, "b1", "a8"), saw(1, "a1", "a8"));
    assert!(!fits(&[
        accepted.clone(),
        (1, 2, new.clone()),
        (3, 4, old.clone())
    ]));
    assert!(fits(&[accepted.clone(), (3, 4, new), (1, 2, old.clone())]));
    assert!(!fits(&[accepted, (10, 11, old)]), "after the answer");
}

#[test]
fn a_board_before_its_move_is_refused() {
    assert!(!fits(&[
        (0, 1, saw(2, "b1", "a8")),
        (2, 3, accepted(1, "a1-b1")),
    ]));
}

#[test]
fn another_board_of_the_same_turn_is_refused() {
    assert!(!fits(&[
        (0, 1, accepted(1, "a1-b1")),
        (2, 3, saw(2, "a2", "a8")),
    ]));
}

#[test]
fn a_refusal_at_the_right_turn_is_refused() {
    assert!(!fits(&[(0, 1, refused(1, "a1-b1"))]));
}

#[test]
fn a_call_without_an_answer_may_have_taken_effect_at_any_time_or_never() {
    let lost = (0, NEVER, unanswered(1, "a1-b1"));
    assert!(fits(std::slice::from_ref(&lost)));
    let (new, old) = ((3, 4, saw(2, "b1", "a8")), (1, 2, saw(1, "a1", "a8")));
    assert!(fits(&[lost.clone(), new.clone()]));
    assert!(fits(&[lost.clone(), old.clone(), new.clone()]));
    assert!(fits(&[lost.clone(), (1, 2, accepted(1, "a1-a2"))]));
    assert!(!fits(&[lost.clone(), new, (5, 6, old.2)]));
    let late = (5, NEVER, unanswered(1, "a1-b1"));
    assert!(!fits(&[late, (3, 4, saw(2, "b1", "a8"))]));
}

#[test]
fn an_acknowledged_move_that_is_not_stored_is_refused() {
    assert!(!fits(&[
        (0, 1, accepted(1, "a1-b1")),
        (2, 3, Call::Listed(Vec::new())),
    ]));
}

/// A call that makes or answers an offer, from a seat and for a turn.
fn about(call: fn(Sent) -> Call, turn: u64, seat: usize, deed: Deed) -> Call {
    call(Sent { turn, seat, deed })
}

fn saw_offer(turn: u64, offer: usize, white: &str, black: &str) -> Call {
    Call::Saw(Board {
        offer: Some((offer, Offered::Takeback)),
        ..board(turn, white, black)
    })
}

#[test]
fn a_takeback_undoes_the_offering_players_move_and_the_answer_to_it() {
    let accepts = |seat| about(Call::Accepted, 3, seat, Deed::Accept);
    let offers = |seat| about(Call::Accepted, 3, seat, Deed::Offer(Offered::Takeback));
    let moves = [(0, 1, accepted(1, "a1-b1")), (2, 3, accepted(2, "a8-b8"))];
    let then = |more: &[Call]| {
        let more = (4..).step_by(2).zip(more);
        let more = more.map(|(at, call)| (at, at + 1, call.clone()));
        fits(&moves.iter().cloned().chain(more).collect::<Vec<_>>())
    };
    let own = [
        offers(0),
        saw_offer(3, 0, "b1", "b8"),
        accepts(1),
        saw(4, "a1", "a8"),
    ];
    assert!(then(&own));
    let last = [offers(1), accepts(0), saw(4, "b1", "a8")];
    assert!(then(&last));
    assert!(!then(&[offers(1), accepts(0), saw(4, "a1", "a8")]));
    assert!(!then(&[offers(0), accepts(0)]), "of one's own offer");
    assert!(!then(&[accepts(1)]), "without an offer");
    assert!(!then(&[offers(0), offers(1)]), "one is open");
}

#[test]
fn an_offer_ends_with_its_turn_and_is_made_once_in_it() {
    let moved = (0, 1, accepted(1, "a1-b1"));
    let offer = |call| about(call, 2, 0, Deed::Offer(Offered::Takeback));
    let offered = (2, 3, offer(Call::Accepted));
    let accept = |call| (6, 7, about(call, 2, 1, Deed::Accept));
    for end in [
        about(Call::Accepted, 2, 1, Deed::Decline),
        about(Call::Accepted, 2, 0, Deed::Withdraw),
        accepted(2, "a8-b8"),
    ] {
        let so_far = [moved.clone(), offered.clone(), (4, 5, end)];
        let with = |more| fits(&[&so_far[..], &[more]].concat());
        assert!(with(accept(Call::Refused)) && !with(accept(Call::Accepted)));
        let again = |call| with((6, 7, offer(call)));
        assert!(again(Call::Refused) && !again(Call::Accepted));
    }
    let too_early = (
        0,
        1,
        about(Call::Accepted, 1, 0, Deed::Offer(Offered::Takeback)),
    );
    assert!(!fits(&[too_early]), "nothing to take back");
}

#[test]
fn a_draw_can_be_offered_before_any_move_and_ends_the_game() {
    let offered = about(Call::Accepted, 1, 0, Deed::Offer(Offered::Draw));
    let then = |calls: &[Call]| {
        let calls = [std::slice::from_ref(&offered), calls].concat();
        let calls = (0..).step_by(2).zip(calls);
        fits(
            &calls
                .map(|(at, call)| (at, at + 1, call))
                .collect::<Vec<_>>(),
        )
    };
    let accepted_by = |seat| about(Call::Accepted, 1, seat, Deed::Accept);
    assert!(then(&[accepted_by(1)]) && !then(&[accepted_by(0)]));
    let moved = |call: fn(u64, &str) -> Call| call(2, "a1-b1");
    assert!(then(&[accepted_by(1), moved(refused)]));
    assert!(!then(&[accepted_by(1), moved(accepted)]));
}

#[test]
fn only_a_game_that_has_hardly_begun_can_be_canceled() {
    let cells = [["a1-b1", "a8-b8"], ["b1-c1", "b8-c8"]].concat();
    let moves = cells
        .iter()
        .zip(1..)
        .map(|(cells, turn)| accepted(turn, cells));
    let moved = |count| moves.clone().take(count).zip((0..).step_by(2));
    let after = |count: usize, calls: &[Call]| {
        let calls = calls.iter().cloned().zip((100..).step_by(2));
        let calls = moved(count)
            .chain(calls)
            .map(|(call, at)| (at, at + 1, call));
        fits(&calls.collect::<Vec<_>>())
    };
    let offers = |turn, call: fn(Sent) -> Call| about(call, turn, 0, Deed::Offer(Offered::Cancel));
    let accepts = about(Call::Accepted, 4, 1, Deed::Accept);
    let canceled = [offers(4, Call::Accepted), accepts];
    assert!(after(3, &canceled) && !after(4, &[offers(5, Call::Accepted)]));
    assert!(after(4, &[offers(5, Call::Refused)]));
    let then = |call| after(3, &[&canceled[..], &[call]].concat());
    assert!(then(refused(5, "b8-c8")) && !then(accepted(5, "b8-c8")));
}

#[test]
fn hints_are_allowed_once_and_their_offer_may_be_followed_by_another() {
    let offers = |call: fn(Sent) -> Call, what| about(call, 1, 0, Deed::Offer(what));
    let begun = [
        offers(Call::Accepted, Offered::Hints),
        about(Call::Accepted, 1, 1, Deed::Accept),
    ];
    let then = |call| {
        let calls = [&begun[..], &[call]]
            .concat()
            .into_iter()
            .zip((0..).step_by(2));
        let calls = calls.map(|(call, at)| (at, at + 1, call));
        fits(&calls.collect::<Vec<_>>())
    };
    assert!(then(offers(Call::Refused, Offered::Hints)));
    assert!(!then(offers(Call::Accepted, Offered::Hints)));
    assert!(then(offers(Call::Accepted, Offered::Draw)));
    assert!(then(accepted(1, "a1-b1")), "the turn goes on");
}

#[test]
fn time_is_up_only_for_the_player_to_move() {
    let late = |seat| about(Call::Accepted, 1, seat, Deed::TimeOut);
    assert!(fits(&[(0, 1, late(0)), (2, 3, refused(1, "a1-b1"))]));
    assert!(!fits(&[(0, 1, late(1))]));
    assert!(!fits(&[(0, 1, late(0)), (2, 3, accepted(1, "a1-b1"))]));
}

#[test]
fn nothing_is_done_after_a_resignation() {
    let moved = (0, 1, accepted(1, "a1-b1"));
    let resigned = (2, 3, about(Call::Accepted, 2, 0, Deed::Resign));
    let then = |call: Call| fits(&[moved.clone(), resigned.clone(), (4, 5, call)]);
    assert!(then(saw(3, "b1", "a8")));
    for turn in [2, 3] {
        assert!(then(refused(turn, "a8-b8")) && !then(accepted(turn, "a8-b8")));
        let again = |call| then(about(call, turn, 1, Deed::Resign));
        assert!(again(Call::Refused) && !again(Call::Accepted));
    }
    assert!(!then(Call::Listed(Vec::new())), "the moves stay");
}

/// A long good history with stale clicks and one lost click per turn.
fn long(turns: u64) -> Vec<(u64, u64, Call)> {
    let mut calls = Vec::new();
    for turn in 1..=turns {
        let (at, name) = (turn * 10, |number: u64| format!("x{number}"));
        let from = match turn {
            1 => "a1".to_owned(),
            2 => "a8".to_owned(),
            _ => name(turn - 2),
        };
        let text = format!("{from}-{}", name(turn));
        calls.push((at, at + 5, accepted(turn, &text)));
        calls.push((at + 1, at + 6, refused(turn, &text)));
        calls.push((at + 2, NEVER, unanswered(turn, &text)));
        calls.push((at + 7, at + 8, refused(turn, "a1-a2")));
    }
    calls
}

#[test]
fn long_histories_are_decided() {
    assert!(fits(&long(200)));
    let mut calls = long(200);
    calls.push((2010, 2011, refused(201, "x199-x201")));
    assert!(!fits(&calls));
}

#[test]
fn what_contradicts_itself_is_cut_out_of_a_long_history() {
    let mut calls = long(60);
    let doubled = accepted(30, "x28-a2");
    calls.push((301, 309, doubled.clone()));
    let found = contradiction(&start(), &history(&calls)).unwrap();
    assert!(format!("{found:?}").starts_with("from turn 30 on:"));
    let left: Vec<Call> = (found.history.iter())
        .map(|operation| operation.call.clone())
        .collect();
    assert!(left.contains(&doubled) && left.contains(&accepted(30, "x28-x30")));
    assert!(left.len() <= 3, "{found:?}");
}
