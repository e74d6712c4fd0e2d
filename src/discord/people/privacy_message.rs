//! The data stored about a person, and the question before deletion.

use halma_service::Known;
use halma_service::ids::Code;
use serenity::builder::CreateActionRow;
use serenity::model::application::ButtonStyle;

use crate::discord::parts::body::Body;
use crate::discord::parts::components::button;
use crate::discord::parts::wording::quoted;
use crate::discord::people::click::Click;
use crate::discord::text::{Speaker, markup, say};

/// The maximum number of games whose codes are listed.
const MOST_CODES: usize = 20;

/// Returns what is stored about a person, with buttons.
pub fn privacy(speaker: Speaker<'_>, known: &Known) -> Body {
    let yes_no = |flag| if flag { "yes" } else { "no" };
    let face = yes_no(known.person.face.is_some());
    let name = quoted(&known.person.name);
    let zone = known.settings.zone.as_deref();
    let (away, blocked) = (known.absences, known.blocked);
    let since: Vec<_> = known.sessions.iter().map(|at| markup::dated(*at)).collect();
    let lines = [
        say!(speaker, "privacy-title"),
        say!(speaker, "privacy-account", name = name, face = face),
        say!(
            speaker,
            "privacy-games",
            running = known.running.len(),
            open = known.open.len(),
            ended = known.results
        ),
        say!(
            speaker,
            "privacy-settings",
            has_zone = yes_no(zone.is_some()),
            zone = zone.unwrap_or_default(),
            away = away,
            blocked = blocked
        ),
        say!(
            speaker,
            "privacy-study",
            beaten = known.beaten,
            puzzles = known.puzzles
        ),
        say!(speaker, "privacy-notes", count = known.notes),
        say!(speaker, "privacy-plans", count = known.plans),
        say!(speaker, "privacy-cups", count = known.cups),
        say!(
            speaker,
            "privacy-sessions",
            count = since.len(),
            since = speaker.list(&since)
        ),
        say!(speaker, "privacy-more"),
    ];
    let row = CreateActionRow::Buttons(vec![
        button(
            speaker,
            Click::Export,
            "button-privacy-export",
            ButtonStyle::Primary,
        ),
        button(
            speaker,
            Click::AskDelete,
            "button-privacy-delete",
            ButtonStyle::Secondary,
        ),
    ]);
    let end = (!since.is_empty()).then(|| {
        let (end, style) = (Click::EndSessions, ButtonStyle::Secondary);
        CreateActionRow::Buttons(vec![button(speaker, end, "button-sessions-end", style)])
    });
    Body {
        rows: [row].into_iter().chain(end).collect(),
        ..Body::text(lines.join("\n"))
    }
}

/// Returns the question before deletion, and what happens to the games.
pub fn confirm_deletion(speaker: Speaker<'_>, known: &Known) -> Body {
    let mut lines = vec![say!(speaker, "privacy-question")];
    let lists = [
        ("privacy-resigns", &known.running),
        ("privacy-leaves", &known.open),
    ];
    for (key, codes) in lists {
        if !codes.is_empty() {
            let count = codes.len();
            lines.push(say!(
                speaker,
                key,
                count = count,
                codes = listed(speaker, codes)
            ));
        }
    }
    lines.push(say!(speaker, "privacy-stays"));
    let row = CreateActionRow::Buttons(vec![
        button(
            speaker,
            Click::Delete,
            "button-privacy-delete-yes",
            ButtonStyle::Danger,
        ),
        button(
            speaker,
            Click::Keep,
            "button-privacy-delete-no",
            ButtonStyle::Secondary,
        ),
    ]);
    Body {
        rows: vec![row],
        ..Body::text(lines.join("\n"))
    }
}

fn listed(speaker: Speaker<'_>, codes: &[Code]) -> String {
    let shown = codes.iter().take(MOST_CODES);
    let mut words: Vec<String> = shown.map(|code| format!("#{code}")).collect();
    if codes.len() > MOST_CODES {
        words.push("…".to_owned());
    }
    speaker.list(&words)
}
