//! The user menu "Challenge to Halma": asks for the game, then challenges.

use halma_rules::Variant;
use halma_service::ids::UserId;
use halma_service::{Error, Person, Refusal};
use serenity::builder::{
    CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::discord::bot::asking::Membership;
use crate::discord::command::{Answer, Command, Context};
use crate::discord::lobby::challenge::Challenge;
use crate::discord::lobby::click::Click;
use crate::discord::parts::body::Body;
use crate::discord::parts::choice::Choice;
use crate::discord::parts::id::Coded as _;
use crate::discord::text::{Say as _, markup, say};

/// The name of the menu.
pub const CHALLENGE_USER: &str = "Challenge to Halma";

/// Asks for the game.
pub async fn ask(cx: &Context<'_>, person: Person) -> Result<Answer, Error> {
    if let Some(answer) = cx.missing_permissions() {
        return Ok(answer);
    }
    if !cx.bot.http.is_own(person.user) {
        if person.bot {
            return Err(Refusal::OpponentIsBot { user: person.user }.into());
        }
        if !person.member {
            return Err(Refusal::OpponentNotHere { user: person.user }.into());
        }
        cx.bot.service.meet(&person).await?;
    }
    let speaker = cx.speaker();
    let two_seats = Variant::ALL
        .into_iter()
        .filter(|variant| variant.seats() == 2);
    let options = two_seats.map(|variant| {
        CreateSelectMenuOption::new(speaker.say(&variant.key()), variant.name().to_owned())
    });
    let opponent = person.user;
    let id = Click::Game { opponent }.id();
    let kind = CreateSelectMenuKind::String {
        options: options.collect(),
    };
    let menu =
        CreateSelectMenu::new(id.to_string(), kind).placeholder(say!(speaker, "menu-which-game"));
    let content = say!(speaker, "which-game", user = markup::user(opponent));
    Ok(Answer::private(Body {
        rows: vec![CreateActionRow::SelectMenu(menu)],
        ..Body::text(content)
    }))
}

/// Challenges with the game that was chosen.
pub async fn chosen(cx: &Context<'_>, user: UserId, variant: Variant) -> Result<Answer, Error> {
    if cx.bot.http.is_own(user) {
        let challenge = Challenge {
            computer: Some(cx.level_to_try(variant).await?),
            variant: Some(variant),
            ..Challenge::default()
        };
        return challenge.run(cx).await;
    }
    let opponent = cx.bot.service.met(user).await?;
    // People refused when the menu was shown, such as bots, can't be chosen; but someone may have
    // left meanwhile.
    let membership = cx.bot.membership(cx.guild, user).await;
    if matches!(membership, Membership::Absent) {
        return Err(Refusal::OpponentNotHere { user }.into());
    }
    let challenge = Challenge {
        opponents: vec![opponent],
        variant: Some(variant),
        ..Challenge::default()
    };
    challenge.run(cx).await
}
