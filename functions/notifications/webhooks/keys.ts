import { companyPartition, type Key } from "../../platform/table/keys.ts";

/*
 * Keys of webhooks and of their deliveries.
 *
 * | item                     | PK                          | SK                  |
 * |--------------------------|-----------------------------|---------------------|
 * | webhook                  | `C#<company>`               | `WEBHOOK#<id>`      |
 * | what waits for it        | `C#<company>#W#<webhook>`   | `OUTBOX`            |
 * | event for it             | `C#<company>#W#<webhook>`   | `DELIVERY#<id>`     |
 * | when that is due         | `C#<company>#W#<webhook>`   | `DUE#<time>#<id>`   |
 */
export interface WebhookRef {
  companyId: string;
  webhookId: string;
}

export const WEBHOOK_PREFIX = "WEBHOOK#";
export const webhookKey = ({ companyId, webhookId }: WebhookRef): Key => ({
  PK: companyPartition(companyId),
  SK: `${WEBHOOK_PREFIX}${webhookId}`,
});
export const webhookPartition = ({ companyId, webhookId }: WebhookRef): string =>
  `${companyPartition(companyId)}#W#${webhookId}`;
export const outboxKey = (ref: WebhookRef): Key => ({ PK: webhookPartition(ref), SK: "OUTBOX" });
export const DELIVERY_PREFIX = "DELIVERY#";
export const deliveryKey = (ref: WebhookRef, deliveryId: string): Key => ({
  PK: webhookPartition(ref),
  SK: `${DELIVERY_PREFIX}${deliveryId}`,
});
export const DUE_PREFIX = "DUE#";
export const dueKey = (ref: WebhookRef, at: string, deliveryId: string): Key => ({
  PK: webhookPartition(ref),
  SK: `${DUE_PREFIX}${at}#${deliveryId}`,
});
