//! Messages made from matches.

mod analysis;
mod board;
mod challenge;
mod choose_move;
mod counted;
mod digest;
mod forced_ends;
mod hint;
mod how_to;
mod illegal;
mod import;
mod jump_by_jump;
mod leaderboard;
mod list;
mod notice;
mod offer;
mod past;
mod privacy;
mod profile;
mod ranking;
mod refusal;
mod reminder;
mod replay;
mod rows;
mod series;
mod server;
mod settings;
mod study;
mod threads;

pub use analysis::analysis;
pub use board::{board, end, look};
pub use challenge::{challenge, closed, lobby, settled};
pub use choose_move::{Showing, Stones, choose_move, confirm_move};
pub use digest::digest;
pub use hint::{Hint, hints};
pub use how_to::{Lesson, diagonals, how_to_play, lesson};
pub use illegal::illegal_move;
pub use import::{import_modal, unreadable_record};
pub use jump_by_jump::{Jumps, jump_by_jump};
pub use leaderboard::leaderboard;
pub use list::{games, next_waiting, open_challenges, plain, server_games, unposted, which_match};
pub use notice::notice;
pub use offer::{agreed, offer};
pub use privacy::{confirm_deletion, privacy};
pub use profile::{profile, versus};
pub use refusal::refusal;
pub use reminder::reminder;
pub use replay::{ReplayedMove, replay, replay_files};
pub use rows::{
    confirm_resignation, end_modal, move_modal, reset_tables_modal, summary_label, undo_modal,
    void_modal,
};
pub use server::{log, server};
pub use settings::{absence, blocked, settings};
pub use study::{Studied, TaskShown, Verdict, daily_puzzle, judged, task};
pub use threads::{summary, thread_name};

use super::alt_text::{alt_text, color_name};
use super::body::{Body, Picture, Touch};
use super::gallery::Drawn;
use super::text::{Speaker, say};
use super::text_board::text_board;
use crate::discord::markup;
use crate::ids::UserId;
use crate::service::{
    BoardForm, Feats, GameView, HolderView, MatchView, Participant, PastBoards, Retirement,
    StageView,
};
use halma_mind::Level;
use halma_rules::{Color, Seat};

/// A person in a text: as a mention, which notifies only where the message says so.
fn mention(speaker: Speaker<'_>, person: &Participant) -> String {
    account(speaker, person.user)
}

/// Who has a seat, in a text: a person as a mention, or the computer with its level.
fn holder(speaker: Speaker<'_>, holder: &HolderView) -> String {
    match holder {
        HolderView::Person(person) => mention(speaker, person),
        HolderView::Computer(level) => say!(speaker, "computer", level = level.number()),
    }
}

/// An account in a text, where it is still known.
fn account(speaker: Speaker<'_>, user: Option<UserId>) -> String {
    match user {
        Some(user) => markup::user(user),
        None => say!(speaker, "forgotten-person"),
    }
}

/// How long a game was, and its longest chain of jumps.
fn feats(speaker: Speaker<'_>, game: &GameView, feats: Feats) -> String {
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
fn with_text_board(
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
fn names(speaker: Speaker<'_>, view: &MatchView) -> String {
    let people = view.people();
    let mut names: Vec<String> = people.iter().map(|person| person.name.clone()).collect();
    names.dedup();
    let computer = |level: Level| say!(speaker, "computer", level = level.number());
    names.extend(view.computer.map(computer));
    speaker.list(&names)
}

/// The people of a match as mentions, and the computer.
fn players(speaker: Speaker<'_>, view: &MatchView) -> String {
    let computer = |level: Level| say!(speaker, "computer", level = level.number());
    let mut all = each_mentioned(speaker, view.people());
    all.extend(view.computer.map(computer));
    speaker.people(&all)
}

/// The marks of a seat's colors, as they look in the picture.
fn marks(speaker: Speaker<'_>, game: &GameView, seat: Seat) -> String {
    let colors = game.standing.rules().setup().colors(seat);
    colors
        .iter()
        .map(|color| speaker.say(&format!("mark-{}", color.letter())))
        .collect()
}

/// A seat in a sentence: mark and person; in practice mark and color, for the person is one.
fn seat(speaker: Speaker<'_>, game: &GameView, seat: Seat) -> String {
    let marks = marks(speaker, game, seat);
    if game.practice {
        let color = game.standing.rules().setup().colors(seat)[0];
        return format!("{marks} {}", color_name(speaker, color));
    }
    format!("{marks} {}", holder(speaker, &game.seats[seat]))
}

/// The person of a color with its mark; in practice the color itself.
fn colored(speaker: Speaker<'_>, game: &GameView, color: Color) -> String {
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
fn rules_line(speaker: Speaker<'_>, view: &MatchView) -> String {
    let rules = speaker.say(&format!("rules-{}", view.rules.rule_set()));
    match view.rules.diagonals() {
        None => rules,
        Some(true) => format!("{rules} · {}", say!(speaker, "diagonals-on")),
        Some(false) => format!("{rules} · {}", say!(speaker, "diagonals-off")),
    }
}

/// Why a moderator did something, in the moderator's own words.
fn reason_line(speaker: Speaker<'_>, reason: Option<&str>) -> Option<String> {
    reason.map(|reason| say!(speaker, "moderator-reason", reason = quoted(reason)))
}

/// The time for a move in words.
fn move_time(speaker: Speaker<'_>, view: &MatchView) -> String {
    let time = speaker.say(&format!("clock-{}", view.move_time));
    match view.move_time.hours() {
        Some(_) => say!(speaker, "clock-per-move", time = time),
        None => time,
    }
}

/// The picture of a game as a file.
fn picture(speaker: Speaker<'_>, view: &MatchView, game: &GameView, png: Drawn) -> Picture {
    let name = format!(
        "halma-{}-{}.png",
        view.code.as_str().to_lowercase(),
        view.turn
    );
    Picture {
        png,
        name,
        alt_text: alt_text(speaker, view, game),
    }
}

/// The message that shows a match as it is now, whatever stage it is in, to everybody; `by` is who
/// brought it about, and so need not be told.
pub fn present(
    speaker: Speaker<'_>,
    view: &MatchView,
    drawn: Option<Drawn>,
    by: Option<UserId>,
) -> Body {
    match &view.stage {
        StageView::Open { .. } => challenge(speaker, view),
        StageView::Closed { .. } => closed(speaker, view, by),
        StageView::Running(game) => board(speaker, view, game, drawn, by),
        StageView::Finished(game) => end(speaker, view, game, drawn, by),
    }
}

/// What becomes of a message whose place a newer one has taken; one that vanishes is to be deleted.
pub fn retired(speaker: Speaker<'_>, view: &MatchView, retirement: Retirement) -> Touch {
    match retirement {
        Retirement::Line(past) if view.past_boards != PastBoards::Keep => {
            Touch::Line(past::past_turn(speaker, view, past))
        }
        Retirement::Strip | Retirement::Line(_) | Retirement::Vanish => Touch::Strip,
        Retirement::Answer => Touch::Whole(Box::new(settled(speaker, view))),
        Retirement::Point => {
            let place = markup::channel(view.place.channel);
            let code = view.code.as_str();
            Touch::Say(say!(speaker, "moved-away", code = code, place = place))
        }
    }
}

/// The accounts of people, each once, but for one.
fn accounts<'a>(
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
fn mentions<'a>(speaker: Speaker<'_>, people: impl IntoIterator<Item = &'a Participant>) -> String {
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
fn quoted(words: &str) -> String {
    let plain = words.replace('`', "'").replace('@', "@\u{200b}");
    format!("`{plain}`")
}
