// Trying moves: any stones, forward and back, with branches. Nothing leaves the browser.

import { moved } from "./choosing.js";
import { button, h } from "./dom.js";
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

  /**
   * @param {Stones} stones
   * @param {() => void} changed
   * @param {() => void} close
   * @param {() => Plan | false} plan the plan that a line can be added to, if there can be one now
   */
  constructor(stones, changed, close, plan) {
    this.changed = changed;
    this.close = close;
    this.plan = plan;
    this.at = spot(stones, null, null);
    this.element = h("div", { class: "trying" });
    this.draw();
  }

  /** @param {string} cell */
  touch(cell) {
    const isStone = Object.values(this.at.stones).some((cells) => cells.includes(cell));
    if (isStone) this.from = cell === this.from ? null : cell;
    else if (this.from) return this.move([this.from, cell]);
    this.changed();
  }

  /** @param {string[]} move */
  move(move) {
    const { at } = this;
    const known = at.after.find((after) => name(after) === move.join("-"));
    if (!known) at.after.push(spot(moved(at.stones, move), move, at));
    this.go(known ?? at.after[at.after.length - 1]);
  }

  /** @param {Spot} at */
  go(at) {
    this.at = at;
    this.from = null;
    this.draw();
    this.changed();
  }

  undo() {
    if (this.from) {
      this.from = null;
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
    const marks = new Map(Object.values(stones).flat().map((cell) => [cell, { said, jumps: 0, quiet: true }]));
    return { stones, trails: move ? [move] : [], marks, chosen: this.from };
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
  return spot.move ? spot.move.join("-") : "";
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
