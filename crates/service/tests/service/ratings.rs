//! Ratings, compared with an independent implementation: `tests/vectors/ratings`.

use halma_rating::{Rated, Rating, Weight, rated};

const PEOPLE: usize = 40;

#[test]
fn ten_thousand_games_match_an_independent_implementation() {
    let mut ratings = [Rating::START; PEOPLE];
    let mut farthest = 0.0_f64;
    let games = include_str!("../vectors/ratings/games.txt");
    assert_eq!(games.lines().count(), 10_000);
    for line in games.lines() {
        let fields: Vec<&str> = line.split(' ').collect();
        let (seats, numbers) = fields.split_at(fields.len() - 2);
        let seats = seats.iter().map(|seat| seat.split_once(':').unwrap());
        let seats: Vec<(usize, usize)> = seats
            .map(|(person, place)| (person.parse().unwrap(), place.parse().unwrap()))
            .collect();
        let before: Vec<_> = seats
            .iter()
            .map(|(person, place)| Rated {
                rating: ratings[*person],
                place: *place,
                team: *person,
            })
            .collect();
        for ((person, _), after) in seats.iter().zip(rated(&before, Weight::Whole)) {
            ratings[*person] = after;
        }
        let first = ratings[seats[0].0];
        let [points, deviation] = [numbers[0], numbers[1]].map(|text| text.parse::<f64>().unwrap());
        let off = (first.points() - points)
            .abs()
            .max((first.deviation() - deviation).abs());
        assert!(off < 0.02, "{line}: {first:?}");
        farthest = farthest.max(off);
    }
    assert!(farthest > 0.0, "two that never differ are one");
}
