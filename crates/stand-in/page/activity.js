// The application's Activity in a frame, and Discord's part of what is said between the two.

import { byId, h, icon } from "./dom.js";
import { perform } from "./net.js";
import { me, onChange, store } from "./store.js";
import { toast } from "./toast.js";

/** @import { Launched } from "./types" */

/** The kinds of messages. */
const HANDSHAKE = 0;
const FRAME = 1;
const CLOSE = 2;

/** The codes with which Discord ends the conversation. */
const INVALID_CLIENT_ID = 4000;
const INVALID_VERSION = 4004;
const INVALID_ENCODING = 4005;
/** The codes of errors. */
const INVALID_PAYLOAD = 4000;
const INVALID_COMMAND = 4002;
const INVALID_PERMISSIONS = 4006;

/** Refuses a command, with Discord's code. */
class Refusal extends Error {
  /**
   * @param {number} code
   * @param {string} message
   */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** The Activity that is open, also while it is out of the way. @type {Talk | null} */
let talk = null;

const dialog = byId("activity", HTMLDialogElement);
const resume = byId("resume", HTMLButtonElement);

/** Makes the way back to an Activity work. */
export function setUpActivity() {
  resume.append(icon("window"));
  resume.addEventListener("click", show);
  dialog.addEventListener("cancel", close);
  onChange(draw);
}

function draw() {
  resume.hidden = !talk || dialog.open || talk.person !== me().id;
}

function show() {
  if (talk?.own) talk.own.focus();
  else if (!dialog.open) dialog.showModal();
  draw();
}

function minimize() {
  dialog.close();
  draw();
}

/** Closes the Activity that is open. */
function close() {
  talk?.end();
  talk = null;
  dialog.replaceChildren();
  minimize();
}

/** Moves the Activity to a window of its own, in which it is loaded again. */
function popOut() {
  const moved = talk;
  // Its page finds this window as the opener of its own.
  const own = moved && open("/page/popout.html", "", "popup,width=480,height=820");
  if (!own) return toast("The browser has blocked the window.");
  moved.own = own;
  dialog.replaceChildren();
  minimize();
  own.addEventListener("load", () => {
    if (talk !== moved) return own.close();
    moved.begin(inFrame(moved.launched));
    own.document.body.replaceChildren(moved.frame);
    own.addEventListener("pagehide", () => talk === moved && close());
  });
}

/** @param {Launched} launched */
function inFrame({ url }) {
  return h("iframe", { title: "The application’s Activity", sandbox: "allow-scripts allow-same-origin allow-forms", src: url });
}

/**
 * Opens the Activity. One that is already open in that channel goes on, as it was.
 * @param {Launched} launched
 */
export function openActivity(launched) {
  if (talk?.isIn(launched)) {
    talk.leave(launched);
    return show();
  }
  close();
  talk = new Talk(launched, me().id);
  dialog.setAttribute("aria-label", "Activity");
  dialog.replaceChildren(
    h(
      "header",
      {},
      h("h2", {}, `${store.frame?.bot.name ?? "Activity"} · ${me().name}`),
      h("button", { class: "quiet", type: "button", "aria-label": "Pop out", title: "Pop out", onclick: popOut }, icon("window")),
      h("button", { class: "quiet", type: "button", "aria-label": "Minimize", title: "Minimize", onclick: minimize }, icon("down")),
      h("button", { class: "quiet", type: "button", "aria-label": "Close", title: "Close", onclick: close }, icon("close")),
    ),
    talk.frame,
  );
  show();
}

/** What is said between Discord's client and the page in a frame. */
class Talk {
  isReady = false;
  isAuthenticated = false;
  /** The nonces that were used. @type {Set<string>} */
  nonces = new Set();
  /** The Activity's own window, if it was popped out. @type {Window | null} */
  own = null;

  /**
   * @param {Launched} launched
   * @param {string} person
   */
  constructor(launched, person) {
    this.launched = launched;
    this.frame = inFrame(launched);
    this.person = person;
    this.hears = (/** @type {MessageEvent} */ event) => this.hear(event);
    addEventListener("message", this.hears);
  }

  /**
   * Talks with the page in another frame, from the handshake on.
   * @param {HTMLIFrameElement} frame
   */
  begin(frame) {
    this.frame = frame;
    this.isReady = this.isAuthenticated = false;
    this.nonces.clear();
  }

  end() {
    removeEventListener("message", this.hears);
    this.own?.close();
    this.leave(this.launched);
  }

