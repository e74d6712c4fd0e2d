//! Names of matches, games, seats and people.

use halma_mind::Level;
use halma_rules::{Color, Contest, Jumps, Rules, Seat};
use halma_service::ids::UserId;
use halma_service::{Channels, Feats, GameView, Holder, MatchView, Participant, RuleChoice};

use super::{Speaker, Text, is_directional, text};

/// Mentions a person; that notifies only if the message says so.
pub fn mention(speaker: Speaker<'_>, person: &Participant) -> Text {
    account(speaker, person.user)
}

/// Mentions an account, if it is still known.
pub fn account(speaker: Speaker<'_>, user: Option<UserId>) -> Text {
    match user {
        Some(user) => Text::person(user),
        None => text!(speaker, "forgotten-person"),
    }
}

/// Names the holder of a seat: a mention of a person, or the computer with its level.
pub fn holder(speaker: Speaker<'_>, holder: &Holder<Participant>) -> Text {
    match holder {
        Holder::Person(person) => mention(speaker, person),
        Holder::Computer { level } => text!(speaker, "computer", level = level.number()),
    }
}

/// Returns the names of a match's people and of the computer; in practice one person has all seats.
pub fn names(speaker: Speaker<'_>, view: &MatchView) -> Text {
    let mut people = view.people();
    people.dedup_by_key(|person| person.player);
    let mut names: Vec<Text> = people.iter().map(|person| person.name[..].into()).collect();
    let computer = |level: Level| text!(speaker, "computer", level = level.number());
    names.extend(view.terms.computer.map(computer));
    speaker.list(&names)
}

/// Mentions the people of a match, and names the computer.
pub fn players(speaker: Speaker<'_>, view: &MatchView) -> Text {
    let computer = |level: Level| text!(speaker, "computer", level = level.number());
    let mut all = each_mentioned(speaker, view.people());
    all.extend(view.terms.computer.map(computer));
    speaker.people(&all)
}

/// Mentions those with whom someone plays, and names the computer; everyone if there is nobody else.
pub fn opponents(speaker: Speaker<'_>, view: &MatchView, of: UserId) -> Text {
    let others = view.people().into_iter();
    let others = others.filter(|person| person.user != Some(of));
    let mut all = each_mentioned(speaker, others);
    let computer = |level: Level| text!(speaker, "computer", level = level.number());
    all.extend(view.terms.computer.map(computer));
    if all.is_empty() {
        return players(speaker, view);
    }
    speaker.people(&all)
}

/// Mentions people, each once.
pub fn mentions<'a>(
    speaker: Speaker<'_>,
    people: impl IntoIterator<Item = &'a Participant>,
) -> Text {
    speaker.people(&each_mentioned(speaker, people))
}

fn each_mentioned<'a>(
    speaker: Speaker<'_>,
    people: impl IntoIterator<Item = &'a Participant>,
) -> Vec<Text> {
    let mut mentions: Vec<Text> = Vec::new();
    for person in people {
        let mention = mention(speaker, person);
        if person.user.is_none() || !mentions.contains(&mention) {
            mentions.push(mention);
        }
    }
    mentions
}

/// Returns the stones of a seat's colors, as in the picture.
pub fn marks(game: &GameView, seat: Seat) -> Text {
    let colors = game.standing.rules().setup().colors(seat);
    colors.iter().map(|color| Text::stone(*color)).collect()
}

/// Names a seat in a sentence: mark and person; in practice, with only one person, mark and color.
pub fn seat(speaker: Speaker<'_>, game: &GameView, seat: Seat) -> Text {
    let who = if game.practice {
        color_name(speaker, game.standing.rules().setup().colors(seat)[0])
    } else {
        holder(speaker, &game.seats[seat])
    };
    Text::join([marks(game, seat), who], " ")
}

/// Names the person of a color with its mark; in practice the color itself.
pub fn colored(speaker: Speaker<'_>, game: &GameView, color: Color) -> Text {
    let owner = game.standing.rules().setup().owner(color);
    let who = if game.practice {
        color_name(speaker, color)
    } else {
        holder(speaker, &game.seats[owner])
    };
    Text::join([Text::stone(color), who], " ")
}

