import type { Answer } from "../../simulation/results.ts";

/** An answer as figures count it: it shows whether words were said, but not the words. */
export type CountedAnswer = Pick<
  Answer,
  "question_id" | "rating" | "distribution" | "rating_method" | "selected_options" | "value" | "ranking" | "allocation"
> & { said: boolean };

/** A stored answer as figures count it. */
export const asCounted = ({
  question_id,
  rating,
  distribution,
  rating_method,
  selected_options,
  value,
  ranking,
  allocation,
  text,
}: Answer): CountedAnswer => ({
  ...{ question_id, rating, distribution, rating_method, selected_options, value, ranking, allocation },
  said: text.trim() !== "",
});
