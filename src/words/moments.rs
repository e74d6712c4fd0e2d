//! A word about what was rare in a move or a game.

use halma_service::{GameView, Moment};

use super::names::seat;
use super::{Speaker, Text, text};

/// The number of jumps from which a chain is worth a word.
const CHAIN: usize = 6;

/// Says that the last move was a long chain.
pub fn of_move(speaker: Speaker<'_>, game: &GameView) -> Option<Text> {
    let is_it = game.went_out.is_none() && game.taken_back.is_none() && game.moderated.is_none();
    let last = game.last.as_ref().filter(|_| is_it)?;
    let jumps = last.route.jumps();
    (jumps >= CHAIN).then(|| text!(speaker, "moment-move", jumps = jumps))
}

/// Says what was rare in a finished game.
pub fn of_game(speaker: Speaker<'_>, game: &GameView) -> Option<Text> {
    let (who, moment) = game.moment?;
    let seat = seat(speaker, game, who);
    let family = halma_service::family(game.standing.rules().variant());
    let family = speaker.text(&format!("family-{family}"));
    let said = match moment {
        Moment::Upset(points) => text!(speaker, "moment-upset", seat = seat, points = points),
        Moment::Leads => text!(speaker, "moment-leads", seat = seat),
        Moment::Comeback(steps, round) => {
            text!(
                speaker,
                "moment-comeback",
                seat = seat,
                steps = steps,
                round = round
            )
        }
        Moment::Streak(count) => text!(speaker, "moment-streak", seat = seat, count = count),
        Moment::Fastest(moves) => text!(speaker, "moment-fastest", seat = seat, moves = moves),
        Moment::LongestChain(jumps) => text!(speaker, "moment-chain", seat = seat, jumps = jumps),
        Moment::Ranked => text!(speaker, "moment-ranked", seat = seat),
        Moment::First => text!(speaker, "moment-first", seat = seat),
        Moment::Short(steps) => text!(speaker, "moment-short", seat = seat, steps = steps),
    };
    Some(Text::join([said, family], " · "))
}
