// Calls to the server.

import { heard, Refused, silent } from "./trouble.js";
import { say } from "./words.js";

/** How long an answer may take, in milliseconds. */
const PATIENCE = 20_000;
/** The same if the computer has to think. */
export const THINKING = 60_000;

/**
 * @param {string} path
 * @param {number} [patience]
 * @returns {Promise<any>}
 */
export function get(path, patience) {
  return call(path, {}, patience);
}

/**
 * @param {string} path
 * @param {unknown} said
 * @param {number} [patience]
 * @returns {Promise<any>}
 */
export function post(path, said, patience) {
  const headers = { "content-type": "application/json" };
  return call(path, { method: "POST", headers, body: JSON.stringify(said) }, patience);
}

/** Where calls go: beside this module. */
const API = new URL("./api/", import.meta.url);

/** How calls say who they are from, and what to do if that isn't accepted any more. In a browser a cookie says it. */
/** @type {{ headers: Record<string, string>, renew: (() => Promise<unknown>) | null }} */
let session = { headers: {}, renew: null };

/** @type {(refused: Refused) => void} */
let ended = () => {};

/**
 * Sets how calls say who they are from.
 * @param {Record<string, string>} headers
 * @param {(() => Promise<unknown>) | null} renew
 */
export function carry(headers, renew) {
  session = { headers, renew };
}

/** @param {(refused: Refused) => void} tell called when a session is over */
export function whenEnded(tell) {
  ended = tell;
}

/**
 * Ends the session: nothing renews it.
 * @param {Refused} refused
 */
export function end(refused) {
  carry({}, null);
  ended(refused);
}

/**
 * @param {string} path
 * @param {RequestInit} init
 * @param {number} [patience]
 */
async function call(path, init, patience = PATIENCE) {
  const response = await send(path, init, patience);
  const said = response.status === 204 ? null : await response.json();
  heard();
  return said;
}

/**
 * Sends a call, a second time if the session had to be renewed. Throws what the server refused; any
 * other error means that there is no answer of ours.
 * @param {string} path
 * @param {RequestInit} init
 * @param {number} [patience]
 */
export async function send(path, init, patience) {
  const isSignIn = path === "enter";
  const once = () => {
    const headers = { ...init.headers, ...session.headers };
    const signal = patience ? AbortSignal.timeout(patience) : init.signal;
    return fetch(new URL(path, API), { ...init, headers, signal, credentials: "same-origin" });
  };
  const before = session;
  let response = await once();
  if (response.status === 401 && session.renew && !isSignIn) {
    // Another call may have renewed it meanwhile.
    if (session === before) await session.renew();
    response = await once();
  }
  if (response.ok) return response;
  // A proxy has its own words, or none.
  const said = await response.json().catch(() => null);
  if (!said?.error?.length) throw new Error(`no answer: ${response.status}`);
  const refused = new Refused(response.status, said);
  if (response.status === 401 && !isSignIn) end(refused);
  throw refused;
}

/** How long to wait before another try, in milliseconds. */
const PAUSES = [500, 1000, 2000, 4000, 8000, 8000, 8000];

/**
 * Posts until there is an answer, and says so meanwhile. What is posted must be harmless if it's done twice.
 * @param {string} path
 * @param {unknown} said
 */
export async function insist(path, said) {
  for (const pause of PAUSES) {
    try {
      return await post(path, said);
    } catch (error) {
      const isRefused = error instanceof Refused;
      if (isRefused && error.status < 502) throw error;
      silent(isRefused ? error.said : say("page-offline"));
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return post(path, said);
}
