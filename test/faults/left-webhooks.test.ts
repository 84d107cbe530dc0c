import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../functions/platform/ids.ts";
import { timestamp } from "../../functions/platform/timestamp.ts";
import { groupKey } from "../../functions/platform/table/keys.ts";
import { openTable, type Table } from "../../functions/platform/table/table.ts";
import { createOutboxStore } from "../../functions/notifications/webhooks/store-outbox.ts";
import { TABLE_NAME } from "../../local/stack/function-environment.ts";
import { Company } from "../support/company.ts";
import { operators } from "../support/executions.ts";
import { openRawTable } from "../support/raw-table.ts";
import { startReceiver, type Receiver } from "../support/receiver.ts";
import { itemsOf } from "../support/table-contents.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

const LONG_AGO = "2026-01-01T00:00:00.000";

let stack: TemporaryStack;
let receiver: Receiver;
let company: Company;
beforeAll(async () => {
  stack = await borrowStack();
  receiver = await startReceiver((response) => response.writeHead(204).end());
  company = await Company.signUp(stack.url);
});
afterAll(async () => {
  await receiver.close();
  await stack.close();
});

const openTableOf = () => {
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  return openTable(TABLE_NAME, { endpoint: stack.endpoints.dynamodb, region: "local", credentials });
};
/** A table whose user dies at its nth write. */
function dyingAt(write: number): Table {
  const table = openTableOf();
  let writes = 0;
  const unlessDead = <T>(carryOut: () => Promise<T>): Promise<T> =>
    (writes += 1) === write ? Promise.reject(new Error("Dead")) : carryOut();
  return {
    ...table,
    update: (input) => unlessDead(() => table.update(input)),
    transact: (...items) => unlessDead(() => table.transact(...items)),
  };
}

const sweep = () => stack.functions.invoke("worker-sweep-unfinished", {}, "test");
const makeHook = async (path: string): Promise<string> =>
  (await company.post("/company/webhooks", { url: receiver.url + path, events: ["persona_group.failed"] })).body.id;

describe("the sweeper", () => {
  it("has events sent whose message was lost, and forgets those of a hook that is gone", async () => {
    const outbox = createOutboxStore(openTableOf());
    const [there, gone] = [await makeHook("/lost"), newId()];
    for (const webhookId of [there, gone]) {
      const ref = { companyId: company.user.company_id as string, webhookId };
      const event = { id: newId(), event: "webhook.test", body: '{"type":"webhook.test"}' } as const;
      await outbox.add(ref, event, undefined, new Date(LONG_AGO));
    }
    expect(await itemsOf(stack.endpoints.dynamodb, gone)).not.toEqual([]);
    await sweep();
    expect((await receiver.waitFor("/lost"))[0]!.body).toBe('{"type":"webhook.test"}');
    await until(
      () => itemsOf(stack.endpoints.dynamodb, gone),
      (left) => left.length === 0,
    );
  });

  it("sends what a worker with a clock that was ahead left behind, and lets those rest that are to", async () => {
    const outbox = createOutboxStore(openTableOf());
    const event = () => ({ id: newId(), event: "webhook.test", body: '{"type":"webhook.test"}' }) as const;
    const [ahead, resting] = await Promise.all(
      ["/ahead", "/resting"].map(async (path) => {
        const ref = { companyId: company.user.company_id as string, webhookId: await makeHook(path) };
        await outbox.add(ref, event(), undefined, new Date(LONG_AGO));
        return ref;
      }),
    );
    expect(await outbox.claim(ahead!, Date.now() + 1_800_000)).toBeDefined();
    const lease = (await outbox.claim(resting!))!;
    const restUntil = timestamp(new Date(Date.now() + 1_800_000));
    await outbox.release(resting!, lease, { at: LONG_AGO, wakesAt: null, restUntil });
    expect(await outbox.claim(resting!)).toBeUndefined();
    await sweep();
    await receiver.waitFor("/ahead");
  });

  it.each([1, 2])("leaves nothing that is due, whoever died at write %i of putting it there", async (write) => {
    const ref = { companyId: company.user.company_id as string, webhookId: await makeHook(`/died-at-${write}`) };
    const event = { id: newId(), event: "webhook.test", body: '{"type":"webhook.test"}' } as const;
    const dying = createOutboxStore(dyingAt(write)).add(ref, event, undefined, new Date(LONG_AGO));
    await expect(dying).rejects.toThrow("Dead");
    await sweep();
    await until(
      () => itemsOf(stack.endpoints.dynamodb, `#W#${ref.webhookId}`),
      (keys) => keys.every((key) => !key.includes("DUE#")),
    );
  });

  it("tells of a generation that it fails", async () => {
    await makeHook("/failed");
    const { projectId, groupId } = await company.prepare({ persona_count: 1 });
    const steps = operators(stack.endpoints.step_functions);
    await until(
      () => steps.running("persona-generation"),
      (running) => running === 0,
    );
    steps.close();
    const raw = openRawTable(stack.endpoints.dynamodb);
    await raw.set(groupKey({ companyId: company.user.company_id as string, projectId, groupId }), {
      status: "generating",
      work_shard: "work",
      work_since: LONG_AGO,
    });
    raw.close();
    await sweep();
    const [event] = await receiver.waitFor("/failed");
    expect(JSON.parse(event!.body)).toMatchObject({
      type: "persona_group.failed",
      data: { project_id: projectId, persona_group_id: groupId, status: "failed" },
    });
  });
});
