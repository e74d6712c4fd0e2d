// One match: its board, what is said about it, and what can be done.

import { Board } from "./board.js";
import { get, insist, Refused } from "./calls.js";
import { Choosing, moved } from "./choosing.js";
import { announce, button, h, trouble } from "./dom.js";
import { Note } from "./note.js";
import { Plan } from "./plan.js";
import { Replay } from "./replay.js";
import { Trying } from "./trying.js";
import { fromNow, number, say, withMoments } from "./words.js";

/** @import { Game, Home, Layout, Match, Seat, Shown } from "./types" */

/** The labels of answers to offers and challenges. */
/** @type {Record<string, string>} */
const ANSWERS = {
  accept: "button-agree",
  decline: "button-disagree",
  withdraw: "button-withdraw",
  join: "button-join",
  refuse: "button-decline",
  "call-off": "button-withdraw",
  leave: "button-leave",
};

/** The boards' layouts by variant. @type {Map<string, Layout>} */
const layouts = new Map();

export class GameView {
  /** @type {Match | null} */
  match = null;
  choosing = new Choosing([]);
  /** @type {Replay | null} */
  replay = null;
  /** @type {Trying | null} */
  trying = null;
  /** @type {Board | null} */
  board = null;
  turned = 0;
  isSending = false;
  asksToResign = false;

  /**
   * @param {string} code
   * @param {Home} home
   * @param {(code: string) => void} open
   */
  constructor(code, home, open) {
    this.code = code;
    this.home = home;
    this.open = open;
    this.place = h("div", { class: "place" });
    this.beside = h("div", { class: "beside" });
    this.form = this.typing();
    // Never redrawn, so that news don't disturb whoever is writing.
    this.note = new Note(code);
    this.plan = new Plan(code);
    const own = h("div", { class: "own" }, this.plan.element, this.note.element);
    this.element = h("div", { class: "game" }, this.place, this.beside, own);
  }

  async refresh() {
    this.show(await get(`game/${this.code}`));
  }

  /** @param {Match} match */
  async show(match) {
    const before = this.match;
    if (before && match.turn < before.turn) return;
    this.match = match;
    const isNews = !before || match.turn !== before.turn;
    if (isNews) {
      this.choosing = new Choosing(match.game?.moves ?? []);
      this.asksToResign = false;
      if (match.game) this.trying?.follow(match.game.stones);
      if (before) announce(match.said.map(withMoments).join(" "));
    }
    if (match.game && !layouts.has(match.game.variant)) {
      layouts.set(match.game.variant, await get(`layout/${match.game.variant}`));
    }
    this.draw();
    if (isNews) this.plan.refresh();
  }

  draw() {
    const { match } = this;
    if (!match) return;
    if (match.game) this.drawBoard(match.game);
    this.note.element.hidden = !match.game;
    this.plan.element.hidden = !canPlan(match);
    const focused = document.activeElement;
    const instead = match.game && (this.replay ?? this.trying);
    const parts = instead ? [instead.element] : this.parts(match);
    this.beside.replaceChildren(...parts.filter((part) => part !== null));
    keepFocus(this.beside, focused);
  }

  /** @param {Game} game */
  drawBoard(game) {
    const layout = layouts.get(game.variant);
    if (!layout) return;
    if (!this.board) {
      const side = (game.side + this.turned) % layout.centers.length;
      this.board = new Board(layout, side, (cell) => this.touch(cell), () => this.undo());
      this.place.replaceChildren(this.board.element);
    }
    const still = this.replay?.still();
    const shown = still
      ? { stones: still.stones, trails: still.route ? [still.route] : [], marks: new Map(), chosen: null }
      : (this.trying?.shown() ?? this.shown(game));
    this.board.draw(shown, [this.match?.title, ...(this.match?.said ?? [])].map((text) => withMoments(text ?? "")).join(". "));
  }

