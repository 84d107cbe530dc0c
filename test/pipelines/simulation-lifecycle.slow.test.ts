import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { CONCEPT, Company } from "../support/company.ts";
import { itemsOf } from "../support/table-contents.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

let stack: TemporaryStack;
let company: Company;
let projectId: string;
let groupId: string;
let fault: FaultInjector | undefined;
beforeAll(async () => {
  stack = await borrowStack({ modelFaults: (call) => fault?.(call) });
  company = await Company.signUp(stack.url);
  ({ projectId, groupId } = await company.prepare({ persona_count: 5 }));
});
afterAll(() => stack.close());
beforeEach(() => {
  fault = undefined;
});

const base = (id: string) => `/projects/${projectId}/simulations/${id}`;
const start = async (concept = CONCEPT): Promise<string> =>
  (await company.startConceptTest(projectId, groupId, concept)).body.id as string;
const run = async (concept = CONCEPT) => {
  const id = await start(concept);
  return company.waitForSimulation(projectId, id);
};
const itemsBelow = (id: string) => itemsOf(stack.endpoints.dynamodb, `S#${id}`);

describe("abort and delete", () => {
  it("abort a running study at once and for good", async () => {
    fault = ({ toolName }) => (toolName === "give_reaction" ? { hangMs: 300 } : undefined);
    const id = await start();
    await until(
      async () => (await company.get(base(id))).body.status,
      (status) => status === "running",
    );
    const aborted = await company.post(`${base(id)}/abort`);
    expect([aborted.status, aborted.body.status]).toEqual([200, "aborted"]);
    const again = await company.post(`${base(id)}/abort`);
    expect([again.status, again.body.detail]).toEqual([400, "The simulation is aborted and can no longer be aborted"]);
    await until(
      () => itemsBelow(id),
      (items) => items.length === 0,
    );
    expect((await company.get(base(id))).body.status).toBe("aborted");
  });

  it("abort nothing that is not there for who asks: a stranger's, or of a project that is gone", async () => {
    const survey = { simulation_type: "survey", prompt_question: CONCEPT };
    const create = async (project: string, group: string) =>
      (await company.post(`/projects/${project}/simulations`, { ...survey, persona_group_id: group })).body
        .id as string;
    const id = await create(projectId, groupId);
    const stranger = await Company.signUp(stack.url);
    expect((await stranger.post(`${base(id)}/abort`)).status).toBe(404);
    expect((await company.get(base(id))).body.status).toBe("pending");
    const prepared = await company.prepare({ persona_count: 1 });
    const gone = await create(prepared.projectId, prepared.groupId);
    await company.delete(`/projects/${prepared.projectId}`);
    expect((await company.post(`/projects/${prepared.projectId}/simulations/${gone}/abort`)).status).toBe(404);
  });

  it("delete a finished study with everything below it, and count it out", async () => {
    const { id } = await run();
    const before = (await company.get(`/projects/${projectId}`)).body.simulation_count as number;
    expect((await company.delete(base(id))).status).toBe(204);
    expect((await company.get(base(id))).status).toBe(404);
    expect((await company.get(`/projects/${projectId}`)).body.simulation_count).toBe(before - 1);
    await until(
      () => itemsOf(stack.endpoints.dynamodb, id),
      (items) => items.length === 0,
    );
  });

  it("delete of a group hides its studies at once and removes them", async () => {
    const prepared = await company.prepare({ persona_count: 1 });
    const id = (await company.startConceptTest(prepared.projectId, prepared.groupId)).body.id as string;
    await company.waitForSimulation(prepared.projectId, id);
    expect((await company.delete(`/projects/${prepared.projectId}/persona-groups/${prepared.groupId}`)).status).toBe(
      204,
    );
    expect((await company.get(`/projects/${prepared.projectId}/simulations/${id}`)).status).toBe(404);
    expect((await company.get(`/projects/${prepared.projectId}/simulations`)).body).toEqual([]);
    expect((await company.get(`/projects/${prepared.projectId}`)).body).toMatchObject({
      simulation_count: 0,
      persona_group_count: 0,
    });
    await until(
      () => itemsOf(stack.endpoints.dynamodb, prepared.groupId),
      (items) => items.length === 0,
    );
    expect(await itemsOf(stack.endpoints.dynamodb, id)).toEqual([]);
  });

  it("delete of a project in the middle of a study leaves nothing and nothing comes back", async () => {
    const prepared = await company.prepare({ persona_count: 3 });
    fault = ({ toolName }) => (toolName === "give_reaction" ? { hangMs: 250 } : undefined);
    const id = (await company.startConceptTest(prepared.projectId, prepared.groupId)).body.id as string;
    await until(
      async () => (await company.get(`/projects/${prepared.projectId}/simulations/${id}`)).body.status,
      (status) => status === "running",
    );
    expect((await company.delete(`/projects/${prepared.projectId}`)).status).toBe(204);
    expect((await company.get(`/projects/${prepared.projectId}/simulations/${id}`)).status).toBe(404);
    await until(
      () => itemsOf(stack.endpoints.dynamodb, prepared.projectId),
      (items) => items.length === 0,
    );
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await itemsOf(stack.endpoints.dynamodb, prepared.projectId)).toEqual([]);
  });
});
