const WIDE = /\p{Ideographic}|[\u3000-\u30ff\uff00-\uff60]/u;

/** The printed width of a text in letters; full-width characters count double. */
export const textWidth = (text: string): number =>
  [...text].reduce((width, letter) => width + (WIDE.test(letter) ? 2 : 1), 0);
