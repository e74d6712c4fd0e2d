//! Cups in messages.

use halma_cup::Kind;
use halma_service::ids::{PlayerId, UserId};
use halma_service::{CupHead, CupNews, EntrantRecord, MatchView, Section, Standing, WholeCup};
use serenity::builder::{CreateActionRow, CreateEmbed};
use serenity::model::application::ButtonStyle;

use crate::discord::cup::click::Click;
use crate::discord::games::list_message;
use crate::discord::parts::body::{Body, cut};
use crate::discord::parts::components::button;
use crate::discord::parts::limits::MOST_DESCRIPTION_CHARS;
use crate::discord::text::{Say as _, Speaker, markup, say};
pub use crate::words::cups::People;
use crate::words::{cups, names};

/// How many people a message mentions.
const MOST_MENTIONED: usize = 60;
/// How many people lead a table that names the winners.
const NAMED_IN_THE_END: usize = 3;

/// Announces a cup.
pub fn announcement(speaker: Speaker<'_>, cup: &WholeCup) -> Body {
    let record = &cup.record;
    let is_open = cups::is_stairs(record);
    let until = if is_open {
        speaker.say("cup-open")
    } else {
        say!(speaker, "cup-until", at = markup::dated(record.closes))
    };
    let draw = say!(speaker, "cup-draw", commitment = cup.commitment());
    let draw = (!is_open).then(|| format!("-# {draw}"));
    let lines = [
        say!(
            speaker,
            "cup-announced",
            name = record.name.as_str(),
            game = speaker.say(&format!("variant-{}", record.options.variant)),
            kind = speaker.say(&format!("cup-kind-{}", record.kind))
        ),
        until,
        speaker.write(&cups::lasts(
            speaker,
            cup.kind().ok(),
            record.rounds,
            record.days,
        )),
        speaker.write(&cups::games_at_once(speaker, cup)),
    ];
    let lines: Vec<String> = lines.into_iter().chain(draw).collect();
    Body {
        rows: vec![buttons(speaker, cup, "button-cup-join")],
        ..Body::text(lines.join("\n"))
    }
}

fn buttons(speaker: Speaker<'_>, cup: &WholeCup, join: &str) -> CreateActionRow {
    let cup = cup.id.0;
    CreateActionRow::Buttons(vec![
        button(speaker, Click::Join { cup }, join, ButtonStyle::Success),
        button(
            speaker,
            Click::Table { cup },
            "button-cup-table",
            ButtonStyle::Secondary,
        ),
        button(
            speaker,
            Click::Leave { cup },
            "button-cup-leave",
            ButtonStyle::Secondary,
        ),
    ])
}

fn looks(speaker: Speaker<'_>, cup: &WholeCup) -> CreateActionRow {
    let cup = cup.id.0;
    CreateActionRow::Buttons(vec![
        button(
            speaker,
            Click::Table { cup },
            "button-cup-table",
            ButtonStyle::Primary,
        ),
        button(
            speaker,
            Click::Games { cup },
            "button-cup-games",
            ButtonStyle::Secondary,
        ),
    ])
}

/// Says that a person has entered or confirmed.
pub fn entered(speaker: Speaker<'_>, cup: &WholeCup) -> Body {
    Body::text(speaker.write(&cups::entered(speaker, cup)))
}

/// Lists cups.
pub fn list(speaker: Speaker<'_>, cups: &[CupHead]) -> Body {
    let line = |cup: &CupHead| {
        let name = cup.record.name.as_str();
        say!(
            speaker,
            "cup-list-line",
            name = name,
            state = cups::progress(speaker, &cup.record)
        )
    };
    let unfinished = cups.iter().filter(|cup| cup.is_unfinished());
    let over = cups.iter().filter(|cup| !cup.is_unfinished());
    in_embed(unfinished.chain(over).map(line))
}

/// Shows a cup's table, or before the draw who is in.
pub fn table(speaker: Speaker<'_>, cup: &WholeCup, table: &[Section], people: &People) -> Body {
    let name = cup.record.name.as_str();
    let title = say!(
        speaker,
        "cup-table-title",
        name = name,
        state = cups::progress(speaker, &cup.record)
    );
    let mut lines = match table {
        [] => vec![speaker.write(&cups::who_is_in(speaker, cup, people))],
        sections => sections_of(speaker, sections, people),
    };
    if !cups::is_stairs(&cup.record) {
        let number = say!(speaker, "cup-table-number", id = cup.id.to_string());
        lines.push(format!("-# {number}"));
    }
    let text = cut(&lines.join("\n"), MOST_DESCRIPTION_CHARS);
    Body {
        embed: Some(CreateEmbed::new().description(text)),
        rows: vec![looks(speaker, cup)],
        ..Body::text(title)
    }
}

fn sections_of(speaker: Speaker<'_>, sections: &[Section], people: &People) -> Vec<String> {
    let mut lines = Vec::new();
    for section in sections {
        lines.extend(cups::heading(speaker, section).map(|heading| speaker.write(&heading)));
        lines.extend(
            section
                .rows
                .iter()
                .map(|row| said_row(speaker, row, people)),
        );
    }
    lines
}

