import { describe, expect, it } from "vitest";
import { knownScales } from "../../../../functions/api/estimates/readable-scales.ts";
import { ANCHORS_VERSION } from "../../../../functions/domain/scales/anchors.ts";
import { PROBES_VERSION } from "../../../../functions/domain/scales/probes.ts";
import { scaleFamilies } from "../../../../functions/domain/scales/scale-families.ts";
import { languagesInMemory } from "../../../support/readers.ts";

const models = { embedding: "embedder", persona: ["persona"] };
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

  it("are none at worst and all at best before the first study in it", async () => {
    expect(await sizes("fr-CA")).toEqual([all, all, 0]);
    expect(await sizes("el")).toEqual([all, 0, 0]);
  });

  it("are what a test of the language found, at worst and at best", async () => {
    const languages = languagesInMemory();
    const version = `${ANCHORS_VERSION} ${PROBES_VERSION}`;
    const passed = Object.fromEntries(scaleFamilies.slice(1).map((family) => [family, { spearman: 1, gap: 2 }]));
    await languages.saveScaleTest("embedder", { language: "fr", version }, passed);
    await languages.saveScaleTest("embedder", { language: "de", version }, {});
    expect(await sizes("fr", languages)).toEqual([all - 1, all - 1, all - 1]);
    expect(await sizes("de", languages)).toEqual([0, 0, 0]);
  });

  it("are none without an embedding model", async () => {
    expect(await sizes("en", languagesInMemory(), { ...models, embedding: null })).toEqual([0, 0, 0]);
  });
});
