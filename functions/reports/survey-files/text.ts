import { isDeepStrictEqual } from "node:util";
import { normaliseText } from "../../briefings/documents/normalise-text.ts";
import { ENOUGH_CHARACTERS } from "../../briefings/documents/reading.ts";
import { beginningOf } from "../../platform/text/text.ts";
import { UnreadableLine } from "../../studies/questionnaire/unreadable-line.ts";
import { readExact, writeExact } from "../../studies/survey/exact-form/exact-form.ts";
import { plainSurvey, type Survey } from "../../studies/survey/schemas.ts";
import { CannotHold, writing, type AboutStudy, type Written } from "./written.ts";

const LONGEST_TITLE = 100;
/** Characters that a title cannot contain: marks, and line ends. */
const UNFIT = /[[\]\p{C}\p{Zl}\p{Zp}#]+/gu;

const titleOf = ({ name }: AboutStudy): string =>
  beginningOf((name ?? "").normalize("NFC").replaceAll(UNFIT, " ").trim(), LONGEST_TITLE) || "Questionnaire";

const INSTEAD = "download it as JSON (format=json)";

/** Whether a text is read as the survey that it was written from. */
function isReadAs(survey: Survey, text: string): boolean {
  try {
    return isDeepStrictEqual(readExact(normaliseText(text)).survey, survey);
  } catch (error) {
    if (error instanceof UnreadableLine) return false;
    throw error;
  }
}

/**
 * The lines of a survey in the exact form of the plain format.
 * @throws CannotHold for a survey that would be read as another one, or not at all
 */
export function surveyLines(survey: Survey, about: AboutStudy): string[] {
  const text = writeExact(survey, titleOf(about));
  const lines = text.split("\n");
  // Word documents are read with an empty line behind each paragraph.
  const characters = text.length + lines.length;
  if (characters >= ENOUGH_CHARACTERS)
    throw new CannotHold(
      `The survey has ${characters} characters as text, of which ${ENOUGH_CHARACTERS} can be read; ${INSTEAD}`,
    );
  if (isReadAs(survey, text)) return lines;
  const strange = survey.questions.find((question) => {
    const alone = plainSurvey([{ ...question, block: null }]);
    return !isReadAs(alone, writeExact(alone));
  });
  throw new CannotHold(
    `${strange ? `Question ${strange.id}` : "The survey"} cannot be written as text without changing it; ${INSTEAD}`,
  );
}

/** A survey as text. */
export const surveyText = (survey: Survey, about: AboutStudy): Promise<Written> =>
  writing(() => Buffer.from(surveyLines(survey, about).join("\n")));
