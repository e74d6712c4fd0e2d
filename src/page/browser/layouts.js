// The boards' layouts, each asked for once.

import { get } from "./calls.js";

/** @import { Layout } from "./types" */

/** By what was asked for. @type {Map<string, Layout>} */
const layouts = new Map();

/**
 * Returns the layout of a board as a seat sees it, in somebody's colors.
 * @param {{ variant: string, theme: string | null, tag: string }} board
 * @param {number} side
 * @returns {Promise<Layout>}
 */
export async function layoutOf({ variant, theme, tag }, side) {
  const path = `layout/${variant}/${side}?${new URLSearchParams({ tag, ...(theme && { theme }) })}`;
  const known = layouts.get(path) ?? (await get(path));
  layouts.set(path, known);
  return known;
}
