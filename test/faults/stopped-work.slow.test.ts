import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PipelineName } from "../../functions/service/functions/functions.ts";
import { simulationTypes } from "../../functions/platform/log/study-types.ts";
import { timestamp } from "../../functions/platform/timestamp.ts";
import { groupKey, simulationKey } from "../../functions/platform/table/keys.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { canned } from "../support/canned.ts";
import { Company } from "../support/company.ts";
import { operators } from "../support/executions.ts";
import { openRawTable, type RawTable } from "../support/raw-table.ts";
import { startSimulation } from "../support/simulations.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

let stack: TemporaryStack;
let company: Company;
let group: { projectId: string; groupId: string };
let table: RawTable;
let operator: ReturnType<typeof operators>;
let fault: FaultInjector;
beforeAll(async () => {
  fault = canned;
  stack = await borrowStack({ modelFaults: (call) => fault(call) });
  table = openRawTable(stack.endpoints.dynamodb);
  operator = operators(stack.endpoints.step_functions);
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 1 });
});
afterAll(async () => {
  table.close();
  operator.close();
  await stack.close();
});
beforeEach(() => {
  fault = canned;
});

const log = () => readFileSync(join(stack.dataFolder, "logs", "functions.log"), "utf8").split("\n");
const refOf = (simulationId: string) => ({
  companyId: company.user.company_id as string,
  projectId: group.projectId,
  simulationId,
});
const pathOf = (id: string) => `/projects/${group.projectId}/simulations/${id}`;
const ended = (pipeline: PipelineName, name: string) =>
  until(
    () => operator.statusOf(pipeline, name),
    (status) => status !== undefined && status !== "RUNNING",
  );

/** Starts work whose model calls wait, takes its ground away behind their backs, and lets them go on. */
async function takeAway<T>(start: () => Promise<T>, away: (started: T) => Promise<void>): Promise<T> {
  const released = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  fault = async (call) => {
    if (call.kind === "converse") asked.resolve();
    await released.promise;
    return canned(call);
  };
  const started = await start();
  await asked.promise;
  await away(started);
  released.resolve();
  return started;
}

/** What people are told of as a failure: error lines, and the metric of the alarm. */
const alarming = (from: number) =>
  log()
    .slice(from)
    .filter((line) => line.includes('"level":"error"') || line.includes('"StudyFailed":1'));

describe("work that is stopped while a model answers, before its execution is", () => {
  it.each(simulationTypes)("an aborted %s ends its execution well and alarms nobody", async (type) => {
    const from = log().length;
    // An interview is live, and answered, before it runs by itself.
    const id = await takeAway(
      async () => {
        const held = fault;
        if (type === "idi_manual") fault = (call) => (call.toolName === "closing_question" ? held(call) : canned(call));
        return startSimulation(company, group, type);
      },
      (started) => table.set(simulationKey(refOf(started)), { status: "aborted", completed_at: timestamp() }),
    );
    expect(await ended("simulation", id)).toBe("SUCCEEDED");
    expect((await company.get(pathOf(id))).body).toMatchObject({ status: "aborted", error: null });
    expect(alarming(from)).toEqual([]);
  });

  it("so does the generation of a group that is being removed", async () => {
    const from = log().length;
    const groupId = await company.createGroup(group.projectId);
    await takeAway(
      () => company.post(`/projects/${group.projectId}/persona-groups/${groupId}/generate`),
      () => table.set(groupKey({ ...refOf(""), groupId }), { status: "failed", error: null }),
    );
    expect(await ended("persona-generation", `${groupId}-1`)).toBe("SUCCEEDED");
    expect(alarming(from)).toEqual([]);
  });

  it("so does the reliability study of a simulation that is being removed", async () => {
    const id = await startSimulation(company, group, "concept_test");
    await company.waitForSimulation(group.projectId, id);
    const from = log().length;
    const { body } = await takeAway(
      () => company.post(`${pathOf(id)}/reliability-check`, { runs: 2 }),
      () => table.set(simulationKey(refOf(id)), { status: "aborted", completed_at: timestamp() }),
    );
    expect(await ended("reliability-study", body.id as string)).toBe("SUCCEEDED");
    expect(alarming(from)).toEqual([]);
  });
});

describe("the deletion of a project or a company in the middle of everything", () => {
  it.each([
    ["project", (owner: Company, projectId: string) => owner.delete(`/projects/${projectId}`)],
    ["company", (owner: Company) => owner.delete(`/company?name=${encodeURIComponent(owner.user.company_name)}`)],
  ] as const)("of a %s fails no execution and alarms nobody", async (_, remove) => {
    const owner = await Company.signUp(stack.url);
    const ground = await owner.prepare({ persona_count: 1 });
    const checked = await startSimulation(owner, ground, "concept_test");
    await owner.waitForSimulation(ground.projectId, checked);
    expect(await ended("simulation", checked)).toBe("SUCCEEDED");
    const from = log().length;
    const [groupId, checkId, ...ids] = await takeAway(
      async () => {
        const other = await owner.createGroup(ground.projectId);
        await owner.post(`/projects/${ground.projectId}/persona-groups/${other}/generate`);
        const path = `/projects/${ground.projectId}/simulations/${checked}/reliability-check`;
        const check = (await owner.post(path, { runs: 2 })).body.id as string;
        const started = (["concept_test", "survey", "focus_group", "idi_ai", "conjoint"] as const).map((type) =>
          startSimulation(owner, ground, type),
        );
        return [other, check, ...(await Promise.all(started))];
      },
      async () => expect((await remove(owner, ground.projectId)).status).toBe(204),
    );
    const ends = await Promise.all([
      ended("persona-generation", `${groupId}-1`),
      ended("reliability-study", checkId),
      ...ids.map((id) => ended("simulation", id)),
    ]);
    expect(ends.filter((end) => end !== "ABORTED" && end !== "SUCCEEDED")).toEqual([]);
    expect(alarming(from)).toEqual([]);
  });
});

describe("work that fails", () => {
  it("ends its execution badly, even if whoever marks it dies before it can say so", async () => {
    const from = log().length;
    fault = ({ kind }) =>
      kind === "converse" ? { status: 403, type: "AccessDeniedException", message: "no" } : undefined;
    // The first call marks the study; an answer that never comes is a repetition, which finds it marked.
    stack.functions.kill([{ name: "simulation-fail-study", beforeCall: 2 }]);
    const id = await startSimulation(company, group, "concept_test");
    expect(await ended("simulation", id)).toBe("FAILED");
    expect((await company.get(pathOf(id))).body.status).toBe("failed");
    expect(alarming(from).some((line) => line.includes('"study failed"'))).toBe(true);
  });
});

describe("an execution that begins again", () => {
  it.each(["concept_test", "idi_manual"] as const)(
    "after a %s was completed asks nothing, and ends well",
    async (type) => {
      const id = await startSimulation(company, group, type);
      const before = await company.waitForSimulation(group.projectId, id);
      expect(await ended("simulation", id)).toBe("SUCCEEDED");
      const from = log().length;
      const { companyId: company_id, projectId: project_id } = refOf(id);
      await operator.start("simulation", `again-${id}`, { company_id, project_id, simulation_id: id });
      expect(await ended("simulation", `again-${id}`)).toBe("SUCCEEDED");
      expect((await company.get(pathOf(id))).body).toEqual(before);
      expect(alarming(from)).toEqual([]);
    },
  );
});
