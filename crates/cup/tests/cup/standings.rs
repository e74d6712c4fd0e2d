//! The table, held against hand-made cases and a second implementation.

use std::cmp::Reverse;
use std::fmt::Write as _;

use halma_cup::{CupForm, GameForm, Leaving, Row, leave, standings, standings_among};

use crate::common::{Dice, checked, cup, game, paired, results, round};

/// The rows as text: place, id, points, direct, Sonneborn-Berger, margin, on time, decided.
fn table(form: &CupForm) -> Vec<String> {
    standings(&checked(form)).iter().map(text).collect()
}

fn text(row: &Row) -> String {
    let mut text = format!("{} {} {}", row.place, row.id, row.points);
    let direct = row
        .direct
        .map_or("-".to_owned(), |direct| direct.to_string());
    write!(
        text,
        " {direct} {} {} {}",
        row.sonneborn_berger, row.margin, row.on_time
    )
    .unwrap();
    write!(text, " {:?}", row.decided).unwrap();
    text
}

fn robin(people: usize, games: Vec<GameForm>) -> CupForm {
    let mut form = cup("round-robin", people);
    form.played = vec![round(1, &[], games)];
    form
}

#[test]
fn points_alone() {
    let form = robin(
        3,
        vec![
            game("ab", &[1, 2]),
            game("bc", &[2, 1]),
            game("ac", &[1, 1]),
        ],
    );
    let expected = [
        "1 a 3/2 1/2 3/4 0 0 Shared",
        "1 c 3/2 1/2 3/4 0 0 Shared",
        "3 b 0 0 0 0 0 Points",
    ];
    assert_eq!(table(&form), expected);
}

#[test]
fn direct_if_all_have_met() {
    let games = vec![
        game("ab", &[1, 2]),
        game("bc", &[1, 2]),
        game("bd", &[1, 2]),
        game("ac", &[1, 2]),
    ];
    let expected = [
        "1 a 2 1 2 0 0 Direct",
        "2 b 2 0 0 0 0 Direct",
        "3 c 0 - 0 0 0 Shared",
        "3 d 0 - 0 0 0 Shared",
    ];
    assert_eq!(table(&robin(4, games)), expected);
}

#[test]
fn direct_is_skipped_if_two_have_not_met() {
    // a, b and c have 1 each; a beat b, but c has met neither.
    let games = vec![
        game("ab", &[1, 2]),
        game("bd", &[1, 2]),
        game("cd", &[1, 2]),
    ];
    let expected = [
        "1 a 1 - 1 0 0 SonnebornBerger",
        "2 b 1 - 0 0 0 Shared",
        "2 c 1 - 0 0 0 Shared",
        "4 d 0 0 0 0 0 Points",
    ];
    assert_eq!(table(&robin(4, games)), expected);
}

#[test]
fn direct_then_the_rest_among_those_left_equal() {
    // a, b and c beat each other in a circle; a and b drew with d, c lost to d and beat e.
    let games = vec![
        game("ab", &[1, 2]),
        game("bc", &[1, 2]),
        game("ca", &[1, 2]),
        game("ad", &[1, 1]),
        game("bd", &[1, 1]),
        game("ce", &[1, 1]),
    ];
    let expected = [
        "1 a 3/2 1 2 0 0 Shared",
        "1 b 3/2 1 2 0 0 Shared",
        "3 c 3/2 1 7/4 0 0 SonnebornBerger",
        "4 d 1 0 3/2 0 0 Points",
        "5 e 1/2 0 3/4 0 0 Points",
    ];
    assert_eq!(table(&robin(5, games)), expected);
}

fn with(mut game: GameForm, margin: &[Option<i64>], end: &str) -> GameForm {
    game.margin = Some(margin.to_vec());
    end.clone_into(&mut game.end);
    game
}

