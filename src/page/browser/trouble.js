// The red line: what the server refused, or that it doesn't answer.

import { byId } from "./dom.js";
import { nodes, plain } from "./said.js";
import { say } from "./words.js";

/** @import { Refusal, Said } from "./types" */

/** A call that the server refused, with its sentence. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {Refusal} said
   */
  constructor(status, { error, asks = false }) {
    super(plain(error));
    /** The sentence. */
    this.said = error;
    this.status = status;
    /** Whether the sentence is a question. */
    this.asks = asks;
  }
}

/** The answer to what the person did last. @type {{ said: Said, more: Node[] }} */
let refusal = { said: "", more: [] };
/** What is said until the server answers again. @type {Said} */
let silence = "";
/** What is shown, so that nothing is read out twice. @type {unknown} */
let shown = null;

/**
 * Shows the answer to what the person did, until they do something else; an empty text takes it away.
 * @param {Said} said
 * @param {...Node} more
 */
export function trouble(said, ...more) {
  if (plain(said) !== plain(refusal.said) || more.length || refusal.more.length) refusal = { said, more };
  draw();
}

/** @param {Said} said shown until the server answers */
export function silent(said) {
  silence = said;
  draw();
}

/** The server has answered. */
export function heard() {
  silent("");
}

function draw() {
  const wanted = plain(silence) || refusal;
  if (wanted === shown) return;
  shown = wanted;
  const { said, more } = plain(silence) ? { said: silence, more: [] } : refusal;
  const place = byId("trouble");
  place.hidden = !plain(said);
  place.replaceChildren(...nodes(said), ...more);
}

/**
 * Says why something came to nothing.
 * @param {unknown} error
 */
export function sentence(error) {
  return error instanceof Refused ? error.said : say("page-no-answer");
}

/**
 * Shows why what the person did came to nothing.
 * @param {unknown} error
 */
export function failed(error) {
  if (!(error instanceof Refused)) return silent(sentence(error));
  heard();
  // That the session is over is said where it's noticed.
  if (error.status !== 401) trouble(error.said);
}
