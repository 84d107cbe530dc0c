import { mean } from "../../statistics/moments.ts";
import { quantile } from "../../statistics/quantile.ts";
import { randomFrom, shuffle } from "../../statistics/random.ts";
import { createPermutationAlpha, createGaps, permute, type Gaps } from "./permutation-alpha.ts";
import { meanOver, scoreOf, type CodedQuestion } from "./score.ts";

/** The 95th percentile of 200 draws has a standard error of 1.5 points of probability. */
const PERMUTATIONS = 200;

/**
 * What the score would be if it did not matter which persona answers: its mean and 95th percentile over shuffles of
 * every run's answers among its personas. Null where no shuffle has a score.
 * @param seed 32-bit; the same seed and answers give the same figures
 */
export function randomBaseline(
  questions: readonly CodedQuestion[],
  { personas, runs }: { personas: readonly string[]; runs: number },
  seed: number,
): { expected: number; upper: number } | null {
  const random = randomFrom(seed);
  const positions = personas.map((_, persona) => persona);
  const gapsOf = createGaps();
  const columns = questions.map((own) =>
    own.map((column) => {
      const gaps = gapsOf(column);
      return { gaps, alphaOf: createPermutationAlpha(column, gaps) };
    }),
  );
  const different = new Set(columns.flat().map(({ gaps }) => gaps));
  const scores = Array.from({ length: PERMUTATIONS }, () => {
    const orders = Array.from({ length: runs }, () => shuffle(random, positions));
    const permuted = new Map<Gaps, Int32Array>([...different].map((gaps) => [gaps, permute(gaps, orders)]));
    return meanOver(columns, (own) => meanOver(own, ({ gaps, alphaOf }) => alphaOf(permuted.get(gaps)!)));
  }).flatMap((alpha) => (alpha === null ? [] : [scoreOf(alpha)]));
  return scores.length === 0 ? null : { expected: mean(scores), upper: quantile(scores, 0.95) };
}
