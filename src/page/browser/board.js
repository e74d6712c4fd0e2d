// A board: the picture of the empty one, with stones, marks and the last moves over it, and over them a
// grid that can be touched, walked through with keys and read aloud.

import { h, s } from "./dom.js";
import { beside, isArrow } from "./keys.js";
import { knock } from "./sound.js";
import { onTouch } from "./touch.js";
import { trail } from "./trail.js";
import { number, say } from "./words.js";

/** @import { Layout, Mark, Shown } from "./types" */

/** Pixels that a finger may move while it taps. */
const STILL = 8;
/** How long a stone takes from one cell to the next, in milliseconds, and how much it grows in between. */
const HOP = 250;
const RISE = 1.2;
/** Cells smaller than this, in pixels, are easily missed. */
const FINGER = 30;
/** How much of a star's picture is seen around its holes, in tiles. */
const AROUND = 1.6;

export class Board {
  /**
   * @param {Layout} layout
   * @param {number} seat the reader's own
   * @param {(cell: string) => void} touched
   * @param {() => void} escaped
   */
  constructor(layout, seat, touched, escaped) {
    this.layout = layout;
    /** The cells of the reader's home and goal. */
    this.areas = layout.colors.filter((one) => one.seat === seat);
    this.touched = touched;
    this.escaped = escaped;
    this.places = layout.centers;
    this.cells = new Map(layout.cells.map((name, index) => [name, this.places[index]]));
    /** The radius of a stone. */
    this.radius = layout.tile * (layout.star ? layout.theme.star : layout.theme.square).stone;
    this.under = s("g");
    this.over = s("g");
    this.way = s("g");
    /** @type {Map<string, SVGElement>} */
    this.hits = new Map();
    this.box = this.outline();
    const { tile } = layout;
    const stones = Object.entries(layout.stones).map(([color, href]) => s("image", { id: `stone-${color}`, href, x: -tile / 2, y: -tile / 2, width: tile, height: tile }));
    this.svg = s(
      "svg",
      { class: "board", viewBox: this.box.join(" "), role: "grid" },
      s("defs", {}, ...stones),
      s("g", { "aria-hidden": "true" }, s("image", { href: layout.ground, width: layout.width, height: layout.height }), this.under, this.over, this.way),
      ...this.rows(),
    );
    this.at = 0;
    /** The cells that can be touched. @type {Map<string, Mark>} */
    this.marks = new Map();
    /** The stones that can be dragged. @type {Set<string>} */
    this.movable = new Set();
    /** The colors of the stones by their cells. @type {Map<string, string>} */
    this.colors = new Map();
    /** The stones by their cells. @type {Map<string, SVGElement>} */
    this.stones = new Map();
    /** @type {string | null} */
    this.chosen = null;
    this.listen();
    this.element = h("div", { class: "frame" }, this.svg);
    this.element.style.setProperty("--ratio", String(this.box[2] / this.box[3]));
  }

  /** What is seen of the picture: of the star hardly more than its holes, so that fingers have more room. */
  outline() {
    const { star, tile, width, height } = this.layout;
    if (!star) return [0, 0, width, height];
    const far = tile * AROUND;
    const [xs, ys] = [0, 1].map((axis) => this.places.map((place) => place[axis]));
    const [left, top] = [Math.max(0, Math.min(...xs) - far), Math.max(0, Math.min(...ys) - far)];
    return [left, top, Math.min(width, Math.max(...xs) + far) - left, Math.min(height, Math.max(...ys) + far) - top];
  }

