import { BadRequest } from "../../platform/errors.ts";
import type { SurveyFormat } from "../../platform/files/survey-formats.ts";
import type { Survey } from "../../studies/survey/schemas.ts";
import type { AboutStudy, Written } from "./written.ts";

/** @throws BadRequest for a survey that does not fit in the format */
export type MakeSurveyFile = (format: SurveyFormat, survey: Survey, about: AboutStudy) => Promise<Uint8Array>;

/** What makes a survey a file of each format. It is loaded with the first file. */
const makers: Readonly<Record<SurveyFormat, (survey: Survey, about: AboutStudy) => Promise<Written>>> = {
  json: async (survey) => (await import("./json.ts")).surveyJson(survey),
  text: async (survey, about) => (await import("./text.ts")).surveyText(survey, about),
  docx: async (survey, about) => (await import("./docx.ts")).surveyDocument(survey, about),
  qsf: async (survey, about) => (await import("./qsf.ts")).surveyQsf(survey, about),
};

/** Writes the questions of a survey so that `POST …/survey` reads the same questions. */
export const makeSurveyFile: MakeSurveyFile = async (format, survey, about) => {
  const written = await makers[format](survey, about);
  if ("problem" in written) throw new BadRequest(written.problem);
  return written.bytes;
};

declare module "../../platform/http/reads.ts" {
  interface Reads {
    makeSurveyFile: MakeSurveyFile;
  }
}
