//! Sends what couldn't be sent as an answer: after a failure, after a restart, or automatically.

use halma_service::ids::MessageId;
use halma_service::{
    Delivery, Error, Failure, MatchView, OldMessage, Post, PostKind, PostRef, Retirement,
    StageView, Urgency,
};

use crate::discord::bot::Bot;
use crate::discord::delivery::{find_message, threads};
use crate::discord::http::{HttpError, Message, error_text};
use crate::discord::parts::body::{Body, Touch};
use crate::discord::posts;

/// Delivers a post and its follow-ups.
///
/// # Errors
/// The outcome of a post couldn't be recorded.
pub async fn deliver(bot: &Bot, reference: PostRef) -> Result<(), Error> {
    let mut waiting = vec![reference];
    while let Some(next) = waiting.pop() {
        waiting.extend(deliver_one(bot, next).await?);
    }
    Ok(())
}

async fn deliver_one(bot: &Bot, reference: PostRef) -> Result<Vec<PostRef>, Error> {
    if let Some((post, delivery)) = bot.unnoted.take(reference) {
        return bot.note_delivered(&post, delivery).await;
    }
    let (post, view) = match ready(bot, reference).await {
        Ok(Some(ready)) => ready,
        Ok(None) => return Ok(Vec::new()),
        Err(NotReady::NoThread(failure)) => return undelivered(bot, reference, &failure).await,
        Err(NotReady::Unreadable(error)) => return unreadable(bot, reference, error).await,
    };
    if let Some(answered) = post.answers
        && bot.answering.wait(answered).await
    {
        return Ok(vec![reference]);
    }
    let sent = if post.overtaken {
        overtaken(bot, &post, &view).await
    } else {
        send(bot, &post, &view).await.map(Some)
    };
    match sent {
        Ok(Some(delivery)) => bot.note_delivered(&post, delivery).await,
        Ok(None) => bot.service.not_there(reference).await.map(|()| Vec::new()),
        Err(Unsent::Unreadable(error)) => unreadable(bot, reference, error).await,
        Err(Unsent::Discord(error)) if is_lost_lobby(&error, &post, &view) => {
            bot.service.post_again(view.id, bot.now()).await?;
            Ok(Vec::new())
        }
        Err(Unsent::Discord(error)) => {
            let failure = bot.judge(&error);
            let why = error_text::describe(&error);
            if matches!(failure, Failure::Unfit(_)) && !post.overtaken && !post.kind.is_change() {
                tracing::error!(code = %view.card.code, kind = ?post.kind, "a post was refused, sending it as plain text: {why}");
                return say_plainly(bot, &post, &view).await;
            }
            tracing::warn!(code = %view.card.code, ?failure, "couldn't deliver a post: {why}");
            undelivered(bot, reference, &failure).await
        }
    }
}

/// Why a post didn't reach Discord.
enum Unsent {
    Discord(HttpError),
    /// Its content can't be read.
    Unreadable(Error),
}

impl From<HttpError> for Unsent {
    fn from(error: HttpError) -> Self {
        Self::Discord(error)
    }
}

impl From<Error> for Unsent {
    fn from(error: Error) -> Self {
        Self::Unreadable(error)
    }
}

async fn unreadable(bot: &Bot, reference: PostRef, error: Error) -> Result<Vec<PostRef>, Error> {
    let failure = if error.is_lasting() {
        Failure::Lasting("the match cannot be loaded".to_owned())
    } else {
        Failure::Passing
    };
    tracing::error!(?error, ?reference, "couldn't build a post");
    undelivered(bot, reference, &failure).await
}

/// Posts in plain words that something happened in a match, if Discord refuses the message that
/// would have shown it.
async fn say_plainly(bot: &Bot, post: &Post, view: &MatchView) -> Result<Vec<PostRef>, Error> {
    let speaker = bot.speaker(&view.card.place.locale);
    match say(bot, post, posts::plain(speaker, view, post.by)).await {
        Ok(message) => {
            bot.note_delivered(post, Delivery::of(Some(message), bot.now()))
                .await
        }
        Err(error) => {
            let failure = bot.judge(&error);
            tracing::error!(code = %view.card.code, ?failure, "couldn't deliver a post as plain text either");
            undelivered(bot, post.reference, &failure).await
        }
    }
}

/// Returns true if the message of an open challenge is gone, which is then posted again.
fn is_lost_lobby(error: &HttpError, post: &Post, view: &MatchView) -> bool {
    let is_open = matches!(view.stage, StageView::Open { .. });
    post.kind == PostKind::Refresh && is_open && error_text::is_gone(error)
}

async fn undelivered(
    bot: &Bot,
    reference: PostRef,
    failure: &Failure,
) -> Result<Vec<PostRef>, Error> {
    let noted = bot.service.undelivered(reference, failure, bot.now());
    noted.await.map(|()| Vec::new())
}

/// Why a post can't be sent now.
enum NotReady {
    /// Its thread couldn't be created.
    NoThread(Failure),
    /// The post or its match can't be read.
    Unreadable(Error),
}

