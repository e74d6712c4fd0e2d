//! The messages of a turn and of the end.

use halma_rules::{Contest, Reason};
use halma_service::ids::UserId;
use halma_service::{
    Deed, GameView, Holder, LastMove, MatchView, Moderated, Participant, Reminders, StageView,
};
use serenity::builder::{CreateEmbed, CreateEmbedFooter};

use crate::discord::bot::PageInside;
use crate::discord::parts::body::Body;
use crate::discord::parts::picture_names::picture_names;
use crate::discord::parts::wording::{self, accounts, picture};
use crate::discord::pictures::gallery::Drawn;
use crate::discord::posts::board_buttons::{board_rows, end_row};
use crate::discord::posts::steps;
use crate::discord::text::{Say as _, Speaker, Text, joined, markup, say};
use crate::words::names::{self, colored, practice, rules_line, seat, variant_name};
use crate::words::rules::chosen;
use crate::words::state::{level_beaten, stands_still};
use crate::words::{Reader, clocks, counted, cups, forced_ends, moments, ranking, series, verdict};

/// The embed's color while a game runs, and after its end.
const RUNNING_COLOR: u32 = 0x00_7A_4F_C0;
const FINISHED_COLOR: u32 = 0x00_C0_8A_18;

/// Returns the board of a running game. It notifies the next player or those whom an offer asks,
/// and anyone affected by what someone else did.
pub fn board(
    speaker: Speaker<'_>,
    view: &MatchView,
    game: &GameView,
    drawn: Option<Drawn>,
    by: Option<UserId>,
    page: PageInside,
) -> Body {
    board_for((Reader::Everyone, page), speaker, view, game, drawn, by)
}

fn board_for(
    (reader, page): (Reader, PageInside),
    speaker: Speaker<'_>,
    view: &MatchView,
    game: &GameView,
    drawn: Option<Drawn>,
    by: Option<UserId>,
) -> Body {
    let to_move = game.standing.position().to_move();
    let key = match game.to_move() {
        Holder::Computer { .. } => "turn-thinks",
        Holder::Person(_) if reader == Reader::One => "turn-look",
        Holder::Person(_) if game.begins() => "turn-first",
        Holder::Person(_) => "turn-next",
    };
    let turn = say!(
        speaker,
        key,
        seat = seat(speaker, game, to_move),
        user = names::holder(speaker, game.to_move()),
        practice = practice(game),
    );
    let mut notify = users(game.to_move().person(), None);
    notify.extend(users(surprised(view, game), by));
    notify.sort_unstable();
    notify.dedup();
    let mut lines = happened(speaker, game);
    lines.extend(speaker.write_all(&moments::of_move(speaker, game)));
    lines.extend(speaker.write_all(&stands_still(speaker, view)));
    let aim = aim(speaker, game).filter(|_| reader == Reader::Everyone);
    // The picture says who has which color and how far everyone is, and a phone has little room. It
    // doesn't say who plays with whom.
    let is_plain = game.standing.rules().contest() != Contest::Pairs;
    let is_told = game.seats.len() == 2
        || (is_plain
            && picture_names(speaker, game)
                .iter()
                .all(|name| !name.is_empty()));
    let is_brief = reader == Reader::Everyone && drawn.is_some() && is_told;
    let time = clocks::left(speaker, game).filter(|_| is_brief);
    let time = time.map(|time| speaker.write(&time));
    lines.extend(verdict::race_needs(speaker, game).map(|needs| speaker.write(&needs)));
    lines.extend(speaker.write_all(&ranking::so_far(speaker, game)));
    let turn = [turn].into_iter().chain(aim).chain(time);
    let content = join(lines, joined(turn));
    let embed = if is_brief {
        frame(speaker, view, game, reader, Vec::new())
    } else {
        embed(speaker, view, game, &content, reader)
    };
    Body {
        content: wording::with_text_board(speaker, view, game, content),
        notify,
        embed: Some(embed.color(RUNNING_COLOR)),
        picture: drawn.map(|drawn| picture(speaker, view, game, drawn)),
        rows: board_rows(speaker, view, game, reader, page),
        ..Body::default()
    }
}

