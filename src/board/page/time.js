// Moments and how far away they are, which stays true while the page is open.

import { h } from "./dom.js";
import { language } from "./words.js";

/** The moments that a sentence names, as Discord writes them. */
const MOMENT = /<t:(\d+)(?::(\w))?>/g;

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** @param {number} ms */
function fromNow(ms) {
  const left = ms - Date.now();
  const [unit, length] = UNITS.find(([, length]) => Math.abs(left) >= length) ?? ["minute", 60_000];
  return new Intl.RelativeTimeFormat(language).format(Math.round(left / length), unit);
}

/** @param {number} ms */
function date(ms) {
  return new Date(ms).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
}

/**
 * How far away a moment is.
 * @param {number} ms
 */
export function away(ms) {
  return h("time", { "data-ms": ms }, fromNow(ms));
}

/**
 * A sentence with its moments in words.
 * @param {string} text
 */
export function withMoments(text) {
  return text.replace(MOMENT, (_, seconds, form) => (form === "R" ? fromNow(seconds * 1000) : date(seconds * 1000)));
}

/**
 * The same as nodes, in which times are kept true.
 * @param {string} text
 * @returns {(string | Node)[]}
 */
export function moments(text) {
  const parts = [];
  let end = 0;
  for (const { 0: whole, 1: seconds, 2: form, index } of text.matchAll(MOMENT)) {
    const ms = Number(seconds) * 1000;
    parts.push(text.slice(end, index), form === "R" ? away(ms) : date(ms));
    end = index + whole.length;
  }
  return [...parts, text.slice(end)];
}

/** Brings all times on the page up to date, and nothing else. */
export function renewTimes() {
  for (const element of document.querySelectorAll("time[data-ms]")) {
    const text = fromNow(Number(element.getAttribute("data-ms")));
    if (element.textContent !== text) element.textContent = text;
  }
}
