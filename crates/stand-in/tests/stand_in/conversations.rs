//! Where a person's own install of the application is used: who sees what, and what the bot gets.

use serde_json::{Value, json};
use stand_in::{Person, Snowflake, StandIn};

use super::bot::{Bot, answered};
use super::raw::Raw;

/// A bot whose command `lab` works everywhere, and people of whom Anna has installed it.
pub struct Place {
    pub raw: Raw,
    _bot: Bot,
    pub anna: Person,
    pub ben: Person,
    pub clara: Person,
    /// The direct messages of Anna and Ben.
    pub pair: Snowflake,
    /// The group of all three.
    pub group: Snowflake,
}

impl Place {
    pub async fn open() -> Self {
        let (stand_in, bot) = Bot::start().await;
        let [anna, ben, clara] = ["anna", "ben", "clara"].map(|name| stand_in.user(name));
        anna.install().unwrap();
        let place = Self {
            pair: stand_in.direct_message(&anna, &ben),
            group: stand_in.group("friends", &[&anna, &ben, &clara]).unwrap(),
            raw: Raw::of(stand_in),
            _bot: bot,
            anna,
            ben,
            clara,
        };
        let everywhere = json!({ "integration_types": [0, 1], "contexts": [0, 1, 2] });
        place.change_command(&everywhere).await;
        place
    }

    pub fn stand_in(&self) -> &StandIn {
        &self.raw.stand_in
    }

    /// Changes where the command `lab` works.
    pub async fn change_command(&self, change: &Value) {
        let path = format!("/applications/{}/commands", self.stand_in().bot_id());
        let (_, commands) = self.raw.get(&path).await;
        let lab = commands.as_array().unwrap().iter();
        let lab = lab.clone().find(|command| command["name"] == "lab");
        let path = format!("{path}/{}", lab.unwrap()["id"].as_str().unwrap());
        let (status, changed) = self.raw.patch(&path, change).await;
        assert_eq!(status, 200, "{changed}");
    }

    /// What the bot gets when somebody uses its command.
    pub fn used(&self, by: &Person, channel: Snowflake) -> Value {
        let id = by.send_slash(channel, "/lab silent").unwrap();
        self.stand_in().interaction_payload(id).unwrap()
    }
}

fn ids(users: &Value) -> Vec<&str> {
    let users = users.as_array().unwrap().iter();
    users.map(|user| user["id"].as_str().unwrap()).collect()
}

fn why(person: &Person, channel: Snowflake) -> String {
    let refused = person.send_slash(channel, "/lab silent");
    refused.unwrap_err().to_string()
}

const NOT_SHOWN: &str = "there is no command `lab` here";

#[tokio::test]
async fn a_conversation_has_the_shape_that_discord_sends() {
    let place = Place::open().await;
    let (anna, ben, clara) = (&place.anna, &place.ben, &place.clara);
    let of_anna = json!({ "1": anna.id() });
    for (channel, kind, others) in [
        (place.pair, 1, vec![ben.id().to_string()]),
        (
            place.group,
            3,
            vec![ben.id().to_string(), clara.id().to_string()],
        ),
    ] {
        let told = place.used(anna, channel);
        assert_eq!(
            (&told["context"], &told["channel"]["type"]),
            (&json!(2), &json!(kind))
        );
        assert_eq!(told["authorizing_integration_owners"], of_anna);
        assert_eq!(told["channel_id"], json!(channel));
        assert_eq!(
            (&told["channel"]["id"], &told["channel"]["flags"]),
            (&json!(channel), &json!(0))
        );
        assert_eq!(ids(&told["channel"]["recipients"]), others);
        assert_eq!(told["user"]["id"], json!(anna.id()));
        // Embeds, files, everyone and polls: neither reading nor sending.
        assert_eq!(told["app_permissions"], "562949953601536");
        assert!(told["attachment_size_limit"].is_u64() && told["entitlements"].is_array());
        for missing in ["member", "guild", "guild_id", "guild_locale"] {
            assert!(told.get(missing).is_none(), "{missing}: {told}");
        }
    }
    let told = place.used(anna, place.group);
    let channel = &told["channel"];
    assert_eq!(
        (&channel["name"], &channel["owner_id"]),
        (&json!("friends"), &json!(anna.id()))
    );
    assert_eq!(channel["icon"], Value::Null);
}

