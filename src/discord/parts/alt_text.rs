//! The board in words, for people who can't see the picture.

use halma_picture::Captions;
use halma_rules::{Color, Outcome, Position, Seat, Verdict};
use halma_service::{GameView, Holder, MatchView};

use crate::discord::text::{Speaker, is_directional, joined, say};

/// Describes what changed, who is to move and how far each side is, then all stones last: long
/// texts are cut.
pub fn alt_text(speaker: Speaker<'_>, view: &MatchView, game: &GameView) -> String {
    let position = game.standing.position();
    let mut parts = vec![say!(
        speaker,
        "alt-board",
        game = variant_name(speaker, view),
        round = game.round(),
    )];
    for last in game.earlier.iter().chain(&game.last) {
        let name = seat_name(speaker, game, last.seat);
        let route = last.route.text(position.board());
        parts.push(say!(speaker, "alt-last", seat = name, route = route));
    }
    parts.push(whose(speaker, game));
    parts.extend(game.seats.keys().map(|seat| side(speaker, game, seat)));
    parts.extend(stones(speaker, position));
    joined(parts)
}

/// Returns where all stones of a position are, by color.
pub fn stones(speaker: Speaker<'_>, position: &Position) -> Vec<String> {
    let mut parts = Vec::new();
    for color in (0..position.setup().color_count()).map(Color::at) {
        let mut cells = position.placement().stones(color).to_vec();
        if cells.is_empty() {
            continue;
        }
        cells.sort_unstable();
        let names: Vec<_> = cells
            .iter()
            .map(|&cell| position.board().name(cell))
            .collect();
        let color = color_name(speaker, color);
        parts.push(say!(
            speaker,
            "alt-stones",
            color = color,
            cells = names.join(" ")
        ));
    }
    parts
}

/// Says who is to move, or who has won.
pub fn whose(speaker: Speaker<'_>, game: &GameView) -> String {
    let name = |seat| seat_name(speaker, game, seat);
    match game.standing.outcome() {
        None => {
            let to_move = game.standing.position().to_move();
            say!(speaker, "alt-to-move", name = name(to_move))
        }
        Some(outcome) => ended(speaker, outcome, name),
    }
}

/// Says who has won, alone or with a partner.
fn ended(speaker: Speaker<'_>, outcome: Outcome, name: impl Fn(Seat) -> String) -> String {
    match outcome.verdict {
        Verdict::WonTogether(one, other) => {
            let names = [name(one), name(other)];
            say!(speaker, "alt-won-pair", names = speaker.people(&names))
        }
        _ => match outcome.winner() {
            Some(winner) => say!(speaker, "alt-won", name = name(winner)),
            None => say!(speaker, "alt-over"),
        },
    }
}

/// Says which colors a player has, and how far they are.
fn side(speaker: Speaker<'_>, game: &GameView, seat: Seat) -> String {
    let position = game.standing.position();
    let setup = position.setup();
    let colors = setup.colors(seat);
    let names: Vec<_> = colors
        .iter()
        .map(|&color| color_name(speaker, color))
        .collect();
    let name = seat_name(speaker, game, seat);
    let Some(tempo) = game.standing.tempo()[seat] else {
        return say!(
            speaker,
            "alt-out",
            practice = practice(game),
            name = name,
            colors = speaker.list(&names)
        );
    };
    if let Some(place) = game.standing.place(seat) {
        return say!(
            speaker,
            "alt-place",
            name = name,
            colors = speaker.list(&names),
            place = place
        );
    }
    say!(
        speaker,
        "alt-seat",
        name = name,
        colors = speaker.list(&names),
        tempo = tempo,
        home = position.stones_at_home(seat),
        goal = position.stones_in_goal(seat),
        stones = colors.len() * setup.stones_per_color(),
    )
}

/// Returns whether one person plays all colors. Seats are then colors, which are plural words in
/// some languages.
pub fn practice(game: &GameView) -> &'static str {
    if game.practice { "yes" } else { "no" }
}

/// Returns the name of a match's variant.
pub fn variant_name(speaker: Speaker<'_>, view: &MatchView) -> String {
    speaker.say(&format!("variant-{}", view.terms.rules.variant()))
}

/// Returns the name of a color, such as "White".
pub fn color_name(speaker: Speaker<'_>, color: Color) -> String {
    speaker.say(&format!("color-{}", color.letter()))
}

/// Returns the names of seats in pictures: people's names if the picture font has every letter,
/// otherwise colors.
pub fn picture_names(speaker: Speaker<'_>, game: &GameView) -> Vec<String> {
    let speaker = picture_speaker(speaker);
    let name = |seat| {
        let color = game.standing.rules().setup().colors(seat)[0];
        let name = seat_name(speaker, game, seat);
        let mut written = [name, color_name(speaker, color)].into_iter();
        written.find(|name| halma_picture::can_write(name))
    };
    game.seats
        .keys()
        .map(|seat| name(seat).unwrap_or_default())
        .collect()
}

/// Returns the speaker for pictures: English if their font lacks the language's letters.
pub fn picture_speaker(speaker: Speaker<'_>) -> Speaker<'_> {
    let is_written = halma_picture::can_write(&say!(speaker, "picture-steps"));
    if is_written {
        speaker
    } else {
        speaker.in_english()
    }
}

/// Returns the captions of a game's picture.
pub fn captions(speaker: Speaker<'_>, game: &GameView) -> Captions {
    let speaker = picture_speaker(speaker);
    let names = picture_names(speaker, game);
    let position = game.standing.position();
    let name = |seat: Seat| names[seat.index()].as_str();
    let state = match game.standing.outcome() {
        None => say!(speaker, "alt-to-move", name = name(position.to_move())),
        Some(outcome) => ended(speaker, outcome, |seat| name(seat).to_owned()),
    };
    let round = say!(speaker, "picture-round", round = game.round());
    let [round, state, steps, goal] = [
        round,
        state,
        say!(speaker, "picture-steps"),
        say!(speaker, "picture-goal"),
    ]
    .map(|text| {
        text.chars()
            .filter(|letter| !is_directional(*letter))
            .collect()
    });
    Captions {
        names,
        round,
        state,
        steps,
        goal,
    }
}

/// Returns the name of the person on a seat, without characters that confuse screen readers; the
/// seat's first color if one person has several seats.
pub fn seat_name(speaker: Speaker<'_>, game: &GameView, seat: Seat) -> String {
    let color = game.standing.rules().setup().colors(seat)[0];
    if game.practice {
        return color_name(speaker, color);
    }
    match &game.seats[seat] {
        Holder::Person(person) if person.user.is_some() => {
            let seen = person.name.chars();
            seen.filter(|c| !c.is_control() && !is_directional(*c))
                .collect()
        }
        Holder::Person(_) => say!(speaker, "forgotten-person"),
        Holder::Computer { level } => say!(speaker, "computer", level = level.number()),
    }
}
