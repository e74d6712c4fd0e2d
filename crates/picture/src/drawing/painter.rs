//! From a scene to a picture.

use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

use twox_hash::XxHash3_64;

use super::board_parts::{BoardParts, stone_size};
use super::cache::{Key, PartsCache};
use super::goal;
use super::markers;
use super::stone::StonePainter;
use super::strip;
use super::trail::Trail;
use crate::encoding::bands::Bands;
use crate::encoding::picture::{Picture, RenderError};
use crate::encoding::sheet::png_of_pairs;
use crate::paint::art::Art;
use crate::paint::palette::Palette;
use crate::scene::Scene;
use crate::scene::layout::Layout;
use crate::shape::letters::Letters;
use crate::theme::Theme;
use halma_rules::{Color, Grid};

/// Makes pictures of scenes in one theme. It caches what pictures of the same board share, a few
/// megabytes at most, and can be shared between threads.
pub struct Painter {
    theme: Theme,
    art: Art,
    letters: Letters,
    square: OnceLock<Arc<Palette>>,
    star: OnceLock<Arc<Palette>>,
    cache: PartsCache,
    bands: Arc<Bands>,
    fingerprint: OnceLock<u64>,
}

impl Painter {
    /// A painter with this theme; it draws nothing yet.
    pub fn new(theme: Theme) -> Self {
        Self {
            theme,
            art: Art::default(),
            letters: Letters::new(),
            square: OnceLock::new(),
            star: OnceLock::new(),
            cache: PartsCache::default(),
            bands: Arc::default(),
            fingerprint: OnceLock::new(),
        }
    }

    /// Adds artwork.
    #[must_use]
    pub fn with_art(self, art: Art) -> Self {
        Self {
            art,
            fingerprint: OnceLock::new(),
            ..self
        }
    }

    /// The theme.
    pub fn theme(&self) -> &Theme {
        &self.theme
    }

    /// The picture of a scene as a PNG file.
    ///
    /// # Errors
    /// Returns an error if the encoder fails, which doesn't happen for a valid picture.
    pub fn png(&self, scene: &Scene) -> Result<Vec<u8>, RenderError> {
        self.picture(scene).png()
    }

    /// The pictures of scenes of one board as a PNG file, two per row.
    ///
    /// # Errors
    /// Returns an error if there are no scenes or the encoder fails.
    pub fn sheet(&self, scenes: &[Scene]) -> Result<Vec<u8>, RenderError> {
        let pictures: Vec<Picture> = scenes.iter().map(|scene| self.picture(scene)).collect();
        png_of_pairs(&pictures)
    }

    /// A stone with its shadow and nothing below, as a PNG file of the size of a tile in the scene's
    /// picture: for those who move stones themselves.
    ///
    /// # Errors
    /// Returns an error if the encoder fails.
    pub fn stone(&self, scene: &Scene, color: Color) -> Result<Vec<u8>, RenderError> {
        let palette = self.palette(scene.setup.board().grid());
        let (tile, radius) = stone_size(&Layout::of(scene, &self.theme), &self.theme, scene.setup);
        let stone_painter = StonePainter::new(&self.theme, &self.art, &palette, tile, radius);
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, tile as u32, tile as u32);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_compression(png::Compression::High);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&stone_painter.cut_out(color))?;
        writer.finish()?;
        Ok(bytes)
    }

    /// A number that changes with the theme and its artwork.
    pub fn fingerprint(&self) -> u64 {
        *self.fingerprint.get_or_init(|| {
            let mut hasher = XxHash3_64::new();
            format!("{:?}", self.theme).hash(&mut hasher);
            self.art.hash(&mut hasher);
            hasher.finish()
        })
    }

    /// The picture of a scene.
    pub fn picture(&self, scene: &Scene) -> Picture {
        let parts = self.cache.get(Key::of(scene), || self.parts(scene));
        let mut canvas = parts.empty_board();
        if let Some(sides) = &scene.sides {
            strip::draw(&mut canvas, &parts, scene, sides);
        }
        goal::draw(&mut canvas, &parts, &self.theme.star, scene);
        let trails = Trail::all_of(&parts, &self.theme.trail, scene);
        for trail in &trails {
            trail.draw_way(&mut canvas);
        }
        for &(cell, color) in &scene.stones {
            parts.place(&mut canvas, scene.setup, cell, color);
        }
        for trail in &trails {
            trail.draw_heads(&mut canvas);
        }
        markers::draw(&mut canvas, &parts, scene);
        let palette = Arc::clone(&parts.palette);
        let bands = (Arc::clone(&self.bands), parts.layout.bands());
        Picture::new(parts.layout.extent, canvas.pixels, palette, bands)
    }

    fn parts(&self, scene: &Scene) -> BoardParts {
        let palette = self.palette(scene.setup.board().grid());
        BoardParts::new(&self.theme, &self.art, &self.letters, palette, scene)
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
