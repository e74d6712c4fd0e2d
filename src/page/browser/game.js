// One match: its board, what is said about it, and what can be done.

import { hintList } from "./advice.js";
import { Analysis } from "./analysis.js";
import { Board } from "./board.js";
import { get, insist, post, THINKING } from "./calls.js";
import { Choosing, moved } from "./choosing.js";
import { Deeds } from "./deeds.js";
import { announce, button, buttons, h, keepFocus } from "./dom.js";
import { Note } from "./note.js";
import { Plan } from "./plan.js";
import { Replay } from "./replay.js";
import { seats } from "./seats.js";
import { wear } from "./theme.js";
import { nodes, plain } from "./said.js";
import { away } from "./time.js";
import { failed, Refused, trouble } from "./trouble.js";
import { Trying } from "./trying.js";
import { number, say } from "./words.js";

/** @import { Advice, Game, Home, Layout, Match, Panel, Shown } from "./types" */

/** The labels of answers to offers and challenges. @type {Record<string, string>} */
const ANSWERS = {
  accept: "button-agree",
  decline: "button-disagree",
  withdraw: "button-withdraw",
  join: "button-join",
  refuse: "button-decline",
  "call-off": "button-withdraw",
  leave: "button-leave",
};

/** The boards' layouts by what was asked for. @type {Map<string, Layout>} */
const layouts = new Map();

export class GameView {
  /** @type {Match | null} */
  match = null;
  choosing = new Choosing();
  /** The hints for this move. @type {Advice | null} */
  advice = null;
  /** What is shown instead of the game. @type {Panel | null} */
  panel = null;
  /** @type {Layout | null} */
  layout = null;
  /** @type {Board | null} */
  board = null;
  turned = 0;
  /** The turn for which something is being sent. @type {number | null} */
  sending = null;
  isAsking = false;
  /** The match as it was last shown. */
  told = "";
  deeds = new Deeds(this);

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

  /** Once the turn is over, nothing that was sent for it can be done any more. */
  get isSending() {
    return this.sending !== null && this.sending === this.match?.turn;
  }

  async refresh() {
    await this.show(await get(`game/${this.code}`));
  }

  /**
   * @param {Match} match
   * @param {string[] | null} sent the route of the person's own move, which is on the board already
   */
  async show(match, sent = this.isSending ? this.choosing.route : null) {
    const before = this.match;
    const told = JSON.stringify(match);
    if (before && (match.turn < before.turn || told === this.told)) return;
    this.match = match;
    const isNews = !before || match.turn !== before.turn;
    if (isNews) {
      this.choosing = new Choosing(match.game);
      this.advice = null;
      this.deeds.question = null;
      if (match.game) this.panel?.follow?.(match.game.stones);
      if (before) announce(match.said.map(plain).join(" "));
    }
    if (match.game) await this.lay(match.game);
    this.told = told;
    this.draw();
    if (isNews) this.plan.refresh();
    if (before?.game && match.game && !this.panel) this.board?.play(played(before.game, match.game, sent));
  }

  /**
   * Gets the layout of a game's board, and its colors.
   * @param {Game} game
   */
  async lay({ variant, theme }) {
    const path = `layout/${variant}${theme ? `?theme=${encodeURIComponent(theme)}` : ""}`;
    if (!layouts.has(path)) layouts.set(path, await get(path));
    const layout = layouts.get(path);
    if (!layout || layout === this.layout) return;
    this.layout = layout;
    this.board = null;
    wear(this.element, layout.theme);
  }

  draw() {
    const { match } = this;
    if (!match) return;
    if (match.game) this.drawBoard(match.game);
    this.note.element.hidden = !match.game;
    this.plan.element.hidden = !canPlan(match);
    const focused = document.activeElement;
    // A panel stays as it is: what is open in it stays open.
    if (this.panel && this.beside.firstChild === this.panel.element) return;
    const parts = this.panel ? [this.panel.element] : this.parts(match);
    this.beside.replaceChildren(...parts.filter((part) => part !== null));
    keepFocus(this.beside, focused);
  }

