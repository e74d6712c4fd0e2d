// Moments and how far away they are, which stays true while the page is open.

import { h } from "./dom.js";
import { locale } from "./words.js";

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** @param {number} ms */
export function fromNow(ms) {
  const left = ms - Date.now();
  const [unit, length] = UNITS.find(([, length]) => Math.abs(left) >= length) ?? ["minute", 60_000];
  return new Intl.RelativeTimeFormat(locale()).format(Math.round(left / length), unit);
}

/**
 * How far away a moment is.
 * @param {number} ms
 */
export function away(ms) {
  return h("time", { "data-ms": ms }, fromNow(ms));
}

/**
 * How much time is left until a moment, as short as it can be said.
 * @param {number} ms
 */
export function left(ms) {
  return h("time", { "data-ms": ms, class: "left" }, short(ms));
}

/** @param {number} ms */
function short(ms) {
  const left = Math.max(0, ms - Date.now());
  const [unit, length] = UNITS.find(([, length]) => left >= length) ?? ["minute", 60_000];
  return new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: "narrow" }).format(Math.round(left / length));
}

/** Brings all times on the page up to date, and nothing else. */
export function renewTimes() {
  for (const element of document.querySelectorAll("time[data-ms]")) {
    const text = (element.className ? short : fromNow)(Number(element.getAttribute("data-ms")));
    if (element.textContent !== text) element.textContent = text;
  }
}
