import * as z from "zod";
import { SAME_THEME } from "../report/cluster-themes.ts";
import { StatisticsInputError } from "../../statistics/input-error.ts";
import { mean } from "../../statistics/moments.ts";
import { cosineSimilarity } from "../../statistics/ssr.ts";
import type { ThemeTriple } from "./graded-answers.ts";

/** Figures are kept and not verdicts, so that another threshold needs no other test. */
export const themeTestSchema = z.object({
  /** How much nearer themes are that mean the same than others, mean of the cosines. */
  margin: z.number(),
  /** Cosine of the nearest two that do not mean the same. */
  nearest_other: z.number(),
});
/** What an embedding model made of pairs of themes in a language. */
export type ThemeTest = z.infer<typeof themeTestSchema>;

/** What pairs that mean the same have to be nearer by; chance gives a tenth of it. */
const NEARER = 0.2;

/** Holds an embedding model against themes that mean the same and themes that do not. */
export function testThemes(alike: readonly ThemeTriple[], vectorOf: (text: string) => readonly number[]): ThemeTest {
  try {
    const same = alike.map(([theme, other]) => cosineSimilarity(vectorOf(theme), vectorOf(other)));
    const others = alike.map(([theme, , other]) => cosineSimilarity(vectorOf(theme), vectorOf(other)));
    return { margin: mean(same) - mean(others), nearest_other: Math.max(...others) };
  } catch (error) {
    // Vectors that do not compare (other lengths, no numbers) are those of a model that reads nothing.
    if (error instanceof StatisticsInputError) return { margin: 0, nearest_other: 1 };
    throw error;
  }
}

/**
 * Whether vectors tell themes, and people, apart. It has a test of its own: a model may know what a text is about
 * without knowing which side it takes, and putting themes together needs the first alone. Missing a similarity does
 * little harm, finding a false one much: no two other themes may reach the bound at which themes are merged.
 */
export const tellsApart = ({ margin, nearest_other }: ThemeTest): boolean =>
  margin >= NEARER && nearest_other < SAME_THEME;
