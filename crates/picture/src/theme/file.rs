//! Themes read from text, each listing how it differs from the default.

use serde::Deserialize;
use thiserror::Error;
use toml::{Table, Value};

use super::proportions::{Misfit, misfit};
use crate::theme::Theme;

/// The theme that others are based on.
const MAPLE: &str = include_str!("../../assets/themes/maple.toml");

/// The built-in themes, by name.
const BUILT_IN: [(&str, &str); 3] = [
    ("maple", ""),
    ("dark", include_str!("../../assets/themes/dark.toml")),
    (
        "contrast",
        include_str!("../../assets/themes/contrast.toml"),
    ),
];

/// A text that isn't a valid theme.
#[derive(Debug, Error)]
pub enum ThemeError {
    /// It can't be parsed.
    #[error("not a theme: {0}")]
    Unreadable(#[from] toml::de::Error),
    /// A length or a share that can't be drawn.
    #[error("not a theme: {0}")]
    OutOfRange(#[from] Misfit),
}

impl Theme {
    /// Parses a theme. Missing keys are as in `assets/themes/maple.toml`.
    ///
    /// # Errors
    /// Returns an error if a key is unknown or of the wrong type, or a length is out of range.
    pub fn parse(text: &str) -> Result<Self, ThemeError> {
        let mut whole = Value::Table(toml::from_str(MAPLE)?);
        overlay(&mut whole, Value::Table(toml::from_str::<Table>(text)?));
        let theme = Self::deserialize(whole)?;
        match misfit(&theme) {
            None => Ok(theme),
            Some(misfit) => Err(misfit.into()),
        }
    }

    /// The names of the built-in themes, the default first.
    pub fn names() -> impl Iterator<Item = &'static str> {
        BUILT_IN.iter().map(|(name, _)| *name)
    }

    /// A built-in theme.
    pub fn named(name: &str) -> Option<Self> {
        let (_, text) = BUILT_IN.iter().find(|(known, _)| *known == name)?;
        Some(Self::parse(text).expect("built-in themes are valid"))
    }
}

impl Default for Theme {
    fn default() -> Self {
        Self::parse("").expect("the built-in theme is valid")
    }
}

/// Overlays one value on another: tables key by key, lists item by item.
fn overlay(under: &mut Value, over: Value) {
    match (under, over) {
        (Value::Table(under), Value::Table(over)) => {
            for (key, value) in over {
                match under.get_mut(&key) {
                    Some(under) => overlay(under, value),
                    None => {
                        under.insert(key, value);
                    }
                }
            }
        }
        (Value::Array(under), Value::Array(over)) => {
            let mut over = over.into_iter();
            for (under, value) in under.iter_mut().zip(&mut over) {
                overlay(under, value);
            }
            under.extend(over);
        }
        (under, over) => *under = over,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rgb;

    #[test]
    fn an_unknown_key_is_refused() {
        let error = Theme::parse("[frame]\nwidht = 3").unwrap_err().to_string();
        assert!(error.contains("widht"), "{error}");
    }

    #[test]
    fn missing_keys_of_a_theme_have_defaults() {
        let usual = Theme::default();
        let theme = Theme::parse("[[color]]\n[[color]]\nface = \"#010203\"").unwrap();
        assert_eq!(theme.color[1].face, Rgb([1, 2, 3]));
        assert_eq!(theme.color[1].rim, usual.color[1].rim);
        assert_eq!(
            (&theme.color[0], &theme.star),
            (&usual.color[0], &usual.star)
        );
        for name in Theme::names() {
            assert!(Theme::named(name).is_some(), "{name}");
        }
    }
}
