// Where the arrow keys lead on a board of any shape.

/** @type {Record<string, [number, number]>} */
const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The place that an arrow leads to: the nearest one in its direction, rather straight ahead.
 * @param {[number, number][]} places
 * @param {number} at
 * @param {string} key
 * @returns {number | null} null for other keys, and at the edge
 */
export function beside(places, at, key) {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  let best = null;
  let least = Infinity;
  places.forEach(([x, y], index) => {
    const [right, down] = [x - places[at][0], y - places[at][1]];
    const ahead = right * arrow[0] + down * arrow[1];
    const aside = Math.abs(right * arrow[1]) + Math.abs(down * arrow[0]);
    const far = ahead + 2 * aside;
    if (ahead > 1 && aside <= ahead && far < least) [best, least] = [index, far];
  });
  return best;
}

/** @param {string} key */
export function isArrow(key) {
  return key in ARROWS;
}
