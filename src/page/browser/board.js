// A board as a drawing: the cells and stones where the server says, and over them a grid that can be
// touched, walked through with keys and read aloud.

import { h, s } from "./dom.js";
import { beside, isArrow } from "./keys.js";
import { onTouch } from "./touch.js";
import { number, say } from "./words.js";

/** @import { Layout, Mark, Shown } from "./types" */

/** The emblems of the colors, in a circle of radius 1: nobody has to tell colors apart. */
/** @type {Record<string, string>} */
const EMBLEMS = {
  ring: "M-.5 0a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0",
  dot: "M-.25 0a.25.25 0 1 0 .5 0a.25.25 0 1 0-.5 0",
  triangle: "M0-.55L.5.35H-.5z",
  square: "M-.4-.4H.4V.4H-.4z",
  cross: "M-.5 0H.5M0-.5V.5",
  star: "M0-.55L.15-.2L.52-.17L.24.07L.33.45L0 .25L-.33.45L-.24.07L-.52-.17L-.15-.2z",
};
/** Pixels that a finger may move while it taps. */
const STILL = 8;
/** How long a stone takes from one cell to the next, in milliseconds. */
const HOP = 250;

export class Board {
  /**
   * @param {Layout} layout
   * @param {number} side the seat that sees its stones near
   * @param {(cell: string) => void} touched
   * @param {() => void} escaped
   */
  constructor(layout, side, touched, escaped) {
    this.layout = layout;
    this.touched = touched;
    this.escaped = escaped;
    this.places = layout.centers[side];
    this.cells = new Map(layout.cells.map((name, index) => [name, this.places[index]]));
    /** The radius of a stone. */
    this.radius = layout.tile * (layout.star ? layout.theme.star : layout.theme.square).stone;
    this.over = s("g", { "aria-hidden": "true" });
    this.grid = s("g");
    /** @type {Map<string, SVGElement>} */
    this.hits = new Map();
    this.goal = new Set(layout.colors.filter((color) => color.seat === side).flatMap(({ goal }) => goal));
    this.box = this.outline();
    this.svg = s(
      "svg",
      { class: layout.star ? "board star" : "board", viewBox: this.box.join(" "), role: "grid" },
      s("g", { "aria-hidden": "true" }, ...this.ground()),
      this.over,
      ...this.rows(),
    );
    this.at = 0;
    /** The cells that can be touched. @type {Map<string, Mark>} */
    this.marks = new Map();
    /** The colors of the stones by their cells. @type {Map<string, string>} */
    this.colors = new Map();
    /** The stones by their cells. @type {Map<string, SVGElement>} */
    this.stones = new Map();
    /** @type {string | null} */
    this.chosen = null;
    this.listen();
    this.element = h("div", { class: "frame" }, this.svg);
  }

  /** What is seen of the picture: on the star only what has holes, so that fingers have more room. */
  outline() {
    const { star, tile, width, height } = this.layout;
    if (!star) return [0, 0, width, height];
    const [xs, ys] = [0, 1].map((axis) => this.places.map((place) => place[axis]));
    const [left, top] = [Math.min(...xs) - tile, Math.min(...ys) - tile];
    return [left, top, Math.max(...xs) + tile - left, Math.max(...ys) + tile - top];
  }

  /** The empty board. */
  *ground() {
    const { layout } = this;
    const [x, y, width, height] = this.box;
    yield s("rect", { class: "wood", x, y, width, height, rx: layout.tile / 3 });
    const homes = new Map(layout.colors.flatMap(({ color, home }) => home.map((cell) => [cell, color])));
    const [left, top] = this.corner();
    for (const [name, [x, y]] of this.cells) {
      const home = homes.get(name);
      const column = Math.round((x - left) / layout.tile) + Math.round((y - top) / layout.tile);
      const kind = `cell ${column % 2 ? "dark" : "light"}${home ? ` home-${home}` : ""}`;
      yield layout.star
        ? s("circle", { class: kind, cx: x, cy: y, r: this.radius * 0.92 })
        : s("rect", { class: kind, x: x - layout.tile / 2, y: y - layout.tile / 2, width: layout.tile, height: layout.tile });
      if (this.goal.has(name)) yield s("circle", { class: "goal", cx: x, cy: y, r: this.radius });
    }
    yield* layout.star ? [] : this.labels();
  }

