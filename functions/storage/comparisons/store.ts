import { tabledResult, type TabledResult } from "../../domain/comparisons/tabled-simulation.ts";
import type { Reader } from "../../domain/entity.ts";
import { projectEntity } from "../../domain/project/record.ts";
import type { Sealing } from "../../domain/respondents/sealing.ts";
import { participantEntity, type Participant } from "../../domain/simulation/participant.ts";
import { simulationEntity, studyInputEntity } from "../../domain/simulation/record.ts";
import type { Aggregate } from "../../domain/simulation/results.ts";
import {
  PARTICIPANT_PREFIX,
  RESULT_PREFIX,
  aggregateKey,
  projectKey,
  simulationKey,
  simulationPartition,
  studyInputKey,
  type ProjectRef,
  type SimulationRef,
} from "../keys.ts";
import { openParticipants } from "../respondents/sealed-profiles.ts";
import type { SimulationWithInput } from "../simulations/list.ts";
import { aggregateEntity, publicResult } from "../simulations/results.ts";
import { visible } from "../simulations/store.ts";
import type { Table } from "../table.ts";

/** A simulation with what tables are made of. */
export interface TableMaterial extends SimulationWithInput {
  /** Undefined until it is complete. */
  aggregate: Aggregate | undefined;
  results: TabledResult[];
}

/** Drops the words of an answer as soon as it is read: three thousand people with a hundred answers each fit then. */
const countedResult: Reader<TabledResult> = { read: (item) => tabledResult(publicResult.read(item).result) };

/** What cross-tabs and comparisons are made from. */
export const createComparisonStore = (table: Table, sealing: Sealing) => {
  const resultsOf = (ref: SimulationRef) => table.queryAll(countedResult, simulationPartition(ref), RESULT_PREFIX);

  const find = async (ref: SimulationRef): Promise<TableMaterial | undefined> => {
    const [[project, simulation, input, stored], results] = await Promise.all([
      table.getMany(
        [projectEntity, projectKey(ref)],
        [simulationEntity, simulationKey(ref)],
        [studyInputEntity, studyInputKey(ref)],
        [aggregateEntity, aggregateKey(ref)],
      ),
      resultsOf(ref),
    ]);
    if (!project || !simulation || !visible(project, simulation)) return undefined;
    return { simulation, input, aggregate: stored?.aggregate, results };
  };

  return {
    /** Undefined if there is no such simulation. @param withPersons whether facts of the participants are needed */
    async findForCrosstab(
      ref: SimulationRef,
      withPersons: boolean,
    ): Promise<(TableMaterial & { participants: Participant[] }) | undefined> {
      const [found, participants] = await Promise.all([
        find(ref),
        withPersons ? table.queryAll(participantEntity, simulationPartition(ref), PARTICIPANT_PREFIX) : [],
      ]);
      return found && { ...found, participants: await openParticipants(sealing, ref, participants) };
    },

    /** In the order of the ids; undefined for those that are not there. */
    findForComparison: (ref: ProjectRef, simulationIds: readonly string[]): Promise<(TableMaterial | undefined)[]> =>
      Promise.all(simulationIds.map((simulationId) => find({ ...ref, simulationId }))),
  };
};
export type ComparisonStore = ReturnType<typeof createComparisonStore>;
