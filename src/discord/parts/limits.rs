//! Discord's documented limits, in UTF-16 units. The tests' stand-in enforces them.

/// The maximum length of a message's content.
pub const MOST_CONTENT_CHARS: usize = 2_000;
/// The maximum length of a picture's alt text.
pub const MOST_ALT_CHARS: usize = 1_024;
/// The maximum length of an embed's description is 4,096; this leaves a little for what surrounds
/// it.
pub const MOST_DESCRIPTION_CHARS: usize = 4_000;
/// The maximum number of autocomplete choices.
pub const MOST_CHOICES: usize = 25;
/// The maximum length of a choice or menu option, and of its value.
pub const MOST_LABEL_CHARS: usize = 100;
/// The maximum length of a button's label.
pub const MOST_BUTTON_CHARS: usize = 80;
/// The maximum number of options in a menu.
pub const MOST_OPTIONS: usize = 25;
/// The maximum number of rows of buttons and menus.
pub const MOST_ROWS: usize = 5;
/// The maximum length of a thread's name.
pub const MOST_THREAD_NAME_CHARS: usize = 100;
/// The maximum length of a typed move: our own limit, far above the longest move.
pub const MOST_MOVE_CHARS: u16 = 200;
/// The maximum length of a form field for a record.
pub const MOST_RECORD_CHARS: u16 = 4_000;
/// The maximum length of a moderator's reason, as the service stores it.
pub const MOST_REASON_CHARS: u16 = halma_service::MOST_REASON_CHARS as u16;
/// The maximum length of a private note, as the service stores it.
pub const MOST_NOTE_CHARS: u16 = halma_service::MOST_NOTE_CHARS as u16;
/// The maximum length of a plan, as the service stores it.
pub const MOST_PLAN_CHARS: u16 = halma_service::MOST_PLAN_CHARS as u16;
