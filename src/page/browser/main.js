// The page: signs in with the ticket of a link or through Discord, then shows the games or one of them.

import { isActivity, signIn } from "./activity.js";
import { get, post, whenEnded } from "./calls.js";
import { Cups } from "./cups.js";
import { button, byId, h, keepFocus } from "./dom.js";
import { GameView } from "./game.js";
import { list } from "./list.js";
import { News } from "./news.js";
import { Study, STUDIES } from "./study.js";
import { renewTimes } from "./time.js";
import { failed, heard, Refused, silent, trouble } from "./trouble.js";
import { learn, say } from "./words.js";

/** @import { Home } from "./types" */

/** Codes of games are shorter than tickets. */
const SHORTEST_TICKET = 20;
/** The icon while it's one's turn. */
const TURN = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#e0492f"/></svg>')}`;
/** How often times are brought up to date, in milliseconds. */
const MINUTE = 60_000;

/** @type {Home | null} */
let home = null;
/** @type {GameView | Study | null} */
let view = null;
/** Those of the list that is shown. */
let cups = new Cups();
/** The game that was shown last. */
let last = "";
let stop = () => {};
/** A link's ticket, until it is used up. */
let ticket = "";
/** Whether Discord has to say who is here. */
let isStranger = isActivity;
/** Whether nothing has been asked for since the person signed in with a link. */
let isNew = false;
/** Why the session is over. @type {Refused | null} */
let over = null;

const place = byId("place");

/** Signs in, if that is to be done. Returns false if there is nothing to show. */
async function enter() {
  if (isStranger) {
    const game = await signIn();
    isStranger = false;
    over = null;
    if (!home) locate(game);
  }
  const [first, second = ""] = location.hash.slice(1).split(".");
  if (!isActivity && first.length >= SHORTEST_TICKET) {
    if (!navigator.cookieEnabled) return nothing(say("page-cookies"), button(say("button-try-again"), arrive));
    // Out of the address before anything else sees it.
    locate(second);
    ticket = first;
  }
  if (ticket) await use({ ticket });
  return true;
}

/** @param {{ ticket: string, switch?: boolean }} said */
async function use(said) {
  await post("enter", said);
  ticket = "";
  over = home = null;
  isNew = true;
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
  return show();
}

async function show() {
  stop();
  trouble("");
  const code = location.hash.slice(1);
  view = null;
  cups = new Cups();
  delete place.dataset.ready;
  const news = new News(Object.hasOwn(STUDIES, code) ? null : code || null, renew, (opened) => void (opened === code || open(opened)));
  stop = () => news.stop();
  await renew();
}

/** Shows what is there now. Returns false if it has to be asked for again. */
async function renew() {
  try {
    await refresh();
    return true;
  } catch (error) {
    const isRefused = error instanceof Refused;
    if (isRefused && error.status === 401) return true;
    silent(isRefused ? error.said : say("page-offline"));
    if (!place.dataset.ready) place.replaceChildren(button(say("button-try-again"), show));
    return isRefused && error.status < 429;
  }
}

async function refresh() {
  const code = location.hash.slice(1);
  // Whoever has gone on meanwhile sees something else.
  const isHere = () => code === location.hash.slice(1);
  // The first time, both at once.
  const isStudy = Object.hasOwn(STUDIES, code);
  const asked = code && !isStudy && !home ? get(`game/${code}`) : undefined;
  asked?.catch(() => null);
  if (!code || !home) {
    // If the session is over, both say so, and only then is it said.
    const told = await meet().finally(() => asked?.catch(() => null));
    if (!isHere()) return;
    home = told;
    byId("title").textContent = "Halma";
    if (!code) {
      byId("to-list").hidden = true;
      // A form stays as it is, and so does what is looked at.
      const isBusy = place.dataset.ready === "list" && place.querySelector(".new-game, .table");
      if (!isBusy && isOld(told.version)) return location.reload();
      const focused = document.activeElement;
      if (!isBusy) place.replaceChildren(list(told, cups, last, open, isActivity ? null : leave));
      keepFocus(place, focused);
    }
  }
  if (code) {
    byId("to-list").hidden = false;
    const current = (view ??= isStudy ? new Study(code) : new GameView(code, home, open));
    await current.refresh(asked);
    if (!isHere() || view !== current) return;
    if (!current.element.isConnected) place.replaceChildren(current.element);
    byId("title").textContent = current.title ?? "Halma";
    if (!isStudy) last = code;
  }
  call(view ? view.isMine : home?.games.some((game) => game.mine) ?? false);
  place.dataset.ready = code || "list";
}

