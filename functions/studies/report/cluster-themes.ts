import { wordsOf } from "../../languages/word-overlap.ts";
import { cosineSimilarity } from "../../statistics/ssr.ts";

/** Themes at least this similar are the same theme in other words (docs/methods.md, Asking). */
export const SAME_THEME = 0.85;

/** A theme as somebody put it; without an embedding only its words distinguish it from others. */
export interface WordedTheme {
  theme: string;
  embedding: readonly number[] | null;
}

/** Upper and lower case and space around it make no other wording. */
export const sameWordingKey = (theme: string): string => theme.trim().toLowerCase();

/** The same for themes with the same words, whatever their order, accents and signs; they have four words at most. */
export const sameWordsKey = (theme: string): string => [...wordsOf(theme)].sort().join(" ") || sameWordingKey(theme);

/** Single precision errs by less than this in the cosine of two unit vectors. */
const SINGLE_PRECISION = 1e-4;

/** An embedding scaled to length 1, in single precision: half the memory to walk through for every pair. */
export function unitVector(embedding: readonly number[]): Float32Array {
  const length = Math.hypot(...embedding) || 1;
  return Float32Array.from(embedding, (value) => value / length);
}

/**
 * Whether two unit vectors are similar enough to ask `cosineSimilarity`. It uses four sums in parallel, since a single
 * one has to wait for each addition before the next. Hardly any pair of themes is similar, and there are millions.
 */
export function possiblySame(a: Float32Array, b: Float32Array): boolean {
  if (a.length !== b.length) return false;
  const whole = a.length - (a.length % 4);
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let d = 0; d < whole; d += 4) {
    first += a[d]! * b[d]!;
    second += a[d + 1]! * b[d + 1]!;
    third += a[d + 2]! * b[d + 2]!;
    fourth += a[d + 3]! * b[d + 3]!;
  }
  for (let d = whole; d < a.length; d++) first += a[d]! * b[d]!;
  // A value that is not a number is possible, too: `cosineSimilarity` says what is wrong with it.
  return !(first + second + third + fourth < SAME_THEME - SINGLE_PRECISION);
}

/** A theme with what is compared with all others, computed once. */
interface Prepared<T> {
  entry: T;
  key: string;
  unit: Float32Array | null;
}

function similarity(a: Prepared<WordedTheme>, b: Prepared<WordedTheme>): number {
  if (a.key === b.key) return 1;
  if (!a.unit || !b.unit) return 0;
  const comparable = a.unit.length === b.unit.length && a.unit.length > 0;
  if (comparable && !possiblySame(a.unit, b.unit)) return 0;
  return cosineSimilarity(a.entry.embedding!, b.entry.embedding!);
}

/** The similarity of a theme to the least similar member of a cluster; 0 as soon as one is another theme. */
function linkage(cluster: readonly Prepared<WordedTheme>[], theme: Prepared<WordedTheme>): number {
  let least = 1;
  for (const member of cluster) {
    least = Math.min(least, similarity(member, theme));
    if (least < SAME_THEME) return 0;
  }
  return least;
}

/**
 * Puts together the wordings of one theme. A theme joins the most similar cluster among those whose every member it
 * resembles (complete linkage, so that chains of half-similarity do not grow). Beyond that, the order of the input does
 * not decide which cluster is tried first.
 */
export function clusterThemes<T extends WordedTheme>(coded: readonly T[]): T[][] {
  const clusters: Prepared<T>[][] = [];
  /** Clusters by the words they contain: a theme without an embedding can join no others. */
  const holding = new Map<string, Prepared<T>[][]>();
  for (const entry of coded) {
    const { theme, embedding } = entry;
    const prepared = { entry, key: sameWordsKey(theme), unit: embedding && unitVector(embedding) };
    let best: { cluster: Prepared<T>[]; similarity: number } | undefined;
    for (const cluster of embedding ? clusters : (holding.get(prepared.key) ?? [])) {
      const found = linkage(cluster, prepared);
      if (found > (best?.similarity ?? 0)) best = { cluster, similarity: found };
    }
    const joined = best?.cluster ?? [];
    if (!best) clusters.push(joined);
    joined.push(prepared);
    holding.set(prepared.key, [...(holding.get(prepared.key) ?? []), joined]);
  }
  return clusters.map((cluster) => cluster.map(({ entry }) => entry));
}

/** The wording most members used; among equals the shortest, then the first in the alphabet. */
export function commonWording(members: readonly Pick<WordedTheme, "theme">[]): string {
  const uses = new Map<string, number>();
  for (const { theme } of members) {
    const key = sameWordingKey(theme);
    uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  const [best] = [...uses].sort(([a, usesA], [b, usesB]) => usesB - usesA || a.length - b.length || a.localeCompare(b));
  return members.find(({ theme }) => sameWordingKey(theme) === best?.[0])?.theme.trim() ?? "";
}
