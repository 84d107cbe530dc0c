import { describe, expect, it } from "vitest";
import { surveyFormats, type SurveyFormat } from "../../../../functions/platform/files/survey-formats.ts";
import { BadRequest } from "../../../../functions/platform/errors.ts";
import { makeSurveyFile } from "../../../../functions/reports/survey-files/make-survey-file.ts";
import type { Survey } from "../../../../functions/studies/survey/schemas.ts";
import { anySurvey } from "../../../support/any-survey.ts";
import { readSurveyFile } from "../../../support/read-survey-file.ts";

/** Word takes longer to write and to read. */
const SURVEYS: Readonly<Record<SurveyFormat, number>> = { json: 900, text: 900, docx: 120, qsf: 900 };

/** Null of what Qualtrics cannot hold and says so. */
async function fileOf(format: SurveyFormat, survey: Survey): Promise<Uint8Array | null> {
  try {
    return await makeSurveyFile(format, survey, { name: "Drinks [test] # 1", language: "en" });
  } catch (error) {
    if (error instanceof BadRequest && error.message.includes("which Qualtrics cannot express")) return null;
    throw error;
  }
}

describe("any survey is read from its file as it was written:", () => {
  it.each(surveyFormats)(
    "%s",
    async (format) => {
      let held = 0;
      for (let at = 0; at < SURVEYS[format]; at += 1) {
        const survey = anySurvey(`${format} ${at}`);
        const file = await fileOf(format, survey);
        if (file === null) continue;
        held += 1;
        expect(await readSurveyFile[format](file), `survey ${at}`).toEqual(survey);
      }
      expect(held).toBeGreaterThanOrEqual(SURVEYS[format] * (format === "qsf" ? 0.9 : 1));
    },
    120_000,
  );
});
