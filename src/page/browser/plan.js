// One's private plan in a game: what is answered to which moves.

import { get, insist } from "./calls.js";
import { announce, button, h, keepFocus } from "./dom.js";
import { failed, Refused, trouble } from "./trouble.js";
import { say } from "./words.js";

export class Plan {
  /** What the server has. */
  text = "";

  /** @param {string} code */
  constructor(code) {
    this.path = `game/${code}/plan`;
    this.list = h("ul", { class: "lines" });
    const hint = h("p", {}, say("plan-how"));
    const summary = h("summary", {}, say("page-plan"));
    this.element = h("details", { class: "note", hidden: true, ontoggle: () => this.refresh() }, summary, hint, this.list);
  }

  /** Gets the plan, if it is looked at. */
  async refresh() {
    if (this.element.open && !this.element.hidden) await this.load().catch(failed);
  }

  async load() {
    this.show(await get(this.path));
  }

  /** @param {string[]} line */
  async add(line) {
    if (!(await this.change((lines) => [...lines, line.join(" ")]))) return;
    announce(say("page-saved"));
    this.element.open = true;
  }

  /**
   * Changes the plan as it is now, which may be another one than this page shows. Returns true if that was done.
   * @param {(lines: string[]) => string[]} change
   */
  async change(change) {
    trouble("");
    try {
      await this.load();
      const known = this.text;
      this.show(await insist(this.path, { text: change(this.lines).join("\n"), known }));
      return true;
    } catch (error) {
      // It may have changed once more.
      if (error instanceof Refused) await this.load().catch(failed);
      failed(error);
      return false;
    }
  }

  /** Each line as it is typed. */
  get lines() {
    return this.text ? this.text.split("\n") : [];
  }

  /** @param {{ text: string }} plan */
  show({ text }) {
    this.text = text;
    const rows = this.lines.map((line) => {
      const remove = button("✕", () => this.change((lines) => lines.filter((other) => other !== line)), "quiet");
      remove.setAttribute("aria-label", `${say("page-plan-remove")}: ${line}`);
      return h("li", {}, h("span", { dir: "ltr" }, line), remove);
    });
    const focused = document.activeElement;
    this.list.replaceChildren(...rows);
    keepFocus(this.list, focused);
  }
}
