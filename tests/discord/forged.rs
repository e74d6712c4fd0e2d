//! Component ids that are forged, copied from someone else's private message, or used where they
//! don't belong: nothing is replaced, revealed or moderated.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma::discord::parts::id::{AtTurn, Audience, Id, Sample, Written};
use halma::discord::{Bearer, Surface, sample_ids, sealed};
use halma_rules::{Game, Rules, Variant};
use halma_store::ids::{GuildId, SealKey, Turn, UserId};
use serde_json::{Value, json};
use stand_in::{First, InteractionKind, Message, Person, Snowflake, permission};

use crate::common::hall::{Hall, own_side, private, public};
use crate::common::table::Table;

const MANAGER: u64 = permission::ORDINARY_MEMBER | permission::MANAGE_GUILD;
const NOT_YOURS: &str = "isn't for you";
const OLDER: &str = "from another version";
const NO_SUCH_GAME: &str = "There's no game with this code";

/// A game on a server, other members, and the manager of another server.
struct Scene {
    hall: Hall,
    key: SealKey,
    table: Table,
    at: AtTurn,
    /// A member without permissions, and a moderator.
    cleo: Person,
    dora: Person,
    /// The manager of another server, and a channel there.
    eve: Person,
    elsewhere: Snowflake,
}

fn bearer(person: &Person, guild: GuildId, moderator: bool) -> Bearer {
    Bearer {
        user: UserId(person.id().get()),
        guild,
        moderator,
    }
}

impl Scene {
    async fn set() -> Self {
        let mut hall = Hall::prepared().await;
        let (service, store) = hall.service().await;
        let key = service.seal_key().await.unwrap();
        store.close().await;
        hall.start_bot().await;
        let game = Game::new(Rules::default_for(Variant::Halma8));
        let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
        for _ in 0..2 {
            let ply = table.game.position().legal_plies()[0];
            table.play(ply).await;
        }
        let move_button = table
            .last
            .button("Move")
            .unwrap()
            .custom_id
            .clone()
            .unwrap();
        let written = Written::read(&move_button).unwrap();
        let at = AtTurn {
            id: written.match_id(),
            turn: Turn(written.reader().number().unwrap()),
        };
        let [cleo, dora] = ["cleo", "dora"].map(|name| hall.stand_in.user(name));
        dora.set_permissions(MANAGER);
        let eve = hall.stand_in.outsider("eve");
        eve.set_permissions(MANAGER);
        let other = hall.stand_in.guild("elsewhere");
        hall.stand_in.join(&eve, other);
        let elsewhere = hall.stand_in.channel_in(other, "general");
        Self {
            hall,
            key,
            table,
            at,
            cleo,
            dora,
            eve,
            elsewhere,
        }
    }

    fn here(&self, person: &Person, moderator: bool) -> Bearer {
        bearer(person, self.hall.guild(), moderator)
    }

    fn of_eve(&self) -> Bearer {
        let guild = self.hall.stand_in.guild("elsewhere");
        bearer(&self.eve, GuildId(guild.get()), true)
    }

    /// Every id that the bot can write on a surface, including the game if the id names one.
    fn ids(&self, surface: Surface) -> Vec<(Id, Audience)> {
        let number = self.table.people[1].id().get();
        let sample = Sample {
            at: self.at,
            number,
        };
        sample_ids(surface, sample)
    }

    /// A valid choice for the menu with this id.
    fn choice(&self, id: &str) -> String {
        match id {
            _ if id.contains(":offer.which") => format!("#{} draw", self.table.code),
            _ if id.contains(".which") => format!("#{}", self.table.code),
            _ if id.contains(":replay.") => "0".to_owned(),
            _ if id.contains(":lobby.game") => "halma8".to_owned(),
            _ if id.contains(":people.unblock") => "1".to_owned(),
            _ => "h4-h5".to_owned(),
        }
    }

    fn seal(&self, id: &Id, surface: Surface, opener: Bearer) -> String {
        sealed(id.as_str(), &self.key, surface, opener).unwrap()
    }

