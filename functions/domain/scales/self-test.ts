import * as z from "zod";
import { SAME_THEME } from "../simulation/cluster-themes.ts";
import { StatisticsInputError } from "../statistics/input-error.ts";
import { mean } from "../statistics/moments.ts";
import { spearmanCorrelation } from "../statistics/rank-agreement.ts";
import { cosineSimilarity, meanRating, ratingDistribution } from "../statistics/ssr.ts";
import type { Anchors } from "./anchors.ts";
import type { Probes } from "./probes.ts";
import { scaleFamilies, type ScaleFamily } from "./scale-families.ts";

/** Figures are kept and not verdicts, so that another threshold needs no other test. */
export const scaleTestSchema = z.partialRecord(
  z.enum(scaleFamilies),
  z.object({
    /** Rank correlation of grade and rating; 0 without any spread. */
    spearman: z.number(),
    /** How far the top probe is above the bottom one, points of five. */
    gap: z.number(),
  }),
);
/** What an embedding model made of the graded probes of a language, by scale. */
export type ScaleTest = z.infer<typeof scaleTestSchema>;

export const themeTestSchema = z.object({
  /** How much nearer themes are that mean the same than others, mean of the cosines. */
  margin: z.number(),
  /** Cosine of the nearest two that do not mean the same. */
  nearest_other: z.number(),
});
/** What an embedding model made of pairs of themes in a language. */
export type ThemeTest = z.infer<typeof themeTestSchema>;

/** One swap of neighbours among five probes leaves .9. */
const ORDERED = 0.9;
/** Points of five between the ratings of the extremes: noise of a model that reads nothing mostly stays below it. */
const APART = 0.5;
/**
 * Share of a language's scales that have to pass before any is trusted. A model that reads nothing orders five probes
 * in one of twenty-four scales by chance; three quarters of eighteen it never does.
 */
const MOST_SCALES = 0.75;
/** What pairs that mean the same have to be nearer by; chance gives a tenth of it. */
const NEARER = 0.2;
/** A double's noise in a correlation. */
const NOISE = 1e-9;
const NOTHING = { spearman: 0, gap: 0 };

type VectorOf = (text: string) => readonly number[];

/** Vectors that do not compare (other lengths, no numbers) are those of a model that reads nothing. */
function unlessIncomparable<T>(compute: () => T, otherwise: T): T {
  try {
    return compute();
  } catch (error) {
    if (error instanceof StatisticsInputError) return otherwise;
    throw error;
  }
}

function testScale(family: ScaleFamily, anchors: Anchors, probes: Probes, vectorOf: VectorOf) {
  const sets = anchors.scales[family].map((set) => set.map(vectorOf));
  const ratings = probes.scales[family].map((probe) => meanRating(ratingDistribution(vectorOf(probe), sets)));
  const grades = ratings.map((_, grade) => grade);
  return { spearman: spearmanCorrelation(grades, ratings) ?? 0, gap: ratings.at(-1)! - ratings[0]! };
}

/** Holds an embedding model against answers of which the order is known, scale by scale. */
export const testScales = (anchors: Anchors, probes: Probes, vectorOf: VectorOf): ScaleTest =>
  Object.fromEntries(
    scaleFamilies.map((family) => [
      family,
      unlessIncomparable(() => testScale(family, anchors, probes, vectorOf), NOTHING),
    ]),
  );

/**
 * The scales on which ratings by similarity may be trusted: those that came out in order, with the extremes apart, in a
 * language of which most did; none of any other language. Scales are not pooled into one coefficient: one that is
 * upside down would hide behind seventeen that are not.
 */
export function readableScales(test: ScaleTest): ReadonlySet<ScaleFamily> {
  const passed = scaleFamilies.filter((family) => {
    const { spearman, gap } = test[family] ?? NOTHING;
    return spearman >= ORDERED - NOISE && gap >= APART;
  });
  return new Set(passed.length >= MOST_SCALES * scaleFamilies.length ? passed : []);
}

/** Holds an embedding model against themes that mean the same and themes that do not. */
export const testThemes = ({ alike }: Pick<Probes, "alike">, vectorOf: VectorOf): ThemeTest =>
  unlessIncomparable(
    () => {
      const same = alike.map(([theme, other]) => cosineSimilarity(vectorOf(theme), vectorOf(other)));
      const others = alike.map(([theme, , other]) => cosineSimilarity(vectorOf(theme), vectorOf(other)));
      return { margin: mean(same) - mean(others), nearest_other: Math.max(...others) };
    },
    { margin: 0, nearest_other: 1 },
  );

/**
 * Whether vectors tell themes, and people, apart. It has a test of its own: a model may know what a text is about
 * without knowing which side it takes, and putting themes together needs the first alone. Missing a likeness does
 * little harm, finding a false one much: no two other themes may reach the bound at which themes are merged.
 */
export const tellsApart = ({ margin, nearest_other }: ThemeTest): boolean =>
  margin >= NEARER && nearest_other < SAME_THEME;
