/** Events that a hook can subscribe to: the ends of background work. */
export const webhookEventTypes = [
  "persona_group.complete",
  "persona_group.failed",
  "simulation.complete",
  "simulation.failed",
  "simulation.aborted",
  "reliability_check.complete",
  "reliability_check.failed",
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];
