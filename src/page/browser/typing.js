// A move as text, for those who would rather type.

import { h } from "./dom.js";
import { say } from "./words.js";

/** @import { Move } from "./types" */

export class Typing {
  /** @param {(text: string) => Promise<boolean>} play returns true if it was played */
  constructor(play) {
    this.field = h("input", { id: "typed", "aria-label": say("button-type-move"), autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: 100, dir: "ltr" });
    const onsubmit = async (/** @type {Event} */ event) => {
      event.preventDefault();
      if (this.field.value.trim() && (await play(this.field.value))) this.field.value = "";
    };
    this.element = h("form", { class: "typing", onsubmit }, this.field, h("button", { type: "submit" }, say("button-play")));
  }

  /**
   * Shows what a move looks like.
   * @param {Move | undefined} move one that can be played
   */
  suggest(move) {
    const cells = move?.route.split("-");
    if (cells) this.field.placeholder = say("example", { example: `${cells[0]}-${cells[cells.length - 1]}` });
  }
}
