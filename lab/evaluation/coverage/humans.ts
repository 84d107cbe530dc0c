import { differenceOf } from "../../../functions/findings/validity/compare-scale.ts";
import { errorInterval, overQuestions } from "../../../functions/findings/validity/overall.ts";
import {
  pairedDifference,
  pairedEstimate,
  type PairedAnswers,
} from "../../../functions/findings/validity/paired-estimate.ts";
import { answeredByPeople, answeredByPersonas } from "../../../functions/findings/validity/scale-answers.ts";
import { tInterval } from "../../../functions/statistics/mean-difference.ts";
import { mean, standardDeviation } from "../../../functions/statistics/moments.ts";
import { normalCdf } from "../../../functions/statistics/normal.ts";
import { normalInterval, predictionPoweredMean } from "../../../functions/statistics/prediction-powered-mean.ts";
import { normal, type RandomGenerator } from "../../../functions/statistics/random.ts";
import { holds, type CoveredKind, type SizeAxis } from "./kinds.ts";

const POINTS = [1, 2, 3, 4, 5, 6, 7];
/** People's opinions and, with what they have in common, the means of their personas' distributions. */
const PEOPLE = { mean: 4.4, sd: 1.6 };
const PERSONAS = { mean: 4.8, sd: 0.7 };

/** An opinion as a point of the scale. */
const answered = (opinion: number): number => Math.min(7, Math.max(1, Math.round(opinion)));
/** The mean of all such answers, exactly. */
const meanAnswer = POINTS.slice(0, -1).reduce(
  (sum, point) => sum + 1 - normalCdf((point + 0.5 - PEOPLE.mean) / PEOPLE.sd),
  1,
);

/** What a persona answers whose person nobody asked. */
const unpaired = (random: RandomGenerator): number => normal(random, PERSONAS.mean, PERSONAS.sd);

/** A person's answer and the persona's, whose opinions correlate. */
function pairOf(random: RandomGenerator, correlation: number) {
  const own = normal(random);
  const persona = correlation * own + Math.sqrt(1 - correlation ** 2) * normal(random);
  return { person: answered(PEOPLE.mean + PEOPLE.sd * own), persona: PERSONAS.mean + PERSONAS.sd * persona };
}

function pairsOf(random: RandomGenerator, asked: number, others: number, correlation: number): PairedAnswers {
  const pairs = Array.from({ length: asked }, () => pairOf(random, correlation));
  return {
    people: pairs.map(({ person }) => person),
    personas: pairs.map(({ persona }) => persona),
    others: Array.from({ length: others }, () => unpaired(random)),
  };
}

const ASKED: SizeAxis = { name: "asked", sizes: [10, 30, 100, 300] };
const asMany = { 1: "as many personas more", 10: "ten times as many" } as const;

const paired = (correlation: number, times: 1 | 10): CoveredKind => ({
  name: `Paired mean, r ${correlation}, ${asMany[times]}`,
  truth: "mean of people who answer on seven points, opinions correlated so",
  counts: "covered",
  axis: ASKED,
  bounds: [93, 97],
  effort: times === 1 ? 4 : 2,
  prepare: (asked) => (random) => [
    holds(pairedEstimate(pairsOf(random, asked, times * asked, correlation))!.interval, meanAnswer),
  ],
});

const asPublished: CoveredKind = {
  ...paired(0.5, 10),
  name: "The same as ppi-python has it, r 0.5, ten times as many",
  bounds: [0, 100],
  note: "normal quantile and divisor n; not shown to anybody",
  prepare: (asked) => (random) => {
    const { people, personas, others } = pairsOf(random, asked, 10 * asked, 0.5);
    const { estimate, error } = predictionPoweredMean(people, personas, others);
    const { lower, upper } = normalInterval(estimate, error);
    return [holds([lower, upper], meanAnswer)];
  },
};

/** People who are asked in a human study beside so many personas. */
const PANEL = 100;

const strangers: CoveredKind = {
  name: "Difference to other people",
  truth: `personas minus ${PANEL} people on seven points, Welch`,
  counts: "covered",
  prepare: (n) => (random) => {
    const people = Array.from({ length: PANEL }, () => pairOf(random, 0).person);
    const ratings = new Map(Array.from({ length: n }, (_, index) => [`p${index}`, unpaired(random)]));
    const question = {
      ...({ id: "q", question: "", kind: "scale", categories: POINTS } as const),
      ...{ answers: ratings, ratings, distributions: new Map() },
    };
    const human = { n: PANEL, mean: mean(people), sd: standardDeviation(people), counts: null };
    const { difference_interval } = differenceOf(answeredByPersonas(question, undefined)!, answeredByPeople(human)!);
    return [holds(difference_interval, PERSONAS.mean - meanAnswer)];
  },
};

const own: CoveredKind = {
  name: "Difference to the people they were made of",
  truth: "personas minus their people, r .5, and as many personas more",
  counts: "covered",
  axis: ASKED,
  prepare: (asked) => (random) => [
    holds(tInterval(pairedDifference(pairsOf(random, asked, asked, 0.5))!), PERSONAS.mean - meanAnswer),
  ],
};

const QUESTIONS: SizeAxis = { name: "questions", sizes: [3, 5, 10, 25] };
/** What answers are off by, as a share of the scale: about a tenth, as often above as below. */
const SPREAD = 0.12;
const errorsOf = (random: RandomGenerator, questions: number): number[] =>
  Array.from({ length: questions }, () => Math.abs(normal(random, 0, SPREAD)));

const overall: readonly CoveredKind[] = [
  {
    name: "Mean absolute error over questions",
    truth: "questions off by a normal error of .12 of the scale",
    counts: "covered",
    axis: QUESTIONS,
    prepare: (questions) => (random) => [
      holds(errorInterval(errorsOf(random, questions)), SPREAD * Math.sqrt(2 / Math.PI)),
    ],
  },
  {
    name: "Personas or direct estimate nearer, false alarms",
    truth: "both off by as much on average, independently",
    counts: "alarms",
    axis: QUESTIONS,
    prepare: (questions) => (random) => {
      const [personas, estimates] = [errorsOf(random, questions), errorsOf(random, questions)];
      return [holds(overQuestions(personas.map((error, index) => error - estimates[index]!)), 0) === false];
    },
  },
];

/** What is told of a simulation that is held against people. */
export const heldAgainstPeopleKinds: readonly CoveredKind[] = [
  strangers,
  ...[0, 0.2, 0.5, 0.8].flatMap((correlation) => [paired(correlation, 1), paired(correlation, 10)]),
  asPublished,
  own,
  ...overall,
];
