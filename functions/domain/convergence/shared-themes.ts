import type { ObservedStudy, ObservedTheme } from "../observations/observed-study.ts";
import { mergeThemeWordings, type MergedTheme } from "../reliability/merge-theme-wordings.ts";
import { SAME_THEME, sameWordingKey } from "../simulation/cluster-themes.ts";

/**
 * Wordings compared by meaning, the most used first; 2,000 of 512 dimensions are a second of computing. The rest, which
 * hardly anybody used, are compared by their words.
 */
const MOST_EMBEDDED = 2000;

/** Below the threshold by more than single precision can err. */
const POSSIBLY_SAME = SAME_THEME - 1e-4;

/** Wordings that resemble some other wording: all others cannot join a theme but by their words. */
function wordingsWithPartners(themes: readonly ObservedTheme[]): Set<string> {
  const uses = [...Map.groupBy(themes, ({ theme }) => sameWordingKey(theme))]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([wording, same]) => {
      const embedding = same.find((theme) => theme.embedding !== null)?.embedding;
      return embedding ? [{ wording, embedding }] : [];
    })
    .slice(0, MOST_EMBEDDED);
  const dimensions = uses[0]?.embedding.length ?? 0;
  const vectors = new Float32Array(uses.length * dimensions);
  for (const [index, { embedding }] of uses.entries()) {
    const length = Math.hypot(...embedding) || 1;
    for (let d = 0; d < dimensions; d++) vectors[index * dimensions + d] = (embedding[d] ?? 0) / length;
  }
  const found = new Set<string>();
  for (let first = 0; first < uses.length; first++) {
    for (let second = first + 1; second < uses.length; second++) {
      let cosine = 0;
      for (let d = 0; d < dimensions; d++)
        cosine += vectors[first * dimensions + d]! * vectors[second * dimensions + d]!;
      if (cosine >= POSSIBLY_SAME) found.add(uses[first]!.wording).add(uses[second]!.wording);
    }
  }
  return found;
}

/**
 * Themes of the studies as wholes, merged over all of them; `mentions` holds positions of studies. Answers to open
 * questions have themes of their own, which are not counted beside those.
 */
export function sharedThemes(studies: readonly ObservedStudy[]): MergedTheme[] {
  const whole = studies.map(({ themes }) => themes.filter(({ question_id }) => question_id === null));
  const partnered = wordingsWithPartners(whole.flat());
  return mergeThemeWordings(
    whole.map((themes) =>
      themes.map((theme) => (partnered.has(sameWordingKey(theme.theme)) ? theme : { ...theme, embedding: null })),
    ),
  );
}
