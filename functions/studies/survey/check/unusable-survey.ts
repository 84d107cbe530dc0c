import { beginningOf } from "../../../platform/text/text.ts";
import { numberOf } from "../question-numbers.ts";
import type { SurveyQuestion } from "../schemas.ts";

const EXCERPT_LENGTH = 60;

interface SurveyProblem {
  /** The question that the problem is about; null if it is not about a single one. */
  question: SurveyQuestion | null;
  sentence: string;
}

/**
 * A survey that cannot be run as it is; `message` has one sentence for each problem, which names the question that it
 * is about.
 */
export class UnusableSurvey extends Error {
  override readonly name = "UnusableSurvey";
  readonly code = "unusable_survey";
  readonly problems: readonly SurveyProblem[];

  constructor(problems: readonly SurveyProblem[]) {
    super(problems.map(({ sentence }) => sentence).join(" "));
    this.problems = problems;
  }
}

/** A question as a sentence names it: `Q3 ("How often do you …")`. */
function named(question: SurveyQuestion): string {
  const excerpt = beginningOf(question.text.trim().replaceAll(/\s+/g, " "), EXCERPT_LENGTH);
  const number = quoted(numberOf(question));
  return excerpt === "" ? number : `${number} ("${excerpt}")`;
}

/** What a caller wrote, short enough for a sentence. */
export const quoted = (words: string): string => beginningOf(words.replaceAll(/\s+/g, " "), EXCERPT_LENGTH);

/**
 * @param problem completes "Question Q3 ("…") ", or is the whole sentence where no question is named
 * @throws UnusableSurvey
 */
export function fail(question: SurveyQuestion | null, problem: string): never {
  throw new UnusableSurvey([{ question, sentence: question ? `Question ${named(question)} ${problem}` : problem }]);
}

/** Checks every item, even if earlier ones fail. @throws UnusableSurvey with everything that is wrong */
export function checkEach<T>(all: Iterable<T>, check: (one: T) => void): void {
  const problems: SurveyProblem[] = [];
  for (const one of all)
    try {
      check(one);
    } catch (error) {
      if (!(error instanceof UnusableSurvey)) throw error;
      problems.push(...error.problems);
    }
  if (problems.length > 0) throw new UnusableSurvey(problems);
}
