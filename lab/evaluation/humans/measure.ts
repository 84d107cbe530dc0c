import { measureValidity } from "../../../functions/findings/validity/measure-validity.ts";
import type { Validity } from "../../../functions/findings/validity/schemas.ts";
import { planSample } from "../../../functions/findings/respondents/plan-sample.ts";
import type { SamplePlan } from "../../../functions/findings/respondents/schemas.ts";
import { humanAnswersWorth } from "../../../functions/statistics/human-answers-worth.ts";
import { pearsonCorrelation } from "../../../functions/statistics/moments.ts";
import { normalInterval, predictionPoweredMean } from "../../../functions/statistics/prediction-powered-mean.ts";
import type { AnswerPairs } from "./read-pairs.ts";
import { validityInputOf } from "./study-input.ts";

/** People whose answers are known, of whom the twins of all others are predictions. */
export const LABELLED = [30, 100] as const;
/** Half width that the planner is asked for, in points. */
export const HALF_WIDTH = 0.25;

/** A question with the names of the reference figures. */
export interface MeasuredPairs {
  study: string;
  question: string;
  n: number;
  mean_human: number;
  mean_model: number;
  sd_human: number | null;
  sd_model: number | null;
  sd_ratio: number | null;
  ks_similarity: number | null;
  wasserstein_over_range: number | null;
  pearson_paired: number | null;
  ppi: {
    labelled: number;
    unlabelled: number;
    estimate: number;
    interval: [number, number];
    classical_mean: number;
    classical_interval_z: [number, number];
    human_answers_worth: number;
  }[];
  plan: SamplePlan["questions"][number];
}

export interface MeasuredHumans {
  per_question: MeasuredPairs[];
  studies: Validity[];
}

function poweredBy(labelled: number, { human, model }: AnswerPairs): MeasuredPairs["ppi"] {
  if (human.length <= labelled) return [];
  const others = model.slice(labelled);
  const { estimate, error, people } = predictionPoweredMean(human.slice(0, labelled), model.slice(0, labelled), others);
  const interval = (centre: number, own: number): [number, number] => {
    const { lower, upper } = normalInterval(centre, own);
    return [lower, upper];
  };
  return [
    {
      labelled,
      unlabelled: others.length,
      estimate,
      interval: interval(estimate, error),
      classical_mean: people.mean,
      classical_interval_z: interval(people.mean, people.error),
      human_answers_worth: humanAnswersWorth(labelled, people.error, error),
    },
  ];
}

function measureQuestion(pairs: AnswerPairs, { questions }: Validity): MeasuredPairs {
  const { study, question, human, model } = pairs;
  const { people, personas } = questions.find(({ question_id }) => question_id === question)!;
  const known = { question_id: question, question, people: human, personas: model, predictions: model.length };
  return {
    study,
    question,
    n: human.length,
    mean_human: people.mean!,
    mean_model: personas.mean!,
    sd_human: people.sd,
    sd_model: personas.sd,
    sd_ratio: personas.sd_ratio,
    ks_similarity: personas.ks_similarity,
    wasserstein_over_range: personas.wasserstein_over_range,
    pearson_paired: pearsonCorrelation(human, model),
    ppi: LABELLED.flatMap((labelled) => poweredBy(labelled, pairs)),
    plan: planSample(HALF_WIDTH, [known], "en").questions[0]!,
  };
}

/** Every question of people and their model twins, and every study as the service would tell of it. */
export function measureHumans(pairs: readonly AnswerPairs[]): MeasuredHumans {
  const byStudy = [...Map.groupBy(pairs, ({ study }) => study)].map(([study, own]) => ({
    own,
    validity: measureValidity(validityInputOf(study, own, LABELLED.at(-1)!), "en"),
  }));
  return {
    per_question: byStudy.flatMap(({ own, validity }) => own.map((one) => measureQuestion(one, validity))),
    studies: byStudy.map(({ validity }) => validity),
  };
}
