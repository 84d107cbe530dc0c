import type { RatingMethod } from "../../../functions/domain/scales/rating-method.ts";
import { INDENT, paragraph, type Page } from "./page.ts";

const methods: Record<RatingMethod, string> = {
  semantic_similarity: "Rated by comparing the words with statements for every point (semantic similarity).",
  follow_up: "Rated by a second turn of the model, which read the words and placed them on the scale (follow-up).",
};

/** How words became the numbers above; nothing where there is none, or an older service did not say. */
export const ratedBy = (page: Page, method: RatingMethod | null): string[] =>
  method ? paragraph(page, methods[method], INDENT, page.paint.faint) : [];
