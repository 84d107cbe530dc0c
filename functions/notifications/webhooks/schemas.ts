import * as z from "zod";
import { boundedText } from "../../platform/text/bounded-text.ts";
import { idSchema } from "../../platform/ids.ts";
import { timestampSchema } from "../../platform/timestamp.ts";
import { LONGEST_URL } from "./address.ts";
import { webhookEventSchema } from "./events.ts";
import { webhookEventTypes } from "../../platform/pipelines/event-types.ts";

const urlSchema = boundedText(LONGEST_URL, { minimum: 1 }).meta({
  description: "Where events are posted to: https, no user name or password, a public address.",
  example: "https://example.com/hooks/research",
});
const eventsSchema = z
  .array(z.enum(webhookEventTypes, `must be one of ${webhookEventTypes.join(", ")}`))
  .min(1, "must name at least one event")
  .max(webhookEventTypes.length, `must name at most ${webhookEventTypes.length} events`)
  .meta({ description: "The events that it receives." });

export const createWebhookSchema = z.object({ url: urlSchema, events: eventsSchema }).meta({ id: "CreateWebhook" });

export const updateWebhookSchema = z
  .object({
    url: urlSchema.optional(),
    events: eventsSchema.optional(),
    enabled: z.boolean().optional().meta({ description: "Whether events are sent." }),
    rotate_secret: z
      .boolean()
      .optional()
      .meta({ description: "True: makes a new secret, which the answer shows; the old one also signs for 24 hours." }),
  })
  .meta({ id: "UpdateWebhook" });

const webhook = z.object({
  id: idSchema,
  url: z.string(),
  events: z.array(z.enum(webhookEventTypes)),
  enabled: z.boolean(),
  disabled_reason: z
    .string()
    .nullable()
    .meta({ description: "Why the service disabled it: the receiver answered 410, or nothing reached it for days." }),
  last_success_at: timestampSchema.nullable().meta({ description: "When a delivery was last taken (2xx)." }),
  created_at: timestampSchema,
});
export const webhookSchema = webhook.meta({ id: "Webhook" });
export type Webhook = z.infer<typeof webhookSchema>;

const secret = z.string().meta({ description: "Checks signatures; shown once." });
export const newWebhookSchema = webhook.extend({ secret }).meta({ id: "NewWebhook" });
export const updatedWebhookSchema = webhook
  .extend({ secret: secret.optional().meta({ description: "Only after `rotate_secret`." }) })
  .meta({ id: "UpdatedWebhook" });

export const webhookDeliverySchema = z
  .object({
    id: idSchema.meta({ description: "The header `webhook-id`, the same at every attempt." }),
    event: z.string(),
    body: webhookEventSchema,
    status: z.enum(["pending", "delivered", "failed"]),
    attempts: z.int(),
    next_attempt_at: timestampSchema.nullable(),
    last_attempt_at: timestampSchema.nullable(),
    response_status: z.int().nullable().meta({ description: "From the last attempt; null if there was no answer." }),
    error: z.string().nullable().meta({ description: "Why the last attempt failed." }),
    created_at: timestampSchema,
  })
  .meta({ id: "WebhookDelivery" });
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