/// Says what the player to move has to do, until that person has moved; the picture outlines the
/// goal.
fn aim(speaker: Speaker<'_>, game: &GameView) -> Option<String> {
    let own = game.first_turn()?;
    let rules = game.standing.rules();
    let setup = rules.setup();
    let (aim, other) = match rules.contest() {
        Contest::Pairs => ("pair", rules.partner(own)),
        Contest::Places => ("places", None),
        Contest::First if game.seats.len() > 2 => ("others", None),
        Contest::First => ("duel", game.seats.keys().find(|&seat| seat != own)),
    };
    let other = other.map(|other| seat(speaker, game, other));
    Some(say!(
        speaker,
        "turn-aim",
        aim = aim,
        stones = setup.stones_per_color() * setup.colors(own).len(),
        marks = names::marks(game, own),
        corners = wording::goals(speaker, game, own, game.public_side()),
        other = other.unwrap_or_default(),
    ))
}

/// Returns the people who aren't to move and didn't do what just happened to them; told once, by
/// that turn's board without a request.
fn surprised<'a>(view: &MatchView, game: &'a GameView) -> Vec<&'a Participant> {
    if view.paused.is_some() {
        return Vec::new();
    }
    if game.moderated.is_some() {
        return game.people().collect();
    }
    match game.went_out {
        Some((seat, Reason::Timeout)) if game.taken_back.is_none() => {
            game.seats[seat].person().into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the end of a game: who won and by which rule. Everyone is notified except the person who
/// caused it.
pub fn end(
    speaker: Speaker<'_>,
    view: &MatchView,
    game: &GameView,
    drawn: Option<Drawn>,
    by: Option<UserId>,
) -> Body {
    let mut lines = if game.voided.is_some_and(|voided| voided.everywhere) {
        let players = names::mentions(speaker, game.people());
        vec![say!(speaker, "void-everywhere", players = players)]
    } else {
        happened(speaker, game)
    };
    let feats = game.feats.map(|feats| names::feats(speaker, game, feats));
    let one_each = [
        Some(verdict::verdict(speaker, game)),
        verdict::race_needs(speaker, game),
        level_beaten(speaker, game),
        ranking::line(speaker, game),
        moments::of_game(speaker, game),
        feats,
    ];
    let all = one_each.into_iter().flatten();
    let all = all.chain(counted::lines(speaker, view, game));
    let all: Vec<Text> = all.chain(series::line(speaker, view, game)).collect();
    lines.extend(speaker.write_all(&all));
    let content = lines.join("\n");
    let embed = embed(speaker, view, game, &content, Reader::Everyone);
    Body {
        content: wording::with_text_board(speaker, view, game, content),
        notify: users(game.people(), by),
        embed: Some(embed.color(FINISHED_COLOR)),
        picture: drawn.map(|drawn| picture(speaker, view, game, drawn)),
        rows: end_row(speaker, view, game),
        ..Body::default()
    }
}

/// Returns the board for one person, with the buttons that still work.
pub fn look(
    speaker: Speaker<'_>,
    view: &MatchView,
    game: &GameView,
    drawn: Option<Drawn>,
    page: PageInside,
) -> Body {
    let shown = match &view.stage {
        StageView::Finished(_) => end(speaker, view, game, drawn, None),
        _ => board_for((Reader::One, page), speaker, view, game, drawn, None),
    };
    Body {
        notify: Vec::new(),
        ..shown
    }
}

/// Returns the accounts of people who want to be mentioned, each once, except for one.
fn users<'a>(
    people: impl IntoIterator<Item = &'a Participant>,
    but: Option<UserId>,
) -> Vec<UserId> {
    let wants = |person: &&Participant| person.reminders != Reminders::None;
    accounts(people.into_iter().filter(wants), but)
}

fn join(mut lines: Vec<String>, last: String) -> String {
    lines.push(last);
    lines.join("\n")
}

/// Says what happened since the last turn: a move with its route or a seat that went out, then
/// passes. The verdict says how a game ended.
fn happened(speaker: Speaker<'_>, game: &GameView) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(moderated) = &game.moderated {
        return moderator_lines(speaker, game, moderated);
    }
    if let Some(count) = game.taken_back {
        return vec![say!(speaker, "taken-back", count = count)];
    }
    let board = game.standing.position().board();
    match (game.went_out, &game.last) {
        (Some((seat, reason)), _) if game.standing.outcome().is_none() => {
            lines.push(speaker.write(&verdict::went_out(speaker, game, seat, reason)));
        }
        (None, Some(last)) => lines.extend(game.earlier.iter().chain([last]).map(|last| {
            let key = if last.planned {
                "played-planned"
            } else {
                "played"
            };
            say!(
                speaker,
                key,
                seat = mover(speaker, game, last),
                route = last.route.text(board).replace('-', " → "),
            )
        })),
        _ => {}
    }
    for &who in &game.passes {
        let seat = seat(speaker, game, who);
        lines.push(say!(speaker, "had-to-pass", seat = seat));
    }
    lines
}

