//! The two pages of the panel that starts a game.

use halma_rules::{Contest, Ends, Jumps, Options, RuleSet, Rules, Teams};
use halma_service::ids::UserId;
use halma_service::{Error, FirstMove, ServerSettings, TimeControl, Weekends, rule_sets_of};
use serenity::builder::{
    CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};
use serenity::model::application::ButtonStyle;

use crate::discord::command::Context;
use crate::discord::lobby::click::Click;
use crate::discord::lobby::game::GameChoice;
use crate::discord::lobby::picks::{Extra, Page, Pick};
use crate::discord::lobby::start::Game;
use crate::discord::lobby::terms::Draft;
use crate::discord::parts::body::{Body, cut};
use crate::discord::parts::choice::Choice;
use crate::discord::parts::components::button;
use crate::discord::parts::id::Coded as _;
use crate::discord::parts::limits::MOST_LABEL_CHARS;
use crate::discord::text::{Say as _, Speaker, markup, say};
use crate::words::{clocks, names};

/// Returns a page of the panel with what has been picked so far.
pub async fn panel(cx: &Context<'_>, draft: Draft, page: Page) -> Result<Body, Error> {
    let server = cx.bot.service.server(cx.guild).await?;
    let game = Game::of(&server, &draft);
    let panel = Panel {
        speaker: cx.speaker(),
        draft,
        game,
        extras: game.extras(cx, &server, &draft),
    };
    let rows = match page {
        Page::First => panel.first(&server),
        Page::More => panel.more(&server),
    };
    Ok(Body {
        rows,
        ..Body::text(panel.summary(&server))
    })
}

struct Panel<'a> {
    speaker: Speaker<'a>,
    draft: Draft,
    game: Game,
    extras: Vec<(Extra, bool)>,
}

