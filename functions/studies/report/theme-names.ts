import * as z from "zod";
import { primaryLanguage } from "../../languages/language-tag.ts";
import { gradedAnswersIn, type ThemeTriple } from "../rating/graded-answers.ts";
import { isLanguage } from "../../languages/language.ts";
import { commonWording, sameWordsKey } from "./cluster-themes.ts";

/** How a model has put the themes of a study together. */
export const themeGroupsSchema = z.object({
  /** Different wordings that it was asked about, those of known sense among them. */
  wordings: z.array(z.string()),
  /** Positions in `wordings` with the same meaning; null where its groups cannot be used. */
  groups: z.array(z.array(z.int())).nullable(),
  model_id: z.string(),
});
export type ThemeGroups = z.infer<typeof themeGroupsSchema>;

/** The name under which a theme is counted. Themes that say the same have the same name. */
export type ThemeNames = (theme: string) => string;

/** Every theme keeps its own words as its name; themes in the same words are still one. */
export const asSaid: ThemeNames = (theme) => theme;

/** Different wordings in the order in which they were first said; those in the same words once. */
export function wordingsIn(themes: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const theme of themes) if (!first.has(sameWordsKey(theme))) first.set(sameWordsKey(theme), theme);
  return [...first.values()];
}

/**
 * Names themes by their groups: each gets the wording that is used most in its group.
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
      // A group may have only themes of known sense, and nothing that was said.
      const name = members.length > 0 ? commonWording(members) : "";
      return name === "" ? [] : keys.map((key) => [key, name] as const);
    }),
  );
  return (theme) => names.get(sameWordsKey(theme)) ?? theme;
}

/** The themes of known sense in which nothing else says the same: price, nature, trust and time. */
const CONTROLS = [0, 2, 4, 5] as const;
/** The number of known pairs that a model has to put together. */
const FEWEST_FOUND = 2;

/** Themes of known sense: the same in other words, others, and opposites. */
export interface ControlThemes {
  alike: readonly ThemeTriple[];
  opposites: readonly (readonly [theme: string, opposite: string])[];
}

/**
 * Known themes that are mixed with those of a study, like control items for coders. A model that groups them wrongly is
 * not trusted with the others.
 * @param language that of the study (BCP 47); English ones where nobody has written them for it
 */
export function controlThemes(language: string): ControlThemes {
  const own = primaryLanguage(language);
  const { alike, opposites } = gradedAnswersIn(isLanguage(own) ? own : "en");
  return { alike: CONTROLS.map((index) => alike[index]!), opposites };
}

/** All of them, each once. */
export const wordsOfControls = ({ alike, opposites }: ControlThemes): string[] => [
  ...new Set([...alike.flat(), ...opposites.flat()]),
];

/**
 * Whether the groups that a model has made may be used.
 * @param groups positions in `wordings` that say the same
 */
export function areControlsMet(
  controls: ControlThemes,
  wordings: readonly string[],
  groups: readonly (readonly number[])[],
): boolean {
  const groupOf = new Map(groups.flatMap((group, index) => group.map((at) => [sameWordsKey(wordings[at]!), index])));
  const areTogether = (one: string, other: string): boolean => {
    const group = groupOf.get(sameWordsKey(one));
    return group !== undefined && group === groupOf.get(sameWordsKey(other));
  };
  const areSame = (one: string, other: string) =>
    controls.alike.some(([theme, same]) => (theme === one && same === other) || (theme === other && same === one));
  const all = wordsOfControls(controls);
  const found = controls.alike.filter(([theme, same]) => areTogether(theme, same)).length;
  const isMixed = all.some((one, index) =>
    all.slice(index + 1).some((other) => !areSame(one, other) && areTogether(one, other)),
  );
  return found >= FEWEST_FOUND && !isMixed;
}
