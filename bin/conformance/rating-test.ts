import { openEmbedder, type EmbedderOptions } from "../../functions/models/port/embedder.ts";
import type { Model } from "../../functions/models/port/model.ts";
import type { ModelIds } from "../../functions/platform/functions/environment.ts";
import { ModelError } from "../../functions/platform/model-errors.ts";
import { primaryLanguage } from "../../functions/languages/language-tag.ts";
import { gradedAnswersIn } from "../../functions/studies/rating/graded-answers.ts";
import { isLanguage, type Language } from "../../functions/languages/language.ts";
import { gradedAnswersOf, learnScale, testOf, type ScaleTest } from "../../functions/studies/rating/scale-map.ts";
import { betterMethod } from "../../functions/studies/rating/chat-ratings.ts";
import type { RatingMethod } from "../../functions/studies/rating/rating-method.ts";
import { scaleFamilies, type ScaleFamily } from "../../functions/studies/rating/scale-families.ts";
import { familyStatement } from "../../functions/studies/rating/statement.ts";
import { conceptBattery } from "../../functions/studies/concept-test/battery.ts";
import { meanRating } from "../../functions/statistics/ssr.ts";
import { sentimentStatement } from "../../functions/studies/simulation/persona-result.ts";
import { followUpRatingPrompt } from "../../functions/studies/rating/prompt.ts";
import { inContext } from "../../functions/platform/work-context.ts";

/** How a method read the graded answers of a scale. */
export interface Reading extends ScaleTest {
  /** Answers that got a number. */
  rated: number;
  of: number;
}

/** One scale in one language by both methods; null where a method was not tried. */
export interface ScaleReadings {
  language: string;
  family: ScaleFamily;
  similarity: Reading | null;
  chat: Reading | null;
}

export interface RatingTestOptions extends Required<Pick<EmbedderOptions, "budget" | "client">> {
  model: Model;
  ids: Pick<ModelIds, "embedding" | "persona">;
  /** Whether the chat model rates, too: fifteen calls a language. */
  withChat: boolean;
}

const AT_ONCE = 20;
const context = { correlationId: "rating-test", companyId: "conformance" };

async function bySimilarity(language: Language, modelId: string, { client, budget }: RatingTestOptions) {
  const embedder = openEmbedder(modelId, { budget, client });
  const readings = new Map<ScaleFamily, Reading>();
  for (const family of scaleFamilies) {
    const rows = gradedAnswersIn(language).scales[family];
    const texts = [...new Set(gradedAnswersOf(rows).map(({ text }) => text))];
    const vectors = new Map<string, number[]>();
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      const step = texts.slice(from, from + AT_ONCE);
      const embedded = await inContext(context, () => embedder.embed(step));
      for (const [index, text] of step.entries()) vectors.set(text, embedded.vectors[index]!);
    }
    const { test } = learnScale(rows, (text) => vectors.get(text)!);
    readings.set(family, { ...test, rated: texts.length, of: texts.length });
  }
  return readings;
}

/** Of each scale the first row of so many authors; formal ones are left out, since their build is the scale's own. */
const ROWS = 3;

/** Has the chat model place one answer of each scale a call, as studies do. */
async function byChat(language: Language, { model, ids }: RatingTestOptions) {
  const battery = conceptBattery(language);
  const families: readonly ScaleFamily[] = [...battery.map(({ id }) => id), "overall_sentiment"];
  const placed = new Map(families.map((family) => [family, [] as { grade: number; rating: number | null }[]]));
  for (let row = 0; row < ROWS; row += 1)
    for (let grade = 1; grade <= 5; grade += 1) {
      // Grades differ within a call: a model that says the same of all seven must not look right.
      const gradeOf = (index: number) => ((grade + index - 1) % 5) + 1;
      const statements = families.map((family, index) => {
        const { formal: _, ...others } = gradedAnswersIn(language).scales[family];
        const rows = Object.values(others).map((own) => own[0]!);
        const text = rows[row % rows.length]![gradeOf(index) - 1]!;
        return family === "overall_sentiment"
          ? sentimentStatement(text, language)
          : familyStatement(family, battery[index]!.question, text, language);
      });
      const answer = await inContext(context, () => model.ask(followUpRatingPrompt(statements), ids.persona[0]!)).catch(
        (error: unknown) => {
          if (error instanceof ModelError) return null;
          throw error;
        },
      );
      for (const [index, family] of families.entries()) {
        const distribution = answer?.value[index] ?? null;
        placed.get(family)!.push({ grade: gradeOf(index), rating: distribution && meanRating(distribution) });
      }
    }
  return new Map(
    [...placed].map(([family, all]): [ScaleFamily, Reading] => {
      const rated = all.flatMap(({ grade, rating }) => (rating === null ? [] : [{ grade, rating }]));
      const test = testOf(
        rated.map(({ grade }) => grade),
        rated.map(({ rating }) => rating),
      );
      return [family, { ...test, rated: rated.length, of: all.length }];
    }),
  );
}

/**
 * How well words become numbers in a language: graded answers as the embedding model and the chat model read them.
 * @returns one entry per scale; none of a language that nobody has written graded answers for
 * @throws ModelError if the embedding model cannot be had
 */
export async function testRatings(tag: string, options: RatingTestOptions): Promise<ScaleReadings[]> {
  const language = primaryLanguage(tag);
  if (!isLanguage(language)) return [];
  const { embedding } = options.ids;
  const similarity = embedding === null ? null : await bySimilarity(language, embedding, options);
  const chat = options.withChat ? await byChat(language, options) : null;
  return scaleFamilies.map((family) => ({
    language,
    family,
    similarity: similarity?.get(family) ?? null,
    chat: chat?.get(family) ?? null,
  }));
}

/** By which method a scale is rated; null: there is no number. */
export const methodOf = ({ similarity, chat }: ScaleReadings): RatingMethod | null =>
  betterMethod(similarity ?? undefined, chat ?? undefined);
