import { mixed, readableOn } from "../../platform/colour.ts";

/** Background colours of the page, as in `report.css`. */
const PAPER = { light: "#fcfbf9", dark: "#14181a" } as const;
/** The part of the paper colour in the tint behind a text. */
const TINT = 0.9;

const rules = (colour: string, paper: string, onAccent: string): string => {
  const accent = readableOn(colour, paper, 4.5);
  return `:root{--accent:${accent};--tint:${mixed(accent, paper, TINT)};--on-accent:${onAccent}}`;
};

/** Rules that replace the page's colour with the company's, adjusted to be readable on light and dark paper. */
export const accentRules = (colour: string): string =>
  `${rules(colour, PAPER.light, "#ffffff")}@media screen and (prefers-color-scheme:dark){` +
  `${rules(colour, PAPER.dark, "#0b1416")}}`;
