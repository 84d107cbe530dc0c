import type { Model } from "../../../adapters/bedrock/model.ts";
import { noCost, type Cost } from "../../../domain/costs/cost.ts";
import { ModelError } from "../../../domain/model-errors.ts";
import { asSaid, themeNames, wordingsIn, type ThemeNames } from "../../../domain/simulation/theme-names.ts";
import { themeGroupsPrompt } from "../../../prompts/theme-groups/prompt.ts";
import { untilMaxCost } from "../shared/until-max-cost.ts";

/** More wordings than that are too many for one answer: the first are put together, the others stay as they are. */
const MOST_WORDINGS = 120;

export interface NamedThemes {
  nameOf: ThemeNames;
  /** Which model put themes together; null: none did, and they stand as they were said. */
  modelId: string | null;
  usage: Cost;
}
export const unnamed: NamedThemes = { nameOf: asSaid, modelId: null, usage: noCost };

/**
 * Has the chat model put together themes that say the same. Where it cannot, or no money is left, they stay as they
 * were said: a report is worth more than fewer themes.
 * @param themes as they were said, each as often as it was
 */
export async function nameThemes(
  model: Model,
  modelId: string,
  themes: readonly string[],
  study: string,
): Promise<NamedThemes> {
  const wordings = wordingsIn(themes).slice(0, MOST_WORDINGS);
  if (wordings.length < 2) return unnamed;
  try {
    const answer = await untilMaxCost(
      () => model.ask(themeGroupsPrompt(wordings, study), modelId),
      () => null,
    );
    if (!answer) return unnamed;
    return { nameOf: themeNames(themes, wordings, answer.value), modelId: answer.modelId, usage: answer.usage };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { ...unnamed, usage: error.usage };
  }
}