impl Panel<'_> {
    /// Says what **Start** starts.
    fn summary(&self, server: &ServerSettings) -> String {
        let (speaker, rules) = (self.speaker, self.game.rules);
        let control = server.time_control_or(self.draft.terms.time);
        let time = clocks::in_words(speaker, control, self.draft.terms.weekends());
        let time = speaker.write(&time);
        let rated = if self.extras.contains(&(Extra::Rated, true)) {
            "challenge-rated"
        } else {
            "challenge-casual"
        };
        let people: Vec<_> = self.draft.opponents().map(markup::user).collect();
        let people = match people.as_slice() {
            [] => speaker.say("panel-anyone"),
            people => say!(speaker, "panel-with", people = speaker.people(people)),
        };
        let lines = [
            format!("**{}**", speaker.say(&rules.variant().key())),
            speaker.write(&names::rules_of(speaker, rules)),
            say!(speaker, rated, time = time),
            people,
        ];
        lines.join("\n")
    }

    fn first(&self, server: &ServerSettings) -> Vec<CreateActionRow> {
        let draft = self.draft;
        let opponents: Vec<_> = draft.opponents().map(|UserId(user)| user.into()).collect();
        let kind = CreateSelectMenuKind::User {
            default_users: (!opponents.is_empty()).then_some(opponents),
        };
        // For one opponent Discord takes the pick at once.
        let most = self.game.rules.variant().seats() - 1;
        let most = most.max(draft.opponents().count());
        let with = CreateSelectMenu::new(Click::With { draft }.id().to_string(), kind)
            .placeholder(self.speaker.say("menu-with"))
            .min_values(0)
            .max_values(most as u8);
        let game = draft.terms.game;
        let game = game.unwrap_or(GameChoice::Variant(self.game.rules.variant()));
        let time = server.time_control_or(draft.terms.time);
        let buttons = vec![
            button(
                self.speaker,
                Click::Start { draft },
                "button-start",
                ButtonStyle::Success,
            ),
            self.play_computer(),
            self.turn(Page::More, "button-more-rules"),
        ];
        vec![
            CreateActionRow::SelectMenu(with),
            self.menu(Pick::Game, GameChoice::all(), Some(game)),
            self.times(time),
            CreateActionRow::Buttons(buttons),
        ]
    }

    /// Only what the game has.
    fn more(&self, server: &ServerSettings) -> Vec<CreateActionRow> {
        let (draft, rules) = (self.draft, self.game.rules);
        let variant = rules.variant();
        let allowed = |rule_set: &RuleSet| server.may_choose(variant, *rule_set);
        let rule_sets: Vec<_> = rule_sets_of(variant).filter(allowed).collect();
        let mut rows = Vec::new();
        if rule_sets.len() > 1 {
            rows.push(self.menu(Pick::Rules, rule_sets, Some(rules.rule_set())));
        }
        let options = self.game.options();
        let may_jump = |jumps: &Jumps| {
            let jumps = Some(*jumps);
            self.may(server, Options { jumps, ..options })
        };
        let jumps: Vec<_> = Jumps::all().into_iter().filter(may_jump).collect();
        if jumps.len() > 1 {
            rows.push(self.menu(Pick::Jumps, jumps, Some(rules.jumps())));
        }
        if variant.seats() == 2 {
            let first = draft.terms.first.unwrap_or(FirstMove::Lot);
            rows.push(self.menu(Pick::First, FirstMove::all(), Some(first)));
        } else {
            rows.extend(self.contest(server));
        }
        rows.push(self.extras());
        rows.push(CreateActionRow::Buttons(vec![
            button(
                self.speaker,
                Click::Start { draft },
                "button-start",
                ButtonStyle::Success,
            ),
            self.turn(Page::First, "button-back"),
        ]));
        rows
    }

    /// Returns true if the server allows the game with these options.
    fn may(&self, server: &ServerSettings, options: Options) -> bool {
        let rules = self.game.rules;
        let other = Rules::with_options(rules.variant(), Some(rules.rule_set()), options);
        other.is_ok_and(|other| server.may_play(other))
    }

    fn contest(&self, server: &ServerSettings) -> Option<CreateActionRow> {
        let options = self.game.options();
        let (first, places, pairs) = (Some(Ends::First), Some(Ends::Places), Some(Teams::Pairs));
        let all = [
            (Contest::First, first, None),
            (Contest::Places, places, None),
            (Contest::Pairs, None, pairs),
        ];
        let choices = all.into_iter().filter_map(|(contest, ends, teams)| {
            let is_this = contest == self.game.rules.contest();
            let may = is_this
                || self.may(
                    server,
                    Options {
                        ends,
                        teams,
                        ..options
                    },
                );
            let named = |ends: Ends| (ends.key(), Choice::name(ends));
            let paired = |teams: Teams| (teams.key(), Choice::name(teams));
            let (key, name) = ends.map(named).or(teams.map(paired)).filter(|_| may)?;
            Some(self.option(&key, name).default_selection(is_this))
        });
        let choices: Vec<_> = choices.collect();
        (choices.len() > 1).then(|| self.select(Pick::Contest, choices, 1, 1))
    }

    fn extras(&self) -> CreateActionRow {
        let options = self.extras.iter().map(|(extra, is_on)| {
            self.option(&extra.key(), extra.name())
                .default_selection(*is_on)
        });
        self.select(Pick::Extras, options.collect(), 0, self.extras.len() as u8)
    }

    fn times(&self, picked: TimeControl) -> CreateActionRow {
        let options = TimeControl::ALL.into_iter().map(|time| {
            let said = clocks::in_words(self.speaker, time, Weekends::Counted);
            let option = CreateSelectMenuOption::new(self.speaker.write(&said), time.to_string());
            option.default_selection(time == picked)
        });
        self.select(Pick::Time, options.collect(), 1, 1)
    }

    fn menu<C: Choice + PartialEq>(
        &self,
        pick: Pick,
        choices: Vec<C>,
        picked: Option<C>,
    ) -> CreateActionRow {
        let options = choices.into_iter().map(|choice| {
            let option = self.option(&choice.key(), choice.name());
            option.default_selection(Some(choice) == picked)
        });
        self.select(pick, options.collect(), 1, 1)
    }

    fn option(&self, key: &str, name: String) -> CreateSelectMenuOption {
        CreateSelectMenuOption::new(cut(&self.speaker.say(key), MOST_LABEL_CHARS), name)
    }

    fn select(
        &self,
        pick: Pick,
        options: Vec<CreateSelectMenuOption>,
        least: u8,
        most: u8,
    ) -> CreateActionRow {
        let id = Click::Pick {
            draft: self.draft,
            pick,
        }
        .id();
        let kind = CreateSelectMenuKind::String { options };
        let menu = CreateSelectMenu::new(id.to_string(), kind)
            .placeholder(self.speaker.say(pick.key()))
            .min_values(least)
            .max_values(most);
        CreateActionRow::SelectMenu(menu)
    }

    fn play_computer(&self) -> CreateButton {
        let id = Click::PlayComputer { draft: self.draft }.id().to_string();
        let label = say!(self.speaker, "button-fill", seats = 2);
        CreateButton::new(id)
            .label(label)
            .style(ButtonStyle::Secondary)
    }

    fn turn(&self, page: Page, key: &str) -> CreateButton {
        let click = Click::Page {
            draft: self.draft,
            page,
        };
        button(self.speaker, click, key, ButtonStyle::Secondary)
    }
}
