// One message.

import { append, avatar, h, icon } from "./dom.js";
import { blocks, inline } from "./markdown.js";
import { pictureOrFile } from "./picture.js";
import { rows } from "./rows.js";
import { changed, person, store } from "./store.js";
import { clockTime, moment } from "./time.js";

/** @import { Embed, File, Message, Person } from "./types" */

/**
 * The element of a message.
 * @param {Message} message
 */
export function messageElement(message) {
  const author = person(message.author);
  const kinds = ["message", message.callsMe && "calls", message.isPrivate && "private"].filter(Boolean);
  return h(
    "article",
    { class: kinds.join(" "), "data-id": message.id, "aria-label": `Message from ${author.name}`, tabindex: "-1" },
    message.use && usedLine(message.use),
    message.replyTo && replyLine(message.replyTo),
    h("div", { class: "body" }, avatar(author), h("div", { class: "content" }, heading(message, author), ...content(message))),
  );
}

/** @param {{by: string, command: string}} use */
function usedLine(use) {
  const by = person(use.by);
  return h("p", { class: "above" }, name(by), " used ", h("span", { class: "mention" }, use.command));
}

/** @param {string} id */
function replyLine(id) {
  const message = store.messages.get(id);
  const text = message ? `${person(message.author).name}: ${message.content.slice(0, 80)}` : "a deleted message";
  return h("p", { class: "above" }, `Replies to ${text}`);
}

/** @param {Person} who */
function name(who) {
  return h("button", { class: "name", type: "button", "data-person": who.id }, who.name);
}

/**
 * @param {Message} message
 * @param {Person} author
 */
function heading(message, author) {
  return h(
    "header",
    {},
    name(author),
    author.isBot && h("span", { class: "app" }, "APP"),
    clockTime(message.sentAt),
    message.isEdited && h("span", { class: "small" }, "(edited)"),
  );
}

/** @param {Message} message */
function content(message) {
  if (message.isLoading) {
    const dots = h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
    const thinking = h("p", { class: "thinking" }, dots, `${person(message.author).name} is thinking…`);
    return message.isPrivate ? [thinking, privateNote(message)] : [thinking];
  }
  const loose = message.files.filter((file) => !file.isEmbedded);
  const parts = [
    message.content && h("div", { class: "text" }, ...blocks(message.content)),
    h("div", { class: "show" }, ...loose.map(pictureOrFile), ...message.embeds.map((embed) => embedElement(embed, message.files))),
    ...rows(message),
    message.isPrivate && privateNote(message),
  ];
  return parts;
}

/** @param {Message} message */
function privateNote(message) {
  const dismiss = () => {
    store.dismissed.add(message.id);
    changed();
  };
  const button = h("button", { class: "text-button", type: "button", onclick: dismiss }, "Dismiss message");
  return h("p", { class: "note" }, icon("eye"), "Only you can see this · ", button);
}

/**
 * @param {Embed} embed
 * @param {File[]} files
 */
function embedElement(embed, files) {
  const element = h("div", { class: "embed" });
  if (embed.color) element.style.setProperty("--edge", `#${embed.color.toString(16).padStart(6, "0")}`);
  const fields = embed.fields ?? [];
  append(element, [
    embed.author && h("p", { class: "embed-author" }, embed.author.name),
    embed.title && h("p", { class: "embed-title" }, ...inline(embed.title)),
    embed.description && h("div", { class: "text" }, ...blocks(embed.description)),
    fields.length > 0 && h("dl", {}, ...fields.map(fieldElement)),
    embeddedPicture(embed.thumbnail, files),
    embeddedPicture(embed.image, files),
    footer(embed),
  ]);
  return element;
}

/** @param {{name: string, value: string, inline: boolean}} field */
function fieldElement(field) {
  const term = h("dt", {}, ...inline(field.name));
  return h("div", { class: field.inline ? "inline" : "" }, term, h("dd", {}, ...blocks(field.value)));
}

/**
 * A picture of an embed, if it is a file of the message: nothing is loaded from elsewhere.
 * @param {{url: string} | undefined} picture
 * @param {File[]} files
 */
function embeddedPicture(picture, files) {
  const file = files.find((file) => picture?.url === `attachment://${file.name}`);
  return file ? pictureOrFile(file) : null;
}

/** @param {Embed} embed */
function footer(embed) {
  const at = embed.timestamp ? Date.parse(embed.timestamp) : Number.NaN;
  const parts = [embed.footer?.text, Number.isNaN(at) ? null : moment(at, "f")].filter(Boolean);
  if (parts.length === 0) return null;
  const line = h("p", { class: "embed-footer" });
  append(line, parts.length > 1 ? [parts[0], " · ", parts[1]] : [parts[0]]);
  return line;
}
