//! Cups on the board page: listed, opened, joined, played and left, on a phone.

use crate::access::{axe, check};
use crate::board::open;
use crate::stage::{Stage, with_program};
use crate::window::{Shape, Window};

/// The row of a cup in the list, with these words.
fn row(words: &str) -> String {
    format!("//section[@class='cups']//button[contains(., 'Autumn')][contains(., \"{words}\")]")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cup_is_listed_opened_joined_and_left() {
    let axe = axe();
    let is_fine = async |page: &Window, state: &str| {
        let width = page
            .run("return document.documentElement.scrollWidth")
            .await;
        assert!(width.as_u64().unwrap() <= 390, "{state}: {width}");
        if let Some(axe) = &axe {
            check(page, state, axe).await;
        }
        page.shot(&format!("board-cups-{state}")).await;
    };
    with_program(async |stage: &Stage| {
        let felix = stage.open("Felix", Shape::Wide).await;
        felix.command("/halma play computer:1 game:corners").await;
        let page = open(stage, &felix, "/halma web", Shape::Phone).await;
        page.see("//h2[.='Your games']").await;
        assert_eq!(page.count("//h2[.='Cups']").await, 0);
        felix
            .command("/halma-cup new name:Autumn kind:round-robin game:corners")
            .await;
        felix.see_last("SHA-256").await;
        page.run("location.reload()").await;
        page.press_at(&row("entry closes in 7 days")).await;
        page.see("//li[contains(., 'Everyone plays everyone')]")
            .await;
        page.see("//p[.='Nobody has entered yet.']").await;
        is_fine(&page, "entry").await;
        page.press("Join").await;
        page.see("//p[.='In so far: Felix']").await;
        page.see("//p[@id='news'][contains(., \"You're in Autumn\")]")
            .await;
        page.wait_until("the heading", "document.activeElement.matches('.cup h2')")
            .await;
        page.press("Back").await;
        page.see(&row("you're in")).await;
        page.wait_until("the row", "document.activeElement.matches('.cups button')")
            .await;
        is_fine(&page, "list").await;

        for name in ["Anna", "Ben"] {
            let window = stage.open(name, Shape::Wide).await;
            window.command("/halma-cup join").await;
            window.see("//article[contains(., \"You're in\")]").await;
        }
        felix.command("/halma-cup start").await;
        felix.see("//article[contains(., 'Autumn, round 1')]").await;
        page.press_at("//section[@class='cups']//button").await;
        page.see(
            "//table[caption='Table']//tr[@class='own'][th[@scope='row'][contains(., 'Felix')]]",
        )
        .await;
        is_fine(&page, "table").await;
        page.press("Leave").await;
        page.see("//p[contains(., 'you resign them')]").await;
        is_fine(&page, "question").await;
        page.press_at("//div[@class='asking']//button[.='Back']")
            .await;
        page.press("Leave").await;
        page.press("Leave").await;
        page.see("//p[contains(., \"You've left Autumn\")]").await;
        assert_eq!(page.count("//button[.='Leave']").await, 0);
    })
    .await;
}
