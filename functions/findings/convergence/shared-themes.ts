import type { ObservedSimulation, ObservedTheme } from "../../dataset/observed-simulation.ts";
import { mergeThemeWordings, type MergedTheme } from "../reliability/merge-theme-wordings.ts";
import { possiblySame, sameWordingKey, unitVector } from "../../studies/report/cluster-themes.ts";

/**
 * Most wordings that are compared by meaning, the most used first: 2,000 of 512 dimensions are two million pairs.
 * Hardly anybody used the rest, which are compared by their words.
 */
const MOST_EMBEDDED = 2000;

/** Wordings that resemble another wording. All others can only join a theme by their words. */
function wordingsWithPartners(themes: readonly ObservedTheme[]): Set<string> {
  const uses = [...Map.groupBy(themes, ({ theme }) => sameWordingKey(theme))]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([wording, same]) => {
      const embedding = same.find((theme) => theme.embedding !== null)?.embedding;
      return embedding ? [{ wording, embedding }] : [];
    })
    .slice(0, MOST_EMBEDDED)
    .map(({ wording, embedding }) => ({ wording, unit: unitVector(embedding) }));
  const found = new Set<string>();
  for (const [index, { wording, unit }] of uses.entries()) {
    for (let other = index + 1; other < uses.length; other++)
      if (possiblySame(unit, uses[other]!.unit)) found.add(wording).add(uses[other]!.wording);
  }
  return found;
}

/**
 * Themes of the studies as wholes, merged over all of them; `mentions` holds positions of studies. Answers to open
 * questions have themes of their own, which are not counted here.
 */
export function sharedThemes(studies: readonly ObservedSimulation[]): MergedTheme[] {
  const whole = studies.map(({ themes }) => themes.filter(({ question_id }) => question_id === null));
  const partnered = wordingsWithPartners(whole.flat());
  return mergeThemeWordings(
    whole.map((themes) =>
      themes.map((theme) => (partnered.has(sameWordingKey(theme.theme)) ? theme : { ...theme, embedding: null })),
    ),
  );
}
