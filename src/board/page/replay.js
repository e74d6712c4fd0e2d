// Going through a game with a slider.

import { get } from "./calls.js";
import { button, h } from "./dom.js";
import { say } from "./words.js";

/** @import { Analysis } from "./analysis.js" */
/** @import { Shown, Still } from "./types" */

export class Replay {
  /** @type {Still[]} */
  stills = [];
  at = 0;

  /**
   * @param {string} code
   * @param {() => void} changed
   * @param {() => void} close
   * @param {Analysis | null} analysis shown with it, if it's asked for
   */
  constructor(code, changed, close, analysis) {
    this.code = code;
    this.analysis = analysis;
    this.changed = changed;
    this.slider = h("input", {
      type: "range",
      min: 0,
      value: 0,
      "aria-label": say("button-replay"),
      oninput: () => this.go(Number(this.slider.value)),
    });
    this.said = h("p", { class: "replay-at" });
    const step = (/** @type {string} */ sign, /** @type {string} */ key, /** @type {() => number} */ to) =>
      h("button", { type: "button", class: "step", "aria-label": say(key), title: say(key), onclick: () => this.go(to()) }, sign);
    this.element = h(
      "div",
      { class: "replay" },
      analysis?.element,
      this.said,
      this.slider,
      h(
        "div",
        { class: "buttons" },
        step("⏮\uFE0E", "page-replay-start", () => 0),
        step("◀\uFE0E", "page-replay-back", () => this.at - 1),
        step("▶\uFE0E", "page-replay-on", () => this.at + 1),
        step("⏭\uFE0E", "page-replay-end", () => this.stills.length - 1),
        button(say("button-back"), close),
      ),
    );
  }

  async load() {
    this.stills = (await get(`game/${this.code}/record`)).stills;
    this.slider.max = String(this.stills.length - 1);
    this.go(this.stills.length - 1);
    this.slider.focus();
    this.analysis?.load((at) => this.go(at)).then(() => this.analysis?.mark(this.at));
  }

  /** @param {number} at */
  go(at) {
    this.at = Math.max(0, Math.min(at, this.stills.length - 1));
    this.slider.value = String(this.at);
    const said = say("replay", { number: this.at, count: this.stills.length - 1 });
    this.slider.setAttribute("aria-valuetext", said);
    this.said.textContent = said;
    this.analysis?.mark(this.at);
    this.changed();
  }

  /** @returns {Shown | undefined} */
  shown() {
    const still = this.stills[this.at];
    return still && { stones: still.stones, trails: still.route ? [still.route] : [], marks: new Map(), chosen: null };
  }
}
