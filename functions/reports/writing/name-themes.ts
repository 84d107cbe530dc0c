import type { StoredMessage } from "../../studies/simulation/message.ts";
import type { StoredResult } from "../../studies/simulation/store-results.ts";
import type { Model } from "../../models/port/model.ts";
import { noCost, type Cost } from "../../platform/costs/cost.ts";
import { isGivenUp, ModelError } from "../../platform/model-errors.ts";
import {
  areControlsMet,
  asSaid,
  controlThemes,
  themeNames,
  wordingsIn,
  wordsOfControls,
  type ThemeGroups,
  type ThemeNames,
} from "../../studies/report/theme-names.ts";
import { MOST_WORDINGS, themeGroupsPrompt } from "../../studies/report/theme-groups-prompt.ts";
import { untilMaxCost } from "../../studies/simulation/until-max-cost.ts";

export interface NamedThemes {
  nameOf: ThemeNames;
  /** The model that grouped the themes; null: no model did, and they stay as they were said. */
  modelId: string | null;
  usage: Cost;
  /** Stored, so that the same themes need no second call. Null if the model could not be asked. */
  groups: ThemeGroups | null;
}
export const unnamed: NamedThemes = { nameOf: asSaid, modelId: null, usage: noCost, groups: null };

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/** All themes noted in a study, as they were said. */
export const themesSaid = ({
  results,
  messages,
}: {
  results: readonly StoredResult[];
  messages: readonly StoredMessage[];
}): string[] => [
  ...results.flatMap(({ result }) => [
    ...result.key_themes,
    ...(result.answers ?? []).flatMap(({ themes }) => themes ?? []),
  ]),
  ...messages.flatMap(({ themes }) => themes ?? []),
];

/**
 * Asks the chat model to group themes that mean the same. The report does not depend on this call. Themes stay as they
 * were said if the model groups the known ones wrongly, cannot be reached, or no money is left.
 * @param model null: only the stored result of an earlier call is used
 * @param themes as they were said, each as often as it was
 * @param of the study, its language (BCP 47), and the stored groups of the same themes
 */
export async function nameThemes(
  model: Model | null,
  modelId: string,
  themes: readonly string[],
  { study, language, kept }: { study: string; language: string; kept?: ThemeGroups | undefined },
): Promise<NamedThemes> {
  const said = wordingsIn(themes);
  if (said.length < 2) return unnamed;
  const controls = controlThemes(language);
  const wordings = wordingsIn([...wordsOfControls(controls), ...said])
    .slice(0, MOST_WORDINGS)
    .toSorted();
  const named = (groups: ThemeGroups, usage: Cost): NamedThemes =>
    groups.groups === null
      ? { ...unnamed, groups, usage }
      : { nameOf: themeNames(themes, wordings, groups.groups), modelId: groups.model_id, groups, usage };
  if (kept && isSame(kept.wordings, wordings)) return named(kept, noCost);
  if (!model) return unnamed;
  try {
    const answer = await untilMaxCost(
      () => model.ask(themeGroupsPrompt(wordings, study), modelId),
      () => null,
    );
    if (!answer) return unnamed;
    const groups = areControlsMet(controls, wordings, answer.value) ? answer.value : null;
    return named({ wordings, groups, model_id: answer.modelId }, answer.usage);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const { usage } = error;
    // If the answer stayed unusable after all retries, another call would not help.
    return isGivenUp(error) ? named({ wordings, groups: null, model_id: modelId }, usage) : { ...unnamed, usage };
  }
}
