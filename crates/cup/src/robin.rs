//! Everyone meets everyone, all at once.

use crate::luck::Luck;

/// Returns the games of a round robin, seats in order. Up to five people meet twice, sides swapped.
/// More meet once, and nobody has seat 1 more than one time more than another; luck decides who has
/// it more often.
pub(crate) fn games(people: &[usize], luck: &mut Luck) -> Vec<Vec<usize>> {
    let mut circle = people.to_vec();
    luck.shuffle(&mut circle);
    let size = circle.len();
    let twice = size <= 5;
    let mut games = Vec::new();
    for (place, first) in circle.iter().enumerate() {
        for ahead in 1..size {
            // Everyone has seat 1 against the half of the circle ahead.
            let halfway = 2 * ahead == size;
            if twice || 2 * ahead < size || (halfway && 2 * place < size) {
                games.push(vec![*first, circle[(place + ahead) % size]]);
            }
        }
    }
    games
}
