// Sentences as the server says them: words, and parts that look or behave otherwise.

import { h } from "./dom.js";
import { away, fromNow } from "./time.js";

/** @import { Part, Said } from "./types" */

/** @param {Said} said */
function parts(said) {
  return typeof said === "string" ? [said] : said;
}

/** @param {Exclude<Part, string>} part */
function node(part) {
  if ("at" in part) return away(part.at);
  // A name goes its own way, whatever the sentence does.
  return h(part.as.includes("person") ? "bdi" : part.as.includes("typed") ? "code" : "span", { class: part.as.join(" ") }, part.words);
}

/**
 * A sentence as nodes, in which times are kept true.
 * @param {Said} said
 */
export function nodes(said) {
  return parts(said).map((part) => (typeof part === "string" ? part : node(part)));
}

/** @param {Exclude<Part, string>} part */
function words(part) {
  if ("at" in part) return fromNow(part.at);
  return part.words;
}

/**
 * The same as a text, with times as they are now.
 * @param {Said} said
 */
export function plain(said) {
  return parts(said)
    .map((part) => (typeof part === "string" ? part : words(part)))
    .join("");
}
