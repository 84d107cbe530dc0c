import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { PostOutcome } from "../../functions/notifications/webhooks/post-event.ts";
import { newSigningSecret } from "../../functions/notifications/webhooks/signing.ts";
import { newId } from "../../functions/platform/ids.ts";
import { parseTimestamp, timestamp } from "../../functions/platform/timestamp.ts";
import type { Logger } from "../../functions/platform/log/logger.ts";
import { createDeletionStore } from "../../functions/service/deletion/store.ts";
import { companyEntity } from "../../functions/accounts/sign-in/store-items.ts";
import { companyKey } from "../../functions/platform/table/keys.ts";
import { webhookKey, type WebhookRef } from "../../functions/notifications/webhooks/keys.ts";
import { createOutboxStore } from "../../functions/notifications/webhooks/store-outbox.ts";
import { createWebhookStore } from "../../functions/notifications/webhooks/store.ts";
import type { WebhookSecrets } from "../../functions/notifications/webhooks/store-secrets.ts";
import { deliverWebhook } from "../../functions/notifications/webhooks/delivery.ts";
import { webhookEntity } from "../../functions/notifications/webhooks/record.ts";
import { openLocalTable } from "../support/library.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

const table = openLocalTable(stack.endpoints.dynamodb);
const webhooks = createWebhookStore(table);
const outbox = createOutboxStore(table);
const SECONDS = 1_000;
const HOUR = 3_600 * SECONDS;
const DAY = 24 * HOUR;

const say = () => undefined;
const silent: Logger = { info: say, warn: say, error: say, with: () => silent };

/** Opens to what it was given. */
const webhookSecrets = { open: async (_ref: object, text: string) => JSON.parse(text) } as WebhookSecrets;

/**
 * A hook with a clock of its own, a year ahead of the stack's, so that its sweeper does not meddle: messages wait in a
 * list until their time has come, and what no queue holds back for so long until a sweeper would look.
 */
async function hookWith(answer: (at: number) => PostOutcome | Promise<PostOutcome>) {
  const ref = { companyId: newId(), webhookId: newId() };
  const hook = {
    id: ref.webhookId,
    url: "https://example.com/",
    events: [],
    enabled: true,
    disabled_reason: null,
    subscribed_by: "user",
  };
  const encrypted_secrets = JSON.stringify({ secret: newSigningSecret(), earlier: null });
  const start = Date.now() + 365 * DAY;
  let clock = start;
  const created = { encrypted_secrets, last_success_at: null, created_at: timestamp(new Date(start)) };
  await table.transact(
    {
      Put: {
        Item: {
          ...companyKey(ref.companyId),
          ...companyEntity.label,
          id: ref.companyId,
          name: "A",
          created_at: created.created_at,
        },
      },
    },
    { Put: { Item: { ...webhookKey(ref), ...webhookEntity.label, ...hook, ...created } } },
  );
  const attempts: { after: number; url: string; id: string; body: string }[] = [];
  const wakes: number[] = [];
  let disabled = 0;
  const under = { way: 0, most: 0 };
  const dependencies = {
    webhooks,
    outbox,
    webhookSecrets,
    emptyPartition: createDeletionStore(table).emptyPartition,
    post: async (url: string, headers: Readonly<Record<string, string>>, body: string) => {
      attempts.push({ after: clock - start, url, id: headers["webhook-id"] ?? "", body });
      under.most = Math.max(under.most, (under.way += 1));
      await turn();
      try {
        return await answer(clock - start);
      } finally {
        under.way -= 1;
      }
    },
    wake: async (_message: object, delaySeconds = 0) => void wakes.push(clock + delaySeconds * SECONDS),
    tellDisabled: async () => void (disabled += 1),
    logger: silent,
    now: () => new Date(clock),
  };
  const work = () => deliverWebhook(dependencies, { company_id: ref.companyId, webhook_id: ref.webhookId });
  return {
    ref,
    attempts,
    under,
    work,
    disabled: () => disabled,
    hook: () => webhooks.find(ref),
    deliveries: () => outbox.list(ref, { limit: 100 }),
    add: (id = newId()) =>
      outbox.add(ref, { id, event: "webhook.test", body: '{"type":"webhook.test"}' }, undefined, new Date(clock)),
    pass: (milliseconds: number) => void (clock += milliseconds),
    /** Works until nothing waits, however long that takes. @returns how long it took */
    async untilNothingWaits(): Promise<number> {
      await work();
      for (let next = await outbox.firstDue(ref); next; next = await outbox.firstDue(ref)) {
        const woken = wakes.sort((a, b) => a - b).shift();
        const swept = parseTimestamp(next.at).getTime() + 105 * SECONDS;
        clock = Math.max(clock, woken ?? swept);
        await work();
      }
      return clock - start;
    },
  };
}

