// A board so small that only its colors tell.

import { s } from "./dom.js";

/** @import { Look, Small } from "./types" */

/** Half the height of the star, in distances between two holes. */
const TALL = 8 * Math.sin(Math.PI / 3);

/**
 * @param {Small} small
 * @param {Look} look
 */
export function small({ side, tile, stones }, look) {
  const circles = Object.entries(stones).flatMap(([color, places]) => {
    const { face, rim } = look.color["abcdef".indexOf(color)];
    return places.map(([cx, cy]) => s("circle", { cx, cy, r: tile * 0.42, fill: face, stroke: rim, "stroke-width": 0.8 }));
  });
  return s("svg", { class: "small", viewBox: "0 0 100 100", "aria-hidden": "true" }, s("rect", { width: 100, height: 100, fill: look.frame.ground }), ...(side ? squares(side, tile, look) : star(tile, look)), ...circles);
}

/**
 * @param {number} side
 * @param {number} tile
 * @param {Look} look
 */
function squares(side, tile, { square }) {
  const start = (100 - side * tile) / 2;
  const dark = Array.from({ length: side * side }, (_, at) => [at % side, Math.floor(at / side)]).filter(([x, y]) => (x + y) % 2);
  const d = dark.map(([x, y]) => `M${start + x * tile} ${start + y * tile}h${tile}v${tile}h-${tile}z`).join("");
  return [s("rect", { x: start, y: start, width: side * tile, height: side * tile, fill: square.light }), s("path", { d, fill: square.dark })];
}

/**
 * @param {number} tile
 * @param {Look} look
 */
function star(tile, { star }) {
  const [half, far] = [tile * 6.93, tile * TALL * 1.155];
  const point = (/** @type {number} */ up) => `M50 ${50 - far * up}L${50 + half} ${50 + (far / 2) * up}L${50 - half} ${50 + (far / 2) * up}Z`;
  return [s("path", { d: point(1) + point(-1), fill: star.board, stroke: star.board, "stroke-width": tile, "stroke-linejoin": "round" })];
}
