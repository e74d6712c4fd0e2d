// Choosing someone of a server by the beginning of their name.

import { get } from "./calls.js";
import { announce, h } from "./dom.js";
import { besides } from "./people.js";
import { failed, trouble } from "./trouble.js";
import { say } from "./words.js";

/** @import { Members } from "./types" */

/** How long nothing was typed before the server is asked, in milliseconds. */
const PAUSE = 400;

export class Search {
  /** @param {string} code */
  constructor(code) {
    this.code = code;
    this.timer = 0;
    this.asked = 0;
    this.name = h("input", { id: "member", type: "search", maxlength: 32, autocomplete: "off", spellcheck: "false", oninput: () => this.typed() });
    this.found = h("div", { role: "radiogroup", "aria-labelledby": "member-label" });
    this.element = h("div", { class: "members", hidden: true }, h("label", { for: "member", id: "member-label" }, say("page-member")), this.name, this.found);
  }

  /** @param {boolean} isShown */
  show(isShown) {
    this.element.hidden = !isShown;
    this.name.required = isShown;
    this.name.value = "";
    this.forget();
  }

  /** The id of the chosen person. */
  get chosen() {
    const chosen = this.found.querySelector("input:checked");
    return chosen instanceof HTMLInputElement ? chosen.value : null;
  }

  /** Answers to what was asked so far say nothing any more. */
  forget() {
    clearTimeout(this.timer);
    this.asked += 1;
    this.found.replaceChildren();
  }

  typed() {
    this.forget();
    this.timer = setTimeout(() => this.seek(), PAUSE);
  }

  async seek() {
    this.forget();
    const { asked } = this;
    const isMeant = () => asked === this.asked && this.element.isConnected;
    const name = this.name.value.trim();
    if (!name || !isMeant()) return;
    trouble("");
    try {
      const found = await get(`game/${this.code}/members?${new URLSearchParams({ name })}`);
      if (isMeant()) this.offer(found);
    } catch (error) {
      if (isMeant()) failed(error);
    }
  }

  /** @param {Members} found */
  offer({ people, more }) {
    const options = people.map((someone) => {
      const { person, name, account } = someone;
      const mark = h("input", { type: "radio", name: "person", value: person, required: true, checked: people.length === 1 });
      // They may have been found by it.
      const also = account && account !== name ? ` @${account}` : besides(someone, people);
      return h("label", {}, mark, h("span", {}, h("bdi", {}, name), also && h("small", {}, h("bdi", {}, also))));
    });
    const note = people.length ? more && say("page-more") : say("page-nobody");
    this.found.replaceChildren(...options, ...(note ? [h("p", {}, note)] : []));
    announce([...people.map((someone) => someone.name + besides(someone, people)), note].filter(Boolean).join(", "));
  }
}
