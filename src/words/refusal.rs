//! Why someone can't do what they asked, and what to do instead.

use halma_rules::{Rules, RulesError, Variant};
use halma_service::ids::Timestamp;
use halma_service::{Channels, Closed, Error, Refusal, RuleChoice, rule_sets_of};

use super::illegal::what_is_wrong;
use super::names::{self, account, rule_choice, rules_of};
use super::{Speaker, Text, text};
use super::{cups, plan};

/// Says why nobody has to be woken.
fn not_to_wake(speaker: Speaker<'_>, refusal: &Refusal) -> Text {
    match refusal {
        Refusal::OwnTurn => text!(speaker, "refused-own-turn"),
        _ => text!(speaker, "refused-woken-already"),
    }
}

/// Returns a refusal in words.
pub fn refusal(speaker: Speaker<'_>, refusal: &Refusal) -> Text {
    match refusal {
        Refusal::NoSuchMatch => text!(speaker, "refused-no-such-match"),
        Refusal::NotAPlayer => text!(speaker, "refused-not-a-player"),
        Refusal::Cup(refusal) => cups::refusal(speaker, refusal),
        Refusal::NotYourTurn { next } => {
            let next = account(speaker, *next);
            text!(speaker, "refused-not-your-turn", next = next)
        }
        Refusal::ComputerThinks => text!(speaker, "refused-computer-thinks"),
        Refusal::ComputerPlaysOn => text!(speaker, "refused-computer-plays-on"),
        Refusal::NoSeatForComputer => text!(speaker, "refused-no-seat-for-computer"),
        Refusal::SeatIsOut => text!(speaker, "refused-seat-is-out"),
        Refusal::SeatIsDone => text!(speaker, "refused-seat-is-done"),
        Refusal::MovesDeleted { days } => moves_deleted(speaker, *days),
        Refusal::NotProven => text!(speaker, "refused-not-proven"),
        Refusal::Stale => text!(speaker, "refused-stale"),
        Refusal::NotBegun => text!(speaker, "refused-not-begun"),
        Refusal::GameOver => text!(speaker, "refused-game-over"),
        Refusal::ChallengeClosed(why) => text!(speaker, closed(*why)),
        Refusal::AlreadyBegun => text!(speaker, "refused-already-begun"),
        Refusal::Rules(error) => rules(speaker, *error),
        Refusal::RulesNotAllowed { usual, others } => allowed_rules(speaker, *usual, others),
        Refusal::OpponentIsBot { user } => {
            text!(speaker, "refused-bot", user = Text::person(*user))
        }
        Refusal::OpponentNotHere { user } => {
            text!(speaker, "refused-not-here", user = Text::person(*user))
        }
        Refusal::TooManyOpponents { seats } => {
            text!(speaker, "refused-too-many-opponents", seats = *seats)
        }
        Refusal::NamedTwice { user } => {
            text!(speaker, "refused-named-twice", user = Text::person(*user))
        }
        Refusal::AlreadyChallenged { .. } => text!(speaker, "refused-already-challenged"),
        Refusal::TooManyChallenges { until } => too_many_challenges(speaker, *until),
        Refusal::NotInvited => text!(speaker, "refused-not-invited"),
        Refusal::AlreadyIn => text!(speaker, "refused-already-in"),
        Refusal::NoSeatLeft => text!(speaker, "refused-no-seat-left"),
        Refusal::BeginsElsewhere => text!(speaker, "refused-begins-elsewhere"),
        Refusal::NotTheChallenger => text!(speaker, "refused-not-the-challenger"),
        Refusal::ChallengerMayWithdraw => text!(speaker, "refused-challenger-may-withdraw"),
        Refusal::NotFinished => text!(speaker, "refused-not-finished"),
        Refusal::RecurringIsForAnybody => text!(speaker, "refused-standing"),
        Refusal::SeriesIsForTwo => text!(speaker, "refused-series"),
        Refusal::SecondGameFollows => text!(speaker, "refused-second-follows"),
        Refusal::OtherIsForgotten => text!(speaker, "refused-forgotten"),
        Refusal::NotForSoFew => text!(speaker, "refused-so-few"),
        Refusal::CountsNowhere => text!(speaker, "refused-counts-nowhere"),
        Refusal::VoidedBefore => text!(speaker, "refused-voided-before"),
        Refusal::NoClock => text!(speaker, "refused-no-clock"),
        Refusal::OwnClock => text!(speaker, "refused-own-clock"),
        Refusal::OwnTurn | Refusal::WokenAlready => not_to_wake(speaker, refusal),
        Refusal::GivenEnough => text!(speaker, "refused-given-enough"),
        Refusal::RemindedAlready => text!(speaker, "refused-reminded-already"),
        Refusal::NoOffer => text!(speaker, "refused-no-offer"),
        Refusal::OfferStands => text!(speaker, "refused-offer-stands"),
        Refusal::OfferedAlready => text!(speaker, "refused-offered-already"),
        Refusal::NotYourOffer => text!(speaker, "refused-not-your-offer"),
        Refusal::NotAsked => text!(speaker, "refused-not-asked"),
        Refusal::TooLateToCancel => text!(speaker, "refused-too-late-to-cancel"),
        Refusal::HintsAllowed => text!(speaker, "refused-hints-allowed"),
        Refusal::NothingToUndo => text!(speaker, "refused-nothing-to-undo"),
        Refusal::NothingToTakeBack => text!(speaker, "refused-nothing-to-take-back"),
        Refusal::ModeratorsOnly => text!(speaker, "refused-moderators-only"),
        Refusal::NotPermitted => text!(speaker, "refused-not-permitted"),
        Refusal::AlreadyShared => text!(speaker, "refused-shared"),
        Refusal::ChannelNotAllowed { channels } => not_allowed(speaker, channels),
        Refusal::TooManyChannels => text!(speaker, "refused-too-many-channels"),
        Refusal::TooManyRunning { most } => {
            text!(speaker, "refused-too-many-running", most = *most)
        }
        Refusal::OtherPlaysMost { user } => {
            let user = account(speaker, *user);
            text!(speaker, "refused-other-plays-most", user = user)
        }
        Refusal::AlreadyHere => text!(speaker, "refused-already-here"),
        Refusal::OtherServer => text!(speaker, "refused-other-server"),
        Refusal::NotLost => text!(speaker, "refused-not-lost"),
        Refusal::Paused => text!(speaker, "refused-paused"),
        Refusal::NoSuchZone { name } => {
            let name = name.replace('`', "'");
            text!(speaker, "refused-no-such-zone", name = name)
        }
        Refusal::SeveralZones { name, zones } => several_zones(speaker, name, zones),
        Refusal::NoSuchHour => text!(speaker, "refused-no-such-hour"),
        Refusal::AwayTooLong { left } => text!(speaker, "refused-away-too-long", left = *left),
        Refusal::Blocked { user } => {
            text!(speaker, "refused-blocked", user = account(speaker, *user))
        }
        Refusal::BlockedSelf => text!(speaker, "refused-blocked-self"),
        Refusal::BlockedMost => text!(speaker, "refused-blocked-most"),
        Refusal::LinkUsed | Refusal::LinkTooOld | Refusal::SignedOut => speaker.text(page(refusal)),
        Refusal::PlanOnOwnTurn => text!(speaker, "refused-plan-own-turn"),
        Refusal::ChangedElsewhere => text!(speaker, "refused-changed-elsewhere"),
        Refusal::PlanWithoutOthers => text!(speaker, "refused-plan-without-others"),
        Refusal::PlanLine { number, fault } => plan::faulty(speaker, *number, fault),
        Refusal::PlanTooLong { lines, chars } => plan::too_long(speaker, *lines, *chars),
        Refusal::NoteTooLong { most } => text!(speaker, "refused-note-too-long", most = *most),
    }
}

