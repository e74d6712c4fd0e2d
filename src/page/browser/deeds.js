// What can be done in a game besides moving. What can't be undone is asked first.

import { announce, button, buttons, h } from "./dom.js";
import { NewGame } from "./new-game.js";
import { Table } from "./table.js";
import { nodes } from "./said.js";
import { isQuiet, setQuiet } from "./sound.js";
import { say } from "./words.js";

/** @import { GameView } from "./game.js" */
/** @import { Game, Match } from "./types" */

/** The labels of answers to offers and challenges. @type {Record<string, string>} */
const ANSWERS = {
  accept: "button-agree",
  decline: "button-disagree",
  withdraw: "button-withdraw",
  join: "button-join",
  refuse: "button-decline",
  "call-off": "button-withdraw",
  leave: "button-leave",
};

/**
 * A question before a deed, with its answers.
 * @typedef {{ asked: string, act: Record<string, string>, yes: string, no: string, look?: string }} Question
 */

export class Deeds {
  /** @type {Question | null} */
  question = null;
  /** Whether what is rarely done is shown. */
  isOpen = false;

  /** @param {GameView} view */
  constructor(view) {
    this.view = view;
  }

  /**
   * @param {Match} match
   * @param {Game} game
   */
  element(match, game) {
    if (this.question) return this.asking(this.question);
    return h("div", { class: "deeds" }, match.beaten && h("p", {}, ...nodes(match.beaten)), match.stage === "finished" ? this.afterwards(match) : this.meanwhile(match, game));
  }

  /**
   * Answers to an open offer or challenge.
   * @param {Match} match
   */
  answers({ answers }) {
    const isYes = (/** @type {string} */ how) => how === "accept" || how === "join";
    return buttons(answers.map((how) => button(say(ANSWERS[how]), () => this.view.act({ act: "answer", how }), isYes(how) ? "primary" : "")));
  }

  /** @param {Match} match */
  afterwards({ next, nextLevel, rematch, analysis }) {
    const { view } = this;
    return buttons([
      nextLevel && button(nextLevel, () => view.act({ act: "next-level" }), "primary"),
      next && button(say("page-next"), () => view.open(next), nextLevel ? "" : "primary"),
      rematch && button(say("button-rematch"), () => view.act({ act: "rematch" }), nextLevel || next ? "" : "primary"),
      analysis && button(say("button-analyze"), () => view.openReplay(true)),
      button(say("button-replay"), () => view.openReplay(false)),
    ]);
  }

  /**
   * @param {Match} match
   * @param {Game} game
   */
  meanwhile(match, game) {
    const { view } = this;
    const { next, stage } = match;
    const plays = game.plays && stage === "running";
    const close = () => view.openPanel(null);
    const sound = button(say("page-sound"), () => {
      setQuiet(!isQuiet());
      sound.setAttribute("aria-pressed", String(!isQuiet()));
    });
    sound.setAttribute("aria-pressed", String(!isQuiet()));
    const rest = [
      game.moves.length > 0 && view.typing.element,
      button(say("page-try"), () => view.try()),
      button(say("button-replay"), () => view.openReplay(false)),
      plays && this.offer("draw"),
      plays && this.offer("takeback"),
      plays && this.resign(game),
      button(say("page-turn-board"), () => view.turn()),
      button(say("page-new-game"), () => view.openPanel(new NewGame(view.code, view.open, close))),
      button(say("command-leaderboard"), () => view.openPanel(new Table(view.code, close))),
      sound,
      rulesLine(match),
    ];
    const more = button(say("page-rest"), () => {
      this.isOpen = !this.isOpen;
      view.draw();
    });
    more.setAttribute("aria-expanded", String(this.isOpen));
    return h(
      "div",
      { class: "deeds" },
      buttons([
        game.claim && button(game.claim, () => view.act({ act: "claim" }), "primary"),
        next && !game.moves.length && button(say("page-next"), () => view.open(next), "primary"),
        game.hints && button(say(game.hintsCost ? "page-hint-costs" : "page-hint"), () => view.askForHints()),
        more,
      ]),
      this.isOpen && h("div", { class: "rest" }, ...rest),
    );
  }

  /** @param {"draw" | "takeback"} kind */
  offer(kind) {
    const label = say(`choice-offer-${kind}`);
    return this.button(label, { asked: say(`page-ask-${kind}`), act: { act: "offer", kind }, yes: label, no: say("button-back") });
  }

  /** @param {Game} game */
  resign({ resign }) {
    const answers = { yes: say("button-resign-yes"), no: say("button-resign-no") };
    return this.button(say("button-resign"), { asked: resign, act: { act: "resign" }, ...answers, look: "danger" });
  }

  /**
   * @param {string} label
   * @param {Question} question
   */
  button(label, question) {
    return button(label, () => {
      this.ask(question);
      announce(question.asked);
    });
  }

  /** @param {Question | null} question */
  ask(question) {
    this.question = question;
    this.view.draw();
    const place = this.view.beside.querySelector(question ? ".asking button:last-child" : ".deeds button");
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  }

  /** @param {Question} question */
  asking({ asked, act, yes, no, look }) {
    const agree = () => {
      this.question = null;
      this.view.act(act);
    };
    return h("div", { class: "asking" }, h("p", {}, ...nodes(asked)), buttons([button(yes, agree, look), button(no, () => this.ask(null))]));
  }
}

/** @param {Match} match */
export function rulesLine({ rules, code }) {
  return h("p", { class: "rules" }, `${rules} · `, h("bdi", { dir: "ltr" }, `#${code}`));
}
