// The cups among my games: those to play in, those to enter, and the last ones that are over.

import { orAgain } from "./again.js";
import { get } from "./calls.js";
import { h, keepFocus } from "./dom.js";
import { row } from "./row.js";
import { nodes } from "./said.js";
import { say } from "./words.js";

/** @import { ListedCup, Look } from "./types" */

/** How long they are shown before they are asked for again, in milliseconds: news come with each move. */
const FRESH = 60_000;

export class Cups {
  /** When they were asked for last. */
  asked = 0;
  element = h("section", { class: "cups" });
  /** @type {Look | null} */
  look = null;
  /** @type {(id: string) => void} */
  open = () => {};

  /**
   * @param {Look} look
   * @param {(id: string) => void} open
   */
  renew(look, open) {
    this.look = look;
    this.open = open;
    if (Date.now() - this.asked > FRESH) this.load();
  }

  /** @param {string} [chosen] the cup whose row gets the focus */
  async load(chosen) {
    this.asked = Date.now();
    await orAgain(this.element, async () => this.show((await get("cups")).cups));
    if (chosen) document.getElementById(`cup-${chosen}`)?.focus();
  }

  /** @param {ListedCup[]} cups */
  show(cups) {
    const focused = document.activeElement;
    const rows = cups.map((cup) => {
      const said = [h("strong", {}, h("bdi", {}, cup.name)), h("span", { class: "about" }, cup.game), h("span", { class: "state" }, ...nodes(cup.state))];
      return row({ ...cup, id: `cup-${cup.id}` }, this.look, () => this.open(cup.id), ...said);
    });
    this.element.replaceChildren(...(rows.length ? [h("h2", {}, say("page-cups")), h("ul", {}, ...rows)] : []));
    keepFocus(this.element, focused);
  }
}
