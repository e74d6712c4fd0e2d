//! The cards of people and tables: that they are drawn whatever the names are.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_picture::card::{LastGame, Portrait, RatingCurve, TableCard, TableCardRow};

const GAMES: [LastGame; 3] = [LastGame::Won, LastGame::Drawn, LastGame::Lost];

/// People with names in many scripts; every third has a profile picture.
fn rows() -> Vec<TableCardRow> {
    let names = [
        "Anna",
        "Дмитрий",
        "محمد",
        "さくら",
        "🦊 fox",
        "Žofie",
        "",
        "Ωmega",
        "9lives",
        "李雷",
    ];
    let row = |(index, name): (usize, &&str)| TableCardRow {
        rank: Some(index as u64 + 1),
        portrait: (index % 3 == 0).then(|| portrait(index as u8 * 25)),
        name: (*name).to_owned(),
        tint: index as u64,
        share: 1.0 - index as f32 * 0.09,
        figure: (1_842 - index * 61).to_string(),
        last: (0..5.min(index + 1))
            .map(|game| GAMES[(game + index) % 3])
            .collect(),
        is_own: index == 6,
    };
    names.iter().enumerate().map(row).collect()
}

fn portrait(shade: u8) -> Portrait {
    let picture = image::RgbImage::from_fn(64, 64, |x, y| {
        image::Rgb([shade, (x * 4) as u8, (y * 4) as u8])
    });
    let mut file = std::io::Cursor::new(Vec::new());
    picture
        .write_to(&mut file, image::ImageFormat::Png)
        .unwrap();
    Portrait::decode(file.get_ref()).unwrap()
}

#[test]
fn a_table_is_drawn_with_names_of_all_scripts() {
    let file = TableCard { rows: rows() }.png().unwrap();
    save("table", &file);
    let picture = image::load_from_memory(&file).unwrap();
    assert_eq!((picture.width(), picture.height()), (700, 748));
    assert!(file.len() < 120_000, "{} bytes", file.len());
}

#[test]
fn a_curve_is_drawn_of_few_games_and_of_many() {
    for games in [1, 2, 200] {
        let points = (0..games).map(|game| {
            let at = f64::from(game * game);
            let rating = 1_500.0 + 160.0 * (f64::from(game) / 17.0).sin() + f64::from(game);
            (at, rating, 40.0 + 300.0 / f64::from(game + 1))
        });
        let curve = RatingCurve {
            points: points.collect(),
        };
        let file = curve.png().unwrap();
        save(&format!("curve-{games}"), &file);
        let picture = image::load_from_memory(&file).unwrap();
        assert_eq!((picture.width(), picture.height()), (700, 320));
    }
}

fn save(name: &str, file: &[u8]) {
    let folder = concat!(env!("CARGO_TARGET_TMPDIR"), "/cards");
    std::fs::create_dir_all(folder).unwrap();
    std::fs::write(format!("{folder}/{name}.png"), file).unwrap();
}
