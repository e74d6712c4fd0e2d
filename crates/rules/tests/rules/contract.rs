//! What the engine guarantees, checked for every variant with every rule set, along random games.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::{BTreeMap, BTreeSet};

use crate::dice::Dice;
use crate::page::{self, Page};
use halma_rules::notation::{Record, parse_position, position_text, read_records, write_record};
use halma_rules::{
    Cell, Contest, Game, Grid, Move, Ply, Position, Reason, Rules, Seat, Standing, Variant,
};

/// Calls `visit` with the game before each of its random plies, and at its end.
fn random_walks(plies: usize, mut visit: impl FnMut(&Game, &mut Dice)) {
    for (seed, rules) in Rules::all().enumerate() {
        let mut dice = Dice(seed as u64 + 1);
        let mut game = Game::new(rules);
        for _ in 0..plies {
            visit(&game, &mut dice);
            let legal = game.position().legal_plies();
            if game.outcome().is_some() {
                break;
            }
            let ply = legal[dice.below(legal.len())];
            game.play(ply).unwrap();
        }
        visit(&game, &mut dice);
    }
}

#[test]
fn generator_and_single_move_check_agree() {
    random_walks(60, |game, dice| {
        let position = game.position();
        let board = position.board();
        let legal = position.legal_plies();
        let distinct: BTreeSet<_> = legal.iter().copied().collect();
        assert_eq!(distinct.len(), legal.len(), "a move is listed twice");
        assert_eq!(position.count_legal_plies(), legal.len() as u64);
        let cells = board.cells();
        for _ in 0..40 {
            let pair = (
                cells[dice.below(cells.len())],
                cells[dice.below(cells.len())],
            );
            let text = format!("{}-{}", board.name(pair.0), board.name(pair.1));
            let listed = legal.iter().any(|ply| ply.text(board) == text);
            assert_eq!(position.parse_ply(&text).is_ok(), listed, "{text}");
        }
        for &ply in &legal {
            assert_eq!(position.parse_ply(&ply.text(board)), Ok(ply));
            assert!(position.is_legal(ply));
        }
    });
}

#[test]
fn routes_are_accepted_and_lead_to_their_move() {
    random_walks(60, |game, _| {
        let position = game.position();
        for ply in position.legal_plies() {
            let Ply::Move(mv) = ply else { continue };
            let route = position.route(mv);
            assert_eq!(route.cells().first(), Some(&mv.from()));
            assert_eq!(route.cells().last(), Some(&mv.to()));
            let text = route.text(position.board());
            assert_eq!(position.parse_ply(&text), Ok(ply), "{text}");
            if game.outcome().is_none() {
                let mut after = game.clone();
                after.play(ply).unwrap();
                if after.position().placement().at(mv.to()).is_some() {
                    assert_eq!(after.position().route_before(&text).as_ref(), Ok(&route));
                }
            }
        }
    });
}

#[test]
fn a_move_has_gained_as_much_as_it_was_to_gain() {
    random_walks(20, |game, dice| {
        let position = game.position();
        let gains = position.gains();
        if gains.is_empty() || game.outcome().is_some() {
            return;
        }
        let (mv, gain) = gains[dice.below(gains.len())];
        assert_eq!(position.gain(mv), gain);
        let mut after = game.clone();
        after.play(Ply::Move(mv)).unwrap();
        if after.position().placement().at(mv.to()).is_some() {
            assert_eq!(after.position().gained(mv), gain);
        }
    });
}

/// The shortest route, found by trying all of them.
#[test]
fn routes_are_the_shortest_and_first_by_cell_order() {
    random_walks(30, |game, _| {
        let position = game.position();
        for ply in position.legal_plies() {
            let Ply::Move(mv) = ply else { continue };
            let route = position.route(mv);
            if route.is_step() {
                assert_eq!(route.jumps(), 0);
                assert!(
                    position
                        .board()
                        .neighbors(mv.from())
                        .any(|cell| cell == mv.to())
                );
                continue;
            }
            let best = (1..)
                .find_map(|jumps| first_route(position, mv, jumps))
                .unwrap();
            assert_eq!(route.cells(), best, "{}", route.text(position.board()));
            assert_eq!(route.jumps(), best.len() - 1);
        }
    });
}

/// The first route by cell order with exactly `jumps` jumps.
fn first_route(position: &Position, mv: Move, jumps: usize) -> Option<Vec<Cell>> {
    fn extend(position: &Position, mv: Move, cells: &mut Vec<Cell>, jumps: usize) -> bool {
        let at = *cells.last().unwrap();
        if jumps == 0 {
            return at == mv.to();
        }
        for to in page::jumps(position, mv.from(), at) {
            if to != mv.from() {
                cells.push(to);
                if extend(position, mv, cells, jumps - 1) {
                    return true;
                }
                cells.pop();
            }
        }
        false
    }
    let mut cells = vec![mv.from()];
    extend(position, mv, &mut cells, jumps).then_some(cells)
}

