//! `halma moves` and `halma perft`.

use std::io::Write;

use halma_rules::{Game, Position, perft};

use super::CliError;

/// Prints the legal moves, one per line, sorted as text.
pub(super) fn moves(position: &Position, out: &mut dyn Write) -> Result<(), CliError> {
    let board = position.board();
    let mut texts: Vec<_> = position
        .legal_plies()
        .iter()
        .map(|ply| ply.text(board))
        .collect();
    texts.sort_unstable();
    for text in texts {
        writeln!(out, "{text}").map_err(CliError::output)?;
    }
    Ok(())
}

/// Prints the count on the last line, after the counts by first move if wanted.
pub(super) fn perft(
    position: Position,
    depth: u32,
    divide: bool,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let closed = CliError::output;
    let board = position.board();
    let game = Game::from_position(position);
    if divide {
        let divided = perft::divide(&game, depth);
        let mut lines: Vec<_> = divided
            .iter()
            .map(|(ply, count)| (ply.text(board), *count))
            .collect();
        lines.sort_unstable();
        for (text, count) in &lines {
            writeln!(out, "{text}: {count}").map_err(closed)?;
        }
    }
    writeln!(out, "{}", perft::count(&game, depth)).map_err(closed)
}