#[test]
fn margin_then_time() {
    let games = vec![
        with(game("ae", &[1, 2]), &[Some(0), Some(7)], "built"),
        with(game("be", &[1, 2]), &[Some(0), Some(5)], "built"),
        with(game("ce", &[1, 2]), &[Some(0), None], "resignation"),
        with(game("de", &[1, 2]), &[None, Some(9)], "resignation"),
        with(game("fc", &[1, 2]), &[None, None], "time"),
        with(game("fd", &[1, 2]), &[None, None], "built"),
    ];
    let expected = [
        "1 f 2 0 2 0 0 Points",
        "2 a 1 - 0 7 0 Margin",
        "3 b 1 - 0 5 0 Margin",
        "4 d 1 - 0 0 0 OnTime",
        "5 c 1 - 0 0 1 OnTime",
        "6 e 0 0 0 -12 0 Points",
    ];
    assert_eq!(table(&robin(6, games)), expected);
}

#[test]
fn annulled_games_count_nowhere_and_forfeits_do() {
    let mut games = vec![
        with(game("ab", &[1, 2]), &[Some(0), Some(9)], "annulled"),
        with(game("bc", &[1, 2]), &[Some(0), Some(9)], "forfeit"),
    ];
    let expected = [
        "1 b 1 0 0 9 0 Points",
        "2 a 0 - 0 0 0 Margin",
        "3 c 0 - 0 -9 0 Margin",
    ];
    assert_eq!(table(&robin(3, games.clone())), expected);
    games[0].places.clear();
    games[0].margin = None;
    assert_eq!(table(&robin(3, games)), expected);
}

#[test]
fn tables_of_four() {
    let mut form = cup("tables", 8);
    form.played = vec![round(
        1,
        &[],
        vec![
            with(
                game("abcd", &[1, 2, 2, 4]),
                &[Some(0), Some(3), None, Some(6)],
                "time",
            ),
            with(game("efgh", &[1, 1, 1, 1]), &[], "built"),
        ],
    )];
    form.played[0].games[1].margin = None;
    let table = table(&form);
    // Left behind: 1/2 + 1/2 + 0. Needed more: 3 + unknown + 6, by three.
    assert_eq!(table[0], "1 a 1 0 1 3 0 Points");
    assert_eq!(table[1], "2 e 1/2 - 3/4 0 0 Shared");
    assert_eq!(table[4], "2 h 1/2 - 3/4 0 0 Shared");
    // b and c share place 2 of 4: one left behind, one beside.
    assert_eq!(table[5], "6 b 1/2 - 1/4 0 0 Shared");
    assert_eq!(table[6], "6 c 1/2 - 1/4 0 0 Shared");
    // d needs 6 and 3 more than a and b.
    assert_eq!(table[7], "8 d 0 0 0 -3 1 Points");
}

#[test]
fn direct_at_tables_is_from_games_among_the_tied_alone() {
    let mut form = cup("tables", 7);
    form.seats = 3;
    form.played = vec![round(
        1,
        &[],
        vec![game("abc", &[1, 2, 3]), game("cab", &[1, 3, 2])],
    )];
    let table = table(&form);
    // a, b and c have 1 each, and both games are among them.
    for (row, id) in ["a", "b", "c"].into_iter().enumerate() {
        assert_eq!(table[row], format!("1 {id} 1 1 2 0 0 Shared"));
    }
    form.played[0].games.truncate(1);
    form.played[0].games[0].places = vec![1, 1, 3];
    let table = self::table(&form);
    assert_eq!(table[0], "1 a 3/4 0 3/8 0 0 Shared", "c was there too");
}

#[test]
fn a_bye_counts_if_its_owner_plays_on() {
    let mut form = cup("swiss", 9);
    form.rounds = Some(3);
    let points = |form: &CupForm| {
        let rows = standings(&checked(form));
        rows.iter()
            .find(|row| row.id == "i")
            .unwrap()
            .points
            .to_string()
    };
    form.played = vec![round(1, &["i"], vec![game("ab", &[1, 2])])];
    assert_eq!(points(&form), "3/2");
    form.entrants[8].is_in = false;
    assert_eq!(points(&form), "0", "out for round 2");
    form.played.push(round(2, &[], vec![game("ab", &[1, 2])]));
    assert_eq!(points(&form), "0", "missed round 2");
    form.played[1]
        .games
        .push(with(game("ci", &[1, 2]), &[None, None], "annulled"));
    assert_eq!(
        points(&form),
        "3/2",
        "was there, though the game was annulled"
    );
    form.played.push(round(3, &["i"], Vec::new()));
    assert_eq!(points(&form), "3", "nothing comes after the last round");
    form.kind = "tables".to_owned();
    form.seats = 4;
    form.played = vec![round(3, &["i"], Vec::new())];
    assert_eq!(points(&form), "1");
}

