/** An answer of a time when all ratings came from semantic similarity. */
export interface OlderAnswer {
  rating?: number | null;
}

/** Says of a rated answer how it was rated, if it does not say so itself. */
export const answerOfVersion1 = (answer: OlderAnswer): OlderAnswer => ({
  ...{ rating_method: (answer.rating ?? null) === null ? null : "semantic_similarity" },
  ...answer,
});
