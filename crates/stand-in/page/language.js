// The languages of this person's client and of the server, and which way the page is written.

import { byId, h } from "./dom.js";
import { attempt } from "./net.js";
import { me, onChange, store } from "./store.js";

/** What everybody speaks who has chosen nothing. */
const STOCK = "en-US";

/** Languages that are written from right to left. */
const FROM_RIGHT = ["ar", "fa", "he"];

/** The language of this person's client. */
export function language() {
  return store.frame?.language ?? "en";
}

/** Fills the lists of languages, and turns the page round for who reads from right to left. */
export function setUpLanguage() {
  const own = byId("own-language", HTMLSelectElement);
  const server = byId("server-language", HTMLSelectElement);
  own.addEventListener("change", () => {
    localStorage.setItem(choiceOf(me().id), own.value);
    attempt(me().id, { do: "speak", language: own.value });
  });
  server.addEventListener("change", () => {
    localStorage.setItem(choiceOf("server"), server.value);
    attempt(me().id, { do: "server-speaks", language: server.value });
  });
  onChange(() => {
    const frame = store.frame;
    if (!frame) return;
    // Persian is the last one, which Discord does not speak.
    fill(own, frame.languages, frame.language);
    fill(server, frame.languages.slice(0, -1), frame.serverLanguage);
    // Chinese and Japanese share characters, and draw some of them differently.
    byId("messages", HTMLElement).lang = frame.language;
    document.documentElement.dir = FROM_RIGHT.includes(frame.language) ? "rtl" : "ltr";
  });
}

/** @param {string} whose */
function choiceOf(whose) {
  return `language ${whose}`;
}

/** Lets a person and the server speak the browser's language until somebody chooses another one. */
export function followBrowser() {
  const frame = store.frame;
  const wanted = frame && browserLanguage(frame.languages);
  if (!wanted || wanted === STOCK) return;
  const isOpen = (/** @type {string} */ whose, /** @type {string} */ spoken) => spoken === STOCK && !localStorage.getItem(choiceOf(whose));
  if (isOpen(frame.me, frame.language)) attempt(frame.me, { do: "speak", language: wanted });
  const isServers = frame.languages.slice(0, -1).includes(wanted);
  if (isServers && isOpen("server", frame.serverLanguage)) attempt(frame.me, { do: "server-speaks", language: wanted });
}

/**
 * The first of the browser's languages that is among these, with the same region if there is one, or the same script.
 * @param {string[]} languages
 */
function browserLanguage(languages) {
  for (const wanted of navigator.languages) {
    const [base] = wanted.split("-");
    if (base === "en") return STOCK;
    const same = languages.find((name) => name === wanted || name === base);
    const found = same ?? languages.find((name) => written(name) === written(wanted));
    if (found) return found;
  }
  return null;
}

/**
 * A language with its script: Chinese is written in two.
 * @param {string} name
 */
function written(name) {
  const { language, script } = new Intl.Locale(name).maximize();
  return `${language}-${script}`;
}

/**
 * @param {HTMLSelectElement} list
 * @param {string[]} languages
 * @param {string} chosen
 */
function fill(list, languages, chosen) {
  if (list.options.length !== languages.length) {
    const entries = languages.map((name) => ({ name, label: nameOf(name) }));
    entries.sort((a, b) => a.label.localeCompare(b.label));
    list.replaceChildren(...entries.map(({ name, label }) => h("option", { value: name, lang: name }, label)));
  }
  list.value = chosen;
}

/**
 * What a language calls itself.
 * @param {string} language
 */
function nameOf(language) {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
