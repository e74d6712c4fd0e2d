// My games, those that wait for me first.

import { post } from "./calls.js";
import { button, h } from "./dom.js";
import { fromNow, say } from "./words.js";

/** @import { Home, Listed } from "./types" */

/** The keys of what a row says about its game. */
const STATES = { open: "page-waiting", running: "page-their-move", finished: "page-over", closed: "page-over" };

/**
 * @param {Home} home
 * @param {(code: string) => void} open
 * @param {(() => void) | null} leave nothing inside Discord, which signs in again by itself
 */
export function list(home, open, leave) {
  const confirms = h("input", {
    type: "checkbox",
    checked: home.confirms,
    onchange: async () => {
      home.confirms = confirms.checked;
      await post("settings", { confirms: confirms.checked });
    },
  });
  return h(
    "div",
    { class: "list" },
    h("h2", {}, say("page-games")),
    home.games.length ? h("ul", {}, ...home.games.map((game) => row(game, open))) : h("p", {}, say("games-none").replaceAll("`", "")),
    h("footer", {}, h("label", {}, confirms, " ", say("option-settings-confirm")), leave && button(say("page-sign-out"), leave, "quiet")),
  );
}

/**
 * @param {Listed} game
 * @param {(code: string) => void} open
 */
function row(game, open) {
  const state = say(game.mine && game.stage === "running" ? "page-my-move" : STATES[game.stage]);
  return h(
    "li",
    {},
    h(
      "button",
      { type: "button", class: game.mine ? "row mine" : "row", onclick: () => open(game.code) },
      h("strong", {}, game.title),
      h("span", { class: "people", dir: "auto" }, game.people),
      h("span", { class: "state" }, state, game.until ? ` · ${fromNow(game.until)}` : ""),
      h("span", { class: "code" }, `#${game.code}`),
    ),
  );
}
