//! Makes a challenge, or a lobby that anyone can join.

use halma_rules::{Options, RuleSet, Rules, Variant};
use halma_service::{
    ChallengeRequest, Error, FirstMove, Person, Preset, Refusal, Series, ServerSettings,
    TimeControl, is_even,
};

use crate::discord::command::{Answer, Context};
use crate::discord::interaction::caller::Threads;
use crate::discord::lobby::game::GameChoice;
use crate::discord::lobby::picks::Extra;
use crate::discord::lobby::terms::{Draft, Terms};

/// Challenges these people, or anyone if there are none. Naming the bot means playing the computer.
pub async fn start(
    cx: &Context<'_>,
    opponents: Vec<Person>,
    terms: Terms,
) -> Result<Answer, Error> {
    if let Some(answer) = cx.missing_permissions() {
        return Ok(answer);
    }
    let terms = if cx.guild.is_conversation() {
        terms.of_conversation()
    } else {
        terms
    };
    let server = cx.bot.service.server(cx.guild).await?;
    let has_room = cx.caller.threads == Threads::Possible;
    let thread = has_room && terms.thread.unwrap_or(server.threads);
    if thread && let Some(answer) = cx.missing_for_threads() {
        return Ok(answer);
    }
    let game = Game::for_players(&server, terms, players(opponents.len()));
    let (own, opponents): (Vec<Person>, Vec<Person>) =
        (opponents.into_iter()).partition(|person| cx.bot.http.is_own(person.user));
    let variant = game.rules.variant();
    let computer = match (terms.computer, own.first()) {
        (None, Some(_)) => Some(cx.level_to_try(variant).await?),
        (level, _) => level,
    };
    let (rule_set, chosen) = game.chosen;
    let request = ChallengeRequest {
        act: cx.act(),
        opponents,
        place: cx.caller.place(cx.guild, server.locale.clone()),
        variant,
        computer,
        rule_set,
        chosen,
        first: terms.first.unwrap_or(FirstMove::Lot),
        time_control: server.time_control_or(terms.time),
        weekends: terms.weekends(),
        rated: terms.rated.unwrap_or(true),
        series: if terms.two_games == Some(true) {
            Series::FirstOfTwo
        } else {
            Series::Single
        },
        recurring: terms.repeats == Some(true),
        rights: cx.caller.rights,
        thread,
    };
    let changed = match cx.bot.service.challenge(&request).await {
        Err(Error::Refusal(refusal)) if is_outdated(cx, &refusal).await? => {
            cx.bot.service.challenge(&request).await?
        }
        changed => changed?,
    };
    cx.tell(changed).await
}

/// The game of terms on a server.
#[derive(Clone, Copy, Debug)]
pub struct Game {
    /// The rule set and options; the usual ones if these don't go together.
    pub rules: Rules,
    chosen: (Option<RuleSet>, Options),
}

impl Game {
    /// Returns the options of the rules.
    pub fn options(&self) -> Options {
        self.chosen.1
    }

    /// Returns whether each extra is on, those that the game has.
    pub fn extras(
        &self,
        cx: &Context<'_>,
        server: &ServerSettings,
        draft: &Draft,
    ) -> Vec<(Extra, bool)> {
        let (terms, variant) = (draft.terms, self.rules.variant());
        let may_be_rated = is_even(variant) && !draft.opponents().eq([cx.user()]);
        // What the bot would have to begin by itself isn't there in a conversation.
        let begins_more = !cx.guild.is_conversation();
        let has_second = variant.seats() == 2 && begins_more;
        let has_clock = server.time_control_or(terms.time) != TimeControl::Unlimited;
        let extras = [
            (
                Extra::Rated,
                may_be_rated.then_some(terms.rated != Some(false)),
            ),
            (Extra::Diagonals, self.rules.diagonals()),
            (
                Extra::TwoGames,
                has_second.then_some(terms.two_games == Some(true)),
            ),
            (
                Extra::NoWeekends,
                has_clock.then_some(terms.no_weekends == Some(true)),
            ),
            (
                Extra::Thread,
                begins_more.then_some(terms.thread.unwrap_or(server.threads)),
            ),
            (
                Extra::Repeat,
                begins_more.then_some(terms.repeats == Some(true)),
            ),
        ];
        let extras = extras.into_iter();
        extras
            .filter_map(|(extra, is_on)| Some((extra, is_on?)))
            .collect()
    }

    /// Returns the game of what has been picked so far.
    pub fn of(server: &ServerSettings, draft: &Draft) -> Self {
        let players = players(draft.opponents().count());
        let variant = variant(server, draft.terms, players);
        Self::for_players(server, draft.terms.fitting(variant), players)
    }

    fn for_players(server: &ServerSettings, terms: Terms, players: Option<usize>) -> Self {
        let preset = terms.game.and_then(GameChoice::preset);
        let variant = variant(server, terms, players);
        let rule_set = terms.rules.or(preset.map(Preset::rule_set));
        let usual = preset.map(Preset::options).unwrap_or_default();
        let chosen = terms.options.or(usual);
        let (rule_set, options) = server.rules_or(variant, rule_set, chosen);
        let rules = Rules::with_options(variant, rule_set, options);
        Self {
            rules: rules.unwrap_or_else(|_| server.rules_of(variant)),
            chosen: (rule_set, options),
        }
    }
}

fn variant(server: &ServerSettings, terms: Terms, players: Option<usize>) -> Variant {
    server.variant_or(terms.game.map(|game| game.variant(players)))
}

/// Returns the number of players, if opponents are named.
fn players(opponents: usize) -> Option<usize> {
    (opponents > 0).then_some(opponents + 1)
}

/// Returns whether the obstacle is gone on Discord and has now been removed here too: an older
/// challenge's message, or the only channels that allowed games.
pub async fn is_outdated(cx: &Context<'_>, refusal: &Refusal) -> Result<bool, Error> {
    let (bot, service) = (cx.bot, &cx.bot.service);
    match refusal {
        Refusal::AlreadyChallenged { id } => {
            let view = service.match_view(*id).await?;
            let Some(message) = view.card.message else {
                return Ok(false);
            };
            if view.card.place.guild.is_conversation() {
                return Ok(false);
            }
            let is_gone = bot.is_there(view.card.place.channel, message).await == Some(false);
            if is_gone {
                service.drop_challenge(*id, bot.now()).await?;
            }
            Ok(is_gone)
        }
        Refusal::ChannelNotAllowed { channels } if !channels.named().is_empty() => {
            bot.forget_lost_channels(cx.guild).await;
            Ok(true)
        }
        _ => Ok(false),
    }
}
