import type { PairRecord } from "../../studies/calibration/record.ts";
import { presence } from "../../platform/table/entity.ts";
import type { NewIdempotencyRecord } from "../../platform/idempotency/record.ts";
import type { FinishedResult } from "../../dataset/observe-simulation.ts";
import { projectEntity } from "../../projects/record.ts";
import { simulationEntity, studyInputEntity } from "../../studies/simulation/record.ts";
import { mustBeComplete, pairDeletion, pairWrite } from "../../studies/calibration/store.ts";
import { EXISTS, mustExist, unlessConditionFails } from "../../platform/table/conditions.ts";
import { deletionWrite } from "../../platform/deletion/store-writes.ts";
import { idempotencyWrites } from "../../platform/idempotency/store.ts";
import {
  HUMAN_STUDY_PREFIX,
  SIMULATION_PREFIX,
  humanStudyKey,
  humanStudyPrefix,
  projectKey,
  projectPartition,
  simulationKey,
  studyInputKey,
  type HumanStudyRef,
  type ProjectRef,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import { isStudyInput, simulationOrInput, type SimulationWithInput } from "../../studies/simulation/store-list.ts";
import { queryResults, type StoredResult } from "../../studies/simulation/store-results.ts";
import { visible } from "../../studies/simulation/store.ts";
import type { Table } from "../../platform/table/table.ts";
import { humanStudyItem, humanStudyWrites, joinAnswers, type HumanStudyWithAnswers } from "./store-items.ts";

/** A simulation that people's answers may be compared with. */
export interface Candidate extends SimulationWithInput {
  /** Only read if the simulation was requested by its id. */
  results?: readonly FinishedResult[];
}

/** Human studies: people's answers, and the simulations that asked the same. */
export const createHumanStudyStore = (table: Table) => ({
  /** The human studies of a project; undefined if there is no such project. */
  async list(ref: ProjectRef, descending: boolean): Promise<HumanStudyWithAnswers[] | undefined> {
    const [project, items] = await Promise.all([
      table.get(presence, projectKey(ref)),
      table.queryAll(humanStudyItem, projectPartition(ref), HUMAN_STUDY_PREFIX, { descending, tolerant: true }),
    ]);
    return project && joinAnswers(items);
  },

  async find(ref: HumanStudyRef): Promise<HumanStudyWithAnswers | undefined> {
    const [project, items] = await Promise.all([
      table.get(presence, projectKey(ref)),
      table.queryAll(humanStudyItem, projectPartition(ref), humanStudyPrefix(ref)),
    ]);
    return project && joinAnswers(items)[0];
  },

  /** A simulation with its results, as far as there are any; undefined if there is no such simulation. */
  async findCandidate(ref: SimulationRef): Promise<Candidate | undefined> {
    const [[project, simulation, input], results] = await Promise.all([
      table.getMany(
        [projectEntity, projectKey(ref)],
        [simulationEntity, simulationKey(ref)],
        [studyInputEntity, studyInputKey(ref)],
      ),
      queryResults(table, ref),
    ]);
    return project && simulation && visible(project, simulation) ? { simulation, input, results } : undefined;
  },

  /** The complete simulations of a project, oldest first; undefined if there is no such project. */
  async completeSimulations(ref: ProjectRef): Promise<Candidate[] | undefined> {
    const [project, items] = await Promise.all([
      table.get(projectEntity, projectKey(ref)),
      table.queryAll(simulationOrInput, projectPartition(ref), SIMULATION_PREFIX, { tolerant: true }),
    ]);
    const inputs = new Map(items.flatMap((item) => (isStudyInput(item) ? [[item.simulation_id, item]] : [])));
    return (
      project &&
      items.flatMap((item) =>
        !isStudyInput(item) && item.status === "complete" && visible(project, item)
          ? [{ simulation: item, input: inputs.get(item.id) }]
          : [],
      )
    );
  },

  resultsOf: (ref: SimulationRef): Promise<StoredResult[]> => queryResults(table, ref),

  /**
   * Writes a study with its pair: all or nothing.
   * @returns what was gone, if anything
   */
  create: (
    ref: HumanStudyRef,
    created: HumanStudyWithAnswers,
    pair: PairRecord | undefined,
    answer: NewIdempotencyRecord | null,
  ): Promise<"created" | "project_gone" | "simulation_gone"> =>
    unlessConditionFails<"created", "project_gone" | "simulation_gone">(
      async () => {
        await table.transact(
          mustExist(projectKey(ref)),
          ...(pair
            ? [mustBeComplete({ ...ref, simulationId: pair.simulation_id }), pairWrite(ref.companyId, pair)]
            : []),
          ...humanStudyWrites(ref, created),
          ...idempotencyWrites(ref.companyId, answer),
        );
        return "created";
      },
      (failure) => {
        if (failure.index > 1) throw failure;
        return failure.index === 0 ? "project_gone" : "simulation_gone";
      },
    ),

  /** Deletes a study with its pair and files the job that removes its questions. @returns false if it is gone */
  delete: (ref: HumanStudyRef, jobId: string, at: string): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(
          { Delete: { Key: { ...humanStudyKey(ref) }, ConditionExpression: EXISTS } },
          pairDeletion(ref.companyId, ref.humanStudyId),
          deletionWrite(ref, jobId, { kind: "human_study", human_study_id: ref.humanStudyId }, at),
        );
        return true;
      },
      () => false,
    ),
});
export type HumanStudyStore = ReturnType<typeof createHumanStudyStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    humanStudies: Pick<HumanStudyStore, "completeSimulations" | "find" | "findCandidate" | "list">;
  }
}
