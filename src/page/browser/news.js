// Being told that something has changed, by a stream that is opened again whenever it ends.

import { send } from "./calls.js";
import { Refused } from "./trouble.js";

/** How long the stream may say nothing, in milliseconds: the server gives a sign of life every 15 seconds. */
const SILENCE = 60_000;
/** The same before its first word, and when the page is looked at again: the device may have slept. */
const FIRST_WORD = 20_000;
const DOUBT = 5000;
const TICK = 5000;

/** How often to ask if the server has no place for a stream, and how many times before the next try. */
const POLL = 5000;
const POLLS = 6;
/** The pause before the next try, in milliseconds; it grows with each that fails. */
const AGAIN = 2000;
const LONGEST = 16_000;

/** The last opening of a board in the chat that the page has followed; `null` outside Discord. @type {number | null} */
let opened = null;

/** @param {number} at */
export function hasOpened(at) {
  opened ??= at;
}

/** Tells of each change, until it is stopped. */
export class News {
  stopped = new AbortController();
  /** Cuts the stream or the pause at hand short, so that the next try begins. */
  line = new AbortController();
  heardAt = Date.now();
  isOpen = false;
  /** Whether the next try begins at once. */
  isHasty = false;
  /** How many tries in a row have brought nothing. */
  failures = 0;

  /**
   * @param {string | null} game
   * @param {() => Promise<boolean>} changed called after each change; returns false if it has to be told again
   * @param {(code: string) => void} open called with the game whose board is opened in the chat
   */
  constructor(game, changed, open) {
    this.game = game;
    this.changed = changed;
    this.open = open;
    const { signal } = this.stopped;
    const wake = () => document.visibilityState === "visible" && this.doubt(DOUBT);
    document.addEventListener("visibilitychange", wake, { signal });
    for (const event of ["pageshow", "online"]) addEventListener(event, wake, { signal });
    const timer = setInterval(() => this.isOpen && this.doubt(SILENCE), TICK);
    signal.addEventListener("abort", () => clearInterval(timer));
    this.follow();
  }

  stop() {
    this.stopped.abort();
    this.line.abort();
  }

  /**
   * Tries again at once if nothing was heard for so long.
   * @param {number} ms
   */
  doubt(ms) {
    if (this.isOpen && Date.now() - this.heardAt < ms) return;
    this.isHasty = true;
    this.line.abort();
  }

  async follow() {
    const { stopped } = this;
    while (!stopped.signal.aborted) {
      this.line = new AbortController();
      this.isHasty = false;
      const failure = await this.listen(this.line).catch((error) => error);
      this.isOpen = false;
      if (stopped.signal.aborted) return;
      if (failure instanceof Refused) await this.poll();
      else if (!this.isHasty) await this.rest(Boolean(failure));
    }
  }

  /**
   * Listens to a stream until it ends. It is fetched, because an `EventSource` can't carry a token.
   * @param {AbortController} line
   */
  async listen(line) {
    const { game } = this;
    const asked = new URLSearchParams({ ...(game && { game }), ...(opened !== null && { opened: String(opened) }) });
    const timer = setTimeout(() => line.abort(), FIRST_WORD);
    try {
      const { body } = await send(`stream?${asked}`, { signal: line.signal });
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      let rest = "";
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) return;
        clearTimeout(timer);
        this.isOpen = true;
        this.heardAt = Date.now();
        // Each event is one line. A chunk has several if the page was slow.
        const lines = (rest + value).split("\n");
        rest = lines.pop() ?? "";
        lines.forEach((said) => this.hear(said, line));
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * @param {string} said
   * @param {AbortController} line
   */
  async hear(said, line) {
    const [, code, at] = /^data: open (\S+) (\d+)$/.exec(said) ?? [];
    if (code) {
      opened = Number(at);
      this.open(code);
    } else if (said.startsWith("data:")) {
      // The next stream begins with news, so that nothing is missed.
      if (await this.changed()) this.failures = 0;
      else line.abort();
    }
  }

  /** Asks now and then instead of listening. */
  async poll() {
    this.line = new AbortController();
    const { signal } = this.line;
    for (let polls = POLLS; polls > 0 && !signal.aborted; polls -= 1) {
      await pause(POLL, signal);
      if (!signal.aborted) await this.changed();
    }
  }

  /**
   * Waits for the next try.
   * @param {boolean} hasFailed
   */
  async rest(hasFailed) {
    this.line = new AbortController();
    const { signal } = this.line;
    if (hasFailed) this.failures += 1;
    const ms = Math.min(AGAIN * 2 ** Math.max(0, this.failures - 1), LONGEST);
    await pause(ms, signal);
    // There may be a server, but no stream. If there's none, that is said.
    if (this.failures > 0 && !this.stopped.signal.aborted) await this.changed();
  }
}

/**
 * @param {number} ms
 * @param {AbortSignal} signal
 */
function pause(ms, signal) {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      done(null);
    });
  });
}
