// The left side: channels, and the people one can be.

import { avatar, byId, h, icon } from "./dom.js";
import { calls } from "./calls.js";
import { attempt } from "./net.js";
import { actAs, goTo } from "./place.js";
import { channel, me, onChange, person, store } from "./store.js";

/** @import { Channel, Person } from "./types" */

const side = byId("side", HTMLElement);
const opener = byId("open-side", HTMLButtonElement);

/** Draws the side from now on, and lets it be opened on a narrow screen. */
export function setUpSidebar() {
  opener.prepend(icon("menu"));
  const open = (/** @type {boolean} */ wanted) => {
    side.classList.toggle("open", wanted);
    opener.setAttribute("aria-expanded", String(wanted));
    if (wanted) side.querySelector("button")?.focus();
  };
  opener.addEventListener("click", () => open(!side.classList.contains("open")));
  byId("veil", HTMLElement).addEventListener("click", () => open(false));
  side.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !side.classList.contains("open")) return;
    open(false);
    opener.focus();
  });
  side.addEventListener("click", (event) => {
    const isChosen = event.target instanceof Element && event.target.closest("[data-closes]");
    if (!isChosen || !side.classList.contains("open")) return;
    open(false);
    byId("log", HTMLElement).focus({ preventScroll: true });
  });
  onChange(draw);
}

function draw() {
  const frame = store.frame;
  if (!frame) return;
  drawList(byId("channels", HTMLElement), groups(frame.channels));
  const people = frame.people.filter((someone) => !someone.isBot);
  drawList(byId("people", HTMLElement), people.map(personRow));
  drawStatus();
  drawHeading();
}

/**
 * Draws a list anew and keeps the focus where it was.
 * @param {HTMLElement} list
 * @param {HTMLElement[]} rows
 */
function drawList(list, rows) {
  const focused = list.contains(document.activeElement) ? document.activeElement?.getAttribute("data-key") : null;
  list.replaceChildren(...rows);
  const same = [...list.querySelectorAll("[data-key]")].find((row) => focused && row.getAttribute("data-key") === focused);
  if (same instanceof HTMLElement) same.focus();
}

/** @param {Channel[]} channels */
function groups(channels) {
  const names = [...new Set(channels.map((channel) => channel.group))];
  return names.map((name) => {
    const inside = channels.filter((channel) => channel.group === name);
    const isDirect = inside.some((channel) => channel.isDirect);
    return h("section", {}, h("h3", {}, name), h("ul", {}, ...inside.map(channelRow), isDirect && installRow()));
  });
}

/** A switch for bringing the bot to conversations without it. */
function installRow() {
  const on = !store.frame?.hasInstalled;
  const name = store.frame?.bot.name ?? "the bot";
  const label = on ? `Install ${name} for myself` : `Uninstall ${name}`;
  const turn = () => attempt(me().id, { do: "install", on });
  const attributes = { class: "channel", type: "button", "data-key": "install", onclick: turn };
  return h("li", {}, h("button", attributes, icon(on ? "plus" : "close"), h("span", { class: "label" }, label)));
}

/** @param {Channel} channel */
function channelRow(channel) {
  const isHere = channel.id === store.channel;
  const classes = ["channel", channel.isThread && "thread", channel.unread > 0 && !isHere && "unread"].filter(Boolean);
  const sign = icon(channel.isDirect ? "at" : channel.isThread ? "thread" : "hash");
  const open = () => goTo(channel.id);
  const attributes = { class: classes.join(" "), type: "button", "aria-current": isHere ? "page" : null, "data-key": channel.id, "data-closes": true, onclick: open };
  return h("li", {}, h("button", attributes, sign, h("span", { class: "label" }, channel.name), badge(channel.mentions, "mention")));
}

/** @param {Person} someone */
function personRow(someone) {
  const isMe = someone.id === me().id;
  const be = () => actAs(someone);
  const attributes = { class: "person", type: "button", "aria-current": isMe ? "true" : null, "data-key": someone.id, "data-closes": true, onclick: be };
  const other = h(
    "a",
    { class: "quiet", href: `/?as=${encodeURIComponent(someone.name)}`, target: "_blank", "aria-label": `Open a second window as ${someone.name}`, title: `Open a second window as ${someone.name}`, "data-key": `${someone.id} window` },
    icon("window"),
  );
  const state = isMe ? h("span", { class: "small" }, "you") : badge(someone.mentions, "mention");
  const label = h("span", { class: "label" }, !isMe && h("span", { class: "unseen" }, "Act as "), someone.name);
  return h("li", {}, h("button", attributes, avatar(someone), label, state), other);
}

/**
 * @param {number} count
 * @param {string} what
 */
function badge(count, what) {
  if (count === 0) return null;
  const words = h("span", { class: "unseen" }, ` ${what}${count > 1 ? "s" : ""} waiting`);
  return h("span", { class: "badge" }, String(count), words);
}

function drawStatus() {
  const { bot } = store.frame ?? { bot: { isConnected: false, name: "" } };
  const line = byId("status", HTMLElement);
  const state = !store.isOnline ? "The sandbox has stopped" : bot.isConnected ? `${bot.name} is online` : `${bot.name} is offline`;
  const isWell = store.isOnline && bot.isConnected;
  if (line.textContent === state) return;
  line.replaceChildren(h("span", { class: isWell ? "dot well" : "dot", "aria-hidden": "true" }), state);
}

function drawHeading() {
  const here = channel();
  const title = byId("place", HTMLElement);
  const name = here?.name ?? "";
  if (title.textContent !== name) title.replaceChildren(icon(here?.isDirect ? "at" : "hash"), name);
  const waiting = (store.frame?.people ?? []).reduce((sum, someone) => sum + someone.mentions, 0);
  byId("waiting", HTMLElement).textContent = waiting ? String(waiting) : "";
  opener.setAttribute("aria-label", `Channels and people${waiting ? `, ${calls(waiting)} waiting` : ""}`);
  const mine = person(me().id).mentions;
  document.title = `${mine ? `(${mine}) ` : ""}${here ? `#${name}` : "Sandbox"} · ${me().name} · halma`;
  byId("who", HTMLElement).replaceChildren(avatar(me()), h("span", { class: "label" }, me().name));
}
