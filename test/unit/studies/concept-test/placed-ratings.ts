import type { PlacedRating } from "../../../../functions/studies/concept-test/position-effect.ts";

/** Ratings of three concepts by eight people, two of them missing; persona by persona: concept, position, rating. */
const RATINGS = [
  "0 0 2.69, 1 1 3.42, 2 2 1.70",
  "1 0 5.03, 2 1 3.38, 0 2 4.01",
  "2 0 4.60, 0 1 3.48",
  "2 0 2.96, 1 1 4.04, 0 2 3.24",
  "0 0 3.65, 2 1 3.04, 1 2 3.88",
  "1 0 3.72, 2 2 2.35",
  "0 0 3.37, 1 1 3.49, 2 2 2.64",
  "1 0 3.61, 2 1 2.12, 0 2 2.49",
];

export const placedRatings: PlacedRating[] = RATINGS.flatMap((own, index) =>
  own.split(", ").map((one) => {
    const [condition = 0, position = 0, rating = 0] = one.split(" ").map(Number);
    return { persona: `p${index}`, condition, position, rating };
  }),
);