#[tokio::test]
async fn a_guild_without_the_bot_has_the_shape_that_discord_sends() {
    let place = Place::open().await;
    let anna = &place.anna;
    let guild = place
        .stand_in()
        .guild_without_bot("elsewhere", &[anna, &place.ben]);
    let general = place.stand_in().channel_in(guild, "general");
    let told = place.used(anna, general);
    assert_eq!(
        (&told["context"], &told["guild_id"]),
        (&json!(0), &json!(guild))
    );
    assert_eq!(
        told["authorizing_integration_owners"],
        json!({ "1": anna.id() })
    );
    assert_eq!(told["member"]["user"]["id"], json!(anna.id()));
    assert!(told.get("user").is_none() && told["guild"]["id"] == json!(guild));
    assert_eq!(
        (&told["channel"]["type"], &told["channel"]["name"]),
        (&json!(0), &json!("general"))
    );
    assert!(told["channel"].get("permission_overwrites").is_none());
    // Embeds and files, as the member may send.
    assert_eq!(told["app_permissions"], "49152");
    assert_eq!(why(&place.ben, general), NOT_SHOWN);
    assert_eq!(place.raw.get(&format!("/guilds/{guild}")).await.0, 403);
}

#[tokio::test]
async fn owners_are_all_whose_installs_the_command_rests_on() {
    let place = Place::open().await;
    let (anna, ben) = (&place.anna, &place.ben);
    let guild = place.stand_in().stock_guild();
    let general = place.stand_in().channel("general");
    let owners =
        |by: &Person, channel| place.used(by, channel)["authorizing_integration_owners"].clone();
    assert_eq!(owners(anna, general), json!({ "0": guild, "1": anna.id() }));
    assert_eq!(owners(ben, general), json!({ "0": guild }));
    assert_eq!(
        owners(anna, anna.direct_channel()),
        json!({ "0": "0", "1": anna.id() })
    );
    assert_eq!(owners(ben, ben.direct_channel()), json!({ "0": "0" }));
    let told = place.used(ben, ben.direct_channel());
    assert_eq!(
        (&told["context"], &told["channel"]["type"]),
        (&json!(1), &json!(1))
    );
    let zoe = place.stand_in().outsider("zoe");
    zoe.install().unwrap();
    assert_eq!(owners(&zoe, zoe.direct_channel()), json!({ "1": zoe.id() }));
    place
        .change_command(&json!({ "contexts": [0, 1], "integration_types": [0] }))
        .await;
    assert_eq!(owners(anna, general), json!({ "0": guild }));
    assert_eq!(owners(anna, anna.direct_channel()), json!({ "0": "0" }));
}

#[tokio::test]
async fn a_command_is_shown_where_it_is_installed_and_works() {
    let place = Place::open().await;
    let (anna, ben) = (&place.anna, &place.ben);
    assert_eq!(why(ben, place.pair), NOT_SHOWN);
    assert_eq!(why(ben, place.group), NOT_SHOWN);
    assert!(
        place.clara.send_slash(place.pair, "/lab silent").is_err(),
        "she isn't in it"
    );
    // In direct messages with the bot it is shown, and fails.
    let zoe = place.stand_in().outsider("zoe");
    assert_eq!(why(&zoe, zoe.direct_channel()), "Unknown Integration");
    ben.take_direct_messages(false);
    assert_eq!(why(ben, ben.direct_channel()), "Unknown Integration");
    anna.take_direct_messages(false);
    place.used(anna, anna.direct_channel());

    place.change_command(&json!({ "contexts": [0, 1] })).await;
    assert_eq!(why(anna, place.pair), "`lab` cannot be used here");
    // What isn't said leaves these conversations out.
    place.change_command(&json!({ "contexts": null })).await;
    assert_eq!(why(anna, place.group), "`lab` cannot be used here");
    place
        .change_command(&json!({ "contexts": [2], "integration_types": [1] }))
        .await;
    place.used(anna, place.pair);
    assert_eq!(
        why(anna, anna.direct_channel()),
        "`lab` cannot be used here"
    );
    let general = place.stand_in().channel("general");
    assert_eq!(why(anna, general), "`lab` cannot be used here");
    anna.uninstall();
    assert_eq!(why(anna, place.pair), NOT_SHOWN);
}

#[tokio::test]
async fn a_command_of_a_guild_or_of_an_application_for_servers_stays_there() {
    let place = Place::open().await;
    let (anna, stand_in) = (&place.anna, place.stand_in());
    let own = json!({
        "name": "own", "description": "d", "integration_types": [0, 1], "contexts": [0, 1, 2],
    });
    let guild = stand_in.stock_guild();
    let path = format!(
        "/applications/{}/guilds/{guild}/commands",
        stand_in.bot_id()
    );
    assert_eq!(place.raw.post(&path, &own).await.0, 201);
    assert!(anna.send_slash(place.pair, "/own").is_err());
    let id = anna
        .send_slash(stand_in.channel("general"), "/own")
        .unwrap();
    let told = stand_in.interaction_payload(id).unwrap();
    assert_eq!(
        told["authorizing_integration_owners"],
        json!({ "0": guild })
    );

    let servers_only = json!({ "integration_types_config": { "0": {} } });
    assert_eq!(
        place.raw.patch("/applications/@me", &servers_only).await.0,
        200
    );
    assert_eq!(why(anna, place.pair), NOT_SHOWN);
}

