// Who else is mentioned: a line above the box that offers to go on as them.

import { avatar, byId, h } from "./dom.js";
import { actAs } from "./place.js";
import { me, onChange, store } from "./store.js";

/** @param {number} count */
export function calls(count) {
  return count === 1 ? "1 mention" : `${count} mentions`;
}

/** Draws the line from now on. */
export function setUpCalls() {
  const line = byId("calls", HTMLElement);
  let made = "";
  onChange(() => {
    const called = (store.frame?.people ?? []).filter((someone) => someone.mentions > 0 && someone.id !== me().id);
    const now = JSON.stringify([called, store.channel]);
    if (now === made) return;
    made = now;
    const rows = called.slice(0, 3).map((someone) => {
      const place = store.frame?.channels.find((channel) => channel.id === someone.calledIn);
      const where = place && place.id !== store.channel ? ` in #${place.name}` : "";
      const go = () => actAs(someone, place?.id);
      return h(
        "li",
        {},
        avatar(someone),
        h("span", {}, h("strong", {}, someone.name), ` is mentioned${where}`),
        h("button", { class: "button primary", type: "button", onclick: go }, `Act as ${someone.name}`),
      );
    });
    line.replaceChildren(...rows);
    line.hidden = rows.length === 0;
  });
}