/**
 * Says in the tab's title and icon whether it's one's turn.
 * @param {boolean} isMine
 */
function call(isMine) {
  const title = byId("title").textContent;
  document.title = isMine ? `● ${say("page-my-move")} · ${title}` : title === "Halma" ? title : `${title} · Halma`;
  const icon = byId("icon");
  icon.dataset.usual ??= icon.getAttribute("href") ?? "";
  icon.setAttribute("href", isMine ? TURN : icon.dataset.usual);
}

/**
 * Whether the server has another page by now. Each is loaded once: while servers are upgraded, answers differ.
 * @param {string} version
 */
function isOld(version) {
  if (isActivity || import.meta.url.endsWith(`?${version}`) || sessionStorage.getItem(version)) return false;
  sessionStorage.setItem(version, "loaded");
  return true;
}

/** Learns who is here, and the words of their language. */
async function meet() {
  const told = /** @type {Home} */ (await get("home"));
  isNew = false;
  learn(told);
  byId("who").replaceChildren(h("bdi", {}, told.name));
  byId("to-list").setAttribute("aria-label", say("page-games"));
  return told;
}

async function leave() {
  trouble("");
  try {
    await post("leave", {});
    stop();
    byId("who").textContent = "";
    nothing("");
    // Its refusal says how to come back.
    await get("home");
  } catch (error) {
    failed(error);
  }
}

/**
 * Shows nothing but a sentence and what can be done.
 * @param {import("./types").Said} text
 * @param {...HTMLElement} all
 */
function nothing(text, ...all) {
  trouble(text);
  delete place.dataset.ready;
  place.replaceChildren(h("div", { class: "buttons" }, ...all));
  return false;
}

/** @param {Refused} refused */
function ended(refused) {
  stop();
  heard();
  call(false);
  over ??= isNew ? new Refused(401, { error: say("page-cookies") }) : refused;
  const again = () => {
    isStranger = true;
    arrive();
  };
  trouble(over.said, ...(isActivity ? [button(say("page-sign-in-again"), again)] : []));
}

/**
 * What is shown if the person can't be signed in.
 * @param {unknown} error
 */
async function turnedAway(error) {
  if (!(error instanceof Refused)) {
    silent(say("page-no-answer"));
    return nothing("", button(say("button-try-again"), arrive));
  }
  if (error.asks) {
    await meet().catch(failed);
    const change = () => use({ ticket, switch: true }).then(show, turnedAway);
    const stay = () => {
      ticket = "";
      locate("");
      show();
    };
    return nothing(error.said, button(say("page-switch"), change, "primary"), button(say("page-stay"), stay));
  }
  if (isActivity && error.status === 401) return ended(error);
  if (isActivity || error.status === 429) return nothing(error.said, button(say("button-try-again"), arrive));
  // Whoever is signed in already needs no link.
  ticket = "";
  await show();
  if (!home || over) trouble(error.said);
}

/** Also when a link is opened in a tab that is here already: only what is behind the `#` changes. */
async function arrive() {
  stop();
  trouble("");
  const isFine = await enter().catch(turnedAway);
  if (isFine) await show();
}

whenEnded(ended);
byId("to-list").addEventListener("click", () => open(""));
addEventListener("popstate", arrive);
setInterval(() => {
  renewTimes();
  view?.nameBoard();
}, MINUTE);
await arrive();
