import * as z from "zod";

/**
 * How words have become a number: by reading their vector, where the embedding model has shown that it can read the
 * scale, or by a second turn of the persona's model that places the words on the scale.
 */
export const ratingMethodSchema = z.enum(["semantic_similarity", "follow_up"]);
export type RatingMethod = z.infer<typeof ratingMethodSchema>;

export const nullableRatingMethodSchema = ratingMethodSchema.nullable().meta({
  description:
    "How words became numbers: `semantic_similarity` where the embedding model has shown that it can read the " +
    "scale, `follow_up` where a second turn of the model read the words; null where there is no number.",
});

/** The method of several ratings: the one that all share, or the commonest; null where nothing was rated. */
export function commonMethod(methods: readonly (RatingMethod | null)[]): RatingMethod | null {
  const known = methods.filter((method) => method !== null);
  if (known.length === 0) return null;
  const followed = known.filter((method) => method === "follow_up").length;
  return followed * 2 > known.length ? "follow_up" : "semantic_similarity";
}

/** Fewer answers than this share move a figure by less than anybody reads into it: one word now and then. */
const SOME = 0.1;

/** Whether ratings of one question came about in different ways, so that they hardly compare. */
export function areMixed(methods: readonly (RatingMethod | null)[]): boolean {
  const known = methods.filter((method) => method !== null);
  const followed = known.filter((method) => method === "follow_up").length;
  return Math.min(followed, known.length - followed) > SOME * known.length;
}