fn too_many_challenges(speaker: Speaker<'_>, until: Timestamp) -> Text {
    let until = Text::moment(until);
    text!(speaker, "refused-too-many-challenges", until = until)
}

/// Says that the moves of a game are gone.
fn moves_deleted(speaker: Speaker<'_>, days: u16) -> Text {
    let time = text!(speaker, "duration-days", count = days);
    text!(speaker, "refused-moves-deleted", time = time)
}

/// Names the time zones that a text can mean.
fn several_zones(speaker: Speaker<'_>, name: &str, zones: &[String]) -> Text {
    let zones: Vec<_> = zones.iter().map(|zone| Text::typed(zone)).collect();
    text!(
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

/// Says why something wasn't done; a fault has a number in the log.
pub fn error(speaker: Speaker<'_>, error: &Error, number: &str) -> Text {
    match error {
        Error::Refusal(why) => refusal(speaker, why),
        Error::Illegal(illegal) => what_is_wrong(speaker, &illegal.why),
        error if error.is_standstill() => standstill(speaker, error),
        Error::Fault(_) => text!(speaker, "our-fault", number = number),
    }
}

/// Says that nothing can be stored at the moment.
pub fn standstill(speaker: Speaker<'_>, error: &Error) -> Text {
    if error.is_unavailable() {
        text!(speaker, "unavailable")
    } else if error.may_be_stored() {
        text!(speaker, "may-be-stored")
    } else {
        text!(speaker, "cannot-store")
    }
}

fn not_allowed(speaker: Speaker<'_>, channels: &Channels) -> Text {
    let key = match channels {
        Channels::AllBut(_) => "refused-this-channel",
        Channels::Only(listed) if listed.is_empty() => "refused-all-channels",
        Channels::Only(_) => "refused-channel",
    };
    text!(speaker, key, channels = names::channels(speaker, channels))
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
fn allowed_rules(speaker: Speaker<'_>, usual: Rules, others: &[&str]) -> Text {
    let variant = usual.variant();
    let others = others.iter().filter_map(|name| RuleChoice::of_name(name));
    let others = others.map(|choice| rule_choice(speaker, choice));
    let all: Vec<Text> = [rules_of(speaker, usual)]
        .into_iter()
        .chain(others)
        .collect();
    text!(
        speaker,
        "refused-fixed",
        game = speaker.text(&format!("variant-{variant}")),
        rules = speaker.list(&all)
    )
}

/// Says that a game lacks an option, and which it has.
fn no_option(speaker: Speaker<'_>, variant: Variant, option: &str) -> Text {
    let has = [
        ("rules", true),
        ("diagonals", variant.default_diagonals().is_some()),
        ("jumps", true),
        ("ends", variant.has_places()),
        ("teams", variant.has_pairs()),
    ];
    let has = has.into_iter().filter(|(_, has)| *has);
    let has: Vec<_> = has.map(|(name, _)| Text::typed(name)).collect();
    text!(
        speaker,
        "refused-option",
        game = speaker.text(&format!("variant-{variant}")),
        option = option,
        has = speaker.list(&has),
    )
}

fn rules(speaker: Speaker<'_>, error: RulesError) -> Text {
    match error {
        RulesError::NotPlayed { variant, rule_set } => {
            let fitting: Vec<_> = rule_sets_of(variant)
                .map(|rules| speaker.text(&format!("rules-{rules}")))
                .collect();
            text!(
                speaker,
                "refused-rules",
                game = speaker.text(&format!("variant-{variant}")),
                rules = speaker.text(&format!("rules-{rule_set}")),
                fitting = speaker.list(&fitting),
            )
        }
        RulesError::NoDiagonals { variant } => {
            text!(
                speaker,
                "refused-diagonals",
                game = speaker.text(&format!("variant-{variant}"))
            )
        }
        RulesError::NoEnds { variant } => no_option(speaker, variant, "ends"),
        RulesError::NoTeams { variant } => no_option(speaker, variant, "teams"),
        RulesError::PlacesAndPairs => text!(speaker, "refused-places-and-pairs"),
    }
}