  /**
   * Whether the same person launches it once more in the same channel.
   * @param {Launched} launched
   */
  isIn(launched) {
    return this.person === me().id && place(launched) === place(this.launched);
  }

  /** @param {Launched} launched */
  leave({ frame }) {
    perform(this.person, { do: "close-frame", frame }).catch(() => {});
  }

  /** @param {MessageEvent} event */
  hear({ source, origin, data }) {
    // Anyone can send messages here; only the Activity is answered.
    if (source !== this.frame.contentWindow || origin !== this.launched.origin || !Array.isArray(data)) return;
    const [kind, said] = data;
    if (kind === HANDSHAKE) this.shakeHands(said ?? {});
    else if (kind === FRAME && this.isReady) this.obey(said ?? {});
    else if (kind === CLOSE) close();
  }

  /** @param {Record<string, any>} said */
  shakeHands({ v, encoding, client_id, frame_id }) {
    if (client_id !== this.launched.application) return this.hangUp(INVALID_CLIENT_ID, "Invalid Client ID");
    if (v !== 1) return this.hangUp(INVALID_VERSION, "Invalid Version");
    if (encoding !== "json") return this.hangUp(INVALID_ENCODING, "Invalid Encoding");
    if (frame_id !== this.launched.frame || this.isReady) return this.hangUp(INVALID_CLIENT_ID, "Invalid frame");
    this.isReady = true;
    const data = { v: 1, config: { api_endpoint: "//discord.com/api", environment: "production" } };
    this.say(FRAME, { cmd: "DISPATCH", evt: "READY", data, nonce: null });
  }

  /** @param {Record<string, any>} said */
  async obey({ cmd, args, nonce }) {
    try {
      if (typeof nonce !== "string" || !nonce || this.nonces.has(nonce)) throw new Refusal(INVALID_PAYLOAD, "Invalid nonce");
      this.nonces.add(nonce);
      this.say(FRAME, { cmd, data: await this.answer(cmd, args ?? {}), evt: null, nonce });
    } catch (error) {
      const code = error instanceof Refusal ? error.code : INVALID_PAYLOAD;
      const message = error instanceof Error ? error.message : String(error);
      this.say(FRAME, { cmd, data: { code, message }, evt: "ERROR", nonce });
    }
  }

  /**
   * @param {string} cmd
   * @param {Record<string, any>} args
   */
  async answer(cmd, args) {
    switch (cmd) {
      case "AUTHORIZE": {
        const isFine = args.client_id === this.launched.application && args.response_type === "code";
        if (!isFine || args.prompt !== "none" || String(args.scope) !== "identify") throw new Refusal(INVALID_PAYLOAD, "Invalid OAuth2 request");
        return this.ask("authorize");
      }
      case "AUTHENTICATE": {
        const known = await this.ask("authenticate", { token: args.access_token });
        this.isAuthenticated = true;
        return known;
      }
      case "GET_CHANNEL":
        this.check();
        return this.ask("describe-channel");
      case "GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS":
        return this.ask("list-participants");
      case "USER_SETTINGS_GET_LOCALE":
        this.check();
        return { locale: store.frame?.language };
      case "OPEN_EXTERNAL_LINK":
        return { opened: open(args.url, "_blank", "noopener,noreferrer") !== null };
      default:
        throw new Refusal(INVALID_COMMAND, `Invalid command: ${cmd}`);
    }
  }

  /** Some commands need to know that the person agrees. */
  check() {
    if (!this.isAuthenticated) throw new Refusal(INVALID_PERMISSIONS, "Not authenticated or invalid scope");
  }

  /**
   * @param {string} what
   * @param {Record<string, unknown>} [more]
   * @returns {Promise<any>}
   */
  ask(what, more = {}) {
    return perform(this.person, { do: what, frame: this.launched.frame, ...more });
  }

  /**
   * Ends the conversation, and says why.
   * @param {number} code
   * @param {string} message
   */
  hangUp(code, message) {
    this.isReady = false;
    this.say(CLOSE, { code, message });
    toast(`The Activity was refused: ${message}.`);
  }

  /**
   * @param {number} kind
   * @param {Record<string, unknown>} said
   */
  say(kind, said) {
    this.frame.contentWindow?.postMessage([kind, said], this.launched.origin);
  }
}

/**
 * What an Activity is launched in, and with: the channel and the game that a link names.
 * @param {Launched} launched
 */
function place({ url }) {
  const { searchParams } = new URL(url);
  return `${searchParams.get("channel_id")} ${searchParams.get("custom_id")}`;
}
