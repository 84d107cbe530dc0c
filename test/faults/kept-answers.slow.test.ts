import { afterAll, beforeAll, expect, it } from "vitest";
import { deletionJobKey, simulationKey } from "../../functions/platform/table/keys.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import { canned } from "../support/canned.ts";
import { Company } from "../support/company.ts";
import { openRawTable } from "../support/raw-table.ts";
import { createSimulation } from "../support/simulations.ts";
import { itemsOf } from "../support/table-contents.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

let stack: TemporaryStack;
let company: Company;
let group: { projectId: string; groupId: string };
let fault: FaultInjector | undefined;
beforeAll(async () => {
  stack = await borrowStack({ modelFaults: (call) => (fault ? fault(call) : canned(call)) });
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 2 });
});
afterAll(() => stack.close());

const LONG_AGO = "2026-01-01T00:00:00.000";
const base = (id: string) => `/projects/${group.projectId}/simulations/${id}`;
const finished = (id: string) => company.waitForSimulation(group.projectId, id);
const itemsBelow = (id: string) => itemsOf(stack.endpoints.dynamodb, `S#${id}`);

it("loses the answers of a study that failed two weeks ago, and not before", async () => {
  const [refused, id] = [new Set(["give_reaction"]), await createSimulation(company, group, "concept_test")];
  let answered = 0;
  fault = (call) => {
    if (!refused.has(call.toolName ?? "")) return canned(call);
    answered += 1;
    return answered === 1 ? canned(call) : { status: 403, type: "AccessDeniedException", message: "no" };
  };
  expect((await finished(id)).status).toBe("failed");
  await stack.functions.invoke("worker-sweep-unfinished", {}, "test");
  expect((await itemsBelow(id)).length).toBeGreaterThan(0);
  const table = openRawTable(stack.endpoints.dynamodb);
  const ref = { companyId: company.user.company_id as string, projectId: group.projectId, simulationId: id };
  const { kept_job: job } = (await table.get(simulationKey(ref)))!;
  await table.set(deletionJobKey(ref.companyId, String(job)), { work_since: LONG_AGO });
  table.close();
  await stack.functions.invoke("worker-sweep-unfinished", {}, "test");
  await until(
    () => itemsBelow(id),
    (items) => items.length === 0,
  );
  expect(await company.post(`${base(id)}/retry`)).toMatchObject({
    status: 400,
    body: { detail: "Its answers were kept for 14 days and are gone; start a new simulation" },
  });
});
