// The way of a move: the way itself, below the stones, and its arrowheads, above them. Its proportions are
// those of the pictures.

import { s } from "./dom.js";

/** @import { Layout } from "./types" */

/** Half the width of an arrowhead at its base, in lengths of it. */
const FLANK = 0.66;
/** How visible moves before the last one are. */
const OLD = 0.55;

/** A move before the last one, the last one, or one that would have been better. @typedef {"old" | "last" | "better"} Kind */

/** @typedef {[number, number]} Point */

/**
 * @param {Layout} layout
 * @param {number} radius of a stone
 * @param {Point[]} points the centers of the cells
 * @param {string | undefined} color the stone's
 * @param {Kind} kind
 */
export function trail(layout, radius, points, color, kind) {
  const { tile, height, theme } = layout;
  const { trail } = theme;
  const ink = kind === "better" ? theme.marker.chosen : trail.line;
  // On small cells it is wider than its share, so that it shows on a phone.
  const scale = Math.max(tile, (trail.width_least * height) / trail.width);
  const [landing, line] = [trail.landing * scale, trail.landing_line * scale];
  const arrow = (trail.arrow * (scale + tile)) / 2;
  const end = points.length - 1;
  const around = (/** @type {number} */ at) => (at === 0 ? radius : at === end ? radius + trail.ring * tile : landing + line / 2);
  const hops = points.slice(1).map((to, at) => hop([points[at], to], [around(at), around(at + 1)], arrow));
  const legs = hops.map(({ from, to }) => `M${from}L${to}`).join("");
  const wide = trail.width * scale;
  const casing = Math.max(1, trail.casing_width * scale);
  /** @param {string} stroke @param {number} more */
  const lines = (stroke, more) => [
    s("path", { d: legs, fill: "none", stroke, "stroke-width": wide + more, "stroke-linecap": "round" }),
    ...points.slice(1, end).map(([cx, cy]) => s("circle", { cx, cy, r: landing, fill: "none", stroke, "stroke-width": line + more })),
  ];
  const opacity = trail.opacity * (kind === "old" ? OLD : 1);
  const [[x, y], [toX, toY]] = [points[0], points[end]];
  const ghost = theme.color["abcdef".indexOf(color ?? "")]?.face ?? "none";
  const ring = trail.ring * tile;
  const way = s(
    "g",
    {},
    s("circle", { cx: x, cy: y, r: radius, fill: ghost, "fill-opacity": trail.ghost_opacity, stroke: ink, "stroke-opacity": opacity, "stroke-width": ring / 2 }),
    s("g", { opacity }, ...lines(trail.casing, 2 * casing)),
    s("g", { opacity }, ...lines(ink, 0)),
  );
  const flank = arrow * FLANK;
  const heads = hops.map(({ to, tip, along: [right, down] }) => {
    const base = [1, -1].map((side) => [to[0] - down * flank * side, to[1] + right * flank * side]);
    return s("path", { d: `M${tip}L${base.join("L")}Z`, fill: ink, stroke: trail.casing, "stroke-width": casing, "stroke-linejoin": "round", "paint-order": "stroke" });
  });
  const last = kind === "last" && s("circle", { cx: toX, cy: toY, r: radius + ring / 2, fill: "none", stroke: ink, "stroke-width": ring });
  return [way, s("g", { opacity }, last, ...heads)];
}

/**
 * One hop, from the edge of what is on the first cell to the edge of what is on the second.
 * @param {[Point, Point]} ends
 * @param {[number, number]} around what is on the cells, as radii
 * @param {number} arrow the length of the arrowhead
 */
function hop([from, to], [before, after], arrow) {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const whole = Math.max(1, Math.hypot(x, y));
  const at = (/** @type {number} */ far) => /** @type {Point} */ ([from[0] + (x * far) / whole, from[1] + (y * far) / whole]);
  const start = Math.min(before, whole / 2);
  const base = Math.max(whole - after - arrow, Math.min(before, whole / 4));
  return { from: at(start), to: at(base), tip: at(Math.max(whole - after, base)), along: [x / whole, y / whole] };
}
