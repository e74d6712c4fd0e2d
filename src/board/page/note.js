// One's private note on a game.

import { get, insist } from "./calls.js";
import { h, trouble } from "./dom.js";
import { say } from "./words.js";

/** The server counts characters; here one can count twice. */
const MOST_UNITS = 1000;

export class Note {
  /** What the server has. */
  saved = "";

  /** @param {string} code */
  constructor(code) {
    this.path = `game/${code}/note`;
    this.field = h("textarea", { id: "note", rows: 4, maxlength: MOST_UNITS, dir: "auto", disabled: true, oninput: () => this.state.replaceChildren() });
    this.state = h("p", { role: "status" });
    const onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.save();
    };
    const save = h("button", { type: "submit" }, say("page-save"));
    const form = h("form", { onsubmit }, h("label", { for: "note" }, say("modal-note-field")), this.field, h("div", { class: "buttons" }, save, this.state));
    this.element = h("details", { class: "note", hidden: true, ontoggle: () => this.load() }, h("summary", {}, say("button-note")), form);
  }

  /** Gets the note when it is opened, unless something unsaved would be lost. */
  async load() {
    if (!this.element.open || this.field.value !== this.saved) return;
    // What isn't there yet can't be overwritten.
    this.field.disabled = true;
    await this.take(get(this.path));
  }

  async save() {
    if (this.field.disabled) return;
    const said = { text: this.field.value };
    this.field.disabled = true;
    if (await this.take(insist(this.path, said, () => trouble(say("page-offline"))))) this.state.textContent = say("page-saved");
    else this.field.disabled = false;
  }

  /**
   * Shows the note of an answer. Returns true if there was one.
   * @param {Promise<{ text: string }>} answer
   */
  async take(answer) {
    try {
      this.saved = (await answer).text;
      this.field.value = this.saved;
      this.field.disabled = false;
      trouble("");
      return true;
    } catch (error) {
      trouble(error instanceof Error ? error.message : String(error));
      return false;
    }
  }
}
