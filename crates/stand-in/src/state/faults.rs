//! What goes wrong on purpose: with the bot's requests, and with what the gateway sends.

use std::time::Duration;

use serde_json::Value;

/// What goes wrong with a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// 429, with the time to wait in header and body, or without.
    RateLimited(Option<Duration>),
    /// A server error such as 500 or 502; nothing takes effect.
    ServerError(u16),
    /// A refusal with an HTTP status and a code of Discord's, whatever the request says.
    Refused(u16, u32),
    /// The request takes effect at once, and its answer is delayed.
    Late(Duration),
    /// The request takes effect, and is answered, with a delay.
    Delayed(Duration),
    /// The connection is cut before the request takes effect.
    CutBefore,
    /// The connection is cut when the request has taken effect.
    CutAfter,
}

/// Which requests a fault means.
#[derive(Clone, Debug)]
pub struct FaultRule {
    fault: Fault,
    method: Option<String>,
    path: String,
    left: Option<u32>,
}

impl FaultRule {
    /// The fault means every request until [`StandIn::clear_faults`](crate::StandIn::clear_faults).
    pub fn new(fault: Fault) -> Self {
        Self {
            fault,
            method: None,
            path: String::new(),
            left: None,
        }
    }

    /// Only requests of this method whose path has this part, such as `POST` and `/messages`.
    #[must_use]
    pub fn on(mut self, method: &str, path: &str) -> Self {
        self.method = Some(method.to_owned());
        path.clone_into(&mut self.path);
        self
    }

    /// Only the next few of them.
    #[must_use]
    pub fn times(mut self, times: u32) -> Self {
        self.left = Some(times);
        self
    }

    fn takes(&mut self, method: &str, path: &str) -> bool {
        let is_meant = self.left != Some(0)
            && self.method.as_deref().is_none_or(|wanted| wanted == method)
            && path.contains(&self.path);
        if let (true, Some(left)) = (is_meant, &mut self.left) {
            *left -= 1;
        }
        is_meant
    }
}

/// All that goes wrong at present.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    rules: Vec<FaultRule>,
    /// Heartbeats aren't acknowledged.
    pub(crate) deaf_to_heartbeats: bool,
    /// Interactions are sent twice.
    pub(crate) twice: bool,
    /// Interactions that wait to be sent in another order.
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
    /// Returns what to send now that this event has come.
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

    /// Keeps the next event for good.
    pub(crate) fn swallow(&mut self) {
        self.swallows = true;
    }

    /// Holds the next `count` events back, and sends them in reverse order.
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

    /// Returns the fault for this request, by the first rule that matches.
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
    fn a_rule_means_what_it_names_as_often_as_it_says() {
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
    fn held_events_come_in_reverse_and_later_ones_at_once() {
        let mut held = Held::default();
        assert_eq!(held.pass(&json!(0)), [json!(0)]);
        held.hold(2);
        assert!(held.pass(&json!(1)).is_empty());
        assert_eq!(held.pass(&json!(2)), [json!(2), json!(1)]);
        assert_eq!(held.pass(&json!(3)), [json!(3)]);
    }
}
