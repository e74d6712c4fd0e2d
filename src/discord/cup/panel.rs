//! The panel that starts a cup: it proposes what fits the server.

use halma_cup::Kind;
use halma_service::{
    CupRefusal, Error, MOST_CUP_NAME, NewCup, ServerSettings, Weekends, cup_clock,
};
use serenity::builder::{
    CreateActionRow, CreateInputText, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};
use serenity::model::application::{ButtonStyle, InputTextStyle};

use crate::discord::command::{Answer, Context, First, Then};
use crate::discord::cup::click::{self, Click};
use crate::discord::cup::draft::{CupDraft, LEAST_ENTRY_DAYS, MOST_ENTRY_DAYS, Pick, games};
use crate::discord::cup::message;
use crate::discord::lobby::game::GameChoice;
use crate::discord::parts::body::{Body, Form, cut};
use crate::discord::parts::choice::Choice;
use crate::discord::parts::components::button;
use crate::discord::parts::id::Coded as _;
use crate::discord::parts::limits::MOST_LABEL_CHARS;
use crate::discord::text::{Say as _, say};
use crate::words::cups;

/// The days until entry closes that are offered.
const DAYS: [u16; 4] = [3, 7, 14, 21];

/// Returns what fits the server.
pub async fn proposal(cx: &Context<'_>) -> Result<CupDraft, Error> {
    let server = cx.bot.service.server(cx.guild).await?;
    let people = cx.bot.service.active_people(cx.guild, cx.bot.now()).await?;
    Ok(CupDraft::proposed(&server, people))
}

/// Opens the panel.
pub async fn open(cx: &Context<'_>, draft: CupDraft) -> Result<Answer, Error> {
    if let Some(answer) = cx.missing_permissions() {
        return Ok(answer);
    }
    if !cx.caller.rights.moderator {
        return Err(CupRefusal::ForModerators.into());
    }
    let server = cx.bot.service.server(cx.guild).await?;
    Ok(Answer::private(panel(cx, &server, draft)))
}

/// Handles what was picked in a menu.
pub async fn picked(
    cx: &Context<'_>,
    mut draft: CupDraft,
    pick: Pick,
    chosen: &str,
) -> Result<Answer, Error> {
    match pick {
        Pick::Kind => draft = Kind::of_name(chosen).map_or(draft, |kind| draft.of_kind(kind)),
        Pick::Game => draft.game = GameChoice::of_name(chosen).unwrap_or(draft.game),
        Pick::Days => draft.days = chosen.parse().unwrap_or(draft.days),
    }
    let server = cx.bot.service.server(cx.guild).await?;
    Ok(Answer::change(panel(cx, &server, draft)))
}

fn panel(cx: &Context<'_>, server: &ServerSettings, draft: CupDraft) -> Body {
    let speaker = cx.speaker();
    let rules = draft.rules(server);
    let (days, clock) = cup_clock(draft.kind, rules.variant().seats());
    let is_open = draft.kind == Kind::Stairs;
    let lines = [
        say!(speaker, "cup-panel", game = speaker.say(&draft.game.key())),
        speaker.write(&cups::lasts(
            speaker,
            Some(draft.kind),
            draft.rounds(),
            days,
        )),
        speaker.write(&cups::games_begin(
            speaker,
            is_open,
            clock,
            Weekends::Counted,
        )),
    ];
    let option = |key: &str, name: String, is_picked| {
        let label = cut(&speaker.say(key), MOST_LABEL_CHARS);
        CreateSelectMenuOption::new(label, name).default_selection(is_picked)
    };
    let kinds = Kind::all().into_iter();
    let kinds = kinds.map(|kind| option(&kind.key(), Choice::name(kind), kind == draft.kind));
    let games = games(draft.kind);
    let games = games.map(|game| option(&game.key(), game.name(), game == draft.game));
    let days = DAYS.into_iter().map(|days| {
        let label = say!(speaker, "cup-panel-days", days = days);
        CreateSelectMenuOption::new(label, days.to_string()).default_selection(days == draft.days)
    });
    let menu = |pick, options| {
        let id = Click::Pick { draft, pick }.id().to_string();
        let kind = CreateSelectMenuKind::String { options };
        let menu = CreateSelectMenu::new(id, kind).placeholder(speaker.say(Pick::key(pick)));
        CreateActionRow::SelectMenu(menu)
    };
    let name = Click::Name { draft };
    let name = button(speaker, name, "button-cup-name", ButtonStyle::Success);
    let mut rows = vec![
        menu(Pick::Kind, kinds.collect()),
        menu(Pick::Game, games.collect()),
    ];
    // People come to stairs whenever they like.
    rows.extend((!is_open).then(|| menu(Pick::Days, days.collect())));
    rows.push(CreateActionRow::Buttons(vec![name]));
    Body {
        rows,
        ..Body::text(lines.join("\n"))
    }
}

/// Opens the form for the name, with which the cup is announced.
pub fn form(cx: &Context<'_>, draft: CupDraft) -> Answer {
    let speaker = cx.speaker();
    let game = speaker.say(&draft.game.key());
    let proposed = cut(
        &say!(speaker, "cup-name-proposed", game = game),
        MOST_CUP_NAME.into(),
    );
    let label = say!(speaker, "option-cup-new-name");
    let field = CreateInputText::new(InputTextStyle::Short, label, "name")
        .value(proposed)
        .min_length(1)
        .max_length(MOST_CUP_NAME);
    let title = say!(speaker, "button-cup-name");
    Answer::form(Form::new(click::Form::Announce { draft }, title, field))
}

/// Makes the cup and announces it in the channel.
pub async fn announce(cx: &Context<'_>, draft: CupDraft, name: &str) -> Result<Answer, Error> {
    let missing = cx.missing_permissions();
    let missing = missing.or_else(|| draft.threads.then(|| cx.missing_for_threads()).flatten());
    if let Some(answer) = missing {
        return Ok(answer);
    }
    let server = cx.bot.service.server(cx.guild).await?;
    let new = NewCup {
        act: cx.act(),
        rights: cx.caller.rights,
        place: cx.caller.place(cx.guild, server.locale.clone()),
        name: name.to_owned(),
        kind: draft.kind,
        rules: draft.rules(&server),
        rounds: draft.rounds(),
        entry_days: draft.days.clamp(LEAST_ENTRY_DAYS, MOST_ENTRY_DAYS),
        threads: draft.threads,
    };
    let cup = cx.bot.service.new_cup(&new).await?;
    let speaker = cx.bot.speaker(&cup.record.place.locale);
    Ok(Answer::of(
        First::Public(message::announcement(speaker, &cup)),
        Then::Nothing,
    ))
}
