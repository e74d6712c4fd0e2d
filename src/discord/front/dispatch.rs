//! From a request to its answer. Refusals become sentences and faults numbered apologies here, and
//! a panic ends here, so that every request is answered.

use std::time::Instant;

use halma_service::ids::SealKey;
use halma_service::{Error, Refusal};
use serenity::builder::CreateActionRow;
use serenity::model::application::ButtonStyle;
use tracing::Instrument as _;

use crate::discord::bot::Bot;
use crate::discord::command::{Answer, Choices, Context, First, Misfit};
use crate::discord::front::request::{Completion, Request};
use crate::discord::front::sealing;
use crate::discord::interaction::caller::Caller;
use crate::discord::parts::body::Body;
use crate::discord::parts::components::button;
use crate::discord::text::{Say as _, markup, say};
use crate::discord::{lobby, play, posts, profile};
use crate::words::illegal::what_is_wrong;
use crate::words::refusal;

/// Does what a request asks for; there is always an answer.
pub async fn answer(
    bot: &Bot,
    caller: &Caller,
    request: impl FnOnce() -> Request + Send + 'static,
) -> Answer {
    let task = {
        let (bot, caller) = (bot.clone(), caller.clone());
        let work = async move {
            // First, so that nothing is done if its answer couldn't be sealed.
            let key = bot.service.seal_key().await?;
            let request = request();
            let (source, begun) = (request.source(), Instant::now());
            let answer = Box::pin(carry_out(&bot, &caller, &key, request)).await;
            let answer = match answer {
                Err(Error::Refusal(refusal)) if caller.is_on_shared_message() => {
                    let board = newer_board(&bot, &caller).await;
                    board.and_then(|board| board.ok_or_else(|| refusal.into()))
                }
                answer => answer,
            };
            bot.metrics.handled(source, begun.elapsed());
            Ok(sealing::sealed_answer(&key, &caller, answer?))
        };
        tokio::spawn(work.in_current_span())
    };
    let answer = match task.await {
        Ok(Ok(answer)) => answer,
        Ok(Err(Error::Refusal(refusal))) => match refused(bot, caller, &refusal).await {
            Ok(answer) => answer,
            Err(error) => fault_answer(bot, caller, &format!("{error:?}")),
        },
        Ok(Err(Error::Illegal(illegal))) => {
            let speaker = bot.speaker(caller.language());
            let why = speaker.write(&what_is_wrong(speaker, &illegal.why));
            Answer::private(Body::text(why))
        }
        Ok(Err(error)) if error.is_standstill() => {
            tracing::warn!(?error, "can't store anything");
            bot.metrics.told_error("store");
            let speaker = bot.speaker(caller.language());
            Answer::private(Body::text(
                speaker.write(&refusal::standstill(speaker, &error)),
            ))
        }
        Ok(Err(Error::Fault(fault))) => fault_answer(bot, caller, &fault),
        Err(panicked) => fault_answer(bot, caller, &panicked),
    };
    with_play_button(bot, caller, answer)
}

/// Adds a button to a private sentence that names the command for starting a game. Anyone may use it, so it
/// needs no seal.
fn with_play_button(bot: &Bot, caller: &Caller, mut answer: Answer) -> Answer {
    if let First::Private(body) = &mut answer.first
        && body.rows.is_empty()
        && body.content.contains("`/halma play`")
    {
        let speaker = bot.speaker(caller.language());
        let (open, style) = (lobby::click::Click::Open, ButtonStyle::Secondary);
        let play = button(speaker, open, "command-menu-play", style);
        body.rows.push(CreateActionRow::Buttons(vec![play]));
    }
    answer
}

/// Returns the current board if an older one was pressed in a conversation, where nothing else can edit it.
async fn newer_board(bot: &Bot, caller: &Caller) -> Result<Option<Answer>, Error> {
    let guild = caller.guild;
    let cx = Context { bot, caller, guild };
    let Some((id, Some(turn))) = cx.on_match() else {
        return Ok(None);
    };
    let view = match cx.match_by_id(id).await {
        Ok(view) if view.card.turn != turn => view,
        Ok(_) | Err(Error::Refusal(_)) => return Ok(None),
        Err(fault) => return Err(fault),
    };
    Ok(Some(Answer::change(cx.public_board(&view).await)))
}

