import { pack } from "../../functions/platform/table/packed.ts";
import { studyInputEntity } from "../../functions/studies/simulation/record.ts";
import {
  plainQuestion,
  plainSurvey,
  type Survey,
  type SurveyQuestion,
} from "../../functions/studies/survey/schemas.ts";
import { studyInputKey } from "../../functions/platform/table/keys.ts";
import { openLocalTable } from "./library.ts";
import type { Company } from "./company.ts";
import { createSimulation } from "./simulations.ts";

/** A question of a survey that is as plain as what is said of it. */
export const question = (
  id: string,
  kind: SurveyQuestion["kind"],
  text: string,
  own: Partial<SurveyQuestion> = {},
): SurveyQuestion => ({ ...plainQuestion, id, kind, text, ...own });

export const surveyOf = (questions: SurveyQuestion[], own: Partial<Survey> = {}): Survey => ({
  ...plainSurvey(questions),
  ...own,
});

/** Creates a survey with these questions, as if their file had been read. @returns its id */
export async function createStoredSurvey(
  endpoint: string,
  company: Company,
  group: { projectId: string; groupId: string },
  survey: Survey,
  fields: Parameters<typeof createSimulation>[3] = {},
): Promise<string> {
  const simulationId = await createSimulation(company, group, "survey", fields);
  const ref = { companyId: company.user.company_id as string, projectId: group.projectId, simulationId };
  const input = { survey_schema: pack(survey), script: null, conjoint_design: null, simulation_id: simulationId };
  await openLocalTable(endpoint).putAll([{ ...studyInputKey(ref), ...studyInputEntity.label, ...input }]);
  return simulationId;
}
