// Another game in the same channel, against someone on the server or the computer.

import { orAgain } from "./again.js";
import { get, insist } from "./calls.js";
import { button, h } from "./dom.js";
import { Search } from "./members.js";
import { besides } from "./people.js";
import { failed, trouble } from "./trouble.js";
import { say } from "./words.js";

/** @import { Choices, Someone } from "./types" */

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
    orAgain(this.element, () => this.load(close), button(say("button-back"), close));
  }

  /** @param {() => void} close */
  async load(close) {
    /** @type {Choices} */
    const { made, variant, variants, people, levels, time, times } = await get(`game/${this.code}/new`);
    const game = h("select", { id: "game" }, ...variants.map((one) => h("option", { value: one.variant, selected: one.variant === variant }, one.name)));
    const against = h(
      "select",
      { id: "against" },
      ...people.map((someone) => h("option", { value: JSON.stringify({ person: someone.person }) }, named(someone, people))),
      ...levels.map(({ level, name }) => h("option", { value: JSON.stringify({ level }) }, name)),
      h("option", { value: "" }, say("page-someone-else")),
    );
    const clock = h("select", { id: "clock" }, ...times.map((one) => h("option", { value: one.time, selected: one.time === time }, one.name)));
    const weekends = h("input", { type: "checkbox" });
    const search = new Search(this.code);
    against.addEventListener("change", () => search.show(!against.value));
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      const person = search.chosen;
      const wanted = { made, variant: game.value, time: clock.value, no_weekends: weekends.checked };
      if (against.value) this.play({ ...wanted, ...JSON.parse(against.value) });
      else if (person) this.play({ ...wanted, person });
      else search.seek();
    });
    this.element.replaceChildren(
      h("label", { for: "game" }, say("page-game")),
      game,
      h("label", { for: "against" }, say("page-opponent")),
      against,
      search.element,
      h("label", { for: "clock" }, say("page-time")),
      clock,
      h("label", {}, weekends, " ", say("option-custom-no-weekends")),
      h("div", { class: "buttons" }, h("button", { type: "submit", class: "primary" }, say("page-begin")), button(say("button-back"), close)),
    );
    game.focus();
  }

  /** @param {{ made: number, variant: string, time: string, no_weekends: boolean, person?: string, level?: number }} wanted */
  async play(wanted) {
    const buttons = this.element.querySelectorAll("button");
    buttons.forEach((one) => (one.disabled = true));
    trouble("");
    try {
      const begun = await insist(`game/${this.code}/new`, wanted);
      if (this.element.isConnected) this.open(begun.code);
    } catch (error) {
      if (this.element.isConnected) failed(error);
      buttons.forEach((one) => (one.disabled = false));
    }
  }
}

/**
 * A name for a menu, which has no elements to isolate it.
 * @param {Someone} someone
 * @param {Someone[]} all
 */
function named(someone, all) {
  return `\u2068${someone.name}\u2069${besides(someone, all)}`;
}
