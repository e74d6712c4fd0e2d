//! Who is spoken to in which language: a person in their own, a channel in the server's, a game in the one
//! in which it began; and that all of it fits Discord in every language, and in one that is longer than any.

#![expect(clippy::unwrap_used, reason = "a test")]

use halma::discord::text::{LOCALES, Speaker, Texts};
use stand_in::{Answer, First, Message, Person, Snowflake, permission};

use crate::common::hall::{Hall, private, public};
use crate::common::pseudo::{self, PSEUDO, is_english};

/// Two people, a moderator, and a channel of a server that speaks a language.
struct Room {
    hall: Hall,
    channel: Snowflake,
    anna: Person,
    ben: Person,
    felix: Person,
    /// Everything that was answered.
    said: Vec<Message>,
}

impl Room {
    async fn open(locale: &str) -> Self {
        let mut hall = Hall::prepared().await;
        hall.locales = pseudo::locales();
        hall.start_bot().await;
        let stand_in = &hall.stand_in;
        stand_in.set_guild_locale(stand_in.stock_guild(), locale);
        let [anna, ben, felix] = ["anna", "ben", "felix"].map(|name| stand_in.user(name));
        for person in [&anna, &ben, &felix] {
            person.set_locale(locale);
        }
        felix.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
        let channel = stand_in.channel("general");
        Self {
            hall,
            channel,
            anna,
            ben,
            felix,
            said: Vec::new(),
        }
    }

    async fn say(&mut self, person: &Person, line: &str) -> Answer {
        let answer = person.slash(self.channel, line).await.unwrap();
        self.note(&answer).await;
        answer
    }

    async fn note(&mut self, answer: &Answer) {
        if !matches!(answer.first(), First::Modal(_)) {
            self.said.push(answer.message().await.unwrap());
        }
    }

    async fn click(&mut self, person: &Person, message: &Message, index: usize) -> Answer {
        let id = message.buttons()[index].custom_id.clone().unwrap();
        let answer = person.click(message.id, &id).await.unwrap();
        self.note(&answer).await;
        answer
    }

    /// A game of the two that has begun, and its code.
    async fn begin(&mut self, game: &str) -> (Message, String) {
        let (anna, ben) = (self.anna.clone(), self.ben.clone());
        let line = format!("/halma challenge opponent:@ben game:{game} first:me rated:false");
        let challenge = self.say(&anna, &line).await.message().await.unwrap();
        let board = public(self.click(&ben, &challenge, 0).await).await;
        self.said.push(board.clone());
        let code = code(&board);
        (board, code)
    }
}

/// The code in a footer, whatever stands around it.
fn code(message: &Message) -> String {
    let footer = message.embeds[0].footer.as_ref().unwrap();
    let rest = footer.text.split_once('#').unwrap().1;
    rest.chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect()
}

fn labels(message: &Message) -> Vec<String> {
    let labels = message.buttons().into_iter();
    labels.map(|button| button.caption().to_owned()).collect()
}

fn label(speaker: Speaker<'_>, key: &str) -> String {
    speaker.say(key)
}

