import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { surveyFormats } from "../../../../functions/platform/files/survey-formats.ts";
import { makeSurveyFile } from "../../../../functions/reports/survey-files/make-survey-file.ts";
import type { Survey } from "../../../../functions/studies/survey/schemas.ts";
import { ofQsf, readSurveyFile, utf8 } from "../../../support/read-survey-file.ts";

// Published studies with their surveys, beside the checkout (test/reference/README.md).
const folder = join(import.meta.dirname, "../../../../../shared/reference/megastudy");
const studies = existsSync(folder)
  ? readdirSync(folder).filter((name) => existsSync(join(folder, name, "survey.qsf")))
  : [];
const about = { name: null, language: "en" };

/**
 * What participants are asked, in order. Qualtrics has other names for arms that no variable has, and for rounds whose
 * block it cannot repeat, so conditions, ids and numbers may differ.
 */
const askedIn = ({ questions }: Survey) =>
  questions.map(({ id: _, number: ___, round: __, ask_if, terminate_if, ...asked }) => ({
    ...asked,
    isAskedOfAll: ask_if === null,
    ends: terminate_if !== null,
  }));

describe.skipIf(studies.length === 0)("a published study,", () => {
  describe.each(studies)("%s,", (name) => {
    const survey = ofQsf(readFileSync(join(folder, name, "survey.qsf"), "utf8"));

    it.each(surveyFormats)("is read from its file as it was written: %s", async (format) => {
      expect(await readSurveyFile[format](await makeSurveyFile(format, survey, about))).toEqual(survey);
    });

    it("asks the same in Qualtrics, without the copy that lies in its file", async () => {
      const { SurveyElements } = JSON.parse(utf8(await makeSurveyFile("qsf", survey, about))) as Record<
        string,
        unknown
      >;
      expect(askedIn(ofQsf(JSON.stringify({ SurveyElements })))).toEqual(askedIn(survey));
    });
  });
});
