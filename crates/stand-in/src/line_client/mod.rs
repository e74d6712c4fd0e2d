//! A line-based client: a developer types what people do and reads the results.

mod moment;
mod show;

use std::path::Path;
use std::time::Duration;

use tokio::io::{AsyncBufRead, AsyncBufReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::time::timeout;

use self::show::Pictures;
use crate::error::{SandboxError, SandboxResult};
use crate::people::{Action, Outcome, Person, TypedCommand};
use crate::stand_in::StandIn;
use crate::state::State;
use crate::state::component::Component;
use crate::state::interaction::{First, Modal};
use crate::state::message::Message;
use crate::state::snowflake::Snowflake;

/// The person at the start.
const FIRST_PERSON: &str = "anna";
/// The channel at the start.
const FIRST_CHANNEL: &str = "general";
/// What separates several entries or texts on one line.
const SEPARATOR: &str = " | ";
/// After an answer, the bot counts as done if nothing happens for this long.
const QUIET: Duration = Duration::from_millis(150);
/// How long to wait for a busy bot after its answer.
const BUSY: Duration = Duration::from_secs(2);
/// How many messages the command `show` lists.
const SHOWN: usize = 10;

const HELP: &str = "\
/COMMAND option:value ...    use a slash command; put values with colons in quotation marks
click LABEL                  press a button: the newest one here with this label
choose ENTRY                 choose from a menu by value or label; separate several with ` | `
type TEXT                    fill in and send the open form; separate fields with ` | `
complete /COMMAND option:..  show the choices for the last option
menu @USER COMMAND           use a command from a person's menu
say TEXT                     write a normal message
as USER                      become someone else
in CHANNEL                   go to another channel or thread; `in dm` goes to your DMs with the bot
show                         show the last messages here
help                         show this list
quit                         stop
";

/// Reads lines until `quit` or the end of the input, executes them and writes what happens.
///
/// Every line that uses the bot is answered before the next one is read, so that scripts produce
/// the same output each time. Pictures are saved in the folder `pictures` under numbered names.
///
/// # Errors
/// Returns an error only if reading, writing or saving fails; mistakes of the bot or the person are
/// written as lines.
pub async fn run<R, W>(
    stand_in: &StandIn,
    input: R,
    output: W,
    pictures: &Path,
) -> SandboxResult<()>
where
    R: AsyncBufRead + Unpin,
    W: AsyncWrite + Unpin,
{
    let mut client = Client {
        stand_in: stand_in.clone(),
        person: stand_in.user(FIRST_PERSON),
        channel: stand_in.channel(FIRST_CHANNEL),
        seen: stand_in.read(State::changes),
        form: None,
        pictures: Pictures::new(pictures),
        output,
    };
    let mut changes = stand_in.listen();
    let mut lines = input.lines();
    loop {
        tokio::select! {
            line = lines.next_line() => match line?.as_deref().map(str::trim) {
                None | Some("quit") => break,
                Some(line) => client.obey(line).await?,
            },
            Ok(()) = changes.changed() => client.show_news().await?,
        }
    }
    client.settle().await;
    client.show_news().await?;
    Ok(())
}

/// The client, acting as one person in one channel.
struct Client<W> {
    stand_in: StandIn,
    person: Person,
    channel: Snowflake,
    /// The change up to which everything has been shown.
    seen: u64,
    form: Option<Modal>,
    pictures: Pictures,
    output: W,
}

impl<W: AsyncWrite + Unpin> Client<W> {
    /// Executes a line; mistakes become a line of output.
    async fn obey(&mut self, line: &str) -> SandboxResult<()> {
        match self.perform(line).await {
            Err(SandboxError::Io(error)) => Err(error.into()),
            Err(error) => self.write(&format!("! {error}\n")).await,
            Ok(()) => Ok(()),
        }
    }

    async fn perform(&mut self, line: &str) -> SandboxResult<()> {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match verb {
            "" => return Ok(()),
            "as" => self.person = self.stand_in.user(rest.trim_start_matches('@')),
            "in" => self.channel = self.channel_named(rest.trim_start_matches('#')),
            "show" => return self.show_last().await,
            "help" => return self.write(HELP).await,
            _ => {
                let action = self.action(verb, rest, line)?;
                let is_form = matches!(action, Action::Submit { .. });
                let outcome = self.person.act(action).await?;
                if is_form {
                    self.form = None;
                }
                return self.show_outcome(outcome).await;
            }
        }
        let channel = self
            .stand_in
            .read(|state| show::channel_name(state, self.channel));
        let place = format!("you are {} in {channel}\n", self.person.name());
        self.write(&place).await
    }

    /// Parses a line into an action of the person.
    fn action(&self, verb: &str, rest: &str, line: &str) -> SandboxResult<Action> {
        let channel = self.channel;
        match verb {
            _ if line.starts_with('/') => Ok(Action::Slash {
                channel,
                line: line.to_owned(),
            }),
            "click" => self.click(rest),
            "choose" => self.choose(rest),
            "type" => self.submit(rest),
            "complete" => {
                let typed = TypedCommand::parse(rest)?;
                let option = typed.options.last();
                Ok(Action::Complete {
                    channel,
                    line: rest.to_owned(),
                    option: option.map(|option| option.name.clone()).unwrap_or_default(),
                })
            }
            "menu" => {
                let (name, command) = rest.split_once(' ').unwrap_or((rest, ""));
                Ok(Action::Menu {
                    channel,
                    command: command.trim().to_owned(),
                    target: self.stand_in.user(name.trim_start_matches('@')).id(),
                })
            }
            "say" => Ok(Action::Say {
                channel,
                text: rest.to_owned(),
            }),
            _ => Err(SandboxError::not_possible(
                "I don't know that; type `help` for a list",
            )),
        }
    }

    fn click(&self, label: &str) -> SandboxResult<Action> {
        let usable = |m: &Message| m.button(label).filter(|b| !b.disabled).map(|_| ());
        let missing = format!("there is no button `{label}` here; `show` shows the last messages");
        let (message, ()) = self.newest(usable, missing)?;
        let button = label.to_owned();
        Ok(Action::Click { message, button })
    }

    fn choose(&self, entries: &str) -> SandboxResult<Action> {
        let entries: Vec<String> = parts(entries).map(str::to_owned).collect();
        let first = &entries[0];
        let has_it = |select: &&Component| {
            let mut options = select.options.iter();
            let fits = options.any(|o| o.value == *first || o.label == *first);
            !select.disabled && (fits || select.options.is_empty())
        };
        let named = |message: &Message| {
            let select = message.selects().into_iter().find(has_it)?;
            select.custom_id.clone()
        };
        let missing =
            format!("there is no menu with `{first}` here; `show` shows the last messages");
        let (message, menu) = self.newest(named, missing)?;
        Ok(Action::Select {
            message,
            menu,
            entries,
        })
    }

    fn submit(&self, text: &str) -> SandboxResult<Action> {
        let none = || SandboxError::not_possible("no form is open; click the button that opens it");
        let form = self.form.as_ref().ok_or_else(none)?;
        let texts: Vec<&str> = match form.fields.len() {
            1 => vec![text],
            _ => parts(text).collect(),
        };
        let names = form.fields.iter().map(|field| field.custom_id.clone());
        Ok(Action::Submit {
            form: form.interaction_id,
            texts: names.zip(texts.into_iter().map(str::to_owned)).collect(),
        })
    }

    fn channel_named(&self, name: &str) -> Snowflake {
        if name == "dm" {
            return self.person.direct_channel();
        }
        let known = self.stand_in.read(|state| {
            let mut channels = state.channels.values();
            channels.find(|c| c.name == name).map(|channel| channel.id)
        });
        known.unwrap_or_else(|| self.stand_in.channel(name))
    }

    /// Waits until the bot is done, and shows the outcome of an action.
    async fn show_outcome(&mut self, outcome: Outcome) -> SandboxResult<()> {
        let before = self.seen;
        let is_answered = matches!(outcome, Outcome::Answer(_));
        match outcome {
            Outcome::Choices(choices) => return self.write(&show::choices(&choices)).await,
            Outcome::Said => {}
            Outcome::Answer(answer) => match answer.first() {
                First::Modal(modal) => {
                    self.write(&show::modal(&modal)).await?;
                    self.form = Some(modal);
                    return Ok(());
                }
                First::Deferred => drop(answer.message().await?),
                _ => {}
            },
        }
        self.settle().await;
        self.show_news().await?;
        if is_answered && before == self.seen {
            return self.write("(done)\n").await;
        }
        Ok(())
    }

    /// Waits until the bot has nothing more to say for now.
    async fn settle(&self) {
        let mut changes = self.stand_in.listen();
        let calm = async { while timeout(QUIET, changes.changed()).await.is_ok() {} };
        if timeout(BUSY, calm).await.is_err() {
            tracing::debug!("the bot is still busy after its answer");
        }
    }

    /// The newest message in this channel that the person sees and `find` matches.
    fn newest<T>(
        &self,
        find: impl Fn(&Message) -> Option<T>,
        missing: String,
    ) -> SandboxResult<(Snowflake, T)> {
        let messages = self.stand_in.messages_seen_by(&self.person, self.channel);
        let mut newest = messages.iter().rev();
        newest
            .find_map(|message| Some((message.id, find(message)?)))
            .ok_or_else(|| SandboxError::not_possible(missing))
    }

    /// Shows every message that is new or edited since last time.
    async fn show_news(&mut self) -> SandboxResult<()> {
        let (seen, person) = (self.seen, self.person.id());
        let mut news: Vec<Message> = self.stand_in.read(|state| {
            let is_new =
                |m: &&Message| m.change > seen && !m.is_loading() && state.sees_message(person, m);
            state.messages.values().filter(is_new).cloned().collect()
        });
        news.sort_by_key(|message| message.change);
        for message in news {
            self.seen = self.seen.max(message.change);
            self.show(&message).await?;
        }
        Ok(())
    }

    async fn show_last(&mut self) -> SandboxResult<()> {
        let messages = self.stand_in.messages_seen_by(&self.person, self.channel);
        if messages.is_empty() {
            return self.write("no messages here\n").await;
        }
        let last = messages.len().saturating_sub(SHOWN);
        for message in &messages[last..] {
            self.show(message).await?;
        }
        Ok(())
    }

    async fn show(&mut self, message: &Message) -> SandboxResult<()> {
        self.pictures.save(message).await?;
        let text = self
            .stand_in
            .read(|state| show::message(state, &self.pictures, message));
        self.write(&text).await
    }

    async fn write(&mut self, text: &str) -> SandboxResult<()> {
        self.output.write_all(text.as_bytes()).await?;
        self.output.flush().await?;
        Ok(())
    }
}

/// The entries or texts of a line.
fn parts(line: &str) -> impl Iterator<Item = &str> {
    line.split(SEPARATOR).map(str::trim)
}
