//! Whole games looked at again.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_mind::{Cost, Level, Memory, Moment, Player, Review, last_move, review};
use halma_rules::notation::parse_position;
use halma_rules::{Event, Game, Ply, Rules, Seat, Status, Variant};

fn look(game: &Game, nodes: u64) -> Review {
    let mut memory = Memory::with_positions(1 << 14);
    review(game, nodes, &mut memory, &|| false).unwrap()
}

/// A game between two levels.
fn played(variant: Variant, levels: [u8; 2]) -> Game {
    let mut game = Game::new(Rules::default_for(variant));
    let mut memory = Memory::with_positions(1 << 14);
    while let Status::Running { turn } = game.status() {
        let level = Level::new(levels[turn.index() % 2]).unwrap();
        let player = Player { level, seed: 3 };
        let last = last_move(&game, turn);
        let thought = player.choose(game.standing(), last, &mut memory, &|| false);
        game.play(thought.unwrap().ply()).unwrap();
    }
    game
}

#[test]
fn the_stronger_side_is_ahead_and_the_weaker_one_makes_the_mistakes() {
    let game = played(Variant::MiniCorners, [8, 1]);
    let review = look(&game, 3_000);
    assert_eq!(review.leads.len(), game.history().len() + 1);
    for leads in &review.leads {
        assert!(
            (leads[0] + leads[1]).abs() <= 1,
            "what one has the other lacks: {leads:?}"
        );
    }
    let ahead = review.leads.iter().filter(|leads| leads[0] > 0).count();
    assert!(
        2 * ahead > review.leads.len(),
        "{ahead} of {}",
        review.leads.len()
    );
    let last = review.leads.last().unwrap();
    assert!(last[0] > 0, "the winner is ahead at last");
    assert!(!review.moments.is_empty());
    let mover = |event: usize| match game.history()[event] {
        Event::Ply { seat, .. } => seat,
        Event::Out { .. } => panic!("a move"),
    };
    let of_the_weaker = |moment: &&Moment| mover(moment.event) == Seat::at(1);
    let mistakes = review.moments.iter().filter(of_the_weaker).count();
    assert!(mistakes >= 2, "{:?}", review.moments);
    for moment in &review.moments {
        assert_ne!(moment.played, moment.better);
    }
    // The same comes to the same.
    assert_eq!(review, look(&game, 3_000));
}

#[test]
fn a_wasted_move_of_the_race_and_a_win_let_go_are_named() {
    let rules = Rules::default_for(Variant::Halma8);
    // White needs one move; Black is far away.
    let start = "aaaa4/aaa5/a1a5/a7/7b/6bb/3b2bb/4bbbb 1 32";
    let mut game = Game::from_position(parse_position(rules, start).unwrap());
    for text in ["c6-d6", "d2-d3", "d6-c6", "d3-d2", "c6-b6"] {
        let ply = game.parse_ply(text).unwrap();
        game.play(ply).unwrap();
    }
    let review = look(&game, 4_000);
    let first = review
        .moments
        .iter()
        .find(|moment| moment.event == 0)
        .unwrap();
    assert!(
        matches!(first.cost, Cost::Win(1) | Cost::Moves(1..)),
        "{first:?}"
    );
    let race = review.race.unwrap();
    assert_eq!(race.needed[0].moves, 1);
    assert_eq!(race.made, [3, 2]);
}

#[test]
fn games_of_many_and_games_that_go_on_can_be_looked_at() {
    for variant in [Variant::Star3, Variant::Halma16Four] {
        let mut game = Game::new(Rules::default_for(variant));
        for _ in 0..12 {
            let gains = game.position().gains();
            let (mv, _) = *gains.iter().max_by_key(|(_, gain)| *gain).unwrap();
            game.play(Ply::Move(mv)).unwrap();
        }
        let review = look(&game, 300);
        assert_eq!(review.leads[0].len(), variant.seats());
        assert_eq!(review.leads.len(), 13);
    }
    let mut memory = Memory::with_positions(1 << 10);
    let game = played(Variant::MiniCorners, [1, 1]);
    assert_eq!(
        review(&game, 100, &mut memory, &|| true),
        None,
        "it was stopped"
    );
}
