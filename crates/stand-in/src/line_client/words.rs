//! Every sentence of the line client.

/// What `help` prints.
pub(super) const HELP: &str = "\
/COMMAND option:value ...    use a slash command; quotation marks protect values with colons
click LABEL                  press the newest such button that you see here
choose ENTRY                 choose in a menu, by value or label; several with ` | ` between
type TEXT                    send the open form; several fields with ` | ` between
complete /COMMAND option:..  show the choices for the last option
menu @USER COMMAND           use a command of a person's context menu
say TEXT                     write an ordinary message
as USER                      become another person
in CHANNEL                   go to another channel or thread; `in dm` is the talk with the bot
show                         show the last messages here
help                         show this
quit                         end
";

pub(super) const NO_SUCH_LINE: &str = "no such line; try `help`";
pub(super) const NO_OPEN_FORM: &str = "no form is open";
pub(super) const NO_CHOICES: &str = "no choices";
pub(super) const NOTHING_HERE: &str = "no messages here";
pub(super) const DONE: &str = "(done, nothing to see)";
pub(super) const EDITED: &str = ", edited";
pub(super) const DISABLED: &str = " (disabled)";

pub(super) fn no_such_button(label: &str) -> String {
    format!("you see no button `{label}` here")
}

pub(super) fn no_such_entry(entry: &str) -> String {
    format!("you see no menu with `{entry}` here")
}

pub(super) fn failed(why: &str) -> String {
    format!("! {why}")
}

pub(super) fn you_are(person: &str, channel: &str) -> String {
    format!("you are {person} in {channel}")
}

pub(super) fn only_seen_by(person: &str) -> String {
    format!(" (only {person} sees this)")
}

pub(super) fn notifies(names: &str) -> String {
    format!("notifies {names}")
}

pub(super) fn picture(path: &str, alt_text: &str) -> String {
    format!("picture {path}: {alt_text}")
}

pub(super) const NO_ALT_TEXT: &str = "without alt text";

pub(super) fn menu(caption: &str, entries: &str) -> String {
    format!("menu {caption}: {entries}")
}

pub(super) fn form(title: &str) -> String {
    format!("form: {title}")
}
