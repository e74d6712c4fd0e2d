// Choosing someone of a server by the beginning of their name.

import { get, Refused } from "./calls.js";
import { announce, h, trouble } from "./dom.js";
import { say } from "./words.js";

/** @import { Member } from "./types" */

/** How long nothing was typed before the server is asked, in milliseconds. */
const PAUSE = 400;

export class Members {
  /** @param {string} code */
  constructor(code) {
    this.code = code;
    this.timer = 0;
    this.name = h("input", { id: "member", type: "search", maxlength: 32, autocomplete: "off", spellcheck: "false", oninput: () => this.typed() });
    this.found = h("div", { role: "radiogroup", "aria-labelledby": "member-label" });
    this.element = h("div", { class: "members", hidden: true }, h("label", { for: "member", id: "member-label" }, say("page-member")), this.name, this.found);
  }

  /** @param {boolean} isShown */
  show(isShown) {
    this.element.hidden = !isShown;
    this.name.required = isShown;
    this.found.replaceChildren();
    this.name.value = "";
    if (isShown) this.name.focus();
  }

  /** The id of the chosen person. */
  get chosen() {
    const chosen = this.found.querySelector("input:checked");
    return chosen instanceof HTMLInputElement ? chosen.value : null;
  }

  typed() {
    clearTimeout(this.timer);
    this.found.replaceChildren();
    this.timer = setTimeout(() => this.seek(), PAUSE);
  }

  async seek() {
    clearTimeout(this.timer);
    const name = this.name.value.trim();
    if (!name) return;
    try {
      /** @type {{ people: Member[] }} */
      const { people } = await get(`game/${this.code}/members?${new URLSearchParams({ name })}`);
      // An answer to what is no longer written says nothing.
      if (name === this.name.value.trim()) this.offer(people);
    } catch (error) {
      trouble(error instanceof Refused ? error.message : say("page-no-answer"));
    }
  }

  /** @param {Member[]} people */
  offer(people) {
    trouble("");
    const options = people.map(({ person, name, account }) => {
      const mark = h("input", { type: "radio", name: "person", value: person, required: true, checked: people.length === 1 });
      return h("label", {}, mark, h("span", {}, name, account && account !== name && h("small", {}, ` @${account}`)));
    });
    this.found.replaceChildren(...(options.length ? options : [h("p", {}, say("page-nobody"))]));
    announce(options.length ? people.map(({ name }) => name).join(", ") : say("page-nobody"));
  }
}
