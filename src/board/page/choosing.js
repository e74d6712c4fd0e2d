// Choosing a move: a stone, then its target. Nothing here knows the page.

/** @import { Move, Stones } from "./types" */

export class Choosing {
  /** The stone that was touched. @type {string | null} */
  from = null;
  /** The route that waits to be sent. @type {string[] | null} */
  route = null;

  /** @param {Move[]} moves */
  constructor(moves) {
    /** For each stone, its moves by their last cells. @type {Map<string, Map<string, Move>>} */
    this.moves = new Map();
    for (const move of moves) {
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
    if (this.route) return false;
    const move = this.from && this.moves.get(this.from)?.get(cell);
    if (move) {
      this.route = move.route.split("-");
      return true;
    }
    this.from = cell !== this.from && this.moves.has(cell) ? cell : null;
    return false;
  }

  /** Takes the last touch back. Returns false if there was none. */
  undo() {
    if (this.route) this.route = null;
    else if (this.from) this.from = null;
    else return false;
    return true;
  }

  /** What was chosen, as text. */
  text() {
    return this.route ? `${this.route[0]}-${this.route[this.route.length - 1]}` : "";
  }

  /** The moves of the chosen stone by their targets. */
  targets() {
    return (this.from && this.moves.get(this.from)) || new Map();
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
