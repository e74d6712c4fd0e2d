//! A match in plain text, for readers outside Discord: the same sentences as in its messages, with
//! names for mentions and without other markup.

use halma_mind::{Level, Review};
use halma_rules::{Game, Seat};
use halma_service::ids::UserId;
use halma_service::{
    Compared, Error, GameView, MatchView, Participant, Person, StageView, Suggestion, TableView,
};

use crate::discord::front::refusal::{refusal, standstill};
use crate::discord::hint::message::{self as hints, Hint};
use crate::discord::parts::alt_text::{seat_name, whose};
use crate::discord::parts::choice::Choice;
use crate::discord::parts::{markup, wording};
use crate::discord::plan::message as plan;
use crate::discord::play::illegal_message::what_is_wrong;
use crate::discord::posts;
use crate::discord::posts::board_buttons::Reader;
use crate::discord::posts::{forced_ends, verdict};
use crate::discord::text::{Speaker, apart, in_signs, say};
use crate::discord::{analysis, leaderboard};

/// Returns the name of a match's variant.
pub fn variant(speaker: Speaker<'_>, view: &MatchView) -> String {
    speaker.say(&format!("variant-{}", view.terms.rules.variant()))
}

/// Returns the names of a match's people and of the computer.
pub fn names(speaker: Speaker<'_>, view: &MatchView) -> String {
    wording::names(speaker, view)
}

/// Returns the rules of a match in words.
pub fn rules(speaker: Speaker<'_>, view: &MatchView) -> String {
    wording::rules_line(speaker, view)
}

/// Returns the name of the computer at a level.
pub fn computer(speaker: Speaker<'_>, level: Level) -> String {
    say!(speaker, "computer", level = level.number())
}

/// Returns the name of a seat's player.
pub fn seat(speaker: Speaker<'_>, game: &GameView, seat: Seat) -> String {
    seat_name(speaker, game, seat)
}

/// Says whose turn it is or how the match ended, what was played last, and what else there is to
/// know now.
pub fn state(speaker: Speaker<'_>, view: &MatchView) -> Vec<String> {
    let (StageView::Running(game) | StageView::Finished(game)) = &view.stage else {
        let key = match view.stage {
            StageView::Open { .. } => "page-waiting",
            _ => "page-over",
        };
        return vec![speaker.say(key)];
    };
    let mut lines = match game.standing.outcome() {
        None => vec![whose(speaker, game)],
        Some(_) => vec![verdict::verdict(speaker, game)],
    };
    lines.extend(posts::stands_still(speaker, view));
    lines.extend(last_moves(speaker, game));
    lines.extend(forced_ends::lines(speaker, game, Reader::One));
    let lines = lines.iter().map(|line| plain(people(view), line));
    lines.collect()
}

/// Says what was played last.
fn last_moves(speaker: Speaker<'_>, game: &GameView) -> Vec<String> {
    let board = game.standing.position().board();
    let shown = game.earlier.iter().chain(&game.last);
    let said = shown.map(|last| {
        let name = seat_name(speaker, game, last.seat);
        let route = last.route.text(board);
        let key = if last.planned {
            "played-planned"
        } else {
            "alt-last"
        };
        say!(speaker, key, seat = name, route = route)
    });
    said.collect()
}

/// Says how a stone gets where it goes.
pub fn way(speaker: Speaker<'_>, suggestion: &Suggestion) -> String {
    match suggestion.jumps {
        0 => say!(speaker, "page-step"),
        jumps => say!(speaker, "page-jumps", jumps = jumps),
    }
}

/// Says how to write a plan.
pub fn plan_how(speaker: Speaker<'_>) -> String {
    plain([], &plan::how(speaker))
}

/// Says where a replay is, with places for the two numbers.
pub fn replayed(speaker: Speaker<'_>) -> String {
    say!(
        speaker,
        "page-replay-at",
        number = "{number}",
        count = "{count}"
    )
}

/// Says what is offered, if an offer is open.
pub fn offer(speaker: Speaker<'_>, view: &MatchView) -> Option<String> {
    let game = view.game()?;
    game.offer.as_ref().filter(|offer| offer.open)?;
    let said = posts::offer(speaker, view, game)?;
    Some(plain(people(view), &said.content))
}

/// Returns whether the players of a game can play again.
pub fn may_rematch(view: &MatchView) -> bool {
    view.is_finished() && !posts::series::goes_on(view)
}

