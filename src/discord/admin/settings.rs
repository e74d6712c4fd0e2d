//! `/halma-admin settings`: the server's settings.

use halma_rules::{RuleSet, Variant};
use halma_service::{
    AllowedRules, BoardForm, Error, PastBoards, Preset, RuleChoice, ServerChange, TimeControl,
};
use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;

use crate::discord::admin::{Command, Describer};
use crate::discord::command::options::folded;
use crate::discord::command::{Answer, Choices, Context, Misfit, Options, Typing};
use crate::discord::parts::body::{Body, cut};
use crate::discord::parts::choice::Challengers;
use crate::discord::parts::limits::MOST_LABEL_CHARS;
use crate::discord::text::{LOCALES, Say as _, Text, known_locale, say};
use crate::discord::{admin, people};
use crate::words::names::rule_choice;

/// The maximum number of running games per person that a server can set.
const MOST_RUNNING: u16 = 500;

/// The settings to change; without any, they are shown.
#[derive(Debug)]
pub struct Settings {
    change: ServerChange,
    /// Whether the best players of a season are announced in this channel.
    digest: Option<bool>,
    /// Whether the daily puzzle is posted in this channel.
    puzzle: Option<bool>,
}

impl Command for Settings {
    const NAME: &'static str = "settings";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        let option = |kind, name| describe.option(kind, Self::NAME, name);
        let language = option(CommandOptionType::String, "language");
        let language = LOCALES.iter().fold(language, |option, locale| {
            option.add_string_choice(locale.own_name(), locale.name)
        });
        let most = option(CommandOptionType::Integer, "max-games")
            .min_int_value(0)
            .max_int_value(MOST_RUNNING.into());
        describe
            .subcommand(Self::NAME)
            .add_sub_option(language)
            .add_sub_option(describe.choice::<Variant>(Self::NAME, "game"))
            .add_sub_option(describe.choice::<RuleSet>(Self::NAME, "rules"))
            .add_sub_option(describe.choice::<Preset>(Self::NAME, "preset"))
            .add_sub_option(option(CommandOptionType::String, "allowed").set_autocomplete(true))
            .add_sub_option(describe.choice::<TimeControl>(Self::NAME, "time"))
            .add_sub_option(option(CommandOptionType::Boolean, "threads"))
            .add_sub_option(describe.choice::<Challengers>(Self::NAME, "who-can-start"))
            .add_sub_option(most)
            .add_sub_option(describe.choice::<PastBoards>(Self::NAME, "boards"))
            .add_sub_option(option(CommandOptionType::String, "theme").set_autocomplete(true))
            .add_sub_option(option(CommandOptionType::Boolean, "text"))
            .add_sub_option(option(CommandOptionType::Boolean, "digest"))
            .add_sub_option(option(CommandOptionType::Boolean, "puzzle"))
            .add_sub_option(option(CommandOptionType::Boolean, "reset"))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        let who = options.choice::<Challengers>("who-can-start")?;
        let most = options.number("max-games");
        let change = ServerChange {
            reset: options.flag("reset").unwrap_or_default(),
            channels: None,
            locale: language(options)?,
            variant: options.choice("game")?,
            rule_set: options.choice("rules")?,
            preset: options.choice("preset")?.map(Some),
            allowed_rules: allowed(options)?,
            time_control: options.choice("time")?,
            threads: options.flag("threads"),
            moderators_only: who.map(|who| who == Challengers::Moderators),
            most_running: most.map(|most| most.clamp(0, MOST_RUNNING.into()) as u16),
            past_boards: options.choice("boards")?,
            theme: options.text("theme").map(people::themes::wanted),
            board_form: options.flag("text").map(BoardForm::with_text),
            digest: None,
            puzzle: None,
        };
        Ok(Self {
            change,
            digest: options.flag("digest"),
            puzzle: options.flag("puzzle"),
        })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        if let Some(answer) = people::themes::unknown(cx, self.change.theme.as_ref()) {
            return Ok(answer);
        }
        if (self.digest == Some(true) || self.puzzle == Some(true))
            && let Some(answer) = cx.missing_permissions()
        {
            return Ok(answer);
        }
        let server = cx.bot.service.server(cx.guild).await?;
        let place = cx.caller.place(cx.guild, server.locale);
        let here = (place.channel, place.locale);
        let in_here = |wanted: bool| wanted.then(|| here.clone());
        let wanted = ServerChange {
            digest: self.digest.map(in_here),
            puzzle: self.puzzle.map(in_here),
            ..self.change
        };
        change(cx, &wanted).await
    }

    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        Ok(match typing.option {
            "allowed" => complete_allowed(cx, typing.text),
            _ => people::themes::complete(cx, typing.text, "theme-usual"),
        })
    }
}

fn allowed(options: &Options) -> Result<Option<AllowedRules>, Misfit> {
    let parsed = options.text("allowed").map(str::parse);
    parsed.transpose().map_err(|()| Misfit::Choice("allowed"))
}

/// Completes the last name of a list of rules.
fn complete_allowed(cx: &Context<'_>, typed: &str) -> Choices {
    let speaker = cx.speaker();
    let (before, last) = typed.rsplit_once([',', ' ']).unwrap_or(("", typed));
    let before: Vec<RuleChoice> = match before.parse() {
        Ok(AllowedRules::Only(choices)) => choices,
        _ => Vec::new(),
    };
    let whole = [
        ("server-all-rules", AllowedRules::All),
        ("server-default-rules", AllowedRules::Only(Vec::new())),
    ];
    let whole = whole.into_iter().filter(|_| before.is_empty());
    let whole = whole.map(|(key, all)| (speaker.say(key), all.to_string()));
    let listed = |choice: RuleChoice| {
        let choices: Vec<_> = before.iter().copied().chain([choice]).collect();
        let names = choices.iter().map(|choice| rule_choice(speaker, *choice));
        let label = Text::join(names, ", ").words();
        let label = cut(&label, MOST_LABEL_CHARS);
        (label, AllowedRules::Only(choices).to_string())
    };
    let last = folded(last);
    let fits = |choice: &RuleChoice| {
        let label = folded(&rule_choice(speaker, *choice).words());
        !before.contains(choice) && (label.contains(&last) || choice.name().starts_with(&last))
    };
    let others = RuleChoice::all().filter(fits).map(listed);
    let has_room = |(_, names): &(String, String)| names.len() <= MOST_LABEL_CHARS;
    whole.chain(others).filter(has_room).collect()
}

fn language(options: &Options) -> Result<Option<String>, Misfit> {
    let Some(wanted) = options.text("language") else {
        return Ok(None);
    };
    let known = known_locale(wanted).ok_or(Misfit::Choice("language"))?;
    Ok(Some(known.to_owned()))
}

/// Changes the server's settings and shows them.
pub async fn change(cx: &Context<'_>, change: &ServerChange) -> Result<Answer, Error> {
    let (bot, speaker) = (cx.bot, cx.speaker());
    bot.forget_lost_channels(cx.guild).await;
    let act = cx.act();
    let (server, changed) = bot.service.change_server(&act, cx.guild, change).await?;
    let theme = bot.usual_theme();
    let body = admin::server_message::server(speaker, &server, &changed, &theme);
    if !changed.is_empty() || *change == ServerChange::default() {
        return Ok(Answer::private(body));
    }
    let content = format!("{}\n{}", say!(speaker, "server-same"), body.content);
    Ok(Answer::private(Body { content, ..body }))
}
