//! Swiss pairings, held against every possible pairing.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use halma_cup::{CupForm, Pairing, RoundForm, pair};

use crate::common::{Dice, checked, cup, fault, paired, results};

/// Points, doubled, from the first rounds listed; computed by counting.
fn halves(form: &CupForm, id: &str, rounds: usize) -> i64 {
    let mut halves = 0;
    for (at, round) in form.played[..rounds].iter().enumerate() {
        for game in round.games.iter().filter(|game| game.end != "annulled") {
            for seat in (0..2).filter(|seat| game.seats[*seat] == id) {
                halves += match (game.places[seat], game.places[1 - seat]) {
                    (1, 1) => 1,
                    (1, _) => 2,
                    _ => 0,
                };
            }
        }
        let is_next = match form.played.get(at + 1) {
            Some(next) => is_there(next, id),
            None => form.rounds == Some(round.round) || is_in(form, id),
        };
        if is_next && round.byes.iter().any(|bye| bye == id) {
            halves += 3;
        }
    }
    halves
}

fn is_there(round: &RoundForm, id: &str) -> bool {
    let seated = round.games.iter().flat_map(|game| &game.seats);
    round.byes.iter().chain(seated).any(|one| one == id)
}

fn is_in(form: &CupForm, id: &str) -> bool {
    form.entrants.iter().any(|one| one.id == id && one.is_in)
}

fn met(form: &CupForm, one: &str, other: &str) -> i64 {
    let games = form.played.iter().flat_map(|round| &round.games);
    let both = games.filter(|game| {
        game.end != "annulled"
            && [one, other]
                .iter()
                .all(|id| game.seats.iter().any(|seat| seat == id))
    });
    both.count() as i64
}

/// Did somebody meet, in the last round with a bye or a game of theirs that counts, somebody with
/// fewer (-1) or more (1) points?
fn floated(form: &CupForm, id: &str, direction: i64) -> i64 {
    for (at, round) in form.played.iter().enumerate().rev() {
        if round.byes.iter().any(|bye| bye == id) {
            return 0;
        }
        let mut games = round.games.iter().filter(|game| game.end != "annulled");
        if let Some(game) = games.find(|game| game.seats.iter().any(|seat| seat == id)) {
            let other = game.seats.iter().find(|seat| *seat != id).unwrap();
            let difference = halves(form, other, at) - halves(form, id, at);
            return i64::from(difference.signum() == direction);
        }
    }
    0
}

type Cost = [i64; 4];

/// Those who are in, by rank, with what their pairs cost.
struct Field<'a> {
    form: &'a CupForm,
    /// Doubled points and ids.
    ranks: Vec<(i64, String)>,
}

impl<'a> Field<'a> {
    fn new(form: &'a CupForm) -> Self {
        let mut entrants: Vec<_> = form.entrants.iter().filter(|one| one.is_in).collect();
        let halves = |id: &str| halves(form, id, form.played.len());
        entrants.sort_by_key(|one| {
            (
                Reverse(halves(&one.id)),
                Reverse(one.rating),
                one.id.clone(),
            )
        });
        let ranks = entrants
            .into_iter()
            .map(|one| (halves(&one.id), one.id.clone()));
        Self {
            form,
            ranks: ranks.collect(),
        }
    }

    fn group(&self, halves: i64) -> Vec<usize> {
        (0..self.ranks.len())
            .filter(|rank| self.ranks[*rank].0 == halves)
            .collect()
    }

    fn pair(&self, high: usize, low: usize) -> Cost {
        let ((more, one), (fewer, other)) = (&self.ranks[high], &self.ranks[low]);
        let half = self.group(*more).len() as i64 / 2;
        let apart = (low - high) as i64;
        let same = more == fewer;
        let floats = floated(self.form, one, -1) + floated(self.form, other, 1);
        [
            met(self.form, one, other),
            (more - fewer).pow(2),
            if same { 0 } else { floats },
            if same { (apart - half).pow(2) } else { 0 },
        ]
    }

    fn bye(&self, rank: usize) -> Cost {
        let (halves, id) = &self.ranks[rank];
        let rounds = self.form.played.iter();
        let byes = rounds.filter(|round| round.byes.contains(id)).count() as i64;
        let fewest = self.ranks.iter().map(|(halves, _)| *halves).min().unwrap();
        let below = self
            .group(*halves)
            .into_iter()
            .filter(|other| *other > rank)
            .count() as i64;
        [1_000 * byes, (halves - fewest).pow(2), 0, below.pow(2)]
    }

    fn cost(&self, pairing: &Pairing) -> Cost {
        let rank = |id: &String| self.ranks.iter().position(|(_, one)| one == id).unwrap();
        let pairs = pairing.games.iter().step_by(2).map(|game| {
            let (one, other) = (rank(&game[0]), rank(&game[1]));
            self.pair(one.min(other), one.max(other))
        });
        let byes = pairing.byes.iter().map(|id| self.bye(rank(id)));
        pairs.chain(byes).fold([0; 4], sum)
    }

    /// The costs of all pairings of these ranks.
    fn all(&self, ranks: &[usize], bye: bool) -> Vec<Cost> {
        let Some((first, rest)) = ranks.split_first() else {
            return vec![[0; 4]];
        };
        let mut costs = Vec::new();
        for (at, mate) in rest.iter().enumerate() {
            let others = [&rest[..at], &rest[at + 1..]].concat();
            let own = self.pair(*first, *mate);
            costs.extend(
                self.all(&others, bye)
                    .into_iter()
                    .map(|cost| sum(cost, own)),
            );
        }
        if bye {
            let own = self.bye(*first);
            costs.extend(self.all(rest, false).into_iter().map(|cost| sum(cost, own)));
        }
        costs
    }
}

