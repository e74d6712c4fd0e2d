//! A league's groups: by rating in the first season, then one up and one down.
//!
//! n people make round(n / 5) groups whose sizes differ by one at most; the larger ones are the
//! lower ones. All people stand in one order, which is cut into groups from the top:
//!
//! - First season: by rating, ties by id; people without a rating come last.
//! - Later: the order of the last season's groups, each best first, without those who aren't in. At
//!   each border of two groups the two next to it swap; nobody swaps twice. Then newcomers: one with
//!   a rating stands behind as many people as there are old ones rated at least as high; those
//!   without stand at the bottom, by id.

use std::cmp::Reverse;
use std::collections::HashSet;

use crate::cup::Cup;

/// Returns the groups of those who are in, highest first.
pub(crate) fn groups(cup: &Cup) -> Vec<Vec<usize>> {
    let order = order(cup);
    let people = order.len();
    // Five doubled is ten: rounds to the nearest.
    let count = ((2 * people + 5) / 10).max(1);
    let mut groups = Vec::new();
    let mut rest = &order[..];
    for nth in 0..count {
        let (group, after) = rest.split_at(rest.len() / (count - nth));
        groups.push(group.to_vec());
        rest = after;
    }
    groups
}

fn order(cup: &Cup) -> Vec<usize> {
    let mut order = swapped(cup);
    let old: HashSet<usize> = order.iter().copied().collect();
    let rating = |person: usize| cup.people[person].rating;
    let mut new = cup.those_in();
    new.retain(|person| !old.contains(person));
    new.sort_by_key(|person| (Reverse(rating(*person)), *person));
    let ahead = |person: &usize| match rating(*person) {
        None => old.len(),
        own => old.iter().filter(|other| rating(**other) >= own).count(),
    };
    let places: Vec<usize> = new.iter().map(ahead).collect();
    for (nth, (person, place)) in new.into_iter().zip(places).enumerate() {
        order.insert(place + nth, person);
    }
    order
}

/// The people of the last season who are in, after one up and one down.
fn swapped(cup: &Cup) -> Vec<usize> {
    let mut order = Vec::new();
    let mut borders = Vec::new();
    for group in &cup.before {
        let staying = group.iter().filter(|person| cup.people[**person].is_in);
        borders.push(order.len());
        order.extend(staying);
    }
    let mut moved = HashSet::new();
    for border in borders {
        if border == 0 || border == order.len() {
            continue;
        }
        let both = [border - 1, border];
        if both.iter().all(|place| !moved.contains(place)) {
            order.swap(both[0], both[1]);
            moved.extend(both);
        }
    }
    order
}
