// Trying moves: any side's stones, forward and back, with branches. Nobody else sees it.

import { post } from "./calls.js";
import { moved } from "./choosing.js";
import { button, h } from "./dom.js";
import { failed } from "./trouble.js";
import { say } from "./words.js";

/** @import { Plan } from "./plan.js" */
/** @import { Shown, Stones } from "./types" */

/**
 * A position with the move that led there, and what was tried from there.
 * @typedef {{ stones: Stones, move: string[] | null, before: Spot | null, after: Spot[] }} Spot
 */

export class Trying {
  /** The stone that was touched. @type {string | null} */
  from = null;
  /** The ways that it can go, by their last cells. @type {Map<string, string[]>} */
  ways = new Map();
  /** Where it is to go as soon as that is known. @type {string | null} */
  wanted = null;

  /**
   * @param {string} code
   * @param {Stones} stones
   * @param {() => void} changed
   * @param {() => void} close
   * @param {() => Plan | false} plan the plan that a line can be added to, if there can be one now
   */
  constructor(code, stones, changed, close, plan) {
    this.path = `game/${code}/targets`;
    this.changed = changed;
    this.close = close;
    this.plan = plan;
    this.at = spot(stones, null, null);
    this.free = h("input", { id: "free", type: "checkbox", onchange: () => this.changed() });
    this.element = h("div", { class: "trying" });
    this.draw();
  }

  /** @param {string} cell */
  touch(cell) {
    const isStone = Object.values(this.at.stones).some((cells) => cells.includes(cell));
    if (isStone) this.choose(cell === this.from ? null : cell);
    else if (this.from && this.ways.has(cell)) this.move(this.ways.get(cell) ?? []);
    else if (this.from && this.free.checked) this.move([this.from, cell]);
    else this.wanted = cell;
    this.changed();
  }

  /**
   * Chooses a stone, and asks where it can go.
   * @param {string | null} from
   */
  async choose(from) {
    this.from = from;
    this.ways = new Map();
    this.wanted = null;
    if (!from) return;
    const { at } = this;
    try {
      const { routes } = await post(this.path, { stones: at.stones, from });
      if (this.from !== from || this.at !== at) return;
      this.ways = new Map(routes.map((/** @type {string[]} */ route) => [route[route.length - 1], route]));
      const way = this.ways.get(this.wanted ?? "");
      if (way) this.move(way);
      else this.changed();
    } catch (error) {
      failed(error);
    }
  }

  /** @param {string[]} move */
  move(move) {
    const { at } = this;
    const known = at.after.find((after) => name(after) === `${move[0]}-${move[move.length - 1]}`);
    if (!known) at.after.push(spot(moved(at.stones, move), move, at));
    this.go(known ?? at.after[at.after.length - 1]);
  }

  /** @param {Spot} at */
  go(at) {
    this.at = at;
    this.choose(null);
    this.draw();
    this.changed();
  }

  undo() {
    if (this.from) {
      this.choose(null);
      this.changed();
    } else if (this.at.before) this.go(this.at.before);
  }

  /** The moves from the game's position on. */
  line() {
    const line = [];
    for (let { at } = this; at.before; at = at.before) line.unshift(name(at));
    return line;
  }

  /**
   * Goes on from the game's new position, with what was tried from there.
   * @param {Stones} stones
   */
  follow(stones) {
    let first = this.at;
    while (first.before) first = first.before;
    const next = within(first, (one) => key(one.stones) === key(stones)) ?? spot(stones, null, null);
    next.before = next.move = null;
    this.go(within(next, (one) => one === this.at) ?? next);
  }

  draw() {
    const { at } = this;
    const line = this.line();
    const plan = line.length > 1 && this.plan();
    const on = at.after.map((next) => button(h("bdi", { dir: "ltr" }, `▶\uFE0E ${name(next)}`), () => this.go(next)));
    const back = button("◀\uFE0E", () => this.undo());
    back.setAttribute("aria-label", say("page-replay-back"));
    this.element.replaceChildren(
      h("p", { class: "hint" }, say("page-try-hint")),
      h("label", {}, this.free, " ", say("page-try-free")),
      h("p", { class: "line", dir: "ltr", role: "status" }, line.join(" ")),
      h("div", { class: "buttons" }, at.before && back, ...on),
      h(
        "div",
        { class: "buttons" },
        plan && button(say("page-plan-add"), () => plan.add(line), "primary"),
        button(say("button-back"), this.close),
      ),
    );
  }

  /** @returns {Shown} */
  shown() {
    const { stones, move } = this.at;
    const said = say("page-can-move");
    /** @type {Shown["marks"]} */
    const marks = new Map(Object.values(stones).flat().map((cell) => [cell, { said, jumps: 0, quiet: true }]));
    for (const [cell, way] of this.ways) marks.set(cell, { said, jumps: 1, way });
    return { stones, trails: move ? [move] : [], marks, movable: new Set(Object.values(stones).flat()), showsMovable: false, chosen: this.from };
  }
}

/**
 * @param {Stones} stones
 * @param {string[] | null} move
 * @param {Spot | null} before
 * @returns {Spot}
 */
function spot(stones, move, before) {
  return { stones, move, before, after: [] };
}

/** @param {Spot} spot */
function name(spot) {
  return spot.move ? `${spot.move[0]}-${spot.move[spot.move.length - 1]}` : "";
}

/**
 * Returns the first position that was meant, from one on.
 * @param {Spot} from
 * @param {(spot: Spot) => boolean} isMeant
 * @returns {Spot | undefined}
 */
function within(from, isMeant) {
  if (isMeant(from)) return from;
  for (const next of from.after) {
    const found = within(next, isMeant);
    if (found) return found;
  }
  return undefined;
}

/**
 * Where the stones are, however they got there.
 * @param {Stones} stones
 */
function key(stones) {
  const colors = Object.entries(stones).map(([color, cells]) => color + [...cells].sort().join());
  return colors.sort().join(" ");
}
