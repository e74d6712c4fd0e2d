//! A tour of everything that people see of the bot, in any language.

#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::{Game, Rules, Variant};
use stand_in::{Answer, First, Message, Person, Snowflake, permission};

use crate::common::hall::{Hall, public};
use crate::common::pseudo;

/// Two people, a moderator, and a channel on a server with a language.
pub struct Room {
    pub hall: Hall,
    pub channel: Snowflake,
    pub anna: Person,
    pub ben: Person,
    pub felix: Person,
    /// All answers so far.
    pub said: Vec<Message>,
}

impl Room {
    pub async fn open(locale: &str) -> Self {
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

    pub async fn say(&mut self, person: &Person, line: &str) -> Answer {
        let answer = person.slash(self.channel, line).await.unwrap();
        self.note(&answer).await;
        answer
    }

    /// Uses a command and returns the answer that everyone sees.
    pub async fn shown(&mut self, person: &Person, line: &str) -> Message {
        let answer = self.say(person, line).await;
        let shown = public(answer).await;
        self.said.push(shown.clone());
        shown
    }

    async fn note(&mut self, answer: &Answer) {
        if !matches!(answer.first(), First::Modal(_)) {
            self.said.push(answer.message().await.unwrap());
        }
    }

    pub async fn click(&mut self, person: &Person, message: &Message, index: usize) -> Answer {
        let id = message.buttons()[index].custom_id.clone().unwrap();
        let answer = person.click(message.id, &id).await.unwrap();
        self.note(&answer).await;
        answer
    }

    /// Starts a game between the two, and returns its board and code.
    pub async fn begin(&mut self, game: &str) -> (Message, String) {
        let (anna, ben) = (self.anna.clone(), self.ben.clone());
        let line = format!("/halma game custom with:@ben game:{game} first:me rated:false");
        let challenge = self.shown(&anna, &line).await;
        let board = public(self.click(&ben, &challenge, 0).await).await;
        self.said.push(board.clone());
        let code = code(&board);
        (board, code)
    }
}

/// The code in a footer, in any language.
fn code(message: &Message) -> String {
    let footer = message.embeds[0].footer.as_ref().unwrap();
    let rest = footer.text.split_once('#').unwrap().1;
    rest.chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect()
}

pub fn labels(message: &Message) -> Vec<String> {
    let labels = message.buttons().into_iter();
    labels.map(|button| button.caption().to_owned()).collect()
}

/// Everything people see between a challenge and the end of a game, and outside games.
pub async fn tour(room: &mut Room) {
    let (anna, ben, felix) = (room.anna.clone(), room.ben.clone(), room.felix.clone());
    for line in [
        "/halma help",
        "/halma rules",
        "/halma rules game:halma16",
        "/halma rules game:star6",
        "/halma games",
        "/halma game open",
        "/halma me settings zone:Berlin text:true",
        "/halma me settings text:false",
        "/halma me away days:2",
        "/halma me away days:0",
        "/halma me block person:@carl",
        "/halma me block",
        "/halma profile",
        "/halma leaderboard",
        "/halma profile versus:@ben",
        "/halma-study learn",
        "/halma-study puzzle",
        "/halma game custom game:corners rules:igroved",
        "/halma play with:@anna game:star3",
        "/halma play game:star4",
        "/halma games",
        "/halma game open",
        "/halma me privacy",
    ] {
        room.hall.stand_in.user("carl");
        room.say(&anna, line).await;
    }
    let privacy = room.said.last().unwrap().clone();
    room.click(&anna, &privacy, 1).await;
    let (board, code) = room.begin("mini-corners").await;
    let start = Game::new(Rules::default_for(Variant::MiniCorners));
    let step = start.position().legal_plies()[0].text(start.position().board());
    room.click(&anna, &board, 0).await;
    for line in [
        format!("/halma hint game:{code}"),
        format!("/halma move text:a9-a1 game:{code}"),
        format!("/halma move text:a1-a9-a1 game:{code}"),
        format!("/halma board game:{code}"),
        format!("/halma game replay game:{code}"),
        format!("/halma game export game:{code}"),
        format!("/halma move text:{step} game:{code}"),
        format!("/halma draw game:{code}"),
        format!("/halma resign game:{code}"),
        "/halma games".to_owned(),
    ] {
        room.say(&anna, &line).await;
    }
    let import = anna
        .slash(room.channel, "/halma game import")
        .await
        .unwrap();
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
        "/halma-admin channel channel:#general games:here",
        "/halma-admin games",
        "/halma-admin log",
    ] {
        room.say(&felix, line).await;
    }
    for line in [
        format!("/halma-admin undo-move game:{code}"),
        format!("/halma-admin cancel-game game:{code}"),
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
        "/halma profile versus:@ben".to_owned(),
        "/halma play computer:1 game:mini-corners".to_owned(),
    ] {
        room.say(&ben, &line).await;
    }
}

/// Plays a game to the end with the best move from the menus of each board.
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
        let board = room.shown(person, &line).await;
        // An end has fewer buttons.
        let title = board.embeds[0].title.as_ref();
        if title.is_some() {
            return;
        }
    }
    panic!("the game doesn't end");
}

/// All texts of a message.
pub fn texts_of(message: &Message) -> Vec<String> {
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
