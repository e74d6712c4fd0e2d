// What a newcomer can do with one click in an empty channel.

import { use } from "./act.js";
import { leaves } from "./commands.js";
import { avatar, h } from "./dom.js";
import { greeting } from "./greetings.js";
import { language } from "./language.js";
import { channel, me, store } from "./store.js";

/** @import { Person } from "./types" */

/**
 * @param {Person} friend
 * @returns {{title: string, detail: string, command: string, line: string}[]}
 */
function list(friend) {
  return [
    {
      title: `Challenge ${friend.name} to Halma 8×8`,
      detail: "The classic race across the board",
      command: "halma play",
      line: `/halma play with:<@${friend.id}> game:halma8`,
    },
    {
      title: `A short game against ${friend.name}`,
      detail: "Mini-Corners, over in a few minutes",
      command: "halma play",
      line: `/halma play with:<@${friend.id}> game:mini-corners`,
    },
    {
      title: "Play the computer",
      detail: "Halma 8×8 at level 1 of 10, for a first game",
      command: "halma play",
      line: "/halma play computer:1 game:halma8",
    },
    {
      title: "Chinese Checkers for three",
      detail: "An open challenge on the star",
      command: "halma play",
      line: "/halma play game:star3",
    },
    {
      title: "Learn it in eight lessons",
      detail: "Step, jump, chain: a minute each",
      command: "halma-study learn",
      line: "/halma-study learn",
    },
    { title: "How does it work?", detail: "A one-minute tour", command: "halma help", line: "/halma help" },
  ];
}

/** The words and buttons of an empty channel. */
export function starters() {
  const people = (store.frame?.people ?? []).filter((someone) => !someone.isBot);
  const others = people.filter((someone) => someone.id !== me().id);
  const friend = others.find((someone) => channel()?.people.includes(someone.id)) ?? others[0];
  if (!friend) return [];
  const known = leaves().map((leaf) => leaf.words.join(" "));
  const possible = list(friend).filter(({ command }) => known.includes(command));
  const buttons = possible.map(({ title, detail, line }) =>
    h(
      "li",
      {},
      h(
        "button",
        { class: "starter", type: "button", onclick: () => use({ do: "slash", channel: store.channel, line }, title) },
        h("strong", {}, title),
        h("span", {}, detail),
        h("code", {}, line.replace(/<@(\d+)>/, `@${friend.name}`)),
      ),
    ),
  );
  const you = h("p", { class: "you" }, avatar(me()), h("span", {}, "You act as ", h("strong", {}, me().name), ". You can be anyone in the list: switch to play both sides."));
  const hello = greeting(language());
  const words = h("p", {}, "This page stands in for Discord on your machine. The bot behind it is the real one.");
  return [hello && h("p", { class: "hello", lang: language(), dir: "auto" }, hello), words, you, h("ul", { class: "starters", "aria-label": "Start with" }, ...buttons)];
}
