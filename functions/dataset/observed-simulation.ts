import type { RatingMethod } from "../studies/rating/rating-method.ts";
import type { SimulationType } from "../studies/simulation/schemas.ts";

/** What a persona answered: a scale point, a score −1..1, an option, or the options of a multiple choice. */
export type ObservedAnswer = number | string | readonly string[];

/**
 * One question of a study, in a form that can be compared: between reruns (agreement), between studies (convergence)
 * and with random answering (baselines).
 * - `scale`: the answer is the most likely point of the distribution that the words were given
 * - `choice`: one option; in a conjoint task the position of the chosen offer, or `none` for none of them
 * - `options`: several options of a multiple choice
 * - `score`: the sentiment, −1..1
 */
export interface ObservedQuestion {
  /** Stable between runs of the same stimulus: `purchase_intent`, `q3`, `sentiment`, `task 4`. */
  id: string;
  question: string;
  kind: "scale" | "choice" | "options" | "score";
  /** Scale points, lowest first, or options in their order; empty for scores. */
  categories: readonly (number | string)[];
  /** By persona id; a persona that did not answer is absent. */
  answers: ReadonlyMap<string, ObservedAnswer>;
  /** Scales only: each persona's probabilities of the points. Empty for other kinds. */
  distributions: ReadonlyMap<string, readonly number[]>;
  /** Scales and scores only: how the words became numbers. Numbers of two methods are not compared. */
  method?: RatingMethod | null;
  /** Only for scales whose answers are distributions: each persona's mean point. Reports print the mean of these. */
  ratings?: ReadonlyMap<string, number>;
}

/** A theme that a persona brought up, as it was coded. */
export interface ObservedTheme {
  persona_id: string;
  /** The open question it answers; null for the study as a whole. */
  question_id: string | null;
  theme: string;
  /** Unit vector; null if only the wording is known. */
  embedding: readonly number[] | null;
}

/** A complete study, or a rerun of one, as figures. */
export interface ObservedSimulation {
  simulation_id: string;
  simulation_type: SimulationType;
  /** Language of the study and of sentences about it (BCP 47). */
  language: string;
  /** What was shown and asked: equal for studies of the same stimulus. */
  stimulus: string;
  persona_ids: readonly string[];
  questions: readonly ObservedQuestion[];
  themes: readonly ObservedTheme[];
  /** Each persona's weight in the figures of the group, by id; absent personas count 1. */
  weights?: ReadonlyMap<string, number>;
}

/** Whether some question was rated by different methods in different runs. */
export const methodsDiffer = (runs: readonly ObservedSimulation[]): boolean => {
  const methods = Map.groupBy(
    runs.flatMap(({ questions }) => questions).filter(({ method }) => method),
    ({ id, question }) => `${id} ${question}`,
  );
  return [...methods.values()].some((asked) => new Set(asked.map(({ method }) => method)).size > 1);
};
