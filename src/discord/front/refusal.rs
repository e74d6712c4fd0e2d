//! Why someone can't do what they asked, and what to do instead.

use halma_rules::{Rules, RulesError, Variant};
use halma_service::ids::Timestamp;
use halma_service::{Channels, Closed, Error, Refusal, RuleChoice, rule_sets_of};

use crate::discord::parts::markup;
use crate::discord::parts::wording::{account, rule_choice, rules_of};
use crate::discord::text::{Speaker, say};
use crate::discord::{admin, note, plan};

/// Returns a refusal in words.
pub fn refusal(speaker: Speaker<'_>, refusal: &Refusal) -> String {
    match refusal {
        Refusal::NoSuchMatch => say!(speaker, "refused-no-such-match"),
        Refusal::NotAPlayer => say!(speaker, "refused-not-a-player"),
        Refusal::NotYourTurn { next } => {
            let next = account(speaker, *next);
            say!(speaker, "refused-not-your-turn", next = next)
        }
        Refusal::ComputerThinks => say!(speaker, "refused-computer-thinks"),
        Refusal::ComputerPlaysOn => say!(speaker, "refused-computer-plays-on"),
        Refusal::NoSeatForComputer => say!(speaker, "refused-no-seat-for-computer"),
        Refusal::SeatIsOut => say!(speaker, "refused-seat-is-out"),
        Refusal::SeatIsDone => say!(speaker, "refused-seat-is-done"),
        Refusal::MovesDeleted { days } => moves_deleted(speaker, *days),
        Refusal::Stale => say!(speaker, "refused-stale"),
        Refusal::NotBegun => say!(speaker, "refused-not-begun"),
        Refusal::GameOver => say!(speaker, "refused-game-over"),
        Refusal::ChallengeClosed(why) => say!(speaker, closed(*why)),
        Refusal::AlreadyBegun => say!(speaker, "refused-already-begun"),
        Refusal::Rules(error) => rules(speaker, *error),
        Refusal::RulesNotAllowed { usual, others } => allowed_rules(speaker, *usual, others),
        Refusal::OpponentIsBot { user } => {
            say!(speaker, "refused-bot", user = markup::user(*user))
        }
        Refusal::OpponentNotHere { user } => {
            say!(speaker, "refused-not-here", user = markup::user(*user))
        }
        Refusal::TooManyOpponents { seats } => {
            say!(speaker, "refused-too-many-opponents", seats = *seats)
        }
        Refusal::NamedTwice { user } => {
            say!(speaker, "refused-named-twice", user = markup::user(*user))
        }
        Refusal::AlreadyChallenged { .. } => say!(speaker, "refused-already-challenged"),
        Refusal::TooManyChallenges { until } => too_many_challenges(speaker, *until),
        Refusal::NotInvited => say!(speaker, "refused-not-invited"),
        Refusal::AlreadyIn => say!(speaker, "refused-already-in"),
        Refusal::NoSeatLeft => say!(speaker, "refused-no-seat-left"),
        Refusal::BeginsElsewhere => say!(speaker, "refused-begins-elsewhere"),
        Refusal::NotTheChallenger => say!(speaker, "refused-not-the-challenger"),
        Refusal::ChallengerMayWithdraw => say!(speaker, "refused-challenger-may-withdraw"),
        Refusal::NotFinished => say!(speaker, "refused-not-finished"),
        Refusal::RecurringIsForAnybody => say!(speaker, "refused-standing"),
        Refusal::SeriesIsForTwo => say!(speaker, "refused-series"),
        Refusal::SecondGameFollows => say!(speaker, "refused-second-follows"),
        Refusal::OtherIsForgotten => say!(speaker, "refused-forgotten"),
        Refusal::NotForSoFew => say!(speaker, "refused-so-few"),
        Refusal::CountsNowhere => say!(speaker, "refused-counts-nowhere"),
        Refusal::VoidedBefore => say!(speaker, "refused-voided-before"),
        Refusal::NoClock => say!(speaker, "refused-no-clock"),
        Refusal::OwnClock => say!(speaker, "refused-own-clock"),
        Refusal::GivenEnough => say!(speaker, "refused-given-enough"),
        Refusal::RemindedAlready => say!(speaker, "refused-reminded-already"),
        Refusal::NoOffer => say!(speaker, "refused-no-offer"),
        Refusal::OfferStands => say!(speaker, "refused-offer-stands"),
        Refusal::OfferedAlready => say!(speaker, "refused-offered-already"),
        Refusal::NotYourOffer => say!(speaker, "refused-not-your-offer"),
        Refusal::NotAsked => say!(speaker, "refused-not-asked"),
        Refusal::TooLateToCancel => say!(speaker, "refused-too-late-to-cancel"),
        Refusal::HintsAllowed => say!(speaker, "refused-hints-allowed"),
        Refusal::NothingToUndo => say!(speaker, "refused-nothing-to-undo"),
        Refusal::NothingToTakeBack => say!(speaker, "refused-nothing-to-take-back"),
        Refusal::ModeratorsOnly => say!(speaker, "refused-moderators-only"),
        Refusal::NotPermitted => say!(speaker, "refused-not-permitted"),
        Refusal::AlreadyShared => say!(speaker, "refused-shared"),
        Refusal::ChannelNotAllowed { channels } => not_allowed(speaker, channels),
        Refusal::TooManyChannels => say!(speaker, "refused-too-many-channels"),
        Refusal::TooManyRunning { most } => {
            say!(speaker, "refused-too-many-running", most = *most)
        }
        Refusal::OtherPlaysMost { user } => {
            let user = account(speaker, *user);
            say!(speaker, "refused-other-plays-most", user = user)
        }
        Refusal::AlreadyHere => say!(speaker, "refused-already-here"),
        Refusal::OtherServer => say!(speaker, "refused-other-server"),
        Refusal::NotLost => say!(speaker, "refused-not-lost"),
        Refusal::Paused => say!(speaker, "refused-paused"),
        Refusal::NoSuchZone { name } => {
            let name = name.replace('`', "'");
            say!(speaker, "refused-no-such-zone", name = name)
        }
        Refusal::SeveralZones { name, zones } => several_zones(speaker, name, zones),
        Refusal::NoSuchHour => say!(speaker, "refused-no-such-hour"),
        Refusal::AwayTooLong { left } => say!(speaker, "refused-away-too-long", left = *left),
        Refusal::Blocked { user } => {
            say!(speaker, "refused-blocked", user = account(speaker, *user))
        }
        Refusal::BlockedSelf => say!(speaker, "refused-blocked-self"),
        Refusal::BlockedMost => say!(speaker, "refused-blocked-most"),
        Refusal::LinkUsed | Refusal::LinkTooOld | Refusal::SignedOut => speaker.say(page(refusal)),
        Refusal::PlanOnOwnTurn
        | Refusal::PlanWithoutOthers
        | Refusal::PlanLine { .. }
        | Refusal::PlanTooLong { .. } => {
            plan::message::refusal(speaker, refusal).unwrap_or_default()
        }
        Refusal::ChangedElsewhere | Refusal::NoteTooLong { .. } => {
            note::message::refusal(speaker, refusal).unwrap_or_default()
        }
    }
}

