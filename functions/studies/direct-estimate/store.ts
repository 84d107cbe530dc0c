import { directEstimateEntity } from "./record.ts";
import type { DirectEstimate } from "./schemas.ts";
import { personaGroupEntity, type PersonaGroupRecord } from "../../personas/groups/record.ts";
import { simulationEntity, studyInputEntity } from "../simulation/record.ts";
import { parseRerunId } from "../../platform/rerun.ts";
import { costUpdate, type CallCost } from "../../platform/costs/store-writes.ts";
import {
  ESTIMATE_PREFIX,
  estimateKey,
  groupKey,
  simulationKey,
  simulationPartition,
  studyInputKey,
  type GroupRef,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import type { Table, Write } from "../../platform/table/table.ts";
import { statusUpdate, succeeded } from "../simulation/store-writes.ts";

/** The study that an estimate belongs to: a rerun's estimate belongs to the study that it repeats. */
const ownerOf = (ref: SimulationRef): SimulationRef => {
  const rerun = parseRerunId(ref.simulationId);
  return rerun ? { ...ref, simulationId: rerun.simulationId } : ref;
};

/** The original of a rerun still has to be there: nothing is written under a study that is being removed. */
const originalStands = (ref: SimulationRef): Write => ({
  ConditionCheck: {
    Key: { ...simulationKey(ref) },
    ConditionExpression: "#status = :complete",
    ExpressionAttributeNames: { "#status": "status" },
    ExpressionAttributeValues: { ":complete": "complete" },
  },
});

/** The model's direct estimates for a simulation, one per question; none if nobody asked for them. */
export const queryEstimates = (table: Pick<Table, "queryAll">, ref: SimulationRef): Promise<DirectEstimate[]> =>
  table.queryAll(directEstimateEntity, simulationPartition(ref), ESTIMATE_PREFIX);

/** What is read and written while a model estimates how a population answers. */
export const createEstimateStore = (table: Table) => ({
  /** A study or rerun, what it asks, and the estimate of one of its questions if it has been made already. */
  loadEstimate: (ref: SimulationRef, questionId: string) =>
    table.getMany(
      [simulationEntity, simulationKey(ref)],
      [studyInputEntity, studyInputKey(ref)],
      [directEstimateEntity, estimateKey(ownerOf(ref), questionId)],
    ),

  directEstimatesOf: (ref: SimulationRef): Promise<DirectEstimate[]> => queryEstimates(table, ref),

  findGroup: (ref: GroupRef): Promise<PersonaGroupRecord | undefined> => table.get(personaGroupEntity, groupKey(ref)),

  /** Stores an estimate, with what it has cost the study. @returns false if the study has ended or is gone */
  saveEstimate: (ref: SimulationRef, estimate: DirectEstimate, cost: CallCost): Promise<boolean> => {
    const { set, add, names, values } = costUpdate(cost);
    const owner = ownerOf(ref);
    return succeeded(
      [
        statusUpdate(ref, ["running", "generating_report"], `SET ${set}${add}`, names, values),
        ...(owner === ref ? [] : [originalStands(owner)]),
        {
          Put: { Item: { ...estimateKey(owner, estimate.question_id), ...directEstimateEntity.label, ...estimate } },
        },
      ],
      table,
    );
  },
});
