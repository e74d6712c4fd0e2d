// Lessons, the puzzle and the march of the day: one person's stones, and what the server says of the moves.

import { Board } from "./board.js";
import { post } from "./calls.js";
import { Choosing, moved } from "./choosing.js";
import { announce, button, buttons, h, keepFocus } from "./dom.js";
import { layoutOf } from "./layouts.js";
import { party } from "./party.js";
import { nodes, plain } from "./said.js";
import { wear } from "./theme.js";
import { failed, trouble } from "./trouble.js";
import { say } from "./words.js";

/** @import { Layout, Studied } from "./types" */

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
  /** The first answer, while it is awaited. @type {Promise<void> | null} */
  loading = null;

  /** @param {string} kind */
  constructor(kind) {
    this.kind = kind;
    this.title = say(STUDIES[kind]);
    this.place = h("div", { class: "place" });
    this.beside = h("div", { class: "beside" });
    this.element = h("div", { class: "game" }, this.place, this.beside);
  }

  /** What is begun goes on, whatever the news are. */
  refresh() {
    this.loading ??= this.load().catch((error) => {
      this.loading = null;
      throw error;
    });
    return this.loading;
  }

  /** Goes on where it was left, if that was today. */
  async load() {
    const begun = kept(this.kind);
    const told = await this.ask([], this.kind === "lesson" ? begun?.day : undefined);
    const goesOn = begun?.day === told.day && begun?.moves.length;
    await this.show(goesOn ? await this.ask(begun.moves, told.day) : told, goesOn ? begun.moves : []);
  }

  /**
   * @param {string[]} moves
   * @param {number} [day]
   * @returns {Promise<Studied>}
   */
  ask(moves, day) {
    return post(this.kind, { moves, day });
  }

  /**
   * @param {Studied} told
   * @param {string[]} moves
   */
  async show(told, moves) {
    this.layout = await layoutOf(told, told.side);
    const isPlayed = moves.length === this.moves.length + 1;
    this.moves = moves;
    this.told = told;
    this.choosing = choosing(told);
    keep(this.kind, { day: told.day + (told.next ? 1 : 0), moves: this.kind === "march" && told.moves.length ? moves : [] });
    wear(this.element, this.layout.theme);
    this.draw();
    if (isPlayed && told.trail) this.board?.play([told.trail]);
    if (isPlayed && told.right) party(this.layout.theme.color.map(({ face }) => face));
    if (isPlayed && told.told) announce(told.told.map(plain).join(" "));
  }

  /**
   * @param {string[]} moves
   * @param {number} [day]
   */
  async go(moves, day = this.told?.day) {
    trouble("");
    try {
      const told = await this.ask(moves, day);
      // Whoever has gone on meanwhile sees something else.
      if (this.element.isConnected) await this.show(told, moves);
    } catch (error) {
      if (this.told) this.choosing = choosing(this.told);
      if (!this.element.isConnected) return;
      failed(error);
      this.draw();
    }
  }

  draw() {
    const { told, layout, choosing } = this;
    if (!told || !layout) return;
    if (this.board?.layout !== layout) {
      this.board = new Board(layout, layout.seat, (cell) => this.touch(cell), () => void (this.choosing.undo() && this.draw()));
      this.place.replaceChildren(this.board.element);
    }
    const { from, moves, route } = choosing;
    const starts = from ? [from] : [...moves.keys()];
    /** @type {import("./types").Shown["marks"]} */
    const marks = new Map(starts.map((cell) => [cell, { said: say("page-can-move"), jumps: 0 }]));
    for (const [cell, one] of choosing.targets()) marks.set(cell, { said: say("page-can-move"), jumps: one?.jumps ?? 1, way: one?.route.split("-") });
    const trails = route ? [route] : told.trail && !from ? [told.trail] : [];
    this.board.draw({ stones: route ? moved(told.stones, route) : told.stones, trails, marks, movable: new Set(moves.keys()), showsMovable: !this.moves.length, chosen: from });
    this.nameBoard();
    const focused = document.activeElement;
    this.beside.replaceChildren(...this.parts(told));
    keepFocus(this.beside, focused);
  }

  nameBoard() {
    const { task, told = [] } = this.told ?? { task: "" };
    this.board?.name([task, ...told].map(plain).join(" "));
  }

  /** @param {Studied} told */
  *parts({ day, task, told = [], right, next, moves }) {
    yield h("p", {}, ...nodes(task));
    const isOver = !moves.length;
    for (const line of told) yield h("p", { class: isOver ? "hint" : "" }, ...nodes(line));
    const { route } = this.choosing;
    if (route) {
      yield h("p", { class: "hint" }, h("bdi", { dir: "ltr" }, route.join(" → ")));
      const back = () => void (this.choosing.undo() && this.draw());
      yield h("div", { class: "buttons" }, button(say("button-play"), () => this.play(), "primary"), button(say("button-back"), back));
      return;
    }
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
    const { choosing } = this;
    // Once more on the last cell of a move that waits.
    if (choosing.route?.at(-1) === cell) return void this.play();
    if (choosing.route) choosing.undo();
    // Small cells ask before they play.
    if (choosing.touch(cell) && !this.board?.isSmall()) this.play();
    else this.draw();
  }

  play() {
    return this.go([...this.moves, this.choosing.text()]);
  }
}

/** @param {Studied} told */
function choosing({ moves }) {
  return new Choosing({ moves: moves.map((route) => ({ route: route.join("-"), gain: 0, jumps: route.length - 1, said: "" })) });
}

/**
 * Keeps where somebody is, for when they come back.
 * @param {string} kind
 * @param {{ day: number, moves: string[] }} begun
 */
function keep(kind, begun) {
  try {
    localStorage.setItem(kind, JSON.stringify(begun));
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