fn too_many_challenges(speaker: Speaker<'_>, until: Timestamp) -> String {
    let until = markup::relative(until);
    say!(speaker, "refused-too-many-challenges", until = until)
}

/// Says that the moves of a game are gone.
fn moves_deleted(speaker: Speaker<'_>, days: u16) -> String {
    let time = say!(speaker, "duration-days", count = days);
    say!(speaker, "refused-moves-deleted", time = time)
}

/// Names the time zones that a text can mean.
fn several_zones(speaker: Speaker<'_>, name: &str, zones: &[String]) -> String {
    let zones: Vec<_> = zones.iter().map(|zone| format!("`{zone}`")).collect();
    say!(
        speaker,
        "refused-several-zones",
        name = name.replace('`', "'"),
        zones = speaker.list(&zones)
    )
}

/// Returns the key of why someone isn't let in to the board page.
fn page(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::LinkUsed => "refused-link-used",
        Refusal::LinkTooOld => "refused-link-too-old",
        _ => "refused-signed-out",
    }
}

/// Says that nothing can be stored at the moment.
pub fn standstill(speaker: Speaker<'_>, error: &Error) -> String {
    if error.is_unavailable() {
        say!(speaker, "unavailable")
    } else if error.may_be_stored() {
        say!(speaker, "may-be-stored")
    } else {
        say!(speaker, "cannot-store")
    }
}

