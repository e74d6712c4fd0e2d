//! Secrets: the token, and files that contain one.

use std::path::Path;

use secrecy::{ExposeSecret, SecretString};

use super::ConfigError;

/// Words that belong in a header, not in a token.
const SCHEMES: [&str; 2] = ["bot ", "bearer "];

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
