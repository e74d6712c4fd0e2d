// Who one is and where one looks; both stand in the address.

import { byId } from "./dom.js";
import { followBrowser } from "./language.js";
import { Stream } from "./net.js";
import { changed, channel, learn, me, store } from "./store.js";

/** @import { Id, Person } from "./types" */

const wanted = new URL(location.href).searchParams;

/** The stream of this window. */
export const stream = new Stream(
  (news, isFirst) => {
    learn(news, isFirst);
    if (isFirst) arrive();
  },
  (isOpen) => {
    store.isOnline = isOpen;
    changed();
  },
);

/** Opens the page as the one, and in the channel, that the address names. */
export function enter() {
  stream.open(wanted.get("as") ?? "");
}

function arrive() {
  const name = wanted.get("in");
  const named = store.frame?.channels.find((channel) => channel.name === name);
  if (named) store.channel = named.id;
  wanted.delete("in");
  writeAddress();
  followBrowser();
  changed();
}

/**
 * Goes on as somebody else, and where that one is called.
 * @param {Person} someone
 * @param {Id} [where]
 */
export function actAs(someone, where) {
  if (where) store.channel = where;
  if (someone.id === me().id) return changed();
  stream.open(someone.name);
  byId("log", HTMLElement).focus({ preventScroll: true });
}

/** @param {Id} id */
export function goTo(id) {
  store.channel = id;
  writeAddress();
  changed();
}

function writeAddress() {
  const address = new URLSearchParams({ as: me().name, in: channel()?.name ?? "" });
  history.replaceState(null, "", `/?${address}`);
}