fn not_allowed(speaker: Speaker<'_>, channels: &Channels) -> String {
    let key = match channels {
        Channels::AllBut(_) => "refused-this-channel",
        Channels::Only(listed) if listed.is_empty() => "refused-all-channels",
        Channels::Only(_) => "refused-channel",
    };
    say!(
        speaker,
        key,
        channels = admin::server_message::channels(speaker, channels)
    )
}

fn closed(why: Closed) -> &'static str {
    match why {
        Closed::Declined(_) => "refused-challenge-declined",
        Closed::Withdrawn => "refused-challenge-withdrawn",
        Closed::Expired => "refused-challenge-expired",
        Closed::Removed => "refused-challenge-removed",
    }
}

/// Says by which rules a game is played on this server: the default ones, then what else is allowed.
fn allowed_rules(speaker: Speaker<'_>, usual: Rules, others: &[&str]) -> String {
    let variant = usual.variant();
    let others = others.iter().filter_map(|name| RuleChoice::of_name(name));
    let others = others.map(|choice| rule_choice(speaker, choice));
    let all: Vec<String> = [rules_of(speaker, usual)]
        .into_iter()
        .chain(others)
        .collect();
    say!(
        speaker,
        "refused-fixed",
        game = speaker.say(&format!("variant-{variant}")),
        rules = speaker.list(&all)
    )
}

/// Says that a game lacks an option, and which it has.
fn no_option(speaker: Speaker<'_>, variant: Variant, option: &str) -> String {
    let has = [
        ("rules", true),
        ("diagonals", variant.default_diagonals().is_some()),
        ("jumps", true),
        ("ends", variant.has_places()),
        ("teams", variant.has_pairs()),
    ];
    let has = has.into_iter().filter(|(_, has)| *has);
    let has: Vec<_> = has.map(|(name, _)| format!("`{name}`")).collect();
    say!(
        speaker,
        "refused-option",
        game = speaker.say(&format!("variant-{variant}")),
        option = option,
        has = speaker.list(&has),
    )
}

fn rules(speaker: Speaker<'_>, error: RulesError) -> String {
    match error {
        RulesError::NotPlayed { variant, rule_set } => {
            let fitting: Vec<_> = rule_sets_of(variant)
                .map(|rules| speaker.say(&format!("rules-{rules}")))
                .collect();
            say!(
                speaker,
                "refused-rules",
                game = speaker.say(&format!("variant-{variant}")),
                rules = speaker.say(&format!("rules-{rule_set}")),
                fitting = speaker.list(&fitting),
            )
        }
        RulesError::NoDiagonals { variant } => {
            say!(
                speaker,
                "refused-diagonals",
                game = speaker.say(&format!("variant-{variant}"))
            )
        }
        RulesError::NoEnds { variant } => no_option(speaker, variant, "ends"),
        RulesError::NoTeams { variant } => no_option(speaker, variant, "teams"),
        RulesError::PlacesAndPairs => say!(speaker, "refused-places-and-pairs"),
    }
}
