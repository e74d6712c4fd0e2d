//! Faults on purpose: in the bot's requests, and in gateway events.

use std::time::Duration;

use serde_json::Value;

/// A fault in a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// 429, with the time to wait in header and body, or without.
    RateLimited(Option<Duration>),
    /// A server error such as 500 or 502; the request isn't executed.
    ServerError(u16),
    /// A refusal with an HTTP status and a Discord code, regardless of the request.
    Refused(u16, u32),
    /// The request is executed right away, but its answer is delayed.
    Late(Duration),
    /// The request is executed and answered after a delay.
    Delayed(Duration),
    /// The connection is cut before the request is executed.
    CutBefore,
    /// The connection is cut after the request is executed.
    CutAfter,
}

/// The requests that a fault applies to.
#[derive(Clone, Debug)]
pub struct FaultRule {
    fault: Fault,
    method: Option<String>,
    path: String,
    skipped: u32,
    left: Option<u32>,
}

impl FaultRule {
    /// Applies to every request until [`StandIn::clear_faults`](crate::StandIn::clear_faults).
    pub fn new(fault: Fault) -> Self {
        Self {
            fault,
            method: None,
            path: String::new(),
            skipped: 0,
            left: None,
        }
    }

    /// Applies only to this method and to paths that contain this, such as `POST` and `/messages`.
    #[must_use]
    pub fn on(mut self, method: &str, path: &str) -> Self {
        self.method = Some(method.to_owned());
        path.clone_into(&mut self.path);
        self
    }

    /// Applies only after this many of them.
    #[must_use]
    pub fn after(mut self, skipped: u32) -> Self {
        self.skipped = skipped;
        self
    }

    /// Applies only to the next few of them.
    #[must_use]
    pub fn times(mut self, times: u32) -> Self {
        self.left = Some(times);
        self
    }

    fn takes(&mut self, method: &str, path: &str) -> bool {
        let is_meant = self.left != Some(0)
            && self.method.as_deref().is_none_or(|wanted| wanted == method)
            && path.contains(&self.path);
        if is_meant && self.skipped > 0 {
            self.skipped -= 1;
            return false;
        }
        if let (true, Some(left)) = (is_meant, &mut self.left) {
            *left -= 1;
        }
        is_meant
    }
}

/// All current faults.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    rules: Vec<FaultRule>,
    /// Heartbeats aren't acknowledged.
    pub(crate) deaf_to_heartbeats: bool,
    /// Interactions are sent twice.
    pub(crate) twice: bool,
    /// Interactions held back, to send in another order.
    pub(crate) held: Held,
}

/// Events that are held back.
#[derive(Debug, Default)]
pub(crate) struct Held {
    wanted: usize,
    swallows: bool,
    events: Vec<Value>,
}

impl Held {
    /// The events to send now that this one has come.
    pub(crate) fn pass(&mut self, event: &Value) -> Vec<Value> {
        if std::mem::take(&mut self.swallows) {
            return Vec::new();
        }
        self.events.push(event.clone());
        if self.events.len() < self.wanted {
            return Vec::new();
        }
        self.wanted = 0;
        self.events.drain(..).rev().collect()
    }

    /// Drops the next event.
    pub(crate) fn swallow(&mut self) {
        self.swallows = true;
    }

    /// Holds back the next `count` events, then sends them in reverse order.
    pub(crate) fn hold(&mut self, count: usize) {
        self.wanted = count;
    }
}

impl Faults {
    pub(crate) fn add(&mut self, rule: FaultRule) {
        self.rules.push(rule);
    }

    /// The events to send now that this one has come: none, itself, or several.
    pub(crate) fn deliveries(&mut self, event: &Value) -> Vec<Value> {
        let copies = if self.twice { 2 } else { 1 };
        let events = self.held.pass(event);
        let copied = |event: Value| std::iter::repeat_n(event, copies);
        events.into_iter().flat_map(copied).collect()
    }

    /// The fault of a request, by the first rule that matches.
    pub(crate) fn fault_of(&mut self, method: &str, path: &str) -> Option<Fault> {
        let rule = self.rules.iter_mut().find_map(|rule| {
            let takes = rule.takes(method, path);
            takes.then_some(rule.fault)
        });
        self.rules.retain(|rule| rule.left != Some(0));
        rule
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_rule_applies_to_the_named_requests_the_given_number_of_times() {
        let mut faults = Faults::default();
        let rule = FaultRule::new(Fault::CutBefore).on("POST", "/messages");
        faults.add(rule.times(1));
        assert_eq!(faults.fault_of("PATCH", "/channels/1/messages/2"), None);
        assert_eq!(
            faults.fault_of("POST", "/channels/1/messages"),
            Some(Fault::CutBefore)
        );
        assert_eq!(faults.fault_of("POST", "/channels/1/messages"), None);
    }

    #[test]
    fn a_rule_leaves_the_first_requests_alone() {
        let mut faults = Faults::default();
        faults.add(FaultRule::new(Fault::CutAfter).after(2).times(1));
        let failing: Vec<bool> = (0..4)
            .map(|_| faults.fault_of("GET", "/users/@me").is_some())
            .collect();
        assert_eq!(failing, [false, false, true, false]);
    }

    #[test]
    fn held_events_come_in_reverse_and_later_ones_immediately() {
        let mut held = Held::default();
        assert_eq!(held.pass(&json!(0)), [json!(0)]);
        held.hold(2);
        assert!(held.pass(&json!(1)).is_empty());
        assert_eq!(held.pass(&json!(2)), [json!(2), json!(1)]);
        assert_eq!(held.pass(&json!(3)), [json!(3)]);
    }
}
