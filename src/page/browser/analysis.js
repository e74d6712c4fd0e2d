// The analysis of a finished game: who was ahead, as a curve, and what decided it.

import { orAgain } from "./again.js";
import { get, THINKING } from "./calls.js";
import { button, h, s } from "./dom.js";
import { nodes } from "./said.js";
import { number, say } from "./words.js";

/** @import { Analysis as Told } from "./types" */

/** The size of the curve's drawing. */
const WIDTH = 320;
const HEIGHT = 120;

export class Analysis {
  /** The cursor, the event it's at, and the number of events on the curve. */
  cursor = s("line", { class: "cursor", y1: 0, y2: HEIGHT });
  at = 0;
  events = 1;
  /** The ways that would have been better. @type {Record<string, string[]>} */
  better = {};

  /**
   * @param {string} code
   * @param {string[]} colors of the seats
   */
  constructor(code, colors) {
    this.code = code;
    this.colors = colors;
    this.element = h("div", { class: "analysis", role: "status" }, h("p", { class: "hint" }, say("page-thinking")));
  }

  /** @param {(at: number) => void} go shows the board after so many events */
  async load(go) {
    const load = async () => this.show(await get(`game/${this.code}/analysis`, THINKING), go);
    await orAgain(this.element, load);
  }

  /**
   * @param {Told} told
   * @param {(at: number) => void} go
   */
  show({ leads, lines, better }, go) {
    this.better = better;
    const look = (/** @type {number} */ at) => {
      go(at);
      document.querySelector(".place")?.scrollIntoView({ block: "nearest" });
    };
    this.events = Math.max(1, leads.length - 1);
    const rows = lines.map(({ event, said }) => h("li", {}, ...(event === null ? nodes(said) : [button(nodes(said), () => look(event + 1))])));
    const dots = lines.flatMap(({ event }) => (event === null ? [] : [event + 1]));
    this.element.replaceChildren(this.curve(leads, dots, look), h("ul", { class: "told" }, ...rows));
    this.mark(this.at);
  }

  /**
   * @param {number[][]} leads
   * @param {number[]} dots the moments that there is a line about
   * @param {(at: number) => void} go
   */
  curve(leads, dots, go) {
    // Of two players, one is ahead by as much as the other is behind.
    const colors = this.colors.length === 2 ? [""] : this.colors;
    const most = Math.max(100, ...leads.flat().map(Math.abs));
    const y = (/** @type {number} */ lead) => HEIGHT / 2 - (lead / most) * (HEIGHT / 2 - 4);
    const curves = colors.flatMap((color, seat) => {
      const points = leads.map((lead, at) => `${this.x(at)},${y(lead[seat])}`).join(" ");
      return ["casing", "curve"].map((kind) => {
        const line = s("polyline", { class: kind, points });
        if (color) line.style.stroke = `var(--board-${kind === "curve" ? "face" : "rim"}-${color})`;
        return line;
      });
    });
    const zero = s("line", { class: "zero", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 });
    const onclick = (/** @type {MouseEvent} */ event) => {
      if (!(event.currentTarget instanceof Element)) return;
      const { left, width } = event.currentTarget.getBoundingClientRect();
      go(Math.round(((event.clientX - left) / width) * this.events));
    };
    const steps = Math.round(most / 100);
    const axis = [steps, -steps].map((lead) => s("text", { class: "axis", x: 4, y: lead > 0 ? 12 : HEIGHT - 5 }, `${lead > 0 ? "+" : "−"}${number(steps)}`));
    const marks = dots.map((at) => s("circle", { class: "dot", cx: this.x(at), cy: y(leads[at]?.[0] ?? 0), r: 4 }));
    return s("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true", onclick }, zero, ...axis, this.cursor, ...curves, ...marks);
  }

  /** @param {number} at */
  x(at) {
    return (at / this.events) * WIDTH;
  }

  /**
   * Marks a moment of the game.
   * @param {number} at after how many events
   */
  mark(at) {
    this.at = at;
    this.cursor.setAttribute("x1", String(this.x(at)));
    this.cursor.setAttribute("x2", String(this.x(at)));
  }
}