  corner() {
    return [0, 1].map((axis) => Math.min(...this.places.map((place) => place[axis])));
  }

  /** The letters and numbers beside a square. */
  *labels() {
    const [left, top] = this.corner();
    const { tile, height } = this.layout;
    const size = (top - tile / 2) * 0.5;
    const inRow = [...this.cells].filter(([, [, y]]) => y === top);
    const inColumn = [...this.cells].filter(([, [x]]) => x === left);
    const isTurned = inRow[0][0][0] === inRow[1][0][0];
    const part = (/** @type {string} */ name, /** @type {boolean} */ letter) => (letter ? name[0] : name.slice(1));
    for (const [name, [x]] of inRow) {
      yield s("text", { class: "label", x, y: height - (top - tile / 2) * 0.3, "font-size": size }, part(name, !isTurned));
    }
    for (const [name, [, y]] of inColumn) {
      yield s("text", { class: "label", x: (left - tile / 2) / 2, y: y + size / 3, "font-size": size }, part(name, isTurned));
    }
  }

  /** The grid to touch, row by row as seen. */
  rows() {
    /** @type {Map<number, { x: number, hit: SVGElement }[]>} */
    const rows = new Map();
    this.layout.cells.forEach((name, index) => {
      const [x, y] = this.places[index];
      const hit = s("circle", { class: "hit", cx: x, cy: y, r: this.layout.tile / 2, role: "gridcell", "data-cell": name, tabindex: -1 });
      this.hits.set(name, hit);
      rows.set(y, [...(rows.get(y) ?? []), { x, hit }]);
    });
    const sorted = [...rows].sort(([one], [other]) => one - other);
    return sorted.map(([, row]) => s("g", { role: "row" }, ...row.sort((a, b) => a.x - b.x).map(({ hit }) => hit)));
  }

