import type { ConjointDesign } from "../../../functions/studies/conjoint/design-schema.ts";
import type { StudyInput, SimulationRecord } from "../../../functions/studies/simulation/record.ts";
import type { Aggregate } from "../../../functions/studies/simulation/results.ts";
import { noCost } from "../../../functions/platform/costs/cost.ts";
import type { StoredResult } from "../../../functions/studies/simulation/store-results.ts";
import { answersTo, surveyOf, type AnsweredSize } from "./answers.ts";
import { choicesIn } from "./choices.ts";

/** A study as storage gives it back when everybody has answered. */
export interface Finished {
  simulation: SimulationRecord;
  input: StudyInput;
  results: StoredResult[];
  /** Only what figures of other studies are made of. */
  aggregate: Aggregate;
}

const AT = "2026-11-01T00:00:00.000Z";
const aggregate = { quality: { flags: [], notes: [] }, conjoint: null } as unknown as Aggregate;

function record(id: string, type: SimulationRecord["simulation_type"], personas: readonly string[]): SimulationRecord {
  return {
    id,
    project_id: "project",
    persona_group_id: "group",
    name: null,
    language: "en",
    model_ids: new Set(["none"]),
    simulation_type: type,
    status: "complete",
    prompt_question: "The same for all.",
    briefing_ids: [],
    partial_input: false,
    participants: Object.fromEntries(personas.map((persona, position) => [persona, { position, status: "done" }])),
    error: null,
    usage: noCost,
    created_at: AT,
    started_at: AT,
    completed_at: AT,
  } as unknown as SimulationRecord;
}

/** Surveys of the same questions, answered anew by the same personas each time. */
export function finishedSurveys(count: number, size: AnsweredSize): Finished[] {
  const survey = surveyOf(size);
  return Array.from({ length: count }, (_, number) => {
    const results = answersTo(survey, size, `study ${number}`);
    const personas = results.map(({ result }) => result.persona_id);
    return {
      simulation: record(`study-${String(number).padStart(2, "0")}`, "survey", personas),
      input: { survey_schema: survey, script: null, conjoint_design: null },
      results,
      aggregate,
    };
  });
}

/** A conjoint study in which everybody has chosen. */
export function finishedConjoint(design: ConjointDesign, personas: number): Finished {
  const size: AnsweredSize = { personas, questions: 0, categories: 5, themes: 5, dimensions: 512, mix: "ratings" };
  const answered = answersTo(surveyOf(size), size, "conjoint");
  const choices = choicesIn(design, personas);
  const results = answered.map((stored, position) => ({
    ...stored,
    result: {
      ...stored.result,
      choices: {
        tasks: choices[position]!.choices.map(({ task_id, offer }) => ({
          task_id,
          holdout: task_id.startsWith("holdout"),
          offers: [],
          chosen: offer,
        })),
      },
    },
  }));
  const ids = results.map(({ result }) => result.persona_id);
  const input: StudyInput = { survey_schema: null, script: null, conjoint_design: design };
  return { simulation: record("study-00", "conjoint", ids), input, results, aggregate };
}
