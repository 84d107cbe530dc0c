import { askedQuestions } from "../../dataset/asked-questions.ts";
import { codedQuestion, type CodedAnswers } from "../../dataset/coded-question.ts";
import { makeDataset, type Dataset, type DatasetRow } from "../../dataset/dataset.ts";
import type { Recognised } from "../../dataset/figure-questions.ts";
import { genderSaid } from "../../studies/facts/fact-answer.ts";
import { isAnonymous, type Participant } from "../../personas/people/participant.ts";
import type { SimulationRecord, StudyInput } from "../../studies/simulation/record.ts";
import type { Aggregate } from "../../studies/simulation/results.ts";
import type { SimulationType } from "../../studies/simulation/schemas.ts";
import { armsOf } from "../../studies/simulation/arms.ts";
import type { Survey } from "../../studies/survey/schemas.ts";
import type { PersonaProgressMap } from "../../platform/pipelines/progress.ts";
import type { CrosstabFact } from "./schemas.ts";

/** The known facts of a person, as far as they were read. */
export type Facts = Partial<Record<CrosstabFact, string | number>>;

interface KnownOfPerson extends Partial<Record<Exclude<CrosstabFact, "age">, string | null | undefined>> {
  age?: number | null | undefined;
}

/** An experiment with the participants in its arms. */
export interface DividedExperiment {
  id: string;
  name: string;
  arms: readonly { id: string; name: string; participants: ReadonlySet<string> }[];
}

/** The data of a complete simulation that tables and comparisons are made of. */
export interface TabledSimulation {
  simulation_id: string;
  simulation_type: SimulationType;
  /** Language of the study (BCP 47). */
  language: string;
  /** For cross-tabs, with the codes of open answers. */
  dataset: Dataset;
  /** For surveys. */
  recognised: readonly Recognised[];
  /** Facts by participant. */
  facts: ReadonlyMap<string, Facts>;
  experiments: readonly DividedExperiment[];
  weighted: boolean;
}

/** @param ids ids of the participants who are counted */
export function dividedExperiments(
  survey: Survey | null | undefined,
  participants: PersonaProgressMap,
  ids: readonly string[],
): DividedExperiment[] {
  const armIn = new Map(
    ids.map((id) => [id, survey ? armsOf(survey, participants, participants[id]?.position ?? -1) : {}] as const),
  );
  return (survey?.experiments ?? []).map(({ id, name, arms }) => ({
    ...{ id, name },
    arms: arms.map((arm) => ({
      ...{ id: arm.id, name: arm.name },
      participants: new Set(ids.filter((participant) => armIn.get(participant)?.[id] === arm.id)),
    })),
  }));
}

const factsOf = ({ profile }: Participant): Facts => (isAnonymous(profile) ? {} : factsIn(profile));

/** The known facts of a person by which columns are made. */
export function factsIn({ age, gender, income_level, location }: KnownOfPerson): Facts {
  const known = { age, gender: gender && (genderSaid(gender) ?? gender), income_level, location };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined && value !== ""));
}

/** The weight of each participant, by id. */
export function weightsOf({ participants, weights }: Dataset): (id: string) => number {
  const byId = new Map(participants.map((id, row) => [id, weights[row]!]));
  return (id) => byId.get(id) ?? 1;
}

/**
 * Collects the data that tables are made of. Weights are those of the stored aggregate, so that totals equal its
 * figures.
 * @param participants for facts of the persons; empty if columns are made by a question
 * @param codebooks complete codebooks, for cross-tabs
 */
export function tabledSimulation(
  { simulation, input }: { simulation: SimulationRecord; input: StudyInput | undefined },
  { weighting, survey }: Pick<Aggregate, "weighting" | "survey">,
  results: readonly DatasetRow[],
  participants: readonly Participant[] = [],
  codebooks: readonly CodedAnswers[] = [],
): TabledSimulation {
  const { simulation_type, language } = simulation;
  const weights = new Map(weighting?.personas.map(({ persona_id, weight }) => [persona_id, weight]));
  const asked = askedQuestions({
    ...{ simulation_type, language },
    survey_schema: input?.survey_schema,
    concepts: input?.concepts,
  });
  const dataset = makeDataset(asked, results, { language, weightOf: (id) => weights.get(id) ?? 1 });
  const coded = codebooks.map((one) => codedQuestion(one, dataset, language));
  return {
    simulation_id: simulation.id,
    ...{ simulation_type, language },
    dataset: { ...dataset, questions: [...dataset.questions, ...coded] },
    recognised: survey?.questions ?? [],
    facts: new Map(participants.map((participant) => [participant.persona_id, factsOf(participant)])),
    experiments: dividedExperiments(
      input?.survey_schema,
      simulation.participants,
      results.map(({ id }) => id),
    ),
    weighted: weighting !== null,
  };
}
