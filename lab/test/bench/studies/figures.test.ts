import { expect, test } from "vitest";
import { meetsTarget, ratioOf } from "../../../bench/figure.ts";
import { atOnceFigures, flatnessFigure, typicalFigure, wallFigure } from "../../../bench/studies/figures.ts";
import type { MeasuredWork } from "../../../bench/studies/measured-work.ts";
import { typicalRun } from "../../../bench/studies/typical-run.ts";

/** A concept test with ten personas and a model that takes two seconds, done in 4.5. */
const conceptTest = (other: Partial<MeasuredWork> = {}): MeasuredWork => ({
  kind: "concept_test",
  personas: 10,
  work: { id: "one", sentAt: 10_000, seenAt: 14_500 },
  wallSeconds: 4.5,
  calls: { critical: 2, embeddings: 2, ordered: 2, total: 11 },
  criticalSeconds: 4.2,
  conversationSeconds: 4,
  made: 11,
  embeddings: 60,
  history: { executions: 1, events: 60, mostEvents: 60, stateBytes: 10_000, largest: null, failures: {} },
  failed: 0,
  load: 0.1,
  ...other,
});

test("the wall time is held against the critical path", () => {
  const figure = wallFigure(conceptTest());
  expect(ratioOf(figure)).toBeCloseTo(4.5 / 4.2);
  expect(figure.details).toBe(
    "2 model calls and 2 embeddings in sequence, 11 calls in all; 1.13 of the model calls alone; no repair turns",
  );
});

test("ten personas have to come closer to it than fewer", () => {
  const met = (personas: number, wallSeconds: number) =>
    meetsTarget(wallFigure(conceptTest({ personas, wallSeconds })));
  expect([met(10, 4.53), met(10, 4.55), met(5, 4.55), met(5, 4.9)]).toEqual([true, false, true, false]);
});

test("of several runs the one with the median ratio is told, with how far the others are from it", () => {
  const runs = [4.8, 4.2, 4.4].map((wallSeconds) => conceptTest({ wallSeconds }));
  const figure = typicalFigure(typicalRun(runs));
  expect(ratioOf(figure)).toBeCloseTo(4.4 / 4.2);
  expect(figure.details).toContain("median of 3, 1.00 to 1.14");
});

test("repair turns, retries and calls that wait without need are told", () => {
  const calls = { critical: 20, embeddings: 1, ordered: 21, total: 63 };
  const { details } = wallFigure(conceptTest({ calls, made: 65, failed: 1 }));
  expect(details).toContain("20 model calls and 1 embedding in sequence, 63 calls in all");
  expect(details).toContain("the state machine makes 21 in sequence");
  expect(details).toContain("65 were made, with repair turns and retries; 1 invocation failed");
});

test("growth is one ratio over the other", () => {
  const single = conceptTest({ personas: 1, wallSeconds: 4.2 });
  const figure = flatnessFigure(single, conceptTest());
  expect(ratioOf(figure)).toBeCloseTo(4.5 / 4.2);
  expect(meetsTarget(figure)).toBe(false);
});

test("studies at once last from the first request to the last end", () => {
  const late = conceptTest({
    kind: "focus_group",
    work: { id: "two", sentAt: 10_100, seenAt: 52_000 },
    wallSeconds: 41.9,
    criticalSeconds: 40,
  });
  const [longest, together] = atOnceFigures([conceptTest(), late], 2).map(ratioOf);
  expect(longest).toBeCloseTo(42 / 40);
  expect(together).toBeCloseTo(42 / 44.2);
  expect(atOnceFigures([conceptTest(), late], 2)[0]?.details).toBe("each by itself 1.07 at most (Concept test)");
});
