//! Rules for command definitions and choices beyond the API description.

use serde_json::Value;

use super::form::{Field, Form};
use super::refusal::Refusal;
use super::schema;
use crate::state::commands::{ENTRY_POINT, SLASH, option_kind};
use crate::state::installation::BY_PERSON;
use crate::state::locales::LOCALES;

/// Slash commands per application; each guild has as many again.
const SLASH_COMMANDS: usize = 100;
/// Commands per context menu and application; each guild has as many again.
const MENU_COMMANDS: usize = 15;
/// The context of conversations without the bot.
const PRIVATE_CHANNEL: u8 = 2;
/// The total of characters in a command's names, descriptions and values.
const TOTAL: usize = 8000;

/// Checks one definition.
pub(crate) fn check(body: &Value) -> Result<(), Refusal> {
    let mut form = Form::default();
    check_command(&mut form, &Field::root(body));
    form.finish()
}

/// Checks the list of definitions that replaces all commands.
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

/// Returns true if there are too many slash, user or message commands.
pub(crate) fn are_too_many(slash: usize, user: usize, message: usize) -> bool {
    slash > SLASH_COMMANDS || user > MENU_COMMANDS || message > MENU_COMMANDS
}

fn command_kind(command: &Field<'_>) -> u64 {
    command.get("type").number().unwrap_or(u64::from(SLASH))
}

fn check_command(form: &mut Form, command: &Field<'_>) {
    schema::check(form, command, "ApplicationCommandUpdateRequest");
    check_languages(form, command);
    check_contexts(form, command);
    if command_kind(command) == u64::from(ENTRY_POINT) {
        check_entry_point(form, command);
    } else if command_kind(command) == u64::from(SLASH) {
        check_name(form, command);
        if command.get("description").length() == 0 {
            form.require(&command.get("description"));
        }
        check_options(form, &command.get("options"));
    } else {
        check_menu_command(form, command);
    }
    if characters(command) > TOTAL {
        let message = format!("Command exceeds maximum size ({TOTAL})");
        form.refuse(command, "APPLICATION_COMMAND_TOO_LARGE", &message);
    }
}

/// Checks that people can install what is shown in conversations without the bot.
fn check_contexts(form: &mut Form, command: &Field<'_>) {
    let has = |field: &Field<'_>, number: u8| {
        let mut numbers = field.items().into_iter();
        numbers.any(|item| item.number() == Some(u64::from(number)))
    };
    let contexts = command.get("contexts");
    if has(&contexts, PRIVATE_CHANNEL) && !has(&command.get("integration_types"), BY_PERSON) {
        let message = "This context needs the integration type of an own install.";
        form.refuse(&contexts, "APPLICATION_COMMAND_CONTEXTS_INVALID", message);
    }
}

/// Checks the command that opens the Activity: who handles it is said, and it has no options.
fn check_entry_point(form: &mut Form, command: &Field<'_>) {
    check_name(form, command);
    let (handler, options) = (command.get("handler"), command.get("options"));
    if handler.is_null() {
        form.require(&handler);
    }
    if !options.items().is_empty() {
        let message = "Entry Point commands cannot have options";
        form.refuse(&options, "APPLICATION_COMMAND_ENTRY_POINT", message);
    }
}

/// Checks a context menu command: any name, but no description and no options.
fn check_menu_command(form: &mut Form, command: &Field<'_>) {
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

fn check_options(form: &mut Form, options: &Field<'_>) {
    let items = options.items();
    for option in &items {
        check_option(form, option);
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

fn check_option(form: &mut Form, option: &Field<'_>) {
    check_name(form, option);
    check_languages(form, option);
    if !is_branch(option) {
        return check_plain_option(form, option);
    }
    let (required, inner) = (option.get("required"), option.get("options"));
    if required.is_true() {
        let message = "Subcommands cannot be required.";
        form.refuse(
            &required,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            message,
        );
    }
    if option_kind_of(option) == option_kind::GROUP && inner.items().is_empty() {
        form.require(&inner);
    }
    check_options(form, &inner);
}

fn check_plain_option(form: &mut Form, option: &Field<'_>) {
    let (choices, autocomplete) = (option.get("choices"), option.get("autocomplete"));
    let kind = option_kind_of(option);
    let takes_choices = matches!(
        kind,
        option_kind::STRING | option_kind::INTEGER | option_kind::NUMBER
    );
    if takes_choices {
        check_choices(form, &choices);
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

/// Checks autocomplete choices.
pub(crate) fn check_answers(form: &mut Form, data: &Field<'_>) {
    let choices = data.get("choices");
    let has_numbers = choices
        .items()
        .iter()
        .any(|choice| choice.get("value").value.is_number());
    let kind = if has_numbers { "Number" } else { "String" };
    let schema = format!("InteractionApplicationCommandAutocompleteCallback{kind}Data");
    schema::check(form, data, &schema);
    check_choices(form, &choices);
}

fn check_choices(form: &mut Form, choices: &Field<'_>) {
    let code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS";
    form.unique(&choices.items(), code, |choice| {
        choice.get("name").value.clone()
    });
}

/// Checks a name of a slash command or option, and its translations.
fn check_name(form: &mut Form, named: &Field<'_>) {
    let localized = named.get("name_localizations").entries().into_iter();
    for name in localized.map(|(_, name)| name).chain([named.get("name")]) {
        if name.text().is_some_and(|text| !is_slash_name(text)) {
            let message = "String value did not match validation regex.";
            form.refuse(&name, "STRING_TYPE_REGEX", message);
        }
    }
}

fn check_languages(form: &mut Form, named: &Field<'_>) {
    for texts in ["name_localizations", "description_localizations"] {
        for (locale, text) in named.get(texts).entries() {
            if !LOCALES.contains(&locale) {
                let message = "Discord does not speak that language.";
                form.refuse(&text, "ENUM_TYPE_COERCE", message);
            }
        }
    }
}

/// Checks that a localized name differs from all default names and from the others in its language.
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

/// Discord's rule: letters, digits, `-`, `_` and apostrophes, in lower case if the script has it.
fn is_slash_name(name: &str) -> bool {
    let fits = |c: char| c.is_alphanumeric() || is_combining_mark(c) || "-_'".contains(c);
    name.chars().all(fits) && name.to_lowercase() == name
}

/// The marks of Devanagari and Thai, which the rule allows in addition to letters.
fn is_combining_mark(c: char) -> bool {
    ('\u{0900}'..='\u{097F}').contains(&c) || ('\u{0E00}'..='\u{0E7F}').contains(&c)
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

/// Counts all characters of a command; of each text only its longest translation counts.
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
