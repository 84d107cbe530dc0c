import type { SendDeletion } from "../../platform/deletion/queue.ts";
import type { WakeWebhook } from "../../platform/queues/webhook-queue.ts";
import { newSigningSecret } from "./signing.ts";
import type { webhookRoutes } from "./routes.ts";
import { callerId } from "../../platform/http/identity.ts";
import { idempotencyRecord } from "../../platform/idempotency/record.ts";
import { newId } from "../../platform/ids.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { readHookUrl, type AllowedAddresses } from "./address.ts";
import { TEST_EVENT, eventBody } from "./events.ts";
import {
  EARLIER_SECRET_HOURS,
  MOST_WEBHOOKS,
  presentDelivery,
  presentWebhook,
  type SigningSecrets,
  type WebhookRecord,
} from "./record.ts";
import { BadRequest, NotFound, Unprocessable, callerGone } from "../../platform/errors.ts";
import { bestEffort } from "../../platform/best-effort.ts";
import { handler } from "../../platform/http/handler.ts";
import type { Logger } from "../../platform/log/logger.ts";
import { answerListPage } from "../../platform/http/answer-page.ts";
import type { ApiHandlers } from "../../platform/http/reads.ts";
import type { WebhookRef } from "./keys.ts";
import type { OutboxStore } from "./store-outbox.ts";
import type { WebhookSecrets } from "./store-secrets.ts";
import type { WebhookStore } from "./store.ts";

export interface WebhookDependencies {
  webhooks: WebhookStore;
  outbox: OutboxStore;
  webhookSecrets: WebhookSecrets;
  allowedAddresses: AllowedAddresses;
  wake: WakeWebhook;
  sendDeletion: SendDeletion;
  logger: Logger;
}

/** The most deliveries in a list. */
const MOST_LISTED = 100;

const webhookRef = (identity: { companyId: string }, params: { webhook_id: string }): WebhookRef => ({
  companyId: identity.companyId,
  webhookId: params.webhook_id,
});

/** @throws NotFound */
async function requireWebhook(webhooks: Pick<WebhookStore, "find">, ref: WebhookRef): Promise<WebhookRecord> {
  const webhook = await webhooks.find(ref);
  if (!webhook) throw new NotFound("Webhook");
  return webhook;
}

/** @throws Unprocessable if nothing may be sent there */
function requireUrl(text: string, allowed: AllowedAddresses): string {
  const read = readHookUrl(text, allowed);
  if ("problem" in read) throw new Unprocessable(`url: ${read.problem}`);
  return read.url;
}

const once = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** Makes a new secret and keeps the previous one with it. */
async function rotate(webhookSecrets: WebhookSecrets, ref: WebhookRef, { encrypted_secrets }: WebhookRecord) {
  const before = await webhookSecrets.open(ref, encrypted_secrets);
  const until = timestamp(new Date(Date.now() + EARLIER_SECRET_HOURS * 3_600_000));
  const secrets: SigningSecrets = { secret: newSigningSecret(), earlier: { secret: before.secret, until } };
  return { secret: secrets.secret, encrypted: await webhookSecrets.encrypt(ref, secrets) };
}

