// The bot's forms: a dialog with text fields.

import { byId, h, icon } from "./dom.js";
import { perform, sentence } from "./net.js";
import { me } from "./store.js";

/** @import { Form, FormField } from "./types" */

/**
 * Opens a form.
 * @param {Form} form
 */
export function openForm(form) {
  const dialog = byId("form", HTMLDialogElement);
  const by = me().id;
  const problem = h("p", { class: "problem", role: "alert" });
  const send = h("button", { class: "button primary", type: "submit" }, "Submit");
  const close = () => dialog.close();
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    send.disabled = true;
    problem.textContent = "";
    try {
      const result = await perform(by, { do: "submit", form: form.id, texts: texts(dialog, form) });
      close();
      if (result.form) openForm(result.form);
    } catch (error) {
      problem.textContent = sentence(error);
    } finally {
      send.disabled = false;
    }
  };
  dialog.setAttribute("aria-label", form.title);
  dialog.replaceChildren(
    h(
      "form",
      { onsubmit: submit, novalidate: true },
      h("header", {}, h("h2", {}, form.title), h("button", { class: "quiet", type: "button", "aria-label": "Close", onclick: close }, icon("close"))),
      ...form.fields.map(row),
      problem,
      h("footer", {}, h("button", { class: "button", type: "button", onclick: close }, "Cancel"), send),
    ),
  );
  if (!dialog.open) dialog.showModal();
  byId("field-0", HTMLElement).focus();
}

/**
 * @param {FormField} field
 * @param {number} index
 */
function row(field, index) {
  const id = `field-${index}`;
  const needed = field.isRequired ? null : h("span", { class: "small" }, " (optional)");
  const attributes = {
    id,
    name: field.id,
    placeholder: field.placeholder,
    maxlength: field.maxLength,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    "aria-required": field.isRequired ? "true" : null,
  };
  const input = field.isParagraph
    ? h("textarea", { ...attributes, rows: 8 }, field.value)
    : h("input", { ...attributes, value: field.value });
  return h("div", { class: "row" }, h("label", { for: id }, field.label, needed), input);
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {Form} form
 */
function texts(dialog, form) {
  const given = new FormData(dialog.querySelector("form") ?? undefined);
  return Object.fromEntries(form.fields.map((field) => [field.id, String(given.get(field.id) ?? "")]));
}
