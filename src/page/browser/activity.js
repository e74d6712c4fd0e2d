// The page inside Discord, as an Activity: speaks with Discord's client, which is around it, and signs
// in through it. Documented by Discord as what its Embedded App SDK does.

import { carry, end, post } from "./calls.js";
import { hasOpened } from "./news.js";
import { Refused } from "./trouble.js";

/** The kinds of messages. */
const HANDSHAKE = 0;
const FRAME = 1;
const CLOSE = 2;
/** How long the client may take to answer the handshake, and anything else, in milliseconds: it may ask the person. */
const PATIENCE = 15_000;
const LONG_PATIENCE = 120_000;

/** The application that this page belongs to; nothing in a browser. */
const application = document.documentElement.dataset.application;
const parameters = new URLSearchParams(location.search);

/** Whether this is an Activity. */
export const isActivity = application !== undefined;

/** The window of Discord's client. If the Activity is in a window of its own, that one is around the page. */
const around = parent.opener ?? parent;

/** Discord's client. */
class Client {
  /** What it was asked, by nonce. @type {Map<string, { resolve: (data: any) => void, reject: (error: Error) => void }>} */
  asked = new Map();
  /** Where it is, once it has said something. */
  origin = "";
  isGone = false;

  constructor() {
    /** @type {Promise<void>} */
    this.ready = new Promise((resolve, reject) => {
      this.become = { ready: resolve, gone: reject };
    });
    // It's told to those who ask.
    this.ready.catch(() => null);
    this.timer = setTimeout(() => this.close(), parent === window ? 0 : PATIENCE);
    this.hears = (/** @type {MessageEvent} */ event) => this.hear(event);
    addEventListener("message", this.hears);
    // It contains no secret, and only Discord can be around this page: its policy says so.
    this.send(HANDSHAKE, { v: 1, encoding: "json", client_id: application, frame_id: parameters.get("frame_id") });
  }

  /** Gives up on what was asked, and on all that comes. */
  close() {
    const gone = new Error("Discord has closed the connection");
    this.become?.gone(gone);
    this.isGone = true;
    removeEventListener("message", this.hears);
    for (const { reject } of this.asked.values()) reject(gone);
    this.asked.clear();
  }

  /**
   * @param {number} kind
   * @param {Record<string, unknown>} said
   */
  send(kind, said) {
    around.postMessage([kind, said], this.origin || "*");
  }

  /** @param {MessageEvent} event */
  hear({ source, origin, data }) {
    if (source !== around || !Array.isArray(data) || (this.origin && this.origin !== origin)) return;
    this.origin = origin;
    const [kind, said] = data;
    if (kind === CLOSE) return this.close();
    if (kind !== FRAME || !said) return;
    if (said.evt === "READY") {
      clearTimeout(this.timer);
      return this.become?.ready();
    }
    const waiting = this.asked.get(said.nonce);
    // An answer to nothing that was asked.
    if (!waiting) return;
    this.asked.delete(said.nonce);
    if (said.evt === "ERROR") waiting.reject(new Error(said.data?.message));
    else waiting.resolve(said.data);
  }

  /**
   * Asks for something, once the client is ready.
   * @param {string} cmd
   * @param {Record<string, unknown>} args
   */
  async ask(cmd, args) {
    await this.ready;
    if (this.isGone) throw new Error("Discord has closed the connection");
    const nonce = crypto.randomUUID();
    return new Promise((resolve, reject) => {
      this.asked.set(nonce, { resolve, reject });
      setTimeout(() => reject(new Error("Discord doesn't answer")), LONG_PATIENCE);
      this.send(FRAME, { cmd, args, nonce });
    });
  }
}

/** @type {Client | null} */
let client = null;
/** Signing in, while it goes on. @type {Promise<string> | null} */
let signingIn = null;

/** Returns the game to open: the one that a link names, or the one whose board was opened last in the chat. */
export async function signIn() {
  carry({}, null);
  const opened = await enter();
  return parameters.get("custom_id") || opened;
}

/**
 * Signs in again, once for all calls that wait for it. The old token goes with it: if the person has ended
 * that session, the server refuses, and only they can begin another.
 */
function renew() {
  signingIn ??= enter()
    .catch((error) => {
      if (error instanceof Refused && error.status === 401) end(error);
      throw error;
    })
    .finally(() => {
      signingIn = null;
    });
  return signingIn;
}

async function enter() {
  if (!client || client.isGone) client = new Client();
  const asked = { client_id: application, response_type: "code", state: "", prompt: "none", scope: ["identify"] };
  // Without a code the server says what to do.
  const { code } = await client.ask("AUTHORIZE", asked).catch(() => ({ code: "" }));
  const { token, locale, game, opened } = await post("enter", { code });
  // Kept here alone, and never in an address.
  const headers = { authorization: `Bearer ${token}`, ...(locale && { "accept-language": locale }) };
  carry(headers, renew);
  hasOpened(opened);
  return game ?? "";
}
