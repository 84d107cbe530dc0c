/** A rectangle in fractions of the page's width and height, from its top left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Word {
  text: string;
  /** 0 to 100 */
  confidence: number;
  box: Box;
}

export interface Line {
  words: Word[];
  confidence: number;
  box: Box;
}

/** What is read on one page, lines in reading order. */
export interface PageText {
  lines: Line[];
}

/** Mean certainty over all letters, 0 to 100; 0 for an empty page. */
export function certaintyOf({ lines }: PageText): number {
  const words = lines.flatMap((line) => line.words);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
}
