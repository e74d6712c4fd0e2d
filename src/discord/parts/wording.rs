//! How matches, games and people are called in texts.

use crate::discord::parts::alt_text::{alt_text, color_name};
use crate::discord::parts::body::Picture;
use crate::discord::parts::markup;
use crate::discord::parts::text_board::text_board;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::text::{Speaker, say};
use crate::ids::UserId;
use crate::service::{BoardForm, Feats, GameView, Holder, MatchView, Participant};
use halma_mind::Level;
use halma_rules::{Color, Seat};

/// A person in a text: as a mention, which notifies only where the message says so.
pub fn mention(speaker: Speaker<'_>, person: &Participant) -> String {
    account(speaker, person.user)
}

/// Who has a seat, in a text: a person as a mention, or the computer with its level.
pub fn holder(speaker: Speaker<'_>, holder: &Holder<Participant>) -> String {
    match holder {
        Holder::Person(person) => mention(speaker, person),
        Holder::Computer { level } => say!(speaker, "computer", level = level.number()),
    }
}

/// An account in a text, where it is still known.
pub fn account(speaker: Speaker<'_>, user: Option<UserId>) -> String {
    match user {
        Some(user) => markup::user(user),
        None => say!(speaker, "forgotten-person"),
    }
}

/// How long a game was, and its longest chain of jumps.
pub fn feats(speaker: Speaker<'_>, game: &GameView, feats: Feats) -> String {
    let (longest, by) = feats.longest.unwrap_or((0, Seat::FIRST));
    say!(
        speaker,
        "feats",
        rounds = feats.rounds,
        jumps = feats.jumps,
        longest = longest,
        seat = seat(speaker, game, by),
    )
}

/// What is said of a match, with the board as text below where that is wanted.
pub fn with_text_board(
    speaker: Speaker<'_>,
    view: &MatchView,
    game: &GameView,
    content: String,
) -> String {
    match view.board_form {
        BoardForm::Picture => content,
        BoardForm::WithText => {
            let board = text_board(speaker, game.standing.position());
            format!("{content}\n{board}")
        }
    }
}

/// The names of a match's people, and the computer's; in practice one person has all seats.
pub fn names(speaker: Speaker<'_>, view: &MatchView) -> String {
    let people = view.people();
    let mut names: Vec<String> = people.iter().map(|person| person.name.clone()).collect();
    names.dedup();
    let computer = |level: Level| say!(speaker, "computer", level = level.number());
    names.extend(view.terms.computer.map(computer));
    speaker.list(&names)
}

/// The people of a match as mentions, and the computer.
pub fn players(speaker: Speaker<'_>, view: &MatchView) -> String {
    let computer = |level: Level| say!(speaker, "computer", level = level.number());
    let mut all = each_mentioned(speaker, view.people());
    all.extend(view.terms.computer.map(computer));
    speaker.people(&all)
}

/// The marks of a seat's colors, as they look in the picture.
pub fn marks(speaker: Speaker<'_>, game: &GameView, seat: Seat) -> String {
    let colors = game.standing.rules().setup().colors(seat);
    colors
        .iter()
        .map(|color| speaker.say(&format!("mark-{}", color.letter())))
        .collect()
}

/// A seat in a sentence: mark and person; in practice mark and color, for the person is one.
pub fn seat(speaker: Speaker<'_>, game: &GameView, seat: Seat) -> String {
    let marks = marks(speaker, game, seat);
    if game.practice {
        let color = game.standing.rules().setup().colors(seat)[0];
        return format!("{marks} {}", color_name(speaker, color));
    }
    format!("{marks} {}", holder(speaker, &game.seats[seat]))
}

/// The person of a color with its mark; in practice the color itself.
pub fn colored(speaker: Speaker<'_>, game: &GameView, color: Color) -> String {
    let mark = speaker.say(&format!("mark-{}", color.letter()));
    let owner = game.standing.rules().setup().owner(color);
    let who = if game.practice {
        color_name(speaker, color)
    } else {
        holder(speaker, &game.seats[owner])
    };
    format!("{mark} {who}")
}

/// Rules and diagonals in words.
pub fn rules_line(speaker: Speaker<'_>, view: &MatchView) -> String {
    let rules = speaker.say(&format!("rules-{}", view.terms.rules.rule_set()));
    match view.terms.rules.diagonals() {
        None => rules,
        Some(true) => format!("{rules} · {}", say!(speaker, "diagonals-on")),
        Some(false) => format!("{rules} · {}", say!(speaker, "diagonals-off")),
    }
}

/// Why a moderator did something, in the moderator's own words.
pub fn reason_line(speaker: Speaker<'_>, reason: Option<&str>) -> Option<String> {
    reason.map(|reason| say!(speaker, "moderator-reason", reason = quoted(reason)))
}

/// The time for a move in words.
pub fn move_time(speaker: Speaker<'_>, view: &MatchView) -> String {
    let time = speaker.say(&format!("clock-{}", view.terms.move_time));
    match view.terms.move_time.hours() {
        Some(_) => say!(speaker, "clock-per-move", time = time),
        None => time,
    }
}

/// The picture of a game as a file.
pub fn picture(speaker: Speaker<'_>, view: &MatchView, game: &GameView, png: Drawn) -> Picture {
    let name = format!(
        "halma-{}-{}.png",
        view.card.code.as_str().to_lowercase(),
        view.card.turn
    );
    Picture {
        png,
        name,
        alt_text: alt_text(speaker, view, game),
    }
}

/// The accounts of people, each once, but for one.
pub fn accounts<'a>(
    people: impl IntoIterator<Item = &'a Participant>,
    but: Option<UserId>,
) -> Vec<UserId> {
    let users = people.into_iter().filter_map(|person| person.user);
    let mut users: Vec<UserId> = users.filter(|user| Some(*user) != but).collect();
    users.sort_unstable();
    users.dedup();
    users
}

/// People as mentions, each once.
pub fn mentions<'a>(
    speaker: Speaker<'_>,
    people: impl IntoIterator<Item = &'a Participant>,
) -> String {
    speaker.people(&each_mentioned(speaker, people))
}

fn each_mentioned<'a>(
    speaker: Speaker<'_>,
    people: impl IntoIterator<Item = &'a Participant>,
) -> Vec<String> {
    let mut mentions: Vec<String> = Vec::new();
    for person in people {
        let mention = mention(speaker, person);
        if person.user.is_none() || !mentions.contains(&mention) {
            mentions.push(mention);
        }
    }
    mentions
}

/// A person's own words, which neither mention nor format anything.
pub fn quoted(words: &str) -> String {
    let plain = words.replace('`', "'").replace('@', "@\u{200b}");
    format!("`{plain}`")
}

/// A link to the board message, or the channel where that is not known.
pub fn place(speaker: Speaker<'_>, view: &MatchView) -> String {
    let place = &view.card.place;
    match view.card.message {
        Some(message) => {
            let label = say!(speaker, "link-to-board");
            let (guild, channel) = (place.guild, place.channel);
            format!("[{label}](https://discord.com/channels/{guild}/{channel}/{message})")
        }
        None => markup::channel(place.channel),
    }
}
