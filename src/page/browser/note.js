// One's private note on a game.

import { get, insist } from "./calls.js";
import { h } from "./dom.js";
import { failed, Refused, trouble } from "./trouble.js";
import { say } from "./words.js";

/** The server counts characters; here one can count twice. */
const MOST_UNITS = 1000;

export class Note {
  /** What the server has, as far as this page knows. */
  saved = "";

  /** @param {string} code */
  constructor(code) {
    this.path = `game/${code}/note`;
    this.field = h("textarea", { id: "note", rows: 4, maxlength: MOST_UNITS, dir: "auto", disabled: true, oninput: () => this.state.replaceChildren() });
    this.state = h("p", { role: "status" });
    this.stored = h("blockquote", { dir: "auto" });
    this.other = h("div", { hidden: true }, h("p", {}, say("page-stored")), this.stored);
    const onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.save();
    };
    const save = h("button", { type: "submit" }, say("page-save"));
    const form = h("form", { onsubmit }, h("label", { for: "note" }, say("modal-note-field")), this.field, this.other, h("div", { class: "buttons" }, save, this.state));
    this.element = h("details", { class: "note", hidden: true, ontoggle: () => this.load() }, h("summary", {}, say("button-note")), form);
  }

  /** Gets the note when it is opened, unless something unsaved would be lost. */
  async load() {
    if (!this.element.open || this.field.value !== this.saved) return;
    // What isn't there yet can't be overwritten.
    this.field.disabled = true;
    try {
      this.show(await get(this.path));
    } catch (error) {
      this.element.open = false;
      failed(error);
    }
  }

  async save() {
    if (this.field.disabled) return;
    this.field.disabled = true;
    this.state.replaceChildren();
    trouble("");
    try {
      this.show(await insist(this.path, { text: this.field.value, known: this.saved }));
      this.state.textContent = say("page-saved");
    } catch (error) {
      if (error instanceof Refused && error.status === 409) await this.compare().catch(failed);
      this.field.disabled = false;
      failed(error);
    }
  }

  /** Shows what was saved elsewhere beside what was typed here. Saving again overwrites it. */
  async compare() {
    this.saved = (await get(this.path)).text;
    this.stored.textContent = this.saved;
    this.other.hidden = false;
  }

  /** @param {{ text: string }} note */
  show({ text }) {
    this.saved = text;
    this.field.value = text;
    this.field.disabled = false;
    this.other.hidden = true;
  }
}
