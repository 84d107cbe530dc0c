import type { Aggregate, PersonaResult } from "../simulation/results.ts";
import { fitFamily, isCovered, type FittedFamily } from "./family.ts";
import type { PairRecord } from "./record.ts";
import { scaleFamilies, type Calibrated, type ScaleFamily } from "./schemas.ts";

type CalibratedQuestion = Calibrated["questions"][number];

/** A figure of a simulation, with the numbers that map it to 0..1 and back. */
interface Figure extends Pick<CalibratedQuestion, "question_id" | "option" | "family" | "synthetic"> {
  low: number;
  high: number;
  decimals: number;
}

const rating = (question_id: string, mean: number, low: number, points: number): Figure => ({
  question_id,
  option: null,
  family: "rating",
  synthetic: mean,
  low,
  high: low + points - 1,
  decimals: 2,
});

const share = (question_id: string, option: string, percent: number): Figure => ({
  question_id,
  option,
  family: "share",
  synthetic: percent,
  low: 0,
  high: 100,
  decimals: 1,
});

/** Ids of the questions that profiles answered. */
export const factQuestions = (results: readonly PersonaResult[]): Set<string> =>
  new Set(
    results.flatMap(({ answers }) =>
      (answers ?? []).filter((one) => one.answered_from === "profile").map(({ question_id }) => question_id),
    ),
  );

/** Means of scales and shares of options; what personas know of themselves is not an opinion. */
function figuresOf({ concept_test, survey }: Aggregate, results: readonly PersonaResult[]): Figure[] {
  const facts = factQuestions(results);
  return [
    ...(concept_test?.questions ?? []).map((one) => rating(one.question_id, one.mean, 1, one.distribution.length)),
    ...(survey?.questions ?? [])
      .filter(({ question_id }) => !facts.has(question_id))
      .flatMap(({ question_id, rating: rated, scale, options }) => [
        ...(rated && scale ? [rating(question_id, rated.mean, scale.first_value, scale.points)] : []),
        ...(options ?? []).flatMap((one) => (one.share === null ? [] : [share(question_id, one.option, one.share)])),
      ]),
  ];
}

function calibrate({ low, high, decimals, ...figure }: Figure, { line, range }: FittedFamily): CalibratedQuestion {
  const synthetic = (figure.synthetic - low) / (high - low);
  if (!isCovered(range, synthetic))
    return { ...figure, estimate: null, prediction_interval: null, refused: "extrapolation" };
  const { estimate, half } = line.predict(synthetic);
  const back = (position: number) => {
    const value = low + Math.min(1, Math.max(0, position)) * (high - low);
    return Number(value.toFixed(decimals));
  };
  return {
    ...figure,
    estimate: back(estimate),
    prediction_interval: [back(estimate - half), back(estimate + half)],
    refused: null,
  };
}

/**
 * The answers expected of people to the questions of a simulation, by what a company's human studies teach.
 * @param pairs without the simulation's own
 * @returns null where they are too few for any of its figures
 */
export function calibratedFigures(
  aggregate: Aggregate,
  results: readonly PersonaResult[],
  pairs: readonly PairRecord[],
): Calibrated | null {
  const fitted = new Map<ScaleFamily, FittedFamily>(
    scaleFamilies.flatMap((family) => {
      const known = fitFamily(pairs, family);
      return known ? [[family, known] as const] : [];
    }),
  );
  const figures = figuresOf(aggregate, results);
  const questions = figures.flatMap((figure) => {
    const family = fitted.get(figure.family);
    return family ? [calibrate(figure, family)] : [];
  });
  if (fitted.size === 0 || (figures.length > 0 && questions.length === 0)) return null;
  return { studies: new Set(pairs.map(({ simulation_id }) => simulation_id)).size, questions };
}
