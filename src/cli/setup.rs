//! `halma setup`.

use std::io::{self, IsTerminal as _, Write};
use std::path::{self, Path, PathBuf};

use clap::Args;
use halma_service::SystemClock;
use halma_store::without_path;
use secrecy::{ExposeSecret as _, SecretString};
use serde_json::Value;
use toml::Table;

use super::CliError;
use super::serve::runtime;
use crate::config::{Config, check_token, read_token_file};
use crate::discord::interaction::invite;
use crate::discord::setup::{Current, Step, Wanted, plan};
use crate::discord::{Clocks, Http, HttpSettings, Pages, describe, sign_in};
use crate::run::RunError;

/// The configuration file unless another one is named.
const CONFIG: &str = "config.toml";
/// Where the bot listens for Discord's calls unless it is configured.
const LISTEN: &str = "127.0.0.1:8080";
const PORTAL: &str = "https://discord.com/developers/applications";
/// Longer texts are cut where requests are shown.
const LONGEST_SHOWN: usize = 500;

#[derive(Debug, Args)]
pub(super) struct SetupOptions {
    /// The configuration file. It is written if there is none and the token is new.
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// A file that contains only the bot's token. Without it, the configured token is used, or you are
    /// asked for it.
    #[arg(long, value_name = "FILE")]
    token_file: Option<PathBuf>,
    /// Where Discord calls the bot, such as `https://your.domain/interactions`. The bot must already
    /// answer there.
    #[arg(long, value_name = "URL")]
    interactions: Option<String>,
    /// Change nothing and say what differs. The exit status is 1 if something does.
    #[arg(long, conflicts_with_all = ["dry_run", "yes"])]
    check: bool,
    /// Change nothing and print the requests that would be sent.
    #[arg(long, conflicts_with = "yes")]
    dry_run: bool,
    /// Make the changes without asking.
    #[arg(long)]
    yes: bool,
}

/// Sets up the application at Discord, and writes the configuration.
pub(super) fn setup(options: &SetupOptions, out: &mut dyn Write) -> Result<(), CliError> {
    let file = options.config.clone().unwrap_or_else(|| CONFIG.into());
    let is_there = file.exists();
    let config = Config::load(is_there.then_some(&*file))?;
    if let Some(url) = &options.interactions {
        check_address(url, &config)?;
    }
    let token = Token::find(options, &config)?;
    let settings = HttpSettings {
        token: token.secret.clone(),
        api_url: config.discord.api_url.clone(),
        client_secret: config.discord.client_secret.clone(),
    };
    let runtime = runtime()?;
    let setup = Setup {
        http: runtime.block_on(signed_in(&settings))?,
        runtime,
    };
    let (current, steps) = setup.compare(options, &config)?;
    let application = &current.application;
    let is_new = !is_there && token.source != Source::Configured && !options.check;
    let new_file = is_new
        .then(|| contents(&token, options, &application.verify_key))
        .transpose()?;
    let mut print = |line: &str| writeln!(out, "{line}").map_err(CliError::output);
    print(&format!(
        "application: {} ({})",
        application.name, application.id
    ))?;
    let mut changes: Vec<_> = steps.iter().flat_map(|step| step.changes.clone()).collect();
    changes.extend(
        new_file
            .iter()
            .map(|_| format!("{} is written", file.display())),
    );
    if changes.is_empty() {
        print("nothing to change")?;
    } else {
        print("to change:")?;
        for change in &changes {
            print(&format!("- {change}"))?;
        }
    }
    if options.dry_run {
        return steps.iter().try_for_each(|step| print(&shown(step)));
    }
    if options.check {
        return if changes.is_empty() {
            Ok(())
        } else {
            Err(CliError::Differs)
        };
    }
    if !changes.is_empty() {
        agree(options)?;
        if let Some(contents) = &new_file {
            write_new(&file, contents)?;
        }
        setup.carry_out(&steps, &mut print)?;
        print("done")?;
    }
    for line in next_steps(&current, &token, &file) {
        print(&line)?;
    }
    Ok(())
}

