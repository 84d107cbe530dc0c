const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** What a reader perceives as the characters of a text: `ü` of two code points is one, an emoji of a family is one. */
export const graphemesOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** Blocks whose characters fill two cells (Unicode 17 EastAsianWidth.txt, W and F), joined where only gaps lie between. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18df2],
  [0x1aff0, 0x1b2fb],
  [0x20000, 0x3fffd],
];
const ASCII_ONLY = /^[ -~]*$/;
const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;
const WITHOUT_WIDTH = /^[\p{Mark}\p{Cf}\p{Cc}]*$/u;

function graphemeWidth(grapheme: string): 0 | 1 | 2 {
  if (WITHOUT_WIDTH.test(grapheme)) return 0;
  const code = grapheme.codePointAt(0) ?? 0;
  return EMOJI.test(grapheme) || WIDE.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}

/** Cells of a terminal that a text without line breaks and escape sequences fills. */
export const displayWidth = (text: string): number =>
  ASCII_ONLY.test(text)
    ? text.length
    : graphemesOf(text).reduce((width, grapheme) => width + graphemeWidth(grapheme), 0);

/** Fills a text with spaces on the right up to a width in cells; a longer one stays as it is. */
export const padEnd = (text: string, width: number): string =>
  text + " ".repeat(Math.max(0, width - displayWidth(text)));

/** Fills a text with spaces on the left up to a width in cells; a longer one stays as it is. */
export const padStart = (text: string, width: number): string =>
  " ".repeat(Math.max(0, width - displayWidth(text))) + text;

/** Cuts a text to a width in cells; what was cut ends in an ellipsis. */
export function truncate(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let cut = "";
  let used = 0;
  for (const grapheme of graphemesOf(text)) {
    used += displayWidth(grapheme);
    if (used > width - 1) break;
    cut += grapheme;
  }
  return width < 1 ? "" : `${cut.trimEnd()}…`;
}
