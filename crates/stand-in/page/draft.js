// A command that is being filled in: its words, a field for each option, and the options left.

import { KIND, lineOf, offers } from "./commands.js";
import { h, icon } from "./dom.js";
import { perform } from "./net.js";
import { me, store } from "./store.js";

/** @import { Item, Option } from "./types" */
/** @import { Leaf } from "./commands.js" */
/** @import { Listbox } from "./listbox.js" */

/** How long the bot is not asked again while somebody types, in milliseconds. */
const PAUSE = 120;

/**
 * A field for an option. `value` is what was picked, for as long as the text stays that.
 * @typedef {object} Field
 * @property {Option} option
 * @property {HTMLInputElement} input
 * @property {HTMLElement} element
 * @property {string | null} value
 */

export class CommandDraft {
  /**
   * @param {Leaf} leaf
   * @param {Listbox} box
   * @param {HTMLElement} hint
   * @param {() => void} send
   * @param {() => void} cancel
   */
  constructor(leaf, box, hint, send, cancel) {
    this.leaf = leaf;
    this.box = box;
    this.hint = hint;
    this.send = send;
    this.cancel = cancel;
    /** @type {Field[]} */
    this.fields = [];
    /** @type {AbortController | null} */
    this.question = null;
    const name = `/${leaf.words.join(" ")}`;
    const pill = h("button", { class: "pill", type: "button", "aria-label": `${name}; leave this command`, onclick: cancel }, name, icon("close"));
    this.places = h("div", { class: "fields" });
    this.others = h("div", { class: "others", role: "group", "aria-label": "Options to add" });
    this.element = h("div", { class: "draft", role: "group", "aria-label": `The command ${name}` }, h("div", { class: "fields" }, pill, this.places), this.others);
  }

  /** Opens what must be filled in, or a person to name, and puts the focus there. */
  start() {
    const needed = this.leaf.options.filter((option) => option.required);
    const [first] = this.leaf.options;
    const shown = needed.length === 0 && first?.type === KIND.user ? [first] : needed;
    for (const option of shown) this.add(option);
    this.drawOthers();
    const field = this.fields[0];
    if (field) field.input.focus();
    else document.getElementById("send")?.focus();
    this.hint.textContent = field ? this.hint.textContent : this.leaf.description;
  }

  /** @param {Option} option */
  add(option) {
    const id = `option-${option.name}`;
    const input = h("input", {
      dir: "auto",
      id,
      role: "combobox",
      "aria-expanded": "false",
      "aria-controls": "suggestions",
      "aria-autocomplete": "list",
      "aria-description": option.description,
      "aria-required": option.required ? "true" : null,
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      enterkeyhint: "send",
    });
    const element = h("span", { class: "field" }, h("label", { for: id }, option.name), input);
    /** @type {Field} */
    const field = { option, input, element, value: null };
    input.addEventListener("focus", () => this.suggest(field));
    input.addEventListener("input", () => {
      field.value = null;
      input.removeAttribute("aria-invalid");
      this.suggest(field);
    });
    input.addEventListener("keydown", (event) => this.keys(field, event));
    input.addEventListener("blur", () => this.box.hide());
    this.fields.push(field);
    this.places.append(element);
    return field;
  }

  drawOthers() {
    const isShown = (/** @type {Option} */ option) => this.fields.some((field) => field.option === option);
    const left = this.leaf.options.filter((option) => !isShown(option));
    const chip = (/** @type {Option} */ option) => {
      const open = () => {
        const field = this.add(option);
        this.drawOthers();
        field.input.focus();
      };
      return h("button", { class: "chip", type: "button", title: option.description, onclick: open }, icon("plus"), option.name);
    };
    this.others.replaceChildren(...left.map(chip));
  }

