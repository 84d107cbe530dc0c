import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { codebookKey } from "../../functions/platform/table/keys.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { Company } from "../support/company.ts";
import { operators } from "../support/executions.ts";
import { openRawTable } from "../support/raw-table.ts";
import { itemsOf } from "../support/table-contents.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

let stack: TemporaryStack;
let company: Company;
let steps: ReturnType<typeof operators>;
let table: ReturnType<typeof openRawTable>;
let projectId: string;
let simulationId: string;
let fault: FaultInjector | undefined;
beforeAll(async () => {
  stack = await borrowStack({ modelFaults: (call) => fault?.(call) });
  company = await Company.signUp(stack.url);
  steps = operators(stack.endpoints.step_functions);
  table = openRawTable(stack.endpoints.dynamodb);
  const group = await company.prepare({ persona_count: 2 });
  ({ projectId } = group);
  simulationId = (await company.startConceptTest(projectId, group.groupId)).body.id as string;
  await company.waitForSimulation(projectId, simulationId);
});
afterAll(() => {
  steps.close();
  table.close();
  return stack.close();
});
beforeEach(() => {
  fault = undefined;
});

const base = () => `/projects/${projectId}/simulations/${simulationId}`;
const path = () => `${base()}/codebooks/reaction`;
const key = () => codebookKey({ companyId: company.user.company_id, projectId, simulationId }, "reaction");
const sweep = () => stack.functions.invoke("worker-sweep-unfinished", {}, "test");
const ended = () =>
  until(
    async () => (await company.get(path())).body,
    ({ status }) => status !== "coding",
  );
const codingOf = async (): Promise<string> => (await company.post(path())).body.id as string;

/** Starts a coding whose model calls are held until they are let go. */
async function heldCoding(): Promise<{ id: string; release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const begun = Promise.withResolvers<void>();
  fault = ({ kind }) => {
    if (kind !== "converse") return undefined;
    begun.resolve();
    return promise;
  };
  const id = await codingOf();
  await begun.promise;
  return { id, release: () => resolve(undefined) };
}

/** A coding as if it had been under way for long under a name of an execution. */
const setBack = (id: string) =>
  table.set(key(), { id, status: "coding", work_shard: "work", work_since: "2026-01-01T00:00:00.000" });

describe("a coding", () => {
  it("that was never started is started by the sweeper", async () => {
    const first = await codingOf();
    expect(await ended()).toMatchObject({ status: "complete" });
    const never = first.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    await setBack(never);
    await sweep();
    expect(await ended()).toMatchObject({ id: never, status: "complete" });
    expect(await steps.statusOf("answer-coding", never)).toBeDefined();
  });

  it("that ended without saying so is failed by the sweeper", async () => {
    const id = await codingOf();
    expect(await ended()).toMatchObject({ status: "complete" });
    await until(
      () => steps.statusOf("answer-coding", id),
      (status) => status === "SUCCEEDED",
    );
    await setBack(id);
    await sweep();
    expect((await ended()).error).toMatch(/^The coding of answers failed because of an internal error; try again/);
  });

  it("that an operator stops is marked failed", async () => {
    const { id, release } = await heldCoding();
    await steps.stop("answer-coding", id);
    expect((await ended()).error).toBe("The coding of answers was stopped by the operators of this service; try again");
    release();
  });

  it("is stopped when its simulation is deleted, and leaves nothing", async () => {
    const { id, release } = await heldCoding();
    expect((await company.delete(base())).status).toBe(204);
    await until(
      () => steps.statusOf("answer-coding", id),
      (status) => status === "ABORTED",
    );
    release();
    await until(
      () => itemsOf(stack.endpoints.dynamodb, simulationId),
      (items) => items.length === 0,
    );
  });
});