#[tokio::test(flavor = "multi_thread")]
async fn each_is_answered_in_their_language_and_all_in_the_servers() {
    let texts = Texts::load();
    let [german, russian, persian] = ["de", "ru", "fa"].map(|locale| texts.speaker(locale));
    let mut room = Room::open("de").await;
    let (anna, ben) = (room.anna.clone(), room.ben.clone());
    anna.set_locale("ru");
    // A client that speaks no Persian.
    ben.set_locale("en-GB");
    let settings = private(room.say(&ben, "/halma settings language:فارسی").await).await;
    assert!(
        settings.contains(&persian.say("settings-title")),
        "{settings}"
    );
    let (board, code) = room.begin("halma8").await;
    assert!(
        labels(&board).contains(&label(german, "button-move")),
        "{:?}",
        labels(&board)
    );
    let own = room
        .say(&anna, "/halma board")
        .await
        .message()
        .await
        .unwrap();
    assert!(
        labels(&own).contains(&label(russian, "button-resign")),
        "{:?}",
        labels(&own)
    );
    let own = room
        .say(&ben, "/halma board")
        .await
        .message()
        .await
        .unwrap();
    assert!(
        labels(&own).contains(&label(persian, "button-resign")),
        "{:?}",
        labels(&own)
    );
    let description = own.embeds[0].description.clone().unwrap();
    assert!(
        description.contains("۱۰۰"),
        "digits of Persian: {description}"
    );
    // A board that is looked at under a button, too, and a completion.
    let menu = room.click(&anna, &board, 0).await.message().await.unwrap();
    let placeholder = menu.selects()[0].placeholder.clone().unwrap();
    assert_eq!(placeholder, russian.say("menu-best-moves"));
    let found = anna
        .autocomplete(room.channel, "/halma rules game:уголк", "game")
        .await
        .unwrap();
    assert_eq!(found[0].value, "corners", "{found:?}");
    // What was copied from a text from right to left has signs in it that nobody sees.
    let line = format!(
        "/halma move text:\u{2068}h۴\u{2069}-\u{2068}f۴\u{2069} game:\u{2068}{code}\u{2069}"
    );
    let wrong = private(room.say(&ben, &line).await).await;
    assert!(
        wrong.contains("\u{2066}`") || wrong.chars().any(|c| c > '\u{0600}'),
        "{wrong}"
    );
    let line = format!(
        "/halma move text:\u{2068}h4\u{2069}-\u{2068}h۵\u{2069} game:\u{2068}{code}\u{2069}"
    );
    let board = room.say(&anna, &line).await.message().await.unwrap();
    assert!(
        labels(&board).contains(&label(german, "button-move")),
        "{:?}",
        labels(&board)
    );
    room.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_keeps_its_language_and_a_server_may_choose_another() {
    let texts = Texts::load();
    let mut room = Room::open("fi").await;
    let (anna, felix) = (room.anna.clone(), room.felix.clone());
    let (_, code) = room.begin("halma8").await;
    felix.set_locale("ro");
    let settings = private(room.say(&felix, "/halma-admin settings language:de").await).await;
    assert!(settings.contains("Deutsch"), "{settings}");
    let line = format!("/halma move text:h4-h5 game:{code}");
    let board = room.say(&anna, &line).await.message().await.unwrap();
    let finnish = label(texts.speaker("fi"), "button-move");
    assert!(labels(&board).contains(&finnish), "{:?}", labels(&board));
    let open = room
        .say(&anna, "/halma challenge game:corners")
        .await
        .message()
        .await
        .unwrap();
    let german = label(texts.speaker("de"), "button-join");
    assert!(labels(&open).contains(&german), "{:?}", labels(&open));
    let log = room
        .say(&felix, "/halma-admin log")
        .await
        .message()
        .await
        .unwrap();
    let log = log.embeds[0].description.clone().unwrap();
    assert!(
        log.contains(&texts.speaker("ro").say("setting-language")),
        "{log}"
    );
    room.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chosen_language_is_kept_until_it_is_given_back() {
    let texts = Texts::load();
    let mut room = Room::open("en-US").await;
    let anna = room.anna.clone();
    let found = anna
        .autocomplete(room.channel, "/halma settings language:deu", "language")
        .await
        .unwrap();
    assert_eq!((found.len(), &found[0].name[..]), (1, "Deutsch"));
    room.say(&anna, "/halma settings language:DE").await;
    room.hall.restart_bot().await;
    let none = private(room.say(&anna, "/halma games").await).await;
    assert_eq!(none, texts.speaker("de").say("games-none"));
    let unknown = private(
        room.say(&anna, "/halma settings language:Klingon reminders:none")
            .await,
    )
    .await;
    assert!(
        unknown.contains("Klingon") && unknown.contains("Русский"),
        "{unknown}"
    );
    let settings = private(room.say(&anna, "/halma settings").await).await;
    let all = texts.speaker("de").say("choice-reminders-all");
    assert!(
        settings.contains("Deutsch") && settings.contains(&all),
        "nothing was changed: {settings}"
    );
    let settings = private(room.say(&anna, "/halma settings language:none").await).await;
    assert!(
        settings.contains(&texts.speaker("en-US").say("settings-no-language")),
        "{settings}"
    );
    // A client whose language the bot does not speak is answered in English.
    anna.set_locale("ja");
    let none = private(room.say(&anna, "/halma games").await).await;
    assert_eq!(none, texts.speaker("en-US").say("games-none"));
    room.hall.close().await;
}

/// What people see of the bot between a challenge and the end of a game, and of all that is beside games.
async fn tour(room: &mut Room) {
    let (anna, ben, felix) = (room.anna.clone(), room.ben.clone(), room.felix.clone());
    for line in [
        "/halma help",
        "/halma rules",
        "/halma rules game:halma16",
        "/halma rules game:star6",
        "/halma games",
        "/halma open",
        "/halma settings zone:Berlin text:true",
        "/halma settings text:false",
        "/halma away days:2",
        "/halma away days:0",
        "/halma block person:@carl",
        "/halma block",
        "/halma profile",
        "/halma leaderboard",
        "/halma versus player:@ben",
        "/halma-study learn",
        "/halma-study puzzle",
        "/halma challenge game:corners rules:igroved",
        "/halma challenge opponent:@anna game:star3",
        "/halma challenge game:star4",
        "/halma games",
        "/halma open",
        "/halma privacy",
    ] {
        room.hall.stand_in.user("carl");
        room.say(&anna, line).await;
    }
    let privacy = room.said.last().unwrap().clone();
    room.click(&anna, &privacy, 1).await;
    let (board, code) = room.begin("mini-corners").await;
    room.click(&anna, &board, 0).await;
    for line in [
        format!("/halma hint game:{code}"),
        format!("/halma move text:a9-a1 game:{code}"),
        format!("/halma move text:a1-a9-a1 game:{code}"),
        format!("/halma board game:{code}"),
        format!("/halma replay game:{code}"),
        format!("/halma export game:{code}"),
        format!("/halma offer what:draw game:{code}"),
        format!("/halma resign game:{code}"),
        "/halma games".to_owned(),
    ] {
        room.say(&anna, &line).await;
    }
    let import = anna.slash(room.channel, "/halma import").await.unwrap();
    let form = import.modal().unwrap();
    for record in ["[Variant \"halma8\"] 1. h4-z9", "1. a1-a2", "nothing"] {
        let answer = anna
            .submit_modal(&form, &[("record", record)])
            .await
            .unwrap();
        room.note(&answer).await;
    }
    for line in [
        "/halma-admin settings threads:false",
        "/halma-admin channel channel:#general allowed:true",
        "/halma-admin games",
        "/halma-admin log",
    ] {
        room.say(&felix, line).await;
    }
    for line in [
        format!("/halma-admin undo game:{code}"),
        format!("/halma-admin end game:{code}"),
    ] {
        felix
            .slash(room.channel, &line)
            .await
            .unwrap()
            .modal()
            .unwrap();
    }
    finish(room, &code).await;
    for line in [
        format!("/halma-study analyze game:{code}"),
        "/halma profile".to_owned(),
        "/halma versus player:@ben".to_owned(),
        "/halma challenge computer:1 game:mini-corners".to_owned(),
    ] {
        room.say(&ben, &line).await;
    }
}

/// Plays a game to its end by what the menus of each board call the best move.
async fn finish(room: &mut Room, code: &str) {
    let (anna, ben) = (room.anna.clone(), room.ben.clone());
    for turn in 0..200 {
        let person = if turn % 2 == 0 { &anna } else { &ben };
        let line = format!("/halma move text: game:{code}");
        let found = person
            .autocomplete(room.channel, &line, "text")
            .await
            .unwrap();
        let Some(best) = found.first() else {
            return;
        };
        let line = format!(
            "/halma move text:{} game:{code}",
            best.value.as_str().unwrap()
        );
        let board = room.say(person, &line).await.message().await.unwrap();
        // The buttons below an end are fewer.
        let title = board.embeds[0].title.as_ref();
        if title.is_some() {
            return;
        }
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_in_a_language_longer_than_any_has_no_english_in_it() {
    let mut room = Room::open(PSEUDO).await;
    tour(&mut room).await;
    let mut words = 0;
    for message in &room.said {
        for text in texts_of(message) {
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
async fn in_every_language_discord_takes_all_that_is_said() {
    for locale in LOCALES {
        let mut room = Room::open("en-US").await;
        for person in [room.anna.clone(), room.ben.clone(), room.felix.clone()] {
            let line = format!("/halma settings language:{}", locale.name);
            person.slash(room.channel, &line).await.unwrap();
        }
        let line = format!("/halma-admin settings language:{}", locale.name);
        room.felix.slash(room.channel, &line).await.unwrap();
        tour(&mut room).await;
        room.hall.close().await;
    }
}

/// All that a message says.
fn texts_of(message: &Message) -> Vec<String> {
    let mut texts = vec![message.content.clone()];
    for embed in &message.embeds {
        texts.extend(embed.title.clone());
        texts.extend(embed.description.clone());
        texts.extend(embed.footer.as_ref().map(|footer| footer.text.clone()));
    }
    texts.extend(labels(message));
    for menu in message.selects() {
        texts.extend(menu.placeholder.clone());
        texts.extend(menu.options.iter().map(|option| option.label.clone()));
    }
    let described = message.attachments.iter();
    texts.extend(described.filter_map(|file| file.description.clone()));
    texts
}

/// The words of a text but for code, links, names, codes of games, and what has the same name in all
/// languages.
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