describe("deliveries", () => {
  it("come again after 5 s and 5 min to a receiver that fails twice", async () => {
    let count = 0;
    const hook = await hookWith(() => ({ status: (count += 1) < 3 ? 500 : 200 }));
    await hook.add();
    await hook.untilNothingWaits();
    const [first, second, third] = hook.attempts.map(({ after }) => after);
    expect([first, hook.attempts.length]).toEqual([0, 3]);
    expect(second).toBeGreaterThanOrEqual(5 * SECONDS);
    expect(second).toBeLessThanOrEqual(7 * SECONDS);
    expect(third! - second!).toBeGreaterThanOrEqual(300 * SECONDS);
    expect(third! - second!).toBeLessThanOrEqual(331 * SECONDS);
    expect(new Set(hook.attempts.map(({ id, body }) => id + body)).size).toBe(1);
    expect(await hook.deliveries()).toMatchObject([
      { status: "delivered", attempts: 3, response_status: 200, error: null, next_attempt_at: null },
    ]);
  });

  it("arrive at a receiver that is gone for a day, once it is back", async () => {
    const hook = await hookWith((after) => (after < DAY ? { error: "The connection was refused" } : { status: 204 }));
    await hook.add();
    const took = await hook.untilNothingWaits();
    expect(took).toBeGreaterThanOrEqual(DAY);
    expect(took).toBeLessThan(36 * HOUR);
    expect(await hook.deliveries()).toMatchObject([{ status: "delivered" }]);
    expect(await hook.hook()).toMatchObject({ enabled: true, last_success_at: expect.any(String) });
  });

  it("end after ten attempts in three days, and the hook with them when nothing else arrived", async () => {
    const hook = await hookWith(() => ({ error: "No answer within 15 seconds" }));
    await hook.add();
    const took = await hook.untilNothingWaits();
    expect(took).toBeGreaterThan(75 * HOUR);
    expect(took).toBeLessThan(85 * HOUR);
    expect(await hook.deliveries()).toMatchObject([
      { status: "failed", attempts: 10, error: "No answer within 15 seconds" },
    ]);
    expect(await hook.hook()).toMatchObject({ enabled: false, disabled_reason: expect.stringContaining("three days") });
    expect(hook.disabled()).toBe(1);
  });

  it("leave a hook enabled that took another meanwhile", async () => {
    const hook = await hookWith((after) => ({ status: after >= DAY && after < 2 * DAY ? 200 : 503 }));
    const { id } = await hook.add();
    await hook.work();
    hook.pass(DAY);
    await webhooks.noteSuccess(hook.ref, timestamp(new Date(Date.now() + 366 * DAY)));
    hook.pass(2 * DAY);
    await hook.untilNothingWaits();
    expect(await outbox.find(hook.ref, id)).toMatchObject({ status: "failed" });
    expect(await hook.hook()).toMatchObject({ enabled: true });
  });

  it("stop at 410, which disables the hook; what waits ends without a request", async () => {
    const hook = await hookWith(() => ({ status: 410 }));
    await hook.add();
    await hook.untilNothingWaits();
    await hook.add();
    await hook.untilNothingWaits();
    expect(hook.attempts).toHaveLength(1);
    expect(hook.disabled()).toBe(1);
    expect((await hook.deliveries()).map(({ status, error }) => [status, error])).toEqual([
      ["failed", "The webhook was disabled before this was due"],
      ["failed", "The receiver answered 410"],
    ]);
  });

  it("are one for an end that is told twice, and of two workers one sends", async () => {
    const hook = await hookWith(() => ({ status: 200 }));
    const id = newId();
    await Promise.all([hook.add(id), hook.add(id)]);
    await Promise.all([hook.work(), hook.work(), hook.work()]);
    await hook.add(id);
    await hook.work();
    expect(hook.attempts).toHaveLength(1);
  });

  it("drain when a thousand come at once, five at a time, and when half of them fail at first", async () => {
    let count = 0;
    const hook = await hookWith(async () => {
      // Nobody is answered before as many are under way as ever are.
      while (hook.under.most < 5) await turn();
      return { status: (count += 1) % 2 === 0 || count > 1_000 ? 200 : 500 };
    });
    const ids = Array.from({ length: 1_000 }, () => newId());
    for (let from = 0; from < ids.length; from += 50)
      await Promise.all(ids.slice(from, from + 50).map((id) => hook.add(id)));
    await hook.untilNothingWaits();
    expect(hook.under.most).toBe(5);
    expect(new Set(hook.attempts.map(({ id }) => id)).size).toBe(1_000);
    for (const id of ids) expect((await outbox.find(hook.ref, id))?.status).toBe("delivered");
  });

  it("leave a receiver alone for half a minute of which a whole round fails, and take little of a worker", async () => {
    const hook = await hookWith(() => ({ error: "No answer within 15 seconds" }));
    for (let count = 0; count < 20; count += 1) await hook.add();
    await hook.work();
    expect(hook.attempts).toHaveLength(5);
    await hook.add();
    await hook.work();
    expect(hook.attempts).toHaveLength(5);
    hook.pass(30 * SECONDS);
    await hook.work();
    expect(hook.attempts).toHaveLength(10);
  });

  it("go on when the time of a worker is up, though more and more comes", async () => {
    const hook = await hookWith(async () => {
      hook.pass(10 * SECONDS);
      await hook.add();
      return { status: 200 };
    });
    await hook.add();
    await hook.work();
    const sent = hook.attempts.length;
    expect(sent).toBeGreaterThan(1);
    await hook.work();
    expect(hook.attempts.length).toBeGreaterThan(sent);
  });

  it("follow their hook from one round to the next: address, being disabled, being deleted", async () => {
    const all = Array.from({ length: 20 }, () => newId());
    const changes: ((ref: WebhookRef) => Promise<unknown>)[] = [
      (ref) => webhooks.update(ref, { enabled: false }),
      (ref) => table.deleteAll([webhookKey(ref)]),
      (ref) => table.deleteAll([companyKey(ref.companyId)]),
    ];
    for (const change of changes) {
      let changed: Promise<unknown> | undefined;
      const hook = await hookWith(async () => {
        await (changed ??= change(hook.ref));
        return { status: 200 };
      });
      for (const id of all) await hook.add(id);
      await hook.untilNothingWaits();
      expect(hook.attempts).toHaveLength(5);
    }
    const hook = await hookWith(async () => {
      await webhooks.update(hook.ref, { url: "https://example.org/" });
      return { status: 200 };
    });
    for (const id of all) await hook.add(id);
    await hook.work();
    expect(hook.attempts.map(({ url }) => url)).toEqual([
      ...all.slice(15).map(() => "https://example.com/"),
      ...all.slice(5).map(() => "https://example.org/"),
    ]);
  });

  it("are removed by whoever finds the hook gone", async () => {
    const hook = await hookWith(() => ({ status: 200 }));
    await hook.add();
    await table.deleteAll([webhookKey(hook.ref)]);
    await hook.work();
    expect(hook.attempts).toEqual([]);
    expect(await hook.deliveries()).toEqual([]);
  });
});
