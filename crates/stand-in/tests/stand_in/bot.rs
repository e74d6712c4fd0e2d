//! A small bot that does a bit of everything. It reads and writes with serenity's types, and comes
//! by twilight's gateway.

use std::sync::Arc;

use futures::StreamExt as _;
use serde::Serialize;
use serde_json::{Value, json};
use serenity::all::{
    ActionRowComponent, AutocompleteChoice, ButtonStyle, CommandInteraction, CommandOptionType,
    CommandType, ComponentInteraction, CreateActionRow, CreateAllowedMentions, CreateAttachment,
    CreateAutocompleteResponse, CreateButton, CreateCommand, CreateCommandOption, CreateEmbed,
    CreateInputText, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateModal, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EditInteractionResponse, InputTextStyle, Interaction, InteractionId,
    Mentionable as _, ModalInteraction, ResolvedOption, ResolvedValue,
};
use stand_in::{Person, Settings, Snowflake, StandIn};
use tokio::sync::{Notify, mpsc};
use tokio::task::JoinHandle;
use twilight_gateway::{CloseFrame, ConfigBuilder, Intents, Message, Shard, ShardId};

/// The bytes of a PNG file of one pixel, as far as anyone here looks at them.
pub const PICTURE: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x03\0\0\0\x02";

/// A user agent as Discord asks for it.
pub const AGENT: &str = "DiscordBot (https://halma.example, 1.0)";

/// A connected bot.
pub struct Bot {
    stop: Arc<Notify>,
    task: JoinHandle<()>,
    /// Lets the command `hold` answer.
    pub release: Arc<Notify>,
    /// The texts of the ordinary messages that the bot was told of.
    pub heard: mpsc::UnboundedReceiver<String>,
}

impl Bot {
    /// Starts a stand-in and a bot, and waits until both know each other.
    pub async fn start() -> (StandIn, Self) {
        let stand_in = StandIn::start(Settings::default()).await.unwrap();
        let bot = Self::connect(&stand_in).await;
        (stand_in, bot)
    }

    /// Connects a bot to a stand-in.
    pub async fn connect(stand_in: &StandIn) -> Self {
        let (release, stop) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let (hear, heard) = mpsc::unbounded_channel();
        let handler = Handler {
            rest: Rest::of(stand_in),
            release: Arc::clone(&release),
            hear,
        };
        let intents = Intents::GUILDS | Intents::GUILD_MESSAGES | Intents::DIRECT_MESSAGES;
        let shard = shard(stand_in, stand_in.token(), intents);
        let task = tokio::spawn(run(shard, Arc::new(handler), Arc::clone(&stop)));
        stand_in.wait_ready().await.unwrap();
        Self {
            stop,
            task,
            release,
            heard,
        }
    }

    /// Shuts the bot down properly.
    pub async fn stop(self) {
        self.stop.notify_one();
        self.task.await.unwrap();
    }
}

/// The message with which the bot answers a command.
pub async fn answered(
    person: &Person,
    channel: impl Into<Snowflake>,
    line: &str,
) -> stand_in::Message {
    let answer = person.slash(channel, line).await.unwrap();
    answer.message().await.unwrap()
}

/// A connection to the gateway of a stand-in.
pub fn shard(stand_in: &StandIn, token: String, intents: Intents) -> Shard {
    let gateway = format!("{}/gateway", stand_in.api_url().replacen("http", "ws", 1));
    let config = ConfigBuilder::new(token, intents).proxy_url(gateway);
    Shard::with_config(ShardId::ONE, config.build())
}

async fn run(mut shard: Shard, handler: Arc<Handler>, stop: Arc<Notify>) {
    loop {
        let message = tokio::select! {
            () = stop.notified() => break,
            message = shard.next() => message.unwrap(),
        };
        if let Ok(Message::Text(event)) = message {
            let event: Value = serde_json::from_str(&event).unwrap();
            let handler = Arc::clone(&handler);
            tokio::spawn(async move { handler.take(event).await });
        }
    }
    shard.close(CloseFrame::NORMAL);
    while let Some(Ok(Message::Text(_))) = shard.next().await {}
}

