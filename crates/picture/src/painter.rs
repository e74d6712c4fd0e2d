//! From a scene to a picture.

use std::sync::{Arc, OnceLock};

use super::art::Art;
use super::bands::Bands;
use super::goal;
use super::kit::Kit;
use super::letters::Letters;
use super::markers;
use super::palette::Palette;
use super::picture::{Picture, RenderError};
use super::scene::Scene;
use super::shelf::{Key, Shelf};
use super::strip;
use super::theme::Theme;
use super::trail::Trail;
use halma_rules::Grid;

/// Makes pictures of scenes in one theme. It keeps what pictures of the same board share, a few
/// megabytes at most, and may be used from many threads at once.
pub struct Painter {
    theme: Theme,
    art: Art,
    letters: Letters,
    square: OnceLock<Arc<Palette>>,
    star: OnceLock<Arc<Palette>>,
    shelf: Shelf,
    bands: Arc<Bands>,
}

impl Painter {
    /// A painter with this theme. Nothing is drawn yet, so it costs nothing.
    pub fn new(theme: Theme) -> Self {
        Self {
            theme,
            art: Art::default(),
            letters: Letters::new(),
            square: OnceLock::new(),
            star: OnceLock::new(),
            shelf: Shelf::default(),
            bands: Arc::default(),
        }
    }

    /// The same with artwork.
    #[must_use]
    pub fn with_art(self, art: Art) -> Self {
        Self { art, ..self }
    }

    /// The theme.
    pub fn theme(&self) -> &Theme {
        &self.theme
    }

    /// The picture of a scene as a PNG file.
    ///
    /// # Errors
    /// If the encoder fails, which a correct picture gives it no reason for.
    pub fn png(&self, scene: &Scene) -> Result<Vec<u8>, RenderError> {
        self.picture(scene).png()
    }

    /// The picture of a scene.
    pub fn picture(&self, scene: &Scene) -> Picture {
        let kit = self.shelf.get(Key::of(scene), || self.kit(scene));
        let mut canvas = kit.empty_board();
        if let Some(sides) = &scene.sides {
            strip::draw(&mut canvas, &kit, scene, sides);
        }
        goal::draw(&mut canvas, &kit, scene);
        let trails = Trail::all_of(&kit, &self.theme.trail, scene);
        for trail in &trails {
            trail.draw_way(&mut canvas);
        }
        for &(cell, color) in &scene.stones {
            kit.place(&mut canvas, scene.setup, cell, color);
        }
        for trail in &trails {
            trail.draw_heads(&mut canvas);
        }
        markers::draw(&mut canvas, &kit, scene);
        let palette = Arc::clone(&kit.palette);
        let bands = (Arc::clone(&self.bands), kit.layout.bands());
        Picture::new(kit.layout.extent, canvas.pixels, palette, bands)
    }

    fn kit(&self, scene: &Scene) -> Kit {
        let palette = self.palette(scene.setup.board().grid());
        Kit::new(&self.theme, &self.art, &self.letters, palette, scene)
    }

    fn palette(&self, grid: Grid) -> Arc<Palette> {
        let place = match grid {
            Grid::Square { .. } => &self.square,
            Grid::Star => &self.star,
        };
        Arc::clone(place.get_or_init(|| {
            let pictured = self.art.colors(&self.theme.grounds(grid));
            Arc::new(Palette::new(&self.theme, grid, &pictured))
        }))
    }
}

impl Default for Painter {
    fn default() -> Self {
        Self::new(Theme::default())
    }
}
