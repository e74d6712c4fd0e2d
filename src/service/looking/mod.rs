//! Looking at matches; nothing here changes one.

mod glance;
mod lists;
mod personal;
mod posts;
mod profile;
mod ranking;
mod ranks;
mod suggest;
mod tables;
mod view;
mod views;

pub use lists::{Listing, Summary};
pub use personal::{Export, Known};
pub use profile::{FamilyProfile, PastGame, Profile, Versus};
pub use ranks::TablePlace;
pub use suggest::Suggestion;
pub use tables::{Champions, Compared, ROWS_OF_A_PAGE, TableRequest, TableRow, TableView};
pub use views::{
    AwayView, CancelledView, CountedView, GameView, LostView, MatchView, ModeratedView, OfferView,
    PauseView, StageView, Undone,
};
