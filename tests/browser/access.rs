//! Accessibility: axe-core finds nothing serious in the states that people see.

use serde_json::{Value, json};

use crate::driver::skip;
use crate::stage::{Stage, with_program};
use crate::window::{Shape, Window, key};

/// The file `axe.min.js` of the package axe-core, from the variable `AXE_CORE`.
pub fn axe() -> Option<String> {
    let Some(file) = std::env::var_os("AXE_CORE") else {
        skip("AXE_CORE does not name the file axe.min.js");
        return None;
    };
    Some(std::fs::read_to_string(file).unwrap())
}

/// Fails if axe-core finds something serious on the current page.
pub async fn check(window: &Window, state: &str, axe: &str) {
    let script = format!(
        "const done = arguments[arguments.length - 1];
         if (!window.axe) {{ {axe} }}
         axe.run(document).then((found) => done(found.violations), (error) => done(String(error)));"
    );
    let found = window.run_async(&script, Vec::new()).await;
    let found = found
        .as_array()
        .unwrap_or_else(|| panic!("{state}: {found}"));
    let is_serious = |rule: &&Value| {
        let impact = rule["impact"].as_str().unwrap_or_default();
        matches!(impact, "serious" | "critical" | "moderate")
    };
    let serious: Vec<Value> = found
        .iter()
        .filter(is_serious)
        .map(|rule| {
            let nodes = rule["nodes"].as_array().into_iter().flatten();
            let places: Vec<_> = nodes.map(|node| node["failureSummary"].clone()).collect();
            let targets = rule["nodes"].as_array().into_iter().flatten();
            let targets: Vec<_> = targets.map(|node| node["html"].clone()).collect();
            json!({ "rule": rule["id"], "places": places, "html": targets })
        })
        .collect();
    assert!(serious.is_empty(), "{state}: {serious:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious() {
    let Some(axe) = axe() else { return };
    with_program(async |stage: &Stage| {
        let window = stage.open("Anna", Shape::Wide).await;
        for theme in ["light", "dark"] {
            window.see("//button[@class='starter']").await;
            check(&window, &format!("{theme}, empty"), &axe).await;
            window.focus_box().await;
            window.keys("/halma pl").await;
            window.key(key::TAB).await;
            window.see("//input[@id='option-with']").await;
            window.see("//li[@role='option']").await;
            check(&window, &format!("{theme}, command"), &axe).await;
            window.key(key::ESCAPE).await;
            window.key(key::ESCAPE).await;
            window.press_at("(//button[@class='starter'])[2]").await;
            window.see_last("challenges").await;
            check(&window, &format!("{theme}, challenge"), &axe).await;
            window.act_as("Ben").await;
            window.press("Accept").await;
            window.see_picture("Mini-Corners").await;
            window.command("/halma board").await;
            window
                .see("//article[contains(., 'Only you can see this')]")
                .await;
            check(&window, &format!("{theme}, game"), &axe).await;
            let last = "(//article[contains(., ' goes first')])[last()]";
            let annas = format!("{last}[contains(., 'Anna goes first')]");
            let is_annas = window.count(&annas).await > 0;
            if is_annas {
                window.act_as("Anna").await;
            }
            window.press("Move").await;
            window
                .see("//article[contains(., 'Your move in')]//button[@role='combobox']")
                .await;
            check(&window, &format!("{theme}, menus"), &axe).await;
            if is_annas {
                window.act_as("Ben").await;
            }
            window.shot(&format!("axe-{theme}-game")).await;
            window.press_at("//button[@id='open-drawer']").await;
            window.see("//ul[@id='requests']/li").await;
            check(&window, &format!("{theme}, drawer"), &axe).await;
            window.shot(&format!("axe-{theme}-drawer")).await;
            window.press_at("//button[@id='close-drawer']").await;
            window
                .press_at("(//button[@class='picture'])[last()]")
                .await;
            window.see("//dialog[@id='large'][@open]//img").await;
            check(&window, &format!("{theme}, picture"), &axe).await;
            window.key(key::ESCAPE).await;
            window.press_at("//button[@id='theme']").await;
            window.become_person("Anna").await;
            window.press_at("//nav//button[contains(., 'games')]").await;
        }
    })
    .await;
}
