//! Runs errands: reminds people of their turn, and checks whether they are still on the server.

use halma_service::ids::MatchId;
use halma_service::{Errand, Error, Failure, Finding, GameView, Lost, MatchView, Urgency};

use crate::discord::bot::Bot;
use crate::discord::delivery::threads;
use crate::discord::http::{HttpError, error_text};
use crate::discord::posts;

/// Runs the errands that are due.
pub async fn run(bot: &Bot) -> Result<(), Error> {
    for id in bot.service.errands(bot.now()).await? {
        if let Err(error) = run_one(bot, id).await {
            tracing::error!(?error, %id, "couldn't run an errand");
        }
    }
    Ok(())
}

/// The outcome of a question.
enum Asked {
    Found(Finding),
    /// It may be answered later.
    Unanswered,
}

/// Runs an errand. Questions that can be repeated come first, and come again later if unanswered.
/// Then the errand is taken for good, so that its action happens at most once: better no reminder
/// than two.
async fn run_one(bot: &Bot, id: MatchId) -> Result<(), Error> {
    let (errand, view) = match bot.service.errand(id).await {
        Ok(Some(errand)) => errand,
        Ok(None) => return Ok(()),
        // Taking it drops it together with its damaged match.
        Err(error) if error.is_lasting() => {
            bot.service.take_errand(id, bot.now()).await?;
            return Ok(());
        }
        Err(error) => return Err(error),
    };
    let asked = match view.game() {
        Some(game) if errand != Errand::CloseThread => ask(bot, errand, &view, game).await,
        _ => Asked::Found(Finding::There),
    };
    let Asked::Found(mut finding) = asked else {
        return bot.service.put_off(id, bot.now()).await;
    };
    let before = (view.card.turn, view.card.place.channel);
    let view = bot.service.match_view(id).await?;
    // What was found out no longer holds if somebody has moved meanwhile, or the match itself has.
    if (view.card.turn, view.card.place.channel) != before {
        return Ok(());
    }
    let Some(errand) = bot.service.take_errand(id, bot.now()).await? else {
        return Ok(());
    };
    match (errand, finding) {
        (Errand::CloseThread, _) => {
            close_thread(bot, &view).await;
            return Ok(());
        }
        (Errand::Remind, Finding::There) => match remind(bot, &view).await {
            Ok(()) => {}
            Err(error) if error_text::failure(&error) == Failure::Passing => {
                log(&view, "a reminder is lost", &error);
                return Ok(());
            }
            Err(error) if error_text::is_unfit(&error) => {
                log(&view, "a reminder is lost", &error);
            }
            Err(_) => finding = Finding::NoPlace,
        },
        _ => {}
    }
    let (service, now) = (&bot.service, bot.now());
    service
        .note_finding(view.id, view.card.turn, errand, finding, now)
        .await
}

/// Asks whether the person is still on the server and the channel still exists.
async fn ask(bot: &Bot, errand: Errand, view: &MatchView, game: &GameView) -> Asked {
    let found = match look_for(bot, view, game).await {
        Ok(Finding::There) if errand != Errand::Remind => visit(bot, view).await,
        found => found,
    };
    match found {
        Ok(finding) => Asked::Found(finding),
        Err(error) if error_text::failure(&error) == Failure::Passing => {
            let error = error_text::describe(&error);
            tracing::warn!(code = %view.card.code, "postponing an errand: {error}");
            Asked::Unanswered
        }
        Err(_) => Asked::Found(Finding::NoPlace),
    }
}

/// Checks whether the person an errand is about is on the server.
async fn look_for(bot: &Bot, view: &MatchView, game: &GameView) -> Result<Finding, HttpError> {
    let who = match view.paused.as_ref().map(|paused| &paused.lost) {
        Some(Lost::Player(person)) => Some(person),
        _ => game.to_move().person(),
    };
    // The computer is there as long as the bot is.
    let Some(who) = who else {
        return Ok(Finding::There);
    };
    let Some(user) = who.user else {
        return Ok(Finding::Gone);
    };
    bot.budget.spend(Urgency::Reminder).await;
    match bot.http.member(view.card.place.guild, user).await {
        Ok(_) => Ok(Finding::There),
        Err(error) if error_text::is_unknown_person(&error) => Ok(Finding::Gone),
        Err(error) => Err(error),
    }
}

/// Unarchives a thread, or checks that the channel exists.
async fn visit(bot: &Bot, view: &MatchView) -> Result<Finding, HttpError> {
    if view.origin == view.card.place.channel {
        bot.budget.spend(Urgency::Thread).await;
        bot.http.channel(view.card.place.channel).await?;
    } else {
        threads::wake(bot, view).await?;
    }
    Ok(Finding::There)
}

async fn remind(bot: &Bot, view: &MatchView) -> Result<(), HttpError> {
    let Some(game) = view.game() else {
        return Ok(());
    };
    let channel = view.card.place.channel;
    let message = posts::reminder(bot.speaker(&view.card.place.locale), view, game).create();
    let sent = bot
        .send_message(channel, &message, Urgency::Reminder)
        .await?;
    let noted = bot
        .service
        .note_aside(view.id, view.card.turn, (channel, sent));
    if let Err(error) = noted.await {
        tracing::error!(?error, "couldn't delete a reminder after its turn");
    }
    Ok(())
}

async fn close_thread(bot: &Bot, view: &MatchView) {
    if let Err(error) = threads::close(bot, view).await {
        log(view, "a thread stays open", &error);
    }
}

fn log(view: &MatchView, what: &str, error: &HttpError) {
    let error = error_text::describe(error);
    tracing::warn!(code = %view.card.code, "{what}: {error}");
}
