// Choosing a move: a stone, then its target, at once or jump by jump. Nothing here knows the page.

/** @import { Game, Move, Stones } from "./types" */

export class Choosing {
  /** The stone that was touched. @type {string | null} */
  from = null;
  /** The route that waits to be sent. @type {string[] | null} */
  route = null;
  /** The cells it has been on, if it goes jump by jump. @type {string[] | null} */
  way = null;

  /** @param {{ moves: Move[], jumps?: Game["jumps"] } | null} [game] */
  constructor(game) {
    /** For each stone, its moves by their last cells. @type {Map<string, Map<string, Move>>} */
    this.moves = new Map();
    /** For each stone that can jump more than once, where one jump leads from each cell. */
    this.jumps = game?.jumps ?? {};
    for (const move of game?.moves ?? []) {
      const cells = move.route.split("-");
      const targets = this.moves.get(cells[0]) ?? new Map();
      targets.set(cells[cells.length - 1], move);
      this.moves.set(cells[0], targets);
    }
  }

  /**
   * Touches a cell. Returns true if that completes a move.
   * @param {string} cell
   */
  touch(cell) {
    if (this.way) {
      if (this.targets().has(cell)) this.go([...this.way, cell]);
      return false;
    }
    if (this.route) return false;
    this.route = this.routeTo(cell);
    if (this.route) return true;
    this.from = cell !== this.from && this.moves.has(cell) ? cell : null;
    return false;
  }

  /** Whether the chosen stone can go jump by jump. */
  hasChains() {
    return Boolean(this.from && !this.route && !this.way && this.jumps[this.from]);
  }

  /** From now on the chosen stone goes jump by jump. */
  jumpByJump() {
    if (this.from) this.go([this.from]);
  }

  /** @param {string[]} way */
  go(way) {
    this.way = way.length ? way : null;
    this.route = this.way && this.routeTo(way[way.length - 1]);
  }

  /**
   * The route of the chosen stone to a cell where it may stop.
   * @param {string} cell
   */
  routeTo(cell) {
    const move = this.from && this.moves.get(this.from)?.get(cell);
    return move ? move.route.split("-") : null;
  }

  /**
   * Chooses a whole move.
   * @param {string} text
   */
  choose(text) {
    const [from, to] = text.split("-");
    this.from = from;
    this.way = null;
    this.route = this.routeTo(to);
  }

  /** Takes the last touch back. Returns false if there was none. */
  undo() {
    if (this.way) this.go(this.way.slice(0, -1));
    else if (this.route) this.route = null;
    else if (this.from) this.from = null;
    else return false;
    return true;
  }

  /** What was chosen, as text. */
  text() {
    return this.route ? `${this.route[0]}-${this.route[this.route.length - 1]}` : "";
  }

  /**
   * Where the chosen stone can go from where it is, each with the move that ends there if it may.
   * @returns {Map<string, Move | undefined>}
   */
  targets() {
    const { from, way, route } = this;
    const all = (from && this.moves.get(from)) || new Map();
    if (!from || !way) return route ? new Map() : all;
    const next = this.jumps[from]?.[way[way.length - 1]] ?? [];
    return new Map(next.filter((cell) => cell !== from).map((cell) => [cell, all.get(cell)]));
  }
}

/**
 * The stones after a move.
 * @param {Stones} stones
 * @param {string[]} route
 * @returns {Stones}
 */
export function moved(stones, route) {
  const to = route[route.length - 1];
  const after = Object.entries(stones).map(([color, cells]) => [color, cells.map((cell) => (cell === route[0] ? to : cell))]);
  return Object.fromEntries(after);
}

/**
 * The routes of the moves made since a board, which are animated.
 * @param {Game} before
 * @param {Game} after
 * @param {string[] | null} sent
 */
export function played(before, after, sent) {
  const stones = new Set(Object.values(before.stones).flat());
  const isSent = (/** @type {string[]} */ route) => sent?.[0] === route[0];
  return after.trails.filter((route) => stones.has(route[0]) && !stones.has(route[route.length - 1]) && !isSent(route));
}
