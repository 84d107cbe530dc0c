const WIDE = /\p{Ideographic}|[\u3000-\u30ff\uff00-\uff60]/u;

/** Letters of a text in print; those that are as wide as they are high count double. */
export const textWidth = (text: string): number =>
  [...text].reduce((width, letter) => width + (WIDE.test(letter) ? 2 : 1), 0);