export const webhookHandlers: ApiHandlers<typeof webhookRoutes, WebhookDependencies> = {
  listWebhooks: {
    load: async ({ webhooks }, { identity, query }) => {
      const found = await webhooks.list(identity.companyId, query.order === "desc");
      return { status: 200, body: answerListPage(found.map(presentWebhook), query, "webhooks") };
    },
  },

  createWebhook: {
    act: async ({ webhooks, webhookSecrets, allowedAddresses }, request) => {
      const { identity, body } = request;
      const url = requireUrl(body.url, allowedAddresses);
      const ref = { companyId: identity.companyId, webhookId: newId() };
      const secret = newSigningSecret();
      const encrypted = await webhookSecrets.encrypt(ref, { secret, earlier: null });
      const webhook: WebhookRecord = {
        id: ref.webhookId,
        url,
        events: once(body.events),
        enabled: true,
        disabled_reason: null,
        encrypted_secrets: encrypted,
        subscribed_by: callerId(identity),
        last_success_at: null,
        created_at: timestamp(),
      };
      const shown = presentWebhook(webhook);
      // The answer that is stored for a repeated request contains the secret encrypted, as the hook does.
      const kept = idempotencyRecord(request, { status: 201, body: { ...shown, secret: encrypted } });
      const outcome = await webhooks.create(ref.companyId, webhook, kept);
      if (outcome === "gone") throw callerGone(identity);
      if (outcome === "too many")
        throw new BadRequest(`The company has ${MOST_WEBHOOKS} webhooks; delete one, or change an existing one`);
      return { status: 201, body: { ...shown, secret } };
    },
  },

  getWebhook: {
    load: async ({ webhooks }, { identity, params }) => ({
      status: 200,
      body: presentWebhook(await requireWebhook(webhooks, webhookRef(identity, params))),
    }),
  },

  updateWebhook: handler({
    load: ({ webhooks }, { identity, params }) => requireWebhook(webhooks, webhookRef(identity, params)),
    act: async ({ webhooks, webhookSecrets, allowedAddresses }, { identity, params, body }, webhook) => {
      const ref = webhookRef(identity, params);
      const rotated = body.rotate_secret === true ? await rotate(webhookSecrets, ref, webhook) : undefined;
      const changes = {
        ...(body.url === undefined ? {} : { url: requireUrl(body.url, allowedAddresses) }),
        ...(body.events === undefined ? {} : { events: once(body.events) }),
        ...(body.enabled === undefined ? {} : { enabled: body.enabled, disabled_reason: null }),
        ...(rotated ? { encrypted_secrets: rotated.encrypted } : {}),
        ...(body.url !== undefined || body.enabled === true ? { subscribed_by: callerId(identity) } : {}),
      };
      const before = rotated && webhook.encrypted_secrets;
      if (Object.keys(changes).length > 0 && !(await webhooks.update(ref, changes, before))) {
        await requireWebhook(webhooks, ref);
        throw new BadRequest("Another request was making a new secret at the same time; read its answer");
      }
      const shown = presentWebhook({ ...webhook, ...changes });
      return { status: 200, body: rotated ? { ...shown, secret: rotated.secret } : shown };
    },
  }),

  deleteWebhook: handler({
    load: ({ webhooks }, { identity, params }) => requireWebhook(webhooks, webhookRef(identity, params)),
    act: async ({ webhooks, sendDeletion, logger }, { identity, params }) => {
      const jobId = newId();
      if (!(await webhooks.delete(webhookRef(identity, params), jobId, timestamp()))) throw new NotFound("Webhook");
      await bestEffort(logger, "Queueing the deletion of a webhook", () =>
        sendDeletion({ company_id: identity.companyId, job_id: jobId }),
      );
      return { status: 204 };
    },
  }),

  listWebhookDeliveries: {
    load: async ({ webhooks, outbox }, { identity, params, query }) => {
      const ref = webhookRef(identity, params);
      const { limit = MOST_LISTED, after } = query;
      const [, deliveries] = await Promise.all([requireWebhook(webhooks, ref), outbox.list(ref, { limit, after })]);
      return { status: 200, body: deliveries.map(presentDelivery) };
    },
  },

  testWebhook: handler({
    load: async ({ webhooks }, { identity, params }) => {
      const webhook = await requireWebhook(webhooks, webhookRef(identity, params));
      if (!webhook.enabled) throw new BadRequest("The webhook is disabled; enable it first");
    },
    act: async ({ outbox, wake, logger }, request) => {
      const ref = webhookRef(request.identity, request.params);
      const body = eventBody({ type: TEST_EVENT, at: timestamp(), data: { webhook_id: ref.webhookId } });
      const delivery = await outbox.add(ref, { id: newId(), event: TEST_EVENT, body }, (added) =>
        idempotencyRecord(request, { status: 202, body: presentDelivery(added) }),
      );
      await bestEffort(logger, "Waking the deliveries of a webhook", () =>
        wake({ company_id: ref.companyId, webhook_id: ref.webhookId }),
      );
      return { status: 202, body: presentDelivery(delivery) };
    },
  }),
};
