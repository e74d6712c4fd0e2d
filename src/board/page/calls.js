// Calls to the server, and being told that something has changed.

/** A call that the server refused, with its sentence. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {string} said
   */
  constructor(status, said) {
    super(said);
    this.status = status;
  }
}

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
export function get(path) {
  return call(path, {});
}

/**
 * @param {string} path
 * @param {unknown} said
 * @returns {Promise<any>}
 */
export function post(path, said) {
  const headers = { "content-type": "application/json" };
  return call(path, { method: "POST", headers, body: JSON.stringify(said) });
}

/** Where calls go: beside this module. */
const API = new URL("./api/", import.meta.url);

/** How calls say who they are from, and what to do if that isn't accepted any more. In a browser a cookie says it. */
/** @type {{ headers: Record<string, string>, renew: (() => Promise<unknown>) | null }} */
let session = { headers: {}, renew: null };

/** The last opening of a board in the chat that the page has followed; `null` outside Discord. @type {number | null} */
let opened = null;

/** @param {number} at */
export function hasOpened(at) {
  opened ??= at;
}

/**
 * Sets how calls say who they are from.
 * @param {Record<string, string>} headers
 * @param {(() => Promise<unknown>) | null} renew
 */
export function carry(headers, renew) {
  session = { headers, renew };
}

/**
 * @param {string} path
 * @param {RequestInit} init
 */
async function call(path, init) {
  const response = await send(path, init);
  const said = response.status === 204 ? null : await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(response.status, said?.error || response.statusText);
  return said;
}

/**
 * Sends a call, a second time if the session had to be renewed.
 * @param {string} path
 * @param {RequestInit} init
 */
async function send(path, init) {
  const once = () => {
    const headers = { ...init.headers, ...session.headers };
    return fetch(new URL(path, API), { ...init, headers, credentials: "same-origin" });
  };
  const response = await once();
  if (response.status !== 401 || !session.renew) return response;
  await session.renew();
  return once();
}

/** How long to wait before another try, in milliseconds. */
const PAUSES = [500, 1000, 2000, 4000, 8000, 8000, 8000];

/**
 * Posts until there is an answer. What is posted must be harmless if it's done twice.
 * @param {string} path
 * @param {unknown} said
 * @param {() => void} waiting
 */
export async function insist(path, said, waiting) {
  for (const pause of PAUSES) {
    try {
      return await post(path, said);
    } catch (error) {
      if (error instanceof Refused && error.status < 502) throw error;
      waiting();
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return post(path, said);
}

const POLL = 5000;
const POLLS = 6;
const STREAM_AGAIN = 2000;

/**
 * Calls `changed` now and after each change, and `open` with the game whose board is opened in the
 * chat, until the returned function is called. Asks now and then if the server has no place for a stream.
 * @param {string | null} game
 * @param {() => void} changed
 * @param {(code: string) => void} open
 */
export function watch(game, changed, open) {
  const stop = new AbortController();
  /** @param {string} line */
  const hear = (line) => {
    const [, code, at] = /^data: open (\S+) (\d+)$/.exec(line) ?? [];
    if (code) {
      opened = Number(at);
      open(code);
    } else if (line.startsWith("data:")) changed();
  };
  follow(game, hear, changed, stop.signal);
  return () => stop.abort();
}

/**
 * @param {string | null} game
 * @param {(line: string) => void} hear
 * @param {() => void} changed
 * @param {AbortSignal} signal
 */
async function follow(game, hear, changed, signal) {
  while (!signal.aborted) {
    const asked = new URLSearchParams({ ...(game && { game }), ...(opened !== null && { opened: String(opened) }) });
    const isRefused = await listen(`stream?${asked}`, hear, signal).catch((error) => error instanceof Refused);
    for (let polls = isRefused ? POLLS : 0; polls > 0 && !signal.aborted; polls -= 1) {
      await pause(POLL, signal);
      if (!signal.aborted) changed();
    }
    if (!isRefused) await pause(STREAM_AGAIN, signal);
  }
}

/**
 * Listens to a stream until it ends. It is fetched, because an `EventSource` can't carry a token.
 * @param {string} path
 * @param {(line: string) => void} hear
 * @param {AbortSignal} signal
 */
async function listen(path, hear, signal) {
  const response = await send(path, { signal });
  if (!response.ok || !response.body) throw new Refused(response.status, response.statusText);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return false;
    // Each event is one line. A chunk has several if the page was slow.
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    lines.forEach(hear);
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
