//! A small bot made with serenity, which does a bit of everything.

use std::sync::Arc;

use serenity::all::{
    ActionRowComponent, AutocompleteChoice, ButtonStyle, Client, Command, CommandInteraction,
    CommandOptionType, CommandType, ComponentInteraction, Context, CreateActionRow,
    CreateAllowedMentions, CreateAttachment, CreateAutocompleteResponse, CreateButton,
    CreateCommand, CreateCommandOption, CreateEmbed, CreateInputText, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateModal,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, EditInteractionResponse,
    EventHandler, GatewayIntents, HttpBuilder, InputTextStyle, Interaction, Mentionable as _,
    ModalInteraction, Ready, ResolvedOption, ResolvedValue, ShardManager,
};
use stand_in::{Settings, StandIn};
use tokio::sync::{Notify, mpsc};
use tokio::task::JoinHandle;

/// The bytes of a PNG file of one pixel, as far as anyone here looks at them.
pub const PICTURE: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x03\0\0\0\x02";

/// A connected bot.
pub struct Bot {
    shards: Arc<ShardManager>,
    task: JoinHandle<()>,
    /// Lets the command `hold` answer.
    pub release: Arc<Notify>,
    /// The texts of the ordinary messages that the bot was told of.
    pub heard: mpsc::UnboundedReceiver<String>,
}

impl Bot {
    /// Starts a stand-in and a bot, and waits until both know each other.
    pub async fn start() -> (StandIn, Self) {
        let stand_in = StandIn::start(Settings::default())
            .await
            .expect("a port is free");
        let bot = Self::connect(&stand_in).await;
        (stand_in, bot)
    }

    /// Connects a bot to a stand-in.
    pub async fn connect(stand_in: &StandIn) -> Self {
        let release = Arc::new(Notify::new());
        let (hear, heard) = mpsc::unbounded_channel();
        let handler = Handler {
            release: Arc::clone(&release),
            hear,
        };
        let http = HttpBuilder::new(stand_in.token())
            .proxy(stand_in.api_url())
            .ratelimiter_disabled(true)
            .build();
        let intents = GatewayIntents::GUILDS
            | GatewayIntents::GUILD_MESSAGES
            | GatewayIntents::DIRECT_MESSAGES;
        let mut client = serenity::client::ClientBuilder::new_with_http(http, intents)
            .event_handler(handler)
            .await
            .expect("the client is complete");
        let shards = Arc::clone(&client.shard_manager);
        let task = tokio::spawn(async move { run(&mut client).await });
        stand_in.wait_ready().await.expect("the bot connects");
        Self {
            shards,
            task,
            release,
            heard,
        }
    }

    /// Shuts the bot down properly.
    pub async fn stop(self) {
        self.shards.shutdown_all().await;
        self.task.await.expect("the bot ends");
    }
}

async fn run(client: &mut Client) {
    client.start().await.expect("the bot runs");
}

struct Handler {
    release: Arc<Notify>,
    hear: mpsc::UnboundedSender<String>,
}

#[serenity::async_trait]
impl EventHandler for Handler {
    async fn ready(&self, context: Context, _: Ready) {
        Command::set_global_commands(&context.http, commands())
            .await
            .expect("commands are valid");
    }

    async fn message(&self, _: Context, message: serenity::all::Message) {
        self.hear.send(message.content).ok();
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let result = match interaction {
            Interaction::Command(command) => self.command(&context, &command).await,
            Interaction::Autocomplete(command) => autocomplete(&context, &command).await,
            Interaction::Component(component) => click(&context, &component).await,
            Interaction::Modal(modal) => submitted(&context, &modal).await,
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
    async fn command(
        &self,
        context: &Context,
        command: &CommandInteraction,
    ) -> serenity::Result<()> {
        if command.data.kind == CommandType::User {
            let target = command
                .data
                .target_id
                .expect("a target is given")
                .to_user_id();
            return command
                .create_response(context, text(&format!("Hello {}", target.mention())))
                .await;
        }
        let options = command.data.options();
        let (name, inner) = subcommand(&options);
        match name {
            "board" => command.create_response(context, board()).await,
            "form" => {
                command
                    .create_response(context, CreateInteractionResponse::Modal(form()))
                    .await
            }
            "slow" => slow(context, command).await,
            "silent" => Ok(()),
            "hold" => {
                self.release.notified().await;
                command.create_response(context, text("at last")).await
            }
            "place" => {
                let locale = command.guild_locale.as_deref().unwrap_or("none");
                let bits = command.app_permissions.unwrap_or_default().bits();
                let line = format!("{} {locale} {bits}", command.locale);
                command.create_response(context, text(&line)).await
            }
            _ => {
                command
                    .create_response(context, text(&described(inner)))
                    .await
            }
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

async fn slow(context: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    let private = CreateInteractionResponseMessage::new().ephemeral(true);
    command
        .create_response(context, CreateInteractionResponse::Defer(private))
        .await?;
    let who = command.user.mention();
    let edit = EditInteractionResponse::new().content(format!("done, {who}"));
    command.edit_response(context, edit).await?;
    let picture = CreateAttachment::bytes(PICTURE, "late.png");
    let follow_up = CreateInteractionResponseFollowup::new()
        .content(format!("look, {who} @everyone"))
        .allowed_mentions(CreateAllowedMentions::new().users([command.user.id]))
        .add_file(picture);
    command
        .create_followup(context, follow_up)
        .await
        .map(|_| ())
}

async fn autocomplete(context: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    let typed = command
        .data
        .autocomplete()
        .expect("an option is focused")
        .value
        .to_owned();
    let fruits = ["apple", "apricot", "pear"]
        .into_iter()
        .filter(|fruit| fruit.starts_with(&typed));
    let choices = fruits
        .map(|fruit| AutocompleteChoice::new(fruit.to_uppercase(), fruit))
        .collect();
    let response = CreateAutocompleteResponse::new().set_choices(choices);
    command
        .create_response(context, CreateInteractionResponse::Autocomplete(response))
        .await
}

async fn click(context: &Context, click: &ComponentInteraction) -> serenity::Result<()> {
    use serenity::all::ComponentInteractionDataKind as Kind;
    let update = |content: &str| {
        CreateInteractionResponse::UpdateMessage(message(content).components(Vec::new()))
    };
    match (click.data.custom_id.as_str(), &click.data.kind) {
        ("ok", _) => click.create_response(context, update("accepted")).await,
        ("form", _) => {
            click
                .create_response(context, CreateInteractionResponse::Modal(form()))
                .await
        }
        ("later", _) => {
            click
                .create_response(context, CreateInteractionResponse::Acknowledge)
                .await?;
            let edit = EditInteractionResponse::new().content("edited later");
            click.edit_response(context, edit).await.map(|_| ())
        }
        ("cell", Kind::StringSelect { values }) => {
            click
                .create_response(context, update(&values.join(",")))
                .await
        }
        (stale, _) => {
            let answer = message(&format!("{stale} is out of date")).ephemeral(true);
            click
                .create_response(context, CreateInteractionResponse::Message(answer))
                .await
        }
    }
}

async fn submitted(context: &Context, modal: &ModalInteraction) -> serenity::Result<()> {
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
    modal.create_response(context, response).await
}
