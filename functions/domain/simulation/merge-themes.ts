import { wilsonInterval } from "../statistics/wilson.ts";
import { clusterThemes, commonWording } from "./cluster-themes.ts";
import type { Theme } from "./figures.ts";

export interface CodedTheme {
  personaId: string;
  theme: string;
  embedding: readonly number[];
}

const percent = (share: number) => Math.round(share * 1000) / 10;

/**
 * Merges the themes of all personas into one wording each and counts how many personas have it.
 * @returns themes by how many personas share them, each with the Wilson interval of its share
 */
export function mergeThemes(coded: readonly CodedTheme[], personaCount: number): Theme[] {
  return clusterThemes(coded)
    .map((members) => {
      const persona_ids = [...new Set(members.map(({ personaId }) => personaId))];
      const count = persona_ids.length;
      const { lower, upper } = wilsonInterval(count, personaCount);
      return {
        theme: commonWording(members),
        count,
        share: percent(count / personaCount),
        share_interval: [percent(lower), percent(upper)],
        persona_ids,
      };
    })
    .sort((a, b) => b.count - a.count || a.theme.localeCompare(b.theme));
}
