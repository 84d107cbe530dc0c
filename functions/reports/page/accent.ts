import { mixed, readableOn } from "../../platform/colour.ts";

/** Papers of the page, as `report.css` has them. */
const PAPER = { light: "#fcfbf9", dark: "#14181a" } as const;
/** Of the accent in the tint behind a text. */
const TINT = 0.9;

const rules = (colour: string, paper: string, onAccent: string): string => {
  const accent = readableOn(colour, paper, 4.5);
  return `:root{--accent:${accent};--tint:${mixed(accent, paper, TINT)};--on-accent:${onAccent}}`;
};

/** Rules that put a company's colour in place of the page's own, as far as it can be read on light and dark paper. */
export const accentRules = (colour: string): string =>
  `${rules(colour, PAPER.light, "#ffffff")}@media screen and (prefers-color-scheme:dark){` +
  `${rules(colour, PAPER.dark, "#0b1416")}}`;
