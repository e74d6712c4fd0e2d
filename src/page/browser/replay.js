// Going through a game with a slider.

import { orAgain } from "./again.js";
import { get } from "./calls.js";
import { moved } from "./choosing.js";
import { button, h } from "./dom.js";
import { say } from "./words.js";

/** @import { Analysis } from "./analysis.js" */
/** @import { Shown, Stones, Whole } from "./types" */

/** @typedef {{ stones: Stones, route: string[] | null }} Still */

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
      hidden: true,
      "aria-label": say("button-replay"),
      oninput: () => this.go(Number(this.slider.value)),
    });
    this.said = h("div", { class: "replay-at" });
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
    await orAgain(this.said, async () => this.show(await get(`game/${this.code}/record`)));
  }

  /** @param {Whole} whole */
  show(whole) {
    this.stills = stills(whole);
    this.slider.hidden = false;
    this.slider.max = String(this.stills.length - 1);
    this.go(this.stills.length - 1);
    this.slider.focus();
    this.analysis?.load((at) => this.go(at));
  }

  /** @param {number} at */
  go(at) {
    if (!this.stills.length) return;
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

/**
 * The board at the start and after each event.
 * @param {Whole} whole
 */
function stills({ start, routes, off = {} }) {
  /** @type {Still[]} */
  const all = [{ stones: start, route: null }];
  routes.forEach((route, event) => {
    const { stones } = all[event];
    const cleared = (off[event] ?? []).map((color) => [color, []]);
    all.push({ stones: { ...(route ? moved(stones, route) : stones), ...Object.fromEntries(cleared) }, route });
  });
  return all;
}
