//! From the form of a cup to the cup: everything that can't be is refused.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::cup::{Cup, Entrant, Game, Kind, MOST_PEOPLE, Round};
use crate::fault::{Fault, wrong};
use crate::form::{CupForm, EntrantForm, GameForm, RoundForm};

/// More than anyone can still need in a game.
const MOST_MARGIN: i64 = 1_000_000;
/// The rounds of tables that have no design, unless the cup says another number.
const TABLE_ROUNDS: u32 = 3;

impl TryFrom<&CupForm> for Cup {
    type Error = Fault;

    fn try_from(form: &CupForm) -> Result<Self, Fault> {
        let kind = Kind::named(&form.kind)?;
        let mut cup = Self {
            kind,
            seats: check_seats(kind, form.seats)?,
            rounds: check_rounds(kind, form.rounds)?,
            seed: check_seed(&form.seed)?,
            people: check_people(form)?,
            before: Vec::new(),
            played: Vec::new(),
        };
        cup.before = check_before(&cup, &form.before)?;
        for round in &form.played {
            let round = check_round(&cup, round)?;
            cup.played.push(round);
        }
        Ok(cup)
    }
}

fn check_seats(kind: Kind, seats: usize) -> Result<usize, Fault> {
    let (fits, fitting) = match kind {
        Kind::Tables => (matches!(seats, 3 | 4 | 6), "3, 4 or 6"),
        _ => (seats == 2, "2"),
    };
    if fits {
        return Ok(seats);
    }
    wrong(format!(
        "games of a cup of the kind `{kind}` are for {fitting}; set `seats` to that, not {seats}"
    ))
}

fn check_rounds(kind: Kind, given: Option<u32>) -> Result<Option<u32>, Fault> {
    let (least, rounds) = match kind {
        Kind::Swiss => (3, given.unwrap_or_default()),
        Kind::Tables => (1, given.unwrap_or(TABLE_ROUNDS)),
        _ => return Ok(None),
    };
    if (least..=7).contains(&rounds) {
        return Ok(Some(rounds));
    }
    wrong(format!(
        "a cup of the kind `{kind}` has {least} to 7 rounds; set `rounds` to one of them"
    ))
}

fn check_seed(seed: &str) -> Result<String, Fault> {
    let is_digit = |digit: u8| digit.is_ascii_hexdigit();
    if (1..=128).contains(&seed.len()) && seed.bytes().all(is_digit) {
        return Ok(seed.to_ascii_lowercase());
    }
    wrong("the seed must be 1 to 128 hexadecimal digits (0 to 9, a to f)".to_owned())
}

fn check_people(form: &CupForm) -> Result<Vec<Entrant>, Fault> {
    if form.entrants.len() > MOST_PEOPLE {
        return Err(Fault::Crowd(form.entrants.len()));
    }
    if let Some(nth) = form.entrants.iter().position(|one| one.id.is_empty()) {
        return wrong(format!(
            "entrant {} has an empty `id`; give everyone an id",
            nth + 1
        ));
    }
    let entrant = |form: &EntrantForm| Entrant {
        id: form.id.clone(),
        rating: form.rating,
        is_in: form.is_in,
    };
    let mut people: Vec<Entrant> = form.entrants.iter().map(entrant).collect();
    people.sort_by(|one, other| one.id.cmp(&other.id));
    match people.windows(2).find(|pair| pair[0].id == pair[1].id) {
        Some(pair) => wrong(format!(
            "`{}` is entered twice; keep one of the two",
            pair[0].id
        )),
        None => Ok(people),
    }
}

/// People of the last season who aren't entered any more are left out.
fn check_before(cup: &Cup, groups: &[Vec<String>]) -> Result<Vec<Vec<usize>>, Fault> {
    let mut seen = HashSet::new();
    let mut entered = Vec::new();
    for group in groups {
        if let Some(twice) = group.iter().find(|id| !seen.insert(*id)) {
            return wrong(format!(
                "`{twice}` is in `before` twice; keep the group they played in"
            ));
        }
        let people = group.iter().filter_map(|id| cup.find(id, "before").ok());
        entered.push(people.collect());
    }
    Ok(entered)
}

