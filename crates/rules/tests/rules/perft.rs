//! Counts of move sequences, compared with verified tables.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::{Game, Options, Rules, Variant, perft};
use serde::Deserialize;

#[derive(Deserialize)]
struct Line {
    id: String,
    variant: String,
    rules: String,
    diagonals: Option<String>,
    jumps: Option<String>,
    ends: Option<String>,
    teams: Option<String>,
    nodes: Vec<u64>,
}

impl Line {
    fn rules(&self) -> Rules {
        let options = Options {
            diagonals: self.diagonals.as_ref().map(|text| text == "yes"),
            jumps: self.jumps.as_ref().map(|name| name.parse().unwrap()),
            ends: self.ends.as_ref().map(|name| name.parse().unwrap()),
            teams: self.teams.as_ref().map(|name| name.parse().unwrap()),
        };
        let (variant, rule_set) = (self.variant.parse().unwrap(), self.rules.parse().unwrap());
        Rules::with_options(variant, Some(rule_set), options).unwrap()
    }
}

#[test]
fn starting_positions_agree_with_the_tables() {
    let lines = include_str!("../vectors/perft.jsonl").lines();
    let mut variants = std::collections::BTreeSet::new();
    for line in lines {
        let line: Line = serde_json::from_str(line).unwrap();
        let rules = line.rules();
        let game = Game::new(rules);
        for (depth, &nodes) in (1..).zip(&line.nodes) {
            assert_eq!(
                perft::count(&game, depth),
                nodes,
                "{} at depth {depth}",
                line.id
            );
        }
        let divided: u64 = perft::divide(&game, 2).iter().map(|(_, count)| count).sum();
        assert_eq!(divided, line.nodes[1], "{}", line.id);
        variants.insert(rules.variant());
    }
    assert_eq!(variants.len(), Variant::ALL.len());
}