#[test]
fn moves_match_a_naive_reading_of_the_rules() {
    random_walks(40, |game, dice| {
        if dice.below(6) > 0 {
            return;
        }
        let position = game.position();
        for &from in position.board().cells() {
            assert_eq!(position.targets(from), page::targets(position, from));
            if position.placement().at(from).is_some() {
                assert_eq!(
                    position.jumps_on(from, from),
                    page::jumps(position, from, from)
                );
            }
        }
    });
}

/// Mostly plays one of the best moves, so that games end; now and then a seat goes out.
#[test]
fn ends_match_a_naive_reading_of_the_rules() {
    let mut ends: BTreeMap<String, u32> = BTreeMap::new();
    for (seed, rules) in Rules::all().enumerate() {
        for round in 0..2 {
            let mut dice = Dice((2 * seed + round) as u64);
            let mut game = Game::new(rules);
            let mut page = Page::of(game.standing());
            for number in 0..1_200 {
                let before = game.position().clone();
                let seat = dice.below(rules.variant().seats());
                let goes_out = rules.variant().seats() > 2 && dice.below(400) == 0;
                let out = Seat::at(seat);
                if goes_out && game.take_out(out, Reason::Timeout).is_ok() {
                    page.out(seat, Reason::Timeout, &before, game.position());
                } else {
                    // From move 41 on the second game is played at random.
                    let is_wild = number % 5 == 0 || round == 1 && number > 40;
                    let ply = some_ply(&before, &mut dice, is_wild);
                    game.play(ply).unwrap();
                    page.ply(before.to_move().index(), &before, game.position());
                }
                let end = game
                    .outcome()
                    .map(|outcome| (game.result(), outcome.reason));
                assert_eq!(
                    end,
                    page.end,
                    "{rules:?}: {}",
                    position_text(game.position())
                );
                if let Some(outcome) = game.outcome() {
                    let end = format!("{:?} {}", rules.contest(), outcome.reason);
                    *ends.entry(end).or_default() += 1;
                    break;
                }
            }
        }
    }
    let of_all = ["built", "filled", "locked", "home", "tempo", "stall"];
    let of_all = of_all.map(|reason| format!("First {reason}")).into_iter();
    let others = [
        "Places places",
        "Places stall",
        "Places timeout",
        "Pairs built",
        "Pairs stall",
    ];
    for end in of_all.chain(others.map(str::to_owned)) {
        assert!(ends.contains_key(&end), "no game ended by {end}: {ends:?}");
    }
}

/// A move with the highest gain, or any move.
fn some_ply(position: &Position, dice: &mut Dice, is_wild: bool) -> Ply {
    let legal = position.legal_plies();
    if is_wild {
        return legal[dice.below(legal.len())];
    }
    let gains = position.gains();
    let best = gains.iter().map(|(_, gain)| *gain).max();
    let best: Vec<_> = gains
        .iter()
        .filter(|(_, gain)| Some(*gain) == best)
        .collect();
    match best[..] {
        [] => Ply::Pass,
        _ => Ply::Move(best[dice.below(best.len())].0),
    }
}

#[test]
fn the_number_of_stones_never_changes() {
    random_walks(60, |game, _| {
        let setup = game.rules().setup();
        let stones: usize = (0..setup.seats())
            .map(|seat| game.position().stones(Seat::at(seat)).count())
            .sum();
        assert_eq!(stones, setup.color_count() * setup.stones_per_color());
        for &cell in game.position().board().cells() {
            let color = game.position().placement().at(cell);
            let listed = color
                .is_some_and(|color| game.position().placement().stones(color).contains(&cell));
            assert_eq!(color.is_some(), listed);
        }
    });
}

/// Half a turn maps boards onto themselves and homes onto goals.
#[test]
fn rotating_by_half_a_turn_preserves_legal_moves() {
    random_walks(40, |game, _| {
        let rules = game.rules();
        if rules.setup().seats() != 2 || rules.setup().color_count() != 2 {
            return;
        }
        let position = game.position();
        let board = position.board();
        let turn = |cell: Cell| {
            let (letter, number) = board.coordinates(cell);
            let far = board.side() - 1;
            board.cell_at(far - letter, far - number).unwrap()
        };
        // The text of a position after half a turn is its stones backward, with colors swapped.
        let text = position_text(position);
        let mut parts = text.split(' ');
        let stones: String = parts
            .next()
            .unwrap()
            .chars()
            .rev()
            .map(swap_color)
            .collect();
        let stones = reverse_numbers(&stones);
        let seat = if parts.next() == Some("1") { 2 } else { 1 };
        let turned = format!("{stones} {seat} {}", position.round());
        let turned = parse_position(rules, &turned).unwrap();
        let moves = |position: &Position| -> BTreeSet<(Cell, Cell)> {
            let plies = position.legal_plies().into_iter();
            let pair = |ply| match ply {
                Ply::Move(mv) => Some((mv.from(), mv.to())),
                Ply::Pass => None,
            };
            plies.filter_map(pair).collect()
        };
        let expected: BTreeSet<_> = moves(position)
            .into_iter()
            .map(|(from, to)| (turn(from), turn(to)))
            .collect();
        assert_eq!(moves(&turned), expected);
        let both = |position: &Position| [0, 1].map(|seat| position.tempo(Seat::at(seat)));
        let [white, black] = both(position);
        assert_eq!(both(&turned), [black, white]);
    });
}

