import { LONGEST_DELAY_SECONDS, type WakeWebhook, type WebhookMessage } from "../../platform/queues/webhook-queue.ts";
import type { PostOutcome } from "./post-event.ts";
import { signedHeaders } from "./signing.ts";
import { parseTimestamp, timestamp } from "../../platform/timestamp.ts";
import { type DeliveryRecord, type SigningSecrets } from "./record.ts";
import { MOST_ATTEMPTS, nextAttempt } from "./schedule.ts";
import type { Logger } from "../../platform/log/logger.ts";
import { webhookPartition, type WebhookRef } from "./keys.ts";
import type { DueDelivery, OutboxStore } from "./store-outbox.ts";
import type { WebhookSecrets } from "./store-secrets.ts";
import type { WebhookStore } from "./store.ts";

export interface WebhookDeliveryDependencies {
  webhooks: WebhookStore;
  outbox: OutboxStore;
  webhookSecrets: WebhookSecrets;
  /** Deletes every item of a partition. */
  emptyPartition: (partition: string) => Promise<number>;
  post: (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<PostOutcome>;
  wake: WakeWebhook;
  /** Called for a hook that was disabled because its receiver is gone. */
  tellDisabled: (ref: WebhookRef) => Promise<void>;
  logger: Logger;
  now: () => Date;
}

/** Parallel deliveries to one hook. */
const AT_ONCE = 5;
/** How long a worker starts further deliveries of one hook before other hooks get their turn. */
const SLICE_MS = 30_000;
/** How long, after that and the last attempts, a worker tries to give back an outbox that still receives deliveries. */
const RELEASE_MS = 20_000;
/** Time until a hook is tried again after a whole round has failed. */
const REST_MS = 30_000;

const taken = (outcome: PostOutcome): boolean => "status" in outcome && outcome.status >= 200 && outcome.status < 300;
const isGone = (outcome: PostOutcome): boolean => "status" in outcome && outcome.status === 410;

const DISABLED = "The webhook was disabled before this was due";
const GONE = "The receiver answered 410 Gone";
const SILENT = `Nothing reached the receiver while an event was tried ${MOST_ATTEMPTS} times over three days`;

/** Why an attempt failed, in words for the owner of the hook. */
function reasonOf(outcome: PostOutcome): string {
  if ("error" in outcome) return outcome.error;
  const { status } = outcome;
  if (status >= 300 && status < 400) return `The receiver answered ${status}; redirects are not followed`;
  return `The receiver answered ${status}`;
}

/** The delivery after an attempt. */
function afterAttempt(before: DeliveryRecord, outcome: PostOutcome, now: Date): DeliveryRecord {
  const attempts = before.attempts + 1;
  const next = taken(outcome) || isGone(outcome) ? undefined : nextAttempt(attempts, now);
  return {
    ...before,
    attempts,
    status: taken(outcome) ? "delivered" : next ? "pending" : "failed",
    next_attempt_at: next ? timestamp(next) : null,
    last_attempt_at: timestamp(now),
    response_status: "status" in outcome ? outcome.status : null,
    error: taken(outcome) ? null : reasonOf(outcome),
  };
}

/**
 * Sends the due deliveries of one hook. If another worker holds the outbox, this one leaves it to that worker. The
 * holder gives the outbox back only after it has looked at everything that was added meanwhile.
 */
export async function deliverWebhook(
  dependencies: WebhookDeliveryDependencies,
  message: WebhookMessage,
): Promise<void> {
  const { outbox, emptyPartition, wake, now } = dependencies;
  const ref: WebhookRef = { companyId: message.company_id, webhookId: message.webhook_id };
  const lease = await outbox.claim(ref, now().getTime());
  if (!lease) return;
  const until = now().getTime() + SLICE_MS;
  let restUntil: string | undefined;
  for (let { added } = lease; ; added = await outbox.added(ref)) {
    const sent = restUntil === undefined ? await sendDue(dependencies, ref, until) : { restUntil };
    if (sent === "gone") {
      await emptyPartition(webhookPartition(ref));
      return;
    }
    ({ restUntil } = sent);
    const next = nextLook((await outbox.firstDue(ref))?.at, restUntil, lease.wakesAt, now());
    // If deliveries arrive all the time, the outbox is given back between two of them: the next woken worker must find
    // it free.
    if (!(await outbox.release(ref, { ...lease, added }, next)) && now().getTime() < until + RELEASE_MS) continue;
    // The sweeper replaces a message that is lost, or due later than a queue can delay it.
    if (next?.delaySeconds !== undefined) await wake(message, next.delaySeconds);
    return;
  }
}

/**
 * Computes when the outbox must be looked at again.
 * @param first when its first delivery is due; undefined if nothing waits in it
 * @param restUntil nothing may be sent before this time
 * @param wakesAt when an earlier message arrives
 * @returns the time, with the delay of a message unless an earlier one arrives in time or no queue can delay it that
 * long
 */
function nextLook(first: string | undefined, restUntil: string | undefined, wakesAt: string | null, now: Date) {
  if (first === undefined) return null;
  const at = restUntil !== undefined && restUntil > first ? restUntil : first;
  const delaySeconds = Math.max(0, Math.ceil((parseTimestamp(at).getTime() - now.getTime()) / 1000));
  if (wakesAt !== null && wakesAt > timestamp(now) && wakesAt <= at) return { at, wakesAt, restUntil };
  if (delaySeconds > LONGEST_DELAY_SECONDS) return { at, wakesAt: null, restUntil };
  return { at, wakesAt: at, restUntil, delaySeconds };
}

/**
 * Sends rounds of due deliveries until none is left or time is up. Each round first reads the hook, so that nothing
 * more is sent if the hook was changed, disabled or deleted meanwhile, or its company was deleted.
 * @returns until when the hook must rest, if a whole round has failed and more deliveries wait
 */
async function sendDue(
  dependencies: WebhookDeliveryDependencies,
  ref: WebhookRef,
  until: number,
): Promise<"gone" | { restUntil: string | undefined }> {
  const { webhooks, outbox, webhookSecrets, now } = dependencies;
  let opened: { encrypted: string; secrets: SigningSecrets } | undefined;
  while (now().getTime() < until) {
    const [webhook, due] = await Promise.all([
      webhooks.findLive(ref),
      outbox.dueBefore(ref, timestamp(now()), AT_ONCE),
    ]);
    if (!webhook) return "gone";
    if (due.length === 0) return { restUntil: undefined };
    const { url, enabled, encrypted_secrets: encrypted } = webhook;
    if (opened?.encrypted !== encrypted) opened = { encrypted, secrets: await webhookSecrets.open(ref, encrypted) };
    const hook = { ref, url, enabled, secrets: opened.secrets };
    const outcomes = await Promise.all(due.map((one) => attempt(dependencies, hook, one)));
    if (outcomes.includes("delivered")) await webhooks.noteSuccess(ref, timestamp(now()));
    if (due.length === AT_ONCE && outcomes.every((outcome) => outcome === "failed"))
      return { restUntil: timestamp(new Date(now().getTime() + REST_MS)) };
  }
  return { restUntil: undefined };
}

interface Hook {
  ref: WebhookRef;
  url: string;
  secrets: SigningSecrets;
  enabled: boolean;
}

async function attempt(
  { webhooks, outbox, post, tellDisabled, logger, now }: WebhookDeliveryDependencies,
  { ref, url, secrets, enabled }: Hook,
  due: DueDelivery,
): Promise<"delivered" | "failed" | "over"> {
  const before = await outbox.find(ref, due.deliveryId);
  if (!before || before.status !== "pending") {
    await outbox.dropDue(ref, due);
    return "over";
  }
  if (!enabled) {
    await outbox.record(ref, due, before, { ...before, status: "failed", next_attempt_at: null, error: DISABLED });
    return "over";
  }
  const began = now();
  const outcome = await post(url, signedHeaders(secrets, before.id, before.body, began), before.body);
  const after = afterAttempt(before, outcome, now());
  if (!(await outbox.record(ref, due, before, after))) await outbox.dropDue(ref, due);
  // Logs neither address nor body: both may contain secrets of the receiver.
  logger.info("webhook attempt", {
    webhook_id: ref.webhookId,
    delivery_id: before.id,
    attempt: after.attempts,
    status: after.status,
    response_status: after.response_status,
    milliseconds: now().getTime() - began.getTime(),
  });
  const disabled = isGone(outcome)
    ? await webhooks.disable(ref, GONE)
    : after.status === "failed" && (await webhooks.disable(ref, SILENT, before.created_at));
  if (disabled) await tellDisabled(ref);
  if (isGone(outcome)) return "over";
  return after.status === "delivered" ? "delivered" : "failed";
}
