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

/**
 * @param {string} path
 * @param {RequestInit} init
 */
async function call(path, init) {
  const response = await fetch(`/board/api/${path}`, { ...init, credentials: "same-origin" });
  const said = response.status === 204 ? null : await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(response.status, said?.error || response.statusText);
  return said;
}

/** How long to wait before another try, in milliseconds. */
const PAUSES = [500, 1000, 2000, 4000, 8000, 8000, 8000];

/**
 * Posts until there is an answer. What is posted names a turn, so that doing it twice is harmless.
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
const STREAM_AGAIN = 30_000;

/**
 * Calls `changed` now and after each change, until the returned function is called. Asks now and
 * then if the server has no place for a stream.
 * @param {string | null} game
 * @param {() => void} changed
 */
export function watch(game, changed) {
  /** @type {EventSource | null} */
  let stream = null;
  /** @type {number[]} */
  let timers = [];
  const listen = () => {
    stream = new EventSource(`/board/api/stream${game ? `?game=${game}` : ""}`);
    stream.onmessage = changed;
    stream.onerror = () => {
      if (stream?.readyState !== EventSource.CLOSED) return;
      timers = [setInterval(changed, POLL), setTimeout(again, STREAM_AGAIN)];
    };
  };
  const stop = () => {
    stream?.close();
    for (const timer of timers) clearInterval(timer);
  };
  const again = () => {
    stop();
    listen();
  };
  listen();
  return stop;
}
