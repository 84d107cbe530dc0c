import type { RatingMethod } from "../../../functions/domain/scales/rating-method.ts";
import { INDENT, paragraph, type Page } from "./page.ts";

/** A newer service may know others. */
const methods: Readonly<Partial<Record<string, string>>> = {
  semantic_similarity: "Rated by comparing the words with statements for every point (semantic similarity).",
  follow_up: "Rated by a second turn of the model, which read the words and placed them on the scale (follow-up).",
};

/** How words became the numbers above; nothing where there is none, or an older service did not say. */
export function ratedBy(page: Page, method: RatingMethod | null): string[] {
  const sentence = methods[method ?? ""];
  return sentence === undefined ? [] : paragraph(page, sentence, INDENT, page.paint.faint);
}
