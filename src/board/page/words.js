// The sentences, which the server says in the reader's language.

/** @import { Home } from "./types" */

/** @type {Record<string, string>} */
let words = {};
let language = "en";

/** @param {Home} home */
export function learn(home) {
  words = home.words;
  language = home.language;
  document.documentElement.lang = language;
  document.documentElement.dir = home.rightToLeft ? "rtl" : "ltr";
}

/**
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function say(key, values = {}) {
  const text = words[key] ?? "";
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? number(values[name]) : whole));
}

/** @param {string | number} value */
export function number(value) {
  return typeof value === "number" ? value.toLocaleString(language, { useGrouping: false }) : value;
}

/** The moments that a sentence names, as Discord writes them. */
const MOMENT = /<t:(\d+)(?::(\w))?>/g;

/** @param {string} text */
export function withMoments(text) {
  return text.replace(MOMENT, (_, seconds, form) => {
    const ms = Number(seconds) * 1000;
    return form === "R" ? fromNow(ms) : new Date(ms).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
  });
}

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
  return new Intl.RelativeTimeFormat(language).format(Math.round(left / length), unit);
}