fn check_round(cup: &Cup, form: &RoundForm) -> Result<Round, Fault> {
    let number = form.round;
    check_number(cup, number)?;
    let byes = check_byes(cup, form)?;
    let mut there: HashSet<usize> = byes.iter().copied().collect();
    let mut games = Vec::new();
    let mut played: HashMap<usize, usize> = HashMap::new();
    for (nth, form) in form.games.iter().enumerate() {
        let game = check_game(cup, form, &format!("game {} of round {number}", nth + 1))?;
        for (_, person) in game.seated() {
            *played.entry(person).or_default() += 1;
            check_person(cup, person, number, &byes, played[&person])?;
        }
        there.extend(&game.seats);
        games.extend((form.end != "annulled").then_some(game));
    }
    Ok(Round {
        number,
        byes,
        games,
        there,
    })
}

fn check_number(cup: &Cup, round: u32) -> Result<(), Fault> {
    let before = cup.played.last().map_or(0, |round| round.number);
    if round <= before {
        return wrong(format!(
            "round {round} can't follow round {before}; list the rounds in ascending order from 1"
        ));
    }
    match cup.rounds {
        Some(rounds) if round > rounds => wrong(format!(
            "round {round} is listed, but the cup has {rounds} rounds; set `rounds` to more"
        )),
        _ => Ok(()),
    }
}

fn check_byes(cup: &Cup, form: &RoundForm) -> Result<BTreeSet<usize>, Fault> {
    let round = form.round;
    let mut byes = BTreeSet::new();
    for id in &form.byes {
        if !byes.insert(cup.find(id, &format!("the byes of round {round}"))?) {
            return wrong(format!(
                "`{id}` has two byes in round {round}; remove one of them"
            ));
        }
    }
    Ok(byes)
}

fn check_person(
    cup: &Cup,
    person: usize,
    round: u32,
    byes: &BTreeSet<usize>,
    games: usize,
) -> Result<(), Fault> {
    let id = cup.id(person);
    if byes.contains(&person) {
        return wrong(format!(
            "`{id}` has a bye and a game in round {round}; remove one of them"
        ));
    }
    if cup.kind == Kind::Swiss && games > 2 {
        return wrong(format!(
            "`{id}` has more than two games in round {round}; a Swiss round is a match of two"
        ));
    }
    Ok(())
}

fn check_game(cup: &Cup, form: &GameForm, at: &str) -> Result<Game, Fault> {
    let seats: Result<Vec<usize>, Fault> = form.seats.iter().map(|id| cup.find(id, at)).collect();
    let seats = seats?;
    if seats.len() != cup.seats {
        let (given, expected) = (seats.len(), cup.seats);
        return wrong(format!(
            "the number of people in {at} is {given}; every game of this cup is for {expected}"
        ));
    }
    let mut seen = HashSet::new();
    if let Some(twice) = seats.iter().find(|person| !seen.insert(**person)) {
        let id = cup.id(*twice);
        return wrong(format!(
            "`{id}` has two seats in {at}; each seat needs another person"
        ));
    }
    if form.end != "annulled" || !form.places.is_empty() {
        check_places(&form.places, seats.len(), at)?;
    }
    Ok(Game {
        places: form.places.clone(),
        margin: check_margin(form.margin.as_deref(), seats.len(), at)?,
        on_time: matches!(&*form.end, "time" | "timeout"),
        seats,
    })
}

fn check_places(places: &[u32], seats: usize, at: &str) -> Result<(), Fault> {
    check_length("places", places.len(), seats, at)?;
    let follows = |place: &u32| {
        let ahead = places.iter().filter(|other| *other < place).count();
        *place as usize == ahead + 1
    };
    if places.iter().all(follows) {
        return Ok(());
    }
    wrong(format!(
        "the places {places:?} in {at} can't be; those who share a place have the same number, and \
         the next one counts on: [1, 1], [1, 2, 2, 4]"
    ))
}

fn check_margin(
    margin: Option<&[Option<i64>]>,
    seats: usize,
    at: &str,
) -> Result<Vec<Option<i64>>, Fault> {
    let Some(margin) = margin else {
        return Ok(vec![None; seats]);
    };
    check_length("margin", margin.len(), seats, at)?;
    let mut known = margin.iter().flatten();
    match known.find(|margin| !(0..=MOST_MARGIN).contains(*margin)) {
        Some(margin) => wrong(format!(
            "a margin in {at} is {margin}; it is what somebody still needed, 0 to {MOST_MARGIN}"
        )),
        None => Ok(margin.to_vec()),
    }
}

fn check_length(what: &str, given: usize, seats: usize, at: &str) -> Result<(), Fault> {
    if given == seats {
        return Ok(());
    }
    wrong(format!(
        "`{what}` of {at} has {given} entries for {seats} seats; give one for each seat"
    ))
}
