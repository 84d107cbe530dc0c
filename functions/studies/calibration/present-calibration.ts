import { mean } from "../../statistics/moments.ts";
import { clusterPairs, differ, fitFamily, isCovered, rangeOf, without } from "./family.ts";
import type { PairRecord } from "./record.ts";
import { fitLine } from "./prediction.ts";
import {
  FEWEST_STUDIES,
  scaleFamilies,
  type Calibration,
  type FamilyCalibration,
  type ScaleFamily,
} from "./schemas.ts";

const shown = (value: number): number => Number(value.toFixed(4));

/** How prediction intervals do on studies that they do not know. */
export interface LeftOutIntervals {
  /** Human figures that were predicted. */
  figures: number;
  /** Share of them inside their interval. */
  coverage: number;
  /** Mean width of the intervals, 0 to 1. */
  width: number;
}

/**
 * Compares human figures with the intervals that the other studies give. Figures outside the range of the others are
 * not counted.
 * @returns null where nothing is covered
 */
export function leaveOneOut(pairs: readonly PairRecord[], family: ScaleFamily): LeftOutIntervals | null {
  const clusters = clusterPairs(pairs, family);
  const predicted = clusters.flatMap((cluster, index) => {
    const others = without(clusters, index);
    const range = rangeOf(others);
    if (!range || !differ(others)) return [];
    const line = fitLine(others);
    return cluster
      .filter(({ x }) => isCovered(range, x))
      .map(({ x, y }) => {
        const { estimate, half } = line.predict(x);
        return { isInside: Math.abs(y - estimate) <= half, width: 2 * half };
      });
  });
  if (predicted.length === 0) return null;
  return {
    figures: predicted.length,
    coverage: predicted.filter(({ isInside }) => isInside).length / predicted.length,
    width: mean(predicted.map(({ width }) => width)),
  };
}

function familyCalibration(pairs: readonly PairRecord[], family: ScaleFamily): FamilyCalibration {
  const clusters = clusterPairs(pairs, family);
  const range = rangeOf(clusters);
  const fitted = fitFamily(pairs, family);
  const leftOut = fitted ? leaveOneOut(pairs, family) : null;
  return {
    family,
    studies: clusters.length,
    questions: clusters.flat().length,
    ready: fitted !== undefined,
    intercept: fitted ? shown(fitted.line.intercept) : null,
    slope: fitted ? shown(fitted.line.slope) : null,
    synthetic_range: range && range.map(shown),
    leave_one_out_error: fitted ? shown(fitted.line.leaveOneOutError) : null,
    leave_one_out_coverage: leftOut && shown(leftOut.coverage),
  };
}

const NAMES: Record<ScaleFamily, string> = { rating: "rating scales", share: "options to choose from" };
const studiesOf = (count: number, which = "human") => `${count} ${which} ${count === 1 ? "study" : "studies"}`;

function missingOf(families: readonly FamilyCalibration[]): string | null {
  if (families.some(({ ready }) => ready)) return null;
  const [best] = families.toSorted((a, b) => b.studies - a.studies);
  if (best && best.studies >= FEWEST_STUDIES)
    return (
      `The synthetic figures of ${studiesOf(best.studies)} with ${NAMES[best.family]} are almost the same, so ` +
      "they predict nothing about other figures; add a human study about something that was received " +
      "differently."
    );
  const there = families.map(({ family, studies }) => `${studies} with ${NAMES[family]}`).join(" and ");
  const more = FEWEST_STUDIES - (best?.studies ?? 0);
  return (
    `Calibration begins at ${FEWEST_STUDIES} human studies with the same kind of question, each paired with a ` +
    `complete simulation of its own that asked the same; there are ${there}. Upload ` +
    `${studiesOf(more, "more human")}.`
  );
}

/** What all pairs of a company teach, as callers see it. */
export function presentCalibration(pairs: readonly PairRecord[]): Calibration {
  const families = scaleFamilies.map((family) => familyCalibration(pairs, family));
  return {
    ready: families.some(({ ready }) => ready),
    pairs: pairs.length,
    questions: pairs.flatMap(({ questions }) => questions).length,
    families,
    missing: missingOf(families),
    studies: pairs.map(({ human_study_id, name, project_id, simulation_id, questions }) => ({
      human_study_id,
      name,
      project_id,
      simulation_id,
      questions: questions.length,
      mean_absolute_error: shown(
        mean(
          questions.flatMap(({ figures }) =>
            figures.map(({ human, synthetic }) => Math.abs(synthetic.mean - human.mean)),
          ),
        ),
      ),
    })),
  };
}
