import type { StoredMessage } from "../../studies/simulation/message.ts";
import type { StoredResult } from "../../studies/simulation/store-results.ts";
import type { Model } from "../../models/bedrock/model.ts";
import { noCost, type Cost } from "../../platform/costs/cost.ts";
import { ModelError } from "../../platform/model-errors.ts";
import {
  areControlsMet,
  asSaid,
  controlThemes,
  themeNames,
  wordingsIn,
  wordsOfControls,
  type ThemeNames,
} from "../../studies/report/theme-names.ts";
import { MOST_WORDINGS, themeGroupsPrompt } from "../../studies/report/theme-groups-prompt.ts";
import { untilMaxCost } from "../../studies/simulation/until-max-cost.ts";

export interface NamedThemes {
  nameOf: ThemeNames;
  /** Which model put themes together; null: none did, and they stand as they were said. */
  modelId: string | null;
  usage: Cost;
}
export const unnamed: NamedThemes = { nameOf: asSaid, modelId: null, usage: noCost };

/** All themes that were noted in a study, as they were said. */
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
 * Asks the chat model to group themes that say the same. Themes stay as they were said if it groups the known ones
 * wrongly, if it cannot be reached, or if no money is left: the report does not depend on this call.
 * @param themes as they were said, each as often as it was
 * @param of the study and its language (BCP 47)
 */
export async function nameThemes(
  model: Model,
  modelId: string,
  themes: readonly string[],
  { study, language }: { study: string; language: string },
): Promise<NamedThemes> {
  const said = wordingsIn(themes);
  if (said.length < 2) return unnamed;
  const controls = controlThemes(language);
  const wordings = wordingsIn([...wordsOfControls(controls), ...said])
    .slice(0, MOST_WORDINGS)
    .toSorted();
  try {
    const answer = await untilMaxCost(
      () => model.ask(themeGroupsPrompt(wordings, study), modelId),
      () => null,
    );
    if (!answer) return unnamed;
    const { value: groups, usage } = answer;
    if (!areControlsMet(controls, wordings, groups)) return { ...unnamed, usage };
    return { nameOf: themeNames(themes, wordings, groups), modelId: answer.modelId, usage };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { ...unnamed, usage: error.usage };
  }
}
