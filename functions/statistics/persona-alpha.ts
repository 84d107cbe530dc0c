import { chiSquareQuantile } from "./chi-square.ts";
import { requireInput } from "./input-error.ts";
import { pairableUnits } from "./krippendorff.ts";
import { mean, sum, variance } from "./moments.ts";
import { pairDisagreement, ratingPositions } from "./pair-disagreement.ts";
import type { Level, Rating } from "./pair-disagreement.ts";

/** One question that the personas of a group were asked repeatedly (reruns, and simulations of the same stimulus). */
export interface RepeatedItem {
  level: Level;
  /** Each persona's answers; null is missing. Personas with fewer than two answers take no part. */
  answers: ReadonlyMap<string, readonly (Rating | null)[]>;
}

export interface PersonaAlpha {
  /** null when no item was repeated or none varies between or within personas. */
  alpha: number | null;
  /** One-sided lower confidence bound of α over items; null with α. */
  lowerBound: number | null;
  /** Σ (repetitions − 1) over the items that count. */
  degreesOfFreedom: number;
  /** Items repeated for this persona, and those of them left out because all answers of all personas are identical. */
  items: number;
  itemsWithoutVariance: number;
  /** Variance of the persona's own mean answers across its ordinal items; null below two such items. */
  acrossItemVariance: number | null;
  /**
   * Largest share of one and the same answer in all its ordinal answers (scale points, not means); null below two such
   * items.
   */
  straightLining: number | null;
}

/**
 * One-sided lower confidence bound of a persona's α: 1 − (1 − α) · df / χ²_{1−confidence, df}, as 1 − α is a variance
 * ratio whose numerator has df degrees of freedom. At α = .80 it passes .667 from df = 28.
 */
export function alphaLowerBound(alpha: number, df: number, confidence = 0.95): number {
  requireInput(df > 0, `A bound for alpha needs positive degrees of freedom, found ${df}.`);
  return 1 - ((1 - alpha) * df) / chiSquareQuantile(1 - confidence, df);
}

interface OwnItem {
  level: Level;
  answers: Rating[];
  /** D_o,i / D_e,item; null when the item has no variance. */
  ratio: number | null;
}

/**
 * Data that answers to an item are compared with: positions on its scale, and how much any two of all answers differ.
 */
interface Yardstick {
  position: (rating: Rating) => number;
  expected: number;
}

/** One per item for all personas. Otherwise each of fifty personas would go through all answers of all fifty. */
const yardsticks = new WeakMap<RepeatedItem, Yardstick>();

function yardstickOf(item: RepeatedItem): Yardstick {
  const known = yardsticks.get(item);
  if (known) return known;
  const pooled = pairableUnits([...item.answers.values()]).flat();
  const position = ratingPositions(pooled, item.level);
  const yardstick = { position, expected: pairDisagreement(pooled.map(position), item.level) };
  yardsticks.set(item, yardstick);
  return yardstick;
}

function ownItem(item: RepeatedItem, personaId: string): OwnItem | null {
  const [own] = pairableUnits([item.answers.get(personaId) ?? []]);
  if (own === undefined) return null;
  const { position, expected } = yardstickOf(item);
  const observed = pairDisagreement(own.map(position), item.level);
  return { level: item.level, answers: own, ratio: expected === 0 ? null : observed / expected };
}

function modalShare(answers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return Math.max(...counts.values()) / answers.length;
}

/**
 * How consistent one persona is with itself, relative to how much personas differ: α_i = 1 − D_o,i / D_e,item. It uses
 * Krippendorff's difference functions, averaged over items with weights repetitions − 1. With one item that all
 * answered equally often, the mean of α_i over personas is Krippendorff's α.
 * @param items every item the persona was asked, with the answers of all personas of the group
 */
export function personaAlpha(items: readonly RepeatedItem[], personaId: string, confidence = 0.95): PersonaAlpha {
  const own = items.map((item) => ownItem(item, personaId)).filter((item) => item !== null);
  const varying = own.flatMap(({ ratio, answers }) => (ratio === null ? [] : [{ ratio, df: answers.length - 1 }]));
  const df = sum(varying.map((item) => item.df));
  const alpha = df > 0 ? 1 - sum(varying.map((item) => item.df * item.ratio)) / df : null;
  const scale = own
    .filter(({ level }) => level === "ordinal")
    .map(({ answers }) => answers.filter((answer) => typeof answer === "number"));
  return {
    alpha,
    lowerBound: alpha === null ? null : alphaLowerBound(alpha, df, confidence),
    degreesOfFreedom: df,
    items: own.length,
    itemsWithoutVariance: own.length - varying.length,
    acrossItemVariance: scale.length > 1 ? variance(scale.map((answers) => mean(answers))) : null,
    straightLining: scale.length > 1 ? modalShare(scale.flat()) : null,
  };
}
