//! A client of lines: a developer types what people do and reads what they get.

mod show;
mod words;

use std::path::Path;
use std::time::Duration;

use tokio::io::{AsyncBufRead, AsyncBufReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::time::timeout;

use self::show::Album;
use crate::error::{SandboxError, SandboxResult};
use crate::people::Answer;
use crate::people::Person;
use crate::people::TypedCommand;
use crate::stand_in::StandIn;
use crate::state::State;
use crate::state::interaction::{First, Modal};
use crate::state::message::{Component, Message};
use crate::state::snowflake::Snowflake;

/// Who one is at first.
const FIRST_PERSON: &str = "anna";
/// Where one is at first.
const FIRST_CHANNEL: &str = "general";
/// What separates several entries or texts on one line.
const SEPARATOR: &str = " | ";
/// After an answer, the bot is done when nothing has happened for so long.
const QUIET: Duration = Duration::from_millis(150);
/// How long a busy bot is waited for after its answer.
const BUSY: Duration = Duration::from_secs(2);
/// How many messages `show` shows.
const SHOWN: usize = 10;

/// Reads lines until `quit` or the end of the input, does what they say and writes what happens.
///
/// Every line that uses the bot is answered before the next one is read, so scripts give the same
/// output each time. Pictures are saved in the folder `pictures` under numbered names.
///
/// # Errors
/// Only when reading, writing or saving fails; whatever the bot or the person does wrong is
/// written as a line.
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
    let mut desk = Desk {
        stand_in: stand_in.clone(),
        person: stand_in.user(FIRST_PERSON),
        channel: stand_in.channel(FIRST_CHANNEL),
        seen: stand_in.read(State::changes),
        form: None,
        album: Album::new(pictures),
        output,
    };
    let mut bell = stand_in.listen();
    let mut lines = input.lines();
    loop {
        tokio::select! {
            line = lines.next_line() => match line?.as_deref().map(str::trim) {
                None | Some("quit") => break,
                Some(line) => desk.obey(line).await?,
            },
            Ok(()) = bell.changed() => desk.show_news().await?,
        }
    }
    desk.settle().await;
    desk.show_news().await?;
    Ok(())
}

/// One person's place in front of the client.
struct Desk<W> {
    stand_in: StandIn,
    person: Person,
    channel: Snowflake,
    /// The count of changes up to which everything has been shown.
    seen: u64,
    form: Option<Modal>,
    album: Album,
    output: W,
}

impl<W: AsyncWrite + Unpin> Desk<W> {
    /// Does what a line says; mistakes become a line of output.
    async fn obey(&mut self, line: &str) -> SandboxResult<()> {
        match self.perform(line).await {
            Err(SandboxError::Io(error)) => Err(error.into()),
            Err(error) => {
                self.write(&format!("{}\n", words::failed(&error.to_string())))
                    .await
            }
            Ok(()) => Ok(()),
        }
    }

    async fn perform(&mut self, line: &str) -> SandboxResult<()> {
        let (verb, rest) = line
            .split_once(' ')
            .map_or((line, ""), |(v, r)| (v, r.trim()));
        match verb {
            "" => Ok(()),
            _ if line.starts_with('/') => {
                let answer = self.person.slash(self.channel, line).await;
                self.receive(answer).await
            }
            "click" => self.click(rest).await,
            "choose" => self.choose(rest).await,
            "type" => self.submit(rest).await,
            "complete" => self.complete(rest).await,
            "menu" => self.use_menu(rest).await,
            "say" => {
                self.person.say(self.channel, rest)?;
                self.settle().await;
                self.show_news().await
            }
            "as" => {
                self.person = self.stand_in.user(rest.trim_start_matches('@'));
                self.write_place().await
            }
            "in" => self.go_to(rest).await,
            "show" => self.show_last().await,
            "help" => self.write(words::HELP).await,
            _ => Err(SandboxError::not_possible(words::NO_SUCH_LINE)),
        }
    }

    async fn click(&mut self, label: &str) -> SandboxResult<()> {
        let has_it = |m: &Message| m.button(label).is_some_and(|button| !button.disabled);
        let message = self
            .newest(has_it)
            .ok_or_else(|| not(words::no_such_button(label)))?;
        let answer = self.person.click(message.id, label).await;
        self.receive(answer).await
    }

    async fn choose(&mut self, entries: &str) -> SandboxResult<()> {
        let entries: Vec<&str> = entries.split(SEPARATOR).map(str::trim).collect();
        let first = entries.first().copied().unwrap_or_default();
        let has_it = |select: &Component| {
            let fits = select
                .options
                .iter()
                .any(|o| o.value == first || o.label == first);
            !select.disabled && (fits || select.options.is_empty())
        };
        let named = |message: &Message| {
            message
                .selects()
                .into_iter()
                .find(|select| has_it(select))?
                .custom_id
                .clone()
        };
        let message = self.newest(|message| named(message).is_some());
        let found = message.and_then(|message| Some((message.id, named(&message)?)));
        let (message, select) = found.ok_or_else(|| not(words::no_such_entry(first)))?;
        let answer = self.person.select(message, &select, &entries).await;
        self.receive(answer).await
    }

