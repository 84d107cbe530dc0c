import { cosineSimilarity } from "../statistics/ssr.ts";
import { wilsonInterval } from "../statistics/wilson.ts";
import type { Theme } from "./figures.ts";

/** Themes at least this alike are the same theme in other words (research-methods §2.8). */
export const SAME_THEME = 0.85;

export interface CodedTheme {
  personaId: string;
  theme: string;
  embedding: readonly number[];
}

interface Cluster {
  members: CodedTheme[];
}

const percent = (share: number) => Math.round(share * 1000) / 10;

/** The wording most personas used; among equals the shortest, then the first in the alphabet. */
function wording(members: readonly CodedTheme[]): string {
  const uses = new Map<string, number>();
  for (const { theme } of members) {
    const key = theme.trim().toLowerCase();
    uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  const [best] = [...uses].sort(([a, usesA], [b, usesB]) => usesB - usesA || a.length - b.length || a.localeCompare(b));
  return members.find(({ theme }) => theme.trim().toLowerCase() === best?.[0])?.theme.trim() ?? "";
}

/**
 * Merges the themes of all personas into one wording each and counts how many personas have it. A theme joins the
 * cluster whose every member it resembles (complete linkage, so that chains of half-likeness do not grow), the most
 * alike first; order of input does not decide who is asked first beyond that.
 * @returns themes by how many personas share them, each with the Wilson interval of its share
 */
export function mergeThemes(coded: readonly CodedTheme[], personaCount: number): Theme[] {
  const clusters: Cluster[] = [];
  for (const entry of coded) {
    let best: { cluster: Cluster; likeness: number } | undefined;
    for (const cluster of clusters) {
      const likeness = Math.min(
        ...cluster.members.map((member) =>
          member.theme.trim().toLowerCase() === entry.theme.trim().toLowerCase()
            ? 1
            : cosineSimilarity(member.embedding, entry.embedding),
        ),
      );
      if (likeness >= SAME_THEME && likeness > (best?.likeness ?? 0)) best = { cluster, likeness };
    }
    if (best) best.cluster.members.push(entry);
    else clusters.push({ members: [entry] });
  }
  return clusters
    .map(({ members }) => {
      const persona_ids = [...new Set(members.map(({ personaId }) => personaId))];
      const count = persona_ids.length;
      const { lower, upper } = wilsonInterval(count, personaCount);
      return {
        theme: wording(members),
        count,
        share: percent(count / personaCount),
        share_interval: [percent(lower), percent(upper)],
        persona_ids,
      };
    })
    .sort((a, b) => b.count - a.count || a.theme.localeCompare(b.theme));
}
