const EXCERPT_LENGTH = 60;

/** Where something stands in a file. */
export interface Place {
  /** From 1. */
  line: number;
  text: string;
}

/** A questionnaire or guide that cannot be read; `message` is one sentence: which line, and what is wrong with it. */
export class UnreadableLine extends Error {
  override readonly name: string = "UnreadableLine";
  readonly code = "unreadable_line";
  /** From 1. */
  readonly line: number;

  /**
   * @param place where it is; only an excerpt of the text is quoted
   * @param problem completes "Line 3 ("…") "
   */
  constructor(place: Place, problem: string) {
    const text = place.text
      .slice(0, EXCERPT_LENGTH * 4)
      .trim()
      .replaceAll(/\s+/g, " ");
    const excerpt = [...text].slice(0, EXCERPT_LENGTH).join("");
    const quoted = text === "" ? "" : ` ("${excerpt}${excerpt.length < text.length ? "…" : ""}")`;
    super(`Line ${place.line}${quoted} ${problem}`);
    this.line = place.line;
  }
}

/** @throws UnreadableLine */
export function refuse(place: Place, problem: string): never {
  throw new UnreadableLine(place, problem);
}

/** What the documented plain format does not have: somebody who understands the text has to read the file. */
export class NotInFormat extends UnreadableLine {
  override readonly name = "NotInFormat";
}
