import * as z from "zod";
import { languageName } from "../../domain/language/language-tag.ts";
import { anchorSets } from "../../domain/scales/anchors.ts";
import { probesOf } from "../../domain/scales/probes.ts";
import type { ScaleFamily } from "../../domain/scales/scale-families.ts";
import { checkedBy } from "../checked-output.ts";
import { fenceJson } from "../fence.ts";
import type { Prompt } from "../prompt.ts";

const sentence = z.string().trim().min(1).max(300);
const five = z.array(sentence).length(5);
const scalesSchema = z.object({
  scales: z.array(z.object({ scale: z.string(), sets: z.array(five).length(3), answers: five })),
});
const themesSchema = z.object({ themes: z.array(z.array(z.string().trim().min(1).max(80)).length(3)) });

/** Statements and probes of one scale in another language. */
export interface TranslatedScale {
  family: ScaleFamily;
  sets: string[][];
  probes: string[];
}

const SETS = 3;
const original = (family: ScaleFamily) => ({
  scale: family,
  sets: anchorSets(family, "en").slice(0, SETS),
  answers: probesOf("en").scales[family],
});

const requireDistinct = (texts: readonly string[], what: string): void => {
  const repeated = texts.find((text, index) => texts.indexOf(text) !== index);
  if (repeated !== undefined) throw new Error(`${what}: "${repeated}" stands there twice; keep the grades apart.`);
};

/** Every scale once, in its order, with nothing that says the same twice. */
function scalesOf(families: readonly ScaleFamily[], { scales }: z.output<typeof scalesSchema>): TranslatedScale[] {
  return families.map((family) => {
    const own = scales.filter(({ scale }) => scale === family);
    if (own.length !== 1) throw new Error(`The scale ${family} is wanted once, found ${own.length} times.`);
    const { sets, answers } = own[0]!;
    requireDistinct([...sets.flat(), ...answers], family);
    return { family, sets, probes: answers };
  });
}

const common = (language: string) => ({
  role: "persona" as const,
  shared: null,
  temperature: 0,
  language,
});

const rules = (language: string) =>
  `You translate statements for questionnaires from English into ${languageName(language)} (${language}), as native ` +
  "speakers would say them to a friend, not word for word. Grades must stay as far apart, and as strong, as they are.";

/** Has anchors and probes of some scales translated (research-methods §9). @param language BCP 47 primary tag */
export const scaleTranslationPrompt = (
  families: readonly ScaleFamily[],
  language: string,
): Prompt<TranslatedScale[]> => ({
  ...common(language),
  id: "anchor-translation-scales@1",
  system: [
    rules(language),
    "Every scale has three sets of five statements, from the lowest point to the highest, and five answers in the " +
      "same order. Within a set the five share their build; no statement or answer may repeat another.",
  ].join("\n"),
  question: [fenceJson("scales", families.map(original)), "Translate all of it, in the same shape and order."].join(
    "\n",
  ),
  tool: { name: "translate_scales", description: "Records the translated scales." },
  output: checkedBy(scalesSchema, (value) => scalesOf(families, value)),
  maxTokens: 5_000,
});

/** Has the theme pairs translated by which an embedding model is tested. */
export const themeTranslationPrompt = (language: string): Prompt<[string, string, string][]> => {
  const { alike } = probesOf("en");
  return {
    ...common(language),
    id: "anchor-translation-themes@1",
    system: [
      rules(language),
      "Every row holds a theme, the same theme in other words, and another theme. The second must mean the same as " +
        "the first without repeating it.",
    ].join("\n"),
    question: [fenceJson("themes", alike), "Translate all rows, in the same shape and order."].join("\n"),
    tool: { name: "translate_themes", description: "Records the translated themes." },
    output: checkedBy(themesSchema, ({ themes }) => {
      if (themes.length !== alike.length) throw new Error(`${alike.length} rows are wanted, found ${themes.length}.`);
      for (const row of themes) requireDistinct(row, "A row");
      return themes as [string, string, string][];
    }),
    maxTokens: 1_000,
  };
};
