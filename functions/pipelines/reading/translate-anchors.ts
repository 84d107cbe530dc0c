import type { Model } from "../../adapters/bedrock/model.ts";
import { ModelError } from "../../domain/model-errors.ts";
import type { AnchorSet, AnchorSets, Anchors } from "../../domain/scales/anchors.ts";
import type { Probes } from "../../domain/scales/probes.ts";
import { scaleFamilies, type ScaleFamily } from "../../domain/scales/scale-families.ts";
import { scaleTranslationPrompt, themeTranslationPrompt } from "../../prompts/anchor-translation/prompt.ts";
import type { LanguageStore, TestedLanguage, Translation } from "../../storage/anchors/languages.ts";

/** Translates anchors and probes once per language and model. */
export interface Translator {
  modelId: string;
  /** @returns null where the model cannot @throws ModelError if it cannot be had at the moment */
  translate(tested: TestedLanguage): Promise<{ anchors: Anchors; probes: Probes } | null>;
}

/** Sixty statements a call: a model that writes eighty tokens a second is through in well under its minute. */
const SCALES_A_CALL = 3;
/** An answer that stays unusable says that the model does not know the language, as does a refusal. */
const CANNOT: readonly string[] = ["ModelUnusableOutput", "ModelRefused", "ModelAnswerCut", "ModelAnswerEmpty"];

const present = (language: string, { scales, alike }: Translation): { anchors: Anchors; probes: Probes } => ({
  anchors: {
    language,
    scales: Object.fromEntries(
      scaleFamilies.map((family) => [family, scales[family].sets as unknown as AnchorSets]),
    ) as Record<ScaleFamily, AnchorSets>,
    labels: null,
  },
  probes: {
    scales: Object.fromEntries(
      scaleFamilies.map((family) => [family, scales[family].probes as unknown as AnchorSet]),
    ) as Record<ScaleFamily, AnchorSet>,
    alike: alike as unknown as Probes["alike"],
  },
});

async function ask(model: Model, modelId: string, language: string): Promise<Translation> {
  const steps = Array.from({ length: Math.ceil(scaleFamilies.length / SCALES_A_CALL) }, (_, index) =>
    scaleFamilies.slice(index * SCALES_A_CALL, (index + 1) * SCALES_A_CALL),
  );
  // Themes first and alone: who cannot translate eight rows need not try the rest.
  const themes = await model.ask(themeTranslationPrompt(language), modelId);
  const translated = await Promise.all(steps.map((step) => model.ask(scaleTranslationPrompt(step, language), modelId)));
  const scales = Object.fromEntries(
    translated.flatMap(({ value }) => value).map(({ family, sets, probes }) => [family, { sets, probes }]),
  ) as Translation["scales"];
  return { scales, alike: themes.value };
}

export const openTranslator = (model: Model, modelId: string, languages: LanguageStore): Translator => ({
  modelId,
  async translate(tested) {
    const known = await languages.findTranslation(modelId, tested);
    if (known !== undefined) return known && present(tested.language, known);
    try {
      const translation = await ask(model, modelId, tested.language);
      await languages.saveTranslation(modelId, tested, translation);
      return present(tested.language, translation);
    } catch (error) {
      if (!(error instanceof ModelError) || !CANNOT.includes(error.name)) throw error;
      await languages.saveTranslation(modelId, tested, null);
      return null;
    }
  },
});
