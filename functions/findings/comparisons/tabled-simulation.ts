import type { CodebookRecord } from "../codebook/record.ts";
import type { Concept } from "../../studies/concept-test/schemas.ts";
import { genderSaid } from "../../studies/facts/fact-answer.ts";
import { isAnonymous, type Participant } from "../../personas/people/participant.ts";
import type { SimulationRecord, StudyInput } from "../../studies/simulation/record.ts";
import type { Aggregate, PersonaResult } from "../../studies/simulation/results.ts";
import type { SimulationType } from "../../studies/simulation/schemas.ts";
import type { QuestionFigures } from "../../studies/survey/aggregate-schema.ts";
import type { SurveyQuestion } from "../../studies/survey/schemas.ts";
import type { CrosstabFact } from "./schemas.ts";
import { asCounted, type CountedAnswer } from "../../studies/survey/questions/counted-answer.ts";

/** What a persona answered, as far as it is counted: a twentieth of what it said. */
export interface TabledResult extends Pick<PersonaResult, "sentiment_score" | "sentiment_method"> {
  id: string;
  answers: CountedAnswer[];
}

/** What a persona brings to tables. */
export interface TabledPersona extends TabledResult {
  /** What the persona counts, positive, 1 on average. */
  weight: number;
  /** What is known of the person, where that was read. */
  facts: Partial<Record<CrosstabFact, string | number>>;
}

/** The codes of the answers to one question. */
export type CodedAnswers = Pick<CodebookRecord, "question_id" | "question" | "persona_ids" | "codings"> & {
  codes: readonly Pick<CodebookRecord["codes"][number], "id" | "name">[];
};

/** A complete simulation, as much of it as tables and comparisons are made of. */
export interface TabledSimulation {
  simulation_id: string;
  simulation_type: SimulationType;
  /** Of the study (BCP 47). */
  language: string;
  /** Of a survey; of others none. */
  questions: readonly SurveyQuestion[];
  /** Of a concept test of several concepts. */
  concepts?: readonly Concept[] | undefined;
  /** Of a survey: who had which theme, and what was recognised as a recommendation. */
  recognised: readonly Pick<QuestionFigures, "question_id" | "themes" | "nps">[];
  /** Of cross-tabs: codebooks that are complete. */
  codebooks: readonly CodedAnswers[];
  personas: readonly TabledPersona[];
  weighted: boolean;
}

export const tabledResult = (result: PersonaResult): TabledResult => ({
  id: result.persona_id,
  sentiment_score: result.sentiment_score,
  sentiment_method: result.sentiment_method,
  answers: (result.answers ?? []).map(asCounted),
});

function factsOf({ profile }: Participant): TabledPersona["facts"] {
  if (isAnonymous(profile)) return {};
  const { age, gender, income_level, location } = profile;
  const known = { age, gender: gender && (genderSaid(gender) ?? gender), income_level, location };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined && value !== ""));
}

/**
 * Puts together what tables are made of. Weights are those of the stored aggregate, so that totals are its figures.
 * @param participants for facts of the persons; none where columns are made by a question
 */
export function tabledSimulation(
  { simulation, input }: { simulation: SimulationRecord; input: StudyInput | undefined },
  { weighting, survey }: Pick<Aggregate, "weighting" | "survey">,
  results: readonly TabledResult[],
  participants: readonly Participant[] = [],
  codebooks: readonly CodedAnswers[] = [],
): TabledSimulation {
  const weights = new Map(weighting?.personas.map(({ persona_id, weight }) => [persona_id, weight]));
  const facts = new Map(participants.map((participant) => [participant.persona_id, factsOf(participant)]));
  return {
    simulation_id: simulation.id,
    simulation_type: simulation.simulation_type,
    language: simulation.language,
    questions: input?.survey_schema?.questions ?? [],
    concepts: input?.concepts,
    recognised: (survey?.questions ?? []).map(({ question_id, themes, nps }) => ({ question_id, themes, nps })),
    codebooks,
    personas: results.map((result) => ({
      ...result,
      weight: weights.get(result.id) ?? 1,
      facts: facts.get(result.id) ?? {},
    })),
    weighted: weighting !== null,
  };
}