/// The way to the stand-in's REST interface.
struct Rest {
    client: reqwest::Client,
    url: String,
    token: String,
    application: String,
}

impl Rest {
    fn of(stand_in: &StandIn) -> Self {
        Self {
            client: reqwest::Client::new(),
            url: format!("{}/api/v10", stand_in.api_url()),
            token: format!("Bot {}", stand_in.token()),
            application: stand_in.bot_id().to_string(),
        }
    }

    /// Sends JSON, with a picture beside it if it names one.
    async fn send(&self, method: &str, path: &str, body: &impl Serialize) -> Result<(), String> {
        let method = method.parse().unwrap();
        let request = self.client.request(method, format!("{}{path}", self.url));
        let request = request.header("user-agent", AGENT);
        let request = request.header("authorization", &self.token);
        let body = json!(body).to_string();
        let request = if body.contains(".png\"") {
            let picture = reqwest::multipart::Part::bytes(PICTURE).file_name("picture.png");
            let picture = picture.mime_str("image/png").unwrap();
            let form = reqwest::multipart::Form::new().text("payload_json", body);
            request.multipart(form.part("files[0]", picture))
        } else {
            request
                .header("content-type", "application/json")
                .body(body)
        };
        let sent = request.send().await.map_err(|error| error.to_string())?;
        let status = sent.status();
        let said = sent.text().await.map_err(|error| error.to_string())?;
        status.is_success().then_some(()).ok_or(said)
    }

    async fn respond(
        &self,
        (id, token): (InteractionId, &str),
        response: CreateInteractionResponse,
    ) -> Result<(), String> {
        let path = format!("/interactions/{id}/{token}/callback");
        self.send("POST", &path, &response).await
    }

    async fn edit(&self, token: &str, edit: EditInteractionResponse) -> Result<(), String> {
        let path = format!("/webhooks/{}/{token}/messages/@original", self.application);
        self.send("PATCH", &path, &edit).await
    }

    async fn follow_up(
        &self,
        token: &str,
        message: CreateInteractionResponseFollowup,
    ) -> Result<(), String> {
        let path = format!("/webhooks/{}/{token}", self.application);
        self.send("POST", &path, &message).await
    }
}

struct Handler {
    rest: Rest,
    release: Arc<Notify>,
    hear: mpsc::UnboundedSender<String>,
}

impl Handler {
    async fn take(&self, event: Value) {
        match event["t"].as_str() {
            Some("READY") => {
                let path = format!("/applications/{}/commands", self.rest.application);
                let sent = self.rest.send("PUT", &path, &commands()).await;
                sent.unwrap();
            }
            Some("MESSAGE_CREATE") => {
                let text = event["d"]["content"].as_str().unwrap_or_default();
                self.hear.send(text.to_owned()).ok();
            }
            Some("INTERACTION_CREATE") => {
                let interaction = serde_json::from_value(event["d"].clone());
                self.answer(interaction.unwrap()).await;
            }
            _ => {}
        }
    }

    async fn answer(&self, interaction: Interaction) {
        let result = match interaction {
            Interaction::Command(command) => self.command(&command).await,
            Interaction::Autocomplete(command) => autocomplete(&self.rest, &command).await,
            Interaction::Component(component) => click(&self.rest, &component).await,
            Interaction::Modal(modal) => submitted(&self.rest, &modal).await,
            _ => Ok(()),
        };
        if let Err(error) = result {
            self.hear.send(format!("error: {error}")).ok();
        }
    }
}

