//! `halma commands`.

use std::io::{self, Write};

use serde::Deserialize;

use super::CliError;
use crate::discord::text::{DEFAULT_LOCALE, Texts};
use crate::discord::{Pages, all_commands};

/// A command or an option as registered with Discord, without its translations.
#[derive(Deserialize)]
struct Described {
    name: String,
    #[serde(default)]
    description: String,
    /// The type of a command or of an option; each has its own numbers.
    #[serde(default, rename = "type")]
    kind: u8,
    #[serde(default)]
    options: Vec<Described>,
    #[serde(default)]
    required: bool,
    #[serde(default)]
    autocomplete: bool,
    #[serde(default)]
    choices: Vec<Choice>,
    min_value: Option<i64>,
    max_value: Option<i64>,
}

#[derive(Deserialize)]
struct Choice {
    name: String,
}

/// A user menu command (Discord's `USER`).
const USER_MENU: u8 = 2;
/// An option that is a group of subcommands.
const GROUP: u8 = 2;

impl Described {
    /// Returns the subcommands with their whole names, those in groups too.
    fn rows(&self) -> impl Iterator<Item = (String, &Self)> {
        self.options.iter().flat_map(move |row| {
            let name = format!("/{} {}", self.name, row.name);
            if row.kind == GROUP {
                let inner = row.options.iter();
                let named = move |row: &'_ Self| format!("{name} {}", row.name);
                inner.map(|row| (named(row), row)).collect()
            } else {
                vec![(name, row)]
            }
        })
    }
}

/// Lists the bot's commands, one per line, or as the page docs/commands.md.
pub(super) fn commands(markdown: bool, out: &mut dyn Write) -> Result<(), CliError> {
    let all = all_commands(&Texts::load().only(DEFAULT_LOCALE), Pages::of(true, false));
    let all: Result<Vec<Described>, _> = all.into_iter().map(serde_json::from_value).collect();
    let all = all.expect("commands are described as Discord wants it");
    let write = if markdown { write_page } else { write_lines };
    write(&all, out).map_err(CliError::output)
}

fn write_lines(all: &[Described], out: &mut dyn Write) -> io::Result<()> {
    for command in all {
        if command.kind == USER_MENU {
            writeln!(out, "Apps > {}", command.name)?;
        }
        for (name, row) in command.rows() {
            writeln!(out, "{name:<40}{}", row.description)?;
        }
    }
    Ok(())
}

fn write_page(all: &[Described], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "# Commands\n")?;
    writeln!(
        out,
        "Every command with its options, written by `halma commands --markdown`. Options are optional unless marked."
    )?;
    for command in all.iter().filter(|command| command.kind != USER_MENU) {
        writeln!(out, "\n## /{}\n\n{}.", command.name, command.description)?;
        for (name, row) in command.rows() {
            writeln!(out, "\n### `{name}`\n")?;
            writeln!(out, "{}.", row.description)?;
            write_options(&row.options, out)?;
        }
    }
    writeln!(out, "\n## Apps\n\nIn the menu of a person.\n")?;
    for command in all.iter().filter(|command| command.kind == USER_MENU) {
        writeln!(out, "- **{}**", command.name)?;
    }
    Ok(())
}

fn write_options(options: &[Described], out: &mut dyn Write) -> io::Result<()> {
    if !options.is_empty() {
        writeln!(out, "\n| option | what it is | values |\n|---|---|---|")?;
    }
    for option in options {
        let required = if option.required { " (required)" } else { "" };
        let [name, description] = [&option.name, &option.description];
        let values = values(option);
        writeln!(out, "| `{name}`{required} | {description} | {values} |")?;
    }
    Ok(())
}

/// Returns the possible values of an option, by its type in Discord.
fn values(option: &Described) -> String {
    let names: Vec<&str> = option.choices.iter().map(|choice| &*choice.name).collect();
    match (option.kind, option.min_value, option.max_value) {
        _ if !names.is_empty() => names.join(" · "),
        (_, Some(min), Some(max)) => format!("{min} to {max}"),
        (5, ..) => "yes or no".to_owned(),
        (6, ..) => "a person".to_owned(),
        (7, ..) => "a channel".to_owned(),
        (11, ..) => "a file".to_owned(),
        _ if option.autocomplete => "text, with suggestions".to_owned(),
        _ => "text".to_owned(),
    }
}
