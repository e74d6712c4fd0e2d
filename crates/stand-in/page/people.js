// A menu for a person, opened from any name: be that person, or use the bot's commands on them.

import { use } from "./act.js";
import { USER_MENU, usableCommands } from "./commands.js";
import { avatar, byId, h } from "./dom.js";
import { actAs, goTo } from "./place.js";
import { me, person, store } from "./store.js";

/** The room between a name and its menu, in pixels. */
const GAP = 6;

const menu = byId("person-menu", HTMLElement);

/** Opens the menu from every name and mention, and goes to channels that are named. */
export function setUpPeople() {
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const someone = target?.closest("[data-person]");
    if (someone instanceof HTMLElement) open(someone, someone.dataset.person ?? "");
    const place = target?.closest("[data-channel]")?.getAttribute("data-channel");
    if (place && store.frame?.channels.some((channel) => channel.id === place)) goTo(place);
  });
  menu.addEventListener("keydown", keys);
}

/**
 * @param {HTMLElement} anchor
 * @param {string} id
 */
function open(anchor, id) {
  const someone = person(id);
  const close = () => {
    menu.hidePopover();
    anchor.focus();
  };
  const row = (/** @type {string} */ label, /** @type {() => void} */ act) => {
    const go = () => {
      close();
      act();
    };
    return h("button", { type: "button", role: "menuitem", onclick: go }, label);
  };
  const commands = usableCommands(USER_MENU).map(({ name, label }) =>
    row(label, () => use({ do: "menu", channel: store.channel, command: name, target: id }, name)),
  );
  const be = someone.isBot || id === me().id ? [] : [row(`Act as ${someone.name}`, () => actAs(someone))];
  const head = h("p", { class: "head", role: "presentation" }, avatar(someone), h("strong", {}, someone.name), someone.isBot && h("span", { class: "app" }, "APP"));
  menu.setAttribute("aria-label", someone.name);
  menu.replaceChildren(head, ...be, ...commands);
  menu.showPopover();
  const spot = anchor.getBoundingClientRect();
  const room = menu.getBoundingClientRect();
  const below = spot.bottom + GAP + room.height < innerHeight;
  menu.style.left = `${Math.max(GAP, Math.min(spot.left, innerWidth - room.width - GAP))}px`;
  menu.style.top = `${below ? spot.bottom + GAP : Math.max(GAP, spot.top - room.height - GAP)}px`;
  menu.querySelector("button")?.focus();
}

/** @param {KeyboardEvent} event */
function keys(event) {
  const rows = [...menu.querySelectorAll("button")];
  const at = rows.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  /** @type {Record<string, number>} */
  const targets = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  rows[(target + rows.length) % rows.length]?.focus();
}
