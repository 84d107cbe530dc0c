import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { defineEntity } from "../../../../functions/platform/table/entity.ts";
import { newId } from "../../../../functions/platform/ids.ts";
import { labelOf, labelled, unlessConditionFails } from "../../../../functions/platform/table/conditions.ts";
import { createGenerationStore } from "../../../../functions/personas/groups/store-lifecycle.ts";
import { createPersonaGroupStore } from "../../../../functions/personas/groups/store.ts";
import { createSimulationLifecycle } from "../../../../functions/studies/simulation/store-lifecycle.ts";
import { ConditionFailed } from "../../../../functions/platform/table/table.ts";
import { startEngineTable, type EngineTable } from "../../../support/engine-table.ts";

let engine: EngineTable;
beforeAll(async () => {
  engine = await startEngineTable();
});
afterAll(() => engine.close());

it("a write that fails for another reason than its condition is an error, and no refusal", async () => {
  const down = { ...engine.table, transact: () => Promise.reject(new Error("no network")) };
  const ref = { companyId: newId(), projectId: newId(), groupId: newId(), simulationId: newId(), generation: 1 };
  await expect(createSimulationLifecycle(down).complete(ref, "now")).rejects.toThrow("no network");
  await expect(createGenerationStore(down).complete(ref, "now")).rejects.toThrow("no network");
  await expect(createPersonaGroupStore(down).update(ref, "then", {}, "now")).rejects.toThrow("no network");
});

it("a write that is refused is nothing, or what its caller makes of what stood there", async () => {
  const refused = () => Promise.reject(new ConditionFailed(2, { name: "Mia" }));
  expect(await unlessConditionFails(refused)).toBeUndefined();
  expect(await unlessConditionFails(refused, ({ index, item }) => [index, item])).toEqual([2, { name: "Mia" }]);
  expect(await unlessConditionFails(() => Promise.resolve("written"))).toBe("written");
});

it("an update that makes the item says what it is, and in which format", async () => {
  const entity = defineEntity("thing", z.object({ entity: z.string(), schema_version: z.int() }));
  const key = { PK: `C#${newId()}`, SK: "THING" };
  await engine.table.update({ Key: key, UpdateExpression: labelled, ExpressionAttributeValues: labelOf(entity) });
  expect(await engine.table.get(entity, key)).toEqual(entity.label);
});
