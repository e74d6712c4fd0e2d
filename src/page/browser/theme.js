// The colors of a theme, for the style sheet.

/** @import { Theme } from "./types" */

/**
 * Sets the colors of a theme as properties of an element.
 * @param {HTMLElement} element
 * @param {Theme} theme
 */
export function wear(element, theme) {
  const { color, marker } = theme;
  /** @type {Record<string, string>} */
  const colors = {
    plate: marker.plate,
    "plate-edge": marker.edge,
    "plate-number": marker.number,
    chosen: marker.chosen,
  };
  color.forEach(({ face, rim }, index) => {
    const letter = "abcdef"[index];
    Object.assign(colors, { [`face-${letter}`]: face, [`rim-${letter}`]: rim });
  });
  for (const [name, value] of Object.entries(colors)) element.style.setProperty(`--board-${name}`, value);
}
