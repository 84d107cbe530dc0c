import { textWidth } from "../../platform/text/text-width.ts";

/** The approximate width of a letter, as a share of its size, for Arial and its substitutes. */
const LETTER = { plain: 0.51, bold: 0.56 } as const;
/** From one line to the next, as a share of the size. */
export const LINE = 1.2;

/** A text on lines of a width. All lengths are in points. */
export interface Room {
  width: number;
  size: number;
  bold?: boolean;
}

const lettersIn = ({ width, size, bold = false }: Room): number =>
  Math.max(1, Math.floor(width / (size * LETTER[bold ? "bold" : "plain"])));

/** The width of a text on one line, in points. */
export const widthOf = (text: string, { size, bold = false }: Omit<Room, "width">): number =>
  textWidth(text) * size * LETTER[bold ? "bold" : "plain"];

/** The number of lines of a text; words are kept whole if they fit on a line. */
export function linesOf(text: string, room: Room): number {
  const most = lettersIn(room);
  return text.split("\n").reduce((sum, paragraph) => {
    let lines = 1;
    let filled = 0;
    for (const word of paragraph.split(/(?<=[\s\u3000-\u9fff\uff00-\uffef])/u)) {
      const width = textWidth(word);
      const shown = textWidth(word.trimEnd());
      if (filled + shown <= most) {
        filled += width;
        continue;
      }
      if (filled > 0) lines += 1;
      const breaks = Math.max(0, Math.ceil(shown / most) - 1);
      lines += breaks;
      filled = width - breaks * most;
    }
    return sum + lines;
  }, 0);
}

/** A text cut to a number of lines, with an ellipsis if it was longer. */
export function fitted(text: string, room: Room, lines: number): string {
  const whole = text.trim();
  // Nothing longer fits, and long texts are measured in vain.
  const letters = [...whole].slice(0, lettersIn(room) * lines + 1);
  if (letters.length === [...whole].length && linesOf(whole, room) <= lines) return whole;
  const cut = (count: number) => `${letters.slice(0, count).join("").trimEnd()}…`;
  let [least, most] = [0, letters.length - 1];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (linesOf(cut(middle), room) <= lines) least = middle;
    else most = middle - 1;
  }
  return cut(least);
}

/** The same on one line, whatever line breaks it has. */
export const onOneLine = (text: string, room: Room): string => fitted(text.replaceAll(/\s+/g, " "), room, 1);
