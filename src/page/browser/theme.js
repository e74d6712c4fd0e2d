// The colors of a theme, for the style sheet.

/** @import { Theme } from "./types" */

/**
 * Sets the colors of a theme as properties of an element.
 * @param {HTMLElement} element
 * @param {Theme} theme
 */
export function wear(element, theme) {
  const { frame, square, star, home, color, trail, marker } = theme;
  /** @type {Record<string, string>} */
  const colors = {
    frame: frame.ground,
    label: frame.label,
    light: square.light,
    dark: square.dark,
    star: star.board,
    hole: star.hole,
    "hole-rim": star.hole_rim,
    tint: `${home.tint * 100}%`,
    trail: trail.line,
    plate: marker.plate,
    "plate-edge": marker.edge,
    "plate-number": marker.number,
    chosen: marker.chosen,
  };
  color.forEach(({ face, rim, mark, home }, index) => {
    const letter = "abcdef"[index];
    Object.assign(colors, { [`face-${letter}`]: face, [`rim-${letter}`]: rim, [`mark-${letter}`]: mark, [`home-${letter}`]: home });
  });
  for (const [name, value] of Object.entries(colors)) element.style.setProperty(`--board-${name}`, value);
}