/// Names the computer's next level, if the person has just beaten one.
pub fn next_level(speaker: Speaker<'_>, game: &GameView) -> Option<String> {
    posts::board_buttons::next_level(speaker, game)
}

/// Says that someone beat a level of the computer for the first time.
pub fn level_beaten(speaker: Speaker<'_>, game: &GameView) -> Option<String> {
    Some(plain([], &posts::level_beaten(speaker, game)?))
}

/// Says that a game has no hints, and how it can get them.
pub fn hints_refused(speaker: Speaker<'_>) -> String {
    plain([], &speaker.say("hint-rated"))
}

/// Says what the computer would play, and why.
pub fn hint(speaker: Speaker<'_>, game: &GameView, number: usize, hint: &Hint) -> String {
    plain([], &hints::line(speaker, game, number, hint))
}

/// Says what decided a game: each line, with the number of events before the move it is about.
pub fn analysis(
    speaker: Speaker<'_>,
    view: &MatchView,
    game: &GameView,
    whole: &Game,
    review: &Review,
    reader: UserId,
) -> Vec<(Option<usize>, String)> {
    let lines = analysis::message::lines(speaker, game, whole, review, Some(reader));
    let lines = lines.into_iter();
    lines
        .map(|(event, line)| (event, plain(people(view), &line)))
        .collect()
}

/// A leaderboard in words.
pub struct Table {
    /// Its title.
    pub title: String,
    /// Its lines.
    pub lines: Vec<String>,
    /// What else can be compared: names and labels, and whether it is this one.
    pub others: Vec<(String, String, bool)>,
}

/// Returns a leaderboard in words.
pub fn table(speaker: Speaker<'_>, view: &TableView) -> Table {
    let lines = leaderboard::message::lines(speaker, view);
    let people = view.people();
    let lines = lines.iter().flat_map(|line| line.trim().lines());
    let lines = lines.map(|line| plain(people.iter().copied(), line));
    let others = Compared::all().into_iter().map(|compared| {
        let label = speaker.say(&compared.key());
        (compared.name(), label, compared == view.compared)
    });
    Table {
        title: plain([], &leaderboard::message::title(speaker, view)),
        lines: lines.collect(),
        others: others.collect(),
    }
}

/// Returns what a table compares, by the name of [`Table::others`].
pub fn compared(name: &str) -> Option<Compared> {
    Compared::of_name(name)
}

/// Asks someone who has opened another person's link whether to be that person.
pub fn other_person(speaker: Speaker<'_>, name: &str) -> String {
    say!(speaker, "page-other-person", name = name)
}

/// Asks whether to resign.
pub fn resign_question(speaker: Speaker<'_>, view: &MatchView) -> String {
    let code = view.card.code.as_str();
    say!(
        speaker,
        "resign-question",
        code = code,
        two = "no",
        others = ""
    )
}

/// Says why something wasn't done.
pub fn error(
    speaker: Speaker<'_>,
    view: Option<&MatchView>,
    error: &Error,
    number: &str,
) -> String {
    let said = match error {
        Error::Refusal(why) => refusal(speaker, why),
        Error::Illegal(illegal) => what_is_wrong(speaker, &illegal.why),
        error if error.is_standstill() => standstill(speaker, error),
        Error::Fault(_) => say!(speaker, "our-fault", number = number),
    };
    plain(view.into_iter().flat_map(people), &said)
}

/// Returns a text with a person's name for their mentions.
pub fn naming(text: &str, person: &Person) -> String {
    text.replace(&markup::user(person.user), &apart(&person.name))
}

/// Returns everyone whom a text about a match can mention.
fn people(view: &MatchView) -> impl Iterator<Item = &Participant> {
    let moderator = view.game().and_then(|game| game.moderated.as_ref());
    view.people()
        .into_iter()
        .chain(moderator.map(|done| &done.by))
}

/// Returns a text with names for the mentions of people, and without bold, italics and code. Moments
/// stay as they are.
fn plain<'a>(people: impl IntoIterator<Item = &'a Participant>, text: &str) -> String {
    let mut text = in_signs(text).replace(['*', '`'], "");
    for person in people {
        if let Some(user) = person.user {
            text = text.replace(&markup::user(user), &apart(&person.name));
        }
    }
    text
}
