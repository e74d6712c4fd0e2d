//! A Russian speaker plays a Persian speaker on a German server.

use halma::discord::text::{Say as _, Speaker, Texts};
use halma_rules::{Game, RuleSet, Rules, Variant};
use serde_json::json;

use crate::games::quickest;
use crate::stage::{Stage, with_program};
use crate::window::{Shape, Window, key};

/// Chooses a language in one of the lists, as a user would.
const CHOOSE: &str = "
    const [list, language, done] = arguments;
    const { store } = await import('/page/store.js');
    const choice = document.getElementById(list);
    choice.value = language;
    choice.dispatchEvent(new Event('change'));
    const known = () => (list === 'own-language' ? store.frame.language : store.frame.serverLanguage);
    while (known() !== language) await new Promise((soon) => setTimeout(soon, 5));
    done(true);";

pub async fn choose(window: &Window, list: &str, language: &str) {
    let arguments = vec![json!(list), json!(language)];
    let done = window.call(CHOOSE, arguments).await;
    assert_eq!(done, true);
}

/// The text of a sentence up to its first variable.
fn beginning(speaker: Speaker<'_>, key: &str) -> String {
    let said = speaker.say(key);
    let words = said
        .split(['{', '\u{2066}', '\u{2068}', '#'])
        .next()
        .unwrap();
    words.trim_start_matches('\u{200F}').trim().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn russian_plays_persian_on_a_german_server() {
    with_program(async |stage: &Stage| {
        let texts = Texts::load();
        let [german, russian, persian] = ["de", "ru", "fa"].map(|locale| texts.speaker(locale));
        let anna = stage.open("Anna", Shape::Wide).await;
        let ben = stage.open("Ben", Shape::Phone).await;
        choose(&anna, "own-language", "ru").await;
        choose(&anna, "server-language", "de").await;
        choose(&ben, "own-language", "fa").await;
        ben.wait_until(
            "the page is mirrored",
            "document.documentElement.dir === 'rtl'",
        )
        .await;
        anna.wait_until("the other is not", "document.documentElement.dir === 'ltr'")
            .await;
        looked_at(&anna, &ben).await;
        ben.command("/halma me settings language:fa").await;
        ben.see_last(&beginning(persian, "settings-no-zone")).await;
        ben.shot("phone-persian-settings").await;
        described_in_russian(&anna, russian).await;
        let line = "/halma game custom with:@Ben game:mini-corners first:me";
        anna.command(line).await;
        ben.press(&german.say("button-accept")).await;
        anna.see(&button(german, "button-move")).await;
        anna.shot("wide-german-board").await;
        private_boards(&anna, &ben, russian, persian).await;
        to_the_end(&anna, &ben).await;
        ben.see(&button(german, "button-rematch")).await;
        ben.shot("phone-german-end").await;
        anna.command("/halma rules game:corners").await;
        anna.see_last(&beginning(russian, "how-to-aim")).await;
        anna.shot("wide-russian-rules").await;
        ben.command("/halma rules game:halma8").await;
        ben.see_last(&beginning(persian, "how-to-aim")).await;
        ben.shot("phone-persian-rules").await;
    })
    .await;
}

/// The language lists: the server's behind the scenes, one's own below the people.
async fn looked_at(anna: &Window, ben: &Window) {
    anna.press_at("//button[@id='open-drawer']").await;
    anna.see("//select[@id='server-language']/option[@value='de']")
        .await;
    anna.shot("wide-german-drawer").await;
    anna.press_at("//button[@id='close-drawer']").await;
    ben.press_at("//button[@id='open-side']").await;
    ben.see("//div[@id='side'][@class='open']//select[@id='own-language']")
        .await;
    ben.shot("phone-persian-side").await;
    ben.press_at("//ul[@id='people']//button[@aria-current='true']")
        .await;
    ben.shot("phone-persian-empty").await;
}

/// The newest button with a label, below a board.
fn button(speaker: Speaker<'_>, key: &str) -> String {
    let label = speaker.say(key);
    format!("(//article//button[normalize-space()='{label}'])[last()]")
}

/// Command names stay; their descriptions are in the person's language.
async fn described_in_russian(anna: &Window, russian: Speaker<'_>) {
    anna.focus_box().await;
    anna.keys("/halma pl").await;
    let description = russian.say("command-play");
    anna.see(&format!(
        "//li[@role='option'][contains(., '{description}')]"
    ))
    .await;
    anna.shot("wide-russian-commands").await;
    anna.key(key::TAB).await;
    anna.see("//input[@id='option-with']").await;
    anna.key(key::ESCAPE).await;
    anna.press_at("//input[@id='option-with']").await;
    anna.key(key::ESCAPE).await;
}

/// Both see their own menus, and are told in their language if a move is illegal.
async fn private_boards(anna: &Window, ben: &Window, russian: Speaker<'_>, persian: Speaker<'_>) {
    anna.command("/halma move text:b1-b9").await;
    anna.see(&button(russian, "button-move")).await;
    anna.shot("wide-russian-refusal").await;
    anna.press(&russian.say("button-move")).await;
    let label = russian.say("menu-best-moves");
    anna.see(&format!("//*[@role='combobox'][@aria-label='{label}']"))
        .await;
    anna.shot("wide-russian-menu").await;
    ben.command("/halma board").await;
    ben.see(&button(persian, "button-resign")).await;
    ben.shot("phone-persian-board").await;
    ben.command("/halma games").await;
    ben.see_last(&persian.say("page-their-move")).await;
    ben.shot("phone-persian-games").await;
}

/// Plays the shortest possible game, with every move typed as a command.
async fn to_the_end(anna: &Window, ben: &Window) {
    let rules = Rules::new(Variant::MiniCorners, Some(RuleSet::Gambiter), None).unwrap();
    let mut game = Game::new(rules);
    for ply in quickest(&game, 300) {
        let mover = [anna, ben][game.position().to_move().index()];
        let text = ply.text(game.position().board());
        mover.command(&format!("/halma move text:{text}")).await;
        game.play(ply).unwrap();
    }
}
