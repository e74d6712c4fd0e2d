//! Limits of command definitions.

use serde_json::Value;

use super::choices;
use super::form::{Field, Form};
use crate::commands::{MESSAGE_MENU, SLASH, USER_MENU, option_kind};
use crate::locales::LOCALES;
use crate::refusal::Refusal;

/// Slash commands per application, and again per guild.
const SLASH_COMMANDS: usize = 100;
/// Commands of each context menu per application, and again per guild.
const MENU_COMMANDS: usize = 15;
/// Characters of a name.
const NAME: usize = 32;
/// Characters of a description.
const DESCRIPTION: usize = 100;
/// Options per command, group or subcommand.
const OPTIONS: usize = 25;
/// Characters of all names, descriptions and values of a command together.
const TOTAL: usize = 8000;
/// The largest length that an option may ask of a text.
const TEXT_LENGTH: u64 = 6000;

/// Checks one definition.
pub(crate) fn check(body: &Value) -> Result<(), Refusal> {
    let mut form = Form::default();
    check_command(&mut form, &Field::root(body));
    form.finish()
}

/// Checks a list of definitions that replaces all commands.
pub(crate) fn check_list(body: &Value) -> Result<(), Refusal> {
    let mut form = Form::default();
    let commands = Field::root(body).items();
    for command in &commands {
        check_command(&mut form, command);
    }
    form.unique(
        &commands,
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
        |command| (command_kind(command), command.get("name").value.clone()),
    );
    form.finish()
}

/// Whether these numbers of slash, user and message commands are too many.
pub(crate) fn are_too_many(slash: usize, user: usize, message: usize) -> bool {
    slash > SLASH_COMMANDS || user > MENU_COMMANDS || message > MENU_COMMANDS
}

fn command_kind(command: &Field<'_>) -> u64 {
    command.get("type").number().unwrap_or(u64::from(SLASH))
}

fn check_command(form: &mut Form, command: &Field<'_>) {
    let kinds = [
        u64::from(SLASH),
        u64::from(USER_MENU),
        u64::from(MESSAGE_MENU),
    ];
    form.one_of(&command.get("type"), &kinds);
    check_numbers(form, &command.get("contexts"), 2);
    check_numbers(form, &command.get("integration_types"), 1);
    check_permissions(form, &command.get("default_member_permissions"));
    if command_kind(command) == u64::from(SLASH) {
        check_name(form, command);
        check_description(form, command);
        check_options(form, &command.get("options"), Level::Command);
    } else {
        check_menu_command(form, command);
    }
    if characters(command) > TOTAL {
        let message = format!("Command exceeds maximum size ({TOTAL})");
        form.refuse(command, "APPLICATION_COMMAND_TOO_LARGE", &message);
    }
}

/// A command of a context menu has a free name, and neither description nor options.
fn check_menu_command(form: &mut Form, command: &Field<'_>) {
    form.required_text(&command.get("name"), 1..=NAME);
    check_localized(form, &command.get("name_localizations"), NAME, false);
    if command.get("description").length() > 0 {
        let message = "Context menu commands cannot have description";
        form.refuse(
            &command.get("description"),
            "APPLICATION_COMMAND_CONTEXT_MENU",
            message,
        );
    }
    if !command.get("options").items().is_empty() {
        let message = "Context menu commands cannot have options";
        form.refuse(
            &command.get("options"),
            "APPLICATION_COMMAND_CONTEXT_MENU",
            message,
        );
    }
}

/// Where a list of options stands; this decides what it may contain.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    Command,
    Group,
    Subcommand,
}

