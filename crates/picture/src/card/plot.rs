//! What plots have in common.

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder};
use plotters::style::{FontStyle, RGBColor, register_font};

use super::Color;

/// The name of the font that plots are labeled in.
pub(super) const FONT: &str = "card";

/// Why a plot cannot be drawn.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct PlotError(String);

/// The PNG file of so many pixels that are drawn as red, green and blue.
pub(super) fn png<'a>(
    (width, height): (u32, u32),
    draw: impl FnOnce(&mut [u8]) -> Result<(), Box<dyn std::error::Error + 'a>>,
) -> Result<Vec<u8>, PlotError> {
    let font = include_bytes!("../../assets/fonts/Inter-SemiBold.otf");
    register_font(FONT, FontStyle::Normal, font)
        .map_err(|_| PlotError("the font cannot be read".to_owned()))?;
    let mut pixels = vec![0; (width * height * 3) as usize];
    draw(&mut pixels).map_err(|error| PlotError(error.to_string()))?;
    let mut file = Vec::new();
    PngEncoder::new_with_quality(&mut file, CompressionType::Fast, FilterType::Adaptive)
        .write_image(&pixels, width, height, ExtendedColorType::Rgb8)
        .map_err(|error| PlotError(error.to_string()))?;
    Ok(file)
}

pub(super) fn color([red, green, blue]: Color) -> RGBColor {
    RGBColor(red, green, blue)
}

pub(super) fn text(error: impl std::fmt::Display) -> Box<dyn std::error::Error> {
    error.to_string().into()
}
