// Buttons and menus below a message.

import { use } from "./act.js";
import { h, icon, leadingEmoji, withEmoji } from "./dom.js";
import { Listbox } from "./listbox.js";
import { store } from "./store.js";

/** @import { Component, Item, Message } from "./types" */

const BUTTON = 2;
const TEXT_MENU = 3;
const PEOPLE_MENU = 5;
const LINK = 5;

/** The looks of buttons by their number. */
const LOOKS = ["", "primary", "", "good", "bad", "link"];

let menus = 0;

/**
 * The rows of a message.
 * @param {Message} message
 */
export function rows(message) {
  return message.rows.map((row) =>
    h("div", { class: "components" }, ...(row.components ?? []).map((part) => component(message, part))),
  );
}

/**
 * @param {Message} message
 * @param {Component} part
 */
function component(message, part) {
  if (part.type === BUTTON) return part.style === LINK ? link(part) : button(message, part);
  return menu(message, part);
}

/**
 * What the button is called: its label, after a sign that can be written.
 * @param {Component} part
 */
function face(part) {
  const sign = part.emoji?.id && part.label ? null : part.emoji?.name;
  return [sign, part.label].filter(Boolean).join(" ");
}

/** @param {Component} part */
function faceNodes(part) {
  return [...leadingEmoji(part.emoji), ...withEmoji(part.label ?? "")];
}

/** @param {Component} part */
function link(part) {
  return h("a", { class: "button link", href: part.url, target: "_blank", rel: "noopener noreferrer" }, ...faceNodes(part), icon("window"));
}

/**
 * @param {Message} message
 * @param {Component} part
 */
function button(message, part) {
  const press = async (/** @type {Event} */ event) => {
    const pressed = /** @type {HTMLElement} */ (event.currentTarget);
    if (pressed.getAttribute("aria-disabled")) return;
    pressed.setAttribute("aria-disabled", "true");
    await use({ do: "click", message: message.id, button: part.custom_id }, face(part));
    pressed.removeAttribute("aria-disabled");
  };
  const attributes = {
    class: `button ${LOOKS[part.style ?? 2] ?? ""}`,
    type: "button",
    disabled: part.disabled,
    "data-key": part.custom_id,
    onclick: press,
  };
  return h("button", attributes, ...faceNodes(part));
}

/**
 * A menu: a button that opens a list. Several entries are sent when the list is closed.
 * @param {Message} message
 * @param {Component} part
 */
function menu(message, part) {
  const entries = choices(part);
  const most = part.max_values ?? 1;
  const least = part.min_values ?? 1;
  menus += 1;
  const caption = part.placeholder ?? "Choose";
  const list = h("ul", { role: "listbox", id: `menu-${menus}`, "aria-label": caption, hidden: true, tabindex: "-1" });
  if (most > 1) list.setAttribute("aria-multiselectable", "true");
  const box = new Listbox(list);
  const already = entries.flatMap(({ isChosen }, index) => (isChosen ? [index] : []));
  const chosen = new Set(already);
  const send = () => {
    const values = [...chosen].map((index) => entries[index].value);
    return use({ do: "select", message: message.id, menu: part.custom_id, entries: values }, caption);
  };
  const close = () => {
    if (!box.isOpen) return;
    box.hide();
    const isSame = chosen.size === already.length && already.every((index) => chosen.has(index));
    if (most > 1 && chosen.size >= least && !isSame) send();
  };
  const open = () => {
    box.show(opener, entries, pick);
    box.mark(chosen);
  };
  const pick = (/** @type {number} */ index) => {
    if (most === 1) {
      chosen.clear();
      chosen.add(index);
      box.hide();
      send();
    } else {
      if (!chosen.delete(index) && chosen.size < most) chosen.add(index);
      box.mark(chosen);
    }
  };
  const attributes = {
    class: "menu",
    type: "button",
    role: "combobox",
    "aria-label": caption,
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-controls": list.id,
    disabled: part.disabled,
    "data-key": part.custom_id,
    onclick: () => (box.isOpen ? close() : open()),
    onblur: close,
    onkeydown: (/** @type {KeyboardEvent} */ event) => keys(event, box, pick, close),
  };
  const shown = already.map((index) => entries[index].label).join(", ");
  const opener = h("button", attributes, h("span", {}, shown || caption), icon("down"));
  return h("div", { class: "menu-place" }, opener, list);
}

/**
 * @param {KeyboardEvent} event
 * @param {Listbox} box
 * @param {(index: number) => void} pick
 * @param {() => void} close
 */
function keys(event, box, pick, close) {
  if (!box.isOpen) {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    /** @type {HTMLElement} */ (event.currentTarget).click();
  } else if (box.move(event)) {
    return;
  } else if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    pick(box.active);
  } else if (event.key === "Escape") {
    event.stopPropagation();
    close();
  }
}

/**
 * What can be chosen in a menu.
 * @param {Component} part
 * @returns {(Item & {value: string, isChosen: boolean})[]}
 */
function choices(part) {
  if (part.type === TEXT_MENU) {
    return (part.options ?? []).map(({ label, value, description, emoji, default: isChosen }) => ({
      label,
      value,
      isChosen: isChosen === true,
      ...(description && { detail: description }),
      ...(emoji && { emoji }),
    }));
  }
  if (part.type !== PEOPLE_MENU) return [];
  const chosen = (part.default_values ?? []).map(({ id }) => id);
  return (store.frame?.people ?? []).map(({ id, name }) => ({ label: name, value: id, isChosen: chosen.includes(id) }));
}
