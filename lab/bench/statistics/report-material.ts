import type { PersonaGroupRecord } from "../../../functions/personas/groups/record.ts";
import type { Participant } from "../../../functions/personas/people/participant.ts";
import type { ReportMaterial } from "../../../functions/reports/store.ts";
import { exampleResults } from "../../../functions/studies/simulation/example.ts";
import { opinionFigures } from "../../../functions/studies/simulation/opinion-figures.ts";
import { surveyFigures } from "../../../functions/studies/survey/figures.ts";
import { noWeights } from "../../../functions/studies/weights/design-weights.ts";
import type { AnsweredSize } from "./answers.ts";
import { finishedSurveys } from "./finished.ts";

/** What storage gives of a complete survey where its report is made. */
export function reportMaterial(size: AnsweredSize): ReportMaterial {
  const { simulation, input, results: stored } = finishedSurveys(1, size)[0]!;
  const results = stored.map(({ result }) => result);
  const answered = results.map(({ persona_id, answers }) => ({ persona_id, answers: answers ?? [] }));
  return {
    ...{ simulation, input, results, messages: [], codebooks: [], company: "Bench", asked: [], reliability: undefined },
    aggregate: {
      ...exampleResults.aggregate,
      ...opinionFigures(results, [], noWeights),
      ...{ concept_test: null, baselines: [], persona_count: results.length },
      survey: surveyFigures(input.survey_schema!, answered, new Map()),
    },
    participants: results.map(({ persona_id, persona_name }) => ({
      ...{ persona_id, persona_name, library_persona_id: null },
      profile: { age: 34, gender: "Female", occupation: "Nurse", location: "Graz, Austria", income_level: "Middle" },
    })) as unknown as Participant[],
    group: { name: "Everybody", description: null } as unknown as PersonaGroupRecord,
    ...{ known: { pairs: [], publicSpread: true }, brand: undefined, briefings: [] },
    place: { companyId: "company", projectId: simulation.project_id, simulationId: simulation.id },
    people: {
      studies: [],
      estimates: [],
      anonymous: undefined,
      respondents: undefined,
    },
  };
}
