// Another game in the same channel, against someone on the server or the computer.

import { get, insist, Refused } from "./calls.js";
import { button, h, trouble } from "./dom.js";
import { Search } from "./members.js";
import { say, withMoments } from "./words.js";

/** @import { Choices } from "./types" */

export class NewGame {
  /**
   * @param {string} code
   * @param {(code: string) => void} open
   * @param {() => void} close
   */
  constructor(code, open, close) {
    this.code = code;
    this.open = open;
    this.element = h("form", { class: "new-game" }, button(say("button-back"), close));
    this.load(close).catch(failed);
  }

  /** @param {() => void} close */
  async load(close) {
    /** @type {Choices} */
    const { made, variant, variants, people, levels } = await get(`game/${this.code}/new`);
    const game = h("select", { id: "game" }, ...variants.map((one) => h("option", { value: one.variant, selected: one.variant === variant }, one.name)));
    const against = h(
      "select",
      { id: "against" },
      ...people.map(({ person, name }) => h("option", { value: JSON.stringify({ person }) }, name)),
      ...levels.map(({ level, name }) => h("option", { value: JSON.stringify({ level }) }, name)),
      h("option", { value: "" }, say("page-someone-else")),
    );
    const search = new Search(this.code);
    against.addEventListener("change", () => search.show(!against.value));
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      const person = search.chosen;
      if (against.value) this.play({ made, variant: game.value, ...JSON.parse(against.value) });
      else if (person) this.play({ made, variant: game.value, person });
      else search.seek();
    });
    this.element.replaceChildren(
      h("label", { for: "game" }, say("page-game")),
      game,
      h("label", { for: "against" }, say("page-opponent")),
      against,
      search.element,
      h("div", { class: "buttons" }, h("button", { type: "submit", class: "primary" }, say("page-begin")), button(say("button-back"), close)),
    );
    game.focus();
  }

  /** @param {{ made: number, variant: string, person?: string, level?: number }} wanted */
  async play(wanted) {
    const buttons = this.element.querySelectorAll("button");
    buttons.forEach((one) => (one.disabled = true));
    try {
      const begun = await insist(`game/${this.code}/new`, wanted, () => trouble(say("page-offline")));
      trouble("");
      this.open(begun.code);
    } catch (error) {
      failed(error);
      buttons.forEach((one) => (one.disabled = false));
    }
  }
}

/** @param {unknown} error */
function failed(error) {
  trouble(error instanceof Refused ? withMoments(error.message) : say("page-no-answer"));
}
