//! The smallest program of the engine protocol (docs/engine-protocol.md): plays the first legal
//! move in cell order. A partner for trying `lab match`.

use std::io::{self, Write as _};

use halma_rules::{Game, Rules, Variant};

fn main() -> io::Result<()> {
    let mut out = io::stdout();
    let mut game = Game::new(Rules::default_for(Variant::Halma8));
    for line in io::stdin().lines() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["halma"] => writeln!(out, "halmaok")?,
            ["isready"] => writeln!(out, "readyok")?,
            ["position", "variant", variant, ..] => {
                let moves = words.iter().skip_while(|word| **word != "moves").skip(1);
                game = restored(variant, moves.copied())?;
            }
            ["go", ..] => {
                let ply = game.position().legal_plies()[0];
                writeln!(out, "bestmove {}", ply.text(game.position().board()))?;
            }
            ["quit"] => break,
            _ => {}
        }
        out.flush()?;
    }
    Ok(())
}

/// The game after these moves, by the variant's default rules.
fn restored<'a>(variant: &str, moves: impl Iterator<Item = &'a str>) -> io::Result<Game> {
    let variant: Variant = variant.parse().map_err(io::Error::other)?;
    let mut game = Game::new(Rules::default_for(variant));
    for text in moves {
        let ply = game.parse_ply(text);
        let played = ply.and_then(|ply| game.play(ply));
        played.map_err(io::Error::other)?;
    }
    Ok(game)
}
