// What the computer would play.

import { button, h } from "./dom.js";
import { nodes } from "./said.js";

/** @import { Advice } from "./types" */

/**
 * @param {Advice} advice
 * @param {(move: string) => void} choose puts a move on the board
 */
export function hintList({ hints, note }, choose) {
  const rows = hints.map(({ move, said }) => h("li", {}, button(nodes(said), () => choose(move))));
  return h("div", { role: "status" }, h("ul", { class: "told" }, ...rows), note && h("p", {}, ...nodes(note)));
}