#[tokio::test]
async fn buttons_menus_and_forms_work_for_all_who_see_the_message() {
    let place = Place::open().await;
    let (anna, ben, clara) = (&place.anna, &place.ben, &place.clara);
    let stand_in = place.stand_in();
    let board = answered(anna, place.group, "/lab board").await;
    assert!(!board.is_private());
    let click = ben.click(&board, "Later").await.unwrap();
    let told = stand_in
        .interaction_payload(click.interaction_id())
        .unwrap();
    assert_eq!(
        told["authorizing_integration_owners"],
        json!({ "1": anna.id() })
    );
    assert_eq!(
        (&told["user"]["id"], &told["context"]),
        (&json!(ben.id()), &json!(2))
    );
    assert_eq!(ids(&told["channel"]["recipients"]).len(), 2);
    let made = &told["message"]["interaction_metadata"];
    assert_eq!(
        made["authorizing_integration_owners"],
        json!({ "1": anna.id() })
    );
    let edited = stand_in.wait_for_edit(&board).await.unwrap();
    assert_eq!(edited.content, "edited later", "by the click's token");

    let form = clara.click(&board, "Ask").await.unwrap().modal().unwrap();
    let sent = clara.submit_modal(&form, &[("move", "h4")]).await.unwrap();
    let told = stand_in.interaction_payload(sent.interaction_id()).unwrap();
    assert_eq!(
        told["authorizing_integration_owners"],
        json!({ "1": anna.id() })
    );
    assert_eq!(sent.message().await.unwrap().content, "typed h4");
    let chosen = ben.select(&board, "Cell", &["a1"]).await.unwrap();
    assert_eq!(chosen.message().await.unwrap().content, "a1");
    let choices = anna
        .autocomplete(place.pair, "/lab pick fruit:ap", "fruit")
        .await;
    assert_eq!(choices.unwrap().len(), 2);
    let violations = stand_in.violations();
    assert!(violations.is_empty(), "{violations:#?}");

    let board = answered(anna, place.pair, "/lab board").await;
    assert!(
        clara.click(&board, "Accept").await.is_err(),
        "she doesn't see it"
    );
    anna.uninstall();
    let refused = ben.click(&board, "Accept").await.unwrap_err();
    assert_eq!(refused.to_string(), "Unknown Integration");
}

#[tokio::test]
async fn a_group_has_at_most_ten_people_and_some_leave() {
    let place = Place::open().await;
    let (anna, ben, clara) = (&place.anna, &place.ben, &place.clara);
    let stand_in = place.stand_in();
    let board = answered(anna, place.group, "/lab board").await;
    stand_in.leave(ben, place.group);
    assert!(ben.click(&board, "Accept").await.is_err());
    assert!(ben.say(place.group, "hello?").is_err());
    assert_eq!(
        ids(&place.used(anna, place.group)["channel"]["recipients"]).len(),
        1
    );
    stand_in.add_to_group(ben, place.group).unwrap();
    ben.click(&board, "Accept").await.unwrap();
    assert_eq!(stand_in.messages_seen_by(ben, place.group).len(), 1);

    let many: Vec<Person> = (0..11)
        .map(|n| stand_in.outsider(&format!("p{n}")))
        .collect();
    let many: Vec<&Person> = many.iter().collect();
    assert!(stand_in.group("too many", &many).is_err());
    let ten = stand_in.group("ten", &many[..10]).unwrap();
    assert!(stand_in.add_to_group(clara, ten).is_err());
    assert!(clara.say(ten, "hello").is_err());
    stand_in.leave(many[0], ten);
    many[1].install().unwrap();
    assert_eq!(
        place.used(many[1], ten)["channel"]["owner_id"],
        json!(many[1].id())
    );
}

#[tokio::test]
async fn people_in_options_are_members_only_in_guilds() {
    let place = Place::open().await;
    let general = place.stand_in().channel("general");
    for (channel, is_guild) in [(place.pair, false), (general, true)] {
        let line = "/lab pick fruit:x friend:@ben";
        let answer = place.anna.slash(channel, line).await.unwrap();
        let told = place
            .stand_in()
            .interaction_payload(answer.interaction_id())
            .unwrap();
        let ben = place.ben.id().to_string();
        let resolved = &told["data"]["resolved"];
        assert!(resolved["users"][&ben].is_object(), "{resolved}");
        assert_eq!(
            resolved["members"][&ben].is_object(),
            is_guild,
            "{resolved}"
        );
    }
}
