// Making elements. Text only ever becomes text nodes and attributes, never HTML.

const SVG = "http://www.w3.org/2000/svg";

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
  return filled(document.createElement(tag), attributes, children);
}

/**
 * The same in a drawing.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, Attribute | ((event: any) => void)>} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function s(tag, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

/**
 * @template {Element} Kind
 * @param {Kind} element
 * @param {Record<string, Attribute | ((event: any) => void)>} attributes
 * @param {Child[]} children
 */
function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  for (const child of children) {
    if (child !== null && child !== undefined && child !== false) element.append(child);
  }
  return element;
}

/**
 * The element of that id, which is in the page from the start.
 * @param {string} id
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page lacks #${id}`);
  return element;
}

/**
 * A button with a label.
 * @param {Child | Child[]} label
 * @param {() => void} onclick
 * @param {string} [look]
 */
export function button(label, onclick, look = "") {
  return h("button", { type: "button", class: look, onclick }, ...(Array.isArray(label) ? label : [label]));
}

/**
 * A row of buttons, or nothing if there is none.
 * @param {Child[]} all
 */
export function buttons(all) {
  const some = all.filter(Boolean);
  return some.length ? h("div", { class: "buttons" }, ...some) : null;
}

/**
 * Says something to those who don't see the page.
 * @param {string} text
 */
export function announce(text) {
  byId("news").textContent = text;
}

/**
 * Focuses what was drawn in place of an element, so that nobody loses their place.
 * @param {Element} within
 * @param {Element | null} before
 */
export function keepFocus(within, before) {
  if (!(before instanceof HTMLElement) || document.activeElement === before) return;
  const { id, textContent } = before;
  const isSame = (/** @type {HTMLElement} */ one) => (id ? one.id === id : textContent && one.textContent === textContent);
  const all = /** @type {HTMLElement[]} */ ([...within.querySelectorAll("button, input")]);
  const same = within.contains(before) ? before : all.find(isSame);
  same?.focus();
}
