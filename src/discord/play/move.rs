//! `/halma move` and the form below a board: plays a move.

use halma_rules::Illegal;
use halma_service::ids::{Code, MatchId, Turn};
use halma_service::{Error, GameView, IllegalMove, Listing, MatchView, PlayRequest, Suggestion};
use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;

use crate::discord::command::find::{Found, Search};
use crate::discord::command::{
    Answer, Choices, Command, Context, Describer, Misfit, Options, Typing,
};
use crate::discord::parts::body::{cut, length};
use crate::discord::parts::carried::{Carried, MOST_CARRIED_CHARS};
use crate::discord::parts::id::{AtTurn, Coded as _};
use crate::discord::parts::limits::{MOST_CHOICES, MOST_LABEL_CHARS, MOST_MOVE_CHARS};
use crate::discord::play::click::Click;
use crate::discord::play::{choose_move, forms, illegal_message};
use crate::discord::text::{Speaker, gain_sign, say};

/// A move as typed.
#[derive(Debug)]
pub struct Move {
    text: String,
    game: Option<Code>,
}

impl Command for Move {
    const NAME: &'static str = "move";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        let text = describe.option(CommandOptionType::String, Self::NAME, "text");
        let text = text.required(true).max_length(MOST_MOVE_CHARS);
        describe
            .subcommand(Self::NAME)
            .add_sub_option(text.set_autocomplete(true))
            .add_sub_option(describe.game(Self::NAME))
    }

    /// A move from autocomplete names its match.
    fn parse(options: &Options) -> Result<Self, Misfit> {
        let text = options.text("text").unwrap_or_default();
        Ok(match Carried::of_field(text) {
            Some(carried) => Self {
                text: carried.text.to_owned(),
                game: Some(carried.code),
            },
            None => Self {
                text: text.trim().to_owned(),
                game: options.code("game")?,
            },
        })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let (service, channel) = (&cx.bot.service, cx.caller.channel);
        if let Some(code) = self.game {
            let id = service.match_of_code(code).await?;
            return play(cx, id, None, self.text).await;
        }
        let search = Search {
            listings: &[Listing::MyTurns(channel)],
            which: |menu| Click::WhichMove { menu }.id(),
            text: &cut(&self.text, MOST_CARRIED_CHARS),
            none: "no-turn-here",
        };
        let nothing = match cx.find(None, search).await? {
            Found::Match(view) => return play(cx, view.id, None, self.text).await,
            Found::Ask(_) if length(&self.text) > MOST_CARRIED_CHARS => {
                return Ok(cx.private("name-the-match"));
            }
            Found::Ask(answer) => return Ok(answer),
            Found::Nothing(answer) => answer,
        };
        let mine = service
            .list(cx.caller.asker(), Listing::Mine(channel))
            .await?;
        match &mine[..] {
            // The service says whose turn it is.
            [only] => play(cx, only.view.id, None, self.text).await,
            _ => Ok(nothing),
        }
    }

    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        let waiting = Listing::MyTurns(cx.caller.channel);
        match typing.option {
            "text" => moves(cx, typing, waiting).await,
            _ => cx.codes(waiting, typing.text).await,
        }
    }
}

/// Completes legal moves of the matches waiting for this person, best progress first.
async fn moves(cx: &Context<'_>, typing: Typing<'_>, waiting: Listing) -> Result<Choices, Error> {
    let carried = Carried::of_field(typing.text);
    let game = typing.options.code("game").unwrap_or_default();
    let named = carried.map(|carried| carried.code).or(game);
    let typed = carried.map_or(typing.text.trim(), |carried| carried.text);
    let views: Vec<MatchView> = if let Some(code) = named {
        cx.match_by_code(code).await.into_iter().collect()
    } else {
        let matches = cx.bot.service.list(cx.caller.asker(), waiting).await?;
        matches.into_iter().map(|summary| summary.view).collect()
    };
    let several = views.len() > 1;
    let suggestions = views
        .iter()
        .flat_map(|view| view.suggestions(cx.user(), typed));
    let mut suggestions: Vec<Suggestion> = suggestions.collect();
    suggestions.sort_by_key(Suggestion::rank);
    let choice = |suggestion: &Suggestion| {
        let label = label(cx.speaker(), suggestion, several);
        let value = Carried {
            code: suggestion.code,
            turn: None,
            text: &suggestion.text,
        };
        (cut(&label, MOST_LABEL_CHARS), value.to_string())
    };
    Ok(suggestions.iter().take(MOST_CHOICES).map(choice).collect())
}

