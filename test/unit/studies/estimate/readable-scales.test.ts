import { describe, expect, it } from "vitest";
import { knownScales } from "../../../../functions/studies/estimate/estimate-simulation.ts";
import { GRADED_ANSWERS_VERSION } from "../../../../functions/studies/rating/scale-families.ts";
import { scaleFamilies } from "../../../../functions/studies/rating/scale-families.ts";
import { languagesInMemory } from "../../../support/readers.ts";

const models = { embedding: "embedder" };
const bounds = ["low", "expected", "high"] as const;
const sizes = async (
  language: string,
  languages = languagesInMemory(),
  of: Parameters<typeof knownScales>[1] = models,
) => {
  const scales = await knownScales(languages, of, language);
  return bounds.map((bound) => scales[bound].size);
};

describe("the scales on which vectors will rate a language", () => {
  const all = scaleFamilies.length;

  it("are none at worst and all at best before the first study in a language that answers were graded in", async () => {
    expect(await sizes("fr-CA")).toEqual([all, all, 0]);
    expect(await sizes("el")).toEqual([0, 0, 0]);
  });

  it("are what was learned, and at best what nobody has learned yet", async () => {
    const languages = languagesInMemory();
    const tested = { language: "fr", version: GRADED_ANSWERS_VERSION };
    const test = { spearman: 0.9, error: 0.4, deviation: 0.5, bias: 0 };
    await languages.saveScale("embedder", tested, "liking", { test, map: null, firstReading: 0 });
    await languages.saveScale("embedder", tested, "trust", {
      test: { ...test, spearman: 0.79 },
      map: null,
      firstReading: 0,
    });
    await languages.saveScale("embedder", tested, "ease", {
      test: { ...test, error: 0.71 },
      map: null,
      firstReading: 0,
    });
    expect(await sizes("fr", languages)).toEqual([all - 2, all - 2, 0]);
  });

  it("are none without an embedding model", async () => {
    expect(await sizes("en", languagesInMemory(), { embedding: null })).toEqual([0, 0, 0]);
  });
});