  listen() {
    const { svg } = this;
    let from = { cell: "", x: 0, y: 0 };
    /** @type {SVGElement | null} */
    let dragged = null;
    let wasChosen = false;
    const canDrag = () => this.marks.has(from.cell) && this.colors.has(from.cell);
    onTouch(
      svg,
      (event) => {
        from = { cell: this.nearest(event) ?? "", x: event.clientX, y: event.clientY };
        return canDrag();
      },
      (event) => {
        const isFar = Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL;
        if (!dragged && isFar && canDrag()) {
          wasChosen = this.chosen === from.cell;
          if (!wasChosen) this.touched(from.cell);
          dragged = this.stone(this.colors.get(from.cell) ?? "", [0, 0]);
          dragged.classList.add("dragged");
          svg.append(dragged);
        }
        const { x, y } = this.inside(event);
        dragged?.setAttribute("transform", `translate(${x} ${y})`);
      },
      (event) => {
        const wasDragged = dragged !== null;
        dragged?.remove();
        dragged = null;
        // Once more on a stone: it isn't chosen any more.
        if (!event) return void (wasDragged && !wasChosen && this.chosen === from.cell && this.touched(from.cell));
        const cell = this.nearest(event);
        if (!cell || (cell === from.cell) === wasDragged) return;
        this.focus(cell);
        this.touched(cell);
      },
    );
    // From the keyboard or a screen reader; fingers were handled above.
    svg.addEventListener("click", (event) => {
      const cell = event.target instanceof Element && event.target.getAttribute("data-cell");
      if (cell && event.detail === 0) this.touched(cell);
    });
    svg.addEventListener("keydown", (event) => {
      // Those are the browser's.
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "Enter" || event.key === " ") this.touched(this.layout.cells[this.at]);
      else if (event.key === "Escape") this.escaped();
      else if (isArrow(event.key)) this.focus(this.layout.cells[beside(this.places, this.at, event.key) ?? this.at]);
      else return;
      event.preventDefault();
    });
  }

  /** @param {string} cell */
  focus(cell) {
    this.hits.get(this.layout.cells[this.at])?.setAttribute("tabindex", "-1");
    this.at = this.layout.cells.indexOf(cell);
    const hit = this.hits.get(cell);
    hit?.setAttribute("tabindex", "0");
    hit?.focus({ preventScroll: true });
  }

  /** @param {{ clientX: number, clientY: number }} pointer */
  inside(pointer) {
    const point = new DOMPoint(pointer.clientX, pointer.clientY);
    return point.matrixTransform(this.svg.getScreenCTM()?.inverse());
  }

  /**
   * The cell under a pointer, or near it.
   * @param {{ clientX: number, clientY: number }} pointer
   */
  nearest(pointer) {
    const { x, y } = this.inside(pointer);
    const far = this.places.map((place) => Math.hypot(place[0] - x, place[1] - y));
    const least = Math.min(...far);
    return least < this.layout.tile ? this.layout.cells[far.indexOf(least)] : null;
  }

  /**
   * @param {string} color
   * @param {[number, number]} place
   */
  stone(color, [x, y]) {
    const r = this.radius;
    const { emblem } = this.layout.theme.color["abcdef".indexOf(color)];
    return s(
      "g",
      { class: `stone stone-${color}`, transform: `translate(${x} ${y})` },
      s("circle", { r }),
      s("path", { class: `emblem emblem-${emblem}`, d: EMBLEMS[emblem], transform: `scale(${r * 0.8})` }),
    );
  }

  /**
   * Animates stones along their routes, one after the other.
   * @param {string[][]} routes
   */
  play(routes) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let delay = 0;
    for (const route of routes) {
      const stone = this.stones.get(route[route.length - 1]);
      const frames = route.map((cell) => {
        const [x, y] = this.cells.get(cell) ?? [0, 0];
        return { transform: `translate(${x}px, ${y}px)`, easing: "ease-in-out" };
      });
      const duration = HOP * (route.length - 1);
      if (stone) this.over.append(stone);
      stone?.animate(frames, { duration, delay, fill: "backwards" });
      delay += duration;
    }
  }

  /** @param {string} label for those who don't see the board */
  name(label) {
    this.svg.setAttribute("aria-label", label);
  }

  /** @param {Shown} shown */
  draw(shown) {
    const place = (/** @type {string} */ cell) => this.cells.get(cell) ?? [0, 0];
    this.marks = shown.marks;
    this.chosen = shown.chosen;
    this.colors = new Map(Object.entries(shown.stones).flatMap(([color, cells]) => cells.map((cell) => [cell, color])));
    const trails = shown.trails.map((cells, index) =>
      s("g", { class: index === shown.trails.length - 1 ? "trail" : "trail old" },
        s("polyline", { points: cells.map((cell) => place(cell).join(",")).join(" ") }),
        ...cells.map((cell) => s("circle", { cx: place(cell)[0], cy: place(cell)[1], r: this.radius * 0.28 }))));
    this.stones = new Map([...this.colors].map(([cell, color]) => [cell, this.stone(color, place(cell))]));
    const marks = [...shown.marks].flatMap(([cell, { jumps, quiet }]) => {
      if (quiet) return [];
      const [cx, cy] = place(cell);
      if (this.colors.has(cell)) return [s("circle", { class: "movable", cx, cy, r: this.radius * 1.06 })];
      const size = this.radius * 0.85;
      const count = jumps > 1 && s("text", { class: "count", x: cx, y: cy + size * 0.35, "font-size": size }, number(jumps));
      return [s("circle", { class: "target", cx, cy, r: this.radius * (count ? 0.62 : 0.5) }), count || s("g")];
    });
    if (shown.chosen) {
      const [cx, cy] = place(shown.chosen);
      marks.push(s("circle", { class: "chosen", cx, cy, r: this.radius * 1.12 }));
    }
    this.over.replaceChildren(...trails, ...this.stones.values(), ...marks);
    for (const [cell, hit] of this.hits) {
      const color = this.colors.get(cell);
      const parts = [cell, color ? say(`color-${color}`) : say("page-empty"), shown.marks.get(cell)?.said];
      hit.setAttribute("aria-label", parts.filter(Boolean).join(", "));
      hit.setAttribute("aria-selected", String(cell === shown.chosen));
    }
    const hasFocus = this.svg.contains(document.activeElement);
    if (!hasFocus) {
      const first = [...shown.marks.keys()][0] ?? this.layout.cells[0];
      this.hits.get(this.layout.cells[this.at])?.setAttribute("tabindex", "-1");
      this.at = this.layout.cells.indexOf(first);
      this.hits.get(first)?.setAttribute("tabindex", "0");
    }
  }
}
