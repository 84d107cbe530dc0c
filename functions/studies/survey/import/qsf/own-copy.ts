import { createHash } from "node:crypto";
import { UnusableSurvey } from "../../check/unusable-survey.ts";
import type { Survey } from "../../schemas.ts";
import { surveyInputSchema, surveyOfInput } from "../../survey-input.ts";
import { fieldsOf, type Fields } from "../values.ts";

/** Under what name a copy of the survey lies in an export that was written here. */
const NAME = "SyntheticConsumerResearch";

const digestOf = (elements: unknown): string => createHash("sha256").update(JSON.stringify(elements)).digest("hex");

/** An export with a copy of the survey that it was written from, and a digest of what else it holds. */
export const withCopy = (file: Fields & { SurveyElements: unknown }, survey: Survey): Fields => ({
  ...file,
  [NAME]: { elements: digestOf(file.SurveyElements), survey },
});

/**
 * The survey that an export was written from. Null if the export was written elsewhere or changed since then. Also null
 * if nobody could have written the copy: it is deeper than any survey, or has loops that are not written out.
 */
export function copyIn(file: Fields): Survey | null {
  const { elements, survey } = fieldsOf(file[NAME]);
  if (survey === undefined) return null;
  try {
    if (elements !== digestOf(file.SurveyElements)) return null;
    const { data } = surveyInputSchema.safeParse(survey);
    return data ? surveyOfInput(data) : null;
  } catch (error) {
    if (error instanceof RangeError || error instanceof UnusableSurvey) return null;
    throw error;
  }
}
