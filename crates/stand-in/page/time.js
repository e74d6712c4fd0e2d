// Moments in words, by the sandbox's clock.

import { h } from "./dom.js";
import { language } from "./language.js";
import { now } from "./store.js";

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [["year", 31_557_600], ["month", 2_629_800], ["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** @type {Record<string, Intl.DateTimeFormatOptions>} */
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** @param {number} at in milliseconds since 1970 */
function relative(at) {
  const seconds = Math.round((at - now()) / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/**
 * A moment in one of Discord's styles; `R` is told from now on and kept true.
 * @param {number} at in milliseconds since 1970
 * @param {string} style
 */
export function moment(at, style) {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return h("span", {}, "an impossible time");
  const full = date.toLocaleString(language(), STYLES.F);
  const text = style === "R" ? relative(at) : date.toLocaleString(language(), STYLES[style] ?? STYLES.f);
  const live = style === "R" ? String(at) : null;
  return h("time", { datetime: date.toISOString(), title: full, "data-from": live }, text);
}

/** Brings every relative time on the page up to date. */
export function refreshTimes() {
  for (const element of document.querySelectorAll("time[data-from]")) {
    element.textContent = relative(Number(element.getAttribute("data-from")));
  }
}

/** @param {number} at */
export function clockTime(at) {
  const isToday = new Date(at).toDateString() === new Date(now()).toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const style = isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" };
  return h("time", { datetime: new Date(at).toISOString() }, new Date(at).toLocaleString(language(), style));
}