/// Names the player of a move by the stone's mark: a seat may have several colors.
fn mover(speaker: Speaker<'_>, game: &GameView, last: &LastMove) -> Text {
    let stones = game.standing.position().placement();
    match stones.at(last.route.mv().to()) {
        Some(color) => colored(speaker, game, color),
        None => seat(speaker, game, last.seat),
    }
}

/// Says what a moderator did, to whom, and why.
fn moderator_lines(
    speaker: Speaker<'_>,
    game: &GameView,
    moderated: &Moderated<Participant>,
) -> Vec<String> {
    let key = match moderated.deed {
        Deed::Undone => "moderator-undid",
        Deed::Moved => "moderator-moved",
        Deed::Ended => "moderator-ended",
        Deed::Voided => "moderator-voided",
    };
    let who = names::mention(speaker, &moderated.by);
    let players = names::mentions(speaker, game.people());
    let line = say!(speaker, key, who = who, players = players);
    let reason = wording::reason_line(speaker, moderated.reason.as_deref());
    [line].into_iter().chain(reason).collect()
}

/// Returns the embed: steps left, counters, rules. It doesn't name people again whom the text
/// names.
fn embed(
    speaker: Speaker<'_>,
    view: &MatchView,
    game: &GameView,
    content: &str,
    reader: Reader,
) -> CreateEmbed {
    let mut first = steps::to_go(speaker, game, content);
    if let Some(time) = clocks::left(speaker, game) {
        first = format!("{first} · {}", speaker.write(&time));
    }
    frame(speaker, view, game, reader, vec![first])
}

/// Returns the embed with these lines first.
fn frame(
    speaker: Speaker<'_>,
    view: &MatchView,
    game: &GameView,
    reader: Reader,
    mut lines: Vec<String>,
) -> CreateEmbed {
    lines.extend(speaker.write_all(&series::number(speaker, view)));
    lines.extend(cups::of_match(speaker, view).map(|cup| speaker.write(&cup)));
    if game.is_new() && reader == Reader::Everyone {
        lines.extend(speaker.write_all(&chosen(speaker, view.terms.rules)));
    }
    if game.outage {
        lines.push(say!(speaker, "bot-was-away"));
    }
    for away in &game.away {
        let [from, until] = [away.from, away.until].map(markup::dated);
        let who = names::mention(speaker, &away.who);
        let line = say!(
            speaker,
            "player-away",
            who = who,
            from = from,
            until = until
        );
        lines.push(line);
    }
    // A private board has room for what is far away.
    let counters = match reader {
        Reader::One => forced_ends::all(speaker, game, reader),
        Reader::Everyone => forced_ends::near(speaker, game, reader),
    };
    let counters = speaker.write_all(&counters);
    if !counters.is_empty() && !lines.is_empty() {
        lines.push(String::new());
    }
    lines.extend(counters);
    let code = view.card.code.as_str();
    let name = variant_name(speaker, view);
    let rules = rules_line(speaker, view);
    let frame = CreateEmbed::new();
    let frame = if lines.is_empty() {
        frame
    } else {
        frame.description(lines.join("\n"))
    };
    let footer = if game.standing.outcome().is_some() {
        say!(speaker, "board-footer", code = code, rules = rules)
    } else if game.is_new() || reader == Reader::One {
        let round = game.standing.position().round();
        let key = "board-footer-whole";
        say!(
            speaker,
            key,
            code = code,
            game = &name,
            round = round,
            rules = rules
        )
    } else {
        let round = game.standing.position().round();
        say!(
            speaker,
            "board-footer-round",
            code = code,
            game = &name,
            round = round
        )
    };
    let frame = frame.footer(CreateEmbedFooter::new(footer));
    match verdict::title(speaker, game) {
        None => frame,
        Some(result) => frame.title(say!(speaker, "board-title", game = name, result = result)),
    }
}
