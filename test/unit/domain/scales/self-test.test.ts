import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { anchorsOf, builtInAnchors } from "../../../../functions/domain/scales/anchors.ts";
import { languages, type Language } from "../../../../functions/domain/scales/language.ts";
import { probesOf } from "../../../../functions/domain/scales/probes.ts";
import { scaleFamilies } from "../../../../functions/domain/scales/scale-families.ts";
import { readableScales, tellsApart, testScales, testThemes } from "../../../../functions/domain/scales/self-test.ts";
import { wordOverlap, wordsOf } from "../../../../functions/domain/language/word-overlap.ts";
import { embed } from "../../../../local/bedrock/embedder/embed.ts";
import { hashingVector } from "../../../support/hashing-vector.ts";

const scalesReadBy = (language: Language, vectorOf: (text: string) => number[]) =>
  readableScales(testScales(anchorsOf(language), probesOf(language), vectorOf));
const themesTold = (language: Language, vectorOf: (text: string) => number[]) =>
  tellsApart(testThemes(probesOf(language), vectorOf));

describe.each(languages)("probes in %s", (language) => {
  const { scales, alike } = probesOf(language);
  const graded = Object.values(scales).flat();

  it("are all different, and none is an anchor", () => {
    expect(new Set(graded).size).toBe(graded.length);
    expect(graded.filter((probe) => builtInAnchors.has(probe))).toEqual([]);
    for (const [theme, same, other] of alike) expect(new Set([theme, same, other]).size).toBe(3);
  });

  it("are no sentences of the offline model's", () => {
    const folder = new URL("../../../../local/bedrock/phrases/", import.meta.url);
    const packs = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".yaml"))
      .map((file) => readFileSync(new URL(file, folder), "utf8").toLowerCase());
    const bare = (probe: string) => probe.toLowerCase().replace(/[.。!]$/u, "");
    expect(graded.filter((probe) => packs.some((pack) => pack.includes(bare(probe))))).toEqual([]);
  });
});

describe("the self-test of an embedding model", () => {
  it.each(languages)("passes one that reads %s, for all scales that it orders", (language) => {
    const readable = scalesReadBy(language, (text) => embed(text, 512));
    expect(readable.size).toBeGreaterThanOrEqual(14);
    expect([...readable]).toEqual(expect.arrayContaining(["purchase_intent", "liking", "value_for_money"]));
    expect(themesTold(language, (text) => embed(text, 512))).toBe(true);
  });

  it.each(languages)("trusts no scale of one that knows nothing but the words of %s", (language) => {
    expect(scalesReadBy(language, hashingVector).size).toBe(0);
  });

  it.each(languages)("trusts no scale of one that turns %s upside down", (language) => {
    const anchors = anchorsOf(language);
    const turned = Object.fromEntries(
      scaleFamilies.map((family) => [family, anchors.scales[family].map((set) => set.toReversed())]),
    );
    const test = testScales({ ...anchors, scales: turned as never }, probesOf(language), (text) => embed(text, 512));
    expect(readableScales(test).size).toBe(0);
  });

  it("leaves out the scale that is upside down among others that are not", () => {
    const good = Object.fromEntries(scaleFamilies.map((family) => [family, { spearman: 1, gap: 2 }]));
    const readable = readableScales({ ...good, trust: { spearman: -1, gap: -2 }, ease: { spearman: 1, gap: 0.4 } });
    expect(scaleFamilies.filter((family) => !readable.has(family))).toEqual(["ease", "trust"]);
  });

  it.each([
    ["answers the same to everything", () => [1, 0, 0]],
    ["answers nothing", () => [0, 0, 0]],
    ["answers no numbers", () => [Number.NaN, 1]],
    ["answers an empty list", () => []],
    ["answers with another length every time", (text: string) => Array.from({ length: text.length }, () => 1)],
  ])("trusts none that %s", (_, vectorOf) => {
    expect(scalesReadBy("fr", vectorOf).size).toBe(0);
    expect(themesTold("fr", vectorOf)).toBe(false);
  });

  it("trusts no vectors that find other themes alike", () => {
    expect(tellsApart({ margin: 0.5, nearest_other: 0.9 })).toBe(false);
    expect(tellsApart({ margin: 0.1, nearest_other: 0.2 })).toBe(false);
    expect(tellsApart({ margin: 0.3, nearest_other: 0.6 })).toBe(true);
  });
});

describe("the overlap of words", () => {
  it("knows no order, case, accents or signs, and takes pairs of signs where there are no spaces", () => {
    expect(wordOverlap(wordsOf("Prix trop élevé !"), wordsOf("trop eleve prix"))).toBe(1);
    expect(wordOverlap(wordsOf("値段が高い"), wordsOf("値段が安い"))).toBeLessThan(0.5);
    expect(wordOverlap(wordsOf("не дорого"), wordsOf("дорого"))).toBe(0.5);
    expect(wordOverlap(wordsOf("…"), wordsOf("…"))).toBe(0);
  });
});
