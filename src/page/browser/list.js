// My games, those that wait for me first.

import { insist } from "./calls.js";
import { button, buttons, h } from "./dom.js";
import { NewGame } from "./new-game.js";
import { nodes } from "./said.js";
import { small } from "./small.js";
import { STUDIES } from "./study.js";
import { Table } from "./table.js";
import { away } from "./time.js";
import { failed, trouble } from "./trouble.js";
import { say } from "./words.js";

/** @import { Home, Listed } from "./types" */

/** The keys of what a row says about its game. */
const STATES = { open: "page-waiting", running: "page-their-move", finished: "page-over", closed: "page-over" };

/** Which games are shown, by the keys of their names. @type {Record<string, (game: Listed) => boolean>} */
const FILTERS = {
  "page-all": () => true,
  "page-my-move": (game) => game.mine && game.stage === "running",
  "page-running": (game) => game.stage === "running",
  "page-over": (game) => game.stage === "finished",
};
/** What is before their names. @type {Record<string, string>} */
const SIGNS = { puzzle: "🧩", march: "🥾", lesson: "🎓" };
/** With this many games, there are filters. */
const MANY = 4;

/** The filter that was chosen last. */
let chosen = "page-all";

/**
 * @param {Home} home
 * @param {string} last the game that was shown last, if there was one
 * @param {(code: string) => void} open
 * @param {(() => void) | null} leave nothing inside Discord, which signs in again by itself
 */
export function list(home, last, open, leave) {
  const { games } = home;
  // New games begin in the channel of another one.
  const near = last || games[0]?.code;
  const rows = h("ul", {});
  const filters = Object.keys(FILTERS).map((key) => {
    const filter = button(say(key), () => show(key));
    return { key, filter };
  });
  /** @param {string} key */
  const show = (key) => {
    chosen = key;
    for (const { key, filter } of filters) filter.setAttribute("aria-pressed", String(key === chosen));
    rows.replaceChildren(...games.filter(FILTERS[key]).map((game) => row(game, home, open)));
    if (!rows.childElementCount) rows.append(h("li", {}, "–"));
  };
  show(games.length < MANY ? "page-all" : chosen);
  const place = h("div", { class: "list" });
  const whole = () => {
    place.replaceChildren(
      h("h2", {}, say("page-games")),
      games.length < MANY ? "" : h("div", { class: "filters" }, ...filters.map(({ filter }) => filter)),
      games.length ? rows : h("p", {}, say("games-none").replaceAll("`", "")),
      buttons([
        ...Object.entries(STUDIES).map(([code, key]) => button(`${SIGNS[code]} ${say(key)}`, () => open(code))),
        near && button(say("page-new-game"), () => place.replaceChildren(new NewGame(near, open, whole).element)),
        near && button(say("command-leaderboard"), () => place.replaceChildren(new Table(near, whole).element)),
      ]) ?? "",
      h("footer", {}, h("label", {}, confirms(home), " ", say("option-settings-confirm")), leave && button(say("page-sign-out"), leave, "quiet")),
    );
  };
  whole();
  return place;
}

/** @param {Home} home */
function confirms(home) {
  const box = h("input", {
    id: "confirms",
    type: "checkbox",
    checked: home.confirms,
    onchange: async () => {
      const wanted = box.checked;
      trouble("");
      try {
        await insist("settings", { confirms: wanted });
        home.confirms = wanted;
      } catch (error) {
        box.checked = home.confirms;
        failed(error);
      }
    },
  });
  return box;
}

/**
 * @param {Listed} game
 * @param {Home} home
 * @param {(code: string) => void} open
 */
function row(game, home, open) {
  const state = game.result ?? say(game.mine && game.stage === "running" ? "page-my-move" : STATES[game.stage]);
  return h(
    "li",
    {},
    h(
      "button",
      { type: "button", class: game.mine ? "row mine" : "row", onclick: () => open(game.code) },
      small(game.small, home.look),
      h("strong", {}, game.title),
      h("span", { class: "people" }, ...nodes(game.people)),
      h("span", { class: "state" }, state, game.until !== null && " · ", game.until !== null && away(game.until), game.banks !== null && " · ", ...(game.banks === null ? [] : nodes(game.banks))),
      h("span", { class: "code", dir: "ltr" }, `#${game.code}`),
    ),
  );
}
