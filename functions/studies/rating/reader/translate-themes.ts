import type { Model } from "../../../models/port/model.ts";
import { ModelError } from "../../../platform/model-errors.ts";
import type { ThemeTriple } from "../graded-answers.ts";
import { themeTranslationPrompt } from "./translation-prompt.ts";
import type { LanguageStore, TestedLanguage } from "../store-languages.ts";

/** Translates the themes of the theme test once per language and model. */
export interface Translator {
  modelId: string;
  /** @returns null where the model cannot @throws ModelError if it cannot be had at the moment */
  translate(tested: TestedLanguage): Promise<readonly ThemeTriple[] | null>;
}

/** Unusable answers and refusals both show that the model does not know the language. */
const CANNOT: readonly string[] = ["ModelUnusableOutput", "ModelRefused", "ModelAnswerCut", "ModelAnswerEmpty"];

export const openTranslator = (model: Model, modelId: string, languages: LanguageStore): Translator => ({
  modelId,
  async translate(tested) {
    const known = await languages.findTranslation(modelId, tested);
    if (known !== undefined) return known as readonly ThemeTriple[] | null;
    try {
      const { value } = await model.ask(themeTranslationPrompt(tested.language), modelId);
      await languages.saveTranslation(modelId, tested, value);
      return value;
    } catch (error) {
      if (!(error instanceof ModelError) || !CANNOT.includes(error.name)) throw error;
      await languages.saveTranslation(modelId, tested, null);
      return null;
    }
  },
});
