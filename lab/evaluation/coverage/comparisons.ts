import { compareSimulations } from "../../../functions/findings/comparisons/compare-simulations.ts";
import { normNoise, percentileRank } from "../../../functions/findings/comparisons/norms.ts";
import { normal, randomFrom, type RandomGenerator } from "../../../functions/statistics/random.ts";
import type { SurveyQuestion } from "../../../functions/studies/survey/schemas.ts";
import { holds, times, type CoveredKind, type Outcome, type SizeAxis } from "./kinds.ts";
import { persona, pointAnswer, rated, ratedAnswer, survey } from "./tables.ts";
import type { CountedAnswer } from "../../../functions/studies/survey/questions/counted-answer.ts";

interface Compared {
  /** Whether the same personas take part in all. */
  same: boolean;
  /** Opinions of simulation `k`, by the opinion of whoever takes part. */
  answers: (random: RandomGenerator, opinion: number, k: number) => CountedAnswer;
  question: SurveyQuestion;
  simulations?: number;
  /** One is enough where nobody looks at who is best. */
  draws?: number;
}

/** Simulations of people, each with an opinion of its own, or of the same people, who keep half of theirs. */
function comparisonOf(
  random: RandomGenerator,
  n: number,
  { same, answers, question, simulations = 2, draws = 1 }: Compared,
) {
  const lasting = times(n, () => normal(random));
  const compared = times(simulations, (k) =>
    survey(
      `s${k}`,
      [question],
      times(n, (index) => {
        const own = same ? lasting[index]! : normal(random);
        const opinion = Math.SQRT1_2 * (own + normal(random));
        return persona(same ? `p${index}` : `p${k}_${index}`, [answers(random, opinion, k)]);
      }),
    ),
  );
  return compareSimulations({ simulations: compared, questionIds: ["q"], seed: 1, draws }).questions[0]!;
}

const PERSONAS_COMPARED: SizeAxis = { name: "n", sizes: [10, 30, 100, 300] };
const [CENTRE, SPREAD] = [3.4, 0.9];
const byPoints =
  (shift: number): Compared["answers"] =>
  (_, opinion, k) =>
    pointAnswer("q", CENTRE + SPREAD * opinion + shift * k);
const bySimilarity =
  (shift: number): Compared["answers"] =>
  (_, opinion, k) =>
    ratedAnswer("q", CENTRE + SPREAD * opinion + shift * k);

const POPULATION = 10_000;
/** The difference in a large population, found once for all sizes. */
function populationDifference(compared: Compared, figure: string): () => number {
  let known: number | undefined;
  return () => {
    if (known !== undefined) return known;
    const { rows } = comparisonOf(randomFrom("population"), POPULATION, compared);
    return (known = rows.find((row) => row.figure === figure)!.differences[0]!.difference);
  };
}

const difference = (name: string, figure: string, compared: Compared): CoveredKind => {
  const truthOf = populationDifference(compared, figure);
  return {
    name: `Difference of simulations: ${name}`,
    truth:
      (compared.same ? "the same personas, who keep half of an opinion" : "different personas") +
      "; half a point apart",
    counts: "covered",
    axis: PERSONAS_COMPARED,
    effort: 0.2,
    prepare: (n) => {
      const truth = truthOf();
      return (random): Outcome[] => {
        const { rows } = comparisonOf(random, n, compared);
        const interval = rows.find((row) => row.figure === figure)!.differences[0]!.difference_interval;
        return [holds(interval, truth)];
      };
    },
  };
};

const alarms = (name: string, compared: Compared): CoveredKind => ({
  name: `Comparison, any false letter: ${name}`,
  truth: "four simulations that do not differ, mean and top two",
  counts: "alarms",
  axis: PERSONAS_COMPARED,
  effort: 0.2,
  prepare: (n) => (random) => [
    comparisonOf(random, n, compared).rows.some((row) =>
      row.simulations.some(({ differs_from: letters }) => letters.length > 0),
    ),
  ],
});

/** Of simulations that are told to be the best with about some probability, whether they are. */
const winner = (name: string, [from, to]: readonly [number, number], same: boolean): CoveredKind => ({
  name: `Best of three, told with ${from} to ${to} %, ${name}`,
  truth: "simulations whose means lie about each other with a standard deviation of half a point",
  counts: "power",
  bounds: [from, to],
  axis: PERSONAS_COMPARED,
  effort: 0.2,
  prepare:
    (n) =>
    (random): Outcome[] => {
      const shifts = times(3, () => normal(random, 0, 0.5));
      const best = Math.max(...shifts);
      const answers: Compared["answers"] = (_, opinion, k) => ratedAnswer("q", CENTRE + SPREAD * opinion + shifts[k]!);
      const { rows } = comparisonOf(random, n, { same, answers, question: rated, simulations: 3, draws: 1_000 });
      return rows[0]!.simulations.flatMap(({ probability_best: told }, k) => {
        const percent = 100 * (told?.probability ?? 0);
        return percent >= from && percent < to ? [shifts[k] === best] : [];
      });
    },
});

const [sameRated, otherRated] = [true, false].map((same) => ({ same, question: rated, answers: bySimilarity(0.5) }));
const [samePoints, otherPoints] = [true, false].map((same) => ({ same, question: rated, answers: byPoints(0.5) }));

export const comparisonKinds: readonly CoveredKind[] = [
  difference("mean, same personas", "mean", sameRated!),
  difference("mean, other personas", "mean", otherRated!),
  difference("counted share, same personas", "top_two_box", samePoints!),
  difference("counted share, other personas", "top_two_box", otherPoints!),
  difference("box of probabilities, same personas", "top_two_box", sameRated!),
  alarms("same personas, by similarity", { ...sameRated!, answers: bySimilarity(0), simulations: 4 }),
  alarms("same personas, by points", { ...samePoints!, answers: byPoints(0), simulations: 4 }),
  alarms("other personas, by points", { ...otherPoints!, answers: byPoints(0), simulations: 4 }),
  ...(
    [
      [40, 60],
      [75, 90],
      [90, 99],
    ] as const
  ).flatMap((band) => [winner("same personas", band, true), winner("other personas", band, false)]),
];

const CONCEPTS: SizeAxis = { name: "concepts", sizes: [10, 30, 100] };
/** A true mean among concepts whose means lie about each other with a standard deviation of .3 points. */
const norms = (personas: number): CoveredKind => ({
  name: `Percentile rank among concepts, ${personas} personas each`,
  truth: "rank of the true mean among the true means of the others, spread .3, personas .9 points",
  counts: "covered",
  axis: CONCEPTS,
  effort: 0.2,
  prepare:
    (n) =>
    (random): Outcome[] => {
      const truths = times(n + 1, () => normal(random, CENTRE, 0.3));
      const error = SPREAD / Math.sqrt(personas);
      const [own, ...others] = truths.map((truth) => ({ value: normal(random, truth, error), error }));
      const rank = (100 * truths.slice(1).filter((truth) => truth < truths[0]!).length) / n;
      const [low, high] = percentileRank(own!, others, normNoise(n, random)).interval;
      return [holds([low, high], rank)];
    },
});
export const normKinds: readonly CoveredKind[] = [10, 50, 300].map(norms);
