// Who plays, whose turn it is, and how far they are.

import { h } from "./dom.js";
import { left as timeLeft } from "./time.js";
import { number, say } from "./words.js";

/** @import { Game, Layout, Seat } from "./types" */

/**
 * @param {Game} game
 * @param {Layout} layout
 */
export function seats({ seats: all, until }, layout) {
  const isPractice = all.every(({ own }) => own);
  return h("ul", { class: "seats" }, ...all.map((seat) => chip({ ...seat, own: seat.own && !isPractice }, layout, until)));
}

/**
 * @param {Seat} seat
 * @param {Layout} layout
 * @param {number | null} until
 */
function chip({ name, colors, own, toMove, inGoal, stones, steps, won, place, bank }, layout, until) {
  const share = h("span", { class: "share" });
  share.style.width = `${(100 * inGoal) / stones}%`;
  const far = `${number(inGoal)}/${number(stones)}`;
  const left = steps === null ? "" : `, ${say("picture-steps")}: ${number(steps)}`;
  return h(
    "li",
    { class: `seat${toMove ? " to-move" : ""}${won ? " won" : ""}`, "aria-current": toMove, title: left.slice(2) || null },
    ...colors.map((color) => h("img", { class: "stone", src: layout.stones[color], alt: say(`color-${color}`) })),
    h("span", { class: "name" }, won ? "🏆 " : place ? `${number(place)}. ` : "", h("bdi", {}, name), own && h("span", { class: "you" }, say("page-you"))),
    h("span", { class: "far" }, h("span", { role: "img", "aria-label": `${far} ${say("picture-goal")}${left}` }, "🏁 ", far), toMove && until !== null && h("span", {}, "⏳ ", timeLeft(until)), bank !== null && h("span", {}, "⌛ ", bank)),
    share,
  );
}

/** @param {Game} game */
export function hasLost({ seats }) {
  return seats.some(({ won }) => won) && seats.some(({ own }) => own) && !seats.some(({ own, won }) => own && won);
}
