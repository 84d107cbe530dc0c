import { describe, expect, it } from "vitest";
import { kindFigures } from "../../../bench/pipelines/figures.ts";
import type { Reckoning } from "../../../bench/pipelines/reckoning.ts";
import { ratioOf } from "../../../bench/figure.ts";

const reckoning = (personas: number, changes: Partial<Reckoning> = {}): Reckoning => ({
  kind: "concept_test",
  personas,
  transitions: 8 + personas,
  history: {
    executions: 1,
    events: 100,
    mostEvents: 100,
    stateBytes: 4_096,
    largest: { of: "StartStudy", bytes: 2_048 },
    failures: {},
  },
  price: {
    stateTransitions: 0.001,
    lambda: 0,
    table: 0,
    api: 0,
    logs: 0,
    other: 0,
    infrastructure: 0.001,
    models: 0.008,
    forcedTools: 0.001,
    total: 0.01,
  },
  modelsIfAllCached: 0.007,
  tokens: { calls: personas + 1, input: 1_000 * personas, cached: 500 * personas, output: 100 * personas },
  cachedByProvider: 0,
  prompts: {},
  textsEmbedded: 0,
  needed: { calls: personas + 1, because: "" },
  lambda: { requests: 1, gbSeconds: 1 },
  table: { readUnits: 1, writeUnits: 1 },
  ...changes,
});
const circumstances = { load: 0.5, latency: 2 };
const lines = (...sizes: Reckoning[]) =>
  kindFigures(sizes, circumstances).map((figure) => ({ ...figure, ratio: ratioOf(figure) }));

describe("the lines of a kind of work", () => {
  it("hold cost and calls of every size, in their order, and the rest of the largest", () => {
    const found = lines(reckoning(10), reckoning(1), reckoning(5));
    expect(found.filter(({ what }) => what === "Concept test: USD in all").map(({ size }) => size)).toEqual([
      "1 persona",
      "5 personas",
      "10 personas",
    ]);
    expect(found.filter(({ what }) => what === "Concept test: longest history").map(({ size }) => size)).toEqual([
      "10 personas",
    ]);
    expect(new Set(found.map(({ what, size }) => `${what} ${size}`)).size).toBe(found.length);
  });

  it("hold what a persona costs in a group against what it costs alone", () => {
    const found = lines(reckoning(1), reckoning(10));
    expect(found.find(({ what }) => what === "Concept test: USD per persona")?.ratio).toBeCloseTo(0.1, 9);
    expect(found.find(({ what }) => what === "Concept test: tokens per persona")?.ratio).toBeCloseTo(1, 9);
  });

  it("say nothing of growth when only one size was measured", () => {
    expect(lines(reckoning(1)).filter(({ what }) => what.endsWith("per persona"))).toEqual([]);
  });

  it("hold payloads and histories against the quotas of Step Functions", () => {
    const ratios = lines(reckoning(1)).flatMap(({ what, ratio }) => (/payload|history/.test(what) ? [ratio] : []));
    expect(ratios).toEqual([2_048 / 262_144, 100 / 25_000]);
  });

  it("are those of its executions alone where no model is asked", () => {
    const nothing = { calls: 0, input: 0, cached: 0, output: 0 };
    const found = lines(reckoning(0, { kind: "market_refresh", tokens: nothing }));
    expect(found.map(({ what, size }) => [what, size])).toEqual([
      ["Market refresh: largest payload", ""],
      ["Market refresh: longest history", ""],
    ]);
  });

  it("tell a live message once, and no payload where nothing was executed", () => {
    const live = (personas: number) =>
      reckoning(personas, {
        kind: "live_message",
        transitions: 0,
        history: { executions: 0, events: 0, mostEvents: 0, stateBytes: 0, largest: null, failures: {} },
      });
    expect(lines(live(1), live(10)).map(({ size, ratio }) => [size, Number.isFinite(ratio)])).toEqual([
      ["1 message", true],
      ["1 message", true],
      ["1 message", true],
    ]);
  });
});
