import type { DirectEstimate } from "../../studies/direct-estimate/schemas.ts";
import type { DividedExperiment } from "../comparisons/tabled-simulation.ts";
import type { HumanAnswers } from "../human-study/record.ts";
import type { SubgroupFact } from "../human-study/schemas.ts";
import type { ObservedSimulation } from "../../dataset/observed-simulation.ts";

/** A question of a simulation with the same question to people. */
export interface MatchedQuestion {
  /** Id in the simulation. */
  question_id: string;
  humans: HumanAnswers;
}

/** The answers of people whom personas were made of: by question id, then by the id of their persona. */
export type RespondentAnswers = ReadonlyMap<string, ReadonlyMap<string, number | string | readonly string[]>>;

/** Everything that a comparison of a simulation with people needs. */
export interface ValidityInput {
  simulation: ObservedSimulation;
  /** The same study by respondents without a persona; undefined where nobody asked them. */
  anonymous?: ObservedSimulation | undefined;
  directEstimates: readonly DirectEstimate[];
  /** By persona id: the persona's part for each fact, `gender` → `Female`. */
  facts: ReadonlyMap<string, Partial<Record<SubgroupFact, string>>>;
  /** Surveys only: which persona was in which arm. */
  experiments?: readonly DividedExperiment[];
  people: {
    human_study_id: string | null;
    name: string;
    source: string;
    fielded_on: string | null;
    n: number;
    matched: readonly MatchedQuestion[];
    /** Sentences: questions without a counterpart. */
    unmatched: readonly string[];
  };
  /** Set if personas were made of respondents. */
  respondents?: RespondentAnswers | undefined;
}
