import { afterAll, beforeAll, expect, it } from "vitest";
import { silent } from "../../bin/cli/progress-display.ts";
import { billedTransitions } from "../../lab/costs/execution-record.ts";
import { costKinds, type CostKind } from "../../lab/costs/kinds.ts";
import { measureStudies } from "../../lab/costs/measure-studies.ts";
import type { MeasuredKind } from "../../lab/costs/measured-kind.ts";
import { Company } from "../support/company.ts";
import { operators } from "../support/executions.ts";
import { startSimulation } from "../support/simulations.ts";
import { until } from "../support/until.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
let measured: MeasuredKind[];
beforeAll(async () => {
  stack = await startTemporaryStack();
  measured = await measureStudies({
    stack,
    dataFolder: stack.dataFolder,
    personas: [2],
    timeoutSeconds: 60,
    lookEverySeconds: 0.2,
    warmUp: false,
    display: silent,
    signal: new AbortController().signal,
  });
});
afterAll(() => stack.close());

const found = (kind: CostKind): MeasuredKind => {
  const one = measured.find((candidate) => candidate.kind === kind);
  if (!one) throw new Error(`${kind} was not measured`);
  return one;
};

it("measures every kind of work", () => {
  expect(measured.map(({ kind }) => kind).sort()).toEqual(Object.keys(costKinds).sort());
});

it.each(Object.keys(costKinds) as CostKind[])("%s enters as many states as its formula foresees", (kind) => {
  const { consumption, foreseenTransitions } = found(kind);
  expect(consumption.transitions).toBe(foreseenTransitions);
});

// What no execution has to tell: two personas, three reruns, nobody alike; one batch holds both, but for a survey with
// more questions than it has places.
it.each([
  ["concept_test", 8 + 1],
  ["survey", 9 + 2],
  ["conjoint", 8 + 1],
  ["idi_ai", 8 + 1],
  ["reliability_study", 6 + 2 * 3 + 3 * (6 + 1)],
  ["answer_coding", 4 + 1],
  ["live_message", 0],
  ["market_refresh", 5],
] as const)("%s with two personas enters %i", (kind, transitions) => {
  expect(found(kind).consumption.transitions).toBe(transitions);
});

it("bills one transition more for a function that died and was invoked again", async () => {
  const company = await Company.signUp(stack.url);
  const group = await company.prepare({ persona_count: 2 });
  stack.functions.kill([{ name: "simulation-write-report", beforeCall: 1 }]);
  const id = await startSimulation(company, group, "concept_test");
  expect((await company.waitForSimulation(group.projectId, id)).status).toBe("complete");
  const operator = operators(stack.endpoints.step_functions);
  // The study is complete before its execution has ended.
  await until(
    () => operator.running("simulation"),
    (running) => running === 0,
  );
  const history = await operator.history("simulation", id);
  operator.close();
  expect(stack.functions.killed()).toHaveLength(1);
  expect(billedTransitions(history)).toBe(8 + 1 + 1);
});
