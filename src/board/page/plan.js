// One's private plan in a game: what is answered to which moves.

import { get, insist } from "./calls.js";
import { announce, button, h, trouble } from "./dom.js";
import { say } from "./words.js";

export class Plan {
  /** What the server has, each line as it is typed. @type {string[]} */
  lines = [];

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
    if (this.element.open && !this.element.hidden) await this.take(get(this.path));
  }

  /** @param {string[]} line */
  async add(line) {
    if (!(await this.take(get(this.path)))) return;
    if (!(await this.save([...this.lines, line.join(" ")]))) return;
    announce(say("page-saved"));
    this.element.open = true;
  }

  /** @param {string[]} lines */
  save(lines) {
    return this.take(insist(this.path, { text: lines.join("\n") }, () => trouble(say("page-offline"))));
  }

  /**
   * Shows the plan of an answer. Returns true if there was one.
   * @param {Promise<{ text: string }>} answer
   */
  async take(answer) {
    try {
      const { text } = await answer;
      this.lines = text ? text.split("\n") : [];
      trouble("");
      this.draw();
      return true;
    } catch (error) {
      trouble(error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  draw() {
    const rows = this.lines.map((line) => {
      const others = this.lines.filter((other) => other !== line);
      const remove = button("✕", () => this.save(others), "quiet");
      remove.setAttribute("aria-label", `${say("page-plan-remove")}: ${line}`);
      return h("li", {}, h("span", { dir: "ltr" }, line), remove);
    });
    this.list.replaceChildren(...rows);
  }
}
