// Light or dark: as the system says, unless it was chosen here.

import { byId, icon } from "./dom.js";

const system = matchMedia("(prefers-color-scheme: dark)");

function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : system.matches;
}

/** Makes the button of the header change the theme. */
export function setUpTheme() {
  const button = byId("theme", HTMLButtonElement);
  const show = () => {
    button.replaceChildren(icon(isDark() ? "sun" : "moon"));
    button.setAttribute("aria-label", isDark() ? "Light colors" : "Dark colors");
    button.title = isDark() ? "Light colors" : "Dark colors";
  };
  button.addEventListener("click", () => {
    const chosen = isDark() ? "light" : "dark";
    document.documentElement.dataset.theme = chosen;
    localStorage.setItem("theme", chosen);
    show();
  });
  system.addEventListener("change", show);
  show();
}
