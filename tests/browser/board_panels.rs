//! What the board page offers beside moving: jump by jump, hints, analysis, leaderboard, new games.

use halma_rules::{Game, Move, Ply, Rules, Variant};

use crate::access::{axe, check};
use crate::board::{open, see_stone, touch};
use crate::common::players::{Dice, Plan, next};
use crate::stage::{Stage, with_program};
use crate::window::{Shape, Window};

/// The chain of most jumps that the seat to move can play.
fn chain(game: &Game) -> Move {
    let position = game.position();
    let moves = position.gains().into_iter().map(|(mv, _)| mv);
    moves.max_by_key(|mv| position.route(*mv).jumps()).unwrap()
}

/// Anna practices alone in the chat until a chain of three jumps can be played.
async fn practice(anna: &Window) -> Game {
    anna.command("/halma play with:@Anna game:halma8").await;
    anna.see_last("goes first").await;
    let mut game = Game::new(Rules::default_for(Variant::Halma8));
    let mut dice = Dice(2);
    while game.position().route(chain(&game)).jumps() < 3 {
        let ply = next(&game, &[Plan::Race, Plan::Race], &mut dice).unwrap();
        let position = game.position();
        let Ply::Move(mv) = ply else {
            panic!("nobody has to pass")
        };
        let route = position.route(mv).text(position.board());
        anna.command(&format!("/halma move text:{route}")).await;
        anna.see_last(&route.replace('-', " → ")).await;
        game.play(ply).unwrap();
    }
    game
}

#[tokio::test(flavor = "multi_thread")]
async fn stones_go_jump_by_jump_and_hints_analysis_and_tables_are_on_the_page() {
    let axe = axe();
    let is_fine = async |page: &Window, state: &str| {
        if let Some(axe) = &axe {
            check(page, state, axe).await;
        }
    };
    with_program(async |stage: &Stage| {
        let anna = stage.open("Anna", Shape::Wide).await;
        let game = practice(&anna).await;
        let page = open(stage, &anna, "Move", Shape::Phone).await;
        let mv = chain(&game);
        let board = game.position().board();
        let way: Vec<String> = (game.position().route(mv).cells().iter())
            .map(|cell| board.name(*cell))
            .collect();
        page.wait_until("stones to move", "document.querySelector('.movable')")
            .await;
        touch(&page, &way[0]).await;
        page.press("Jump by jump").await;
        for cell in &way[1..] {
            touch(&page, cell).await;
            page.see(&format!("//p[@id='hint'][contains(., '{cell}')]"))
                .await;
        }
        is_fine(&page, "jumps").await;
        page.shot("board-jumps").await;
        page.press("Back").await;
        let before = &way[way.len() - 2];
        page.see(&format!("//p[@id='hint'][contains(., '{before}')]"))
            .await;
        touch(&page, &way[way.len() - 1]).await;
        page.press("Stop here").await;
        anna.see_last(&way.join(" → ")).await;
        let color = ["White", "Black"][game.position().to_move().index()];
        see_stone(&page, &way[way.len() - 1], color).await;

        page.press("Hint").await;
        page.see("//ul[contains(@class, 'told')]//button").await;
        is_fine(&page, "hints").await;
        page.shot("board-hints").await;
        page.press_at("(//ul[contains(@class, 'told')]//button)[1]")
            .await;
        page.press("Play").await;
        page.see("//p[@id='hint'][contains(., 'Your turn')]").await;

        page.press("More").await;
        page.press("Leaderboards").await;
        page.see("//li[contains(., 'No one ranked yet')]").await;
        is_fine(&page, "leaderboard").await;
        page.shot("board-leaderboard").await;
        page.press("Back").await;

        page.press("Resign").await;
        page.press("Yes, resign").await;
        page.press("Analysis").await;
        page.see("//li[contains(., 'The curve shows')]").await;
        is_fine(&page, "analysis").await;
        page.shot("board-analysis").await;
        page.press("Back").await;

        page.press_at("//button[@id='to-list']").await;
        page.press("New game").await;
        page.see("//select[@id='against']").await;
        is_fine(&page, "new game").await;
        page.shot("board-new-game").await;
        let code = page.run("return location.hash").await;
        page.run("document.querySelector('#game').value = 'mini-corners'")
            .await;
        page.press_at("//form[@class='new-game']//button[@type='submit']")
            .await;
        page.wait_until(
            "the new game",
            &format!("location.hash !== {code} && document.querySelector('.movable')"),
        )
        .await;
        anna.see_last("Mini-Corners").await;

        // Somebody she hasn't played with is found by name.
        page.press("More").await;
        page.press("New game").await;
        page.see("//select[@id='against']").await;
        page.run(
            "const against = document.querySelector('#against');
            against.value = '';
            against.dispatchEvent(new Event('change'));",
        )
        .await;
        page.press_at("//input[@id='member']").await;
        page.keys("zz").await;
        page.see("//p[contains(., 'No one found')]").await;
        page.run("document.querySelector('#member').value = ''")
            .await;
        page.keys("c").await;
        page.see("//label[contains(., 'Clara')]").await;
        is_fine(&page, "members").await;
        page.shot("board-members").await;
        page.press_at("//label[contains(., 'Clara')]").await;
        let code = page.run("return location.hash").await;
        page.press_at("//form[@class='new-game']//button[@type='submit']")
            .await;
        page.wait_until("the challenge", &format!("location.hash !== {code}"))
            .await;
        anna.see_last("Clara").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_has_the_colors_of_ones_theme() {
    with_program(async |stage: &Stage| {
        let anna = stage.open("Anna", Shape::Wide).await;
        anna.command("/halma play with:@Anna game:star2").await;
        anna.see_last("goes first").await;
        let page = open(stage, &anna, "Move", Shape::Phone).await;
        let chosen = "getComputedStyle(document.querySelector('.game') ?? document.body).getPropertyValue('--board-chosen')";
        let is_color = |color: &str| format!("{chosen} === '{color}'");
        page.wait_until("maple", &is_color("#0f6b66")).await;
        for (theme, chosen) in [
            ("dark", "#5fe0d0"),
            ("contrast", "#ff4fd8"),
        ] {
            anna.command(&format!("/halma me settings theme:{theme}"))
                .await;
            anna.see(&format!("//article[contains(., '{theme}')]"))
                .await;
            page.run("location.reload()").await;
            page.wait_until(theme, &is_color(chosen)).await;
            page.shot(&format!("board-theme-{theme}")).await;
        }
    })
    .await;
}