    /// Uses a component id on a message, whether or not the message has it; returns the answer,
    /// which must be a separate private message.
    async fn press(&self, person: &Person, on: &Message, text: &str) -> Message {
        let values = [self.choice(text)];
        let data = json!({ "component_type": 3, "custom_id": text, "values": values });
        let kind = InteractionKind::Component;
        self.send(person, on.channel_id, kind, data, Some(on.id))
            .await
    }

    /// Submits a form with a text in its field.
    async fn submit(&self, person: &Person, channel: Snowflake, text: &str) -> Message {
        let input = json!({ "type": 4, "custom_id": "reason", "value": "Halma Hall" });
        let row = json!({ "type": 1, "components": [input] });
        let data = json!({ "custom_id": text, "components": [row] });
        self.send(person, channel, InteractionKind::Modal, data, None)
            .await
    }

    async fn send(
        &self,
        person: &Person,
        channel: Snowflake,
        kind: InteractionKind,
        data: Value,
        on: Option<Snowflake>,
    ) -> Message {
        let what = data["custom_id"].to_string();
        let sent = person.send_raw(channel, kind, data, on).unwrap();
        let answer = self.hall.stand_in.answer(sent).await.unwrap();
        assert_eq!(
            answer.first(),
            First::Message,
            "{what} by {}",
            person.name()
        );
        let message = answer.message().await.unwrap();
        assert!(message.is_private(), "{what}: {}", message.content);
        message
    }

    /// A private message to this person.
    async fn private_message(&self, person: &Person, channel: Snowflake) -> Message {
        let help = person.slash(channel, "/halma help").await.unwrap();
        let help = help.message().await.unwrap();
        assert!(help.is_private());
        help
    }