/// Returns a post with its match, after creating its thread if needed.
async fn ready(bot: &Bot, reference: PostRef) -> Result<Option<(Post, MatchView)>, NotReady> {
    let find = || async {
        let found = bot.service.post(reference).await;
        found.map_err(NotReady::Unreadable)
    };
    match find().await? {
        Some((post, view))
            if view.needs_thread && post.kind == PostKind::Board && !post.overtaken =>
        {
            let opened = threads::open(bot, &post, &view).await;
            opened.map_err(NotReady::NoThread)?;
            find().await
        }
        found => Ok(found),
    }
}

async fn send(bot: &Bot, post: &Post, view: &MatchView) -> Result<Delivery, Unsent> {
    let none = Delivery::of(None, bot.now());
    match post.kind {
        PostKind::Retire(retirement) => {
            if let Some(old) = post.replaces {
                retire(bot, old, retirement, view).await?;
            }
            Ok(none)
        }
        PostKind::Refresh => {
            let shown = refresh(bot, post, view).await?;
            Ok(Delivery::of(shown, bot.now()))
        }
        PostKind::Notice(notice) => {
            // Another notice may have the same text, so only an answer is known to be this one.
            if post.answers.is_some()
                && let Some(arrived) = find_message::find(bot, post, |_| false).await?
            {
                return Ok(found(bot, &arrived));
            }
            let Some(body) = posts::notice(bot, view, notice).await? else {
                return Ok(none);
            };
            let message = say(bot, post, body).await?;
            Ok(Delivery::of(Some(message), bot.now()))
        }
        PostKind::Summary => {
            let speaker = bot.speaker(&view.card.place.locale);
            say(bot, post, posts::summary(speaker, view)).await?;
            Ok(none)
        }
        PostKind::Challenge | PostKind::Board | PostKind::End | PostKind::Closed => {
            Ok(show(bot, post, view).await?)
        }
    }
}

/// Sends a message with a match's buttons, unless it already exists.
async fn show(bot: &Bot, post: &Post, view: &MatchView) -> Result<Delivery, HttpError> {
    let speaker = bot.speaker(&view.card.place.locale);
    let drawn = bot.picture(view).await;
    let body = posts::present(speaker, view, drawn, post.by, bot.page_inside());
    if let Some(old) = view.shown_in_place(post) {
        match bot
            .change_message(old, &body.clone().edit(), Urgency::of(post.kind))
            .await
        {
            Ok(()) => return Ok(Delivery::in_place(old.message, bot.now())),
            Err(error) if !error_text::is_gone(&error) => return Err(error),
            Err(_) => {}
        }
    }
    let text = body.text_sent();
    let is_it = |message: &Message| find_message::shows(message, view, &text);
    if post.may_have_arrived
        && let Some(arrived) = find_message::find(bot, post, is_it).await?
    {
        return Ok(found(bot, &arrived));
    }
    let message = say(bot, post, body).await?;
    Ok(Delivery::of(Some(message), bot.now()))
}

/// Returns the delivery of a post whose message was found.
fn found(bot: &Bot, message: &Message) -> Delivery {
    Delivery {
        // False for a message sent directly that couldn't be recorded before the process ended.
        by_token: message.is_by_token(),
        ..Delivery::of(Some(message.id()), bot.now())
    }
}

/// Looks for the message of an overtaken post; `None` if there is none.
async fn overtaken(bot: &Bot, post: &Post, view: &MatchView) -> Result<Option<Delivery>, Unsent> {
    let old = find_message::find(bot, post, |message| {
        find_message::is_old_board(message, post, view)
    })
    .await?;
    Ok(old.map(|message| found(bot, &message)))
}

/// Sends a new message.
async fn say(bot: &Bot, post: &Post, body: Body) -> Result<MessageId, HttpError> {
    let message = body.create_for(post.reference);
    bot.send_message(post.channel, &message, Urgency::of(post.kind))
        .await
}

/// Updates the message of a match, and returns that message.
async fn refresh(bot: &Bot, post: &Post, view: &MatchView) -> Result<Option<MessageId>, HttpError> {
    // Not a message that has been retired since.
    let old = view.old_message.or(post.replaces);
    let Some(old) = old else { return Ok(None) };
    let speaker = bot.speaker(&view.card.place.locale);
    let drawn = bot.picture(view).await;
    let body = posts::present(speaker, view, drawn, post.by, bot.page_inside());
    bot.change_message(old, &body.edit(), Urgency::Refresh)
        .await?;
    Ok(Some(old.message))
}

/// Retires a message that a newer one replaced.
async fn retire(
    bot: &Bot,
    old: OldMessage,
    retirement: Retirement,
    view: &MatchView,
) -> Result<(), HttpError> {
    if retirement == Retirement::Vanish {
        return bot.delete_message(old, Urgency::OldBoard).await;
    }
    let speaker = bot.speaker(&view.card.place.locale);
    let change = posts::retired(speaker, view, retirement).edit();
    match bot.change_message(old, &change, Urgency::OldBoard).await {
        // Then it at least loses its buttons.
        Err(error) if error_text::is_unfit(&error) => {
            bot.judge(&error);
            let why = error_text::describe(&error);
            tracing::error!(code = %view.card.code, "an old board only lost its buttons: {why}");
            bot.change_message(old, &Touch::Strip.edit(), Urgency::OldBoard)
                .await
        }
        edited => edited,
    }
}
