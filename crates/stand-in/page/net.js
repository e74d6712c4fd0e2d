// The page's two ways to the sandbox: a stream of news, and actions.

import { toast } from "./toast.js";

/** @import { News, Result } from "./types" */

/** Pauses before a lost stream is opened again, in milliseconds. */
const PAUSES = [250, 500, 1000, 2000, 4000];

/** The status with which the sandbox says that the bot did not answer. */
const NO_ANSWER = 504;

/** The stream of what one person sees. */
export class Stream {
  /**
   * @param {(news: News, isFirst: boolean) => void} onNews
   * @param {(isOpen: boolean) => void} onState
   */
  constructor(onNews, onState) {
    this.onNews = onNews;
    this.onState = onState;
    this.wantsJournal = false;
    this.tries = 0;
    this.name = "";
    /** @type {WebSocket | null} */
    this.socket = null;
  }

  /**
   * Opens the stream as that person, and closes the one before.
   * @param {string} name
   */
  open(name) {
    this.name = name;
    const before = this.socket;
    const socket = new WebSocket(`ws://${location.host}/stream?as=${encodeURIComponent(name)}`);
    this.socket = socket;
    before?.close();
    let isFirst = true;
    socket.addEventListener("open", () => {
      if (socket !== this.socket) return;
      this.tries = 0;
      this.onState(true);
      if (this.wantsJournal) this.wish();
    });
    socket.addEventListener("message", (event) => {
      if (socket !== this.socket) return;
      this.onNews(JSON.parse(event.data), isFirst);
      isFirst = false;
    });
    socket.addEventListener("close", () => {
      if (socket !== this.socket) return;
      this.onState(false);
      const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)];
      this.tries += 1;
      setTimeout(() => socket === this.socket && this.open(this.name), pause);
    });
  }

  /**
   * Says whether the last requests are to be told too.
   * @param {boolean} wanted
   */
  wantJournal(wanted) {
    this.wantsJournal = wanted;
    if (this.socket?.readyState === WebSocket.OPEN) this.wish();
  }

  wish() {
    this.socket?.send(JSON.stringify({ journal: this.wantsJournal }));
  }
}

/** A action that was refused, with the sentence to show. */
export class Refused extends Error {
  /**
   * @param {string} message
   * @param {boolean} wasSent whether the bot was told, but did not answer
   */
  constructor(message, wasSent) {
    super(message);
    this.wasSent = wasSent;
  }
}

/**
 * Does something as a person.
 * @param {string} by
 * @param {Record<string, unknown> & {do: string}} action
 * @param {AbortSignal} [signal]
 * @returns {Promise<Result>}
 */
export async function perform(by, action, signal) {
  const response = await fetch("/do", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ by, ...action }),
    signal: signal ?? null,
  });
  if (response.ok) return response.json();
  const text = await response.text();
  throw new Refused(errorIn(text) ?? `The sandbox answered with ${response.status}.`, response.status === NO_ANSWER);
}

/** @param {string} text */
function errorIn(text) {
  try {
    const { error } = JSON.parse(text);
    return typeof error === "string" ? error : null;
  } catch {
    return null;
  }
}

/**
 * Does something and shows what is refused; gives nothing then, unless the bot has been told.
 * @param {string} by
 * @param {Record<string, unknown> & {do: string}} action
 * @returns {Promise<Result | null>}
 */
export async function attempt(by, action) {
  try {
    return await perform(by, action);
  } catch (error) {
    toast(sentence(error));
    return error instanceof Refused && error.wasSent ? {} : null;
  }
}

/**
 * What went wrong, as a sentence for people.
 * @param {unknown} error
 */
export function sentence(error) {
  const text = error instanceof Refused ? error.message : "Can’t reach the sandbox. Is it still running?";
  return text.slice(0, 1).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");
}
