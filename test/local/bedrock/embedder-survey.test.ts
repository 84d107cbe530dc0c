import { describe, expect, it } from "vitest";
import { anchorSets } from "../../../functions/domain/scales/anchors.ts";
import { spearmanCorrelation } from "../../../functions/domain/statistics/rank-agreement.ts";
import { meanRating, ratingDistribution } from "../../../functions/domain/statistics/ssr.ts";
import { embed } from "../../../local/bedrock/embedder/embed.ts";
import { laddersIn } from "./ladders.ts";

describe("semantic similarity rating of survey answers", () => {
  it.each(laddersIn("survey-answers.yaml"))("orders answers about %s in %s", (family, language, ladders) => {
    const anchors = anchorSets(family, language).map((set) => set.map((anchor) => embed(anchor, 512)));
    const ratings = ladders.map((ladder) =>
      ladder.map((answer) => meanRating(ratingDistribution(embed(answer, 512), anchors))),
    );
    for (const row of ratings) {
      for (const [index, rating] of row.slice(1).entries()) expect(rating).toBeGreaterThan(row[index] ?? Infinity);
      expect((row.at(-1) ?? 0) - (row[0] ?? 0)).toBeGreaterThan(1.7);
    }
    const points = ladders.flatMap((ladder) => ladder.map((_, index) => index + 1));
    expect(spearmanCorrelation(points, ratings.flat())).toBeGreaterThanOrEqual(0.9);
  });
});
