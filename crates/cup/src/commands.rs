//! The commands: JSON in, JSON out, and a sentence if something is wrong.

use serde::Serialize;

use crate::form::CupForm;
use crate::{Cup, Fault, Mismatch, Verified};

/// Pairs the next round of a cup: a [`CupForm`] in, a [`crate::Pairing`] out.
///
/// # Errors
/// What is wrong with the cup, or why nothing can be paired.
pub fn pair(text: &str) -> Result<String, Fault> {
    Ok(json(&crate::pair(&read(text)?)?))
}

/// Computes the table of a cup: a [`CupForm`] in, a list of [`crate::Row`] out.
///
/// # Errors
/// What is wrong with the cup.
pub fn standings(text: &str) -> Result<String, Fault> {
    Ok(json(&crate::standings(&read(text)?)))
}

/// Computes an [`crate::Export`] again.
///
/// # Errors
/// The first difference.
pub fn verify(text: &str) -> Result<Verified, Mismatch> {
    let export = serde_json::from_str(text).map_err(Fault::Unreadable)?;
    crate::verify(&export)
}

fn read(text: &str) -> Result<Cup, Fault> {
    let form: CupForm = serde_json::from_str(text)?;
    Cup::try_from(&form)
}

fn json(printed: &impl Serialize) -> String {
    serde_json::to_string(printed).expect("ids and numbers are plain JSON")
}
