import * as z from "zod";
import { defineEntity } from "../../platform/table/entity.ts";
import { webhookEventTypes } from "../../platform/pipelines/event-types.ts";
import type { Webhook, WebhookDelivery } from "./schemas.ts";

/** The most webhooks that a company may have. */
export const MOST_WEBHOOKS = 10;
/** How many days deliveries are kept for inspection. */
export const DELIVERY_DAYS = 30;

const webhookRecordSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEventTypes)),
  enabled: z.boolean(),
  /** Why the service disabled it; null if its owner did. */
  disabled_reason: z.string().nullable(),
  /** The encrypted secrets that sign its deliveries, see {@link SigningSecrets}. */
  encrypted_secrets: z.string(),
  /** Id of the user or API key that created it, or last set its address or enabled it. */
  subscribed_by: z.string(),
  /** When a receiver last accepted a delivery. */
  last_success_at: z.string().nullable(),
  created_at: z.string(),
});
/** A webhook as stored. */
export type WebhookRecord = z.infer<typeof webhookRecordSchema>;
export const webhookEntity = defineEntity("webhook", webhookRecordSchema);

/** The encrypted part of a hook. */
export const signingSecretsSchema = z.object({
  /** `whsec_` and 32 bytes in base64. */
  secret: z.string(),
  /** The previous secret also signs until then, so that receivers can switch. */
  earlier: z.object({ secret: z.string(), until: z.string() }).nullable(),
});
export type SigningSecrets = z.infer<typeof signingSecretsSchema>;
/** How long the previous secret also signs. */
export const EARLIER_SECRET_HOURS = 24;

const deliveryRecordSchema = z.object({
  id: z.string(),
  event: z.string(),
  /** The exact posted text: the signed text must be the same at every attempt. */
  body: z.string(),
  status: z.enum(["pending", "delivered", "failed"]),
  attempts: z.int(),
  /** Null if there is no further attempt. */
  next_attempt_at: z.string().nullable(),
  last_attempt_at: z.string().nullable(),
  /** Status of the last attempt; null if there was no answer. */
  response_status: z.int().nullable(),
  /** Why the last attempt failed, in words for the owner. */
  error: z.string().nullable(),
  created_at: z.string(),
  /** Seconds since 1970. */
  expires_at: z.int(),
});
/** An event for one hook, as stored. */
export type DeliveryRecord = z.infer<typeof deliveryRecordSchema>;
export const deliveryEntity = defineEntity("webhook_delivery", deliveryRecordSchema);

/** A new delivery, due at once. */
export const newDelivery = (
  { id, event, body }: Pick<DeliveryRecord, "id" | "event" | "body">,
  at: string,
  now = new Date(),
): DeliveryRecord => ({
  id,
  event,
  body,
  status: "pending",
  attempts: 0,
  next_attempt_at: at,
  last_attempt_at: null,
  response_status: null,
  error: null,
  created_at: at,
  expires_at: Math.floor(now.getTime() / 1000) + DELIVERY_DAYS * 86_400,
});

/** The hook as callers see it; its secret is shown only at creation. */
export const presentWebhook = ({
  id,
  url,
  events,
  enabled,
  disabled_reason,
  last_success_at,
  created_at,
}: WebhookRecord): Webhook => ({ id, url, events, enabled, disabled_reason, last_success_at, created_at });

/** The delivery as callers see it. */
export const presentDelivery = ({ expires_at: _, body, ...delivery }: DeliveryRecord): WebhookDelivery => ({
  ...delivery,
  body: JSON.parse(body) as WebhookDelivery["body"],
});
