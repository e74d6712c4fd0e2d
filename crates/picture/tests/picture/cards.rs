//! The cards of people and leaderboards are drawn for all kinds of names.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_picture::card::{
    LastGame, LeadCurve, LeadMoment, Portrait, RatingCurve, TableCard, TableCardRow,
};

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
    for (title, height) in [("Corners · all time · 10 players", 792), ("", 748)] {
        let (title, rows) = (title.to_owned(), rows());
        let file = TableCard { title, rows }.png().unwrap();
        save("table", &file);
        let picture = image::load_from_memory(&file).unwrap();
        assert_eq!((picture.width(), picture.height()), (700, height));
        assert!(file.len() < 120_000, "{} bytes", file.len());
    }
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

#[test]
fn a_lead_curve_shows_who_was_ahead_and_names_moves() {
    let lead = |event: usize| 6.0 * (event as f64 / 9.0).sin() - event as f64 / 20.0;
    let moment = |event: usize, text: &str| LeadMoment {
        event,
        seat: 1,
        text: text.to_owned(),
    };
    let curve = LeadCurve {
        sides: vec![
            (0, (0..80).map(lead).collect()),
            (1, (0..80).map(|event| -lead(event)).collect()),
        ],
        events_of_a_round: 2,
        moments: vec![
            moment(20, "d6→d8"),
            moment(23, "a1→c3"),
            moment(78, "h8→f6"),
        ],
        labels: ["Anna ahead", "Ben ahead"].map(str::to_owned).to_vec(),
        rounds: "Round".to_owned(),
        steps: "Steps".to_owned(),
    };
    let whole = curve.png().unwrap();
    save("lead", &whole);
    let unnamed = LeadCurve {
        moments: vec![moment(20, ""), moment(23, ""), moment(78, "")],
        ..curve.clone()
    };
    let nameless = LeadCurve {
        labels: Vec::new(),
        ..curve
    };
    for other in [unnamed, nameless] {
        assert_ne!(other.png().unwrap(), whole);
    }
}

fn save(name: &str, file: &[u8]) {
    let folder = concat!(env!("CARGO_TARGET_TMPDIR"), "/cards");
    std::fs::create_dir_all(folder).unwrap();
    std::fs::write(format!("{folder}/{name}.png"), file).unwrap();
}
