//! Who is spoken to in which language: a person in their own, a channel in the server's, a game in
//! the one it started in. Everything fits Discord's limits in every language, and in a longer one.

use halma::discord::text::{LOCALES, Say as _, Speaker, Texts};
use stand_in::Message;

use crate::common::hall::{private, public};
use crate::common::pseudo::{PSEUDO, is_english};
use crate::discord::tour::{Room, labels, texts_of, tour};

/// Checks that a message has a button in a language.
fn check_button(message: &Message, speaker: Speaker<'_>, key: &str) {
    let label = speaker.say(key);
    assert!(labels(message).contains(&label), "no {label}: {message:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_answered_in_their_language_and_channels_in_the_servers() {
    let texts = Texts::load();
    let [german, russian, persian] = ["de", "ru", "fa"].map(|locale| texts.speaker(locale));
    let mut room = Room::open("de").await;
    let (anna, ben) = (room.anna.clone(), room.ben.clone());
    anna.set_locale("ru");
    // A client that doesn't support Persian.
    ben.set_locale("en-GB");
    let settings = private(room.say(&ben, "/halma me settings language:فارسی").await).await;
    let title = persian.say("settings-title");
    assert!(settings.contains(&title), "{settings}");
    let (board, code) = room.begin("halma8").await;
    check_button(&board, german, "button-move");
    let own = room.say(&anna, "/halma board").await;
    check_button(&own.message().await.unwrap(), russian, "button-resign");
    let own = room.say(&ben, "/halma board").await;
    let own = own.message().await.unwrap();
    check_button(&own, persian, "button-resign");
    let description = own.embeds[0].description.as_deref().unwrap();
    assert!(description.contains("۱۰۰"), "its digits: {description}");
    // Also in a menu that a button opens, and in completion.
    let menu = room.click(&anna, &board, 0).await.message().await.unwrap();
    let placeholder = menu.selects()[0].placeholder.clone().unwrap();
    assert_eq!(placeholder, russian.say("menu-best-moves"));
    let line = "/halma rules game:уголк";
    let found = anna.autocomplete(room.channel, line, "game").await.unwrap();
    assert_eq!(found[0].value, "corners", "{found:?}");
    // Text copied from a right-to-left message contains invisible marks.
    let line = |from: &str, to: &str| {
        let [from, to, code] = [from, to, &code].map(|word| format!("\u{2068}{word}\u{2069}"));
        format!("/halma move text:{from}-{to} game:{code}")
    };
    let early = private(room.say(&ben, &line("h۴", "f۴")).await).await;
    let arguments = [("next", anna.mention())].into_iter().collect();
    assert_eq!(early, persian.with("refused-not-your-turn", &arguments));
    let board = room.shown(&anna, &line("h4", "h۵")).await;
    check_button(&board, german, "button-move");
    room.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn full_width_letters_are_understood_and_full_width_sentences_have_no_spaces_between_them() {
    let texts = Texts::load();
    let japanese = texts.speaker("ja");
    let mut room = Room::open("ja").await;
    let (anna, ben) = (room.anna.clone(), room.ben.clone());
    anna.set_locale("ja");
    let (board, code) = room.begin("halma8").await;
    let content = &board.content;
    assert!(
        content.contains("**") && !content.contains("** "),
        "{content}"
    );
    assert!(
        content.contains('。') && !content.contains("。 "),
        "{content}"
    );
    // As input methods write what is half as wide elsewhere, and the other way round.
    let wide = |text: &str| -> String {
        let letters = text.chars().map(u32::from);
        let wide = letters.map(|letter| char::from_u32(letter + 0xFEE0).unwrap());
        wide.collect()
    };
    let line = format!("/halma move text:ｈ４ーｈ５ game:{}", wide(&code));
    let board = room.shown(&anna, &line).await;
    check_button(&board, japanese, "button-move");
    room.shown(&ben, "/halma move text:ㅁ5-ㅁ4").await;
    let found = anna.autocomplete(room.channel, "/halma rules game:ﾊﾙﾏ", "game");
    assert_eq!(found.await.unwrap()[0].value, "halma8");
    let line = format!("/halma board game:{}", wide(&code[..2]));
    let found = anna
        .autocomplete(room.channel, &line, "game")
        .await
        .unwrap();
    assert_eq!(found[0].value, code, "{found:?}");
    let zone = room.say(&ben, "/halma me settings zone:ＴＯＫＹＯ").await;
    assert!(private(zone).await.contains("Asia/Tokyo"));
    room.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_keeps_its_language_and_a_server_may_choose_another() {
    let texts = Texts::load();
    let [finnish, german, romanian] = ["fi", "de", "ro"].map(|locale| texts.speaker(locale));
    let mut room = Room::open("fi").await;
    let (anna, felix) = (room.anna.clone(), room.felix.clone());
    let (_, code) = room.begin("halma8").await;
    felix.set_locale("ro");
    let settings = private(room.say(&felix, "/halma-admin settings language:de").await).await;
    assert!(settings.contains("Deutsch"), "{settings}");
    let line = format!("/halma move text:h4-h5 game:{code}");
    let board = room.shown(&anna, &line).await;
    check_button(&board, finnish, "button-move");
    let open = room.shown(&anna, "/halma play game:corners").await;
    check_button(&open, german, "button-join");
    let log = room.say(&felix, "/halma-admin log").await;
    let log = log.message().await.unwrap();
    let log = log.embeds[0].description.as_deref().unwrap();
    let setting = romanian.say("setting-language");
    assert!(log.contains(&setting), "{log}");
    room.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn practice_uses_the_plural_if_colors_are_plural_words() {
    let texts = Texts::load();
    for (locale, resign, win) in [
        ("ru", "сдаются", "выигрывают"),
        ("es-ES", "se han rendido", "Ganan"),
        ("de", "hat aufgegeben", "gewinnt"),
    ] {
        let mut room = Room::open(locale).await;
        let anna = room.anna.clone();
        let line = "/halma play with:@anna game:mini-corners";
        room.say(&anna, line).await.message().await.unwrap();
        let asked = room.say(&anna, "/halma resign").await;
        let asked = asked.message().await.unwrap();
        let yes = texts.speaker(locale).say("button-resign-yes");
        let ended = public(anna.click(asked.id, &yes).await.unwrap()).await;
        let told = &ended.content;
        assert!(told.contains(resign) && told.contains(win), "{told}");
        room.hall.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chosen_language_is_kept_until_it_is_reset() {
    let texts = Texts::load();
    let mut room = Room::open("en-US").await;
    let anna = room.anna.clone();
    let found = anna
        .autocomplete(room.channel, "/halma me settings language:deu", "language")
        .await
        .unwrap();
    assert_eq!((found.len(), &found[0].name[..]), (1, "Deutsch"));
    room.say(&anna, "/halma me settings language:DE").await;
    room.hall.restart_bot().await;
    let none = private(room.say(&anna, "/halma games").await).await;
    assert_eq!(none, texts.speaker("de").say("games-none"));
    let unknown = private(
        room.say(&anna, "/halma me settings language:Klingon reminders:none")
            .await,
    )
    .await;
    assert!(
        unknown.contains("Klingon") && unknown.contains("Русский"),
        "{unknown}"
    );
    let settings = private(room.say(&anna, "/halma me settings").await).await;
    let all = texts.speaker("de").say("choice-reminders-all");
    assert!(
        settings.contains("Deutsch") && settings.contains(&all),
        "nothing was changed: {settings}"
    );
    let settings = private(room.say(&anna, "/halma me settings language:none").await).await;
    assert!(
        settings.contains(&texts.speaker("en-US").say("settings-no-language")),
        "{settings}"
    );
    let [english, german] = ["en-US", "de"].map(|locale| texts.speaker(locale));
    let shown = room.say(&anna, "/halma me settings").await;
    let shown = shown.message().await.unwrap();
    let menu = english.say("language-of-discord");
    let chosen = anna.select(shown.id, &menu, &["de"]).await.unwrap();
    let title = german.say("settings-title");
    assert!(private(chosen).await.contains(&title));
    let menu = german.say("choice-reminders-all");
    let chosen = anna.select(shown.id, &menu, &["none"]).await.unwrap();
    let never = german.say("choice-reminders-none");
    let line = german.with(
        "settings-reminders",
        &[("when", never)].into_iter().collect(),
    );
    assert!(private(chosen).await.contains(&line));
    let menu = german.say("language-of-discord");
    let chosen = anna.select(shown.id, &menu, &["none"]).await.unwrap();
    assert!(
        private(chosen)
            .await
            .contains(&english.say("settings-title"))
    );
    // Clients in languages that the bot doesn't support get English.
    anna.set_locale("el");
    let none = private(room.say(&anna, "/halma games").await).await;
    assert_eq!(none, texts.speaker("en-US").say("games-none"));
    room.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_in_the_pseudo_language_has_no_english_in_it() {
    let mut room = Room::open(PSEUDO).await;
    tour(&mut room).await;
    let mut words = 0;
    // Each language is named in itself.
    let texts = Texts::load();
    let english = texts.speaker("en-US");
    let names = LOCALES
        .iter()
        .map(|locale| english.language_name(locale.name));
    let names: Vec<String> = names.collect();
    for message in &room.said {
        let told = texts_of(message).into_iter();
        for text in told.filter(|text| !names.contains(text)) {
            for word in foreign(&text) {
                assert!(!is_english(word), "{word:?} in {text}");
                words += 1;
            }
        }
    }
    assert!(words > 3_000, "only {words}");
    room.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_accepts_everything_in_every_language() {
    for locale in LOCALES {
        let mut room = Room::open("en-US").await;
        for person in [room.anna.clone(), room.ben.clone(), room.felix.clone()] {
            let line = format!("/halma me settings language:{}", locale.name);
            person.slash(room.channel, &line).await.unwrap();
        }
        let line = format!("/halma-admin settings language:{}", locale.name);
        room.felix.slash(room.channel, &line).await.unwrap();
        tour(&mut room).await;
        room.hall.close().await;
    }
}

/// The words of a text, except for code, links, names, game codes and words that are the same in
/// all languages.
fn foreign(text: &str) -> Vec<&str> {
    const NAMES: [&str; 8] = [
        "anna", "carl", "felix", "maple", "contrast", "Europe", "Berlin", "general",
    ];
    let outside = text.split('`').step_by(2);
    let words = outside
        .flat_map(|part| part.split(|c: char| !c.is_alphanumeric() && !"<>@#:/.".contains(c)));
    let is_own = |word: &&str| {
        let is_mark = word.starts_with(['<', '#']) || word.contains("//");
        !word.is_empty() && !is_mark && !NAMES.iter().any(|name| word.contains(name))
    };
    words.filter(is_own).collect()
}
