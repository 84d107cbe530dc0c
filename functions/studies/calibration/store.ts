import { pairEntity, type PairRecord } from "./record.ts";
import { ABSENT, EXISTS, unlessConditionFails } from "../../platform/table/conditions.ts";
import {
  PAIR_PREFIX,
  calibrationPartition,
  humanStudyKey,
  pairKey,
  simulationKey,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import type { Table, Write } from "../../platform/table/table.ts";

/**
 * The write that pairs a human study with a simulation; a study that has a pair keeps it. It belongs in a transaction
 * with {@link mustBeComplete} of the simulation, and with the human study or a check that it exists. A deletion of
 * either of them deletes the pair after it.
 */
export const pairWrite = (companyId: string, pair: PairRecord): Write => ({
  Put: {
    Item: { ...pairKey(companyId, pair.human_study_id), ...pairEntity.label, ...pair },
    ConditionExpression: ABSENT,
  },
});

/** The check that a simulation is complete and not being removed. */
export const mustBeComplete = (ref: SimulationRef): Write => ({
  ConditionCheck: {
    Key: { ...simulationKey(ref) },
    ConditionExpression: "#status = :complete",
    ExpressionAttributeNames: { "#status": "status" },
    ExpressionAttributeValues: { ":complete": "complete" },
  },
});

/** Deletes the pair of a human study, if it has one. */
export const pairDeletion = (companyId: string, humanStudyId: string): Write => ({
  Delete: { Key: { ...pairKey(companyId, humanStudyId) } },
});

/** All pairs of a company, in one Query: what its calibration is made of. */
export const queryPairs = (table: Pick<Table, "queryAll">, companyId: string): Promise<PairRecord[]> =>
  table.queryAll(pairEntity, calibrationPartition(companyId), PAIR_PREFIX, { tolerant: true });

/** What the human studies of companies teach. */
export const createCalibrationStore = (table: Table) => ({
  list: (companyId: string): Promise<PairRecord[]> => queryPairs(table, companyId),

  /** Pairs a human study that has no pair. @returns false if it has one, or it or the simulation is gone */
  pair: (companyId: string, pair: PairRecord): Promise<boolean> => {
    const { human_study_id: humanStudyId, project_id: projectId, simulation_id: simulationId } = pair;
    const project = { companyId, projectId };
    return unlessConditionFails(
      async () => {
        await table.transact(
          mustBeComplete({ ...project, simulationId }),
          {
            Update: {
              Key: { ...humanStudyKey({ ...project, humanStudyId }) },
              ConditionExpression: EXISTS,
              UpdateExpression: "SET simulation_id = :simulation",
              ExpressionAttributeValues: { ":simulation": simulationId },
            },
          },
          pairWrite(companyId, pair),
        );
        return true;
      },
      () => false,
    );
  },
});
export type CalibrationStore = ReturnType<typeof createCalibrationStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    calibration: Pick<CalibrationStore, "list">;
  }
}
