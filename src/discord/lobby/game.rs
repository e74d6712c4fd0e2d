//! Which game: a variant, or a well-known game with its rules; found by what people call it.

use halma_rules::Variant;
use halma_service::Preset;

use crate::discord::command::options::folded;
use crate::discord::command::{Choices, Context};
use crate::discord::parts::body::cut;
use crate::discord::parts::choice::Choice;
use crate::discord::parts::limits::MOST_LABEL_CHARS;
use crate::discord::text::{DEFAULT_LOCALE, Say as _};

/// A game that can be picked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameChoice {
    /// A variant, with the server's rules for it.
    Variant(Variant),
    /// A well-known game.
    Preset(Preset),
}

impl Choice for GameChoice {
    fn all() -> Vec<Self> {
        let variants = Variant::ALL.into_iter().map(Self::Variant);
        variants.chain(Preset::ALL.map(Self::Preset)).collect()
    }

    fn name(self) -> String {
        match self {
            Self::Variant(variant) => variant.name().to_owned(),
            Self::Preset(preset) => preset.name().to_owned(),
        }
    }

    fn key(self) -> String {
        match self {
            Self::Variant(variant) => variant.key(),
            Self::Preset(preset) => preset.key(),
        }
    }
}

impl GameChoice {
    /// Returns the variant; that of a well-known game depends on the number of players, if it is known.
    pub fn variant(self, players: Option<usize>) -> Variant {
        match self {
            Self::Variant(variant) => variant,
            Self::Preset(preset) => preset.variant_for(players),
        }
    }

    /// Returns the well-known game, if it is one.
    pub fn preset(self) -> Option<Preset> {
        match self {
            Self::Variant(_) => None,
            Self::Preset(preset) => Some(preset),
        }
    }

    /// Returns the key of what else the game is called, in any language.
    fn names(self) -> &'static str {
        match self.variant(None) {
            Variant::Halma8 | Variant::Halma10 | Variant::Halma16 | Variant::Halma16Four => {
                "names-halma"
            }
            Variant::Corners | Variant::MiniCorners => "names-corners",
            _ => "names-star",
        }
    }
}

/// Returns the games that fit what was typed, those first whose own name does.
pub fn found(cx: &Context<'_>, typed: &str) -> Vec<GameChoice> {
    let typed = folded(typed);
    let names = |game: GameChoice| {
        let label = folded(&cx.speaker().say(&game.key()));
        let english = cx.bot.speaker(DEFAULT_LOCALE);
        let others = folded(&english.say(game.names()));
        [
            label,
            format!(
                "{} {} {others}",
                folded(&english.say(&game.key())),
                game.name()
            ),
        ]
    };
    let fits = |name: &str| typed.split_whitespace().all(|word| name.contains(word));
    let all = GameChoice::all()
        .into_iter()
        .map(|game| (game, names(game)));
    let fitting = all.filter(|(_, names)| names.iter().any(|names| fits(names)));
    let mut fitting: Vec<_> = fitting.collect();
    fitting.sort_by_key(|(game, [label, _])| {
        let is_it = *label == typed || game.name() == typed;
        (!is_it, !label.contains(&typed), !fits(label))
    });
    fitting.into_iter().map(|(game, _)| game).collect()
}

/// Returns the games that fit what was typed, as choices.
pub fn complete(cx: &Context<'_>, typed: &str) -> Choices {
    let label = |game: &GameChoice| cut(&cx.speaker().say(&game.key()), MOST_LABEL_CHARS);
    let found = found(cx, typed).into_iter();
    found.map(|game| (label(&game), game.name())).collect()
}