fn check_options(form: &mut Form, options: &Field<'_>, level: Level) {
    form.count(options, 0..=OPTIONS);
    let items = options.items();
    for option in &items {
        check_option(form, option, level);
    }
    form.unique(
        &items,
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        |option| option.get("name").value.clone(),
    );
    check_localized_names(form, &items);
    let branches = items.iter().filter(|option| is_branch(option)).count();
    if branches != 0 && branches != items.len() {
        let message = "Sub-command and sub-command group option types are mutually exclusive to all other types";
        form.refuse(options, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    let is_required = |option: &&Field<'_>| option.get("required").is_true();
    let late = items.iter().skip_while(is_required).find(is_required);
    if let Some(late) = late {
        let message = "Required options must be placed before non-required options";
        form.refuse(
            late,
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
            message,
        );
    }
}

fn check_option(form: &mut Form, option: &Field<'_>, level: Level) {
    check_name(form, option);
    check_description(form, option);
    let kind = option.get("type");
    let inner = match option_kind_of(option) {
        option_kind::SUBCOMMAND if level != Level::Subcommand => Level::Subcommand,
        option_kind::GROUP if level == Level::Command => Level::Group,
        _ if level == Level::Group => {
            let message = "A group holds only subcommands.";
            return form.refuse(&kind, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
        }
        option_kind::STRING..=option_kind::ATTACHMENT => return check_plain_option(form, option),
        _ => {
            return form.refuse(
                &kind,
                "UNION_TYPE_CHOICES",
                "No such option type is allowed here.",
            );
        }
    };
    if option.get("required").is_true() {
        let message = "Subcommands cannot be required.";
        form.refuse(
            &option.get("required"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            message,
        );
    }
    if inner == Level::Group {
        form.count(&option.get("options"), 1..=OPTIONS);
    }
    check_options(form, &option.get("options"), inner);
}

fn check_plain_option(form: &mut Form, option: &Field<'_>) {
    let (choices, autocomplete) = (option.get("choices"), option.get("autocomplete"));
    let kind = option_kind_of(option);
    let takes_choices = matches!(
        kind,
        option_kind::STRING | option_kind::INTEGER | option_kind::NUMBER
    );
    if takes_choices {
        choices::check(form, &choices, Some(kind));
    } else if !choices.items().is_empty() || autocomplete.is_true() {
        let message = "Choices fit only texts and numbers.";
        form.refuse(
            &choices,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            message,
        );
    }
    if autocomplete.is_true() && !choices.items().is_empty() {
        let message = "Choices and autocomplete cannot be used together.";
        form.refuse(
            &autocomplete,
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
            message,
        );
    }
    form.number(&option.get("min_length"), 0..=TEXT_LENGTH);
    form.number(&option.get("max_length"), 1..=TEXT_LENGTH);
    check_order(form, &option.get("min_length"), &option.get("max_length"));
    check_order(form, &option.get("min_value"), &option.get("max_value"));
}

fn check_order(form: &mut Form, least: &Field<'_>, most: &Field<'_>) {
    if let (Some(smaller), Some(larger)) = (least.value.as_f64(), most.value.as_f64())
        && smaller > larger
    {
        form.refuse(
            least,
            "NUMBER_TYPE_MAX",
            "The minimum is larger than the maximum.",
        );
    }
}

fn check_name(form: &mut Form, named: &Field<'_>) {
    let name = named.get("name");
    form.required_text(&name, 1..=NAME);
    if name.text().is_some_and(|name| !is_slash_name(name)) {
        let message = "String value did not match validation regex.";
        form.refuse(&name, "STRING_TYPE_REGEX", message);
    }
    check_localized(form, &named.get("name_localizations"), NAME, true);
}

fn check_description(form: &mut Form, described: &Field<'_>) {
    form.required_text(&described.get("description"), 1..=DESCRIPTION);
    check_localized(
        form,
        &described.get("description_localizations"),
        DESCRIPTION,
        false,
    );
}

fn check_localized(form: &mut Form, texts: &Field<'_>, longest: usize, is_slash: bool) {
    for (locale, text) in texts.entries() {
        if !LOCALES.contains(&locale) {
            form.refuse(
                &text,
                "ENUM_TYPE_COERCE",
                "Discord does not speak that language.",
            );
        }
        form.required_text(&text, 1..=longest);
        if is_slash && text.text().is_some_and(|name| !is_slash_name(name)) {
            let message = "String value did not match validation regex.";
            form.refuse(&text, "STRING_TYPE_REGEX", message);
        }
    }
}

/// A localized name must differ from all default names and from the others of its language.
fn check_localized_names(form: &mut Form, options: &[Field<'_>]) {
    for (index, option) in options.iter().enumerate() {
        for (locale, name) in option.get("name_localizations").entries() {
            let is_taken = options.iter().enumerate().any(|(other, rival)| {
                let localized = rival.get("name_localizations").get(locale);
                other != index
                    && (rival.get("name").value == name.value || localized.value == name.value)
            });
            if is_taken {
                let code = "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS";
                form.refuse(&name, code, "Another option has that name.");
            }
        }
    }
}

/// Discord's rule: letters, digits, `-`, `_` and apostrophes, and lower case where it exists.
fn is_slash_name(name: &str) -> bool {
    let fits = |c: char| c.is_alphanumeric() || is_combining_mark(c) || "-_'".contains(c);
    name.chars().all(fits) && name.to_lowercase() == name
}

/// The marks of Devanagari and Thai, which the rule allows beside letters.
fn is_combining_mark(c: char) -> bool {
    ('\u{0900}'..='\u{097F}').contains(&c) || ('\u{0E00}'..='\u{0E7F}').contains(&c)
}

fn check_numbers(form: &mut Form, list: &Field<'_>, largest: u64) {
    if list.value.as_array().is_some_and(Vec::is_empty) {
        form.refuse(list, "BASE_TYPE_BAD_LENGTH", "Must be 1 or more in length.");
    }
    for item in list.items() {
        form.number(&item, 0..=largest);
    }
    form.unique(&list.items(), "SET_TYPE_ALREADY_CONTAINS_VALUE", |item| {
        item.value.clone()
    });
}

fn check_permissions(form: &mut Form, bits: &Field<'_>) {
    let is_fine = bits.number().is_some() || bits.text().is_some_and(|b| b.parse::<u64>().is_ok());
    if !bits.is_null() && !is_fine {
        form.refuse(bits, "NUMBER_TYPE_COERCE", "Value is not a permission set.");
    }
}

fn option_kind_of(option: &Field<'_>) -> u8 {
    option
        .get("type")
        .number()
        .and_then(|kind| u8::try_from(kind).ok())
        .unwrap_or(0)
}

fn is_branch(option: &Field<'_>) -> bool {
    matches!(
        option_kind_of(option),
        option_kind::SUBCOMMAND | option_kind::GROUP
    )
}

/// All characters of a command; of each text only its longest language counts.
fn characters(command: &Field<'_>) -> usize {
    let longest = |key: &str| {
        let localized = command.get(&format!("{key}_localizations")).entries();
        let lengths = localized.iter().map(|(_, text)| text.length());
        lengths
            .chain([command.get(key).length()])
            .max()
            .unwrap_or(0)
    };
    let inner = ["options", "choices"].map(|list| command.get(list).items());
    let below: usize = inner.iter().flatten().map(characters).sum();
    longest("name") + longest("description") + command.get("value").length() + below
}
