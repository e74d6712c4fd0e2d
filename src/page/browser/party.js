// Confetti, once, for a win that was just seen.

import { h } from "./dom.js";

const PIECES = 70;
/** How long a piece falls, in milliseconds, and how much that differs. */
const FALL = 1800;
const MORE = 1400;

/** @param {string[]} colors */
export function party(colors) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const place = h("div", { class: "confetti", "aria-hidden": "true" });
  document.body.append(place);
  const falls = Array.from({ length: PIECES }, (_, index) => {
    const piece = h("i");
    piece.style.background = colors[index % colors.length];
    piece.style.left = `${Math.random() * 100}%`;
    place.append(piece);
    const [aside, turn] = [(Math.random() - 0.5) * 30, (Math.random() - 0.5) * 1440];
    const frames = [{ transform: "translateY(-5vh)" }, { transform: `translate(${aside}vw, 105vh) rotate(${turn}deg)` }];
    return piece.animate(frames, { duration: FALL + Math.random() * MORE, delay: Math.random() * 400, easing: "cubic-bezier(.3,.2,.6,1)", fill: "both" }).finished;
  });
  Promise.allSettled(falls).then(() => place.remove());
}
