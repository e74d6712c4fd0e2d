// The red line: what the server refused, or that it doesn't answer.

import { byId } from "./dom.js";
import { moments } from "./time.js";
import { say } from "./words.js";

/** @import { Refusal } from "./types" */

/** A call that the server refused, with its sentence. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {Refusal} said
   */
  constructor(status, { error, asks = false }) {
    super(error);
    this.status = status;
    /** Whether the sentence is a question. */
    this.asks = asks;
  }
}

/** The answer to what the person did last. @type {{ text: string, more: Node[] }} */
let refusal = { text: "", more: [] };
/** What is said until the server answers again. */
let silence = "";
/** What is shown, so that nothing is read out twice. @type {unknown} */
let shown = null;

/**
 * Shows the answer to what the person did, until they do something else; an empty text takes it away.
 * @param {string} text
 * @param {...Node} more
 */
export function trouble(text, ...more) {
  if (text !== refusal.text || more.length || refusal.more.length) refusal = { text, more };
  draw();
}

/** @param {string} text shown until the server answers */
export function silent(text) {
  silence = text;
  draw();
}

/** The server has answered. */
export function heard() {
  silent("");
}

function draw() {
  const wanted = silence || refusal;
  if (wanted === shown) return;
  shown = wanted;
  const { text, more } = silence ? { text: silence, more: [] } : refusal;
  const place = byId("trouble");
  place.hidden = !text;
  place.replaceChildren(...moments(text), ...more);
}

/**
 * Says why something came to nothing.
 * @param {unknown} error
 */
export function sentence(error) {
  return error instanceof Refused ? error.message : say("page-no-answer");
}

/**
 * Shows why what the person did came to nothing.
 * @param {unknown} error
 */
export function failed(error) {
  if (!(error instanceof Refused)) return silent(sentence(error));
  heard();
  // That the session is over is said where it's noticed.
  if (error.status !== 401) trouble(error.message);
}
