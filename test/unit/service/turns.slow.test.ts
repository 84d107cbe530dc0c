import { describe, expect, it } from "vitest";
import { SURVEY_QUESTIONS_AT_ONCE } from "../../../functions/studies/simulation/states.ts";
import { simulationTypes } from "../../../functions/platform/log/study-types.ts";
import { environmentSettings } from "../../../lib/config.ts";
import {
  leastSeconds,
  TIME_LIMIT,
  runVirtually,
  type VirtualEnd,
  type VirtualSimulation,
} from "../../support/virtual-turns.ts";

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
  steps: [...roundsOf(questions), 1],
  callSeconds: CALL,
});

/** Of questions that are asked side by side. */
const roundsOf = (questions: number): number[] =>
  questions > SURVEY_QUESTIONS_AT_ONCE
    ? [SURVEY_QUESTIONS_AT_ONCE, ...roundsOf(questions - SURVEY_QUESTIONS_AT_ONCE)]
    : [questions];

/** Interviews of so many answers and judgements each. */
const interviews = (personas: number, calls: number): VirtualSimulation => ({
  type: "idi_ai",
  personas,
  steps: times(calls + 1, 1),
  callSeconds: CALL,
});

const alone = (type: VirtualSimulation["type"], personas: number): VirtualSimulation => ({
  type,
  personas,
  steps: [1],
  callSeconds: CALL,
});

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

/** Nobody failed, nobody came near the limits of an execution. */
function expectAllToEnd(ends: readonly VirtualEnd[]): void {
  expect(ends.filter(({ error }) => error !== undefined)).toEqual([]);
  expect(Math.max(...ends.map(({ seconds }) => seconds))).toBeLessThan(TIME_LIMIT);
  expect(Math.max(...ends.map(({ events }) => events))).toBeLessThan(MOST_EVENTS);
}

/** Of the 25,000 events of a history, what a study may have that waits for nobody else. */
const A_FIFTH = 5_000;
/** Over the time that its calls take in the places that the cap leaves their function. */
const MOST_OVER_PATH = 1.151;

describe("a study that is alone, at ten seconds a model call", () => {
  const kinds = {
    "survey of 5 questions": (personas: number) => survey(personas, 5),
    "survey of 20 questions": (personas: number) => survey(personas, 20),
    "survey of 100 questions": (personas: number) => survey(personas, 100),
    "concept test": (personas: number) => alone("concept_test", personas),
    "conjoint study": (personas: number) => alone("conjoint", personas),
    "set of interviews of 20 answers": (personas: number) => interviews(personas, 40),
  };
  const cases = Object.keys(kinds).flatMap((kind) =>
    (["staging", "production"] as const).flatMap((where) => [50, 300].map((size) => [kind, size, where] as const)),
  );

  it.each(cases)("a %s with %i personas in %s takes little longer than its calls do", async (kind, size, where) => {
    const study = kinds[kind as keyof typeof kinds](size);
    const [end] = await runVirtually(capOf(where), [study]);
    expect(end?.error).toBeUndefined();
    expect((end?.seconds ?? Infinity) / leastSeconds(capOf(where), study)).toBeLessThan(MOST_OVER_PATH);
    expect(end?.events).toBeLessThan(A_FIFTH);
  });

  it("interviews of 300 personas by the largest guide stay within a fifth of a history", async () => {
    const [end] = await runVirtually(capOf("production"), [interviews(300, 240)]);
    expect(end).toMatchObject({ seconds: expect.toSatisfy((seconds: number) => seconds < TIME_LIMIT) as number });
    expect(end?.events).toBeLessThan(A_FIFTH);
  });
});

describe("studies that wait for their turn, at ten seconds a model call", () => {
  it.each(["staging", "production"] as const)("six of them end in %s, and a small one beside", async (where) => {
    expectAllToEnd(await runVirtually(capOf(where), [...times(6, survey(50, 100)), survey(10, 5, 600)]));
  });

  it("six of them with 300 personas end in production", async () => {
    expectAllToEnd(await runVirtually(capOf("production"), times(6, survey(300, 100))));
  });

  it("a direct estimate of 100 questions takes little longer in staging than its turns do", async () => {
    const estimate = alone("direct_estimate", 100);
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
      const [end] = await runVirtually(0, [alone(type, 50)]);
      expect(end).toMatchObject({ error: "States.Timeout", seconds: TIME_LIMIT });
      expect(end?.events).toBeLessThan(MOST_EVENTS);
    },
  );
});
