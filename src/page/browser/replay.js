// Going through a game with a slider.

import { orAgain } from "./again.js";
import { get } from "./calls.js";
import { moved } from "./choosing.js";
import { button, h, s } from "./dom.js";
import { say } from "./words.js";

/** @import { Analysis } from "./analysis.js" */
/** @import { Shown, Stones, Whole } from "./types" */

/** @typedef {{ stones: Stones, route: string[] | null }} Still */

/** How long each move is shown, in milliseconds, and how much longer with each hop. */
const STILL = 700;
const HOP = 250;

export class Replay {
  /** @type {Still[]} */
  stills = [];
  at = 0;
  /** While it goes on by itself. */
  timer = 0;

  /**
   * @param {string} code
   * @param {(route: string[] | null) => void} changed called with the way that a stone has just gone
   * @param {() => void} close
   * @param {(stones: Stones) => void} tryFrom
   * @param {Analysis | null} analysis shown with it, if it's asked for
   */
  constructor(code, changed, close, tryFrom, analysis) {
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
    const step = (/** @type {string} */ shape, /** @type {string} */ key, /** @type {() => number} */ to) =>
      h("button", { type: "button", class: "step", "aria-label": say(key), title: say(key), onclick: () => this.go(to()) }, icon(shape));
    this.film = h("button", { type: "button", class: "step primary", onclick: () => this.play(!this.timer) });
    this.play(false);
    this.element = h(
      "div",
      { class: "replay" },
      this.said,
      this.slider,
      h(
        "div",
        { class: "buttons" },
        step("M5 5h3v14H5zM19 5v14L8 12z", "page-replay-start", () => 0),
        step("M17 5v14L6 12z", "page-replay-back", () => this.at - 1),
        this.film,
        step("M7 5v14l11-7z", "page-replay-on", () => this.at + 1),
        step("M16 5h3v14h-3zM5 5v14l11-7z", "page-replay-end", () => this.stills.length - 1),
      ),
      h("div", { class: "buttons" }, button(say("page-try-here"), () => this.stills[this.at] && tryFrom(this.stills[this.at].stones)), button(say("button-back"), close)),
      analysis?.element,
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
    this.analysis?.load((at) => this.go(at)).then(() => this.changed(null));
  }

  /**
   * Goes on by itself, from the start if it's at the end.
   * @param {boolean} isOn
   */
  play(isOn) {
    clearTimeout(this.timer);
    this.timer = 0;
    const key = isOn ? "page-replay-pause" : "page-replay-play";
    this.film.replaceChildren(icon(isOn ? "M6 5h4v14H6zM14 5h4v14h-4z" : "M8 4v16l12-8z"));
    this.film.setAttribute("aria-label", say(key));
    this.film.title = say(key);
    if (!isOn) return;
    const last = this.stills.length - 1;
    if (this.at >= last) this.go(0);
    const on = () => {
      if (!this.element.isConnected || this.at >= last) return this.play(false);
      this.go(this.at + 1);
      this.timer = setTimeout(on, STILL + HOP * (this.stills[this.at].route?.length ?? 1));
    };
    this.timer = setTimeout(on, STILL);
  }

  /** @param {number} at */
  go(at) {
    if (!this.stills.length) return;
    const before = this.at;
    this.at = Math.max(0, Math.min(at, this.stills.length - 1));
    this.slider.value = String(this.at);
    const said = say("replay", { number: this.at, count: this.stills.length - 1 });
    this.slider.setAttribute("aria-valuetext", said);
    this.said.textContent = said;
    this.analysis?.mark(this.at);
    this.changed(this.at === before + 1 ? this.stills[this.at].route : null);
  }

  /** @returns {Shown | undefined} */
  shown() {
    const still = this.stills[this.at];
    const better = this.analysis?.better[this.at - 1];
    return still && { stones: still.stones, trails: still.route ? [still.route] : [], better, marks: new Map(), movable: new Set(), showsMovable: false, chosen: null };
  }
}

/** @param {string} d */
function icon(d) {
  return s("svg", { viewBox: "0 0 24 24", width: 22, height: 22, "aria-hidden": "true" }, s("path", { d, fill: "currentColor" }));
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
