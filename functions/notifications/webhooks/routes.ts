import * as z from "zod";
import { DELIVERY_DAYS, MOST_WEBHOOKS } from "./record.ts";
import {
  createWebhookSchema,
  newWebhookSchema,
  updateWebhookSchema,
  updatedWebhookSchema,
  webhookDeliverySchema,
  webhookSchema,
  type Webhook,
  type WebhookDelivery,
} from "./schemas.ts";
import { listQuery, pageQuery } from "../../platform/http/query.ts";
import { defineRoutes } from "../../platform/http/route.ts";

const common = {
  tag: "Company",
  auth: "bearer",
  cache: "no-store",
  role: "owner",
  function: "api-webhooks",
} as const;
const webhook = "/company/webhooks/{webhook_id}";

const UNFIT_URL =
  "`url` is not https, contains a user name or password, has a fragment or a port below 1024, or leads to an " +
  "address that is not public.";

const exampleWebhook: Webhook = {
  id: "019aa3c4-7a10-7c2d-9e4f-5a6b7c8d9e0f",
  url: "https://example.com/hooks/research",
  events: ["simulation.complete", "simulation.failed"],
  enabled: true,
  disabled_reason: null,
  last_success_at: null,
  created_at: "2026-11-21T09:30:00.123",
};
const secret = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD/9a0P4oY1Mg=";

const exampleDelivery: WebhookDelivery = {
  id: "019aa3d0-11ab-7f31-8c55-0d1e2f3a4b5c",
  event: "simulation.complete",
  body: {
    type: "simulation.complete",
    timestamp: "2026-11-21T09:43:12.555",
    data: {
      project_id: "019a9f60-0a00-7a2b-8c3d-4e5f60718293",
      simulation_id: "019a9f64-2c00-7b44-9d55-6e7f8091a2b3",
      status: "complete",
    },
  },
  status: "delivered",
  attempts: 1,
  next_attempt_at: null,
  last_attempt_at: "2026-11-21T09:43:13.021",
  response_status: 204,
  error: null,
  created_at: "2026-11-21T09:43:12.555",
};

export const webhookRoutes = defineRoutes({
  listWebhooks: {
    ...common,
    method: "GET",
    path: "/company/webhooks",
    summary: "The webhooks of the company",
    query: listQuery("a webhook", "webhooks"),
    responses: {
      200: { description: "Webhooks, oldest first.", schema: z.array(webhookSchema), example: [exampleWebhook] },
    },
  },
  createWebhook: {
    ...common,
    method: "POST",
    path: "/company/webhooks",
    idempotent: true,
    created: webhook,
    summary: "Have events posted to an address",
    description:
      "When background work of the company ends, `{type, timestamp, data}` is posted to `url`: ids and " +
      "status, never results. Deliveries are signed and repeated as [Standard " +
      "Webhooks](https://www.standardwebhooks.com) says: headers `webhook-id` (the same at every attempt), " +
      "`webhook-timestamp` and `webhook-signature`. An answer other than 2xx within 15 seconds is a " +
      "failure, also a redirect. It is repeated ten times within about three days. An event may arrive twice, " +
      "or before an older one. The answer 410 disables the webhook at once. So does an event that is given up " +
      `while no other event was delivered. A company has at most ${MOST_WEBHOOKS} webhooks. How signatures are ` +
      "checked is in docs/webhooks.md of the source.",
    body: createWebhookSchema,
    bodyExample: { url: exampleWebhook.url, events: exampleWebhook.events },
    responses: {
      201: {
        description: "The webhook, and its secret for the only time.",
        schema: newWebhookSchema,
        example: { ...exampleWebhook, secret },
      },
    },
    refusals: { 400: `The company has ${MOST_WEBHOOKS} webhooks.`, 422: UNFIT_URL },
  },
  getWebhook: {
    ...common,
    method: "GET",
    path: webhook,
    summary: "One webhook",
    responses: { 200: { description: "The webhook.", schema: webhookSchema, example: exampleWebhook } },
  },
  updateWebhook: {
    ...common,
    method: "PATCH",
    path: webhook,
    summary: "Change address, events or secret, disable or enable",
    description:
      "Only the fields in the body change. Waiting deliveries of a disabled webhook fail when they are due. " +
      "Events that happen while it is disabled are not kept for it.",
    body: updateWebhookSchema,
    bodyExample: { enabled: true },
    responses: {
      200: { description: "The webhook as it is now.", schema: updatedWebhookSchema, example: exampleWebhook },
    },
    refusals: { 400: "Another request makes a new secret at the same time.", 422: UNFIT_URL },
  },
  deleteWebhook: {
    ...common,
    method: "DELETE",
    path: webhook,
    summary: "Delete a webhook",
    description:
      "Nothing more is sent to it, except what is already on its way. The list of its deliveries is removed, too.",
    responses: { 204: { description: "Deleted." } },
  },
  listWebhookDeliveries: {
    ...common,
    method: "GET",
    path: `${webhook}/deliveries`,
    summary: "The deliveries of a webhook",
    description: `Newest first; kept for ${DELIVERY_DAYS} days. One that is \`failed\` is not tried again.`,
    query: pageQuery("a delivery", "deliveries", 100),
    responses: {
      200: {
        description: "Deliveries, newest first; a hundred unless `limit` says less.",
        schema: z.array(webhookDeliverySchema),
        example: [exampleDelivery],
      },
    },
  },
  testWebhook: {
    ...common,
    method: "POST",
    throttle: { rate: 1, burst: 5 },
    path: `${webhook}/test`,
    idempotent: true,
    rateLimit: { requests: 10, windowSeconds: 60 },
    summary: "Send a test event",
    description: "Sends an event `webhook.test` like any other. The list of deliveries shows whether it arrived.",
    responses: {
      202: {
        description: "The delivery, which is on its way.",
        schema: webhookDeliverySchema,
        example: {
          ...exampleDelivery,
          event: "webhook.test",
          body: {
            type: "webhook.test",
            timestamp: exampleDelivery.created_at,
            data: { webhook_id: exampleWebhook.id },
          },
          status: "pending",
          attempts: 0,
          next_attempt_at: exampleDelivery.created_at,
          last_attempt_at: null,
          response_status: null,
        },
      },
    },
    refusals: { 400: "The webhook is disabled." },
  },
});