    /// Checks that the game is unchanged, on the board and in the store, and that no moderator has
    /// acted.
    async fn must_be_as_it_was(mut self) {
        let board = self.hall.stand_in.message(self.table.last.id).unwrap();
        assert_eq!(
            board.revision, self.table.last.revision,
            "{}",
            board.content
        );
        let log = self.dora.slash(self.table.channel, "/halma-admin log");
        let log = private(log.await.unwrap()).await;
        assert!(log.contains("No moderator actions"), "{log}");
        self.hall.stop_bot().await;
        let stored = self.hall.stored(&self.table.code).await;
        assert!(!stored.is_finished());
        // The bot asked whether a challenged person is on the server.
        let refused = self.hall.stand_in.take_violations();
        assert!(
            refused.iter().all(|asked| asked.code == 10007),
            "{refused:?}"
        );
        assert_eq!(
            self.hall.stored_game(&self.table.code).await,
            self.table.game
        );
        self.hall.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_belongs_to_a_private_message_does_nothing_on_a_board() {
    let scene = Scene::set().await;
    let board = scene.table.last.clone();
    let [anna, ben] = [scene.table.people[0].clone(), scene.table.people[1].clone()];
    let bens = scene.private_message(&ben, board.channel_id).await;
    let mut tried = 0;
    let ids = scene.ids(Surface::Message);
    for (id, _) in ids
        .iter()
        .filter(|(_, for_whom)| *for_whom != Audience::Everybody)
    {
        tried += 1;
        let plain = id.to_string();
        let hers = scene.seal(id, Surface::Message, scene.here(&anna, false));
        for (person, on, text, said) in [
            (&anna, &board, &plain, OLDER),
            (&anna, &board, &hers, NOT_YOURS),
            (&ben, &board, &hers, NOT_YOURS),
            (&scene.cleo, &board, &plain, OLDER),
            // On a private message to someone else.
            (&ben, &bens, &hers, NOT_YOURS),
            (&ben, &bens, &plain, OLDER),
        ] {
            let answer = scene.press(person, on, text).await;
            assert!(answer.content.contains(said), "{text}: {}", answer.content);
        }
    }
    assert!(tried > 30, "only {tried} ids");
    scene.must_be_as_it_was().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_id_tells_of_a_game_of_another_server() {
    let scene = Scene::set().await;
    let own = scene.private_message(&scene.eve, scene.elsewhere).await;
    for (id, audience) in scene.ids(Surface::Message) {
        let text = if audience == Audience::Everybody {
            id.to_string()
        } else {
            // As if she had opened it before leaving the game's server.
            scene.seal(&id, Surface::Message, scene.of_eve())
        };
        let values = [scene.choice(&text)];
        let data = json!({ "component_type": 3, "custom_id": text, "values": values });
        let kind = InteractionKind::Component;
        let sent = scene
            .eve
            .send_raw(scene.elsewhere, kind, data, Some(own.id));
        let answer = scene.hall.stand_in.answer(sent.unwrap()).await.unwrap();
        let told = match answer.first() {
            // It is about a cup that isn't there yet.
            First::Modal(_) if text.contains(":cup.name:") => continue,
            First::Modal(form) => panic!("{text} opens {form:?}"),
            _ => answer.message().await.unwrap(),
        };
        assert!(told.is_private(), "{text}: {}", told.content);
        // Offers are only answered on their own messages.
        let asks_for_none = [":play.resign-no", ":offer.answer"];
        let is_of_it = Written::read(id.as_str()).unwrap().match_id() == scene.at.id;
        let names_the_game = is_of_it || text.contains(".which");
        if names_the_game && !asks_for_none.iter().any(|word| text.contains(word)) {
            assert!(
                told.content.contains(NO_SUCH_GAME),
                "{text}: {}",
                told.content
            );
            assert!(
                told.attachments.is_empty() && told.embeds.is_empty(),
                "{text}"
            );
        }
        let said = format!("{} {:?} {:?}", told.content, told.embeds, told.components);
        assert!(!said.contains(&scene.table.code), "{text}: {said}");
    }
    scene.must_be_as_it_was().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forms_of_moderators_are_taken_from_who_opened_them_with_the_same_rights() {
    let scene = Scene::set().await;
    let channel = scene.table.channel;
    let ids = scene.ids(Surface::Form).into_iter();
    let forms = ids.filter(|(_, audience)| *audience == Audience::Moderators);
    // The form that announces a cup tells everyone.
    let forms = forms.filter(|(id, _)| !id.as_str().contains("cup.announce"));
    let forms: Vec<Id> = forms.map(|(id, _)| id).collect();
    assert_eq!(forms.len(), 4);
    for id in forms {
        let by = |bearer| scene.seal(&id, Surface::Form, bearer);
        let (plain, doras) = (id.to_string(), by(scene.here(&scene.dora, true)));
        let was_moderator = by(scene.here(&scene.cleo, true));
        for (person, at, text, said) in [
            (&scene.cleo, channel, &plain, OLDER),
            (&scene.dora, channel, &plain, OLDER),
            (&scene.cleo, channel, &doras, NOT_YOURS),
            (&scene.cleo, channel, &was_moderator, NOT_YOURS),
            (&scene.eve, scene.elsewhere, &doras, NOT_YOURS),
        ] {
            let answer = scene.submit(person, at, text).await;
            assert!(answer.content.contains(said), "{text}: {}", answer.content);
        }
        if !plain.contains("reset-tables") {
            let answer = scene
                .submit(&scene.eve, scene.elsewhere, &by(scene.of_eve()))
                .await;
            assert!(answer.content.contains(NO_SUCH_GAME), "{}", answer.content);
        }
    }
    scene.must_be_as_it_was().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_is_exchanged_for_no_other_and_ends_what_it_was_opened_for() {
    let scene = Scene::set().await;
    let channel = scene.table.channel;
    let line = format!("/halma-admin undo-move game:{}", scene.table.code);
    let form = scene
        .dora
        .slash(channel, &line)
        .await
        .unwrap()
        .modal()
        .unwrap();
    let parts: Vec<&str> = form.custom_id.split(':').collect();
    for (part, other) in [(1, "9"), (2, "admin.end"), (3, "0")] {
        let mut parts = parts.clone();
        parts[part] = other;
        let text = parts.join(":");
        let answer = scene.submit(&scene.dora, channel, &text).await;
        assert!(answer.content.contains(NOT_YOURS), "{}", answer.content);
    }
    // Between opening and sending, the permissions are removed and restored.
    scene.dora.set_permissions(permission::ORDINARY_MEMBER);
    let refused = scene.dora.submit_modal(&form, &[]).await.unwrap();
    assert!(private(refused).await.contains(NOT_YOURS));
    scene.dora.set_permissions(MANAGER);
    let undone = public(scene.dora.submit_modal(&form, &[]).await.unwrap()).await;
    assert!(
        undone.content.contains("took back the last move"),
        "{}",
        undone.content
    );
    scene.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_allowed_by_the_servers_command_settings_may_send_the_form() {
    let scene = Scene::set().await;
    let code = &scene.table.code;
    // The server lets someone use the moderators' command who doesn't manage it.
    let options = json!([{ "type": 1, "name": "cancel-game", "options": [
        { "type": 3, "name": "game", "value": code },
    ] }]);
    let data = json!({ "id": "1", "name": "halma-admin", "type": 1, "options": options });
    let kind = InteractionKind::Command;
    let asked = scene
        .cleo
        .send_raw(scene.table.channel, kind, data, None)
        .unwrap();
    let form = scene
        .hall
        .stand_in
        .answer(asked)
        .await
        .unwrap()
        .modal()
        .unwrap();
    let ended = public(scene.cleo.submit_modal(&form, &[]).await.unwrap()).await;
    assert!(
        ended.content.contains("ended this game"),
        "{}",
        ended.content
    );
    scene.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_is_answered_on_its_own_message_alone() {
    let scene = Scene::set().await;
    let [anna, ben] = [&scene.table.people[0], &scene.table.people[1]];
    let board = scene.table.last.clone();
    let line = format!("/halma draw game:{}", scene.table.code);
    let offer = public(ben.slash(scene.table.channel, &line).await.unwrap()).await;
    let agree = offer.button("Accept").unwrap().custom_id.clone().unwrap();
    let answer = scene.press(anna, &board, &agree).await;
    assert!(answer.content.contains(NOT_YOURS), "{}", answer.content);
    scene.must_be_as_it_was().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_from_another_game_leaves_a_board_alone() {
    let scene = Scene::set().await;
    let stand_in = &scene.hall.stand_in;
    let channel = scene.table.channel;
    let line = "/halma play with:@cleo";
    let challenge = public(scene.dora.slash(channel, line).await.unwrap()).await;
    let accept = challenge
        .button("Accept")
        .unwrap()
        .custom_id
        .clone()
        .unwrap();
    let board = scene.table.last.id;
    let begun = scene.cleo.click_custom_id(board, &accept).await.unwrap();
    assert_eq!(begun.first(), First::Message);
    let begun = public(begun).await;
    assert!(begun.button("Move").is_some());
    let is_cleos = begun.notified.is_only([&scene.cleo]);
    let patient = if is_cleos { &scene.dora } else { &scene.cleo };
    let own = own_side(patient, begun.id).await;
    let give = own.button("+1 day").unwrap().custom_id.clone().unwrap();
    let given = patient.click_custom_id(board, &give);
    assert!(private(given.await.unwrap()).await.contains("day"));
    let seen = stand_in.wait_for_edit(&begun).await.unwrap();
    assert_eq!(seen.id, begun.id, "the day is told on its own board");
    scene.must_be_as_it_was().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_message_works_after_a_restart() {
    let mut hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    let lesson = anna.slash(channel, "/halma-study learn").await.unwrap();
    let lesson = lesson.message().await.unwrap();
    hall.restart_bot().await;
    let menu = lesson.selects()[0];
    let chosen = [menu.options[0].value.as_str()];
    let on = anna
        .select(lesson.id, menu.caption(), &chosen)
        .await
        .unwrap();
    assert_eq!(on.first(), First::Update);
    hall.close().await;
}
