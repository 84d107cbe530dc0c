import * as z from "zod";
import { SAME_THEME } from "../report/cluster-themes.ts";
import { StatisticsInputError } from "../../statistics/input-error.ts";
import { mean } from "../../statistics/moments.ts";
import { cosineSimilarity } from "../../statistics/ssr.ts";
import type { ThemeTriple } from "./graded-answers.ts";

/** Figures are kept, not verdicts, so that another threshold needs no new test. */
export const themeTestSchema = z.object({
  /** How much nearer themes are that mean the same than others, mean of the cosines. */
  margin: z.number(),
  /** Cosine of the nearest two that do not mean the same. */
  nearest_other: z.number(),
  /** Mean cosine of those that do not mean the same. Missing from tests of an earlier release, which are repeated. */
  mean_other: z.number().optional(),
});
/** What an embedding model made of pairs of themes in a language. */
export type ThemeTest = z.infer<typeof themeTestSchema>;

/**
 * How much nearer pairs that mean the same have to be. For themes this is a difference of cosines, for people a share
 * of the model's range. Chance gives a tenth of it.
 */
const NEARER = 0.2;

/** Tests an embedding model with themes that mean the same and themes that do not. */
export function testThemes(alike: readonly ThemeTriple[], vectorOf: (text: string) => readonly number[]): ThemeTest {
  try {
    const same = alike.map(([theme, other]) => cosineSimilarity(vectorOf(theme), vectorOf(other)));
    const others = alike.map(([theme, , other]) => cosineSimilarity(vectorOf(theme), vectorOf(other)));
    return { margin: mean(same) - mean(others), nearest_other: Math.max(...others), mean_other: mean(others) };
  } catch (error) {
    // Vectors that do not compare (other lengths, no numbers) are those of a model that reads nothing.
    if (error instanceof StatisticsInputError) return { margin: 0, nearest_other: 1, mean_other: 1 };
    throw error;
  }
}

/**
 * Whether vectors distinguish themes. This has a test of its own: a model may know what a text is about without knowing
 * which side it takes. Merging themes needs only the first. Missing a similarity does little harm, finding a false one
 * does much. So no two different themes may reach the bound at which themes are merged.
 */
export const tellsApart = ({ margin, nearest_other }: ThemeTest): boolean =>
  margin >= NEARER && nearest_other < SAME_THEME;

/** How far from the cosine of texts about other things (0) to that of the same text (1) two profiles are one person. */
const SAME_PERSON = 0.92;

/**
 * The cosine above which two profiles are the same person twice. It depends on the range of the embedding model: texts
 * with nothing in common lie at .2 with some models and at .8 with others.
 * @returns null for a model whose vectors do not show what texts are about
 */
export function samePersonAbove({ margin, mean_other: other = 1 }: ThemeTest): number | null {
  const range = 1 - other;
  return range > 0 && margin / range >= NEARER ? other + SAME_PERSON * range : null;
}
