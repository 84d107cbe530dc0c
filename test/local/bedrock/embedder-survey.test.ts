import { describe, expect, it } from "vitest";
import { isAccepted } from "../../../functions/studies/rating/scale-map.ts";
import { spearmanCorrelation } from "../../../functions/statistics/rank-agreement.ts";
import { meanRating } from "../../../functions/statistics/ssr.ts";
import { offlinePoints, offlineScale } from "../../support/read-scale.ts";
import { laddersIn } from "./ladders.ts";

/** Of scales that the service would read by their vectors; the others are rated by follow-up. */
const ladders = laddersIn("survey-answers.yaml").filter(([family, language]) =>
  isAccepted(offlineScale(family, language).test),
);

describe("survey answers that had no part in learning", () => {
  it("are read on most scales", () => {
    expect(ladders.length).toBeGreaterThan(0.6 * laddersIn("survey-answers.yaml").length);
  });

  it.each(ladders)("come out in order about %s in %s", (family, language, rows) => {
    const ratings = rows.map((row) => row.map((answer) => meanRating(offlinePoints(family, language, answer))));
    for (const row of ratings) expect((row.at(-1) ?? 0) - (row[0] ?? 0)).toBeGreaterThan(1.5);
    const grades = rows.flatMap((row) => row.map((_, index) => index + 1));
    expect(spearmanCorrelation(grades, ratings.flat())).toBeGreaterThanOrEqual(0.8);
  });
});
