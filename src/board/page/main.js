// The page: signs in with the ticket of a link or through Discord, then shows the games or one of them.

import { isActivity, signIn } from "./activity.js";
import { get, post, Refused, watch } from "./calls.js";
import { byId, trouble } from "./dom.js";
import { GameView } from "./game.js";
import { list } from "./list.js";
import { learn, say } from "./words.js";

/** @import { Home } from "./types" */

/** Codes of games are shorter than tickets. */
const SHORTEST_TICKET = 20;

/** @type {Home | null} */
let home = null;
/** @type {GameView | null} */
let view = null;
let stop = () => {};

async function enter() {
  if (isActivity) return void (home || locate(await signIn()));
  const [first, second = ""] = location.hash.slice(1).split(".");
  if (first.length < SHORTEST_TICKET) return;
  // Out of the address before anything else sees it.
  locate(second);
  await post("enter", { ticket: first });
}

/** @param {string} code */
function address(code) {
  return `${location.pathname}${location.search}${code && `#${code}`}`;
}

/** @param {string} code */
function locate(code) {
  history.replaceState(null, "", address(code));
}

/** @param {string} code */
function open(code) {
  history.pushState(null, "", address(code));
  show();
}

async function show() {
  stop();
  const code = location.hash.slice(1);
  view = null;
  stop = watch(code || null, () => refresh().catch(failed), (opened) => opened === code || open(opened));
  await refresh().catch(failed);
}

async function refresh() {
  const code = location.hash.slice(1);
  // Whoever has gone on meanwhile sees something else.
  const isHere = () => code === location.hash.slice(1);
  if (!code || !home) {
    const told = /** @type {Home} */ (await get("home"));
    if (!isHere()) return;
    home = told;
    learn(told);
    byId("who").textContent = told.name;
    byId("to-list").textContent = say("page-games");
    byId("title").textContent = "Halma";
    if (!code) {
      byId("to-list").hidden = true;
      byId("place").replaceChildren(list(told, open, isActivity ? null : leave));
    }
  }
  if (code) {
    if (!view) {
      view = new GameView(code, home, open);
      byId("place").replaceChildren(view.element);
    }
    byId("to-list").hidden = false;
    await view.refresh();
    if (!isHere()) return;
    byId("title").textContent = view.match?.title ?? "Halma";
  }
  document.title = `${byId("title").textContent} · Halma`;
  byId("place").dataset.ready = code || "list";
}

async function leave() {
  await post("leave", {});
  stop();
  byId("place").replaceChildren();
  byId("who").textContent = "";
  await get("home").catch(failed);
}

/** @param {unknown} error */
function failed(error) {
  const isRefused = error instanceof Refused;
  if (isRefused && error.status === 401) stop();
  trouble(isRefused ? error.message : say("page-offline"));
}

byId("to-list").addEventListener("click", () => open(""));
/** Also when a link is opened in a tab that is here already: only what is behind the `#` changes. */
async function arrive() {
  const refused = await enter().then(() => null, (error) => error);
  await show();
  if (refused) failed(refused);
}

addEventListener("popstate", arrive);
await arrive();