  /** @param {Game} game */
  drawBoard(game) {
    const { layout } = this;
    if (!layout) return;
    if (!this.board) {
      const side = (game.side + this.turned) % layout.centers.length;
      this.board = new Board(layout, side, (cell) => this.touch(cell), () => this.undo());
      this.place.replaceChildren(this.board.element);
    }
    this.board.draw(this.panel?.shown?.() ?? this.shown(game));
    this.nameBoard();
  }

  /** Names the board by what is said about it, with times as they are now. */
  nameBoard() {
    const { title = "", said = [] } = this.match ?? {};
    this.board?.name([title, ...said].map(plain).join(". "));
  }

  /**
   * @param {Game} game
   * @returns {Shown}
   */
  shown(game) {
    const { from, way, moves } = this.choosing;
    const route = this.choosing.route ?? way;
    const starts = route ? [] : from ? [from] : [...moves.keys()];
    const marks = new Map(starts.map((cell) => [cell, { said: say("page-can-move"), jumps: 0 }]));
    for (const [cell, move] of this.choosing.targets()) {
      const said = move ? `${move.said}, ${signed(move.gain)}` : say("page-can-move");
      marks.set(cell, { said, jumps: way || !move ? 1 : move.jumps });
    }
    const chosen = way ? way[way.length - 1] : route ? null : from;
    return { stones: route ? moved(game.stones, route) : game.stones, trails: route ? [route] : from ? [] : game.trails, marks, chosen };
  }

  /** @param {string} cell */
  touch(cell) {
    trouble("");
    if (this.panel?.shown) return void this.panel.touch?.(cell);
    if (this.panel) this.openPanel(null);
    if (this.isSending || !this.match?.game) return;
    // Once more on the last cell of a move that waits.
    if (this.choosing.route?.at(-1) === cell) return void this.send();
    const isComplete = this.choosing.touch(cell);
    this.draw();
    if (isComplete && !this.home.confirms) this.send();
    else if (this.choosing.from) announce(say("page-touch-target"));
  }

  jumpByJump() {
    this.choosing.jumpByJump();
    this.draw();
  }

  undo() {
    if (this.panel) this.panel.undo?.();
    else if (!this.isSending && this.choosing.undo()) this.draw();
  }

  send() {
    return this.act({ act: "move", text: this.choosing.text() });
  }

  /** Does something. Returns true if it was done. @param {Record<string, string>} act */
  async act(act) {
    if (this.isSending || !this.match) return false;
    const { turn } = this.match;
    this.sending = turn;
    trouble("");
    this.draw();
    try {
      await this.done(await insist(`game/${this.code}`, { ...act, turn }), turn);
      return true;
    } catch (error) {
      if (this.choosing.route && this.isSending) this.choosing.undo();
      if (this.sending === turn) this.sending = null;
      await this.refused(error, act);
      return false;
    }
  }

  /**
   * @param {Match} match
   * @param {number} turn the one for which something was done
   */
  done(match, turn) {
    // Whoever has gone on meanwhile stays there.
    if (match.code !== this.code) return this.element.isConnected ? this.open(match.code) : undefined;
    const sent = this.isSending ? this.choosing.route : null;
    if (this.sending === turn) this.sending = null;
    // News of what came after may have been faster.
    if (this.match && match.turn < this.match.turn) return this.draw();
    this.told = "";
    announce(match.said.map(plain).join(" "));
    return this.show(match, sent);
  }

  /**
   * @param {unknown} error
   * @param {Record<string, string>} act
   */
  async refused(error, act) {
    await this.refresh().catch(failed);
    const trail = this.match?.game?.trails.find((cells) => `${cells[0]}-${cells[cells.length - 1]}` === act.text);
    // An earlier try got there, though its answer didn't get here.
    const isDone = error instanceof Refused && error.status === 409 && trail;
    if (!isDone && this.element.isConnected) failed(error);
    this.draw();
  }

