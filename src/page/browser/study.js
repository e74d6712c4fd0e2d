// Lessons, the puzzle and the march of the day: one person's stones, and what the server says of the moves.

import { Board } from "./board.js";
import { post } from "./calls.js";
import { Choosing } from "./choosing.js";
import { announce, button, buttons, h } from "./dom.js";
import { layoutOf } from "./layouts.js";
import { party } from "./party.js";
import { nodes, plain } from "./said.js";
import { wear } from "./theme.js";
import { failed, trouble } from "./trouble.js";
import { say } from "./words.js";

/** @import { Layout, Move, Studied } from "./types" */

/** What can be studied, by what the address says, with the keys of their names. @type {Record<string, string>} */
export const STUDIES = { puzzle: "page-puzzle", march: "button-march", lesson: "page-lessons" };

export class Study {
  /** @type {Studied | null} */
  told = null;
  /** The moves so far. @type {string[]} */
  moves = [];
  choosing = new Choosing();
  /** @type {Layout | null} */
  layout = null;
  /** @type {Board | null} */
  board = null;
  isMine = false;

  /** @param {string} kind */
  constructor(kind) {
    this.kind = kind;
    this.title = say(STUDIES[kind]);
    this.place = h("div", { class: "place" });
    this.beside = h("div", { class: "beside" });
    this.element = h("div", { class: "game" }, this.place, this.beside);
  }

  async refresh() {
    // What is begun goes on, whatever the news are.
    if (this.told) return;
    const begun = kept(this.kind);
    // A lesson goes on where it was left; of another day there's nothing to go on with.
    const { day } = await this.ask([], this.kind === "lesson" ? begun?.day : undefined);
    if (begun?.day === day && begun.moves.length) await this.ask(begun.moves);
  }

  /**
   * @param {string[]} moves
   * @param {number} [day]
   */
  async ask(moves, day = this.told?.day) {
    const told = /** @type {Studied} */ (await post(this.kind, { moves, day }));
    this.layout = await layoutOf(told, told.side);
    const isPlayed = moves.length === this.moves.length + 1;
    this.moves = moves;
    keep(this.kind, told.moves.length ? { day: told.day, moves } : null);
    this.told = told;
    this.choosing = new Choosing({ moves: told.moves.map((route) => move(route)) });
    wear(this.element, this.layout.theme);
    this.draw();
    if (isPlayed && told.trail) this.board?.play([told.trail]);
    if (told.right) party(this.layout.theme.color.map(({ face }) => face));
    if (told.told) announce(told.told.map(plain).join(" "));
    return told;
  }

  /**
   * @param {string[]} moves
   * @param {number} [day]
   */
  async go(moves, day) {
    trouble("");
    await this.ask(moves, day).catch(failed);
    this.draw();
  }

  draw() {
    const { told, layout, choosing } = this;
    if (!told || !layout) return;
    if (this.board?.layout !== layout) {
      this.board = new Board(layout, (cell) => this.touch(cell), () => void (choosing.undo() && this.draw()));
      this.place.replaceChildren(this.board.element);
    }
    const { from, moves } = choosing;
    const starts = from ? [from] : [...moves.keys()];
    /** @type {import("./types").Shown["marks"]} */
    const marks = new Map(starts.map((cell) => [cell, { said: say("page-can-move"), jumps: 0 }]));
    for (const [cell, one] of choosing.targets()) marks.set(cell, { said: say("page-can-move"), jumps: one?.jumps ?? 1, way: one?.route.split("-") });
    const trails = told.trail && !from ? [told.trail] : [];
    this.board.draw({ stones: told.stones, trails, marks, movable: new Set(moves.keys()), showsMovable: !this.moves.length, chosen: from });
    this.nameBoard();
    this.beside.replaceChildren(...this.parts(told));
  }

  nameBoard() {
    const { task, told = [] } = this.told ?? { task: "" };
    this.board?.name([task, ...told].map(plain).join(" "));
  }

  /** @param {Studied} told */
  *parts({ day, task, told = [], right, next, moves }) {
    yield h("p", { class: "task" }, ...nodes(task));
    const isOver = !moves.length;
    for (const line of told) yield h("p", { class: isOver ? "hint" : "" }, ...nodes(line));
    const isMarch = this.kind === "march";
    const row = buttons([
      next && button(say("button-next-lesson"), () => this.go([], day + 1), "primary"),
      isMarch && this.moves.length > 0 && !isOver && button(say("button-march-back"), () => this.go(this.moves.slice(0, -1))),
      this.moves.length > (isMarch ? 1 : 0) && !(right && !isMarch) && button(say(isMarch ? "button-march-again" : "button-study-again"), () => this.go([]), isOver ? "primary" : ""),
    ]);
    if (row) yield row;
  }

  /** @param {string} cell */
  touch(cell) {
    trouble("");
    const isComplete = this.choosing.touch(cell);
    if (isComplete) this.go([...this.moves, this.choosing.text()]);
    else this.draw();
  }
}

/**
 * Keeps the moves of a way that isn't at its end, for whoever comes back.
 * @param {string} kind
 * @param {{ day: number, moves: string[] } | null} begun
 */
function keep(kind, begun) {
  try {
    if (begun) localStorage.setItem(kind, JSON.stringify(begun));
    else localStorage.removeItem(kind);
  } catch {
    // The browser keeps nothing.
  }
}

/** @param {string} kind */
function kept(kind) {
  try {
    return JSON.parse(localStorage.getItem(kind) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {string[]} route
 * @returns {Move}
 */
function move(route) {
  return { route: route.join("-"), gain: 0, jumps: route.length - 1, said: "" };
}
