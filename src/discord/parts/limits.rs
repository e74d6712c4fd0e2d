//! Discord's own numbers: what it allows, in units of UTF-16. Its documentation says so; the
//! tests' stand-in refuses what is more.

use crate::service;

/// The characters of a message's text.
pub const MOST_CONTENT_CHARS: usize = 2_000;
/// The characters of the description of a picture.
pub const MOST_ALT_CHARS: usize = 1_024;
/// The characters of an embed's description are 4,096; a little is left for what stands around.
pub const MOST_DESCRIPTION_CHARS: usize = 4_000;
/// The choices that are shown while somebody types.
pub const MOST_CHOICES: usize = 25;
/// The characters of a choice, of a menu's option, and of its value.
pub const MOST_LABEL_CHARS: usize = 100;
/// The characters of a button.
pub const MOST_BUTTON_CHARS: usize = 80;
/// The options of a menu.
pub const MOST_OPTIONS: usize = 25;
/// The rows of buttons and menus below a message.
pub const MOST_ROWS: usize = 5;
/// The characters of a thread's name.
pub const MOST_THREAD_NAME_CHARS: usize = 100;
/// The characters of a move that can be typed; ours, and far more than the longest has.
pub const MOST_MOVE_CHARS: u16 = 200;
/// The characters of a field of a form, in which a record is given.
pub const MOST_RECORD_CHARS: u16 = 4_000;
/// The characters of a moderator's reason; what the service keeps.
pub const MOST_REASON_CHARS: u16 = service::MOST_REASON_CHARS as u16;
/// The characters of a private note; what the service keeps.
pub const MOST_NOTE_CHARS: u16 = service::MOST_NOTE_CHARS as u16;
