//! Matches of the opponent at full strength against sparring partners. `HALMA_SPARRING=40 cargo
//! test --release -p halma-mind --test mind figures:: -- --nocapture` is the long run;
//! `HALMA_VARIANTS=star2,corners` leaves the others out.
#![allow(clippy::print_stdout, reason = "what the long run says")]

use std::time::Duration;

use super::matches::{Side, points};
use super::sparring::Sparring;

const VARIANTS: [&str; 6] = [
    "halma8",
    "halma10",
    "halma16",
    "corners",
    "mini-corners",
    "star2",
];

/// A long run in all variants against some partners, of whose points so many of a hundred are
/// wanted; our side may take this time for a move, a partner that can be stopped 100 ms.
fn long_run(games: usize, partners: &[Sparring], wanted: usize, time: Duration) {
    let mut missed = Vec::new();
    let some = std::env::var("HALMA_VARIANTS").ok();
    let is_meant =
        |name: &str| (some.as_ref()).is_none_or(|some| some.split(',').any(|one| one == name));
    for name in VARIANTS.into_iter().filter(|name| is_meant(name)) {
        for &kind in partners {
            let partner = Side::PartnerInTime(kind, Duration::from_millis(100));
            let points = points(name, Side::InTime(time), partner, games);
            println!(
                "{name} against {kind:?}: {} of {games}",
                points as f64 / 2.0
            );
            if points * 100 < wanted * 2 * games {
                missed.push((name, kind));
            }
        }
    }
    assert!(missed.is_empty(), "{missed:?}");
}

/// Weak partners are beaten in a tenth of the time, too.
#[test]
fn luck_greed_and_a_short_look_ahead_win_one_game_of_twenty_at_most() {
    if let Some(games) = wanted() {
        let partners = [Sparring::Random, Sparring::Greedy, Sparring::AlphaBeta(2)];
        long_run(games, &partners, 95, Duration::from_millis(10));
        return;
    }
    for name in ["halma8", "halma10", "corners", "mini-corners", "star2"] {
        for kind in [Sparring::Random, Sparring::Greedy] {
            let points = points(name, Side::Full(4_000), Side::Partner(kind), 4);
            assert!(points >= 7, "{name} against {kind:?}: {points} of 8");
        }
    }
    for name in ["halma8", "star2", "mini-corners"] {
        let partner = Side::Partner(Sparring::AlphaBeta(2));
        let points = points(name, Side::Full(15_000), partner, 4);
        assert!(points >= 6, "{name}: {points} of 8");
    }
}

#[test]
fn a_longer_look_ahead_and_play_outs_win_three_games_of_twenty_at_most() {
    if let Some(games) = wanted() {
        let partners = [Sparring::Uct(u32::MAX), Sparring::AlphaBeta(4)];
        long_run(games, &partners, 85, Duration::from_millis(100));
        return;
    }
    for (kind, nodes) in [
        (Sparring::AlphaBeta(4), 20_000),
        (Sparring::Uct(200), 4_000),
    ] {
        let points = points("mini-corners", Side::Full(nodes), Side::Partner(kind), 2);
        assert!(points >= 3, "{kind:?}: {points} of 4");
    }
}

/// Games of more than two are played by best replies; the other way would be play-outs in which
/// each seat looks after itself.
#[test]
fn best_replies_win_more_among_play_outs_than_those_among_them() {
    let time = Duration::from_millis(50);
    let play_outs = Side::PartnerInTime(Sparring::Uct(u32::MAX), time);
    let Some(games) = wanted() else {
        let partner = Side::Partner(Sparring::Uct(60));
        let points = points("star3", Side::Full(4_000), partner, 3);
        assert!(points > 2, "{points} of 6");
        return;
    };
    let mut missed = Vec::new();
    for (name, seats) in [("star3", 3), ("star6", 6), ("halma16-4", 4)] {
        let games = games.next_multiple_of(seats);
        let alone = points(name, Side::InTime(time), play_outs, games);
        let against = points(name, play_outs, Side::InTime(time), games);
        println!(
            "{name}: best replies won {} of {games} among play-outs, those {} of {games} among them",
            alone as f64 / 2.0,
            against as f64 / 2.0,
        );
        if alone <= against {
            missed.push(name);
        }
    }
    assert!(missed.is_empty(), "{missed:?}");
}

/// The games of each match in a long run.
fn wanted() -> Option<usize> {
    std::env::var("HALMA_SPARRING").ok()?.parse().ok()
}