/// The connection to Discord.
struct Setup {
    http: std::sync::Arc<Http>,
    runtime: tokio::runtime::Runtime,
}

impl Setup {
    /// Returns the settings at Discord, and the requests that make them what they should be.
    fn compare(
        &self,
        options: &SetupOptions,
        config: &Config,
    ) -> Result<(Current, Vec<Step>), CliError> {
        let wanted = Wanted::new(
            options.interactions.clone(),
            config.discord.guilds.is_empty(),
            Pages::of(
                config.board.address.is_some(),
                config.discord.client_secret.is_some(),
            ),
        );
        let current = self.runtime.block_on(Current::ask(&self.http));
        let current = current.map_err(|error| CliError::Setup(describe(&error)))?;
        let steps = plan(&wanted, &current);
        Ok((current, steps))
    }

    /// Sends the requests, one after the other.
    fn carry_out(
        &self,
        steps: &[Step],
        print: &mut dyn FnMut(&str) -> Result<(), CliError>,
    ) -> Result<(), CliError> {
        for (done, step) in steps.iter().enumerate() {
            if let Err(error) = self.runtime.block_on(step.carry_out(&self.http)) {
                for change in steps[..done].iter().flat_map(|step| &step.changes) {
                    print(&format!("changed: {change}"))?;
                }
                let why = describe(&error);
                let hint = if why.contains("interactions_endpoint_url") {
                    ". Discord calls the address before it accepts it: start the bot there first, with \
                     discord.public_key set"
                } else {
                    ""
                };
                let not_done = step.changes.join("; ");
                return Err(CliError::Setup(format!(
                    "not changed: {not_done}. {why}{hint}. Run it again to make the missing changes"
                )));
            }
        }
        Ok(())
    }
}

/// Returns a client that knows its application.
pub(super) async fn signed_in(settings: &HttpSettings) -> Result<std::sync::Arc<Http>, CliError> {
    let clocks = Clocks::new(std::sync::Arc::new(SystemClock));
    let signed_in = sign_in(settings, &clocks).await;
    Ok(signed_in.map_err(RunError::from)?.http)
}

/// Where the token came from.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Source {
    Configured,
    File(PathBuf),
    Typed,
}

struct Token {
    secret: SecretString,
    source: Source,
}

impl Token {
    fn find(options: &SetupOptions, config: &Config) -> Result<Self, CliError> {
        let (secret, source) = if let Some(file) = &options.token_file {
            let secret = read_token_file(file, "--token-file")?;
            (secret, Source::File(file.clone()))
        } else if let Some(token) = &config.discord.token {
            (token.clone(), Source::Configured)
        } else {
            (asked()?, Source::Typed)
        };
        check_token(&secret)?;
        Ok(Self { secret, source })
    }
}

/// Asks for the token without showing it.
fn asked() -> Result<SecretString, CliError> {
    if !io::stdin().is_terminal() {
        return Err(CliError::Option(
            "there is no token: set HALMA_DISCORD_TOKEN, or name a file with --token-file"
                .to_owned(),
        ));
    }
    let prompt = "Token of the bot (portal, page \"Bot\", \"Reset Token\"; it isn't shown): ";
    let typed = rpassword::prompt_password(prompt);
    let typed = typed.map_err(|error| CliError::io("the terminal", error))?;
    Ok(typed.trim().to_owned().into())
}

fn agree(options: &SetupOptions) -> Result<(), CliError> {
    if options.yes {
        return Ok(());
    }
    if !io::stdin().is_terminal() {
        return Err(CliError::Option(
            "nothing was changed; add --yes to make these changes without being asked".to_owned(),
        ));
    }
    let mut answer = String::new();
    let asked = write!(io::stderr(), "Make these changes? [y/N] ");
    asked
        .and_then(|()| io::stdin().read_line(&mut answer))
        .map_err(|error| CliError::io("the terminal", error))?;
    if ["y", "yes"].contains(&answer.trim().to_ascii_lowercase().as_str()) {
        return Ok(());
    }
    Err(CliError::Option("nothing was changed".to_owned()))
}