  /** @param {Match} match */
  parts(match) {
    const { game } = match;
    return [
      h("p", { class: "hint", id: "hint" }, this.hint(match)),
      this.chosen(),
      this.advice && !this.choosing.route ? hintList(this.advice, (move) => this.choose(move)) : null,
      game ? h("p", { class: "offer" }, ...(game.offer ? nodes(game.offer) : [])) : h("p", {}, match.people),
      buttons(match.answers.map((how) => button(say(ANSWERS[how]), () => this.act({ act: "answer", how })))),
      game ? seats(game.seats) : null,
      h("ul", { class: "said" }, ...match.said.map((line) => h("li", {}, ...nodes(line)))),
      game?.until ? h("p", { class: "until" }, "⏳ ", away(game.until)) : null,
      game?.moves.length && !this.choosing.from ? this.form : null,
      game ? this.deeds.element(match, game) : null,
      h("p", { class: "rules" }, `${match.rules} · `, h("bdi", { dir: "ltr" }, `#${match.code}`)),
    ];
  }

  /** @param {Match} match */
  hint(match) {
    if (this.isSending) return say("page-sending");
    if (this.isAsking) return say("page-thinking");
    const { route, way } = this.choosing;
    if (route ?? way?.[1]) return h("bdi", { dir: "ltr" }, (route ?? way ?? []).join(" → "));
    if (this.choosing.from) return say("page-touch-target");
    return match.game?.moves.length ? say("page-touch-stone") : "";
  }

  /** What to do with the stone or the move that was chosen. */
  chosen() {
    const { choosing } = this;
    if (this.isSending || !choosing.from) return null;
    return buttons([
      choosing.route && button(say(choosing.way ? "button-stop-here" : "button-play"), () => this.send(), "primary"),
      choosing.hasChains() && button(say("button-jump-by-jump"), () => this.jumpByJump()),
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

  turn() {
    this.turned += 1;
    this.board = null;
    this.draw();
  }

  /** @param {Panel | null} panel */
  openPanel(panel) {
    this.panel = panel;
    trouble("");
    this.choosing = new Choosing(this.match?.game);
    this.draw();
    panel?.element.querySelector("button")?.focus({ preventScroll: true });
  }

  /** @param {Game} game */
  try(game) {
    const plan = () => this.match !== null && canPlan(this.match) && this.plan;
    this.openPanel(new Trying(game.stones, () => this.draw(), () => this.openPanel(null), plan));
  }

  /** @param {boolean} isAnalyzed */
  async openReplay(isAnalyzed) {
    const analysis = isAnalyzed ? new Analysis(this.code, (this.match?.game?.seats ?? []).map(({ colors }) => colors[0])) : null;
    const replay = new Replay(this.code, () => this.draw(), () => this.openPanel(null), analysis);
    this.openPanel(replay);
    this.place.scrollIntoView({ block: "nearest" });
    await replay.load();
  }

  async askForHints() {
    const { turn } = this.match ?? {};
    if (this.isAsking || this.isSending) return;
    this.isAsking = true;
    trouble("");
    this.draw();
    try {
      const advice = await post(`game/${this.code}/hint`, { turn }, THINKING);
      if (this.match?.turn === turn) this.advice = advice;
    } catch (error) {
      if (this.element.isConnected) failed(error);
    }
    this.isAsking = false;
    this.draw();
  }

  /** @param {string} move */
  choose(move) {
    this.choosing.choose(move);
    this.draw();
  }
}

/**
 * Whether others are to move, whom one can plan to answer.
 * @param {Match} match
 */
function canPlan({ stage, game }) {
  return Boolean(stage === "running" && game?.plays && !game.moves.length && game.seats.some((seat) => !seat.own));
}

/**
 * The routes of the moves made since a board, which are animated.
 * @param {Game} before
 * @param {Game} after
 * @param {string[] | null} sent
 */
function played(before, after, sent) {
  const stones = new Set(Object.values(before.stones).flat());
  const isSent = (/** @type {string[]} */ route) => sent?.[0] === route[0];
  return after.trails.filter((route) => stones.has(route[0]) && !stones.has(route[route.length - 1]) && !isSent(route));
}

/** @param {number} steps */
function signed(steps) {
  return steps > 0 ? `+${number(steps)}` : number(steps);
}
