//! The message and the form of a plan.

use halma_service::ids::MatchId;
use halma_service::{MatchView, Planned, Seen};
use serenity::builder::{CreateActionRow, CreateInputText};
use serenity::model::application::{ButtonStyle, InputTextStyle};

use crate::discord::parts::body::{Body, Form};
use crate::discord::parts::components::button;
use crate::discord::parts::limits::MOST_PLAN_CHARS;
use crate::discord::plan::click::{self, Click};
use crate::discord::text::{Say as _, Speaker, say};
use crate::words::plan::{EXAMPLE, how};

/// Shows a plan, with buttons to change and delete it.
pub fn shown(speaker: Speaker<'_>, view: &MatchView, plan: &str) -> Body {
    let code = view.card.code.as_str();
    let lines = match plan {
        "" => vec![say!(speaker, "plan-none", code = code)],
        plan => vec![say!(speaker, "plan-title", code = code), block(plan)],
    };
    with_buttons(speaker, view.id, lines, plan)
}

/// Says that a plan was saved or deleted.
pub fn saved(speaker: Speaker<'_>, id: MatchId, planned: &Planned) -> Body {
    let code = planned.code.as_str();
    let lines = match planned.text.as_str() {
        "" => vec![say!(speaker, "plan-none", code = code)],
        plan => vec![say!(speaker, "plan-saved", code = code), block(plan)],
    };
    with_buttons(speaker, id, lines, &planned.text)
}

/// Says why a plan isn't saved, with what was typed: a form doesn't keep it.
pub fn refused(speaker: Speaker<'_>, id: MatchId, why: String, typed: &str) -> Body {
    let typed: String = typed.chars().take(MOST_PLAN_CHARS.into()).collect();
    let lines = vec![why, say!(speaker, "plan-typed"), block(&typed)];
    with_buttons(speaker, id, lines, "")
}

/// Adds how it is done, and buttons to change a plan, and to delete one that is shown.
fn with_buttons(speaker: Speaker<'_>, id: MatchId, mut lines: Vec<String>, plan: &str) -> Body {
    let Seen(seen) = Seen::of(plan);
    lines.push(speaker.write(&how(speaker)));
    let write = (Click::Write { id }, "button-plan-write");
    let delete = (Click::Delete { id, seen }, "button-plan-delete");
    let shown = [Some(write), (!plan.is_empty()).then_some(delete)]
        .into_iter()
        .flatten();
    let buttons = shown.map(|(click, key)| button(speaker, click, key, ButtonStyle::Secondary));
    Body {
        rows: vec![CreateActionRow::Buttons(buttons.collect())],
        ..Body::text(lines.join("\n"))
    }
}

/// Shows moves as they are typed, to be copied.
fn block(moves: &str) -> String {
    format!("```\n{}\n```", moves.replace('`', "'"))
}

/// Returns the form with the current plan; an empty text deletes it.
pub fn modal(speaker: Speaker<'_>, view: &MatchView, plan: &str) -> Form {
    let label = say!(speaker, "modal-plan-field");
    let field = CreateInputText::new(InputTextStyle::Paragraph, label, "plan")
        .placeholder(EXAMPLE)
        .required(false)
        .max_length(MOST_PLAN_CHARS);
    // Discord accepts no empty value.
    let field = match plan {
        "" => field,
        plan => field.value(plan),
    };
    let title = say!(speaker, "modal-plan-title", code = view.card.code.as_str());
    let Seen(seen) = Seen::of(plan);
    Form::new(click::Form::Write { id: view.id, seen }, title, field)
}
