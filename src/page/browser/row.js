// A row of a list: something that can be opened, with a small board.

import { h } from "./dom.js";
import { nodes } from "./said.js";
import { small } from "./small.js";
import { away } from "./time.js";
import { say } from "./words.js";

/** @import { Child } from "./dom.js" */
/** @import { Listed, Look, Small } from "./types" */

/** The keys of what a row says about its game. */
const STATES = { open: "page-waiting", running: "page-their-move", finished: "page-over", closed: "page-over" };

/**
 * @param {{ id?: string, small: Small | null, mine: boolean }} what
 * @param {Look | null} look
 * @param {() => void} onclick
 * @param {...Child} said
 */
export function row({ id, small: board, mine }, look, onclick, ...said) {
  return h("li", {}, h("button", { id, type: "button", class: mine ? "row mine" : "row", onclick }, board && look && small(board, look), ...said));
}

/**
 * @param {Listed} game
 * @param {Look} look
 * @param {(code: string) => void} open
 */
export function gameRow(game, look, open) {
  const { code, title, people, mine, stage, until, banks, result, small } = game;
  const state = result ?? say(mine && stage === "running" ? "page-my-move" : STATES[stage]);
  return row(
    { small, mine },
    look,
    () => open(code),
    h("strong", {}, title),
    h("span", { class: "people" }, ...nodes(people)),
    h("span", { class: "state" }, state, until !== null && " · ", until !== null && away(until), banks !== null && " · ", ...(banks === null ? [] : nodes(banks))),
    h("span", { class: "code", dir: "ltr" }, `#${code}`),
  );
}
