import { normEntity, type NormRecord } from "./norm-record.ts";
import { unlessConditionFails } from "../../platform/table/conditions.ts";
import { NORM_PREFIX, calibrationPartition, normKey, type SimulationRef } from "../../platform/table/keys.ts";
import type { Table } from "../../platform/table/table.ts";
import { mustBeComplete } from "../../studies/calibration/store.ts";

/** What all complete concept tests of a company came to, in one Query. */
export const queryNorms = (table: Pick<Table, "queryAll">, companyId: string): Promise<NormRecord[]> =>
  table.queryAll(normEntity, calibrationPartition(companyId), NORM_PREFIX, { tolerant: true });

/**
 * Records what a complete concept test came to; again is harmless. Whatever deletes the simulation deletes this after
 * it (`deleteLearned`). @returns false if the simulation is gone
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