  /**
   * @param {Game} game
   * @returns {Shown}
   */
  shown(game) {
    const { from, route, moves } = this.choosing;
    if (route) return { stones: moved(game.stones, route), trails: [route], marks: new Map(), chosen: null };
    const stones = from ? [from] : [...moves.keys()];
    const marks = new Map(stones.map((cell) => [cell, { said: say("page-can-move"), jumps: 0 }]));
    for (const [cell, { said, gain, jumps }] of this.choosing.targets()) marks.set(cell, { said: `${said}, ${signed(gain)}`, jumps });
    return { stones: game.stones, trails: from ? [] : game.trails, marks, chosen: from };
  }

  /** @param {string} cell */
  touch(cell) {
    if (this.isSending || this.replay || !this.match?.game) return;
    if (this.trying) return void this.trying.touch(cell);
    // Once more on the last cell of a move that waits.
    if (this.choosing.route?.at(-1) === cell) return void this.send();
    const isComplete = this.choosing.touch(cell);
    this.draw();
    if (isComplete && !this.home.confirms) this.send();
    else if (this.choosing.from) announce(say("page-touch-target"));
  }

  undo() {
    if (this.trying) this.trying.undo();
    else if (!this.isSending && this.choosing.undo()) this.draw();
  }

  send() {
    return this.act({ act: "move", text: this.choosing.text() });
  }

  /**
   * Does something. Returns true if it was done.
   * @param {Record<string, string>} act
   */
  async act(act) {
    if (this.isSending || !this.match) return false;
    this.isSending = true;
    trouble("");
    this.draw();
    try {
      const said = { ...act, turn: this.match.turn };
      const match = await insist(`game/${this.code}`, said, () => trouble(say("page-offline")));
      trouble("");
      this.done(match);
      return true;
    } catch (error) {
      this.isSending = false;
      this.choosing.route = null;
      await this.refused(error, act);
      return false;
    }
  }

  /** @param {Match} match */
  done(match) {
    this.isSending = false;
    this.choosing = new Choosing([]);
    this.match = null;
    announce(match.said.map(withMoments).join(" "));
    this.show(match);
  }

  /**
   * @param {unknown} error
   * @param {Record<string, string>} act
   */
  async refused(error, act) {
    await this.refresh().catch(() => {});
    const trail = this.match?.game?.trails.find((cells) => `${cells[0]}-${cells[cells.length - 1]}` === act.text);
    // An earlier try got there, though its answer didn't get here.
    const isDone = error instanceof Refused && error.status === 409 && trail;
    trouble(isDone ? "" : withMoments(error instanceof Error ? error.message : String(error)));
    this.draw();
  }

  /** @param {Match} match */
  parts(match) {
    const { game } = match;
    return [
      h("p", { class: "hint", id: "hint" }, this.hint(match)),
      this.chosen(),
      game ? h("p", { class: "offer", dir: "auto" }, game.offer ? withMoments(game.offer) : "") : h("p", { dir: "auto" }, match.people),
      buttons(match.answers.map((how) => button(say(ANSWERS[how]), () => this.act({ act: "answer", how })))),
      game ? seats(game.seats) : null,
      h("ul", { class: "said" }, ...match.said.map((line) => h("li", { dir: "auto" }, withMoments(line)))),
      game?.until ? h("p", { class: "until" }, `⏳ ${fromNow(game.until)}`) : null,
      game?.moves.length && !this.choosing.from ? this.form : null,
      game ? this.more(match, game) : null,
      h("p", { class: "rules" }, `${match.rules} · #${match.code}`),
    ];
  }

  /** @param {Match} match */
  hint(match) {
    if (this.isSending) return say("page-sending");
    if (this.choosing.route) return `${this.choosing.route.join(" → ")}`;
    if (this.choosing.from) return say("page-touch-target");
    return match.game?.moves.length ? say("page-touch-stone") : "";
  }

  /** What to do with the stone or the move that was chosen. */
  chosen() {
    const { choosing } = this;
    if (this.isSending || !choosing.from) return null;
    return buttons([
      choosing.route && button(say("button-play"), () => this.send(), "primary"),
      button(say("button-back"), () => this.undo()),
    ]);
  }

