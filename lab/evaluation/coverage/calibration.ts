import { fitFamily, isCovered } from "../../../functions/studies/calibration/family.ts";
import type { PairedFigure, PairRecord } from "../../../functions/studies/calibration/record.ts";
import type { ScaleFamily } from "../../../functions/studies/calibration/schemas.ts";
import { sum } from "../../../functions/statistics/moments.ts";
import {
  normal,
  randomFrom,
  seedFrom,
  uniform,
  wholeNumber,
  type RandomGenerator,
} from "../../../functions/statistics/random.ts";
import { wilsonInterval } from "../../../functions/statistics/wilson.ts";
import { markdownTable } from "../markdown-table.ts";
import { times } from "./kinds.ts";

/** Human studies that a simulated company has. */
export const HUMAN_STUDIES = [6, 10, 20] as const;
/** Percent that is promised of a 95 % prediction interval. */
const BOUNDS = [93, 97] as const;
/** People in a human study; as many are small as large. */
const PEOPLE = [30, 300] as const;
/** New studies that the intervals of one company are tried on. */
const NEW_STUDIES = 4;

type Study = PairedFigure[];

export interface CalibratedKind {
  family: ScaleFamily;
  /** Fewest and most in a study. */
  questions: readonly [number, number];
  /** How far people are from personas, in words. */
  truth: string;
  /** What one question adds: a mean, or the shares of its options. Made for every study anew. */
  study: (random: RandomGenerator) => (people: number) => PairedFigure[];
}

const within01 = (value: number): number => Math.min(0.98, Math.max(0.02, value));
const personas = { se: null, n: 30 } as const;

/** How many of some people give each answer. */
function countsOf(random: RandomGenerator, people: number, probabilities: readonly number[]): number[] {
  const counts = probabilities.map(() => 0);
  for (let person = 0; person < people; person++) {
    let rest = uniform(random);
    const answer = probabilities.findIndex((probability) => (rest -= probability) < 0);
    counts[answer < 0 ? counts.length - 1 : answer]! += 1;
  }
  return counts;
}

/** Figures of people by the value of each answer. */
function humanFigure(counts: readonly number[], values: readonly number[]): PairedFigure["human"] {
  const n = sum(counts);
  const centre = sum(counts.map((count, answer) => (count * values[answer]!) / n));
  const squares = sum(counts.map((count, answer) => count * (values[answer]! - centre) ** 2));
  return { mean: centre, sd: Math.sqrt(squares / (n - 1)), n };
}

const POINTS = [0, 0.25, 0.5, 0.75, 1];
/** Five points with a given expectation: half of the people are torn between them, the others sure of either end. */
const ratingProbabilities = (p: number): number[] =>
  [1, 4, 6, 4, 1].map(
    (ways, point) =>
      (ways * p ** point * (1 - p) ** (4 - point) + (point === 0 ? 1 - p : 0) + (point === 4 ? p : 0)) / 2,
  );

/** Means of people on a line of those of personas: studies and questions lie around it by these standard deviations. */
const ratings = (questions: readonly [number, number], between: number, within: number): CalibratedKind => ({
  family: "rating",
  questions,
  truth: `studies off by ${between} of the range, questions by ${within}`,
  study: (random) => {
    const [centre, off] = [uniform(random, 0.35, 0.75), normal(random, 0, between)];
    return (people) => {
      const synthetic = within01(normal(random, centre, 0.12));
      const truth = within01(0.15 + 0.6 * synthetic + off + normal(random, 0, within));
      const human = humanFigure(countsOf(random, people, ratingProbabilities(truth)), POINTS);
      return [{ human, synthetic: { ...personas, mean: synthetic } }];
    };
  },
});

/** Shares that add up to 1, all divisions equally likely. */
function division(random: RandomGenerator, options: number): number[] {
  const parts = times(options, () => -Math.log(1 - uniform(random)));
  const total = sum(parts);
  return parts.map((part) => part / total);
}

/** Shares of two to six options: people share the personas' opinion in a part that differs between studies. */
const shares = (questions: readonly [number, number], apart: readonly [number, number]): CalibratedKind => ({
  family: "share",
  questions,
  truth: `${apart[0]} to ${apart[1]} of the people think otherwise than personas`,
  study: (random) => {
    const others = uniform(random, ...apart);
    return (people) => {
      const synthetic = division(random, wholeNumber(random, 2, 6));
      const otherwise = division(random, synthetic.length);
      const truth = synthetic.map((share, option) => (1 - others) * share + others * otherwise[option]!);
      const counts = countsOf(random, people, truth);
      return synthetic.map((own, option) => ({
        human: humanFigure([people - counts[option]!, counts[option]!], [0, 1]),
        synthetic: { ...personas, mean: own },
      }));
    };
  },
});

const SPREADS = [
  [0, 0.03],
  [0.03, 0.03],
  [0.03, 0.09],
  [0.09, 0.03],
] as const;

