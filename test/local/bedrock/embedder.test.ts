import { describe, expect, it } from "vitest";
import { spearmanCorrelation } from "../../../functions/statistics/rank-agreement.ts";
import { cosineSimilarity } from "../../../functions/statistics/ssr.ts";
import { embed } from "../../../local/bedrock/embedder/embed.ts";
import { embeddingDimensions } from "../../../local/bedrock/titan.ts";
import { laddersIn } from "./ladders.ts";
import { rate } from "./people.ts";

const similarity = (a: string, b: string, dimensions: 256 | 512 | 1024 = 512) =>
  cosineSimilarity(embed(a, dimensions), embed(b, dimensions));

describe("vectors", () => {
  it.each(embeddingDimensions)("have %i dimensions, unit length and are the same every time", (dimensions) => {
    const vector = embed("The oat drink froths nicely, but it is dear.", dimensions);
    expect(vector).toHaveLength(dimensions);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 9);
    expect(embed("The oat drink froths nicely, but it is dear.", dimensions)).toEqual(vector);
  });

  it("exist for a text without words", () => {
    expect(Math.hypot(...embed("…", 256))).toBe(1);
  });
});

describe("semantic similarity rating of sentences the lexicon was not written for", () => {
  it.each(laddersIn("plain-answers.yaml"))("puts %s in order: %s", (scale, _, [sentences = []]) => {
    const ratings = sentences.map((sentence) => rate(scale, sentence));
    const grades = sentences.map((_sentence, index) => index);
    // One swap of neighbours among five.
    expect(spearmanCorrelation(grades, ratings)).toBeGreaterThan(0.89);
    expect(ratings.at(-1)! - ratings[0]!).toBeGreaterThan(1.8);
  });

  it.each([
    ["liking", "It's not good.", "It's good."],
    ["liking", "It's bad.", "It's not bad."],
    ["liking", "It's not bad.", "It's really good."],
    ["liking", "Das gefällt mir kein bisschen.", "Das gefällt mir nicht besonders."],
    ["liking", "I don't like it at all.", "I don't like it that much."],
    ["value_for_money", "Das ist teuer.", "Das ist nicht teuer."],
    ["purchase_intent", "I'd never buy that.", "I might buy that."],
    ["purchase_intent", "I might buy that.", "I'd certainly buy that."],
    ["believability", "Das glaube ich nicht.", "Das glaube ich gern."],
  ] as const)("minds negation and degree: %s", (scale, lower, higher) => {
    expect(rate(scale, lower)).toBeLessThan(rate(scale, higher) - 0.1);
  });

  it("spreads answers evenly where a text takes no stance", () => {
    expect(Math.abs(rate("liking", "The bus to the station leaves at a quarter past nine.") - 3)).toBeLessThan(0.8);
  });
});

describe("themes", () => {
  it.each([
    ["fair price", "price is fair"],
    ["too expensive", "costs too much"],
    ["saves time", "time saving"],
    ["easy to use", "simple to use"],
    ["great taste", "tastes great"],
    ["less plastic", "no plastic packaging"],
    ["protects my data", "data protection"],
    ["fairer Preis", "Preis ist fair"],
    ["lots of protein", "high in protein"],
  ])("in other words are nearly the same vector: %s, %s", (a, b) => {
    expect(similarity(a, b)).toBeGreaterThanOrEqual(0.85);
  });

  it.each([
    ["fair price", "too expensive"],
    ["fair price", "great taste"],
    ["saves time", "data privacy worry"],
    ["no real need", "real need"],
    ["zu teuer", "guter Geschmack"],
    ["distrust of AI", "helpful AI"],
  ])("that differ are clearly apart: %s, %s", (a, b) => {
    expect(similarity(a, b)).toBeLessThan(0.75);
  });

  it("keep their order in every size", () => {
    for (const dimensions of embeddingDimensions)
      expect(similarity("fair price", "price is fair", dimensions)).toBeGreaterThan(
        similarity("fair price", "nice colour", dimensions),
      );
  });
});
