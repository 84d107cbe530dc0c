import { commonWording, sameWordsKey } from "./cluster-themes.ts";

/** What a theme is called where themes are counted: of those that say the same all have one name. */
export type ThemeNames = (theme: string) => string;

/** Every theme as it was said: those in the same words are one all the same. */
export const asSaid: ThemeNames = (theme) => theme;

/** Different wordings in the order in which they were first said; those in the same words once. */
export function wordingsIn(themes: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const theme of themes) if (!first.has(sameWordsKey(theme))) first.set(sameWordsKey(theme), theme);
  return [...first.values()];
}

/**
 * Names themes by what belongs together: each has the wording that most used of those in its group.
 * @param themes as they were said, each as often as it was
 * @param wordings different ones
 * @param groups positions in `wordings` that say the same
 */
export function themeNames(
  themes: readonly string[],
  wordings: readonly string[],
  groups: readonly (readonly number[])[],
): ThemeNames {
  const used = Map.groupBy(themes, sameWordsKey);
  const names = new Map(
    groups.flatMap((group) => {
      const keys = group.map((position) => sameWordsKey(wordings[position]!));
      const members = keys.flatMap((key) => used.get(key) ?? []).map((theme) => ({ theme }));
      const name = commonWording(members);
      return keys.map((key) => [key, name] as const);
    }),
  );
  return (theme) => names.get(sameWordsKey(theme)) ?? theme;
}
