//! Secrets: the token, and files that contain one.

use std::path::Path;

use secrecy::{ExposeSecret, SecretString};
use toml::{Table, Value};

use super::environment::{TOKEN_ALIAS, VARIABLES, Variables};
use super::{ConfigError, set};

/// Words that belong in a header, not in a token.
const SCHEMES: [&str; 2] = ["bot ", "bearer "];

/// Lets the token of the environment win over that of the file, in whatever way each names it.
pub(super) fn choose_token(table: &mut Table, variables: &Variables) -> Result<(), ConfigError> {
    let [(token, _), (token_file, _), ..] = VARIABLES;
    let loser = if variables.get(token).is_some() {
        "token_file"
    } else if variables.get(token_file).is_some() {
        "token"
    } else if let Some(alias) = variables.get(TOKEN_ALIAS) {
        set(table, "discord.token", Value::String(alias.to_owned()))?;
        "token_file"
    } else {
        return Ok(());
    };
    if let Some(Value::Table(discord)) = table.get_mut("discord") {
        discord.remove(loser);
    }
    Ok(())
}

/// Reads a file that contains only a secret; `named_by` is the setting that names it.
pub(super) fn read_file(path: &Path, named_by: &str) -> Result<String, ConfigError> {
    let path_shown = path.display();
    let text = std::fs::read_to_string(path).map_err(|error| {
        ConfigError(format!(
            "cannot read the file {path_shown} that {named_by} names: {error}"
        ))
    })?;
    let secret = text.trim();
    if secret.is_empty() {
        return Err(ConfigError(format!(
            "the file {path_shown} that {named_by} names is empty"
        )));
    }
    if secret.contains(['\n', '\r']) {
        return Err(ConfigError(format!(
            "the file {path_shown} that {named_by} names has several lines; it must hold the secret alone"
        )));
    }
    Ok(secret.to_owned())
}

/// Reads a file that contains only a token; `named_by` is the option that names it.
///
/// # Errors
/// It can't be read, is empty, or has several lines.
pub fn read_token_file(path: &Path, named_by: &str) -> Result<SecretString, ConfigError> {
    read_file(path, named_by).map(Into::into)
}

/// Checks that a text can be a bot token, without revealing it.
///
/// # Errors
/// It can't be one.
pub fn check_token(token: &SecretString) -> Result<(), ConfigError> {
    let token = token.expose_secret();
    let advice = "copy it again from the page \"Bot\" in the Discord developer portal";
    let refused = |what: &str| Err(ConfigError(format!("the bot token {what}")));
    if token.trim().is_empty() {
        return refused(&format!("is empty; {advice}"));
    }
    let begins = token.to_ascii_lowercase();
    if let Some(scheme) = SCHEMES.iter().find(|scheme| begins.starts_with(**scheme)) {
        return refused(&format!(
            "begins with {:?}; leave that word out",
            &token[..scheme.len() - 1]
        ));
    }
    if token.contains(['\n', '\r']) {
        return refused(&format!("has a line break in it; {advice}"));
    }
    if !token.bytes().all(|byte| byte.is_ascii_graphic()) || token.contains(['"', '\'']) {
        return refused(&format!(
            "has a space, a quotation mark or a character that no token has; {advice}"
        ));
    }
    Ok(())
}
