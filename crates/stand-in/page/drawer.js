// Behind the scenes: the bot, its clock, faults, and what it asked of Discord.

import { byId, h, icon, setAttribute } from "./dom.js";
import { attempt } from "./net.js";
import { stream } from "./place.js";
import { me, onChange, store } from "./store.js";
import { toast } from "./toast.js";

/** @import { Numbered, Request, Violation } from "./types" */

const drawer = byId("drawer", HTMLElement);
const opener = byId("open-drawer", HTMLButtonElement);
const HOUR = 3600;

/** Makes the drawer open and close, and draws it while it is open. */
export function setUpDrawer() {
  opener.append(icon("tools"));
  opener.addEventListener("click", () => open(drawer.hidden === true));
  const close = byId("close-drawer", HTMLButtonElement);
  close.append(icon("close"));
  close.addEventListener("click", () => {
    open(false);
    opener.focus();
  });
  drawer.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close.click();
  });
  action("restart", "The bot was restarted", { do: "restart" });
  action("hour", "The clock moved by an hour", { do: "move-clock", seconds: HOUR });
  action("day", "The clock moved by a day", { do: "move-clock", seconds: 24 * HOUR });
  action("cut", "Gateway connection cut", { do: "cut-gateway" });
  action("again", "Last interaction delivered again", { do: "redeliver" });
  onChange(draw);
}

/** @param {boolean} wanted */
function open(wanted) {
  drawer.hidden = !wanted;
  opener.setAttribute("aria-expanded", String(wanted));
  stream.wantJournal(wanted);
  draw();
  if (wanted) byId("close-drawer", HTMLButtonElement).focus();
}

/**
 * A button for something behind the scenes.
 * @param {string} id
 * @param {string} done
 * @param {Record<string, unknown> & {do: string}} what
 */
function action(id, done, what) {
  const button = byId(id, HTMLButtonElement);
  button.addEventListener("click", async () => {
    if (button.getAttribute("aria-disabled")) return;
    setAttribute(button, "aria-disabled", "true");
    if (await attempt(me().id, what)) toast(`${done}.`, "done");
    setAttribute(button, "aria-disabled", null);
  });
}

function draw() {
  const isTroubled = store.frame?.faults.some((fault) => fault.isOn) ?? false;
  opener.classList.toggle("troubled", isTroubled);
  opener.title = isTroubled ? "Behind the scenes: trouble is on" : "Behind the scenes";
  if (drawer.hidden) return;
  drawSwitches();
  const { requests, violations } = store.journal;
  drawRows("violations", violations, violationRow);
  drawRows("requests", requests, requestRow);
  byId("no-violations", HTMLElement).hidden = violations.length > 0;
  const moved = Math.round((store.frame?.movedBy ?? 0) / 60);
  const now = new Date(Date.now() + store.ahead).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });
  byId("clock", HTMLElement).textContent = moved > 0 ? `It’s ${now}, ${span(moved)} ahead of this computer.` : `It’s ${now}, same as on this computer.`;
}

/** The switches for trouble; each is made once. */
function drawSwitches() {
  const list = byId("faults", HTMLElement);
  for (const { name, label, isOn } of store.frame?.faults ?? []) {
    const id = `fault-${name}`;
    let input = document.getElementById(id);
    if (!input) {
      const turn = () => {
        const on = input instanceof HTMLInputElement && input.checked;
        attempt(me().id, { do: "trouble", name, on });
      };
      input = h("input", { id, type: "checkbox", role: "switch", onchange: turn });
      list.append(h("li", {}, h("label", { for: id }, label), input));
    }
    if (input instanceof HTMLInputElement) input.checked = isOn;
  }
}

/** @param {number} minutes */
function span(minutes) {
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const parts = [days && `${days} d`, hours && `${hours} h`, !days && !hours && `${minutes} min`];
  return parts.filter(Boolean).join(" ");
}

/**
 * Draws the newest entries and leaves those alone that are drawn already.
 * @template T
 * @param {string} id
 * @param {Numbered<T>[]} entries
 * @param {(entry: T) => HTMLElement} row
 */
function drawRows(id, entries, row) {
  const list = byId(id, HTMLElement);
  const drawn = new Map([...list.children].map((child) => [child.getAttribute("data-number"), child]));
  const rows = entries.map(({ number, entry }) => drawn.get(String(number)) ?? h("li", { "data-number": number }, row(entry)));
  list.replaceChildren(...rows);
}

/** @param {Request} request */
function requestRow(request) {
  const isWell = request.status > 0 && request.status < 400;
  const status = h("span", { class: isWell ? "status well" : "status" }, request.status ? String(request.status) : "cut");
  const parts = [request.files.length > 0 && `Files: ${request.files.join(", ")}`, request.body && JSON.stringify(request.body, null, 2)];
  const body = parts.filter(Boolean).join("\n");
  const line = [h("span", { class: "method" }, request.method), h("span", { class: "path" }, short(request.path)), status];
  if (!body) return h("p", { class: "call" }, ...line);
  return h("details", {}, h("summary", { class: "call" }, ...line), h("pre", { tabindex: "0" }, body));
}

/** @param {Violation} violation */
function violationRow(violation) {
  const errors = violation.errors ? JSON.stringify(violation.errors, null, 2) : "";
  const line = [h("span", { class: "status" }, String(violation.status)), `${violation.message} `, h("span", { class: "path" }, `${violation.method} ${short(violation.path)}`)];
  return h("div", { class: "violation" }, h("p", {}, ...line), errors && h("pre", { tabindex: "0" }, errors));
}

/**
 * A path with its long numbers and tokens cut, as they say nothing to a reader.
 * @param {string} path
 */
function short(path) {
  return path.replace(/interaction-token-\d+/g, "…").replace(/\d{12,}/g, (id) => `…${id.slice(-4)}`);
}
