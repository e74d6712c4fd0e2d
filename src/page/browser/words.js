// The sentences, which the server says in the reader's language.

/** @import { Home } from "./types" */

const root = document.documentElement;

/** At first those that are needed before the first answer. @type {Record<string, string>} */
let words = JSON.parse(root.dataset.words ?? "{}");
let language = root.lang || "en";

/** The reader's language. */
export function locale() {
  return language;
}

/** @param {Home} home */
export function learn(home) {
  words = { ...words, ...home.words };
  language = home.language;
  root.lang = language;
  root.dir = home.rightToLeft ? "rtl" : "ltr";
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
