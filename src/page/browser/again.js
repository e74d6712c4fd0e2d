// What is loaded, or else a sentence that says why not and a button that tries again.

import { button, h } from "./dom.js";
import { nodes } from "./said.js";
import { sentence } from "./trouble.js";
import { say } from "./words.js";

/**
 * @param {Element} place
 * @param {() => Promise<void>} load fills the place
 * @param {...Node} more what else is there if it fails
 */
export async function orAgain(place, load, ...more) {
  try {
    await load();
  } catch (error) {
    const again = button(say("button-try-again"), () => orAgain(place, load, ...more));
    place.replaceChildren(h("p", { role: "alert" }, ...nodes(sentence(error))), h("div", { class: "buttons" }, again, ...more));
  }
}
