import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Company } from "../support/company.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { groupKey } from "../../functions/platform/table/keys.ts";
import { openRawTable } from "../support/raw-table.ts";
import { itemsOf } from "../support/table-contents.ts";

let stack: TemporaryStack;
let company: Company;
let projectId: string;
beforeAll(async () => {
  stack = await borrowStack();
  company = await Company.signUp(stack.url);
  projectId = await company.createProject();
});
afterAll(() => stack.close());

const base = (groupId: string) => `/projects/${projectId}/persona-groups/${groupId}`;
const personasOf = async (groupId: string) => (await company.get(`${base(groupId)}/personas`)).body;

describe("persona generation of many", () => {
  it("makes 300 at a time, and holds at most 1,000", async () => {
    const groupId = await company.createGroup(projectId);
    const started = await company.post(`${base(groupId)}/generate`, { count: 300 });
    expect([started.status, started.body.persona_count]).toEqual([202, 300]);
    expect(await company.waitForGroup(projectId, groupId)).toMatchObject({
      generation_status: "complete",
      personas_total: 300,
      persona_count: 2,
    });
    const people = await personasOf(groupId);
    expect(new Set(people.map((persona: { full_name: string }) => persona.full_name)).size).toBe(300);
    const second = await company.get(`${base(groupId)}/personas?limit=120&after=${people[119].id}`);
    expect(second.body).toEqual(people.slice(120, 240));
    const table = openRawTable(stack.endpoints.dynamodb);
    const key = groupKey({ companyId: company.user.company_id as string, projectId, groupId });
    await table.set(key, { personas_total: 999 });
    const answer = await company.post(`${base(groupId)}/generate`);
    expect([answer.status, answer.body.detail]).toEqual([
      400,
      "A group can have at most 1000 personas; this one has 999 and you asked for 2 more",
    ]);
    await table.set(key, { personas_total: 300 });
    table.close();
    const focused = await company.post(`/projects/${projectId}/simulations`, {
      persona_group_id: groupId,
      simulation_type: "focus_group",
      prompt_question: "What do you think of oat drinks?",
    });
    expect([focused.status, focused.body.detail]).toEqual([
      400,
      "A focus_group takes at most 50 personas and this group has 300; use a smaller group",
    ]);
    expect((await company.delete(`${base(groupId)}/personas`)).status).toBe(204);
    expect((await company.get(base(groupId))).body.personas_total).toBe(0);
    expect((await itemsOf(stack.endpoints.dynamodb, `G#${groupId}`)).length).toBe(0);
  });

  it.each([0, 301, 2.5, "ten"])("makes no %j at a time", async (count) => {
    const groupId = await company.createGroup(projectId);
    const answer = await company.post(`${base(groupId)}/generate`, { count });
    expect([answer.status, answer.body.detail]).toEqual([422, expect.stringMatching(/^count: /)]);
  });
});