export const calibratedKinds: readonly CalibratedKind[] = [
  ...(
    [
      [1, 1],
      [3, 3],
      [12, 12],
      [1, 12],
    ] as const
  ).flatMap((questions) => SPREADS.map(([between, within]) => ratings(questions, between, within))),
  ...(
    [
      [1, 1],
      [1, 4],
    ] as const
  ).flatMap((questions) => [shares(questions, [0.1, 0.3]), shares(questions, [0.2, 0.8])]),
];

export interface CalibrationCell {
  kind: string;
  truth: string;
  humanStudies: number;
  companies: number;
  /** Percent of the new studies' figures that their interval holds. */
  percent: number;
  /** Percent of them that are refused, because no past study had such a synthetic figure. */
  refused: number;
  /** Mean half width, on 0 to 1. */
  half: number;
  within: boolean;
}

const nameOf = ({ family, questions: [fewest, most] }: CalibratedKind): string => {
  const questions = fewest === most ? String(most) : `${fewest} to ${most}`;
  return `${family === "rating" ? "Rating scales" : "Options"}, ${questions} a study`;
};

/** @param number of the study, each of which has a simulation of its own */
function pairOf(family: ScaleFamily, figures: Study, number: number): PairRecord {
  const nobody = { human_study_id: "", name: "", project_id: "", simulation_id: String(number), created_at: "" };
  return { ...nobody, questions: [{ question_id: "", family, figures }] };
}

/** Simulates companies with so many human studies, and new studies that their calibration is tried on. */
export function measureCalibration(kind: CalibratedKind, humanStudies: number, companies: number): CalibrationCell {
  const random = randomFrom(seedFrom("calibration", nameOf(kind), kind.truth, humanStudies));
  const simulate = (): Study => {
    const people = Math.round(PEOPLE[0] * (PEOPLE[1] / PEOPLE[0]) ** uniform(random));
    const ask = kind.study(random);
    return times(wholeNumber(random, ...kind.questions), () => ask(people)).flat();
  };
  let [held, figures, refused, width] = [0, 0, 0, 0];
  for (let company = 0; company < companies; company++) {
    const fitted = fitFamily(
      times(humanStudies, (number) => pairOf(kind.family, simulate(), number)),
      kind.family,
    );
    for (const { human, synthetic } of fitted ? times(NEW_STUDIES, simulate).flat() : []) {
      figures++;
      if (!isCovered(fitted!.range, synthetic.mean)) {
        refused++;
        continue;
      }
      const { estimate, half } = fitted!.line.predict(synthetic.mean);
      if (Math.abs(human.mean - estimate) <= half) held++;
      width += half;
    }
  }
  const share = held / (figures - refused);
  const { lower, upper } = wilsonInterval(share * companies, companies);
  return {
    kind: nameOf(kind),
    truth: kind.truth,
    humanStudies,
    companies,
    percent: Number((100 * share).toFixed(1)),
    refused: Number(((100 * refused) / figures).toFixed(1)),
    half: Number((width / (figures - refused)).toFixed(3)),
    within: 100 * upper >= BOUNDS[0] && 100 * lower <= BOUNDS[1],
  };
}

/** @param tell is told of every kind before it begins; between cells others have their turn */
export async function measureCalibrations(
  companies: number,
  tell: (kind: string) => void,
  signal?: AbortSignal,
): Promise<CalibrationCell[]> {
  const cells: CalibrationCell[] = [];
  for (const kind of calibratedKinds) {
    tell(`calibration, ${nameOf(kind)}, ${kind.truth}`);
    for (const humanStudies of HUMAN_STUDIES) {
      await new Promise((resolve) => setImmediate(resolve));
      signal?.throwIfAborted();
      cells.push(measureCalibration(kind, humanStudies, companies));
    }
  }
  return cells;
}

/** The table as Markdown: percent held, and the mean half width in percent of the scale. */
export function calibrationTable(cells: readonly CalibrationCell[]): string {
  const rows = Map.groupBy(cells, ({ kind, truth }) => `${kind}, ${truth}`);
  return markdownTable(
    ["Questions", "People and personas", ...HUMAN_STUDIES.map((count) => `${count} studies`), "Refused", "Companies"],
    [...rows.values()].map((own) => [
      own[0]!.kind,
      own[0]!.truth,
      ...own.map(
        ({ percent, half, within }) => `${percent.toFixed(1)}${within ? "" : " *"} (±${(100 * half).toFixed(0)})`,
      ),
      own.map(({ refused }) => refused.toFixed(0)).join(", "),
      String(own[0]!.companies),
    ]),
  );
}

export const CALIBRATION_KEY =
  "Percent of the figures of new human studies inside their 95 % prediction interval, and its half width in percent " +
  "of the scale; * below 93 or above 97 by more than the simulation's own error. Refused: percent beyond what past " +
  "studies cover, with 6, 10 and 20 of them.";
