import { EXISTS } from "../../platform/table/conditions.ts";
import { companyKey } from "../../platform/table/keys.ts";
import type { Write } from "../../platform/table/table.ts";

/** A limited resource of a company: its maximum, and the counter in the company's item. */
export interface Counted {
  counter: "api_key_count" | "webhook_count";
  most: number;
}

/**
 * Counts a company's resources in the transaction that creates or removes one. Concurrent requests that read a list
 * would all see the same length. Fails if the company is gone, or if one is added and the company already has the
 * maximum.
 */
export const countWrite = (companyId: string, change: 1 | -1, { counter, most }: Counted): Write => ({
  Update: {
    Key: { ...companyKey(companyId) },
    ConditionExpression: change > 0 ? `${EXISTS} AND (attribute_not_exists(#counter) OR #counter < :most)` : EXISTS,
    UpdateExpression: "ADD #counter :change",
    ExpressionAttributeNames: { "#counter": counter },
    ExpressionAttributeValues: { ":change": change, ...(change > 0 ? { ":most": most } : {}) },
  },
});
