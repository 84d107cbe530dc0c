import type { GenerationStatus } from "../domain/persona-group/schemas.ts";
import type { SimulationStatus } from "../domain/simulation/schemas.ts";
import { EXISTS, unlessConditionFails } from "../storage/conditions.ts";
import type { Key } from "../storage/keys.ts";
import type { Table } from "../storage/table.ts";

/** Moves a parent that nobody can see any more to a state in which its pipeline writes nothing. Safe to repeat. */
export const close = (table: Table, key: Key, status: SimulationStatus | GenerationStatus): Promise<unknown> =>
  unlessConditionFails(() =>
    table.update({
      Key: { ...key },
      ConditionExpression: EXISTS,
      UpdateExpression: "SET #status = :status REMOVE work_shard, work_since",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: { ":status": status },
    }),
  );
