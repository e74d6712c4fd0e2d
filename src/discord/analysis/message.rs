//! The message of an analysis.

use halma_service::MatchView;
use halma_service::ids::UserId;
use serenity::builder::{CreateActionRow, CreateEmbed};
use serenity::model::application::ButtonStyle;

use crate::discord::analysis::click::Click;
use crate::discord::parts::body::{Body, Picture};
use crate::discord::parts::components::button;
use crate::discord::parts::id::AtTurn;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::replay::click as replay;
use crate::discord::text::{Say as _, Speaker, say};
use crate::opponent::Analysis;
use crate::words::analysis as words;
use crate::words::names::variant_name;

/// Returns the curve of who was ahead, and what decided the game; `reader` is addressed as "you".
pub fn analysis(
    speaker: Speaker<'_>,
    view: &MatchView,
    found: &Analysis,
    drawn: Option<Drawn>,
    reader: Option<UserId>,
) -> Body {
    let code = view.card.code.as_str();
    let title = say!(
        speaker,
        "analysis-title",
        code = code,
        game = variant_name(speaker, view)
    );
    let Some(shown) = view.game() else {
        return Body::text(title);
    };
    let Analysis { game, review } = found;
    let lines = words::lines(speaker, shown, game, review, reader);
    let lines = speaker.write_all(lines.iter().map(|(_, line)| line));
    let (at, style) = (AtTurn::of(view), ButtonStyle::Secondary);
    let replay = button(speaker, replay::Click::Open { at }, "button-replay", style);
    let share = button(speaker, Click::Share { at }, "button-share", style);
    Body {
        embed: Some(CreateEmbed::new().description(lines.join("\n"))),
        picture: drawn.map(|png| Picture {
            png,
            name: format!("halma-{}-analysis.png", code.to_lowercase()),
            alt_text: words::alt_text(speaker, shown, review).words(),
        }),
        rows: vec![CreateActionRow::Buttons(vec![replay, share])],
        ..Body::text(title)
    }
}