  /** Whether fingers miss cells of this size. */
  isSmall() {
    return (this.layout.tile * this.svg.clientWidth) / this.box[2] < FINGER;
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
    const canDrag = () => this.movable.has(from.cell);
    onTouch(
      svg,
      (event) => {
        from = { cell: this.nearest(event) ?? "", x: event.clientX, y: event.clientY };
        this.preview(from.cell);
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
        this.preview(this.nearest(event) ?? "");
        const { x, y } = this.inside(event);
        dragged?.setAttribute("transform", `translate(${x} ${y})`);
      },
      (event) => {
        const wasDragged = dragged !== null;
        this.preview("");
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
    svg.addEventListener("pointerover", ({ target }) => this.preview((target instanceof Element && target.getAttribute("data-cell")) || ""));
    svg.addEventListener("pointerleave", () => this.preview(""));
    // From the keyboard or a screen reader; fingers were handled above.
    svg.addEventListener("click", (event) => {
      const cell = event.target instanceof Element && event.target.getAttribute("data-cell");
      if (cell && event.detail === 0) this.touched(cell);
    });
    // A screen reader goes to any cell by itself.
    svg.addEventListener("focusin", ({ target }) => {
      const cell = target instanceof Element && target.getAttribute("data-cell");
      if (cell) this.stand(cell);
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

  /**
   * Shows the way of the chosen stone to a cell.
   * @param {string} cell
   */
  preview(cell) {
    const way = this.marks.get(cell)?.way;
    this.way.replaceChildren(...(way ? this.trail(way, "last").flat() : []));
  }

  /**
   * Makes a cell the one that keys start from.
   * @param {string} cell
   */
  stand(cell) {
    this.hits.get(this.layout.cells[this.at])?.setAttribute("tabindex", "-1");
    this.at = this.layout.cells.indexOf(cell);
    this.hits.get(cell)?.setAttribute("tabindex", "0");
  }

  /** @param {string} cell */
  focus(cell) {
    this.stand(cell);
    this.hits.get(cell)?.focus({ preventScroll: true });
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
    return s("g", { transform: `translate(${x} ${y})` }, s("use", { href: `#stone-${color}` }));
  }

  /**
   * @param {string[]} cells
   * @param {import("./trail.js").Kind} kind
   */
  trail(cells, kind) {
    const color = this.colors.get(cells[cells.length - 1]) ?? this.colors.get(cells[0]);
    return trail(this.layout, this.radius, cells.map((cell) => this.cells.get(cell) ?? [0, 0]), color, kind);
  }

  /**
   * Animates stones along their routes, one after the other.
   * @param {string[][]} routes
   */
  play(routes) {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    let delay = 0;
    for (const route of routes) {
      const stone = this.stones.get(route[route.length - 1]);
      const frames = route.flatMap((cell, index) => {
        const at = (/** @type {[number, number]} */ [x, y], /** @type {number} */ size) => ({ transform: `translate(${x}px, ${y}px) scale(${size})`, easing: "ease-in-out" });
        const [x, y] = this.cells.get(cell) ?? [0, 0];
        const [toX, toY] = this.cells.get(route[index + 1]) ?? [x, y];
        return index + 1 < route.length ? [at([x, y], 1), at([(x + toX) / 2, (y + toY) / 2], RISE)] : [at([x, y], 1)];
      });
      const duration = HOP * (route.length - 1);
      if (stone) this.over.append(stone);
      if (!isStill) stone?.animate(frames, { duration, delay, fill: "backwards" });
      route.slice(1).forEach((_, hop) => knock(isStill ? delay : delay + HOP * (hop + 1)));
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
    this.movable = shown.movable;
    this.chosen = shown.chosen;
    const before = { colors: this.colors, stones: this.stones };
    this.colors = new Map(Object.entries(shown.stones).flatMap(([color, cells]) => cells.map((cell) => [cell, color])));
    // A stone that stays is the same element, so that it goes on gliding.
    const same = (/** @type {string} */ cell, /** @type {string} */ color) => (before.colors.get(cell) === color ? before.stones.get(cell) : undefined);
    this.stones = new Map([...this.colors].map(([cell, color]) => [cell, same(cell, color) ?? this.stone(color, place(cell))]));
    const trails = shown.trails.map((cells, index) => this.trail(cells, index === shown.trails.length - 1 ? "last" : "old"));
    if (shown.better) trails.push(this.trail(shown.better, "better"));
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
    this.way.replaceChildren();
    this.under.replaceChildren(...trails.map(([way]) => way));
    this.over.replaceChildren(...this.stones.values(), ...trails.map(([, heads]) => heads), ...marks);
    this.svg.classList.toggle("shows-movable", shown.showsMovable);
    for (const [cell, hit] of this.hits) this.label(cell, hit);
    const hasFocus = this.svg.contains(document.activeElement);
    if (!hasFocus) {
      this.stand([...shown.marks.keys()][0] ?? this.layout.cells[0]);
    }
  }

  /**
   * Says what is on a cell, what touching it does, and whether it belongs to one's home or goal.
   * @param {string} cell
   * @param {SVGElement} hit
   */
  label(cell, hit) {
    const color = this.colors.get(cell);
    const isIn = (/** @type {"home" | "goal"} */ area) => this.areas.some((one) => one[area].includes(cell)) && say(`page-${area}`);
    const parts = [cell, color ? say(`color-${color}`) : say("page-empty"), this.marks.get(cell)?.said, isIn("home"), isIn("goal")];
    hit.setAttribute("aria-label", parts.filter(Boolean).join(", "));
    hit.setAttribute("aria-selected", String(cell === this.chosen));
    hit.classList.toggle("can", this.marks.has(cell) || this.movable.has(cell));
  }
}
