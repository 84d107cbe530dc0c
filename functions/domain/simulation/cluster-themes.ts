import { cosineSimilarity } from "../statistics/ssr.ts";

/** Themes at least this alike are the same theme in other words (research-methods §2.8). */
export const SAME_THEME = 0.85;

/** A theme as somebody put it; without an embedding the wording alone tells it from others. */
export interface WordedTheme {
  theme: string;
  embedding: readonly number[] | null;
}

/** Upper and lower case and space around it make no other wording. */
export const sameWordingKey = (theme: string): string => theme.trim().toLowerCase();

function likeness(a: WordedTheme, b: WordedTheme): number {
  if (sameWordingKey(a.theme) === sameWordingKey(b.theme)) return 1;
  return a.embedding && b.embedding ? cosineSimilarity(a.embedding, b.embedding) : 0;
}

/** How like a theme the least like member of a cluster is; 0 as soon as one is another theme. */
function linkage(cluster: readonly WordedTheme[], entry: WordedTheme): number {
  let least = 1;
  for (const member of cluster) {
    least = Math.min(least, likeness(member, entry));
    if (least < SAME_THEME) return 0;
  }
  return least;
}

/**
 * Puts together the wordings of one theme. A theme joins the cluster whose every member it resembles (complete linkage,
 * so that chains of half-likeness do not grow), the most alike first; order of input does not decide who is asked first
 * beyond that.
 */
export function clusterThemes<T extends WordedTheme>(coded: readonly T[]): T[][] {
  const clusters: T[][] = [];
  for (const entry of coded) {
    let best: { cluster: T[]; likeness: number } | undefined;
    for (const cluster of clusters) {
      const found = linkage(cluster, entry);
      if (found > (best?.likeness ?? 0)) best = { cluster, likeness: found };
    }
    if (best) best.cluster.push(entry);
    else clusters.push([entry]);
  }
  return clusters;
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
