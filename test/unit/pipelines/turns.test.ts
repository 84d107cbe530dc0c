import { describe, expect, it } from "vitest";
import { SURVEY_QUESTIONS_AT_ONCE } from "../../../functions/contracts/states/simulation.ts";
import { simulationTypes } from "../../../functions/domain/simulation/schemas.ts";
import { environmentSettings } from "../../../lib/config.ts";
import { TIME_LIMIT, runVirtually, type VirtualEnd, type VirtualSimulation } from "../../support/virtual-turns.ts";

/** Of the 25,000 events of a history, those that are kept for what stands before and after the asking. */
const KEPT = 1_000;
const MOST_EVENTS = 25_000 - KEPT;
const capOf = (environment: "staging" | "production") => environmentSettings[environment]?.modelCallsAtOnce as number;

/** A model call, in seconds. */
const CALL = 10;

const survey = (personas: number, questions: number, startsAfter = 0): VirtualSimulation => ({
  type: "survey",
  personas,
  startsAfter,
  turns: {
    "simulation-ask-survey": [CALL * Math.ceil(questions / SURVEY_QUESTIONS_AT_ONCE)],
    "simulation-look-back": [CALL],
  },
});

/** Interviews of so many answers and judgements each, in sittings of five minutes. */
const interviews = (personas: number, calls: number): VirtualSimulation => ({
  type: "idi_ai",
  personas,
  turns: {
    "simulation-interview-persona": Array.from({ length: Math.ceil((calls * CALL) / 300) }, (_, sitting) =>
      Math.min(300, calls * CALL - sitting * 300),
    ),
    "simulation-look-back": [CALL],
  },
});

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

/** Nobody failed, nobody came near the limits of an execution. */
function expectAllToEnd(ends: readonly VirtualEnd[]): void {
  expect(ends.filter(({ error }) => error !== undefined)).toEqual([]);
  expect(Math.max(...ends.map(({ seconds }) => seconds))).toBeLessThan(TIME_LIMIT);
  expect(Math.max(...ends.map(({ events }) => events))).toBeLessThan(MOST_EVENTS);
}

describe("studies that wait for their turn, at ten seconds a model call", () => {
  it("a survey of 100 questions with 50 personas takes little longer in staging than its turns do", async () => {
    const ends = await runVirtually(capOf("staging"), [survey(50, 100)]);
    expectAllToEnd(ends);
    // Three personas at once, 100 s each.
    expect(ends[0]?.seconds).toBeLessThan(1.15 * Math.ceil(50 / 3) * 100);
  });

  it.each(["staging", "production"] as const)("six of them end in %s, and a small one beside", async (where) => {
    expectAllToEnd(await runVirtually(capOf(where), [...times(6, survey(50, 100)), survey(10, 5, 600)]));
  });

  it("six of them with 300 personas end in production", async () => {
    expectAllToEnd(await runVirtually(capOf("production"), times(6, survey(300, 100))));
  });

  it("a direct estimate of 100 questions takes little longer in staging than its turns do", async () => {
    const estimate: VirtualSimulation = {
      type: "direct_estimate",
      personas: 100,
      turns: { "simulation-estimate-answers": [CALL] },
    };
    const ends = await runVirtually(capOf("staging"), [estimate]);
    expectAllToEnd(ends);
    expect(ends[0]?.seconds).toBeLessThan(1.3 * Math.ceil(100 / 3) * CALL);
    expectAllToEnd(await runVirtually(capOf("staging"), times(6, estimate)));
  });

  it("interviews by a guide of 40 questions, all of them probed twice, end as well", async () => {
    expectAllToEnd(await runVirtually(capOf("staging"), [interviews(50, 240)]));
    expectAllToEnd(await runVirtually(capOf("production"), times(6, interviews(50, 240))));
  });

  it.each(simulationTypes)(
    "a %s that never gets a turn waits until its time is up, within its history",
    async (type) => {
      const [end] = await runVirtually(0, [{ type, personas: 50, turns: {} }]);
      expect(end).toMatchObject({ error: "States.Timeout", seconds: TIME_LIMIT });
      expect(end?.events).toBeLessThan(MOST_EVENTS);
    },
  );
});