fn commands() -> Vec<CreateCommand> {
    let option =
        |kind, name: &'static str, about: &'static str| CreateCommandOption::new(kind, name, about);
    let sub = |name| option(CommandOptionType::SubCommand, name, "Does it");
    let pick = sub("pick")
        .add_sub_option(
            option(CommandOptionType::String, "fruit", "Which")
                .required(true)
                .set_autocomplete(true),
        )
        .add_sub_option(option(CommandOptionType::User, "friend", "For whom").required(true))
        .add_sub_option(
            option(CommandOptionType::Integer, "count", "How many")
                .min_int_value(1)
                .max_int_value(9),
        )
        .add_sub_option(option(CommandOptionType::Boolean, "ripe", "Whether ripe"))
        .add_sub_option(
            option(CommandOptionType::String, "size", "How large")
                .add_string_choice("Small one", "s")
                .add_string_choice("Large one", "l"),
        );
    let plain = ["board", "form", "slow", "hold", "silent", "place"].map(sub);
    let say =
        sub("say").add_sub_option(option(CommandOptionType::String, "text", "What").required(true));
    let lab = plain
        .into_iter()
        .fold(
            CreateCommand::new("lab").description("Experiments"),
            CreateCommand::add_option,
        )
        .add_option(pick)
        .add_option(say);
    vec![
        lab,
        CreateCommand::new("Greet warmly").kind(CommandType::User),
    ]
}

impl Handler {
    async fn command(&self, command: &CommandInteraction) -> Result<(), String> {
        let respond = |response| self.rest.respond((command.id, &command.token), response);
        if command.data.kind == CommandType::User {
            let target = command.data.target_id.unwrap().to_user_id();
            return respond(text(&format!("Hello {}", target.mention()))).await;
        }
        let options = command.data.options();
        let (name, inner) = subcommand(&options);
        match name {
            "board" => respond(board()).await,
            "form" => respond(CreateInteractionResponse::Modal(form())).await,
            "slow" => slow(&self.rest, command).await,
            "silent" => Ok(()),
            "hold" => {
                self.release.notified().await;
                respond(text("at last")).await
            }
            "place" => {
                let locale = command.guild_locale.as_deref().unwrap_or("none");
                let bits = command.app_permissions.unwrap_or_default().bits();
                let line = format!("{} {locale} {bits}", command.locale);
                respond(text(&line)).await
            }
            _ => respond(text(&described(inner))).await,
        }
    }
}

fn subcommand<'a>(options: &'a [ResolvedOption<'a>]) -> (&'a str, &'a [ResolvedOption<'a>]) {
    match options.first() {
        Some(ResolvedOption {
            name,
            value: ResolvedValue::SubCommand(inner),
            ..
        }) => (name, inner),
        _ => panic!("every command has a subcommand"),
    }
}

fn described(options: &[ResolvedOption<'_>]) -> String {
    let describe = |option: &ResolvedOption<'_>| match &option.value {
        ResolvedValue::String(text) => format!("{}={text}", option.name),
        ResolvedValue::Integer(number) => format!("{}={number}", option.name),
        ResolvedValue::Boolean(truth) => format!("{}={truth}", option.name),
        ResolvedValue::User(user, member) => {
            format!("{}={} {}", option.name, user.mention(), member.is_some())
        }
        other => format!("{}={other:?}", option.name),
    };
    options.iter().map(describe).collect::<Vec<_>>().join("; ")
}

fn message(content: &str) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new().content(content)
}

fn text(content: &str) -> CreateInteractionResponse {
    CreateInteractionResponse::Message(message(content))
}

