const LONGEST_EXCERPT = 60;

const excerpt = (text: string): string => {
  const line = text
    .slice(0, LONGEST_EXCERPT * 4)
    .replaceAll(/\s+/g, " ")
    .trim();
  const characters = [...line];
  return characters.length > LONGEST_EXCERPT ? `${characters.slice(0, LONGEST_EXCERPT - 1).join("")}…` : line;
};

/** A discussion guide could not be read; the message is one sentence for the person who wrote it. */
export class UnreadableGuide extends Error {
  readonly code = "unreadable_guide";
  /** Of the guide's text, from 1. */
  readonly line: number;

  /**
   * @param text of the line, of which a short excerpt is shown
   * @param reason what is wrong with it and what to do, as the end of a sentence
   */
  constructor(line: number, text: string, reason: string) {
    super(`Line ${line} of the guide (“${excerpt(text)}”) ${reason}.`);
    this.name = "UnreadableGuide";
    this.line = line;
  }
}
