// Keeps the focus in the page when what had it is taken away.

import { byId } from "./dom.js";

/** Watches for changes that leave nothing in focus, which would send a keyboard back to the top. */
export function setUpFocus() {
  const log = byId("log", HTMLElement);
  let wasSomewhere = false;
  const keep = () => {
    if (!wasSomewhere || document.activeElement !== document.body) return;
    const dialog = document.querySelector("dialog[open]");
    const place = dialog instanceof HTMLElement ? dialog.querySelector("button, input") : log;
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  };
  document.addEventListener("focusin", () => {
    wasSomewhere = true;
  });
  // The focus is nowhere for a moment while it goes from one thing to the next.
  document.addEventListener("focusout", () => setTimeout(keep));
  const attributeFilter = ["hidden", "disabled", "class"];
  new MutationObserver(() => setTimeout(keep)).observe(document.body, { attributeFilter, childList: true, subtree: true });
}
