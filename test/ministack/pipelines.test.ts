import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { PipelineName } from "../../functions/service/functions/functions.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { Company } from "../support/company.ts";
import { operators } from "../support/executions.ts";
import { startSimulation } from "../support/simulations.ts";
import { signalsOf } from "../support/signals.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

// One execution of each pipeline, in an interpreter that others wrote: `npm run ministack`.
let stack: TemporaryStack;
let company: Company;
let step: ReturnType<typeof operators>;
let fault: FaultInjector | undefined;
let group: { projectId: string; groupId: string };
let conceptTest: string;
beforeAll(async () => {
  stack = await startTemporaryStack({ modelFaults: (call) => fault?.(call) });
  company = await Company.signUp(stack.url);
  step = operators(stack.endpoints.step_functions);
  group = await company.prepare({ persona_count: 5 });
  conceptTest = (await company.startConceptTest(group.projectId, group.groupId)).body.id as string;
});
afterAll(() => {
  step.close();
  return stack.close();
});
beforeEach(() => {
  fault = undefined;
});

const base = () => `/projects/${group.projectId}/simulations/${conceptTest}`;
const ended = (pipeline: PipelineName, name: string) =>
  until(
    () => step.statusOf(pipeline, name),
    (status) => status !== "RUNNING",
  );

it("completes a concept test", async () => {
  expect(await company.waitForSimulation(group.projectId, conceptTest)).toMatchObject({ status: "complete" });
  expect(await ended("simulation", conceptTest)).toBe("SUCCEEDED");
});

it("completes a survey, asked in batches", async () => {
  const id = await startSimulation(company, group, "survey");
  expect(await company.waitForSimulation(group.projectId, id)).toMatchObject({ status: "complete" });
  expect(await ended("simulation", id)).toBe("SUCCEEDED");
});

it("completes a group discussion, turn by turn", async () => {
  const id = await startSimulation(company, group, "focus_group");
  expect(await company.waitForSimulation(group.projectId, id, 60)).toMatchObject({ status: "complete" });
});

it("runs a study again in executions of its own, and compares them", async () => {
  const { id } = (await company.post(`${base()}/reliability-check`, { runs: 3 })).body as { id: string };
  const study = await until(
    async () => (await company.get(`${base()}/reliability-check`)).body as { status: string; completed_runs: number },
    ({ status }) => status !== "running",
    60,
  );
  expect(study).toMatchObject({ status: "complete", completed_runs: 3 });
  expect(await ended("reliability-study", id)).toBe("SUCCEEDED");
});

it("codes open answers", async () => {
  const { persona_results } = (await company.get(`${base()}/results`)).body;
  expect(persona_results).toHaveLength(5);
  const path = `${base()}/codebooks/reaction`;
  expect((await company.post(path)).status).toBe(202);
  const { status } = await until(
    async () => (await company.get(path)).body as { status: string },
    (codebook) => codebook.status !== "coding",
  );
  expect(status).toBe("complete");
});

it("refreshes a market, where a source that fails costs the others nothing", async () => {
  const signals = signalsOf(stack);
  stack.setSignalFault("reddit", { kind: "rubbish" });
  const { sources } = await signals.refresh("FR");
  signals.close();
  stack.setSignalFault("reddit", null);
  expect(sources).toMatchObject({ ebay: { status: "ok" }, app_store: { status: "ok" } });
  expect(sources.reddit?.status).not.toBe("ok");
});

it("knows an error by the name that a function threw it under", async () => {
  fault = () => ({ status: 403, type: "AccessDeniedException", message: "no" });
  const id = await startSimulation(company, group, "concept_test");
  const { status, error } = await company.waitForSimulation(group.projectId, id);
  expect(status).toBe("failed");
  expect(error).not.toContain("internal error");
  expect(await ended("simulation", id)).toBe("FAILED");
});
