// My games, those that wait for me first.

import { insist } from "./calls.js";
import { button, h } from "./dom.js";
import { away } from "./time.js";
import { failed, trouble } from "./trouble.js";
import { say } from "./words.js";

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
    id: "confirms",
    type: "checkbox",
    checked: home.confirms,
    onchange: async () => {
      const wanted = confirms.checked;
      trouble("");
      try {
        await insist("settings", { confirms: wanted });
        home.confirms = wanted;
      } catch (error) {
        confirms.checked = home.confirms;
        failed(error);
      }
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
      h("span", { class: "people" }, game.people),
      h("span", { class: "state" }, state, game.until !== null && " · ", game.until !== null && away(game.until)),
      h("span", { class: "code", dir: "ltr" }, `#${game.code}`),
    ),
  );
}
