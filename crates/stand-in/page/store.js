// What this window knows and where it looks; modules draw it again when it changes.

/** @import { Channel, Command, Frame, Id, Journal, Message, News, Person } from "./types" */

/** How many colors there are for people. */
const HUES = 6;

/** Everything that the parts of the page are drawn from. */
export const store = {
  /** @type {Frame | null} */
  frame: null,
  /** What can be typed and clicked. @type {Command[]} */
  commands: [],
  /** @type {Map<Id, Message>} */
  messages: new Map(),
  /** @type {Journal} */
  journal: { requests: [], violations: [] },
  /** The channel that is looked at. */
  channel: "",
  /** How far the sandbox's clock is ahead of this machine's, in milliseconds. */
  ahead: 0,
  isOnline: true,
  /** Private messages that this window has put away. */
  /** @type {Set<Id>} */
  dismissed: new Set(),
};

/** @type {(() => void)[]} */
const painters = [];
let isPlanned = false;

/**
 * Draws now and after every change.
 * @param {() => void} paint
 */
export function onChange(paint) {
  painters.push(paint);
}

/** Draws everything again, once for all changes of this moment. */
export function changed() {
  if (isPlanned) return;
  isPlanned = true;
  queueMicrotask(() => {
    isPlanned = false;
    for (const paint of painters) paint();
  });
}

/**
 * Takes over what the stream tells.
 * @param {News} news
 * @param {boolean} isFirst
 */
export function learn(news, isFirst) {
  if (isFirst) {
    store.messages = new Map();
    store.journal = { requests: [], violations: [] };
  }
  store.ahead = news.now - Date.now();
  if (news.frame) {
    store.frame = news.frame;
    store.frame.people.forEach((person, index) => {
      person.hue = index % HUES;
    });
  }
  if (news.commands) store.commands = news.commands;
  if (news.journal) store.journal = news.journal;
  for (const id of news.gone ?? []) store.messages.delete(id);
  for (const message of news.changed ?? []) store.messages.set(message.id, message);
  if (!store.frame?.channels.some((channel) => channel.id === store.channel)) {
    store.channel = store.frame?.channels[0]?.id ?? "";
  }
  changed();
}

/** @returns {Person} */
export function me() {
  return person(store.frame?.me ?? "");
}

/**
 * The person of that id, or a stranger.
 * @param {Id} id
 * @returns {Person}
 */
export function person(id) {
  const known = store.frame?.people.find((someone) => someone.id === id);
  return known ?? { id: /^\d+$/.test(id) ? id : "0", name: "unknown", isBot: false, mentions: 0, calledIn: null };
}

/** @returns {Channel | undefined} */
export function channel() {
  return store.frame?.channels.find((channel) => channel.id === store.channel);
}

/**
 * The messages of the channel that is looked at, oldest first.
 * @returns {Message[]}
 */
export function messagesHere() {
  const here = [...store.messages.values()].filter(
    (message) => message.channel === store.channel && !store.dismissed.has(message.id),
  );
  return here.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
}

/** The sandbox's time, in milliseconds since 1970. */
export function now() {
  return Date.now() + store.ahead;
}
