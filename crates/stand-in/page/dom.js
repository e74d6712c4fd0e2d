// Making elements. Text only ever becomes text nodes and attributes, never HTML.

/** @import { Emoji } from "./types" */

/** @typedef {string | number | boolean | null | undefined} Attribute */
/** @typedef {Node | string | null | undefined | false} Child */

/**
 * An element with attributes, handlers (`onclick` and so on, as functions) and children.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, Attribute | ((event: any) => void)>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else setAttribute(element, name, value);
  }
  append(element, children);
  return element;
}

/**
 * Sets an attribute; `true` is an empty one, and what is absent or false takes it away.
 * @param {Element} element
 * @param {string} name
 * @param {Attribute} value
 */
export function setAttribute(element, name, value) {
  if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? "" : String(value));
}

/**
 * @param {Element | DocumentFragment} parent
 * @param {Child[]} children
 */
export function append(parent, children) {
  for (const child of children) {
    if (child !== null && child !== undefined && child !== false) parent.append(child);
  }
}

/**
 * The element of that id, which is in the page from the start.
 * @template {HTMLElement} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
export function byId(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the page lacks #${id}`);
  return element;
}

/** The outlines of the icons, on a field of 24 by 24. */
const ICONS = {
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  thread: "M5 4v9a4 4 0 0 0 4 4h11m-4-4 4 4-4 4",
  at: "M16 12a4 4 0 1 1-1.2-2.8A4 4 0 0 1 16 12zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.6 7.2",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 12 20 4l-5 16-3.5-6.5zM11.5 13.5 20 4",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2 19 19M5 19l1.8-1.8M17.2 6.8 19 5",
  tools: "M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8.5 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
  window: "M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
  slash: "M16 4 8 20",
  down: "M6 9.5l6 6 6-6",
  rocket: "M9 15l-4-1 3-4 3-1c2-4 5-6 9-6 0 4-2 7-6 9l-1 3-4 3-1-4M9 15l-3 3M15 8.5h.5",
  plus: "M12 5v14M5 12h14",
};

/**
 * A picture that says nothing to those who do not see it.
 * @param {keyof typeof ICONS} name
 * @returns {SVGSVGElement}
 */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const picture = document.createElementNS(space, "svg");
  const outline = document.createElementNS(space, "path");
  for (const [key, value] of [["viewBox", "0 0 24 24"], ["class", "icon"], ["aria-hidden", "true"]]) {
    picture.setAttribute(key, value);
  }
  outline.setAttribute("d", ICONS[name]);
  picture.append(outline);
  return picture;
}

/**
 * A round sign for a person: the first letter on a color of their own.
 * @param {{name: string, isBot?: boolean, hue?: number}} person
 * @returns {HTMLElement}
 */
export function avatar(person) {
  if (person.isBot) return h("img", { class: "avatar", src: "/page/icon.svg", alt: "", width: 38, height: 38 });
  // The letter is drawn by the style, since it is no text of the page.
  const letter = person.name.slice(0, 1).toUpperCase();
  return h("span", { class: `avatar hue-${person.hue ?? 0}`, "data-letter": letter, "aria-hidden": "true" });
}

/**
 * An emoji of the application, called by its name.
 * @param {string} name
 * @param {string} id
 */
export function ownEmoji(name, id) {
  return h("img", { class: "own-emoji", src: `/emojis/${id}.png`, alt: name, title: `:${name}:` });
}

/**
 * The emoji of a button or of an entry in a menu, with a space behind it.
 * @param {Emoji | undefined} emoji
 * @returns {(Node | string)[]}
 */
export function leadingEmoji(emoji) {
  if (!emoji?.name) return [];
  return emoji.id ? [ownEmoji(emoji.name, emoji.id), " "] : withEmoji(`${emoji.name} `);
}

/**
 * A text with its emoji in a font that has them in color.
 * @param {string} text
 * @returns {(Node | string)[]}
 */
export function withEmoji(text) {
  const parts = text.split(/((?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)+)/u);
  return parts.filter(Boolean).map((part) => (/^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)/u.test(part) ? h("span", { class: "emoji" }, part) : part));
}
