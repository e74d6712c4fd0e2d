//! Cups and results to test with.

use halma_cup::{Cup, CupForm, EntrantForm, Fault, GameForm, Pairing, RoundForm, pair};

/// Random numbers of a test: an LCG, of which the high bits are used.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        let mut dice = Self(seed);
        dice.below(2);
        dice
    }

    pub fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = self.0.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }

    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last as u64 + 1) as usize);
        }
    }
}

/// A cup of people `a`, `b`, … with ratings 2000, 1990, …; nothing is played.
pub fn cup(kind: &str, people: usize) -> CupForm {
    CupForm {
        kind: kind.to_owned(),
        seats: if kind == "tables" { 4 } else { 2 },
        rounds: Some(5),
        seed: "5eed".to_owned(),
        entrants: (0..people).map(entrant).collect(),
        before: Vec::new(),
        played: Vec::new(),
    }
}

fn entrant(nth: usize) -> EntrantForm {
    EntrantForm {
        id: id(nth),
        rating: Some(2_000 - 10 * nth as i64),
        is_in: true,
    }
}

pub fn id(nth: usize) -> String {
    let letter = char::from(b'a' + (nth % 26) as u8);
    match nth / 26 {
        0 => letter.to_string(),
        more => format!("{letter}{more:02}"),
    }
}

/// A game between people named by one letter each: `game("ab", [1, 2])`.
pub fn game(seats: &str, places: &[u32]) -> GameForm {
    GameForm {
        seats: seats.chars().map(String::from).collect(),
        places: places.to_vec(),
        margin: None,
        end: "built".to_owned(),
    }
}

pub fn round(round: u32, byes: &[&str], games: Vec<GameForm>) -> RoundForm {
    RoundForm {
        round,
        byes: byes.iter().map(ToString::to_string).collect(),
        games,
    }
}

pub fn checked(form: &CupForm) -> Cup {
    Cup::try_from(form).unwrap()
}

pub fn paired(form: &CupForm) -> Pairing {
    pair(&checked(form)).unwrap()
}

pub fn fault(form: &CupForm) -> String {
    let fault: Result<Pairing, Fault> = Cup::try_from(form).and_then(|cup| pair(&cup));
    fault.unwrap_err().to_string()
}

/// Random results of a round that was paired.
pub fn results(pairing: &Pairing, dice: &mut Dice) -> RoundForm {
    let result = |seats: &Vec<String>| {
        let mut places: Vec<u32> = (1..=seats.len() as u32).collect();
        dice.shuffle(&mut places);
        if dice.below(5) == 0 {
            places
                .iter_mut()
                .filter(|place| **place == 2)
                .for_each(|place| *place = 1);
        }
        let ends = ["built", "built", "resignation", "time", "annulled"];
        let margin = places.iter().map(|place| match dice.below(6) {
            0 => None,
            more => Some(i64::from(*place - 1) * more as i64),
        });
        GameForm {
            seats: seats.clone(),
            margin: Some(margin.collect()),
            places,
            end: ends[dice.below(5) as usize].to_owned(),
        }
    };
    RoundForm {
        round: pairing.round,
        byes: pairing.byes.clone(),
        games: pairing.games.iter().map(result).collect(),
    }
}
