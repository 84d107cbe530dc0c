import { normEntity, type NormRecord } from "./norm-record.ts";
import { unlessConditionFails } from "../../platform/table/conditions.ts";
import { NORM_PREFIX, calibrationPartition, normKey, type SimulationRef } from "../../platform/table/keys.ts";
import type { Table } from "../../platform/table/table.ts";
import { mustBeComplete } from "../../studies/calibration/store.ts";

/** The results of all complete concept tests of a company, in one Query. */
export const queryNorms = (table: Pick<Table, "queryAll">, companyId: string): Promise<NormRecord[]> =>
  table.queryAll(normEntity, calibrationPartition(companyId), NORM_PREFIX, { tolerant: true });

/**
 * Records the results of a complete concept test; repeating this is harmless. A deletion of the simulation deletes this
 * record afterwards (`deleteLearned`). @returns false if the simulation is gone
 */
export const recordNorm = (table: Table, ref: SimulationRef, norm: NormRecord): Promise<boolean> =>
  unlessConditionFails(
    async () => {
      await table.transact(mustBeComplete(ref), {
        Put: { Item: { ...normKey(ref.companyId, ref.simulationId), ...normEntity.label, ...norm } },
      });
      return true;
    },
    () => false,
  );