fn label(speaker: Speaker<'_>, suggestion: &Suggestion, several: bool) -> String {
    let label = say!(
        speaker,
        "move-label",
        route = suggestion.route.replace('-', " → "),
        gain = suggestion.gain,
        sign = gain_sign(suggestion.gain),
    );
    if several {
        format!("{} · {label}", suggestion.code)
    } else {
        label
    }
}

/// Handles the match chosen for a typed move.
pub async fn chosen(cx: &Context<'_>, carried: Carried<'_>) -> Result<Answer, Error> {
    let Carried { code, turn, text } = carried;
    let id = cx.bot.service.match_of_code(code).await?;
    play(cx, id, turn, text.to_owned()).await
}

/// Returns the match in which a person wants to move, at a turn and as the person wants to see it.
///
/// # Errors
/// A refusal: it is someone else's turn, or a different turn; or a fault.
pub async fn to_be_played(cx: &Context<'_>, at: AtTurn) -> Result<MatchView, Error> {
    let view = cx.match_by_id(at.id).await?;
    view.check_to_move(cx.user(), at.turn)?;
    if cx.caller.is_on_shared_message() {
        return Ok(view);
    }
    Ok(cx.own_view(view).await)
}

/// Handles the button that opens the form, with the text typed before.
pub async fn form(cx: &Context<'_>, at: AtTurn, typed: &str) -> Result<Answer, Error> {
    let view = to_be_played(cx, at).await?;
    let example = view.suggestions(cx.user(), "").into_iter().next();
    let example = example.map_or_else(String::new, |suggestion| suggestion.text);
    Ok(Answer::form(forms::move_modal(
        cx.speaker(),
        &view,
        &example,
        typed,
    )))
}

/// Plays a move, at a turn if the request was made for one.
pub async fn play(
    cx: &Context<'_>,
    id: MatchId,
    turn: Option<Turn>,
    text: String,
) -> Result<Answer, Error> {
    let request = PlayRequest {
        act: cx.act(),
        id,
        turn,
        text,
    };
    let changed = match cx.bot.service.play(&request).await {
        Err(Error::Illegal(illegal)) => {
            return cannot_play(cx, &request.text, &illegal).await;
        }
        changed => changed?,
    };
    cx.bot.metrics.moved();
    let has_computer = changed.view.game().is_some_and(GameView::has_computer);
    let answer = cx.tell(changed).await?;
    Ok(Answer {
        next_after: (!has_computer).then_some(id),
        ..answer
    })
}

/// Says what is wrong with a typed move, with ways to try again.
async fn cannot_play(
    cx: &Context<'_>,
    typed: &str,
    refused: &IllegalMove,
) -> Result<Answer, Error> {
    let view = cx.bot.service.view_of_refused(refused).await?;
    let (speaker, user) = (cx.speaker(), cx.user());
    let illegal = &refused.why;
    let body = match illegal {
        Illegal::Malformed => choose_move::of_cell(cx, &view, typed).await,
        _ => None,
    };
    let refused = || illegal_message::illegal_move(speaker, &view, user, typed, illegal);
    let body = body.unwrap_or_else(refused);
    Ok(if cx.caller.on_private_message {
        Answer::change(body)
    } else {
        Answer::private(body)
    })
}