  typing() {
    const field = h("input", { id: "typed", "aria-label": say("button-type-move"), placeholder: say("page-move-example"), autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: 100, dir: "ltr" });
    const onsubmit = async (/** @type {Event} */ event) => {
      event.preventDefault();
      if (field.value.trim() && (await this.act({ act: "move", text: field.value }))) field.value = "";
    };
    return h("form", { class: "typing", onsubmit }, field, h("button", { type: "submit" }, say("button-play")));
  }

  /**
   * @param {Match} match
   * @param {Game} game
   */
  more(match, game) {
    const offer = (/** @type {string} */ kind) => button(say(`choice-offer-${kind}`), () => this.act({ act: "offer", kind }));
    if (this.asksToResign) {
      const resign = button(say("button-resign-yes"), () => this.act({ act: "resign" }), "danger");
      const keep = button(say("button-resign-no"), () => this.askToResign(false));
      return h("div", {}, h("p", {}, game.resign), buttons([resign, keep]));
    }
    const { next } = match;
    return buttons([
      next && button(say("page-next"), () => this.open(next), "primary"),
      button(say("page-turn-board"), () => this.turn()),
      button(say("button-replay"), () => this.openReplay()),
      button(say("page-try"), () => this.try(game)),
      game.plays && offer("draw"),
      game.plays && offer("takeback"),
      game.plays && button(say("button-resign"), () => this.askToResign(true)),
    ]);
  }

  /** @param {boolean} asks */
  askToResign(asks) {
    this.asksToResign = asks;
    this.draw();
  }

  turn() {
    this.turned += 1;
    this.board = null;
    this.draw();
  }

  /** @param {Game} game */
  try(game) {
    const close = () => {
      this.trying = null;
      this.draw();
    };
    const plan = () => this.match !== null && canPlan(this.match) && this.plan;
    this.trying = new Trying(game.stones, () => this.draw(), close, plan);
    this.choosing.undo();
    this.draw();
  }

  async openReplay() {
    const close = () => {
      this.replay = null;
      this.draw();
    };
    const replay = new Replay(this.code, () => this.draw(), close);
    this.replay = replay;
    await replay.load();
    replay.slider.focus();
  }
}

/**
 * Whether others are to move, whom one can plan to answer.
 * @param {Match} match
 */
function canPlan({ game }) {
  return Boolean(game?.plays && !game.moves.length && game.seats.some((seat) => !seat.own));
}

/**
 * Focuses what was drawn in place of an element, so that nobody loses their place.
 * @param {Element} within
 * @param {Element | null} before
 */
function keepFocus(within, before) {
  if (!(before instanceof HTMLElement) || document.activeElement === before) return;
  const label = before.textContent;
  const buttons = [...within.querySelectorAll("button")];
  const same = within.contains(before) ? before : label && buttons.find((one) => one.textContent === label);
  if (same) same.focus();
}

/** @param {number} steps */
function signed(steps) {
  return steps > 0 ? `+${number(steps)}` : number(steps);
}

/** @param {(Node | string | null | false | undefined)[]} all */
function buttons(all) {
  const some = all.filter(Boolean);
  return some.length ? h("div", { class: "buttons" }, ...some) : null;
}

/** @param {Seat[]} all */
function seats(all) {
  const rows = all.map((seat) =>
    h(
      "li",
      { class: seat.toMove ? "seat to-move" : "seat" },
      ...seat.colors.map((color) => h("span", { class: `swatch swatch-${color}`, role: "img", "aria-label": say(`color-${color}`) })),
      h("span", { class: "name", dir: "auto" }, seat.name, seat.won ? " 🏆" : ""),
      h("span", { class: "steps" }, seat.steps === null ? "–" : `${number(seat.steps)} ${say("picture-steps")}`),
      h("span", { class: "in-goal" }, `${number(seat.inGoal)}/${number(seat.stones)} ${say("picture-goal")}`),
    ));
  return h("ul", { class: "seats" }, ...rows);
}
