import { newId } from "../../../functions/platform/ids.ts";
import {
  groupKey,
  projectKey,
  simulationKey,
  simulationPartition,
  studyInputKey,
  type GroupRef,
  type Key,
  type SimulationRef,
} from "../../../functions/platform/table/keys.ts";
import type { Item, Table } from "../../../functions/platform/table/table.ts";
import { textFile } from "../../../test/support/text-file.ts";
import { copyOf } from "./copies.ts";
import { recruit } from "./walk/audience.ts";
import { rawItem } from "../../../test/support/raw-item.ts";
import { holdSimulation } from "./walk/simulations.ts";
import type { Visitor } from "./walk/visitor.ts";

type StoredItem = Item & Key;

/** A project as it is after years. */
export interface LargeProject {
  projectId: string;
  /** Items that lie below it: simulations with what was found and said in them, personas, briefings. */
  items: number;
}

/** Copied in turns: one with results alone, one with a transcript as well. */
const KINDS = ["concept_test", "focus_group"] as const;
const PERSONAS = 3;
const BRIEFINGS = 3;
/** Copies in memory at once. */
const AT_ONCE = 25;

/** Everything of a simulation in the table, its own item first. */
async function itemsOf(table: Table, ref: SimulationRef): Promise<StoredItem[]> {
  const beside = await table.getMany([rawItem, simulationKey(ref)], [rawItem, studyInputKey(ref)]);
  const below = await table.query(rawItem, {
    KeyConditionExpression: "PK = :partition",
    ExpressionAttributeValues: { ":partition": simulationPartition(ref) },
    ConsistentRead: true,
  });
  return [...beside.flatMap((item) => item ?? []), ...below] as StoredItem[];
}

/** Counts simulations where their creation would have counted them. */
async function count(table: Table, ref: GroupRef, simulations: number): Promise<void> {
  for (const key of [projectKey(ref), groupKey(ref)])
    await table.update({
      Key: { ...key },
      UpdateExpression: "SET simulation_count = :count",
      ExpressionAttributeValues: { ":count": simulations },
    });
}

/**
 * Makes a project with a group of three personas, three briefings with their files, and so many simulations: some held
 * for real, the rest copies of these with all that lies below them.
 */
export async function makeLargeProject(
  table: Table,
  visitor: Visitor,
  companyId: string,
  simulations: number,
  say: (line: string) => void,
): Promise<LargeProject> {
  const { body } = await visitor.ask("createProject", { body: { name: "Oat drinks" } });
  const projectId = body.id;
  const params = { project_id: projectId };
  for (let number = 1; number <= BRIEFINGS; number++) {
    const file = textFile(`${number}.txt`, `Concept ${number}: an oat drink at 1.99 EUR.`);
    await visitor.ask("createBriefing", { params, file, fields: { title: "Board" } });
  }
  const panel = await recruit(visitor, projectId, {}, PERSONAS);
  const held: { id: string; items: StoredItem[] }[] = [];
  for (const kind of KINDS) {
    const id = await holdSimulation(visitor, panel, kind);
    held.push({ id, items: await itemsOf(table, { companyId, projectId, simulationId: id }) });
  }
  let items = held.reduce((sum, study) => sum + study.items.length, 0) + BRIEFINGS + 2 * PERSONAS;
  for (let made = held.length; made < simulations; made += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, simulations - made) }, (_, index) => {
      const { id, items: originals } = held[(made + index) % held.length] as (typeof held)[number];
      return copyOf(originals, new Map([[id, newId()]]));
    }).flat();
    await table.putAll(batch);
    items += batch.length;
    if (made % (4 * AT_ONCE) < AT_ONCE) say(`Copying simulations: ${made} of ${simulations} ...`);
  }
  await count(table, { ...panel, companyId }, simulations);
  return { projectId, items };
}
