//! Reading matches; nothing here changes one.

mod cups;
mod export;
mod feats;
mod glimpse;
mod known;
mod lists;
mod moments;
mod own_cups;
mod party;
mod posts;
mod profile;
mod ranking;
mod ranks;
mod suggest;
mod tables;
mod view;
mod view_context;
mod views;

pub use export::Export;
pub use feats::Feats;
pub use known::Known;
pub use lists::{Asker, Listing, Summary};
pub use moments::Moment;
pub use party::{LongestChain, SeasonParty};
pub use profile::{FamilyProfile, PastGame, Profile, Versus};
pub use ranks::TablePlace;
pub use suggest::Suggestion;
pub use tables::{Champions, Compared, ROWS_OF_A_PAGE, TableRequest, TableRow, TableView};
pub use views::{
    AwayView, CountedView, GameView, Hints, LevelBeaten, MatchView, PauseView, StageView,
};