fn check_address(url: &str, config: &Config) -> Result<(), CliError> {
    // A stand-in for Discord calls on this machine.
    if url.starts_with("https://") || config.discord.api_url.is_some() {
        return Ok(());
    }
    Err(CliError::Option(format!(
        "--interactions {url}: Discord only calls addresses that begin with https://"
    )))
}

/// Returns the contents of a new configuration file.
fn contents(token: &Token, options: &SetupOptions, public_key: &str) -> Result<String, CliError> {
    let (mut discord, mut http, mut table) = (Table::new(), Table::new(), Table::new());
    let (key, value) = match &token.source {
        Source::File(file) => {
            let file = path::absolute(file).map_err(|error| CliError::io(file.display(), error))?;
            ("token_file", file.display().to_string())
        }
        _ => ("token", token.secret.expose_secret().to_owned()),
    };
    discord.insert(key.to_owned(), value.into());
    if options.interactions.is_some() {
        discord.insert("public_key".to_owned(), public_key.into());
        http.insert("listen".to_owned(), LISTEN.into());
        table.insert("http".to_owned(), http.into());
    }
    table.insert("discord".to_owned(), discord.into());
    Ok(format!(
        "# Written by `halma setup`. config.example.toml lists every key with its default.\n\n{table}"
    ))
}

/// Writes a file that only its owner can read, and that must not exist yet.
fn write_new(file: &Path, contents: &str) -> Result<(), CliError> {
    let folder = match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let written = tempfile::NamedTempFile::new_in(folder).and_then(|mut new| {
        new.write_all(contents.as_bytes())?;
        new.as_file().sync_all()?;
        new.persist_noclobber(file).map_err(|error| error.error)
    });
    let written = written.map_err(without_path);
    written
        .map(drop)
        .map_err(|error| CliError::io(file.display(), error))
}

/// Returns a request as text, without pictures, translations and empty fields.
fn shown(step: &Step) -> String {
    let request = format!("{} /{}", step.method, step.path);
    if step.body.is_null() {
        return request;
    }
    let body = serde_json::to_string_pretty(&shortened(&step.body)).unwrap_or_default();
    format!("{request}\n{body}")
}

fn shortened(value: &Value) -> Value {
    match value {
        Value::String(text) if text.len() > LONGEST_SHOWN => {
            let start = text.split(',').next().unwrap_or_default();
            format!("{start},... ({} characters)", text.len()).into()
        }
        Value::Object(fields) => {
            let fields = fields.iter().filter(|(_, value)| !is_empty(value));
            let fields = fields.map(|(name, value)| {
                let languages = value
                    .as_object()
                    .filter(|_| name.ends_with("localizations"));
                let value = match languages {
                    Some(languages) => format!("({} languages)", languages.len()).into(),
                    None => shortened(value),
                };
                (name.clone(), value)
            });
            Value::Object(fields.collect())
        }
        Value::Array(items) => items.iter().map(shortened).collect(),
        value => value.clone(),
    }
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(items) => items.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        _ => false,
    }
}

/// Returns what is left to do by hand.
fn next_steps(current: &Current, token: &Token, file: &Path) -> Vec<String> {
    let application = &current.application;
    let page = |name: &str| format!("{PORTAL}/{}/{name}", application.id);
    let mut lines = Vec::new();
    if application.bot_require_code_grant {
        let page = page("bot");
        lines.push(format!(
            "by hand: turn off \"Requires OAuth2 Code Grant\", or nobody can add the bot: {page}"
        ));
    }
    if !application.bot_public {
        let page = page("bot");
        lines.push(format!(
            "by hand, if others may add the bot, too: turn on \"Public Bot\": {page}"
        ));
    }
    lines.push("the bot needs none of the privileged intents".to_owned());
    let file = file.display();
    lines.push(match &token.source {
        Source::Configured => "start it: halma run".to_owned(),
        Source::Typed | Source::File(_) => format!("start it: halma run --config {file}"),
    });
    if let Ok(id) = application.id.parse() {
        lines.push(format!("invite it: {}", invite::link(id)));
        let for_people = invite::link_for_people(id);
        lines.push(format!("let people add it to themselves: {for_people}"));
    }
    lines
}
