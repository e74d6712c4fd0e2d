//! The painters of all themes.

use std::sync::Arc;

use super::painter::Painter;
use crate::paint::art::Art;
use crate::scene::{PictureSize, Scene};
use crate::theme::Theme;
use halma_rules::{Game, Rules, Variant};

/// A painter for each theme, the default first.
#[derive(Clone)]
pub struct Painters(Vec<(String, Arc<Painter>)>);

impl Painters {
    /// The painters of the built-in themes.
    pub fn built_in() -> Self {
        let named = Theme::names().filter_map(|name| Some((name, Theme::named(name)?)));
        let painters = named.map(|(name, theme)| (name.to_owned(), Arc::new(Painter::new(theme))));
        Self(painters.collect())
    }

    /// Adds a theme with its artwork.
    pub fn add(&mut self, name: &str, theme: Theme, art: Art) {
        let painter = Painter::new(theme).with_art(art);
        self.0.push((name.to_owned(), Arc::new(painter)));
    }

    /// Makes a theme the default; returns false if there is none of that name.
    pub fn prefer(&mut self, name: &str) -> bool {
        let found = self.0.iter().position(|(known, _)| known == name);
        if let Some(place) = found {
            self.0[..=place].rotate_right(1);
        }
        found.is_some()
    }

    /// Draws a picture of each kind of board, so that the first one that someone waits for is as
    /// fast as the others.
    pub fn warm_up(&self, size: PictureSize) {
        for variant in [Variant::Halma8, Variant::Star2] {
            let game = Game::new(Rules::default_for(variant));
            let scene = Scene::of_game(game.standing(), None).sized(size);
            drop(self.named(None).picture(&scene));
        }
    }

    /// The names of all themes.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| name.as_str())
    }

    /// Returns the painter of a theme, or the default one if that theme no longer exists.
    pub fn named(&self, name: Option<&str>) -> &Arc<Painter> {
        let wanted = |(known, _): &&(String, Arc<Painter>)| Some(known.as_str()) == name;
        let found = self.0.iter().find(wanted).or_else(|| self.0.first());
        &found.expect("there are built-in themes").1
    }
}

impl Default for Painters {
    fn default() -> Self {
        Self::built_in()
    }
}
