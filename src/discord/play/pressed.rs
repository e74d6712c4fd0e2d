//! Handles the buttons, menus and forms for playing.

use halma_service::Error;

use crate::discord::command;
use crate::discord::command::{Answer, Context, Input};
use crate::discord::parts::carried::Carried;
use crate::discord::play::click::{Click, Form};
use crate::discord::play::{board, choose_move, clock, launch, r#move, resign};

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, chosen: &Input) -> Result<Answer, Error> {
        match self {
            Self::Move { at } => choose_move::open(cx, at).await,
            Self::Board { at } => board::look(cx, at.id).await,
            Self::Launch { at } => launch::open(cx, at.id).await,
            Self::Resign { at } => resign::ask(cx, at.id).await,
            Self::Claim { at } => resign::claim(cx, at).await,
            Self::ConfirmResign { at } => resign::confirm(cx, at).await,
            Self::KeepPlaying { .. } => Ok(resign::keep_playing(cx)),
            Self::GiveDay { at } => clock::give_day(cx, at).await,
            Self::Wake { at } => clock::wake(cx, at).await,
            Self::Mute { at } => clock::mute(cx, at).await,
            Self::Best { at } | Self::Targets { at, .. } => {
                choose_move::chosen(cx, at, chosen.one()).await
            }
            Self::Stones { at, .. } => choose_move::targets(cx, at, chosen.one()).await,
            Self::Stone { at, stone } => choose_move::targets(cx, at, &stone.text()).await,
            Self::Back { at } => choose_move::back_to_board(cx, at).await,
            Self::Page { at, page } => choose_move::page(cx, at, page).await,
            Self::Jumps { at, start } => {
                choose_move::jumps(cx, at, &start.text(), chosen.one()).await
            }
            Self::Confirm { at, chosen } => choose_move::confirmed(cx, at, chosen.text()).await,
            Self::Type { at, typed } => r#move::form(cx, at, &typed.text()).await,
            Self::WhichMove { .. } => match Carried::read(chosen.one()) {
                Some(carried) => r#move::chosen(cx, carried).await,
                None => Ok(cx.unknown()),
            },
            Self::WhichBoard { .. } => match Carried::read(chosen.one()) {
                Some(carried) => board::chosen(cx, carried.code).await,
                None => Ok(cx.unknown()),
            },
            Self::WhichResign { .. } => match Carried::read(chosen.one()) {
                Some(carried) => resign::chosen(cx, carried.code).await,
                None => Ok(cx.unknown()),
            },
        }
    }
}

impl command::click::Form for Form {
    async fn run(self, cx: &Context<'_>, text: &str) -> Result<Answer, Error> {
        let Self::Move { at } = self;
        r#move::play(cx, at.id, Some(at.turn), text.to_owned()).await
    }
}