async fn carry_out(
    bot: &Bot,
    caller: &Caller,
    key: &SealKey,
    request: Request,
) -> Result<Answer, Error> {
    let guild = caller.guild;
    let cx = &Context { bot, caller, guild };
    let request = match request {
        Request::Presented(id, ..) if !sealing::admits(key, caller, &id) => {
            let is_shared = caller.is_on_shared_message();
            if is_shared && let Some(board) = newer_board(bot, caller).await? {
                return Ok(board);
            }
            return Ok(cx.private("not-admitted"));
        }
        request => request,
    };
    Box::pin(done(cx, request)).await
}

async fn done(cx: &Context<'_>, request: Request) -> Result<Answer, Error> {
    match request {
        Request::Command(_, given) | Request::Presented(_, _, given) => given.run(cx).await,
        Request::Misfit(Misfit::Code) => Err(Refusal::NoSuchMatch.into()),
        Request::Misfit(Misfit::Choice(option)) => {
            let text = say!(cx.speaker(), "unknown-choice", option = option);
            Ok(Answer::private(Body::text(text)))
        }
        Request::PlayWithUser(person) => lobby::panel::open_with(cx, person).await,
        Request::ProfileOfUser(user) => profile::command::of(cx, user).await,
        Request::EntryPoint => Ok(play::launch::enter(cx)),
        Request::OtherVersion(id) => match cx.match_by_id(id).await {
            Ok(view) => Ok(cx.shown_after("other-version", &view).await),
            Err(Error::Refusal(_)) => Ok(cx.private("other-version-none")),
            Err(fault) => Err(fault),
        },
        Request::Unreadable => Ok(cx.private("unreadable-request")),
        Request::Unknown => Ok(cx.unknown()),
    }
}

/// Returns the answer to a refusal: usually a sentence, for an open challenge also its buttons.
async fn refused(bot: &Bot, caller: &Caller, refusal: &Refusal) -> Result<Answer, Error> {
    let speaker = bot.speaker(caller.language());
    let said = match refusal {
        // Nobody is mentioned there by itself.
        Refusal::NotYourTurn { next: Some(next) } if caller.guild.is_conversation() => {
            say!(
                speaker,
                "refused-not-your-turn-shared",
                next = markup::user(*next)
            )
        }
        refusal => speaker.write(&refusal::refusal(speaker, refusal)),
    };
    if let Refusal::AlreadyChallenged { id } = refusal {
        let view = bot.service.match_view(*id).await?;
        return Ok(Answer::private(posts::lobby(speaker, &view, &said)));
    }
    Ok(Answer::private(Body::text(said)))
}

/// Returns the choices for an option, or none on failure.
pub async fn complete(
    bot: &Bot,
    caller: &Caller,
    completion: impl FnOnce() -> Completion + Send + 'static,
) -> Answer {
    let task = {
        let (bot, caller) = (bot.clone(), caller.clone());
        let work = async move { choices(&bot, &caller, completion()).await };
        tokio::spawn(work.in_current_span())
    };
    let choices = match task.await {
        Ok(Ok(choices)) => choices,
        Ok(Err(Error::Refusal(_) | Error::Illegal(_))) => Choices::new(),
        Ok(Err(Error::Fault(fault))) => {
            log(caller, &fault);
            Choices::new()
        }
        Err(panicked) => {
            log(caller, &panicked);
            Choices::new()
        }
    };
    Answer::choices(choices)
}

async fn choices(bot: &Bot, caller: &Caller, completion: Completion) -> Result<Choices, Error> {
    let Some(row) = completion.row else {
        return Ok(Choices::new());
    };
    let guild = caller.guild;
    let cx = Context { bot, caller, guild };
    row.complete(&cx, &completion.options).await
}

fn fault_answer(bot: &Bot, caller: &Caller, fault: &dyn std::fmt::Display) -> Answer {
    let number = log(caller, fault);
    bot.metrics.told_error("fault");
    let speaker = bot.speaker(caller.language());
    Answer::private(Body::text(say!(speaker, "our-fault", number = number)))
}

/// Logs a fault with the number that the person is told.
fn log(caller: &Caller, fault: &dyn std::fmt::Display) -> String {
    let number = fault_number(caller.interaction.0);
    tracing::error!(
        number,
        interaction = caller.interaction.0,
        channel = caller.channel.0,
        "a request failed: {fault}"
    );
    number
}

