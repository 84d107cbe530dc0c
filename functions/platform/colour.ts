/** Red, green and blue of a colour of six hexadecimal digits, from 0 to 255 each. */
const partsOf = (colour: string): number[] =>
  (colour.replace("#", "").match(/../g) ?? []).map((part) => Number.parseInt(part, 16));

/** Relative luminance (WCAG 2.2), from 0 to 1. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours (WCAG 2.2), from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes a share of another colour into a colour; returns `#rrggbb`. @param share of the other colour, from 0 to 1 */
export function mixed(colour: string, other: string, share: number): string {
  const others = partsOf(other);
  const parts = partsOf(colour).map((part, at) => Math.round(part + ((others[at] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

const STEPS = 20;

/**
 * A colour as near to the wanted one as can be read on a paper: darker on a light one, lighter on a dark one.
 * @param contrast at least this much: 4.5 for text, 3 for marks
 */
export function readableOn(colour: string, paper: string, contrast: number): string {
  const towards = luminanceOf(paper) > 0.5 ? "#000000" : "#ffffff";
  const tried = Array.from({ length: STEPS + 1 }, (_, step) => mixed(colour, towards, step / STEPS));
  return tried.find((one) => contrastRatio(one, paper) >= contrast) ?? towards;
}
