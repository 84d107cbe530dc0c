import * as z from "zod";

/**
 * How words become a number. `semantic_similarity` reads their vector, if the embedding model has shown that it can
 * read the scale. With `follow_up`, a second turn of the persona's model places the words on the scale.
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

/**
 * If fewer answers than this share differ, a figure moves by less than anybody reads into it: one word now and then.
 */
const SOME = 0.1;

/** Whether ratings of one question were made with different methods, so that they can hardly be compared. */
export function areMixed(methods: readonly (RatingMethod | null)[]): boolean {
  const known = methods.filter((method) => method !== null);
  const followed = known.filter((method) => method === "follow_up").length;
  return Math.min(followed, known.length - followed) > SOME * known.length;
}