    async fn submit(&mut self, text: &str) -> SandboxResult<()> {
        let form = self
            .form
            .clone()
            .ok_or_else(|| not(words::NO_OPEN_FORM.to_owned()))?;
        let texts: Vec<&str> = match form.fields.len() {
            1 => vec![text],
            _ => text.split(SEPARATOR).map(str::trim).collect(),
        };
        let names = form.fields.iter().map(|field| field.custom_id.as_str());
        let filled: Vec<(&str, &str)> = names.zip(texts).collect();
        let answer = self.person.submit_modal(&form, &filled).await?;
        self.form = None;
        self.receive(Ok(answer)).await
    }

    async fn complete(&mut self, line: &str) -> SandboxResult<()> {
        let typed = TypedCommand::parse(line)?;
        let option = typed
            .options
            .last()
            .map(|option| option.name.clone())
            .unwrap_or_default();
        let choices = self
            .person
            .autocomplete(self.channel, line, &option)
            .await?;
        self.write(&show::choices(&choices)).await
    }

    async fn use_menu(&mut self, rest: &str) -> SandboxResult<()> {
        let (name, command) = rest.split_once(' ').unwrap_or((rest, ""));
        let target = self.stand_in.user(name.trim_start_matches('@'));
        let answer = self
            .person
            .context_menu(self.channel, command.trim(), &target)
            .await;
        self.receive(answer).await
    }

    async fn go_to(&mut self, name: &str) -> SandboxResult<()> {
        let name = name.trim_start_matches('#');
        self.channel = if name == "dm" {
            self.person.direct_channel()
        } else {
            let known = self.stand_in.read(|state| {
                state
                    .channels
                    .values()
                    .find(|c| c.name == name)
                    .map(|channel| channel.id)
            });
            known.unwrap_or_else(|| self.stand_in.channel(name))
        };
        self.write_place().await
    }

    /// Waits until the bot is done with an interaction and shows what came of it.
    async fn receive(&mut self, answer: SandboxResult<Answer>) -> SandboxResult<()> {
        let answer = answer?;
        let before = self.seen;
        match answer.first() {
            First::Modal(modal) => {
                self.write(&show::modal(&modal)).await?;
                self.form = Some(modal);
                return Ok(());
            }
            First::Deferred => {
                answer.message().await?;
            }
            _ => {}
        }
        self.settle().await;
        self.show_news().await?;
        if before == self.seen {
            self.write(&format!("{}\n", words::DONE)).await
        } else {
            Ok(())
        }
    }

    /// Waits until the bot has nothing more to say for the moment.
    async fn settle(&self) {
        let mut bell = self.stand_in.listen();
        let calm = async { while timeout(QUIET, bell.changed()).await.is_ok() {} };
        if timeout(BUSY, calm).await.is_err() {
            tracing::debug!("the bot is still busy after its answer");
        }
    }

    /// The newest message here that this person sees and that fits.
    fn newest(&self, fits: impl Fn(&Message) -> bool) -> Option<Message> {
        let messages = self.stand_in.messages_seen_by(&self.person, self.channel);
        messages.into_iter().rev().find(fits)
    }

    /// Shows every message that is new or edited since the last time.
    async fn show_news(&mut self) -> SandboxResult<()> {
        let (seen, person) = (self.seen, self.person.id());
        let mut news: Vec<Message> = self.stand_in.read(|state| {
            let is_new =
                |m: &&Message| m.change > seen && !m.is_loading() && is_seen(state, m, person);
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
            return self.write(&format!("{}\n", words::NOTHING_HERE)).await;
        }
        let last = messages.len().saturating_sub(SHOWN);
        for message in &messages[last..] {
            self.show(message).await?;
        }
        Ok(())
    }

    async fn show(&mut self, message: &Message) -> SandboxResult<()> {
        self.album.save(message).await?;
        let text = self
            .stand_in
            .read(|state| show::message(state, &self.album, message));
        self.write(&text).await
    }

    async fn write_place(&mut self) -> SandboxResult<()> {
        let channel = self
            .stand_in
            .read(|state| show::channel_name(state, self.channel));
        self.write(&format!(
            "{}\n",
            words::you_are(self.person.name(), &channel)
        ))
        .await
    }

    async fn write(&mut self, text: &str) -> SandboxResult<()> {
        self.output.write_all(text.as_bytes()).await?;
        self.output.flush().await?;
        Ok(())
    }
}

fn is_seen(state: &State, message: &Message, person: Snowflake) -> bool {
    message.is_visible_to(person) && state.sees(person, message.channel_id)
}

fn not(why: String) -> SandboxError {
    SandboxError::not_possible(why)
}
