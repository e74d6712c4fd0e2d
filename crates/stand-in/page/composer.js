// The box at the bottom: plain messages, and commands chosen from a list.

import { use } from "./act.js";
import { ENTRY_POINT, fitting, named, usableCommands } from "./commands.js";
import { CommandDraft } from "./draft.js";
import { byId, h, icon } from "./dom.js";
import { Listbox } from "./listbox.js";
import { channel, me, onChange, store } from "./store.js";

/** @import { Leaf } from "./commands.js" */

const form = byId("composer", HTMLFormElement);
const launch = byId("launch", HTMLButtonElement);
const writing = byId("writing", HTMLElement);
const hint = byId("hint", HTMLElement);
const box = new Listbox(byId("suggestions", HTMLElement));
const input = h("input", {
  id: "say",
  dir: "auto",
  role: "combobox",
  "aria-expanded": "false",
  "aria-controls": "suggestions",
  "aria-autocomplete": "list",
  autocomplete: "off",
  autocapitalize: "off",
  enterkeyhint: "send",
});

/** @type {CommandDraft | null} */
let draft = null;

/** Makes the box work. */
export function setUpComposer() {
  const slash = byId("slash", HTMLButtonElement);
  slash.append(icon("slash"));
  slash.addEventListener("click", () => {
    leave("/");
    suggest();
  });
  launch.append(icon("rocket"));
  launch.addEventListener("click", () => use({ do: "launch", channel: store.channel }, launch.title));
  byId("send", HTMLButtonElement).append(icon("send"));
  input.addEventListener("input", suggest);
  input.addEventListener("keydown", keys);
  input.addEventListener("blur", () => box.hide());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send();
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && draft && !event.defaultPrevented) leave("");
  });
  writing.append(input);
  onChange(draw);
}

function draw() {
  const here = channel();
  const place = here ? (here.isDirect ? `@${here.name}` : `#${here.name}`) : "";
  input.placeholder = `Message ${place} as ${me().name}, or / for a command`;
  input.setAttribute("aria-label", `Message ${place}, or a command after a slash`);
  const [entryPoint] = usableCommands(ENTRY_POINT);
  launch.hidden = !entryPoint;
  launch.title = entryPoint?.description ?? "";
  launch.setAttribute("aria-label", launch.title);
}

/** Shows the commands that fit what is typed. */
function suggest() {
  const text = input.value;
  const leaf = named(text);
  if (leaf) return begin(leaf);
  hint.textContent = "";
  if (!text.startsWith("/") || text.includes(":")) return box.hide();
  const fits = fitting(text);
  const items = fits.map((fit) => ({ label: `/${fit.words.join(" ")}`, detail: fit.description }));
  box.show(input, items, (index) => begin(fits[index]));
}

/** @param {KeyboardEvent} event */
function keys(event) {
  if (box.move(event) || !box.isOpen || event.isComposing) return;
  if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) {
    event.preventDefault();
    box.pick(box.active);
  } else if (event.key === "Escape") {
    event.preventDefault();
    box.hide();
  }
}

/**
 * Begins to fill in a command.
 * @param {Leaf} leaf
 */
function begin(leaf) {
  box.hide();
  draft = new CommandDraft(leaf, box, hint, send, () => leave(`/${leaf.words.join(" ")}`));
  writing.replaceChildren(draft.element);
  draft.start();
}

/**
 * Goes back to plain text.
 * @param {string} text
 */
function leave(text) {
  draft = null;
  box.hide();
  hint.textContent = "";
  input.value = text;
  writing.replaceChildren(input);
  input.focus();
}

async function send() {
  box.hide();
  if (draft) return sendCommand(draft);
  const text = input.value.trim();
  if (!text) return;
  input.value = "";
  const action = text.startsWith("/") ? { do: "slash", line: text } : { do: "say", text: withMentions(text) };
  const done = await use({ ...action, channel: store.channel }, text.split(" ")[0]);
  if (!done && !input.value) input.value = text;
}

/** @param {CommandDraft} sent */
async function sendCommand(sent) {
  if (!sent.isComplete()) return;
  leave("");
  const line = sent.line();
  const done = await use({ do: "slash", channel: store.channel, line }, `/${sent.leaf.words.join(" ")}`);
  if (!done && !draft && !input.value) {
    draft = sent;
    writing.replaceChildren(sent.element);
    sent.focusLast();
  }
}

/**
 * The text with `@Name` as a mention where there is such a person.
 * @param {string} text
 */
function withMentions(text) {
  const people = store.frame?.people ?? [];
  return text.replace(/@([\p{L}\p{N}_.]+)/gu, (whole, name) => {
    const someone = people.find((person) => person.name.toLowerCase() === name.toLowerCase());
    return someone ? `<@${someone.id}>` : whole;
  });
}
