import { directEstimateEntity } from "../../domain/direct-estimate/record.ts";
import type { DirectEstimate } from "../../domain/direct-estimate/schemas.ts";
import { personaGroupEntity, type PersonaGroupRecord } from "../../domain/persona-group/record.ts";
import { simulationEntity, studyInputEntity } from "../../domain/simulation/record.ts";
import { parseRerunId } from "../../domain/simulation/rerun.ts";
import { costUpdate, type CallCost } from "../costs/writes.ts";
import {
  ESTIMATE_PREFIX,
  estimateKey,
  groupKey,
  simulationKey,
  simulationPartition,
  studyInputKey,
  type GroupRef,
  type SimulationRef,
} from "../keys.ts";
import type { Table, Write } from "../table.ts";
import { statusUpdate, succeeded } from "./writes.ts";

/** Whom an estimate belongs to: what a rerun has made is an estimate of the study that it repeats. */
const ownerOf = (ref: SimulationRef): SimulationRef => {
  const rerun = parseRerunId(ref.simulationId);
  return rerun ? { ...ref, simulationId: rerun.simulationId } : ref;
};

/** The original of a rerun has to be there still: nothing is written below what is being removed. */
const originalStands = (ref: SimulationRef): Write => ({
  ConditionCheck: {
    Key: { ...simulationKey(ref) },
    ConditionExpression: "#status = :complete",
    ExpressionAttributeNames: { "#status": "status" },
    ExpressionAttributeValues: { ":complete": "complete" },
  },
});

/** The model's direct estimates that there are of a simulation, each of another question; none if nobody asked. */
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
