// The leaderboard of a game's server, and one's own profile.

import { orAgain } from "./again.js";
import { get } from "./calls.js";
import { button, buttons, h } from "./dom.js";
import { nodes } from "./said.js";
import { say } from "./words.js";

/** @import { Said, Table as Told } from "./types" */

export class Table {
  /**
   * @param {string} code
   * @param {() => void} close
   */
  constructor(code, close) {
    this.code = code;
    this.place = h("div", { class: "table" });
    this.element = h("div", { class: "table" }, this.place, buttons([button(say("page-profile"), () => this.profile()), button(say("button-back"), close)]));
    /** What was asked for last. */
    this.wanted = "";
    this.load("");
  }

  /** @param {string} by what it compares; empty for the default */
  async load(by) {
    this.wanted = by;
    await orAgain(this.place, async () => {
      const told = await get(`game/${this.code}/table${by && `?by=${by}`}`).catch((error) => {
        if (this.wanted === by) throw error;
      });
      if (this.wanted === by) this.show(told);
    });
  }

  async profile() {
    this.wanted = "profile";
    await orAgain(this.place, async () => {
      const { lines } = /** @type {{ lines: Said[] }} */ (await get(`game/${this.code}/profile`));
      if (this.wanted !== "profile") return;
      const rows = lines.map((line) => h("li", {}, ...nodes(line)));
      this.place.replaceChildren(h("h2", {}, say("page-profile")), h("ul", {}, ...rows), buttons([button(say("command-leaderboard"), () => this.load(""))]) ?? "");
    });
  }

  /** @param {Told} told */
  show({ title, lines, tables }) {
    const hadFocus = this.place.contains(document.activeElement);
    const others = tables.map(({ by, label, shown }) => {
      const other = button(label, () => this.load(by));
      other.setAttribute("aria-pressed", String(shown));
      return other;
    });
    this.place.replaceChildren(
      h("h2", {}, title),
      h("ul", {}, ...lines.map((line) => h("li", {}, ...nodes(line)))),
      buttons(others) ?? "",
    );
    if (hadFocus) others.find((other) => other.getAttribute("aria-pressed") === "true")?.focus();
  }
}