#[test]
fn leaving_annuls_or_loses() {
    let seats = |text: &str| text.chars().map(String::from).collect::<Vec<_>>();
    let mut form = robin(4, vec![game("ab", &[1, 2]), game("bc", &[1, 2])]);
    let rest = vec![seats("ac"), seats("da")];
    assert_eq!(leave(&mut form, "a", rest), Leaving::Annulled);
    let ends: Vec<&str> = form.played[0].games.iter().map(|game| &*game.end).collect();
    assert_eq!(ends, ["annulled", "built", "annulled", "annulled"]);
    assert!(!form.entrants[0].is_in);
    let mut form = robin(4, vec![game("ab", &[1, 2]), game("ca", &[1, 2])]);
    assert_eq!(
        leave(&mut form, "a", vec![seats("ad"), seats("da")]),
        Leaving::Lost
    );
    assert_eq!(
        form.played[0].games[2],
        GameForm {
            end: "forfeit".to_owned(),
            ..game("ad", &[2, 1])
        }
    );
    assert_eq!(
        form.played[0].games[3],
        GameForm {
            end: "forfeit".to_owned(),
            ..game("da", &[1, 2])
        }
    );
    assert_eq!(form.played[0].games[0].end, "built");
    let mut empty = cup("round-robin", 3);
    assert_eq!(leave(&mut empty, "a", vec![seats("ab")]), Leaving::Annulled);
    checked(&empty);
}

#[test]
fn a_group_has_its_own_table() {
    let games = vec![game("ab", &[1, 2]), game("cd", &[1, 2])];
    let rows = standings_among(
        &checked(&robin(4, games)),
        &["d".to_owned(), "c".to_owned()],
    );
    let rows: Vec<String> = rows.unwrap().iter().map(text).collect();
    assert_eq!(rows, ["1 c 1 0 0 0 0 Points", "2 d 0 0 0 0 0 Points"]);
}

