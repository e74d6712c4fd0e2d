//! Games played on the page.

use halma_rules::{Game, Ply, RuleSet, Rules, Variant};

use crate::common::players::{Dice, Plan, next};
use crate::stage::{Stage, with_program};
use crate::window::{Shape, Window, key};

/// Anna challenges Ben by command, filled in with the keyboard, and Ben accepts.
async fn begin(anna: &Window, ben: &Window, game: &str) {
    anna.focus_box().await;
    anna.keys("/halma game cu").await;
    anna.see("//li[@role='option'][contains(., '/halma game custom')]")
        .await;
    anna.key(key::TAB).await;
    anna.see("//input[@id='option-with']").await;
    anna.keys("be").await;
    anna.see("//li[@role='option'][contains(., 'Ben')]").await;
    anna.key(key::ENTER).await;
    anna.press("game").await;
    anna.keys(game).await;
    // The bot suggests games by what is typed.
    let suggested = "//li[@role='option'][contains(@class, 'active')]";
    anna.see(&format!("{suggested}[contains(., '{game}')]"))
        .await;
    anna.key(key::ENTER).await;
    anna.press("first").await;
    anna.keys("me").await;
    anna.key(key::ENTER).await;
    anna.see_last("challenges").await;
    ben.press("Accept").await;
    anna.see_last("goes first").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_sees_a_picture_after_three_clicks() {
    with_program(async |stage: &Stage| {
        let window = stage.open("", Shape::Wide).await;
        window.see("//button[@class='starter']").await;
        window.shot("wide-empty").await;
        window.press_at("(//button[@class='starter'])[1]").await;
        window.see_last("challenges").await;
        window
            .see("//ul[@id='people']//li[contains(., 'Ben')]//*[@class='badge']")
            .await;
        window.shot("wide-challenge").await;
        window.act_as("Ben").await;
        window.press("Accept").await;
        window.see_picture("Halma 8×8").await;
        window.shot("wide-first-picture").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_game_in_two_windows() {
    with_program(async |stage: &Stage| {
        let anna = stage.open("Anna", Shape::Wide).await;
        let ben = stage.open("Ben", Shape::Wide).await;
        begin(&anna, &ben, "Mini").await;
        let rules = Rules::new(Variant::MiniCorners, Some(RuleSet::Gambiter), None).unwrap();
        let mut game = Game::new(rules);
        first_turns(&anna, &ben, &mut game).await;
        illegal_move(&anna, &ben).await;
        private_board(&anna, &ben).await;
        restart(&anna).await;
        to_the_end(&anna, &ben, &mut game).await;
        ben.see_last("wins").await;
        ben.see("(//article)[last()]//button[normalize-space()='Rematch']")
            .await;
        ben.shot("wide-end").await;
        tables(stage).await;
        privacy(stage).await;
        assert_eq!(
            anna.count("//div[contains(@class, 'toast problem')]").await,
            0
        );
    })
    .await;
}

/// Anna plays from the list of legal moves, Ben with the button and its form.
async fn first_turns(anna: &Window, ben: &Window, game: &mut Game) {
    anna.focus_box().await;
    anna.keys("/halma move ").await;
    anna.see("//li[@role='option'][contains(., '→')]").await;
    anna.shot("wide-completion").await;
    anna.key(key::DOWN).await;
    anna.key(key::ENTER).await;
    let picked = "document.querySelector('#option-text').value";
    anna.wait_until("a move is picked", &format!("{picked}.includes('→')"))
        .await;
    let label = anna.run(&format!("return {picked}")).await;
    anna.key(key::ENTER).await;
    // Such as `f2 → f4 (+2)`.
    let route = label.as_str().unwrap().split(" (").next().unwrap().trim();
    let ply = game
        .position()
        .parse_ply(&route.replace(" → ", "-"))
        .unwrap();
    game.play(ply).unwrap();
    ben.see_last("played").await;
    ben.see("(//article)[last()][contains(@class, 'calls')]")
        .await;
    ben.press("Move").await;
    ben.see_last("Your move in").await;
    ben.shot("wide-choose-move").await;
    ben.press("Type a move").await;
    ben.see("//dialog[@id='form']//input").await;
    ben.shot("wide-form").await;
    let ply = next(game, &[Plan::Race, Plan::Race], &mut Dice(3)).unwrap();
    ben.keys(&ply.text(game.position().board())).await;
    ben.key(key::ENTER).await;
    game.play(ply).unwrap();
    anna.see_last("Anna, your turn").await;
}

/// Only the player is told that a move is illegal.
async fn illegal_move(anna: &Window, ben: &Window) {
    anna.type_move("h8-g8").await;
    anna.wait_until(
        "nothing fits",
        "document.querySelector('#suggestions').hidden",
    )
    .await;
    anna.key(key::ENTER).await;
    anna.see("(//article)[last()][contains(., 'Only you can see this')]")
        .await;
    anna.see_last("There's no stone on h8").await;
    anna.shot("wide-private").await;
    assert!(
        !ben.text().await.contains("no stone on h8"),
        "Ben sees it as well"
    );
    anna.press("Dismiss message").await;
    anna.wait_until("it is gone", "!document.querySelector('.private')")
        .await;
}

/// A picture that only Anna sees isn't served to Ben.
async fn private_board(anna: &Window, ben: &Window) {
    anna.command("/halma board").await;
    anna.see("(//article)[last()][contains(., 'Only you can see this')]//img[@width]")
        .await;
    let source = "return document.querySelector('.private .picture img').getAttribute('src')";
    let annas = anna.run(source).await.as_str().unwrap().to_owned();
    let (_, file) = annas["/files/".len()..].split_once('/').unwrap();
    let me = "document.querySelector('#people [aria-current]').dataset.key";
    let fetches = format!(
        "const done = arguments[arguments.length - 1];
         fetch('/files/' + {me} + '/{file}').then((answer) => done(answer.status));"
    );
    assert_eq!(anna.run_async(&fetches, Vec::new()).await, 200);
    assert_eq!(ben.run_async(&fetches, Vec::new()).await, 404);
    anna.press("Dismiss message").await;
}

/// Restarts the bot from the drawer; the game goes on.
async fn restart(anna: &Window) {
    anna.press_at("//button[@id='open-drawer']").await;
    anna.see("//ul[@id='requests']/li").await;
    anna.press("Restart the bot").await;
    anna.see("//div[contains(., 'The bot was restarted.')][contains(@class, 'toast')]")
        .await;
    anna.press("Forward 1 day").await;
    anna.see("//p[@id='clock'][contains(., '1 d ahead')]").await;
    anna.shot("wide-drawer").await;
    let violations = "return document.querySelector('#violations').textContent";
    assert_eq!(anna.run(violations).await, "");
    anna.press_at("//button[@id='close-drawer']").await;
}

/// Both race home; every move is typed, and each player sees the other's.
async fn to_the_end(anna: &Window, ben: &Window, game: &mut Game) {
    let people = [(anna, ben), (ben, anna)];
    for ply in quickest(game, 300) {
        let (mover, other) = people[game.position().to_move().index()];
        let text = ply.text(game.position().board());
        mover.play(&text).await;
        game.play(ply).unwrap();
        // Each of them plays only on a board that both have.
        if game.outcome().is_none() {
            let (from, to) = text.split_once('-').expect("two cells");
            for window in [mover, other] {
                window.see_last(&format!("{from} → ")).await;
                window.see_last(&format!(" → {to}.")).await;
            }
        }
        if game.history().len() == 30 {
            other.shot("wide-game").await;
        }
    }
}

/// The head-to-head score and one profile, also on a phone.
async fn tables(stage: &Stage) {
    for (shape, name) in [(Shape::Wide, "wide-table"), (Shape::Phone, "phone-table")] {
        let ben = stage.open("Ben", shape).await;
        ben.focus_box().await;
        ben.keys("/halma leaderboard ").await;
        ben.key(key::ENTER).await;
        ben.see("(//article)[last()]//img[contains(@alt, '1. ')]")
            .await;
        ben.shot(name).await;
        ben.focus_box().await;
        ben.keys("/halma profile ").await;
        // Picks the first person in the list.
        ben.see("//ul[@id='suggestions']/li").await;
        ben.key(key::ENTER).await;
        ben.key(key::ENTER).await;
        ben.see_last("Recent games").await;
        ben.shot(&name.replace("table", "profile")).await;
    }
}

/// The data stored about Ben, on a phone: shown, downloaded, and the question before deleting it.
async fn privacy(stage: &Stage) {
    let ben = stage.open("Ben", Shape::Phone).await;
    ben.focus_box().await;
    ben.keys("/halma me privacy ").await;
    ben.key(key::ENTER).await;
    ben.see_last("What I store about you").await;
    ben.shot("phone-privacy").await;
    ben.press("Download my data").await;
    ben.see("(//article)[last()]//a[contains(@href, 'halma-about-me.json') or contains(., 'halma-about-me.json')]")
        .await;
    ben.shot("phone-privacy-file").await;
    ben.press("Delete my data…").await;
    ben.see("//button[normalize-space()='Keep my data']").await;
    ben.shot("phone-privacy-question").await;
    ben.press("Keep my data").await;
}

/// The fastest of several races to the end, because plans that get in each other's way take long.
pub fn quickest(game: &Game, races: u64) -> Vec<Ply> {
    let plans = vec![Plan::Race; game.position().setup().seats()];
    let races = (0..races).map(|seed| {
        let (mut game, mut dice, mut plies) = (game.clone(), Dice(seed), Vec::new());
        while let Some(ply) = next(&game, &plans, &mut dice) {
            plies.push(ply);
            game.play(ply).unwrap();
        }
        plies
    });
    races.min_by_key(Vec::len).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_declined_and_another_is_made_from_a_user_menu() {
    with_program(async |stage: &Stage| {
        let window = stage.open("Anna", Shape::Wide).await;
        window.press_at("(//button[@class='starter'])[1]").await;
        window.see_last("challenges").await;
        window.act_as("Ben").await;
        window.press("Decline").await;
        window.see_last("Ben declined your challenge").await;
        window.become_person("Anna").await;
        window
            .press_at("(//article)[last()]//button[@data-person][contains(., '@Ben')]")
            .await;
        window
            .see("//div[@id='person-menu']//button[contains(., 'Play Halma')]")
            .await;
        window.shot("wide-person").await;
        window.press("Play Halma").await;
        window
            .see("((//article)[last()]//button[@role='combobox'])[1][contains(., 'Ben')]")
            .await;
        window
            .press_at("((//article)[last()]//button[@role='combobox'])[2]")
            .await;
        window
            .see("//li[@role='option'][contains(., 'Corners')]")
            .await;
        window.shot("wide-menu").await;
        window.keys("\u{e015}\u{e015}\u{e007}").await;
        window.see_last("Halma 16×16").await;
        window.shot("wide-panel").await;
        window.press("Start").await;
        window
            .see("//article[contains(., 'challenges') and contains(., 'Halma 16×16')]")
            .await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_passes_when_the_clock_is_moved() {
    with_program(async |stage: &Stage| {
        let window = stage.open("Anna", Shape::Wide).await;
        window.begin(1, "Halma 8×8").await;
        window.press_at("//button[@id='open-drawer']").await;
        for days in 1..=4 {
            window.press("Forward 1 day").await;
            window
                .see(&format!("//p[@id='clock'][contains(., '{days} d ahead')]"))
                .await;
        }
        window.see_last("canceled").await;
        window.shot("wide-deadline").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_of_several_lines_is_imported() {
    with_program(async |stage: &Stage| {
        let window = stage.open("Anna", Shape::Phone).await;
        window.focus_box().await;
        window.keys("/halma game import ").await;
        window.key(key::ENTER).await;
        window.see("//dialog[@id='form']//textarea").await;
        for line in ["[Variant \"mini-corners\"]", "", "1. resigns:2", "1-0"] {
            window.keys(line).await;
            window.key(key::ENTER).await;
        }
        window.shot("phone-import").await;
        window.press("Submit").await;
        window.see_last("Only you can see it").await;
        window.see_last("move 0 of 1").await;
    })
    .await;
}
