import { figureQuestions, type FigureQuestion } from "../../dataset/figure-questions.ts";
import type { FigureRow } from "../../dataset/figure-row.ts";
import { adjustTests, pairsOf } from "../../statistics/letters.ts";
import { rounded } from "../../statistics/rounded.ts";
import type { WeightedSample } from "../../statistics/sample-difference.ts";
import { cohensD, cohensH } from "../../statistics/standardised-effect.ts";
import {
  ARMS_IN_PAIRS,
  MOST_DIFFERENCES,
  type ExperimentFigures,
} from "../../studies/survey/experiment-figures-schema.ts";
import { compareEstimates, estimateOf, membersOf, type Estimate } from "./estimate.ts";
import { weightsOf, type DividedExperiment, type TabledSimulation } from "./tabled-simulation.ts";

/** Standard deviation of some people's values. */
function deviation({ members, mean, totalWeight }: WeightedSample): number {
  let squares = 0;
  for (const { value, weight } of members.values()) squares += weight * (value - mean) ** 2;
  return Math.sqrt(squares / totalWeight);
}

/** The size of a difference relative to how much people differ: Cohen's h for counted shares, else Cohen's d. */
function standardisedEffect({ values }: FigureRow, first: WeightedSample, second: WeightedSample): number | null {
  const effect =
    values === "counted"
      ? cohensH(first.mean, second.mean)
      : cohensD(first.mean - second.mean, [deviation(first), deviation(second)]);
  return effect === null ? null : rounded(effect, 2);
}

const fourDecimals = (p: number | null): number | null => p && Number(p.toFixed(4));

/** Pairs of arms that are compared. */
export const comparedPairs = (arms: number): [number, number][] =>
  arms <= ARMS_IN_PAIRS ? pairsOf(arms) : pairsOf(arms).filter(([first]) => first === 0);

/** The first questions, as many as there is room for. */
function fitting(questions: readonly FigureQuestion[], pairs: number): FigureQuestion[] {
  let differences = 0;
  return questions.filter(({ rows }) => (differences += rows.length * pairs) <= MOST_DIFFERENCES);
}

function byArms(
  { id, name, arms }: DividedExperiment,
  questions: readonly FigureQuestion[],
  weightOf: (id: string) => number,
): ExperimentFigures {
  const pairs = comparedPairs(arms.length);
  const told = fitting(questions, pairs.length);
  const rows = told.flatMap((question) => question.rows.map((row) => ({ question, row })));
  const estimates = rows.map(({ row }): Estimate[] =>
    arms.map(({ participants }) => estimateOf(row, membersOf(row, weightOf, participants))),
  );
  const { all, tests } = adjustTests(
    rows.flatMap(({ row }, place) =>
      pairs.map((pair) => {
        const difference = compareEstimates(row, estimates[place]![pair[0]]!, estimates[place]![pair[1]]!);
        return { row: place, pair, difference, p: difference?.p ?? null };
      }),
    ),
  );
  const differences = Map.groupBy(all, ({ row }) => row);
  const rowOf = (row: FigureRow, place: number): ExperimentFigures["questions"][number]["rows"][number] => ({
    figure: row.figure,
    label: row.label,
    arms: estimates[place]!.map(({ shown: { base, effective_n, value, interval } }, arm) => ({
      ...{ arm_id: arms[arm]!.id, base, effective_n, value, interval },
    })),
    differences: (differences.get(place) ?? []).flatMap(({ pair: [first, second], difference, p, adjusted }) => {
      const [one, other] = [estimates[place]![first]!, estimates[place]![second]!];
      if (!difference || !one.sample || !other.sample || one.shown.small_base || other.shown.small_base) return [];
      return [
        {
          first: arms[first]!.id,
          second: arms[second]!.id,
          difference: difference.difference,
          difference_interval: difference.interval,
          p_value: fourDecimals(p),
          adjusted_p_value: fourDecimals(adjusted),
          standardised_effect: standardisedEffect(row, one.sample, other.sample),
        },
      ];
    }),
  });
  return {
    ...{ experiment_id: id, name, tests },
    arms: arms.map(({ id: arm_id, name: arm, participants }) => ({
      ...{ arm_id, name: arm, participants: participants.size },
    })),
    questions: told.map((question) => ({
      ...{ question_id: question.question_id, question: question.question, unit: question.unit },
      rows: rows.flatMap((one, place) => (one.question === question ? [rowOf(one.row, place)] : [])),
    })),
    left_out: questions.filter((question) => !told.includes(question)).map(({ question_id }) => question_id),
  };
}

/**
 * The figures of a survey by the arms of its experiments, with the differences between arms. Holm's adjustment spans an
 * experiment. The error of the rating method is left out: it is the same in all arms.
 */
export function experimentFigures({ dataset, recognised, experiments }: TabledSimulation): ExperimentFigures[] {
  if (experiments.length === 0) return [];
  // An answer from the profile existed before anybody saw an arm.
  const opinions = { ...dataset, questions: dataset.questions.filter(({ asked: { fact } }) => fact === null) };
  const questions = figureQuestions(opinions, recognised).filter(({ rows }) => rows.length > 0);
  return experiments.map((experiment) => byArms(experiment, questions, weightsOf(dataset)));
}
