import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ReliabilityStudy } from "../../functions/domain/reliability/schemas.ts";
import { variations } from "../../functions/domain/robustness/schemas.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { Company } from "../support/company.ts";
import { startSimulation } from "../support/simulations.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

let stack: TemporaryStack;
let company: Company;
let fault: FaultInjector | undefined;
let group: { projectId: string; groupId: string };
beforeAll(async () => {
  stack = await startTemporaryStack({
    modelFaults: (call) => fault?.(call),
    variables: { ...process.env, LOCAL_SECOND_MODEL: "offline-second-v1" },
  });
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 6 });
});
afterAll(() => stack.close());
beforeEach(() => {
  fault = undefined;
});

const pathOf = (id: string) => `/projects/${group.projectId}/simulations/${id}/reliability-check`;
const finished = (id: string): Promise<ReliabilityStudy> =>
  until(
    async () => (await company.get(pathOf(id))).body as ReliabilityStudy,
    ({ status }) => status !== "running",
  );
const studied = async (type: Parameters<typeof startSimulation>[2]): Promise<string> => {
  const id = await startSimulation(company, group, type);
  expect(await company.waitForSimulation(group.projectId, id)).toMatchObject({ status: "complete" });
  return id;
};

describe("a reliability check that varies what should not matter", () => {
  it.each(["survey", "concept_test"] as const)("says how much the figures of a %s move", async (type) => {
    const id = await studied(type);
    const started = await company.post(pathOf(id), { runs: 2, vary: variations });
    expect(started.status).toBe(202);
    const study = await finished(id);
    expect(study).toMatchObject({ status: "complete", runs: 2, completed_runs: 2, error: null });
    console.log(JSON.stringify(study.robustness, null, 1), study.interpretation, study.usage);
  });
});
