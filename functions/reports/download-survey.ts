import { surveyFacts } from "../platform/files/survey-formats.ts";
import { BadRequest, NotFound } from "../platform/errors.ts";
import { LARGEST_ANSWER_BYTES } from "../platform/http/response.ts";
import { requireType } from "../studies/simulation/find-simulation.ts";
import { simulationRef } from "../studies/simulation/simulation-ref.ts";
import type { ReportHandler } from "./dependencies.ts";
import { contentDisposition, sentType } from "./files.ts";
import { noIndex } from "./no-index-headers.ts";

export const downloadSurvey: ReportHandler<"downloadSurvey"> = {
  load: async ({ findStudy, makeSurveyFile }, { identity, params, query: { format } }) => {
    const study = await findStudy(simulationRef(identity, params));
    if (!study) throw new NotFound("Simulation");
    const { simulation, input } = study;
    requireType(simulation, "survey", "A questionnaire can be downloaded from");
    if (!input?.survey_schema) throw new BadRequest("The survey has no questions yet; upload its file first");
    const { extension, mediaType } = surveyFacts[format];
    const bytes = await makeSurveyFile(format, input.survey_schema, simulation);
    if (bytes.length > LARGEST_ANSWER_BYTES)
      throw new BadRequest(`The file has ${bytes.length} bytes, and ${LARGEST_ANSWER_BYTES} can be sent; take text`);
    return {
      status: 200,
      bytes,
      headers: {
        ...noIndex,
        "content-type": sentType(mediaType),
        "content-disposition": contentDisposition({ ...simulation, completed_at: null }, extension),
      },
    };
  },
};
