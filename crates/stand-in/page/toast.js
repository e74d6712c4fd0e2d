// Short notes that come and go: what Discord would refuse, and what went wrong.

import { byId, h, icon } from "./dom.js";

/** How many notes are shown at a time. */
const MOST = 2;

/** How long a note stays, in milliseconds; it waits while somebody looks at it. */
const STAYS = 9000;

/**
 * Shows a note.
 * @param {string} text
 * @param {"problem" | "done"} [kind]
 */
export function toast(text, kind = "problem") {
  const place = byId("toasts", HTMLElement);
  const same = [...place.children].find((note) => note.firstElementChild?.textContent === text);
  same?.remove();
  const close = () => note.remove();
  const button = h("button", { class: "quiet", "aria-label": "Close this note", onclick: close }, icon("close"));
  const note = h("div", { class: `toast ${kind}` }, h("p", {}, text), button);
  place.append(note);
  while (place.children.length > MOST) place.firstElementChild?.remove();
  const leave = () => {
    if (note.matches(":hover, :focus-within")) setTimeout(leave, 1000);
    else close();
  };
  setTimeout(leave, STAYS);
}
