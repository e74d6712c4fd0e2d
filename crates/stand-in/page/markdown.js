// Discord's marks in a text, turned into nodes.

import { h, ownEmoji, withEmoji } from "./dom.js";
import { person, store } from "./store.js";
import { moment } from "./time.js";

/** How deep marks may stand in marks; deeper ones stay as they are written. */
const DEEPEST = 8;

/**
 * @typedef {object} Rule
 * @property {RegExp} mark
 * @property {(match: RegExpExecArray, depth: number) => Node | string} node
 */

/**
 * A rule for marks around a text, in which there may be other marks.
 * @param {RegExp} mark
 * @param {"strong" | "em" | "u" | "s"} tag
 * @returns {Rule}
 */
const around = (mark, tag) => ({ mark, node: (match, depth) => h(tag, {}, ...inline(match[1], depth + 1)) });

/** @type {Rule[]} */
const RULES = [
  { mark: /\\([^\p{L}\p{N}\s])/u, node: ([, sign]) => sign },
  { mark: /``(.+?)``|`([^`\n]+)`/s, node: ([, two, one]) => h("code", {}, two ?? one) },
  { mark: /<@!?(\d+)>/, node: ([, id]) => mention(id) },
  { mark: /<#(\d+)>/, node: ([, id]) => channelLink(id) },
  { mark: /<\/([^:<>]{1,100}):\d+>/, node: ([, command]) => h("span", { class: "mention" }, `/${command}`) },
  { mark: /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, node: ([, seconds, style]) => moment(Number(seconds) * 1000, style ?? "f") },
  { mark: /<a?:(\w+):(\d+)>/, node: ([, name, id]) => ownEmoji(name, id) },
  { mark: /\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/, node: ([, text, url], depth) => link(url, inline(text, depth + 1)) },
  { mark: /https?:\/\/[^\s<>)\]]+/, node: ([url]) => link(url, [url]) },
  { mark: /@(?:everyone|here)\b/, node: ([text]) => h("span", { class: "mention" }, text) },
  around(/\*\*(.+?)\*\*(?!\*)/s, "strong"),
  around(/__(.+?)__(?!_)/s, "u"),
  around(/~~(.+?)~~/s, "s"),
  { mark: /\|\|(.+?)\|\|/s, node: ([, text], depth) => spoiler(inline(text, depth + 1)) },
  around(/\*(?!\s)(.+?)(?<!\s)\*/s, "em"),
  around(/(?<![\p{L}\p{N}_])_(?!\s)(.+?)(?<!\s)_(?![\p{L}\p{N}_])/su, "em"),
];

/**
 * The nodes of a text without lines of their own.
 * @param {string} text
 * @param {number} [depth]
 * @returns {(Node | string)[]}
 */
export function inline(text, depth = 0) {
  /** @type {(Node | string)[]} */
  const nodes = [];
  let rest = text;
  while (rest) {
    const first = depth < DEEPEST ? firstMark(rest) : null;
    if (!first) {
      nodes.push(...withEmoji(rest));
      break;
    }
    const { rule, match } = first;
    if (match.index > 0) nodes.push(...withEmoji(rest.slice(0, match.index)));
    nodes.push(rule.node(match, depth));
    rest = rest.slice(match.index + match[0].length);
  }
  return nodes;
}

/** @param {string} text */
function firstMark(text) {
  /** @type {{rule: Rule, match: RegExpExecArray} | null} */
  let first = null;
  for (const rule of RULES) {
    const match = rule.mark.exec(text);
    if (match && (!first || match.index < first.match.index)) first = { rule, match };
  }
  return first;
}

/** @param {string} id */
function mention(id) {
  const who = person(id);
  const isMe = id === store.frame?.me;
  return h("button", { class: isMe ? "mention me" : "mention", type: "button", "data-person": id }, `@${who.name}`);
}

/** @param {string} id */
function channelLink(id) {
  const found = store.frame?.channels.find((channel) => channel.id === id);
  return h("button", { class: "mention", type: "button", "data-channel": id }, `#${found?.name ?? "unknown"}`);
}

/**
 * @param {string} url
 * @param {(Node | string)[]} content
 */
function link(url, content) {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, ...content);
}

/** @param {(Node | string)[]} content */
function spoiler(content) {
  const show = (/** @type {Event} */ event) => {
    const shown = /** @type {HTMLElement} */ (event.currentTarget);
    shown.replaceWith(...shown.childNodes);
  };
  return h("button", { class: "spoiler", type: "button", "aria-label": "Hidden text; show it", onclick: show }, ...content);
}

/**
 * The nodes of a whole text: paragraphs, lists, quotes, headings, blocks of code.
 * @param {string} text
 * @returns {Node[]}
 */
export function blocks(text) {
  /** @type {Node[]} */
  const nodes = [];
  // Every second part stands between two fences of code.
  const parts = text.split(/```(?:\w*\n)?([\s\S]*?)```/);
  parts.forEach((part, index) => {
    if (index % 2) nodes.push(h("pre", {}, h("code", {}, part.replace(/\n$/, ""))));
    else nodes.push(...lines(part.replace(/^\n|\n$/g, "")));
  });
  return nodes;
}

/** @param {string} text */
function lines(text) {
  /** @type {Node[]} */
  const nodes = [];
  for (const line of text ? text.split("\n") : []) {
    const last = nodes.at(-1);
    const item = /^\s*[-*•]\s+(.*)$/.exec(line);
    const quote = /^>\s?(.*)$/.exec(line);
    const heading = /^(#{1,3})\s+(.*)$/.exec(line);
    const small = /^-#\s+(.*)$/.exec(line);
    if (heading) nodes.push(h("p", { class: `heading size-${heading[1].length}` }, ...inline(heading[2])));
    else if (small) nodes.push(h("p", { class: "small" }, ...inline(small[1])));
    else if (item) inside(nodes, last, "ul").append(h("li", {}, ...inline(item[1])));
    else if (quote) continued(inside(nodes, last, "blockquote"), quote[1]);
    else continued(inside(nodes, last, "p"), line);
  }
  return nodes;
}

/**
 * The block that goes on, or a new one of that kind.
 * @param {Node[]} nodes
 * @param {Node | undefined} last
 * @param {"ul" | "blockquote" | "p"} tag
 * @returns {HTMLElement}
 */
function inside(nodes, last, tag) {
  if (last instanceof HTMLElement && last.localName === tag && !last.className) return last;
  const block = h(tag);
  nodes.push(block);
  return block;
}

/**
 * @param {HTMLElement} block
 * @param {string} line
 */
function continued(block, line) {
  if (block.hasChildNodes()) block.append(h("br"));
  block.append(...inline(line));
}
