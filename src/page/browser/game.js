// One match: its board, what is said about it, and what can be done.

import { hintList } from "./advice.js";
import { Analysis } from "./analysis.js";
import { Board } from "./board.js";
import { get, insist, post, THINKING } from "./calls.js";
import { Choosing, moved, played } from "./choosing.js";
import { Deeds, rulesLine } from "./deeds.js";
import { announce, button, buttons, h, keepFocus } from "./dom.js";
import { layoutOf } from "./layouts.js";
import { Note } from "./note.js";
import { party } from "./party.js";
import { Plan } from "./plan.js";
import { Replay } from "./replay.js";
import { nodes, plain } from "./said.js";
import { hasLost, seats } from "./seats.js";
import { wear } from "./theme.js";
import { failed, Refused, trouble } from "./trouble.js";
import { Trying } from "./trying.js";
import { Typing } from "./typing.js";
import { number, say } from "./words.js";

/** @import { Advice, Game, Home, Layout, Match, Panel, Shown, Stones } from "./types" */

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
  /** The seat from whose side the board is seen, if it isn't one's own. @type {number | null} */
  side = null;
  /** Whether all stones that can move are shown. */
  showsMovable = false;
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
    this.above = h("div", { class: "above" });
    this.place = h("div", { class: "place" });
    this.beside = h("div", { class: "beside" });
    this.typing = new Typing((text) => this.act({ act: "move", text }));
    // Never redrawn, so that news don't disturb whoever is writing.
    this.note = new Note(code);
    this.plan = new Plan(code);
    this.own = h("div", { class: "own" }, this.plan.element, this.note.element);
    this.element = h("div", { class: "game" }, this.above, this.place, this.beside, this.own);
  }

  /** What it is called. */
  get title() {
    return this.match?.title;
  }

  /** Whether it waits for the reader. */
  get isMine() {
    return Boolean(this.match?.game?.moves.length);
  }

  /** Once the turn is over, nothing that was sent for it can be done any more. */
  get isSending() {
    return this.sending !== null && this.sending === this.match?.turn;
  }

  /** @param {Promise<Match>} [asked] */
  async refresh(asked) {
    await this.show(await (asked ?? get(`game/${this.code}`)));
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
    if (before?.stage === "running" && match.game?.seats.some(({ own, won }) => own && won)) {
      party(this.layout?.theme.color.map(({ face }) => face) ?? []);
    }
  }

  /**
   * Gets the layout of a game's board, and its colors.
   * @param {Game} game
   */
  async lay(game) {
    const side = this.side ?? game.side;
    const layout = await layoutOf(game, side);
    // Whoever turned it meanwhile sees another side.
    if (layout === this.layout || side !== (this.side ?? game.side)) return;
    this.layout = layout;
    this.board = null;
    wear(this.element, layout.theme);
  }

  draw() {
    const { match, layout } = this;
    if (!match) return;
    this.typing.suggest(match.game?.moves[0]);
    if (match.game) this.drawBoard(match.game);
    this.above.replaceChildren(match.game && layout ? seats(match.game, layout) : "");
    this.note.element.hidden = !match.game;
    this.plan.element.hidden = !canPlan(match);
    this.own.hidden = !this.deeds.isOpen && match.stage === "running";
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
      this.board = new Board(layout, game.side, (cell) => this.touch(cell), () => this.undo());
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
    /** @type {Shown["marks"]} */
    const marks = new Map(starts.map((cell) => [cell, { said: say("page-can-move"), jumps: 0 }]));
    for (const [cell, move] of this.choosing.targets()) {
      const said = move ? `${move.said}, ${signed(move.gain)}` : say("page-can-move");
      marks.set(cell, { said, jumps: way || !move ? 1 : move.jumps, way: way ? undefined : move?.route.split("-") });
    }
    return {
      stones: route ? moved(game.stones, route) : game.stones,
      trails: route ? [route] : from ? [] : game.trails,
      marks,
      movable: new Set(route ? [] : moves.keys()),
      showsMovable: this.showsMovable || game.round === 1,
      chosen: way ? way[way.length - 1] : route ? null : from,
    };
  }

  /** @param {string} cell */
  touch(cell) {
    trouble("");
    if (this.panel?.shown) return void this.panel.touch?.(cell);
    if (this.panel) this.openPanel(null);
    if (this.isSending || !this.match?.game) return;
    const { choosing } = this;
    // Once more on the last cell of a move that waits.
    if (choosing.route?.at(-1) === cell) return void this.send();
    const isComplete = choosing.touch(cell);
    // Whoever touches what can't move wants to know what can.
    this.showsMovable = !choosing.from;
    this.draw();
    if (isComplete && choosing.route) this.board?.play([choosing.route]);
    if (isComplete && !this.home.confirms && !this.board?.isSmall()) this.send();
    else if (isComplete) announce(`${this.choosing.text()}: ${say("button-play")}?`);
    else if (choosing.from) announce(`${say("page-touch-target")} ${[...choosing.targets().keys()].join(", ")}`);
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
    const { game, stage, moment } = match;
    // While it goes on, the first line says whose turn it is.
    const told = game ? match.said.slice(1) : match.said;
    return [
      h("p", { class: `hint ${stage}`, id: "hint" }, ...this.hint(match)),
      game?.aim && !this.choosing.from ? h("p", { class: "aim" }, game.aim) : null,
      this.chosen(),
      this.advice && !this.choosing.route ? hintList(this.advice, (move) => this.choose(move)) : null,
      game ? h("p", { class: "offer" }, ...(game.offer ? nodes(game.offer) : [])) : h("p", {}, match.people),
      this.deeds.answers(match),
      moment ? h("p", { class: "moment" }, ...nodes(moment)) : game && hasLost(game) ? h("p", { class: "moment" }, say("page-lost")) : null,
      h("ul", { class: "said" }, ...told.map((line) => h("li", {}, ...nodes(line)))),
      game && !this.choosing.from ? this.deeds.element(match, game) : null,
      stage === "running" ? null : rulesLine(match),
    ];
  }

  /**
   * What there is to do or to wait for.
   * @param {Match} match
   * @returns {import("./dom.js").Child[]}
   */
  hint({ game, stage, said }) {
    if (this.isSending) return [say("page-sending")];
    if (this.isAsking) return [say("page-thinking")];
    const { route, way } = this.choosing;
    if (route ?? way?.[1]) return [h("bdi", { dir: "ltr" }, (route ?? way ?? []).join(" → "))];
    if (this.choosing.from) return [say("page-touch-target")];
    if (stage === "finished") return nodes(said[0] ?? "");
    if (game?.moves.length) return [say("page-touch-stone")];
    return game?.waiting ? [game.waiting] : [];
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

  /** Turns the board to the next seat's side. */
  async turn() {
    const { game } = this.match ?? {};
    if (!game) return;
    const before = this.side;
    this.side = ((before ?? game.side) + 1) % game.seats.length;
    try {
      await this.lay(game);
    } catch (error) {
      this.side = before;
      failed(error);
    }
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

  /** @param {Stones} [stones] those of a replay; without them, what is tried goes on with the game */
  try(stones) {
    const plan = () => this.match !== null && !stones && canPlan(this.match) && this.plan;
    const trying = new Trying(this.code, stones ?? this.match?.game?.stones ?? {}, () => this.draw(), () => this.openPanel(null), plan);
    if (stones) trying.follow = () => {};
    this.openPanel(trying);
  }

  /** @param {boolean} isAnalyzed */
  async openReplay(isAnalyzed) {
    const analysis = isAnalyzed ? new Analysis(this.code, (this.match?.game?.seats ?? []).map(({ colors }) => colors[0])) : null;
    const changed = (/** @type {string[] | null} */ route) => {
      this.draw();
      if (route) this.board?.play([route]);
    };
    const replay = new Replay(this.code, changed, () => this.openPanel(null), (stones) => this.try(stones), analysis);
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

/** @param {number} steps */
function signed(steps) {
  return steps > 0 ? `+${number(steps)}` : number(steps);
}
