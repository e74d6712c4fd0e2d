//! A GIF of a window.

use gif::{Encoder, Frame, Repeat};
use image::RgbaImage;
use image::imageops::crop_imm;
use serde_json::json;

use crate::window::Window;

/// The color quantizer's speed, 1 to 30; 1 is the best quality.
const SPEED: i32 = 5;

/// Puts a dot on the element that an `XPath` names, as if a finger were touching it.
const TOUCH: &str = "
    const [xpath, done] = arguments;
    const first = XPathResult.FIRST_ORDERED_NODE_TYPE;
    const { singleNodeValue: touched } = document.evaluate(xpath, document, null, first);
    const { left, top, width, height } = touched.getBoundingClientRect();
    const dot = document.createElement('div');
    dot.id = 'touch';
    const style = {
      position: 'fixed', zIndex: 99, width: '44px', height: '44px', borderRadius: '50%',
      left: `${left + Math.min(width / 2, 140) - 22}px`, top: `${top + height / 2 - 22}px`,
      background: 'rgb(224 120 16 / 0.45)', border: '3px solid rgb(224 120 16)', pointerEvents: 'none',
    };
    Object.assign(dot.style, style);
    document.body.append(dot);
    done(true);";

/// Screenshots, each with its duration in hundredths of a second.
#[derive(Default)]
pub struct Film(Vec<(RgbaImage, u16)>);

impl Film {
    /// Takes a screenshot of the window.
    pub async fn take(&mut self, window: &Window, time: u16) {
        let number = self.0.len() + 1;
        let picture = window.shot(&format!("artwork-film-{number}")).await;
        let picture = image::load_from_memory(&picture).unwrap().into_rgba8();
        self.0.push((picture, time));
    }

    /// Presses the element that an `XPath` names, after a screenshot with a dot on it.
    pub async fn press(&mut self, window: &Window, xpath: &str) {
        window.see(xpath).await;
        window.rest().await;
        window.call(TOUCH, vec![json!(xpath)]).await;
        self.take(window, 80).await;
        let dot = "document.getElementById('touch').remove()";
        window.run(dot).await;
        window.press_at(xpath).await;
        window.rest().await;
    }

    /// The GIF; every screenshot after the first stores only the part that changes.
    pub fn gif(&self) -> Vec<u8> {
        let (width, height) = self.0[0].0.dimensions();
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, width as u16, height as u16, &[]).unwrap();
        encoder.set_repeat(Repeat::Infinite).unwrap();
        let mut before: Option<&RgbaImage> = None;
        for (picture, time) in &self.0 {
            let (left, top, width, height) =
                before.map_or((0, 0, width, height), |before| change(before, picture));
            let mut part = crop_imm(picture, left, top, width, height).to_image();
            let (width, height) = (width as u16, height as u16);
            let mut frame = Frame::from_rgba_speed(width, height, &mut part, SPEED);
            (frame.left, frame.top, frame.delay) = (left as u16, top as u16, *time);
            encoder.write_frame(&frame).unwrap();
            before = Some(picture);
        }
        drop(encoder);
        file
    }
}

/// The top left corner and the extent of the area in which two pictures differ; at least one pixel.
fn change(one: &RgbaImage, other: &RgbaImage) -> (u32, u32, u32, u32) {
    let differing = || {
        let pixels = one.enumerate_pixels().zip(other.pixels());
        pixels.filter_map(|((x, y, one), other)| (one != other).then_some((x, y)))
    };
    let range = |of: fn((u32, u32)) -> u32| {
        let least = differing().map(of).min().unwrap_or(0);
        (least, differing().map(of).max().unwrap_or(0) - least + 1)
    };
    let ((left, width), (top, height)) = (range(|(x, _)| x), range(|(_, y)| y));
    (left, top, width, height)
}
