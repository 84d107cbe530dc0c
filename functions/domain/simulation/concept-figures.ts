import { meanInterval } from "../statistics/mean-interval.ts";
import { mean } from "../statistics/moments.ts";
import { meanDistribution } from "../statistics/ssr.ts";
import { conceptBattery } from "./concept-battery.ts";
import type { PersonaResult, ScaleSummary } from "./results.ts";

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

function scaleSummary(item: (typeof conceptBattery)[number], results: readonly PersonaResult[]): ScaleSummary {
  const answers = results.flatMap(({ answers }) => answers?.filter(({ question_id }) => question_id === item.id) ?? []);
  const distribution = meanDistribution(answers.map((answer) => answer.distribution ?? []));
  const ratings = answers.map(({ rating }) => rating ?? 0);
  return {
    question_id: item.id,
    question: item.question,
    mean: rounded(mean(ratings), 2),
    mean_interval: meanInterval(ratings, 1, 5),
    distribution: distribution.map((p) => rounded(p, 4)),
    top_two_box: rounded(((distribution[3] ?? 0) + (distribution[4] ?? 0)) * 100, 1),
  };
}

/** Figures of the concept battery. @param results of a concept test, at least one */
export const conceptFigures = (results: readonly PersonaResult[]): ScaleSummary[] =>
  conceptBattery.map((item) => scaleSummary(item, results));
