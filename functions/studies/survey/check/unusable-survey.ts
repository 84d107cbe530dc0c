import { beginningOf } from "../../../platform/text/text.ts";
import type { SurveyQuestion } from "../schemas.ts";

const EXCERPT_LENGTH = 60;

/** A survey that cannot be run as it stands; `message` is one sentence that names the question, if it is about one. */
export class UnusableSurvey extends Error {
  override readonly name = "UnusableSurvey";
  readonly code = "unusable_survey";
  readonly question: SurveyQuestion | null;

  /** @param problem completes "Question q3 ("…") ", or is the whole sentence where no question is named */
  constructor(question: SurveyQuestion | null, problem: string) {
    super(question ? `Question ${named(question)} ${problem}` : problem);
    this.question = question;
  }
}

/** A question as a sentence names it: `q3 ("How often do you …")`. */
function named({ id, text }: SurveyQuestion): string {
  const excerpt = beginningOf(text.trim().replaceAll(/\s+/g, " "), EXCERPT_LENGTH);
  return excerpt === "" ? quoted(id) : `${quoted(id)} ("${excerpt}")`;
}

/** What a caller wrote, short enough for a sentence. */
export const quoted = (words: string): string => beginningOf(words.replaceAll(/\s+/g, " "), EXCERPT_LENGTH);

/** @throws UnusableSurvey */
export function fail(question: SurveyQuestion | null, problem: string): never {
  throw new UnusableSurvey(question, problem);
}
