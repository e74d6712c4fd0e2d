// What can be typed: the commands that the bot has registered, down to their subcommands.

import { channel, store } from "./store.js";

/** @import { Command, Item, Option, Person } from "./types" */

export const SLASH = 1;
export const USER_MENU = 2;
export const ENTRY_POINT = 4;

/** The numbers of option types. */
export const KIND = { subcommand: 1, group: 2, boolean: 5, user: 6, channel: 7 };

/**
 * A command that can be run as it is: its words and its options.
 * @typedef {object} Leaf
 * @property {string[]} words
 * @property {string} description
 * @property {Option[]} options
 */

/** @param {number} type */
export function usableCommands(type) {
  const here = channel()?.id ?? "";
  return store.commands.filter((command) => command.type === type && command.channels.includes(here));
}

/** All commands of this channel that can be run as they are. */
export function leaves() {
  return usableCommands(SLASH).flatMap((command) => below(command, []));
}

/**
 * @param {Command | Option} node
 * @param {string[]} above
 * @returns {Leaf[]}
 */
function below(node, above) {
  const words = [...above, node.name];
  const options = node.options ?? [];
  const branches = options.filter((option) => option.type === KIND.subcommand || option.type === KIND.group);
  if (branches.length > 0) return branches.flatMap((branch) => below(branch, words));
  return [{ words, description: node.description, options }];
}

/**
 * The commands that fit a text which begins with a slash, the best ones first.
 * @param {string} text
 */
export function fitting(text) {
  const typed = text.slice(1).toLowerCase().trim();
  const rank = (/** @type {Leaf} */ leaf) => {
    const whole = leaf.words.join(" ");
    if (whole.startsWith(typed)) return 0;
    if (leaf.words.some((word) => word.startsWith(typed))) return 1;
    return whole.includes(typed) ? 2 : 3;
  };
  const ranked = leaves().map((leaf) => ({ leaf, rank: rank(leaf) }));
  const fits = ranked.filter(({ rank }) => rank < 3).sort((a, b) => a.rank - b.rank);
  return fits.map(({ leaf }) => leaf);
}

/**
 * The command that a text names in full, with a space behind it.
 * @param {string} text
 */
export function named(text) {
  const typed = /^\/(.+?)\s+$/.exec(text)?.[1].toLowerCase().replace(/\s+/g, " ");
  return leaves().find((leaf) => leaf.words.join(" ") === typed);
}

/**
 * The line that a person would type.
 * @param {Leaf} leaf
 * @param {{option: Option, text: string}[]} filled
 */
export function lineOf(leaf, filled) {
  const values = filled.map(({ option, text }) => {
    // A quotation mark cannot stand in quotation marks.
    const value = /^<[@#]\d+>$/.test(text) || text.includes('"') ? text : `"${text}"`;
    return `${option.name}:${value}`;
  });
  return [`/${leaf.words.join(" ")}`, ...values].join(" ");
}

/**
 * What an option offers without asking the bot, with the text that is sent for each.
 * @param {Option} option
 * @param {string} typed
 * @returns {(Item & {value: string})[]}
 */
export function offers(option, typed) {
  const query = typed.toLowerCase().replace(/^[@#]/, "");
  return everything(option).filter((item) => item.label.toLowerCase().includes(query));
}

/** Other people first, then this one, then bots. */
function peopleByUse() {
  const rank = (/** @type {Person} */ someone) => (someone.isBot ? 2 : someone.id === store.frame?.me ? 1 : 0);
  return [...(store.frame?.people ?? [])].sort((a, b) => rank(a) - rank(b));
}

/**
 * @param {Option} option
 * @returns {(Item & {value: string})[]}
 */
function everything(option) {
  if (option.choices?.length) {
    return option.choices.map((choice) => ({ label: choice.label ?? choice.name, value: String(choice.value) }));
  }
  switch (option.type) {
    case KIND.boolean:
      return [{ label: "True", value: "true" }, { label: "False", value: "false" }];
    case KIND.user:
      return peopleByUse().map(({ id, name, isBot }) => ({ label: name, value: `<@${id}>`, ...(isBot && { note: "app" }) }));
    case KIND.channel:
      return (store.frame?.channels ?? []).filter((channel) => !channel.isDirect).map(({ id, name }) => ({ label: name, value: `<#${id}>` }));
    default:
      return [];
  }
}
