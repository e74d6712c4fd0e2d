//! Counts of move sequences against checked tables.

use halma_rules::{Game, Rules, Variant, perft};
use serde::Deserialize;

#[derive(Deserialize)]
struct Line {
    id: String,
    variant: String,
    rules: String,
    diagonals: Option<String>,
    nodes: Vec<u64>,
}

#[test]
fn starting_positions_agree_with_the_tables() {
    let lines = include_str!("../vectors/perft.jsonl").lines();
    let mut variants = std::collections::BTreeSet::new();
    for line in lines {
        let line: Line = serde_json::from_str(line).unwrap();
        let diagonals = line.diagonals.map(|text| text == "yes");
        let variant: Variant = line.variant.parse().unwrap();
        let rules = Rules::new(variant, Some(line.rules.parse().unwrap()), diagonals).unwrap();
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
        variants.insert(variant);
    }
    assert_eq!(variants.len(), Variant::ALL.len());
}
