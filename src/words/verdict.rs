//! How a game ended, and how a seat left it, in words.

use halma_rules::{Reason, Seat, Verdict};
use halma_service::{Cancelled, GameView};

use super::names::{self, practice, seat};
use super::{Speaker, Text, ranking, text};

/// Says who won and by which rule, in plain words. Everyone is named, by place if there are more
/// than two.
pub fn verdict(speaker: Speaker<'_>, game: &GameView) -> Text {
    let Some(outcome) = game.standing.outcome() else {
        return Text::default();
    };
    let reason = outcome.reason;
    let key = match outcome.verdict {
        Verdict::Won(_) => format!("won-{reason}"),
        Verdict::WonTogether(..) => pair_key(reason).to_owned(),
        Verdict::Placed(_) => return placed(speaker, game, reason),
        Verdict::Drawn => format!("drawn-{reason}"),
        Verdict::Void => void_key(game).to_owned(),
    };
    let named = |wanted: &dyn Fn(Seat) -> bool| {
        let seats = game.seats.keys().filter(|&who| wanted(who));
        let named: Vec<_> = seats.map(|who| seat(speaker, game, who)).collect();
        speaker.people(&named)
    };
    let tempo: Vec<_> = game
        .standing
        .tempo()
        .values()
        .map(|count| count.map_or_else(|| "–".to_owned(), |count| speaker.number(count)))
        .collect();
    let blamed = match &game.cancelled {
        Some(Cancelled::Late(who) | Cancelled::Left(who)) => names::mention(speaker, who),
        _ => Text::default(),
    };
    let last = game.went_out.map(|(who, _)| seat(speaker, game, who));
    let (winner_seat, standing) = (outcome.winner(), &game.standing);
    let (stones, moves) = winner_seat.map_or((0, 0), |winner| {
        let stones = standing.position().stones_in_goal(winner);
        (stones, standing.own_moves()[winner])
    });
    text!(
        speaker,
        &key,
        practice = practice(game),
        winner = named(&|who| outcome.is_won_by(who)),
        stones = stones,
        moves = moves,
        ahead = steps_ahead(game, winner_seat),
        last = last.unwrap_or_default(),
        losers = named(&|who| !outcome.is_won_by(who)),
        players = match outcome.verdict {
            Verdict::Void => names::mentions(speaker, game.people()),
            _ => named(&|_| true),
        },
        seats = game.seats.len(),
        tempo = speaker.figures(&tempo, "–"),
        round = game.round(),
        blamed = blamed,
    )
}

/// Says how many moves each of two needs in a race that is decided, if one of them wins it.
pub fn race_needs(speaker: Speaker<'_>, game: &GameView) -> Option<Text> {
    let proven = game.proven.as_ref()?;
    let winner = Seat::at(usize::from(proven.winner?).checked_sub(1)?);
    let loser = Seat::at(1_usize.checked_sub(winner.index())?);
    Some(text!(
        speaker,
        "race-needs",
        winner = seat(speaker, game, winner),
        most = proven.needs.get(winner.index())?.most?,
        loser = seat(speaker, game, loser),
        least = proven.needs.get(loser.index())?.least,
    ))
}

/// Returns how many more steps than the winner the runner-up has left.
fn steps_ahead(game: &GameView, winner: Option<Seat>) -> u32 {
    let tempo = game.standing.tempo();
    let others = game.seats.keys().filter(|&seat| Some(seat) != winner);
    let nearest = others.filter_map(|seat| tempo[seat]).min();
    let own = winner.and_then(|winner| tempo[winner]);
    let (nearest, own) = (nearest.unwrap_or_default(), own.unwrap_or_default());
    nearest.saturating_sub(own)
}

/// Returns the key of the sentence for two partners who won.
fn pair_key(reason: Reason) -> &'static str {
    match reason {
        Reason::Resignation => "won-pair-resignation",
        Reason::Timeout => "won-pair-timeout",
        _ => "won-pair",
    }
}

/// Says which places everyone has, and why the game for them is over if not all have reached one.
fn placed(speaker: Speaker<'_>, game: &GameView, reason: Reason) -> Text {
    let last = game.went_out.map(|(who, _)| seat(speaker, game, who));
    text!(
        speaker,
        &format!("placed-{reason}"),
        last = last.unwrap_or_default(),
        places = ranking::medals(speaker, game, game.ranking()),
    )
}

/// Says that a seat went out, with its partner if it has one.
pub fn went_out(speaker: Speaker<'_>, game: &GameView, who: Seat, reason: Reason) -> Text {
    let partner = game.standing.rules().partner(who);
    let key = match (reason, partner) {
        (Reason::Timeout, None) => "out-timeout",
        (_, None) => "out-resignation",
        (Reason::Timeout, Some(_)) => "out-pair-timeout",
        (_, Some(_)) => "out-pair-resignation",
    };
    let partner = partner.map(|partner| seat(speaker, game, partner));
    text!(
        speaker,
        key,
        seat = seat(speaker, game, who),
        partner = partner.unwrap_or_default(),
        practice = practice(game)
    )
}

/// Returns the key of the sentence for a game that doesn't count.
fn void_key(game: &GameView) -> &'static str {
    match (&game.moderated, &game.cancelled) {
        (Some(_), _) => "void-moderator",
        (None, Some(Cancelled::Agreed)) => "void-agreed",
        (None, Some(Cancelled::Late(_))) => "void-late",
        (None, Some(Cancelled::Left(_))) => "void-left",
        (None, Some(Cancelled::NoPlace)) => "void-no-place",
        (None, None) => "void-unknown",
    }
}

/// Returns the result as a short title, with the winners' marks instead of names; `None` while the
/// game runs.
pub fn title(speaker: Speaker<'_>, game: &GameView) -> Option<Text> {
    let outcome = game.standing.outcome()?;
    Some(match outcome.verdict {
        Verdict::Won(_) | Verdict::WonTogether(..) | Verdict::Placed(_) => {
            let winners = outcome.winners();
            let marks: Text = winners.map(|who| names::marks(game, who)).collect();
            text!(speaker, "title-won", marks = marks)
        }
        Verdict::Drawn => text!(speaker, "title-drawn"),
        Verdict::Void => text!(speaker, "title-cancelled"),
    })
}