#[test]
fn the_json_is_as_written_down() {
    let form = robin(3, vec![game("ab", &[1, 1])]);
    let json = halma_cup::commands::standings(&serde_json::to_string(&form).unwrap()).unwrap();
    assert!(json.starts_with(
        r#"[{"place":1,"id":"a","points":"1/2","direct":"1/2","sonneborn-berger":"1/4","margin":"0","on-time":0,"decided":"shared"}"#
    ), "{json}");
    assert!(json.contains(r#""id":"c","points":"0","direct":"0""#));
}

/// A fraction that isn't reduced.
type Fraction = (i128, i128);

fn add(one: Fraction, other: Fraction) -> Fraction {
    (one.0 * other.1 + other.0 * one.1, one.1 * other.1)
}

fn reduced((numerator, denominator): Fraction) -> (i128, i128) {
    let divides = |by: &i128| numerator % by == 0 && denominator % by == 0;
    let by = (1..=denominator).rev().find(divides).unwrap();
    (numerator / by, denominator / by)
}

fn written(fraction: Fraction) -> String {
    match reduced(fraction) {
        (whole, 1) => whole.to_string(),
        (numerator, denominator) => format!("{numerator}/{denominator}"),
    }
}

/// The rules again, one person and one number at a time.
struct Naive<'a>(&'a CupForm);

impl Naive<'_> {
    fn games(&self) -> impl Iterator<Item = &GameForm> {
        let games = self.0.played.iter().flat_map(|round| &round.games);
        games.filter(|game| game.end != "annulled")
    }

    fn sum(&self, id: &str, of: impl Fn(&GameForm, usize, usize) -> Fraction) -> Fraction {
        let mut sum = (0, 1);
        for game in self.games() {
            let Some(own) = game.seats.iter().position(|seat| seat == id) else {
                continue;
            };
            for other in (0..game.seats.len()).filter(|other| *other != own) {
                sum = reduced(add(sum, of(game, own, other)));
            }
        }
        sum
    }

    fn share(game: &GameForm, own: usize, other: usize) -> i128 {
        match game.places[own].cmp(&game.places[other]) {
            std::cmp::Ordering::Less => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 0,
        }
    }

    fn points(&self, id: &str) -> Fraction {
        self.sum(id, |game, own, other| {
            (
                Self::share(game, own, other),
                2 * (game.seats.len() as i128 - 1),
            )
        })
    }

    fn berger(&self, id: &str) -> Fraction {
        self.sum(id, |game, own, other| {
            let points = self.points(&game.seats[other]);
            (points.0 * Self::share(game, own, other), points.1 * 2)
        })
    }

    fn margin(&self, id: &str) -> Fraction {
        self.sum(id, |game, own, other| {
            let margin = game.margin.as_ref().unwrap();
            let more = margin[other]
                .zip(margin[own])
                .map_or(0, |(other, own)| other - own);
            (i128::from(more), game.seats.len() as i128 - 1)
        })
    }

    fn on_time(&self, id: &str) -> usize {
        let lost = self.games().filter(|game| {
            let own = game
                .seats
                .iter()
                .position(|seat| seat == id)
                .map(|at| game.places[at]);
            let last = *game.places.iter().max().unwrap();
            game.end == "time" && last > 1 && own == Some(last)
        });
        lost.count()
    }

    fn direct(&self, id: &str) -> Option<Fraction> {
        let points = reduced(self.points(id));
        let ids = self.0.entrants.iter().map(|one| &*one.id);
        let tied: Vec<&str> = ids
            .filter(|other| reduced(self.points(other)) == points)
            .collect();
        for (at, one) in tied.iter().enumerate() {
            for other in &tied[at + 1..] {
                let has = |game: &GameForm, id: &str| game.seats.iter().any(|seat| seat == id);
                if !self.games().any(|game| has(game, one) && has(game, other)) {
                    return None;
                }
            }
        }
        Some(self.sum(id, |game, own, other| {
            if game.seats.iter().all(|seat| tied.contains(&&**seat)) {
                (
                    Self::share(game, own, other),
                    2 * (game.seats.len() as i128 - 1),
                )
            } else {
                (0, 1)
            }
        }))
    }

    /// Fractions over a common denominator, larger is better.
    fn keys(&self, id: &str) -> [i128; 5] {
        let whole = |fraction: Fraction| fraction.0 * 120 / fraction.1;
        [
            whole(self.points(id)),
            self.direct(id).map_or(0, whole),
            whole(self.berger(id)),
            whole(self.margin(id)),
            -(self.on_time(id) as i128),
        ]
    }

    fn table(&self) -> Vec<String> {
        let ids = self.0.entrants.iter().map(|one| one.id.clone());
        let mut all: Vec<([i128; 5], String)> = ids.map(|id| (self.keys(&id), id)).collect();
        all.sort_by_key(|(keys, id)| (Reverse(*keys), id.clone()));
        let row = |(keys, id): &([i128; 5], String)| {
            let place = 1 + all.iter().filter(|(other, _)| other > keys).count();
            let alone = |upto: usize| {
                all.iter()
                    .filter(|(other, _)| other[..upto] == keys[..upto])
                    .count()
                    == 1
            };
            let names = ["Points", "Direct", "SonnebornBerger", "Margin", "OnTime"];
            let decided = (1..=5)
                .find(|upto| alone(*upto))
                .map_or("Shared", |upto| names[upto - 1]);
            let direct = self.direct(id).map_or("-".to_owned(), written);
            let (points, berger) = (written(self.points(id)), written(self.berger(id)));
            let (margin, on_time) = (written(self.margin(id)), self.on_time(id));
            format!("{place} {id} {points} {direct} {berger} {margin} {on_time} {decided}")
        };
        all.iter().map(row).collect()
    }
}

#[test]
fn a_second_implementation_makes_the_same_tables() {
    let mut dice = Dice::new(9);
    for nth in 0..300 {
        let (kind, people, seats) = [
            ("round-robin", 3 + nth % 6, 2),
            ("tables", 7 + nth % 6, 3),
            ("tables", 7 + nth % 8, 4),
            ("tables", 7 + nth % 5, 6),
        ][nth % 4];
        let mut form = cup(kind, people);
        (form.seats, form.seed) = (seats, format!("{nth:x}"));
        let mut played = results(&paired(&form), &mut dice);
        played.byes.clear();
        form.played.push(played);
        assert_eq!(table(&form), Naive(&form).table(), "cup {nth}");
    }
}
