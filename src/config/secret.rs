//! Secrets: the token, and files that contain one.

use std::path::Path;

use secrecy::{ExposeSecret, SecretString};
use toml::{Table, Value};

use super::environment::{TOKEN_ALIAS, VARIABLES, Variables};
use super::{ConfigError, set};

/// Words that belong in a header, not in a token.
const SCHEMES: [&str; 2] = ["bot ", "bearer "];

/// Lets the secrets of the environment win over those of the file, in whatever way each names them.
pub(super) fn choose(table: &mut Table, variables: &Variables) -> Result<(), ConfigError> {
    let [token, token_file, secret, secret_file, ..] = VARIABLES.map(|(name, _)| name);
    let names = [token, token_file, secret, secret_file];
    let [token, token_file, secret, secret_file] = names.map(|name| variables.get(name).is_some());
    let mut losers = Vec::new();
    if token {
        losers.push("token_file");
    } else if token_file {
        losers.push("token");
    } else if let Some(alias) = variables.get(TOKEN_ALIAS) {
        set(table, "discord.token", Value::String(alias.to_owned()))?;
        losers.push("token_file");
    }
    if secret {
        losers.push("client_secret_file");
    } else if secret_file {
        losers.push("client_secret");
    }
    if let Some(Value::Table(discord)) = table.get_mut("discord") {
        discord.retain(|key, _| !losers.contains(&key));
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
    let begins = token.expose_secret().to_ascii_lowercase();
    if let Some(scheme) = SCHEMES.iter().find(|scheme| begins.starts_with(**scheme)) {
        let scheme = &token.expose_secret()[..scheme.len() - 1];
        return Err(ConfigError(format!(
            "the bot token begins with {scheme:?}; leave that word out"
        )));
    }
    check(token, ["bot token", "token", "Bot"])
}

/// Checks that a text can be a client secret, without revealing it.
pub(super) fn check_client_secret(secret: &SecretString) -> Result<(), ConfigError> {
    check(secret, ["client secret", "secret", "OAuth2"])
}

/// Checks that a text can be a secret of Discord's; `page` of the developer portal has it.
fn check(secret: &SecretString, [what, kind, page]: [&str; 3]) -> Result<(), ConfigError> {
    let secret = secret.expose_secret();
    let wrong = if secret.trim().is_empty() {
        "is empty"
    } else if secret.contains(['\n', '\r']) {
        "has a line break in it"
    } else if !secret.bytes().all(|byte| byte.is_ascii_graphic()) || secret.contains(['"', '\'']) {
        &format!("has a space, a quotation mark or a character that no {kind} has")
    } else {
        return Ok(());
    };
    Err(ConfigError(format!(
        "the {what} {wrong}; copy it again from the page {page:?} in the Discord developer portal"
    )))
}
