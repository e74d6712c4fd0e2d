// Pictures of messages: small in the message, large on a click.

import { byId, h, icon } from "./dom.js";

/** @import { File } from "./types" */

/**
 * A picture that a click enlarges, or a link to save another kind of file.
 * @param {File} file
 */
export function pictureOrFile(file) {
  if (!file.isPicture) {
    return h("a", { class: "file", href: file.url, download: file.name }, file.name);
  }
  return h(
    "button",
    { class: "picture", type: "button", "aria-haspopup": "dialog", "data-key": file.id, onclick: () => enlarge(file) },
    image(file),
  );
}

/** @param {File} file */
function image(file) {
  const { url: src, width, height } = file;
  const element = h("img", { src, alt: file.alt || `Picture ${file.name}`, width, height });
  // The room for the picture is there before it has come, so that nothing jumps.
  if (width && height) element.style.setProperty("--ratio", String(width / height));
  return element;
}

/** @param {File} file */
function enlarge(file) {
  const dialog = byId("large", HTMLDialogElement);
  const close = () => dialog.close();
  const words = h("details", {}, h("summary", {}, "The picture in words"), h("p", {}, file.alt ?? "No description."));
  dialog.setAttribute("aria-label", `Picture ${file.name}`);
  dialog.replaceChildren(
    h("button", { class: "quiet", type: "button", "aria-label": "Close", onclick: close }, icon("close")),
    h("div", { class: "frame" }, image(file)),
    words,
  );
  dialog.onclick = (event) => {
    if (event.target === dialog) close();
  };
  dialog.showModal();
}
