//! Buttons, menus and their rows.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::json::null_is_default;
use crate::state::snowflake::Snowflake;

/// Component types.
pub(crate) mod component_kind {
    /// A row of buttons or one select menu.
    pub(crate) const ACTION_ROW: u8 = 1;
    /// A button.
    pub(crate) const BUTTON: u8 = 2;
    /// A menu of given texts.
    pub(crate) const STRING_SELECT: u8 = 3;
    /// A text field of a modal.
    pub(crate) const TEXT_INPUT: u8 = 4;
    /// A menu of people.
    pub(crate) const USER_SELECT: u8 = 5;
    /// A menu of channels.
    pub(crate) const CHANNEL_SELECT: u8 = 8;
}

/// A row, a button or a menu.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Component {
    /// One of `component_kind`.
    #[serde(rename = "type")]
    pub kind: u8,
    /// The bot's own name for the component.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub custom_id: Option<String>,
    /// The text on a button.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// The look of a button: 1 to 4 are colors, 5 is a link.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub style: Option<u8>,
    /// The target of a link button.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Whether it is disabled.
    #[serde(deserialize_with = "null_is_default")]
    pub disabled: bool,
    /// The emoji on a button.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub emoji: Option<Value>,
    /// The text of a menu without a selection.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub placeholder: Option<String>,
    /// How many entries must be chosen; 1 if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_values: Option<usize>,
    /// How many entries may be chosen; 1 if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_values: Option<usize>,
    /// The entries of a menu.
    #[serde(
        skip_serializing_if = "Vec::is_empty",
        deserialize_with = "null_is_default"
    )]
    pub options: Vec<SelectOption>,
    /// The people or channels of a menu that are chosen at first.
    #[serde(
        skip_serializing_if = "Vec::is_empty",
        deserialize_with = "null_is_default"
    )]
    pub default_values: Vec<DefaultValue>,
    /// The components in a row.
    #[serde(
        skip_serializing_if = "Vec::is_empty",
        deserialize_with = "null_is_default"
    )]
    pub components: Vec<Component>,
}

impl Component {
    /// Returns true if it is a button.
    pub fn is_button(&self) -> bool {
        self.kind == component_kind::BUTTON
    }

    /// Returns true if it is a menu of any kind.
    pub fn is_select(&self) -> bool {
        matches!(
            self.kind,
            component_kind::STRING_SELECT | component_kind::USER_SELECT
                ..=component_kind::CHANNEL_SELECT
        )
    }

    /// What a person would call it: a button's label or emoji, a menu's placeholder.
    pub fn caption(&self) -> &str {
        let emoji = || self.emoji.as_ref()?.get("name")?.as_str();
        let shown = self.label.as_deref().or(self.placeholder.as_deref());
        shown
            .or_else(emoji)
            .or(self.custom_id.as_deref())
            .unwrap_or_default()
    }

    pub(super) fn is_called(&self, name: &str) -> bool {
        self.caption() == name || self.custom_id.as_deref() == Some(name)
    }
}

/// Somebody or something that is chosen at first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DefaultValue {
    /// The id.
    pub id: Snowflake,
    /// What it is, such as `user`.
    #[serde(rename = "type")]
    pub kind: String,
}

/// An entry of a menu.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SelectOption {
    /// What the person reads.
    pub label: String,
    /// What the bot receives.
    pub value: String,
    /// A second line below the label.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// A small picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub emoji: Option<Value>,
    /// Whether it is chosen at first.
    #[serde(deserialize_with = "null_is_default")]
    pub default: bool,
}
