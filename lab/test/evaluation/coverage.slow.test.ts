import { describe, expect, it } from "vitest";
import { measureCell, SIZES } from "../../evaluation/coverage/measure.ts";
import { coveredKinds, coverageTable, measureCoverage } from "../../evaluation/coverage/run.ts";

/** Seeded, so that they come out the same every time: what fails here covers less than it did. */
const STUDIES = { usual: 80, slow: 24 } as const;
/**
 * Percent. With so few studies an interval that covers 95 % is rarely seen below; one that covers 80 % rarely above.
 */
const LOWEST = 84;

describe("intervals cover what they promise", () => {
  it.each(coveredKinds.map((kind) => [kind.name, kind] as const))("%s, ten personas", (_, kind) => {
    const { percent } = measureCell(kind, 10, (kind.effort ?? 1) < 0.25 ? STUDIES.slow : STUDIES.usual);
    if (kind.counts === "covered") expect(percent).toBeGreaterThanOrEqual(kind.lowest ?? LOWEST);
    if (kind.counts === "alarms") expect(percent).toBeLessThanOrEqual(12);
    if (kind.counts !== "power") return;
    const [low = kind.name.includes("same") ? 50 : 25, high = 100] = (kind.bounds ?? []).map((end) => end);
    expect(percent).toBeGreaterThanOrEqual(low - (kind.bounds ? 20 : 0));
    expect(percent).toBeLessThanOrEqual(high + (kind.bounds ? 20 : 0));
  });

  it("and an interval of half the width is found out", () => {
    const narrow = { ...coveredKinds[0]!, prepare: () => () => [false, true, true, true] };
    expect(measureCell(narrow, 10, 100)).toMatchObject({ percent: 75, intervals: 400, within: false });
  });
});

it("a kind without any interval in a cell is no failure, and its share is told", () => {
  const silent = { ...coveredKinds[0]!, prepare: () => () => [null, null] };
  expect(measureCell(silent, 5, 20)).toMatchObject({ percent: null, without: 100, within: true });
});

it("the table has a row per kind and a column per size, with what is out of bounds marked", () => {
  const [first] = coveredKinds;
  const cells = SIZES.map((personas) => ({
    kind: first!.name,
    personas,
    studies: 100,
    intervals: 100,
    percent: personas === 5 ? 70 : 95,
    without: personas === 10 ? 12.5 : 0,
    within: personas !== 5,
  }));
  const [head, , row] = coverageTable(cells).split("\n");
  expect(head).toMatch(/^\| Interval or test +\| Promised \| n = 5 +\| n = 10 +\| n = 25 +\| n = 50 +\|/);
  expect(row).toMatch(
    /^\| Reliability, 1 question \| 95 +\| 70.0 \* +\| 95.0 \(12.5 % none\) \| 95.0 +\| 95.0 +\| 100/,
  );
});

it("stops when it is told to", async () => {
  const stop = new AbortController();
  const told: string[] = [];
  const stopped = measureCoverage(
    20,
    (kind) => {
      told.push(kind);
      stop.abort();
    },
    stop.signal,
  );
  await expect(stopped).rejects.toThrow();
  expect(told).toHaveLength(1);
});
