import { letterOf, pairsOf } from "../../statistics/letters.ts";
import { noTests, type ScaleTests } from "../rating/rating-error.ts";
import { conceptFigures } from "./concept-figures.ts";
import type { DesignWeights } from "../weights/design-weights.ts";
import type { Theme } from "../simulation/figures.ts";
import { opinionFigures } from "../simulation/opinion-figures.ts";
import type { PersonaResult } from "../simulation/results.ts";
import { bestShares } from "../../statistics/best-shares.ts";
import { holmAdjusted } from "../../statistics/holm.ts";
import { meanInterval } from "../../statistics/mean-interval.ts";
import { mean } from "../../statistics/moments.ts";
import { pairedDifference } from "../../statistics/paired-difference.ts";
import { differenceOfMeans, weightedSample, type Member } from "../../statistics/sample-difference.ts";
import { shownInterval } from "../../statistics/shown-interval.ts";
import { weightedMean } from "../../statistics/weighting.ts";
import { comparedFigures, type ComparedFigure, type ConceptsAggregate } from "./aggregate-schema.ts";
import { conceptOf, conceptQuestionId } from "./questions.ts";
import { positionEffect } from "./position-effect.ts";
import type { Concept, ConceptDesign } from "./schemas.ts";
import { rounded } from "../../statistics/rounded.ts";

const LEVEL = 0.05;
/** Fewest personas that a difference is tested with. */
const SMALLEST_BASE = 5;
const shownP = (p: number | null) => p && rounded(p, 6);
const isBelow = (p: number | null) => p !== null && p <= LEVEL;

/** Ends of a figure's scale and the decimals it is shown with. */
const SCALES = { battery: { low: 1, high: 5, decimals: 2 }, sentiment: { low: -1, high: 1, decimals: 3 } } as const;
const scaleOf = (figure: ComparedFigure) => SCALES[figure === "sentiment" ? "sentiment" : "battery"];

/** What a persona said of one concept, as if it had been asked about nothing else; null if it did not see it. */
export function asIfAlone(result: PersonaResult, conceptId: string): PersonaResult | null {
  const reaction = result.concepts?.find(({ concept_id }) => concept_id === conceptId);
  if (!reaction) return null;
  const { concept_id: _id, position: _position, ...said } = reaction;
  const answers = (result.answers ?? []).flatMap((answer) => {
    const about = conceptOf(answer.question_id);
    return about?.concept_id === conceptId ? [{ ...answer, question_id: about.item }] : [];
  });
  return { ...result, ...said, answers, concepts: null };
}

/** A persona's rating of a concept; null where it could not be rated. */
function ratingOf({ concepts, answers }: PersonaResult, conceptId: string, figure: ComparedFigure): number | null {
  if (figure === "sentiment")
    return concepts?.find(({ concept_id }) => concept_id === conceptId)?.sentiment_score ?? null;
  return answers?.find(({ question_id }) => question_id === conceptQuestionId(conceptId, figure))?.rating ?? null;
}

type Ratings = readonly (number | null)[];
interface Difference {
  paired: number;
  /** The smaller base. */
  base: number;
  difference: number | null;
  interval: [number, number] | null;
  p: number | null;
}

/** A difference by the personas who rated both. */
function withinPeople(first: Ratings, second: Ratings, counts: readonly number[]): Difference {
  const found = pairedDifference(first, second, counts);
  return { ...found, base: found.paired };
}

/** A difference between personas who each rated one. */
function betweenPeople(first: Ratings, second: Ratings, counts: readonly number[]): Difference {
  const membersOf = (ratings: Ratings) =>
    new Map<string, Member>(
      ratings.flatMap((value, place) => (value === null ? [] : [[String(place), { value, weight: counts[place]! }]])),
    );
  const [one, other] = [membersOf(first), membersOf(second)];
  const base = Math.min(one.size, other.size);
  if (base === 0) return { paired: 0, base, difference: null, interval: null, p: null };
  return { ...differenceOfMeans(weightedSample(one), weightedSample(other)), base };
}