/// Returns the number of an interaction's fault, short enough to be passed on.
pub fn fault_number(interaction: u64) -> String {
    format!("{:X}", interaction & 0xFFFF_FFFF)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};

    use halma_picture::{Painters, PictureSize};
    use halma_rules::Variant;
    use serde_json::json;

    use super::*;
    use crate::discord::command::Input;
    use crate::discord::front::registry;
    use crate::discord::interaction::Interaction;
    use crate::discord::parts::id::{AtTurn, Coded as _, Surface};
    use crate::discord::play::click::Click;
    use crate::discord::text::Texts;
    use crate::discord::{Films, Http, Pictures, Portraits};
    use crate::metrics::Metrics;
    use crate::opponent::Opponent;
    use halma_service::background::Priority;
    use halma_service::ids::GuildId;
    use halma_service::{
        ChallengeRequest, FirstMove, MatchView, Series, Service, SystemClock, SystemLot,
        TimeControl, Weekends,
    };
    use halma_store::{Hooks, Memory, MemoryStore, Store};

    /// Counts the calls to a store.
    #[derive(Default)]
    struct Counter(AtomicU64);

    impl Hooks for Counter {
        fn asked(&self) {
            self.0.fetch_add(1, Ordering::SeqCst);
        }
    }

    fn bot(store: Arc<Store>) -> Bot {
        let http = Http::new(reqwest::Client::new(), "token", None);
        let pictures = Pictures {
            painters: Painters::built_in(),
            size: PictureSize::new(256).expect("a size"),
            films: Films::new().expect("a thread"),
            portraits: Portraits::new(None),
            metrics: Metrics::default(),
        };
        Bot::new(
            Service::new(store, Arc::new(SystemLot)),
            Arc::new(Texts::load()),
            pictures,
            Arc::new(SystemClock),
            Arc::new(http.expect("a token")),
            Opponent::new(1, Priority::Idle).expect("a thread"),
        )
    }

    /// Returns an interaction with a command and text options.
    fn sent(id: u64, command: &str, options: &[[&str; 2]]) -> Interaction {
        let options = options.iter();
        let options =
            options.map(|[name, value]| json!({ "type": 3, "name": name, "value": value }));
        let options: Vec<_> = options.collect();
        let json = json!({
            "id": id.to_string(), "token": "token", "type": 2,
            "guild_id": "5", "channel_id": "6", "locale": "en-US",
            "member": { "user": { "id": "1", "username": "anna" } },
            "data": {
                "type": 1, "name": "halma",
                "options": [{ "type": 1, "name": command, "options": options }],
            },
        });
        Interaction::read(&json.to_string()).expect("an interaction")
    }

    fn caller(id: u64) -> Caller {
        Caller::of(&sent(id, "games", &[])).expect("a person")
    }

    /// Creates a game in which someone has all seats.
    async fn begun(bot: &Bot) -> MatchView {
        let caller = caller(1);
        let request = ChallengeRequest {
            act: caller.act(bot.now()),
            opponents: vec![caller.person.clone()],
            place: caller.place(GuildId(5), None),
            variant: Variant::Halma8,
            computer: None,
            rule_set: None,
            chosen: halma_rules::Options::default(),
            first: FirstMove::Challenger,
            time_control: TimeControl::default(),
            weekends: Weekends::Counted,
            rated: false,
            series: Series::Single,
            recurring: false,
            rights: caller.rights,
            thread: false,
        };
        let begun = bot.service.challenge(&request).await;
        begun.expect("a game").view
    }

    #[tokio::test]
    async fn a_request_reads_once_what_it_needs() {
        let counter = Arc::new(Counter::default());
        let store = Store::new(MemoryStore::open(&Memory::default()).expect("a store"));
        let bot = bot(store.with_hooks(Arc::clone(&counter)));
        let view = begun(&bot).await;
        bot.service.seal_key().await.expect("a key");
        let at = AtTurn::of(&view);
        let click = |click: Click| {
            let id = click.id();
            let given = registry::given(Surface::Message, id.as_str(), &Input::default());
            let (source, given) = given.expect("a click");
            Request::Command(source, given)
        };
        let code = view.card.code.as_str();
        let no_move = sent(4, "move", &[["text", "nothing"], ["game", code]]);
        // Each starts with the person and their settings.
        for (id, request, asked) in [
            // The match, its people, and the person's note.
            (2, click(Click::Board { at }), 5),
            // The match and its people.
            (3, click(Click::Move { at }), 4),
            // The same, and the code: also a move that is refused loads the match once.
            (4, Request::of(&no_move), 5),
            // The list, the matches, and their people.
            (5, Request::of(&sent(5, "games", &[])), 5),
        ] {
            counter.0.store(0, Ordering::SeqCst);
            let what = format!("{request:?}");
            let caller = bot.recognized(caller(id)).await;
            answer(&bot, &caller, move || request).await;
            assert_eq!(counter.0.load(Ordering::SeqCst), asked, "{what}");
        }
    }
}
