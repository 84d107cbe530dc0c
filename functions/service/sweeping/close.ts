import { EXISTS, assignments, unlessConditionFails } from "../../platform/table/conditions.ts";
import type { Key } from "../../platform/table/keys.ts";
import type { Table } from "../../platform/table/table.ts";

/** The state of a closed parent: an aborted simulation, or a persona group that has failed without a reason. */
type Closed = { status: "aborted"; completed_at: string } | { status: "failed"; error: null };

/** Moves a parent that is no longer visible to a state in which its pipeline writes nothing. Safe to repeat. */
export const close = (table: Table, key: Key, closed: Closed): Promise<unknown> => {
  const { expression, names, values } = assignments(closed);
  return unlessConditionFails(() =>
    table.update({
      Key: { ...key },
      ConditionExpression: EXISTS,
      UpdateExpression: `SET ${expression} REMOVE work_shard, work_since`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
    }),
  );
};
