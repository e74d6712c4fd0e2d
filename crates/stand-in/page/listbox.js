// A list to pick from, moved through with the arrow keys while the focus stays with its owner.

import { h, leadingEmoji } from "./dom.js";

/** @import { Item } from "./types" */

export class Listbox {
  /** @param {HTMLElement} list an element with the role `listbox` and an id */
  constructor(list) {
    this.list = list;
    /** @type {HTMLElement | null} */
    this.owner = null;
    /** @type {Item[]} */
    this.items = [];
    /** @type {(index: number) => void} */
    this.pick = () => {};
    this.active = -1;
    /** @type {Set<number>} */
    this.chosen = new Set();
    // A press must not take the focus away from the owner.
    list.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.list.hidden;
  }

  /**
   * Shows these items, the first one active; `pick` is told what is picked.
   * @param {HTMLElement} owner the element that keeps the focus
   * @param {Item[]} items
   * @param {(index: number) => void} pick
   */
  show(owner, items, pick) {
    if (items.length === 0) return this.hide();
    if (this.owner !== owner) this.hide();
    this.owner = owner;
    this.items = items;
    this.pick = pick;
    this.list.replaceChildren(...items.map((item, index) => this.row(item, index)));
    this.list.hidden = false;
    owner.setAttribute("aria-expanded", "true");
    this.activate(0);
  }

  hide() {
    this.list.hidden = true;
    this.list.replaceChildren();
    this.items = [];
    this.active = -1;
    this.owner?.setAttribute("aria-expanded", "false");
    this.owner?.removeAttribute("aria-activedescendant");
  }

  /**
   * @param {Item} item
   * @param {number} index
   */
  row(item, index) {
    const label = h("span", { class: "label" }, ...leadingEmoji(item.emoji), item.label);
    const note = item.note && h("span", { class: "note" }, item.note);
    const detail = item.detail && h("span", { class: "detail" }, item.detail);
    const id = `${this.list.id}-${index}`;
    const pick = () => this.pick(index);
    const selected = this.chosen.has(index) ? "true" : "false";
    return h("li", { role: "option", id, "aria-selected": selected, onclick: pick }, label, note, detail);
  }

  /** Leaves the list open, but nothing in it to be picked by a key: it no longer fits the text. */
  outdate() {
    this.activate(-1);
  }

  /** @param {number} index */
  activate(index) {
    this.list.children[this.active]?.classList.remove("active");
    this.active = index;
    const row = this.list.children[index];
    if (!row) {
      this.owner?.removeAttribute("aria-activedescendant");
      return;
    }
    row.classList.add("active");
    row.scrollIntoView({ block: "nearest" });
    this.owner?.setAttribute("aria-activedescendant", row.id);
    if (this.chosen.size === 0) this.select(index);
  }

  /** @param {number} index */
  select(index) {
    [...this.list.children].forEach((row, at) => row.setAttribute("aria-selected", String(at === index)));
  }

  /**
   * Marks what is chosen of several.
   * @param {Set<number>} chosen
   */
  mark(chosen) {
    this.chosen = chosen;
    [...this.list.children].forEach((row, at) => {
      row.setAttribute("aria-selected", String(chosen.has(at)));
      row.classList.toggle("chosen", chosen.has(at));
    });
  }

  /**
   * Moves through the list; tells whether the key was one for it.
   * @param {KeyboardEvent} event
   */
  move(event) {
    if (!this.isOpen) return false;
    const last = this.items.length - 1;
    /** @type {Record<string, number>} */
    const targets = {
      ArrowDown: this.active === last ? 0 : this.active + 1,
      ArrowUp: this.active <= 0 ? last : this.active - 1,
      PageDown: Math.min(this.active + 8, last),
      PageUp: Math.max(this.active - 8, 0),
    };
    const target = targets[event.key];
    if (target === undefined) return false;
    event.preventDefault();
    this.activate(target);
    return true;
  }
}
