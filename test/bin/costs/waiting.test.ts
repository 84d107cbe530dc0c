import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pricedModels } from "../../../bin/costs/priced-models.ts";
import { readScaleInput } from "../../../bin/costs/scale/command.ts";
import { arrivalsOf, type Arrival } from "../../../bin/costs/scale/simulation/arrivals.ts";
import { createEventQueue } from "../../../bin/costs/scale/simulation/event-queue.ts";
import { simulateDay } from "../../../bin/costs/scale/simulation/run.ts";
import { settingsOf } from "../../../bin/costs/scale/simulation/settings.ts";
import { stagesOf } from "../../../bin/costs/scale/simulation/stages.ts";
import { dayOf, rowOf, scenarios } from "../../../bin/costs/scale/simulation/waiting.ts";
import { runVirtually } from "../../support/virtual-turns.ts";

const input = readScaleInput();
const { load, quotas, work } = input;
const CAP = 400;
/** Calls of ten seconds, every one of them. */
const even = { ...load, modelCallSeconds: { mean: 10, variation: 0 } };
const settings = (cap = CAP, times = 1_000) => settingsOf(cap, pricedModels(), quotas, times);

it("events come out in the order of their times, and of the same time as they went in", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20 })), (times) => {
      const queue = createEventQueue<number>();
      times.forEach((time, index) => queue.push(time, index));
      const out = times.map(() => queue.pop());
      const expected = times.map((at, event) => ({ at, event })).sort((a, b) => a.at - b.at || a.event - b.event);
      expect(out).toEqual(expected);
      expect(queue.pop()).toBeUndefined();
    }),
  );
});

describe("a day's arrivals", () => {
  it("are as many as the load says, by the hour and by kind, and the same again for a seed", () => {
    const arrivals = arrivalsOf(load, 20_000, "a");
    const works = 1 + load.beside.persona_generation;
    // Four standard deviations of a Poisson number.
    expect(Math.abs(arrivals.length - 20_000 * works)).toBeLessThan(4 * Math.sqrt(20_000 * works));
    const surveys = arrivals.filter(({ kind }) => kind === "survey").length;
    expect(Math.abs(surveys - 20_000 * load.mix.survey)).toBeLessThan(4 * Math.sqrt(20_000 * load.mix.survey));
    const tenth = arrivals.filter(({ at }) => Math.floor(at / 3_600) === 10).length;
    const expected = 20_000 * works * (load.hours[10] ?? 0);
    expect(Math.abs(tenth - expected)).toBeLessThan(4 * Math.sqrt(expected));
    expect(arrivalsOf(load, 20_000, "a")).toEqual(arrivals);
    expect(arrivalsOf(load, 20_000, "b")).not.toEqual(arrivals);
  });
});

describe("a simulated study that is alone", () => {
  it.each([
    ["survey", 50],
    ["survey", 300],
    ["concept_test", 300],
    ["conjoint", 50],
    ["idi_ai", 50],
  ] as const)("a %s of %i takes as long as the code that asks batches has it take", async (type, personas) => {
    const [asked] = stagesOf(type, personas, work, settings());
    const steps = asked?.steps ?? [];
    const [real] = await runVirtually(CAP, [{ type, personas, steps, callSeconds: 10 }]);
    const arrival: Arrival = { at: 0, kind: type, personas };
    const { ends } = simulateDay([arrival], settings(), even, work);
    // The report is one call more.
    const seconds = (ends[0]?.seconds ?? 0) - 10;
    expect(seconds / (real?.seconds ?? 0)).toBeGreaterThan(0.9);
    expect(seconds / (real?.seconds ?? 0)).toBeLessThan(1.1);
  });
});

describe("simulated studies that wait", () => {
  const together = (count: number): Arrival[] =>
    Array.from({ length: count }, () => ({ at: 0, kind: "survey" as const, personas: 50 }));

  it("end about when the code has them end", async () => {
    const [asked] = stagesOf("survey", 50, work, settings());
    const steps = asked?.steps ?? [];
    const studies = together(6).map(() => ({ type: "survey" as const, personas: 50, steps, callSeconds: 10 }));
    const real = Math.max(...(await runVirtually(CAP, studies)).map(({ seconds }) => seconds));
    const { ends, refusals } = simulateDay(together(6), settings(), even, work);
    const last = Math.max(...ends.map(({ seconds }) => seconds)) - 10;
    expect(refusals).toBeGreaterThan(0);
    expect(last / real).toBeGreaterThan(0.8);
    expect(last / real).toBeLessThan(1.25);
  });

  it("fail after six hours, and only then, where there are more than can be asked", () => {
    const { ends } = simulateDay(together(150), settings(120), even, work);
    const failed = ends.filter((end) => end.failed === "no turn");
    expect(ends).toHaveLength(150);
    expect(failed.length).toBeGreaterThan(0);
    expect(new Set(failed.map(({ seconds }) => seconds))).toEqual(new Set([21_600]));
  });

  it("go to the fallback where one model has too little, and fail where both have", () => {
    const scarce = simulateDay(together(3), settings(CAP, 1), even, work);
    expect(scarce.diverted).toBeGreaterThan(0);
    expect(scarce.ends.map(({ failed }) => failed)).toEqual([undefined, undefined, undefined]);
    const none = simulateDay(together(3), settings(CAP, 0.001), even, work);
    expect(none.ends.map(({ failed }) => failed)).toEqual(["models", "models", "models"]);
  });
});

it("docs/scale.md has what the loads of today's settings come to", () => {
  const plain = (text: string) => text.replaceAll(/\s+/g, " ");
  const document = plain(readFileSync(new URL("../../../docs/scale.md", import.meta.url), "utf8"));
  // Those that take longer are left to npm run scale -- --write.
  for (const scenario of scenarios.filter(({ studiesADay }) => studiesADay <= 1_000)) {
    const row = plain(`| ${rowOf(scenario, dayOf(scenario, input)).join(" | ")} |`);
    expect(document.includes(row), row).toBe(true);
  }
});