fn said_row(speaker: Speaker<'_>, row: &Standing, people: &People) -> String {
    let who = people.get(&row.player);
    let who = who
        .map(|who| names::mention(speaker, who))
        .unwrap_or_default();
    let points = cups::points(&row.points);
    // A line that begins with a number and a period would become a numbered list.
    let place = format!("**{}**", row.place);
    match cups::decided(row) {
        None => say!(
            speaker,
            "cup-row",
            place = place,
            who = who,
            points = points
        ),
        Some(by) => say!(
            speaker,
            "cup-row-decided",
            place = place,
            who = who,
            points = points,
            by = speaker.say(by)
        ),
    }
}

/// Shows a person's games in a cup.
pub fn games(speaker: Speaker<'_>, cup: &WholeCup, games: &[MatchView], user: UserId) -> Body {
    let name = cup.record.name.as_str();
    if games.is_empty() {
        return Body::text(say!(speaker, "cup-games-none", name = name));
    }
    let title = say!(speaker, "cup-games-title", name = name);
    let lines = games.iter();
    Body {
        content: title,
        ..in_embed(lines.map(|game| list_message::line(speaker, game, Some(user))))
    }
}

/// Returns lines in an embed, as many as there is room for.
fn in_embed(lines: impl Iterator<Item = String>) -> Body {
    let mut room = MOST_DESCRIPTION_CHARS;
    let fitting = lines.take_while(|line| {
        let taken = line.chars().count() + 1;
        let fits = taken <= room;
        room = room.saturating_sub(taken);
        fits
    });
    let text = fitting.collect::<Vec<_>>().join("\n");
    Body {
        embed: Some(CreateEmbed::new().description(text)),
        ..Body::default()
    }
}

/// What the channel is told about a cup.
pub struct Told<'a> {
    /// The cup.
    pub cup: &'a WholeCup,
    /// Its people.
    pub people: &'a People,
    /// Its table.
    pub table: &'a [Section],
}

