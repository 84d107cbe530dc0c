const EXCERPT_LENGTH = 60;

/** A questionnaire that cannot be read; `message` is one sentence that names the line and what is wrong with it. */
export class UnreadableSurvey extends Error {
  override readonly name = "UnreadableSurvey";
  readonly code = "unreadable_survey";
  /** Number of the line, from 1. */
  readonly line: number;

  /**
   * @param place where it is; only an excerpt of the text is quoted
   * @param problem completes "Line 3 ("…") "
   */
  constructor(place: { line: number; text: string }, problem: string) {
    const text = place.text.trim().replaceAll(/\s+/g, " ");
    const excerpt = [...text].slice(0, EXCERPT_LENGTH).join("");
    const quoted = text === "" ? "" : ` ("${excerpt}${excerpt.length < text.length ? "…" : ""}")`;
    super(`Line ${place.line}${quoted} ${problem}`);
    this.line = place.line;
  }
}
