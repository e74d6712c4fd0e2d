// Doing things as the person of this window.

import { openActivity } from "./activity.js";
import { byId } from "./dom.js";
import { openForm } from "./form.js";
import { attempt } from "./net.js";
import { me, store } from "./store.js";

/** How long something may take before the page says that it is on its way, in milliseconds. */
const PATIENCE = 250;

let underWay = 0;

/**
 * Does something as this person, shows what is refused, opens a form or the Activity that comes back, and tells
 * whether it was done.
 * @param {Record<string, unknown> & {do: string}} action
 * @param {string} what what is on its way, in words
 */
export async function use(action, what) {
  const line = byId("under-way", HTMLElement);
  underWay += 1;
  const slow = setTimeout(() => {
    line.textContent = `${what} — waiting for ${store.frame?.bot.name ?? "the bot"}…`;
  }, PATIENCE);
  const by = me().id;
  const result = await attempt(by, action);
  clearTimeout(slow);
  underWay -= 1;
  if (underWay === 0) line.textContent = "";
  if (result?.activity && by === me().id) openActivity(result.activity);
  if (result?.form && by === me().id) openForm(result.form);
  return result !== null;
}

/** Notes that this person has read what is shown, if somebody looks at it. */
export function markRead() {
  const here = store.frame?.channels.find((channel) => channel.id === store.channel);
  const isLookedAt = document.visibilityState === "visible" && document.hasFocus();
  if (here && here.unread > 0 && isLookedAt) attempt(me().id, { do: "read", channel: here.id });
}
