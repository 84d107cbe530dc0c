import { describe, expect, it } from "vitest";
import { positivityLines } from "../../evaluation/positivity.ts";
import { priceLines, slopePerDoubling } from "../../evaluation/price-slope.ts";
import { traitLines } from "../../evaluation/traits.ts";
import { panelOf, testOf } from "./panels.ts";

const held = (lines: readonly { holds: boolean | null }[]) => lines.map(({ holds }) => holds);

describe("answers that follow from who people are", () => {
  it("are told from answers dealt out at random", () => {
    const lines = traitLines([panelOf()]);
    expect(lines[0]).toMatchObject({ value: -1, verdict: "as expected: falls with price sensitivity" });
    expect(held(lines)).toEqual([true, true, true, true, true]);
  });

  it("are wrong when they run against the trait", () => {
    const reversed = panelOf({ good: testOf((index) => 2 + 0.2 * index) });
    const [, uniqueness] = traitLines([reversed]);
    expect(uniqueness).toMatchObject({ holds: false, value: -1 });
    expect(uniqueness!.verdict).toMatch(/^the wrong way round/);
  });

  it("are no finding when they have nothing to do with it", () => {
    const unrelated = panelOf({ good: testOf((index) => 3 + 0.3 * ((index * 7) % 3)) });
    expect(traitLines([unrelated])[1]).toMatchObject({ holds: false });
  });

  it("cannot be told when everybody says the same", () => {
    const alike = panelOf({ good: testOf(() => 3) });
    expect(traitLines([alike])[1]).toMatchObject({ holds: null, value: null });
  });
});

describe("a bad concept beside a good one", () => {
  it("is told apart, rejected and not praised", () => {
    const lines = positivityLines([panelOf(), panelOf()]);
    expect(held(lines)).toEqual([true, true, true, true, true]);
    expect(lines.at(-1)).toMatchObject({ measure: "gap of purchase intent, good − bad", verdict: "told apart" });
  });

  it("that everybody likes shows personas who are too kind", () => {
    const kind = testOf((index) => 4 + 0.05 * index);
    const lines = positivityLines([panelOf({ good: kind, bad: kind })]);
    expect(lines.find(({ measure }) => measure === "mean purchase intent, bad concept")).toMatchObject({
      holds: false,
      verdict: "not rejected: personas are too kind",
    });
    expect(lines.find(({ measure }) => measure === "share Positive, good concept")).toMatchObject({
      holds: false,
      shown: "100 %",
    });
    expect(lines.at(-1)).toMatchObject({ holds: false, value: 0 });
  });
});

describe("the price slope", () => {
  it("is scale points per doubling", () => {
    expect(slopePerDoubling([1, 2, 4, 8], [4, 3, 2, 1])).toBeCloseTo(-1);
    expect(slopePerDoubling([1, 4], [3, 3])).toBe(0);
  });

  it("falls for the group and for everybody in it", () => {
    const lines = priceLines([panelOf()]);
    expect(lines.map(({ measure, value }) => [measure.slice(0, 10), value && Number(value.toFixed(2))])).toEqual([
      ["mean purch", 2.4],
      ["slope of p", -0.8],
      ["share of p", 100],
    ]);
    expect(held(lines)).toEqual([true, true, true]);
  });

  it("is no demand curve when prices make no difference", () => {
    const flat = panelOf({ priced: [0, 1, 2, 3].map((price) => testOf((index) => 3 + 0.1 * ((index + price) % 4))) });
    expect(held(priceLines([flat]))).toEqual([false, false, false]);
  });
});
