// My games, those that wait for me first.

import { insist } from "./calls.js";
import { Cup } from "./cup.js";
import { button, buttons, h } from "./dom.js";
import { NewGame } from "./new-game.js";
import { gameRow } from "./row.js";
import { STUDIES } from "./study.js";
import { Table } from "./table.js";
import { failed, trouble } from "./trouble.js";
import { say } from "./words.js";

/** @import { Cups } from "./cups.js" */
/** @import { Home, Listed } from "./types" */

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
 * @param {Cups} cups
 * @param {string} last the game that was shown last, if there was one
 * @param {(code: string) => void} open
 * @param {(() => void) | null} leave nothing inside Discord, which signs in again by itself
 */
export function list(home, cups, last, open, leave) {
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
    rows.replaceChildren(...games.filter(FILTERS[key]).map((game) => gameRow(game, home.look, open)));
    if (!rows.childElementCount) rows.append(h("li", {}, "–"));
  };
  show(games.length < MANY ? "page-all" : chosen);
  const place = h("div", { class: "list" });
  const whole = () => {
    place.replaceChildren(
      h("h2", {}, say("page-games")),
      games.length < MANY ? "" : h("div", { class: "filters" }, ...filters.map(({ filter }) => filter)),
      games.length ? rows : h("p", {}, say("games-none").replaceAll("`", "")),
      cups.element,
      buttons([
        ...Object.entries(STUDIES).map(([code, key]) => button(`${SIGNS[code]} ${say(key)}`, () => open(code))),
        near && button(say("page-new-game"), () => place.replaceChildren(new NewGame(near, open, whole).element)),
        near && button(say("command-leaderboard"), () => place.replaceChildren(new Table(near, whole).element)),
      ]) ?? "",
      h("footer", {}, h("label", {}, confirms(home), " ", say("option-settings-confirm")), leave && button(say("page-sign-out"), leave, "quiet")),
    );
  };
  cups.renew(home.look, (id) => {
    const close = () => {
      whole();
      cups.load(id);
    };
    place.replaceChildren(new Cup(id, home.look, open, close).element);
  });
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
