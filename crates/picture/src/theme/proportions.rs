//! The ranges of a theme's proportions, within which every theme can be drawn.

use thiserror::Error;

use crate::theme::Theme;

/// A proportion that is out of range.
#[derive(Clone, Copy, PartialEq, Debug, Error)]
#[error("{name} is {value}; it must be from {least} to {most}")]
pub struct Misfit {
    /// Its section and its key.
    name: &'static str,
    value: f32,
    least: f32,
    most: f32,
}

/// The first proportion that is out of range.
pub(crate) fn misfit(theme: &Theme) -> Option<Misfit> {
    let rows = proportions(theme).into_iter();
    let mut outside = rows.filter(|(_, value, least, most)| !(*least..=*most).contains(value));
    let (name, value, least, most) = outside.next()?;
    Some(Misfit {
        name,
        value,
        least,
        most,
    })
}

/// Every proportion with its name and range.
fn proportions(theme: &Theme) -> [(&'static str, f32, f32, f32); 37] {
    let Theme {
        square,
        star,
        home,
        stone,
        grain,
        strip,
        trail,
        marker,
        ..
    } = theme;
    [
        ("square.margin", square.margin, 0.02, 0.15),
        ("square.label", square.label, 0.1, 0.9),
        ("square.home_line", square.home_line, 0.0, 0.1),
        ("square.stone", square.stone, 0.2, 0.48),
        ("star.rim", star.rim, 0.3, 1.0),
        ("star.margin", star.margin, 0.3, 1.5),
        ("star.line_width", star.line_width, 0.0, 0.2),
        ("star.hole_radius", star.hole_radius, 0.1, 0.5),
        ("star.label_height", star.label_height, 0.1, 0.5),
        ("star.rim_label", star.rim_label, 0.1, 0.6),
        ("star.stone", star.stone, 0.2, 0.48),
        ("home.tint", home.tint, 0.0, 1.0),
        ("home.line", home.line, 0.0, 1.0),
        ("stone.rim", stone.rim, 0.0, 0.3),
        ("stone.face", stone.face, 0.3, 0.95),
        ("stone.emblem", stone.emblem, 0.1, 0.7),
        ("stone.shadow_drop", stone.shadow_drop, 0.0, 0.3),
        ("stone.shadow_opacity", stone.shadow_opacity, 0.0, 1.0),
        ("grain.strength", grain.strength, 0.0, 1.0),
        ("strip.height", strip.height, 0.05, 0.12),
        ("strip.stone", strip.stone, 0.15, 0.4),
        ("strip.capital", strip.capital, 0.15, 0.4),
        ("strip.small", strip.small, 0.1, 0.35),
        ("trail.width", trail.width, 0.02, 0.4),
        ("trail.width_least", trail.width_least, 0.0, 0.03),
        ("trail.casing_width", trail.casing_width, 0.0, 0.2),
        ("trail.landing", trail.landing, 0.05, 0.4),
        ("trail.landing_line", trail.landing_line, 0.02, 0.2),
        ("trail.arrow", trail.arrow, 0.05, 0.5),
        ("trail.opacity", trail.opacity, 0.0, 1.0),
        ("trail.ring", trail.ring, 0.0, 0.2),
        ("trail.ghost_opacity", trail.ghost_opacity, 0.0, 1.0),
        ("marker.plate_radius", marker.plate_radius, 0.1, 0.5),
        ("marker.dot_radius", marker.dot_radius, 0.05, 0.5),
        ("marker.line", marker.line, 0.01, 0.2),
        ("marker.ring", marker.ring, 0.01, 0.3),
        ("marker.number_height", marker.number_height, 0.1, 0.6),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Marker, MarkerNumber, Painter, PictureSize, Scene};
    use halma_rules::{Game, Ply, Rules, Seat, Variant};

    /// A theme whose proportions are the least or the most, as the bits of a number choose.
    fn extreme(bits: u64) -> Theme {
        let rows = proportions(&Theme::default()).into_iter().enumerate();
        let lines = rows.map(|(place, (name, _, least, most))| {
            let value = if bits >> place & 1 == 1 { most } else { least };
            format!("{name} = {value:?}\n")
        });
        Theme::parse(&lines.collect::<String>()).unwrap()
    }

    fn scene(variant: Variant, pixels: u16) -> Scene {
        let mut game = Game::new(Rules::default_for(variant));
        let gains = game.position().gains();
        let (mv, _) = *gains.iter().max_by_key(|(_, gain)| *gain).unwrap();
        let route = game.position().route(mv);
        game.play(Ply::Move(mv)).unwrap();
        let number = MarkerNumber::new(25).unwrap();
        let marked = game.position().stones(Seat::FIRST).map(Marker::reachable);
        let marked: Vec<_> = marked.map(|marker| marker.numbered(number)).collect();
        Scene::of_game(game.standing(), Some(&route))
            .marked(marked)
            .for_seat(Seat::FIRST)
            .sized(PictureSize::new(pixels).unwrap())
    }

    #[test]
    fn proportions_within_range_can_be_drawn() {
        let alternating = 0x5555_5555_5555_5555;
        for bits in [
            0,
            u64::MAX,
            alternating,
            !alternating,
            0x0F0F_F0F0_3C3C_C3C3,
        ] {
            let painter = Painter::new(extreme(bits));
            for variant in [Variant::Halma16Four, Variant::MiniCorners, Variant::Star6] {
                for pixels in [256, 500] {
                    let picture = painter.picture(&scene(variant, pixels));
                    assert_eq!(picture.height(), usize::from(pixels));
                }
            }
        }
    }

    #[test]
    fn proportions_out_of_range_are_refused_with_the_range() {
        let rows = proportions(&Theme::default());
        assert_eq!(misfit(&Theme::default()), None);
        for (name, _, least, most) in rows {
            for value in [least - 0.01, most + 0.01, f32::NAN, f32::INFINITY] {
                let text = format!("{name} = {value:?}").replace("NaN", "nan");
                let error = Theme::parse(&text).unwrap_err().to_string();
                assert!(error.contains(name) && error.contains("from"), "{error}");
            }
        }
    }
}