fn swap_color(letter: char) -> char {
    match letter {
        'a' => 'b',
        'b' => 'a',
        other => other,
    }
}

/// Puts the digits of reversed numbers back in order.
fn reverse_numbers(text: &str) -> String {
    let mut result = String::new();
    let mut digits = String::new();
    for letter in text.chars().chain(['.']) {
        if letter.is_ascii_digit() {
            digits.insert(0, letter);
        } else {
            result.push_str(&std::mem::take(&mut digits));
            result.push(letter);
        }
    }
    result.pop();
    result
}

#[test]
fn texts_and_records_round_trip() {
    random_walks(50, |game, dice| {
        let position = game.position();
        let text = position_text(position);
        let mut seats = (0..game.rules().variant().seats()).map(Seat::at);
        // The text of a position doesn't say which seats are done.
        if !seats.any(|seat| position.is_done(seat)) {
            assert_eq!(parse_position(game.rules(), &text).as_ref(), Ok(position));
        }
        if dice.below(8) == 0 {
            let record = Record {
                tags: halma_rules::notation::Tags::default(),
                game: game.clone(),
            };
            let mut again = read_records(&write_record(&record));
            assert_eq!(again.len(), 1);
            assert_eq!(again.remove(0).unwrap().game, *game);
        }
    });
}

#[test]
fn a_finished_game_accepts_nothing() {
    random_walks(40, |game, _| {
        let mut ended = game.clone();
        let outcome = halma_rules::Outcome::drawn(halma_rules::Reason::Agreement);
        if ended.outcome().is_none() {
            ended.conclude(outcome).unwrap();
        }
        let before = ended.clone();
        for ply in game.position().legal_plies() {
            assert!(ended.play(ply).is_err());
            assert!(ended.parse_ply(&ply.text(game.position().board())).is_err());
        }
        assert!(
            ended
                .take_out(Seat::FIRST, halma_rules::Reason::Resignation)
                .is_err()
        );
        assert!(ended.conclude(outcome).is_err());
        assert!(ended.standing().forced_ends().is_empty());
        assert_eq!(ended, before);
    });
}

#[test]
fn when_a_seat_goes_out_the_others_play_on() {
    let is_for_one = |rules: &Rules| rules.contest() != Contest::Pairs;
    let many = Rules::all().filter(|rules| rules.setup().seats() > 2);
    for rules in many.filter(is_for_one) {
        for out in 0..rules.setup().seats() {
            let mut game = Game::new(rules);
            game.take_out(Seat::at(out), halma_rules::Reason::Resignation)
                .unwrap();
            assert_eq!(game.outcome(), None);
            assert_eq!(game.position().stones(Seat::at(out)).count(), 0);
            assert_eq!(game.standing().tempo()[Seat::at(out)], None);
            assert_ne!(game.position().to_move(), Seat::at(out));
            assert_eq!(game.position().round(), 1);
        }
    }
}

#[test]
fn tempo_is_zero_exactly_when_a_seat_is_built() {
    random_walks(80, |game, _| {
        for seat in (0..game.rules().setup().seats()).map(Seat::at) {
            assert_eq!(
                game.position().tempo(seat) == 0,
                game.position().is_built(seat)
            );
        }
    });
}

#[test]
fn distances_match_the_rules() {
    let star = Rules::all()
        .find(|rules| rules.board().is_star())
        .unwrap()
        .board();
    let far = |one: &str, other: &str| {
        star.distance(
            star.parse_cell(one).unwrap(),
            star.parse_cell(other).unwrap(),
        )
    };
    assert_eq!(far("m1", "e17"), 16);
    assert_eq!(far("i9", "i9"), 0);
    assert_eq!(far("i9", "h10"), 1);
    assert_eq!(far("i9", "j10"), 2);
    let square = Rules::all().find(|rules| rules.variant().grid() == Grid::Square { size: 8 });
    let square = square.unwrap().board();
    let (corner, other) = (
        square.parse_cell("a1").unwrap(),
        square.parse_cell("h8").unwrap(),
    );
    assert_eq!(square.distance(corner, other), 14);
}

#[test]
fn a_seat_that_can_only_jump_need_not_pass() {
    let rules = Rules::default_for(Variant::MiniCorners);
    let text = "5bbb/8/8/8/bbb5/aaab4/aaab4/aaab4 1 5";
    let position = parse_position(rules, text).unwrap();
    let (seat, board) = (position.to_move(), position.board());
    assert!(position.can_move(seat));
    let plies = position.legal_plies().into_iter();
    let mut plies: Vec<String> = plies.map(|ply| ply.text(board)).collect();
    plies.sort_unstable();
    let jumps = ["a3-a5", "b3-b5", "c1-e1", "c2-e2", "c3-c5", "c3-e3"];
    assert!(
        jumps.iter().all(|jump| plies.iter().any(|ply| ply == jump)),
        "{plies:?}"
    );
    assert!(!Standing::of(position).must_pass());
}
