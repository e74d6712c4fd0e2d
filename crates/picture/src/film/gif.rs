//! A film as a GIF, limited in time and bytes.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use crate::drawing::painter::Painter;
use crate::encoding::picture::{Picture, RenderError};
use crate::film::Film;
use crate::scene::PictureSize;

/// The duration of the longest film, in hundredths of a second, without its last picture.
const LONGEST: usize = 1_750;
/// How long pictures are shown: the longest, the shortest, and the last one.
const SLOWEST: usize = 90;
const FASTEST: usize = 8;
const LAST: u16 = 200;
/// The sizes to try next if a file becomes too large.
const SMALLER: [u16; 3] = [560, 400, 300];

/// A GIF of a film.
#[derive(Clone, Debug)]
pub struct MovingPicture {
    /// The file.
    pub gif: Vec<u8>,
    /// Pixels on the long side.
    pub size: PictureSize,
    /// One picture is shown per this many events.
    pub step: usize,
}

impl MovingPicture {
    /// The default size.
    pub const USUAL: PictureSize = PictureSize::of(720);
}

impl Painter {
    /// Returns a film as a GIF of this size with at most `most_bytes` bytes: if it would be larger,
    /// it gets fewer pixels, then fewer pictures. Long films play faster, and skip pictures rather
    /// than exceed 20 seconds.
    ///
    /// # Errors
    /// Returns an error if the encoder fails, or even the smallest GIF is too large.
    pub fn gif(
        &self,
        film: &Film,
        size: PictureSize,
        most_bytes: usize,
    ) -> Result<MovingPicture, RenderError> {
        let usual = (film.len() * FASTEST).div_ceil(LONGEST).max(1);
        let smaller = SMALLER.map(PictureSize::of).into_iter();
        let sizes = std::iter::once(size).chain(smaller.filter(|smaller| *smaller < size));
        let smallest = sizes.clone().last().unwrap_or(size);
        let fewer = std::iter::successors(Some(2 * usual), |step| Some(2 * step));
        let fewer = fewer.take_while(|step| step / 2 < film.len());
        let tries = sizes.map(|size| (size, usual));
        for (size, step) in tries.chain(fewer.map(|step| (smallest, step))) {
            let made = self.gif_of(film, step, size)?;
            if made.gif.len() <= most_bytes {
                return Ok(made);
            }
        }
        Err(RenderError::TooLarge(most_bytes))
    }

    fn gif_of(
        &self,
        film: &Film,
        step: usize,
        size: PictureSize,
    ) -> Result<MovingPicture, RenderError> {
        let count = film.len().div_ceil(step).max(1);
        let delay = (LONGEST / count).clamp(FASTEST, SLOWEST) as u16;
        let mut pictures = film.scenes(step, size).map(|scene| self.picture(&scene));
        let Some(first) = pictures.next() else {
            return Err(RenderError::Empty);
        };
        let palette: Vec<u8> = first.palette().iter().flat_map(|rgb| rgb.0).collect();
        let unused = first.palette().len() as u8;
        let (width, height) = (first.width() as u16, first.height() as u16);
        let mut encoder = Encoder::new(Vec::new(), width, height, &palette)?;
        encoder.set_repeat(Repeat::Infinite)?;
        let mut shown = first;
        let mut frame = whole(&shown);
        for next in pictures {
            // If nothing changes, the previous picture is shown longer.
            let Some(changed) = changed(&shown, &next, unused) else {
                frame.delay += delay;
                continue;
            };
            frame.delay += delay;
            encoder.write_frame(&frame)?;
            frame = changed;
            shown = next;
        }
        frame.delay += LAST;
        encoder.write_frame(&frame)?;
        Ok(MovingPicture {
            gif: encoder.into_inner()?,
            size,
            step,
        })
    }
}

fn whole(picture: &Picture) -> Frame<'static> {
    Frame {
        width: picture.width() as u16,
        height: picture.height() as u16,
        dispose: DisposalMethod::Keep,
        buffer: Cow::Owned(picture.indexes().to_vec()),
        ..Frame::default()
    }
}

/// The rectangle in which a picture differs from the one before; unchanged pixels are transparent.
fn changed(before: &Picture, after: &Picture, transparent: u8) -> Option<Frame<'static>> {
    let width = before.width();
    let old = before.indexes().chunks_exact(width);
    let rows: Vec<_> = old.zip(after.indexes().chunks_exact(width)).collect();
    let top = rows.iter().position(|(old, new)| old != new)?;
    let bottom = rows.iter().rposition(|(old, new)| old != new)? + 1;
    let (mut left, mut right) = (width, 0);
    for (old, new) in &rows[top..bottom] {
        // Only pixels outside the current rectangle can widen it.
        let differs = |(old, new): (&u8, &u8)| old != new;
        let before = old[..left].iter().zip(&new[..left]).position(differs);
        left = before.unwrap_or(left);
        let behind = old[right..].iter().zip(&new[right..]).rposition(differs);
        right = behind.map_or(right, |last| right + last + 1);
    }
    let mut buffer = Vec::with_capacity((right - left) * (bottom - top));
    for (old, new) in &rows[top..bottom] {
        let pixels = old[left..right].iter().zip(&new[left..right]);
        buffer.extend(pixels.map(|(old, new)| if old == new { transparent } else { *new }));
    }
    Some(Frame {
        left: left as u16,
        top: top as u16,
        width: (right - left) as u16,
        height: (bottom - top) as u16,
        dispose: DisposalMethod::Keep,
        transparent: Some(transparent),
        buffer: Cow::Owned(buffer),
        ..Frame::default()
    })
}