fn sum(one: Cost, other: Cost) -> Cost {
    std::array::from_fn(|nth| one[nth] + other[nth])
}

/// A cup in the middle, whose rounds were paired by throwing dice.
fn middle(dice: &mut Dice) -> CupForm {
    let mut form = cup("swiss", 8 + dice.below(3) as usize);
    form.rounds = Some(7);
    for entrant in &mut form.entrants {
        entrant.rating = (dice.below(4) > 0).then(|| 1_500 + dice.below(4) as i64);
    }
    for number in 1..=dice.below(7) as u32 {
        let mut ids: Vec<String> = form.entrants.iter().map(|one| one.id.clone()).collect();
        dice.shuffle(&mut ids);
        ids.truncate(5 + dice.below(6) as usize);
        let pairs = ids.chunks_exact(2);
        let pairing = Pairing {
            round: number,
            byes: pairs.remainder().to_vec(),
            games: pairs
                .flat_map(|two| [two.to_vec(), vec![two[1].clone(), two[0].clone()]])
                .collect(),
            groups: Vec::new(),
        };
        form.played.push(results(&pairing, dice));
    }
    if !form.played.is_empty() {
        for entrant in &mut form.entrants {
            entrant.is_in = dice.below(6) > 0;
        }
    }
    form
}

#[test]
fn no_pairing_costs_less() {
    let mut dice = Dice::new(1);
    let mut ties = 0;
    for nth in 0..400 {
        let mut form = middle(&mut dice);
        form.seed = format!("{nth:x}");
        let field = Field::new(&form);
        let ranks: Vec<usize> = (0..field.ranks.len()).collect();
        if ranks.len() < 2 {
            continue;
        }
        let costs = field.all(&ranks, ranks.len() % 2 == 1);
        let least = costs.iter().min().unwrap();
        let pairing = paired(&form);
        assert_eq!(&field.cost(&pairing), least, "state {nth}");
        ties += u32::from(costs.iter().filter(|cost| *cost == least).count() > 1);
        check_form(&form, &pairing);
    }
    assert!(ties > 20, "ties happen: {ties}");
}

/// Each pair plays both ways, and everyone who is in is there once.
fn check_form(form: &CupForm, pairing: &Pairing) {
    let mut there = pairing.byes.clone();
    for both in pairing.games.chunks(2) {
        assert_eq!(both[0], [both[1][1].clone(), both[1][0].clone()]);
        there.extend(both[0].clone());
    }
    there.sort_unstable();
    let all = form.entrants.iter().filter(|one| one.is_in);
    let mut all: Vec<String> = all.map(|one| one.id.clone()).collect();
    all.sort_unstable();
    assert_eq!(there, all);
    assert_eq!(pairing.round as usize, form.played.len() + 1);
}

#[test]
fn the_seed_alone_decides_ties() {
    let mut dice = Dice::new(2);
    let mut split = 0;
    for _ in 0..20 {
        let mut form = middle(&mut dice);
        if form.entrants.iter().filter(|one| one.is_in).count() < 2 {
            continue;
        }
        let mut pairings = BTreeSet::new();
        for seed in 0..20 {
            form.seed = format!("{seed:x}");
            let pairing = paired(&form);
            let mut shuffled = form.clone();
            dice.shuffle(&mut shuffled.entrants);
            assert_eq!(paired(&shuffled), pairing, "whatever the order of entrants");
            assert_eq!(
                Field::new(&form).cost(&pairing),
                Field::new(&form).cost(&paired(&shuffled))
            );
            pairings.insert((pairing.games, pairing.byes));
        }
        let field = Field::new(&form);
        let ranks: Vec<usize> = (0..field.ranks.len()).collect();
        let costs = field.all(&ranks, ranks.len() % 2 == 1);
        let least = costs.iter().min().unwrap();
        let optima = costs.iter().filter(|cost| *cost == least).count();
        assert!(pairings.len() <= optima);
        assert!(
            pairings.len() > 1 || optima == 1,
            "{optima} optima, and always the same one"
        );
        split += usize::from(optima > 1);
    }
    assert!(split > 0);
}

#[test]
fn a_whole_cup_has_no_rematch_and_no_second_bye() {
    let mut dice = Dice::new(6);
    for people in [14, 15, 33] {
        let mut form = cup("swiss", people);
        let mut byes = BTreeSet::new();
        let mut pairs = BTreeSet::new();
        for _ in 0..5 {
            let pairing = paired(&form);
            assert!(pairing.byes.iter().all(|id| byes.insert(id.clone())));
            for game in &pairing.games {
                assert!(
                    pairs.insert(game.clone()),
                    "{people} {} {game:?}",
                    pairing.round
                );
            }
            let mut played = results(&pairing, &mut dice);
            for game in &mut played.games {
                "built".clone_into(&mut game.end);
            }
            form.played.push(played);
        }
        assert_eq!(
            fault(&form),
            "all rounds are paired; what is left is the table"
        );
    }
}

#[test]
fn a_large_field_is_paired() {
    let mut form = cup("swiss", 151);
    let mut dice = Dice::new(7);
    for _ in 0..2 {
        let pairing = paired(&form);
        check_form(&form, &pairing);
        form.played.push(results(&pairing, &mut dice));
    }
}

#[test]
fn it_ends_when_fewer_than_two_are_left() {
    let mut form = cup("swiss", 8);
    form.played.push(results(&paired(&form), &mut Dice::new(8)));
    for entrant in &mut form.entrants[1..] {
        entrant.is_in = false;
    }
    let sentence = "too few people are in: 1, and a game needs 2; the cup is over";
    assert_eq!(fault(&form), sentence);
    form.entrants[1].is_in = true;
    assert_eq!(pair(&checked(&form)).unwrap().games.len(), 2);
}