/** Every pair of the concepts, paired over personas where they saw all, and for how many each is the best. */
function compared(
  figure: ComparedFigure,
  { concepts, design }: { concepts: readonly Concept[]; design: ConceptDesign },
  results: readonly PersonaResult[],
  weights: DesignWeights,
): ConceptsAggregate["comparison"][number] {
  const differenceOf = design === "monadic" ? betweenPeople : withinPeople;
  const { low, high, decimals } = scaleOf(figure);
  const counts = results.map(({ persona_id }) => weights.of(persona_id));
  const ratings = concepts.map(({ concept_id }) => results.map((result) => ratingOf(result, concept_id, figure)));
  const found = pairsOf(concepts.length).map(([first, second]) => ({
    first,
    second,
    ...differenceOf(ratings[first]!, ratings[second]!, counts),
  }));
  const tested = found.map(({ base, p }) => (base < SMALLEST_BASE ? null : p));
  const adjusted = holmAdjusted(tested);
  const differing = found.filter((_, index) => isBelow(adjusted[index]!));
  const whole = results.flatMap((_, index) => {
    const row = ratings.flatMap((own) => own[index] ?? []);
    return row.length === concepts.length ? [{ row, weight: counts[index]! }] : [];
  });
  const best = bestShares(
    whole.map(({ row }) => row),
    whole.map(({ weight }) => weight),
  );
  return {
    figure,
    answered: design === "monadic" ? ratings.flat().filter((rating) => rating !== null).length : whole.length,
    concepts: concepts.map(({ concept_id }, index) => {
      const rated = ratings[index]!.flatMap((rating, place) =>
        rating === null ? [] : [{ rating, weight: counts[place]! }],
      );
      const [values, own] = [rated.map(({ rating }) => rating), rated.map(({ weight }) => weight)];
      const share = best[index];
      return {
        concept_id,
        mean: rated.length > 0 ? rounded(weightedMean(values, own), decimals) : null,
        mean_interval: rated.length > 0 ? meanInterval(values, low, high, { decimals, weights: own }) : null,
        differs_from: differing
          .flatMap(({ first, second }) => (first === index ? [second] : second === index ? [first] : []))
          .toSorted((a, b) => a - b)
          .map(letterOf),
        best_share: share ? rounded(100 * share.share, 1) : null,
        best_share_interval: share ? shownInterval(100 * share.lower, 100 * share.upper, 1) : null,
      };
    }),
    differences: found.map(({ first, second, paired, difference, interval }, index) => ({
      first: letterOf(first),
      second: letterOf(second),
      paired,
      difference: difference === null ? null : rounded(difference, decimals),
      difference_interval: interval && shownInterval(...interval, decimals),
      p_value: shownP(tested[index]!),
      adjusted_p_value: shownP(adjusted[index]!),
    })),
  };
}

/**
 * The effect on a figure of being seen first, second, and later. It is an effect of the test itself, so nobody is
 * weighted.
 */
function byPosition(figure: ComparedFigure, concepts: readonly Concept[], results: readonly PersonaResult[]) {
  const { decimals } = scaleOf(figure);
  const placed = results.flatMap((result) =>
    (result.concepts ?? []).flatMap(({ concept_id, position }) => {
      const rating = ratingOf(result, concept_id, figure);
      const condition = concepts.findIndex((concept) => concept.concept_id === concept_id);
      return rating === null ? [] : [{ persona: result.persona_id, condition, position: position - 1, rating }];
    }),
  );
  const found = positionEffect(placed, concepts.length);
  return {
    figure,
    p: found?.p ?? null,
    positions: concepts.map((_, position) => {
      const own = placed.filter((one) => one.position === position).map(({ rating }) => rating);
      const { effect, interval } = found?.effects[position] ?? { effect: null, interval: null };
      return {
        position: position + 1,
        answered: own.length,
        mean: own.length > 0 ? rounded(mean(own), decimals) : null,
        effect: effect && rounded(effect, decimals),
        effect_interval: interval && shownInterval(...interval, decimals),
      };
    }),
  };
}

/**
 * The figures of several concepts: for each alone, for each against the others, and for their places where everybody
 * has seen all of them.
 * @param themesOf the themes of a concept, merged over the personas with the same weights
 */
export function conceptsFigures(
  concepts: readonly Concept[],
  results: readonly PersonaResult[],
  themesOf: (conceptId: string) => readonly Theme[],
  weights: DesignWeights,
  tests: ScaleTests = noTests,
  design: ConceptDesign = "sequential",
): ConceptsAggregate {
  const positions = design === "monadic" ? [] : comparedFigures.map((figure) => byPosition(figure, concepts, results));
  const adjusted = holmAdjusted(positions.map(({ p }) => p));
  return {
    design,
    concepts: concepts.map(({ concept_id, name }, index) => {
      const own = results.flatMap((result) => asIfAlone(result, concept_id) ?? []);
      return {
        concept_id,
        name,
        letter: letterOf(index),
        questions: conceptFigures(own, weights, tests),
        ...opinionFigures(own, themesOf(concept_id), weights, tests),
      };
    }),
    comparison: comparedFigures.map((figure) => compared(figure, { concepts, design }, results, weights)),
    position_effect: positions.map(({ figure, p, positions: all }, index) => ({
      figure,
      positions: all,
      p_value: shownP(p),
      adjusted_p_value: shownP(adjusted[index]!),
    })),
  };
}
