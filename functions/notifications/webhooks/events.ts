import { createHash } from "node:crypto";
import * as z from "zod";
import type { WebhookEventType } from "../../platform/pipelines/event-types.ts";
import { parseTimestamp } from "../../platform/timestamp.ts";

/** Asked for with `POST …/test`; every hook gets it. */
export const TEST_EVENT = "webhook.test";

/** Ended work as events describe it: ids and status, never results. */
export interface EndedWork {
  type: WebhookEventType;
  /** When it ended. */
  at: string;
  data: { project_id: string; status: string } & Partial<
    Record<"persona_group_id" | "simulation_id" | "reliability_check_id", string>
  >;
}

/** What is posted, as Standard Webhooks recommends it. */
export const eventBody = ({ type, at, data }: { type: string; at: string; data: object }): string =>
  JSON.stringify({ type, timestamp: at, data });

/** The body of an event, for the documentation. */
export const webhookEventSchema = z
  .object({
    type: z.string(),
    timestamp: z.string(),
    data: z.record(z.string(), z.string()),
  })
  .meta({ id: "WebhookEvent" });

/**
 * The UUIDv7 of an event for a receiver. Its time is when the work ended; the rest is the hash of the receiver and of
 * the event. An end that is announced twice has the same id, and ids sort by the time of the end.
 */
export function eventId(receiver: string, { type, at, data }: EndedWork): string {
  const time = parseTimestamp(at).getTime().toString(16).padStart(12, "0");
  const hash = createHash("sha256")
    .update(JSON.stringify([receiver, type, at, data]))
    .digest("hex");
  const variant = "89ab".charAt(Number.parseInt(hash.charAt(3), 16) % 4);
  return [
    time.slice(0, 8),
    time.slice(8, 12),
    `7${hash.slice(0, 3)}`,
    `${variant}${hash.slice(4, 7)}`,
    hash.slice(7, 19),
  ].join("-");
}
