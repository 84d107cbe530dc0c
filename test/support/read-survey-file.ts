import { readDocx } from "../../functions/briefings/documents/docx/read-docx.ts";
import { normaliseText } from "../../functions/briefings/documents/normalise-text.ts";
import type { SurveyFormat } from "../../functions/platform/files/survey-formats.ts";
import { readQsf } from "../../functions/studies/survey/import/qsf/read-qsf.ts";
import { readPlainSurvey } from "../../functions/studies/survey/questionnaire/draft.ts";
import { plainNotation } from "../../functions/studies/survey/questionnaire/plain-notation.ts";
import type { Survey } from "../../functions/studies/survey/schemas.ts";
import { surveyInputSchema, surveyOfInput } from "../../functions/studies/survey/survey-input.ts";

export const utf8 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("utf8");
const ofText = (text: string): Survey => readPlainSurvey(plainNotation(text).text).survey;

/** What an export of Qualtrics is read as. @throws of one that cannot be read */
export function ofQsf(text: string): Survey {
  const result = readQsf(text);
  if ("problem" in result) throw new Error(result.problem);
  return result.survey;
}

/** Reads a file of each format as `POST …/survey` does. */
export const readSurveyFile: Readonly<Record<SurveyFormat, (bytes: Uint8Array) => Survey | Promise<Survey>>> = {
  json: (bytes) => surveyOfInput(surveyInputSchema.parse(JSON.parse(utf8(bytes)))),
  text: (bytes) => ofText(normaliseText(utf8(bytes))),
  docx: async (bytes) => ofText(await readDocx(Buffer.from(bytes))),
  qsf: (bytes) => ofQsf(utf8(bytes)),
};
