//! Rules in pictures.

use halma_picture::{Marker, Scene};
use halma_rules::{Cell, Contest, Rules, Seat};

use crate::discord::command::{Answer, Context};
use crate::discord::help::menus::{games_menu, illustrations_menu};
use crate::discord::parts::body::{Body, Picture};
use crate::discord::text::Say as _;
use crate::study::{Illustrated, Illustration};

/// Shows a rule in a picture, with menus of the others and of all games.
pub async fn show(cx: &Context<'_>, rules: Rules, word: &str) -> Answer {
    let Some(illustration) = Illustration::of_word(word) else {
        return cx.unknown();
    };
    let speaker = cx.speaker();
    let drawn = match illustration.shown(rules) {
        Some(shown) => cx.picture_of_lesson(scene(&shown)).await,
        None => None,
    };
    let text = speaker.say(&format!("illustrate-{word}"));
    let label = speaker.say(&format!("illustration-{word}"));
    let menu = illustrations_menu(speaker, rules, &Illustration::ALL);
    let rows = menu.into_iter().chain([games_menu(speaker)]);
    Answer::change(Body {
        rows: rows.collect(),
        picture: drawn.map(|png| Picture {
            png,
            name: "halma-rule.png".to_owned(),
            alt_text: text.clone(),
        }),
        ..Body::text(format!("**{label}**\n{text}"))
    })
}

fn scene(shown: &Illustrated) -> Scene {
    let (game, rules) = (&shown.game, shown.game.rules());
    let scene = match rules.contest() {
        Contest::First => {
            let scene = Scene::of(game.position());
            shown.routes.iter().fold(scene, Scene::after)
        }
        // The strip tells the places and who has won.
        Contest::Places | Contest::Pairs => Scene::of_game(game.standing(), &shown.routes),
    };
    let setup = rules.setup();
    let is_in_goal = |seat: &Seat| {
        let mut colors = setup.colors(*seat).iter();
        shown
            .cell
            .is_some_and(|cell| colors.any(|&color| setup.goal(color).contains(cell)))
    };
    let outlined = (0..setup.seats()).map(Seat::at).find(is_in_goal);
    // The trail has a ring around a landing.
    let is_stone = |cell: &Cell| game.position().placement().at(*cell).is_some();
    scene
        .marked(shown.cell.filter(is_stone).map(Marker::chosen))
        .outlining_goal(outlined.unwrap_or(Seat::FIRST))
}
