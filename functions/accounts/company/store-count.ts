import { EXISTS } from "../../platform/table/conditions.ts";
import { companyKey } from "../../platform/table/keys.ts";
import type { Write } from "../../platform/table/table.ts";

/** Something of which a company may have so many, and where its item counts them. */
export interface Counted {
  counter: "api_key_count" | "webhook_count";
  most: number;
}

/**
 * Counts what a company has, in the transaction that makes or removes one of it: asked at the same time, a list is as
 * long for all who ask. Fails if the company is gone, or has as many as it may and one is added.
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
