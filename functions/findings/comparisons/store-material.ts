import { datasetRow, type DatasetRow } from "../../dataset/dataset.ts";
import type { Reader } from "../../platform/table/entity.ts";
import { projectEntity } from "../../projects/record.ts";
import { simulationEntity, studyInputEntity } from "../../studies/simulation/record.ts";
import type { Aggregate, PersonaResult } from "../../studies/simulation/results.ts";
import {
  RESULT_PREFIX,
  aggregateKey,
  projectKey,
  simulationKey,
  simulationPartition,
  studyInputKey,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import type { SimulationWithInput } from "../../studies/simulation/store-list.ts";
import { aggregateEntity, publicResult } from "../../studies/simulation/store-results.ts";
import { visible } from "../../studies/simulation/store.ts";
import { PEOPLE_AT_ONCE } from "../../platform/table/table-limits.ts";
import type { Table } from "../../platform/table/table.ts";

/** A simulation with the data that tables are made of. */
export interface TableMaterial extends SimulationWithInput {
  /** Undefined until it is complete. */
  aggregate: Aggregate | undefined;
  results: DatasetRow[];
}

/**
 * Drops the words of an answer as soon as it is read. Three thousand people with a hundred answers each then fit into
 * memory.
 */
const countedResult: Reader<DatasetRow> = { read: (item) => datasetRow(publicResult.read(item).result) };

/** The choices of one persona in a conjoint study. */
export type ChosenRow = Pick<PersonaResult, "persona_id" | "choices">;

/** A simulation with the choices of its personas; without choices if it is not a conjoint study. */
export interface ChoiceMaterial extends Omit<TableMaterial, "results"> {
  results: ChosenRow[];
}

const chosenResult: Reader<ChosenRow> = {
  read: (item) => {
    const { persona_id, choices } = publicResult.read(item).result;
    return { persona_id, choices };
  },
};

/** Undefined if there is no such simulation. */
export const readTableMaterial = (table: Table, ref: SimulationRef): Promise<TableMaterial | undefined> =>
  readMaterial(table, ref, countedResult);

/** Undefined if there is no such simulation. */
export const readChoiceMaterial = (table: Table, ref: SimulationRef): Promise<ChoiceMaterial | undefined> =>
  readMaterial(table, ref, chosenResult);

async function readMaterial<Row>(table: Table, ref: SimulationRef, reader: Reader<Row>) {
  const [[project, simulation, input, stored], results] = await Promise.all([
    table.getMany(
      [projectEntity, projectKey(ref)],
      [simulationEntity, simulationKey(ref)],
      [studyInputEntity, studyInputKey(ref)],
      [aggregateEntity, aggregateKey(ref)],
    ),
    table.queryAll(reader, simulationPartition(ref), RESULT_PREFIX, { pageSize: PEOPLE_AT_ONCE }),
  ]);
  if (!project || !simulation || !visible(project, simulation)) return undefined;
  return { simulation, input, aggregate: stored?.aggregate, results };
}