impl Told<'_> {
    /// Returns the message of a piece of news.
    pub fn body(&self, speaker: Speaker<'_>, news: CupNews) -> Body {
        let (cup, record) = (self.cup, &self.cup.record);
        let name = record.name.as_str();
        let at = markup::relative(record.closes);
        match news {
            CupNews::CallIn => {
                let all = self.cup.entrants.iter().map(|(player, _)| *player);
                let (people, notify) = self.mentioned(speaker, all);
                let text = say!(
                    speaker,
                    "cup-call-in",
                    name = name,
                    at = at,
                    people = people
                );
                Body {
                    notify,
                    rows: vec![buttons(speaker, cup, "button-cup-in")],
                    ..Body::text(text)
                }
            }
            CupNews::TooFew => self.too_few(speaker),
            CupNews::PutOff => Body {
                rows: vec![buttons(speaker, cup, "button-cup-join")],
                ..Body::text(say!(speaker, "cup-new-date", name = name, at = at))
            },
            CupNews::Corrected(number) => self.corrected(speaker, number),
            CupNews::Closed => {
                let plays = |one: &EntrantRecord| one.confirmed || record.everyone;
                let count = cup.entrants.iter().filter(|(_, one)| plays(one)).count();
                Body::text(say!(speaker, "cup-closed", name = name, count = count))
            }
            CupNews::Round => self.round(speaker),
            CupNews::Later => {
                let day = record.begun.last().map(|round| markup::day(round.ends));
                let day = day.unwrap_or_default();
                Body::text(say!(speaker, "cup-later", name = name, day = day))
            }
            CupNews::Season => self.season(speaker),
            CupNews::Over => self.over(speaker),
            CupNews::CalledOff => Body::text(say!(speaker, "cup-called-off", name = name)),
        }
    }

    fn corrected(&self, speaker: Speaker<'_>, number: u64) -> Body {
        let name = self.cup.record.name.as_str();
        let game = usize::try_from(number).ok();
        let Some(game) = game.and_then(|number| self.cup.games.get(number)) else {
            return Body::default();
        };
        let places = game
            .result
            .as_ref()
            .map_or(&[][..], |result| &result.places);
        let with_place = |place: fn(u32) -> bool| {
            let seats = game.seats.iter().zip(places);
            let seats = seats.filter(move |(_, found)| place(**found));
            self.mentioned(speaker, seats.map(|(seat, _)| *seat)).0
        };
        let (first, others) = (
            with_place(|place| place == 1),
            with_place(|place| place > 1),
        );
        Body::text(if others.is_empty() {
            say!(speaker, "cup-drawn", name = name, people = first)
        } else {
            say!(
                speaker,
                "cup-won",
                name = name,
                who = first,
                people = others
            )
        })
    }

    fn too_few(&self, speaker: Speaker<'_>) -> Body {
        let (cup, record) = (self.cup, &self.cup.record);
        let least = cup.kind().map_or(0, |kind| kind.people().0);
        let count = cup.entrants.iter().filter(|(_, one)| one.confirmed).count();
        let (who, notify) = self.mentioned(speaker, [record.organizer].into_iter());
        let text = say!(
            speaker,
            "cup-too-few",
            name = record.name.as_str(),
            count = count,
            least = least,
            at = markup::relative(record.closes),
            who = who
        );
        let mut rows = vec![buttons(speaker, cup, "button-cup-join")];
        if cup.fits_everyone_against_everyone() {
            let small = Click::StartSmall { cup: cup.id.0 };
            let small = button(speaker, small, "button-cup-small", ButtonStyle::Secondary);
            rows.push(CreateActionRow::Buttons(vec![small]));
        }
        Body {
            notify,
            rows,
            ..Body::text(text)
        }
    }

    fn round(&self, speaker: Speaker<'_>) -> Body {
        let (cup, record) = (self.cup, &self.cup.record);
        let Some(round) = record.begun.last() else {
            return Body::default();
        };
        let mut players: Vec<PlayerId> = Vec::new();
        for player in cup.games_of(cup.round()).flat_map(|game| &game.seats) {
            if !players.contains(player) {
                players.push(*player);
            }
        }
        let (people, notify) = self.mentioned(speaker, players.into_iter());
        let key = match cup.kind() {
            _ if round.is_final => "cup-final-begun",
            Ok(Kind::League) => "cup-season-begun",
            Ok(Kind::Stairs) => "cup-month-begun",
            _ => "cup-round-begun",
        };
        let mut lines = vec![say!(
            speaker,
            key,
            name = record.name.as_str(),
            round = cup.round(),
            day = markup::day(round.ends),
            people = people
        )];
        if !round.byes.is_empty() {
            let (people, _) = self.mentioned(speaker, round.byes.iter().copied());
            lines.push(say!(speaker, "cup-byes", people = people));
        }
        if cup.round() == record.seasons + 1 && !cups::is_stairs(record) {
            let secret = say!(speaker, "cup-lots", secret = record.secret.as_str());
            lines.push(format!("-# {secret}"));
        }
        Body {
            notify,
            rows: vec![looks(speaker, cup)],
            ..Body::text(lines.join("\n"))
        }
    }

    fn over(&self, speaker: Speaker<'_>) -> Body {
        let name = self.cup.record.name.as_str();
        let champions = champions(self.table);
        let (who, notify) = self.mentioned(speaker, champions.into_iter());
        let text = if who.is_empty() {
            say!(speaker, "cup-over-empty", name = name)
        } else {
            say!(speaker, "cup-over", name = name, who = who)
        };
        let best = self.table.iter().flat_map(|section| &section.rows);
        let best = best.take(NAMED_IN_THE_END);
        let best: Vec<_> = best
            .map(|row| said_row(speaker, row, self.people))
            .collect();
        Body {
            notify,
            embed: (!best.is_empty()).then(|| CreateEmbed::new().description(best.join("\n"))),
            rows: vec![looks(speaker, self.cup)],
            ..Body::text(text)
        }
    }

    /// The end of a season, and entry to the next one.
    fn season(&self, speaker: Speaker<'_>) -> Body {
        let (cup, record) = (self.cup, &self.cup.record);
        let best = record.before.iter().filter_map(|group| group.first());
        let best: Vec<PlayerId> = best.copied().collect();
        let (who, notify) = self.mentioned(speaker, best.iter().copied().take(1));
        let text = say!(
            speaker,
            "cup-season-over",
            name = record.name.as_str(),
            season = record.seasons,
            who = who,
            at = markup::relative(record.closes)
        );
        let commitment = say!(speaker, "cup-draw", commitment = cup.commitment());
        let groups = (2..).zip(best.iter().skip(1)).map(|(group, first)| {
            let who = self.mentioned(speaker, [*first].into_iter()).0;
            say!(speaker, "cup-season-group", group = group, who = who)
        });
        let groups: Vec<String> = groups.collect();
        Body {
            notify,
            embed: (!groups.is_empty()).then(|| {
                let text = cut(&groups.join("\n"), MOST_DESCRIPTION_CHARS);
                CreateEmbed::new().description(text)
            }),
            rows: vec![buttons(speaker, cup, "button-cup-join")],
            ..Body::text(format!("{text}\n-# {commitment}"))
        }
    }

    /// Mentions people, as many as a message has room for, and returns who is notified.
    fn mentioned(
        &self,
        speaker: Speaker<'_>,
        players: impl Iterator<Item = PlayerId>,
    ) -> (String, Vec<UserId>) {
        let known = players.filter_map(|player| self.people.get(&player));
        let known: Vec<_> = known.take(MOST_MENTIONED).collect();
        let named = known
            .iter()
            .map(|who| speaker.write(&names::mention(speaker, who)));
        let named: Vec<String> = named.collect();
        let notify = known.iter().filter_map(|who| who.user).collect();
        (named.join(" "), notify)
    }
}

/// Returns the best of the first section.
fn champions(table: &[Section]) -> Vec<PlayerId> {
    let first = table.first().into_iter().flat_map(|section| &section.rows);
    let first = first.filter(|row| row.place == 1);
    first.map(|row| row.player).collect()
}