fn board() -> CreateInteractionResponse {
    let picture = CreateAttachment::bytes(PICTURE, "board.png").description("a board");
    let menu = CreateSelectMenuKind::String {
        options: vec![
            CreateSelectMenuOption::new("First cell", "a1"),
            CreateSelectMenuOption::new("Second cell", "b2"),
        ],
    };
    let buttons = vec![
        CreateButton::new("ok")
            .label("Accept")
            .style(ButtonStyle::Success),
        CreateButton::new("form").label("Ask"),
        CreateButton::new("later").label("Later"),
        CreateButton::new("off").label("Off").disabled(true),
    ];
    let rows = vec![
        CreateActionRow::Buttons(buttons),
        CreateActionRow::SelectMenu(CreateSelectMenu::new("cell", menu).placeholder("Cell")),
    ];
    let embed = CreateEmbed::new()
        .title("Halma")
        .field("Turn", "White", true);
    CreateInteractionResponse::Message(
        message("your board")
            .add_file(picture)
            .embed(embed)
            .components(rows),
    )
}

fn form() -> CreateModal {
    let input = CreateInputText::new(InputTextStyle::Short, "Your move", "move").max_length(8);
    CreateModal::new("form", "Type a move").components(vec![CreateActionRow::InputText(input)])
}

async fn slow(rest: &Rest, command: &CommandInteraction) -> Result<(), String> {
    let private = CreateInteractionResponseMessage::new().ephemeral(true);
    let deferral = CreateInteractionResponse::Defer(private);
    rest.respond((command.id, &command.token), deferral).await?;
    let who = command.user.mention();
    let edit = EditInteractionResponse::new().content(format!("done, {who}"));
    rest.edit(&command.token, edit).await?;
    let picture = CreateAttachment::bytes(PICTURE, "late.png");
    let follow_up = CreateInteractionResponseFollowup::new()
        .content(format!("look, {who} @everyone"))
        .allowed_mentions(CreateAllowedMentions::new().users([command.user.id]))
        .add_file(picture);
    rest.follow_up(&command.token, follow_up).await
}

async fn autocomplete(rest: &Rest, command: &CommandInteraction) -> Result<(), String> {
    let typed = command.data.autocomplete().unwrap().value.to_owned();
    let fruits = ["apple", "apricot", "pear"]
        .into_iter()
        .filter(|fruit| fruit.starts_with(&typed));
    let choices = fruits
        .map(|fruit| AutocompleteChoice::new(fruit.to_uppercase(), fruit))
        .collect();
    let response = CreateAutocompleteResponse::new().set_choices(choices);
    let response = CreateInteractionResponse::Autocomplete(response);
    rest.respond((command.id, &command.token), response).await
}

async fn click(rest: &Rest, click: &ComponentInteraction) -> Result<(), String> {
    use serenity::all::ComponentInteractionDataKind as Kind;
    let update = |content: &str| {
        CreateInteractionResponse::UpdateMessage(message(content).components(Vec::new()))
    };
    let respond = |response| rest.respond((click.id, &click.token), response);
    match (click.data.custom_id.as_str(), &click.data.kind) {
        ("ok", _) => respond(update("accepted")).await,
        ("form", _) => respond(CreateInteractionResponse::Modal(form())).await,
        ("later", _) => {
            respond(CreateInteractionResponse::Acknowledge).await?;
            let edit = EditInteractionResponse::new().content("edited later");
            rest.edit(&click.token, edit).await
        }
        ("cell", Kind::StringSelect { values }) => respond(update(&values.join(","))).await,
        (stale, _) => {
            let answer = message(&format!("{stale} is out of date")).ephemeral(true);
            respond(CreateInteractionResponse::Message(answer)).await
        }
    }
}

async fn submitted(rest: &Rest, modal: &ModalInteraction) -> Result<(), String> {
    let inputs = modal.data.components.iter().flat_map(|row| &row.components);
    let values: Vec<_> = inputs
        .filter_map(|component| match component {
            ActionRowComponent::InputText(input) => input.value.clone(),
            _ => None,
        })
        .collect();
    let typed = format!("typed {}", values.join(","));
    let response = match modal.message {
        Some(_) => CreateInteractionResponse::UpdateMessage(message(&typed)),
        None => text(&typed),
    };
    rest.respond((modal.id, &modal.token), response).await
}
