// The messages of the channel that is looked at, drawn again where they have changed.

import { markRead } from "./act.js";
import { byId, h, icon } from "./dom.js";
import { messageElement } from "./message.js";
import { starters } from "./starters.js";
import { channel, me, messagesHere, onChange, person, store } from "./store.js";

/** @import { Message } from "./types" */

/** How near to its end the list counts as being there, in pixels. */
const NEAR = 120;

const log = byId("log", HTMLElement);
const list = byId("messages", HTMLElement);
const welcome = byId("welcome", HTMLElement);
const below = byId("below", HTMLButtonElement);

/** What is drawn: each message with what its element was made from. */
/** @type {Map<string, {made: string, element: HTMLElement}>} */
let drawn = new Map();
let drawnPlace = "";

/** Draws the messages from now on. */
export function setUpLog() {
  onChange(draw);
  window.addEventListener("focus", markRead);
  document.addEventListener("visibilitychange", markRead);
  log.addEventListener("scroll", () => {
    // The browser scrolls by itself when sizes change; only a person scrolls within the same ones.
    if (drawn.size > 0 && sizes() === lastSizes) isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
    if (isAtEnd) below.hidden = true;
  });
  below.addEventListener("click", () => {
    isAtEnd = true;
    below.hidden = true;
    toEnd();
    log.focus({ preventScroll: true });
  });
  const watch = new ResizeObserver(() => {
    lastSizes = sizes();
    if (isAtEnd) toEnd();
  });
  watch.observe(log);
  watch.observe(list);
}

let isAtEnd = true;
let lastSizes = "";

function sizes() {
  return `${log.scrollHeight} ${log.clientHeight}`;
}

function toEnd() {
  // Where nobody has written yet, the welcome is read from its top.
  log.scrollTop = drawn.size > 0 ? log.scrollHeight : 0;
}

function draw() {
  const place = `${me().id} ${store.channel}`;
  const isElsewhere = place !== drawnPlace;
  const messages = messagesHere();
  const focused = focusKey();
  const now = new Map(messages.map((message) => [message.id, upToDate(message, isElsewhere)]));
  if (!isElsewhere) announce(messages);
  if (!isElsewhere && !isAtEnd) offerNews(messages);
  arrange([...now.values()].map(({ element }) => element));
  drawn = now;
  drawnPlace = place;
  restoreFocus(focused);
  log.setAttribute("aria-label", `Messages in ${channel()?.name ?? "this channel"}`);
  drawWelcome(messages.length === 0);
  if (isElsewhere) isAtEnd = true;
  if (isAtEnd) below.hidden = true;
  if (isAtEnd) toEnd();
  markRead();
}

/**
 * Puts the elements in order and touches only what is not in its place.
 * @param {HTMLElement[]} elements
 */
function arrange(elements) {
  elements.forEach((element, index) => {
    if (list.children[index] !== element) list.insertBefore(element, list.children[index] ?? null);
  });
  while (list.children.length > elements.length) list.lastElementChild?.remove();
}

/**
 * The element of a message, the same one as long as nothing of it has changed.
 * @param {Message} message
 * @param {boolean} isElsewhere
 */
function upToDate(message, isElsewhere) {
  const made = JSON.stringify([message, person(message.author).name]);
  const before = drawn.get(message.id);
  if (before && before.made === made && !isElsewhere) return before;
  return { made, element: messageElement(message) };
}

/** What has the focus in the list: a message, and the thing in it. */
function focusKey() {
  const element = document.activeElement;
  const message = element?.closest("#messages article");
  if (!element || !message) return null;
  return { id: message.getAttribute("data-id") ?? "", key: element.getAttribute("data-key"), element };
}

/** @param {ReturnType<typeof focusKey>} focused */
function restoreFocus(focused) {
  if (!focused || focused.element.isConnected) return;
  const message = drawn.get(focused.id)?.element;
  const things = [...(message?.querySelectorAll("[data-key]") ?? [])];
  const same = things.find((thing) => thing.getAttribute("data-key") === focused.key);
  const target = same ?? message ?? log;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/**
 * Tells of new messages those who do not see them.
 * @param {Message[]} messages
 */
function announce(messages) {
  const news = messages.filter((message) => !drawn.has(message.id) && message.author !== me().id);
  const texts = news.map((message) => {
    const said = message.isLoading ? "is thinking" : message.content || message.embeds[0]?.title || "sent a picture";
    const plain = said.replace(/<@!?(\d+)>/g, (_, id) => person(id).name)
      // Emoji and times are in the message itself.
      .replace(/<:\w+:\d+>|<t:\d+(:\w)?>|^-# /gm, "").replace(/[*_~`|]/g, "").trim();
    return `${person(message.author).name}${message.isPrivate ? ", only to you" : ""}: ${plain}`;
  });
  if (texts.length > 0) byId("announcer", HTMLElement).replaceChildren(...texts.map((text) => h("p", {}, text)));
}

/**
 * Offers those who have scrolled up the way to what is new below.
 * @param {Message[]} messages
 */
function offerNews(messages) {
  const news = messages.filter((message) => !drawn.has(message.id));
  if (news.length === 0) return;
  const hasBoard = news.some((message) => message.files.some((file) => file.isPicture));
  below.replaceChildren(hasBoard ? "New board below" : "New message below", icon("down"));
  below.hidden = false;
}

/** @param {boolean} isEmpty */
function drawWelcome(isEmpty) {
  const here = channel();
  welcome.hidden = !here;
  if (!here) return;
  const made = `${here.id} ${me().id} ${isEmpty} ${store.commands.length} ${store.frame?.language}`;
  if (welcome.dataset.made === made) return;
  welcome.dataset.made = made;
  const title = h("h2", {}, here.isDirect ? `You and ${here.name}` : `Welcome to #${here.name}`);
  welcome.replaceChildren(title, ...(isEmpty ? starters() : []));
}