  /**
   * Shows what fits in a field.
   * @param {Field} field
   */
  async suggest(field) {
    const { option, input } = field;
    this.question?.abort();
    this.hint.textContent = `${option.name}: ${option.description}`;
    if (field.value !== null) return this.box.hide();
    this.box.outdate();
    const items = option.autocomplete ? await this.ask(field) : offers(option, input.value);
    if (!items || document.activeElement !== input) return;
    this.box.show(input, items, (index) => this.pick(field, items[index]));
  }

  /**
   * Asks the bot what fits; gives nothing if somebody types on meanwhile.
   * @param {Field} field
   * @returns {Promise<(Item & {value: string})[] | null>}
   */
  async ask(field) {
    const question = new AbortController();
    this.question = question;
    await new Promise((done) => setTimeout(done, this.box.isOpen ? PAUSE : 0));
    if (question.signal.aborted) return null;
    const line = lineOf(this.leaf, this.filled(field));
    const action = { do: "complete", channel: store.channel, line, option: field.option.name };
    try {
      const { choices } = await perform(me().id, action, question.signal);
      return (choices ?? []).map(({ name, value }) => ({ label: name, value: String(value) }));
    } catch {
      if (!question.signal.aborted) this.hint.textContent = "Couldn’t load the options. You can still type.";
      return question.signal.aborted ? null : [];
    }
  }

  /**
   * @param {Field} field
   * @param {Item & {value: string}} item
   */
  pick(field, item) {
    field.value = item.value;
    field.input.value = item.label;
    this.question?.abort();
    this.box.hide();
    const next = this.fields.find((other) => other.option.required && !other.input.value);
    next?.input.focus();
  }

  /**
   * @param {Field} field
   * @param {KeyboardEvent} event
   */
  keys(field, event) {
    if (event.isComposing || this.box.move(event)) return;
    const item = this.box.isOpen ? this.box.items[this.box.active] : undefined;
    const isTyped = item && field.input.value.toLowerCase() === item.label.toLowerCase();
    if (isTyped) field.value = /** @type {Item & {value: string}} */ (item).value;
    if (item && ((event.key === "Enter" && !isTyped) || (event.key === "Tab" && !event.shiftKey))) {
      event.preventDefault();
      this.box.pick(this.box.active);
    } else if (event.key === "Enter") {
      event.preventDefault();
      this.send();
    } else if (event.key === "Escape" && this.box.isOpen) {
      event.preventDefault();
      this.box.hide();
    } else if (event.key === "Backspace" && field.input.value === "") {
      event.preventDefault();
      this.remove(field);
    }
  }

  /** @param {Field} field */
  remove(field) {
    const index = this.fields.indexOf(field);
    if (field.option.required || (index === 0 && this.fields.length === 1)) return this.cancel();
    this.fields.splice(index, 1);
    field.element.remove();
    this.drawOthers();
    this.fields[Math.max(index - 1, 0)].input.focus();
  }

  /**
   * The options that have a text, and the one being asked for whatever it has.
   * @param {Field} [asked]
   */
  filled(asked) {
    const shown = this.fields.filter((field) => field === asked || field.input.value.trim());
    return shown.map((field) => ({ option: field.option, text: field === asked ? field.input.value : this.text(field) }));
  }

  /**
   * What is sent for a field: what was picked, or what was typed as it would have been picked.
   * @param {Field} field
   */
  text(field) {
    const typed = field.input.value.trim();
    if (field.value !== null) return field.value;
    const bare = typed.replace(/^[@#]/, "").toLowerCase();
    const same = offers(field.option, typed).find((item) => item.label.toLowerCase() === bare);
    return same?.value ?? typed;
  }

  /** Whether nothing required is missing; goes to what is. */
  isComplete() {
    const missing = this.fields.find((field) => field.option.required && !field.input.value.trim());
    if (!missing) return true;
    missing.input.setAttribute("aria-invalid", "true");
    missing.input.focus();
    this.hint.textContent = `${missing.option.name} is needed: ${missing.option.description}`;
    return false;
  }

  line() {
    return lineOf(this.leaf, this.filled());
  }

  focusLast() {
    (this.fields.at(-1)?.input ?? document.getElementById("send"))?.focus();
  }
}
