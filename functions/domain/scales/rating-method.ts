import * as z from "zod";

/**
 * How words have become a number: by comparing vectors with anchor statements, where the embedding model has shown that
 * it can read the language, or by a second turn of the persona's model that places the words on the scale.
 */
export const ratingMethodSchema = z.enum(["semantic_similarity", "follow_up"]);
export type RatingMethod = z.infer<typeof ratingMethodSchema>;

export const nullableRatingMethodSchema = ratingMethodSchema.nullable().meta({
  description:
    "How words became numbers: `semantic_similarity` where the embedding model has shown that it can read the " +
    "language, `follow_up` where a second turn of the model read the words; null where there is no number.",
});

/** The method of several ratings: the one that all share, or the commonest; null where nothing was rated. */
export function commonMethod(methods: readonly (RatingMethod | null)[]): RatingMethod | null {
  const known = methods.filter((method) => method !== null);
  if (known.length === 0) return null;
  const followed = known.filter((method) => method === "follow_up").length;
  return followed * 2 > known.length ? "follow_up" : "semantic_similarity";
}

/** Whether ratings of one question came about in different ways, so that they hardly compare. */
export const areMixed = (methods: readonly (RatingMethod | null)[]): boolean =>
  new Set(methods.filter((method) => method !== null)).size > 1;
