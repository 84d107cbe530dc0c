import { describe, expect, it } from "vitest";
import { SURVEY_QUESTIONS_AT_ONCE } from "../../../functions/contracts/states/simulation.ts";
import type { SimulationType } from "../../../functions/domain/simulation/schemas.ts";
import { environmentSettings } from "../../../lib/config.ts";
import { loadStateMachines } from "../../../local/state-machines.ts";
import { MAX_HISTORY_EVENTS } from "../../../local/step-functions/execution-history.ts";
import { runVirtually, type VirtualEnd, type VirtualStudy } from "../../support/virtual-turns.ts";

const TIME_LIMIT = (loadStateMachines()["local-simulation"]?.definition as { TimeoutSeconds: number }).TimeoutSeconds;
const capOf = (environment: "staging" | "production") => environmentSettings[environment]?.modelCallsAtOnce as number;

/** A model call, in seconds. */
const CALL = 10;
const begins = (type: SimulationType, personas: number) => () => ({
  seconds: 0.1,
  answer: {
    simulation_type: type,
    status: "running",
    persona_ids: Array.from({ length: personas }, (_, index) => `persona-${index}`),
    is_rerun: false,
  },
});
const takes = (calls: number) => () => ({ seconds: calls * CALL, answer: {} });

const survey = (personas: number, questions: number, startsAfter = 0): VirtualStudy => ({
  personas,
  startsAfter,
  services: {
    "simulation-start-study": begins("survey", personas),
    "simulation-ask-survey": takes(Math.ceil(questions / SURVEY_QUESTIONS_AT_ONCE)),
    "simulation-look-back": takes(1),
    "simulation-write-report": takes(1),
  },
});

/** Interviews of so many answers and judgements, in sittings of five minutes. */
function interviews(personas: number, calls: number): VirtualStudy {
  const left = new Map<string, number>();
  return {
    personas,
    services: {
      "simulation-start-study": begins("idi_ai", personas),
      "simulation-interview-persona": ({ persona_id = "" }) => {
        const before = left.get(persona_id) ?? calls;
        const sitting = Math.min(before, 300 / CALL);
        left.set(persona_id, before - sitting);
        return { seconds: sitting * CALL, answer: { finished: before === sitting } };
      },
      "simulation-look-back": takes(1),
      "simulation-write-report": takes(1),
    },
  };
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** Nobody failed, nobody came near the limits of an execution. */
function expectAllToEnd(ends: readonly VirtualEnd[]): void {
  expect(ends.filter(({ error }) => error !== undefined)).toEqual([]);
  expect(Math.max(...ends.map(({ seconds }) => seconds))).toBeLessThan(TIME_LIMIT);
  expect(Math.max(...ends.map(({ events }) => events))).toBeLessThan(MAX_HISTORY_EVENTS);
}

describe("studies that wait for their turn, at ten seconds a model call", () => {
  it("a survey of 100 questions with 50 personas takes little longer in staging than its turns do", async () => {
    const ends = await runVirtually(capOf("staging"), [survey(50, 100)]);
    expectAllToEnd(ends);
    // Three personas at once, 100 s each.
    expect(ends[0]?.seconds).toBeLessThan(1.15 * Math.ceil(50 / 3) * 100);
  });

  it.each(["staging", "production"] as const)(
    "six of them at once end in %s, and a small one beside",
    async (where) => {
      expectAllToEnd(await runVirtually(capOf(where), [...times(6, () => survey(50, 100)), survey(10, 5, 600)]));
    },
  );

  it("so do interviews by a guide of 20 questions, half of them probed", async () => {
    expectAllToEnd(
      await runVirtually(
        capOf("staging"),
        times(3, () => interviews(50, 60)),
      ),
    );
  });

  it.each(["concept_test", "survey", "idi_ai"] as const)(
    "a %s that never gets a turn waits until its time is up, within its history",
    async (type) => {
      const services = { "simulation-start-study": begins(type, 50) };
      const [end] = await runVirtually(0, [{ personas: 50, services }]);
      expect(end).toMatchObject({ error: "States.Timeout", seconds: TIME_LIMIT });
      expect(end?.events).toBeLessThan(MAX_HISTORY_EVENTS);
    },
  );
});
