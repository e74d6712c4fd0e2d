// A cup: its table, one's games in it, joining and leaving.

import { orAgain } from "./again.js";
import { get, insist } from "./calls.js";
import { announce, button, buttons, h } from "./dom.js";
import { gameRow } from "./row.js";
import { nodes, plain } from "./said.js";
import { failed, trouble } from "./trouble.js";
import { say } from "./words.js";

/** @import { CupTable, Look, ShownCup } from "./types" */

export class Cup {
  /**
   * @param {string} id
   * @param {Look} look
   * @param {(code: string) => void} open
   * @param {() => void} close
   */
  constructor(id, look, open, close) {
    this.path = `cup/${id}`;
    this.look = look;
    this.open = open;
    this.deeds = h("div", { class: "asking" });
    this.place = h("div", { class: "cup" });
    this.back = button(say("button-back"), close);
    this.element = h("div", { class: "table" }, this.place, buttons([this.back]));
    orAgain(this.place, async () => this.show(await get(this.path)));
  }

  /** @param {ShownCup} cup */
  show(cup) {
    const { title, told, about, entered, tables, games } = cup;
    const heading = h("h2", { tabindex: -1 }, ...nodes(title));
    this.offer(cup);
    this.place.replaceChildren(
      heading,
      told ? h("p", { class: "offer" }, ...nodes(told)) : "",
      h("ul", { class: "about" }, ...about.map((line) => h("li", {}, ...nodes(line)))),
      this.deeds,
      entered ? h("p", {}, ...nodes(entered)) : "",
      ...tables.map(table),
      ...(games.length ? [h("h3", {}, say("button-cup-games")), h("ul", {}, ...games.map((game) => gameRow(game, this.look, this.open)))] : []),
    );
    heading.focus();
  }

  /** @param {ShownCup} cup */
  offer(cup) {
    const { join, leaves } = cup;
    this.back.hidden = false;
    const all = buttons([join && button(join, () => this.send("join"), "primary"), leaves && button(say("button-cup-leave"), () => this.ask(cup))]);
    this.deeds.replaceChildren(...(all ? [all] : []));
  }

  /**
   * Asks before games are resigned.
   * @param {ShownCup} cup
   */
  ask(cup) {
    const asked = say("page-cup-ask-leave");
    const stay = button(say("button-back"), () => {
      this.offer(cup);
      this.deeds.querySelector("button")?.focus();
    });
    this.deeds.replaceChildren(h("p", {}, asked), h("div", { class: "buttons" }, button(say("button-cup-leave"), () => this.send("leave"), "danger"), stay));
    // One way back at a time.
    this.back.hidden = true;
    announce(asked);
    stay.focus();
  }

  /** @param {"join" | "leave"} what */
  async send(what) {
    const all = this.deeds.querySelectorAll("button");
    all.forEach((one) => (one.disabled = true));
    trouble("");
    try {
      const cup = /** @type {ShownCup} */ (await insist(`${this.path}/${what}`, {}));
      if (!this.element.isConnected) return;
      this.show(cup);
      announce(plain(cup.told ?? ""));
    } catch (error) {
      if (this.element.isConnected) failed(error);
      all.forEach((one) => (one.disabled = false));
    }
  }
}

/** @param {CupTable} table */
function table({ heading, rows }) {
  const hasTies = rows.some(({ tie }) => tie);
  const columns = ["page-cup-place", "page-cup-player", "page-cup-points", ...(hasTies ? ["page-cup-tie"] : [])];
  const lines = rows.map(({ place, who, points, tie, own }) =>
    h(
      "tr",
      { class: own ? "own" : "" },
      h("td", {}, place),
      h("th", { scope: "row" }, ...nodes(who), own && h("span", { class: "you" }, say("page-you"))),
      h("td", {}, points),
      hasTies && h("td", {}, tie),
    ),
  );
  return h("table", {}, h("caption", {}, h("h3", {}, heading)), h("thead", {}, h("tr", {}, ...columns.map((key) => h("th", { scope: "col" }, say(key))))), h("tbody", {}, ...lines));
}