/// Says how long a game was, and its longest chain of jumps.
pub fn feats(speaker: Speaker<'_>, game: &GameView, feats: Feats) -> Text {
    let (longest, by) = feats.longest.unwrap_or((0, Seat::FIRST));
    text!(
        speaker,
        "feats",
        rounds = feats.rounds,
        jumps = feats.jumps,
        longest = longest,
        seat = seat(speaker, game, by),
    )
}

/// Returns rules and options in words; those other than diagonals only if they aren't the default.
pub fn rules_line(speaker: Speaker<'_>, view: &MatchView) -> Text {
    rules_of(speaker, view.terms.rules)
}

/// Returns the name of a rule set or a well-known game.
pub fn rule_choice(speaker: Speaker<'_>, choice: RuleChoice) -> Text {
    speaker.text(&match choice {
        RuleChoice::Preset(preset) => format!("choice-preset-{}", preset.name()),
        RuleChoice::RuleSet(rule_set) => format!("rules-{rule_set}"),
    })
}

/// Returns a game's rules and options in words.
pub fn rules_of(speaker: Speaker<'_>, rules: Rules) -> Text {
    let diagonals = rules
        .diagonals()
        .map(|on| if on { "diagonals-on" } else { "diagonals-off" });
    let jumps = (rules.jumps() == Jumps::Long).then_some("jumps-long");
    let contest = match rules.contest() {
        Contest::First => None,
        Contest::Places => Some("ends-places"),
        Contest::Pairs => Some("teams-pairs"),
    };
    let options = [diagonals, jumps, contest].into_iter().flatten();
    let named = [speaker.text(&format!("rules-{}", rules.rule_set()))];
    let all = named
        .into_iter()
        .chain(options.map(|key| speaker.text(key)));
    Text::join(all, " · ")
}

/// Returns whether one person plays all colors. Seats are then colors, which are plural words in
/// some languages.
pub fn practice(game: &GameView) -> &'static str {
    if game.practice { "yes" } else { "no" }
}

/// Returns the name of a match's variant.
pub fn variant_name(speaker: Speaker<'_>, view: &MatchView) -> Text {
    speaker.text(&format!("variant-{}", view.terms.rules.variant()))
}

/// Returns the name of a color, such as "White".
pub fn color_name(speaker: Speaker<'_>, color: Color) -> Text {
    speaker.text(&format!("color-{}", color.letter()))
}

/// Returns the name of the person on a seat, without characters that confuse screen readers; the
/// seat's first color if one person has several seats.
pub fn seat_name(speaker: Speaker<'_>, game: &GameView, seat: Seat) -> Text {
    let color = game.standing.rules().setup().colors(seat)[0];
    if game.practice {
        return color_name(speaker, color);
    }
    match &game.seats[seat] {
        Holder::Person(person) if person.user.is_some() => {
            let seen = person.name.chars();
            let seen = seen.filter(|c| !c.is_control() && !is_directional(*c));
            let name: String = seen.collect();
            let mut others = game.people().filter(|other| other.player != person.player);
            if others.any(|other| other.name == person.name) {
                let color = color_name(speaker, color);
                return text!(speaker, "seat-namesake", name = name, color = color);
            }
            name.into()
        }
        Holder::Person(_) => text!(speaker, "forgotten-person"),
        Holder::Computer { level } => text!(speaker, "computer", level = level.number()),
    }
}

/// Returns in words where games may be played.
pub fn channels(speaker: Speaker<'_>, channels: &Channels) -> Text {
    let named = channels.named().iter().copied().map(Text::channel);
    let named = speaker.list(&named.collect::<Vec<_>>());
    match channels {
        Channels::AllBut(except) if except.is_empty() => text!(speaker, "server-all-channels"),
        Channels::AllBut(_) => text!(speaker, "server-all-channels-but", channels = named),
        Channels::Only(listed) if listed.is_empty() => text!(speaker, "server-no-channel"),
        Channels::Only(_) => named,
    }
}
