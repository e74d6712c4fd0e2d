// Who plays, and how far they are.

import { h } from "./dom.js";
import { number, say } from "./words.js";

/** @import { Seat } from "./types" */

/** @param {Seat[]} all */
export function seats(all) {
  const rows = all.map((seat) =>
    h(
      "li",
      { class: seat.toMove ? "seat to-move" : "seat" },
      ...seat.colors.map((color) => h("span", { class: `swatch swatch-${color}`, role: "img", "aria-label": say(`color-${color}`) })),
      h("span", { class: "name" }, h("bdi", {}, seat.name), seat.won ? " 🏆" : ""),
      h("span", { class: "steps" }, seat.steps === null ? "–" : `${number(seat.steps)} ${say("picture-steps")}`),
      h("span", { class: "in-goal" }, `${number(seat.inGoal)}/${number(seat.stones)} ${say("picture-goal")}`),
    ));
  return h("ul", { class: "seats" }, ...rows);
}
