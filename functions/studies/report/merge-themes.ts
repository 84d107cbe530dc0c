import { countedShare } from "../../statistics/counted-share.ts";
import { clusterThemes, commonWording } from "./cluster-themes.ts";
import type { Theme } from "../simulation/figures.ts";

export interface CodedTheme {
  personaId: string;
  theme: string;
  /** Null where vectors do not distinguish themes. */
  embedding: readonly number[] | null;
}

const percent = (share: number) => Math.round(share * 1000) / 10;

/**
 * Merges the themes of all personas into one wording each and counts how many personas have it.
 * @param personaIds everybody who could have had a theme
 * @param weightOf the weight of each in shares; counts are of heads
 * @returns themes by their share, each with the Wilson interval of its share
 */
export function mergeThemes(
  coded: readonly CodedTheme[],
  personaIds: readonly string[],
  weightOf: (personaId: string) => number = () => 1,
): Theme[] {
  const weights = personaIds.map(weightOf);
  return clusterThemes(coded)
    .map((members) => {
      const persona_ids = [...new Set(members.map(({ personaId }) => personaId))];
      const count = persona_ids.length;
      const holders = new Set(persona_ids);
      const { share, lower, upper } = countedShare(
        personaIds.map((id) => holders.has(id)),
        weights,
      );
      return {
        theme: commonWording(members),
        count,
        share: percent(share),
        share_interval: [percent(lower), percent(upper)],
        persona_ids,
      };
    })
    .sort((a, b) => b.share - a.share || b.count - a.count || a.theme.localeCompare(b.theme));
}
