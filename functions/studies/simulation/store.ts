import { briefingEntity, isVisible } from "../../briefings/record.ts";
import type { DirectEstimate } from "../direct-estimate/schemas.ts";
import { groupLanguage } from "../../personas/market/study-language.ts";
import { personaGroupEntity } from "../../personas/groups/record.ts";
import { projectEntity, type ProjectRecord } from "../../projects/record.ts";
import { messageEntity, type Message } from "./message.ts";
import { simulationEntity, studyInputEntity, type SimulationRecord } from "./record.ts";
import type { Aggregate } from "./results.ts";
import { simulationTransitions } from "./transitions.ts";
import { companyEntity } from "../../accounts/sign-in/store-items.ts";
import { queryPairs } from "../calibration/store.ts";
import { EXISTS, cameFrom, mustExist, unlessConditionFails } from "../../platform/table/conditions.ts";
import {
  MESSAGE_PREFIX,
  RESULT_PREFIX,
  SIMULATION_PREFIX,
  aggregateKey,
  briefingKey,
  companyKey,
  groupKey,
  projectKey,
  projectPartition,
  simulationKey,
  simulationPartition,
  studyInputKey,
  type GroupRef,
  type ProjectRef,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import { countSimulations, createNewSimulationStore } from "./store-create.ts";
import { queryEstimates } from "../direct-estimate/store.ts";
import type { NewIdempotencyRecord } from "../../platform/idempotency/record.ts";
import { deletionWrite } from "../../platform/deletion/store-writes.ts";
import { idempotencyWrites } from "../../platform/idempotency/store.ts";
import {
  matchesPart,
  isStudyInput,
  joinInputs,
  querySimulations,
  resumed,
  simulationOrInput,
  type SimulationPart,
  type SimulationWithInput,
} from "./store-list.ts";
import { aggregateEntity, publicResult, queryResults, type StoredResult } from "./store-results.ts";
import type { FailedSimulation } from "./reopening.ts";
import { reopenWrites } from "./store-reopen.ts";
import { statusUpdate, succeeded } from "./store-writes.ts";
import { PEOPLE_AT_ONCE } from "../../platform/table/table-limits.ts";
import type { Table } from "../../platform/table/table.ts";

/** A complete simulation with what was found in it. */
export interface FinishedSimulation extends SimulationWithInput {
  /** Undefined if the simulation was deleted a moment ago. */
  aggregate: Aggregate | undefined;
  results: StoredResult[];
}

/** A simulation of a group that is being removed is gone for every reader. */
export const visible = (project: ProjectRecord, simulation: SimulationRecord) =>
  !project.groups_being_removed?.has(simulation.persona_group_id);

async function* visibleSimulations(
  project: ProjectRecord,
  simulations: AsyncIterable<SimulationWithInput>,
  part: SimulationPart,
) {
  let left = part.limit ?? Infinity;
  for await (const study of simulations) {
    if (!visible(project, study.simulation) || !matchesPart(part, study.simulation)) continue;
    yield study;
    if ((left -= 1) === 0) return;
  }
}

/**
 * Simulations as callers start (`create.ts`), read, abort and delete them; what the pipeline does to them is in
 * `lifecycle.ts`.
 */
export const createSimulationStore = (table: Table) => ({
  ...createNewSimulationStore(table),

  /**
   * The simulations of a project, oldest first unless `descending`; undefined if there is no such project. They are
   * read as they are requested, so a caller that has seen enough ends the reading.
   */
  async list(ref: ProjectRef, part: SimulationPart): Promise<AsyncGenerator<SimulationWithInput, void> | undefined> {
    const pages = querySimulations(table, ref, part);
    const [project, first] = await Promise.all([table.get(projectEntity, projectKey(ref)), pages.next()]);
    return project && visibleSimulations(project, joinInputs(resumed(first, pages)), part);
  },

  async find(ref: SimulationRef): Promise<SimulationWithInput | undefined> {
    const [project, simulation, input] = await table.getMany(
      [projectEntity, projectKey(ref)],
      [simulationEntity, simulationKey(ref)],
      [studyInputEntity, studyInputKey(ref)],
    );
    return project && simulation && visible(project, simulation) ? { simulation, input } : undefined;
  },

  /** What was said in a study so far, in order; undefined if there is no such simulation. */
  async findMessages(ref: SimulationRef): Promise<Message[] | undefined> {
    const [[project, simulation], messages] = await Promise.all([
      table.getMany([projectEntity, projectKey(ref)], [simulationEntity, simulationKey(ref)]),
      table.queryAll(messageEntity, simulationPartition(ref), MESSAGE_PREFIX),
    ]);
    if (!project || !simulation || !visible(project, simulation)) return undefined;
    // Messages of a study that was aborted or failed are being removed.
    return simulation.status === "aborted" || simulation.status === "failed" ? [] : messages;
  },

  directEstimatesOf: (ref: SimulationRef): Promise<DirectEstimate[]> => queryEstimates(table, ref),

  async findWithResults(ref: SimulationRef) {
    const [[company, project, simulation, stored, input], results, messages, pairs] = await Promise.all([
      table.getMany(
        [companyEntity, companyKey(ref.companyId)],
        [projectEntity, projectKey(ref)],
        [simulationEntity, simulationKey(ref)],
        [aggregateEntity, aggregateKey(ref)],
        [studyInputEntity, studyInputKey(ref)],
      ),
      table.queryAll(publicResult, simulationPartition(ref), RESULT_PREFIX, { pageSize: PEOPLE_AT_ONCE }),
      table.queryAll(messageEntity, simulationPartition(ref), MESSAGE_PREFIX),
      queryPairs(table, ref.companyId),
    ]);
    if (!project || !simulation || !visible(project, simulation)) return undefined;
    const known = { pairs, publicSpread: company?.public_spread ?? true };
    const aggregate = stored?.aggregate;
    return { simulation, input, aggregate, results: results.map(({ result }) => result), messages, known };
  },

  /**
   * The newest complete simulations of a group, oldest first, with all that was found in them.
   * @param briefingId only simulations that show this briefing; null does not restrict them
   * @param most simulations to read the results of, and participants of all of them; two are read in any case
   * @returns or which of the project, the group and the briefing does not exist
   */
  async findForConvergence(
    ref: GroupRef,
    briefingId: string | null,
    most: { simulations: number; participants: number },
  ): Promise<
    | { missing: "Project" | "Persona group" | "Briefing" }
    | { available: number; simulations: FinishedSimulation[]; language: string | null }
  > {
    const briefingReads = briefingId === null ? [] : [[briefingEntity, briefingKey({ ...ref, briefingId })] as const];
    const [[project, group, briefing], items] = await Promise.all([
      table.getMany([projectEntity, projectKey(ref)], [personaGroupEntity, groupKey(ref)], ...briefingReads),
      table.queryAll(simulationOrInput, projectPartition(ref), SIMULATION_PREFIX),
    ]);
    if (!project) return { missing: "Project" };
    if (!group) return { missing: "Persona group" };
    if (briefingId !== null && !isVisible(briefing)) return { missing: "Briefing" };
    const inputs = new Map(items.flatMap((item) => (isStudyInput(item) ? [[item.simulation_id, item]] : [])));
    const complete = items.flatMap((item) =>
      !isStudyInput(item) &&
      item.status === "complete" &&
      item.persona_group_id === ref.groupId &&
      (briefingId === null || item.briefing_ids.includes(briefingId)) &&
      visible(project, item)
        ? [item]
        : [],
    );
    const sizes = complete.map(({ participants }) => Object.keys(participants).length).reverse();
    const totals = sizes.map((_, index) => sizes.slice(0, index + 1).reduce((sum, size) => sum + size, 0));
    const within = Math.max(2, totals.filter((total) => total <= most.participants).length);
    const simulations = await Promise.all(
      complete.slice(-Math.min(within, most.simulations)).map(async (simulation) => {
        const simulationRef = { ...ref, simulationId: simulation.id };
        const [stored, results] = await Promise.all([
          table.get(aggregateEntity, aggregateKey(simulationRef)),
          queryResults(table, simulationRef),
        ]);
        return { simulation, input: inputs.get(simulation.id), aggregate: stored?.aggregate, results };
      }),
    );
    return { available: complete.length, simulations, language: groupLanguage(group) };
  },

  /**
   * Moves a simulation to aborted and files the job that removes its partial results. A simulation of a group that is
   * being removed may be aborted once more: it ends that way in any case, and no reader sees it.
   * @returns false if its status allows no abort, or it or its project is gone
   */
  abort: (ref: SimulationRef, attempt: number | undefined, jobId: string, at: string): Promise<boolean> => {
    const origin = cameFrom(simulationTransitions.aborted);
    return unlessConditionFails(
      async () => {
        await table.transact(
          mustExist(projectKey(ref)),
          {
            Update: {
              Key: { ...simulationKey(ref) },
              ConditionExpression: origin.condition,
              UpdateExpression: "SET #status = :aborted, completed_at = :at REMOVE work_shard, work_since",
              ExpressionAttributeNames: { "#status": "status" },
              ExpressionAttributeValues: { ...origin.values, ":aborted": "aborted", ":at": at },
            },
          },
          deletionWrite(
            ref,
            jobId,
            { kind: "partial_results", simulation_id: ref.simulationId, stop_execution: true, attempt },
            at,
          ),
        );
        return true;
      },
      () => false,
    );
  },

  /**
   * Continues a failed study in a new execution.
   * @returns false if it has been retried, its answers are removed, or it is gone
   */
  retry: (ref: SimulationRef, simulation: FailedSimulation, at: string, answer: NewIdempotencyRecord | null) =>
    succeeded(
      [
        mustExist(projectKey(ref)),
        ...reopenWrites(ref, simulation, at, {
          set: "attempt = :attempt",
          values: { ":attempt": (simulation.attempt ?? 0) + 1 },
        }),
        ...idempotencyWrites(ref.companyId, answer),
      ],
      table,
    ),

  /** The aggregate of a complete study; undefined if it is gone or not complete. */
  findAggregate: async (ref: SimulationRef): Promise<Aggregate | undefined> =>
    (await table.get(aggregateEntity, aggregateKey(ref)))?.aggregate,

  /**
   * Notes that the words of a report were asked for again.
   * @param before they may have been asked for until this moment: that request is over
   * @returns false if they were asked for since, or the study is not complete
   */
  orderWords: (ref: SimulationRef, at: string, before: string, answer: NewIdempotencyRecord | null) =>
    succeeded(
      [
        statusUpdate(
          ref,
          ["complete"],
          "SET words_asked_at = :at REMOVE #error",
          { "#error": "error" },
          { ":at": at },
          {
            condition: "(attribute_not_exists(words_asked_at) OR words_asked_at < :before)",
            values: { ":before": before },
          },
        ),
        ...idempotencyWrites(ref.companyId, answer),
      ],
      table,
    ),

  /** @returns false if it is gone already */
  delete: (
    ref: SimulationRef,
    { persona_group_id: groupId, attempt }: SimulationRecord,
    jobId: string,
    at: string,
  ): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(
          { Delete: { Key: { ...simulationKey(ref) }, ConditionExpression: EXISTS } },
          { Delete: { Key: { ...studyInputKey(ref) } } },
          ...countSimulations(ref, { ...ref, groupId }, -1, EXISTS, {}),
          deletionWrite(ref, jobId, { kind: "simulation", simulation_id: ref.simulationId, attempt }, at),
        );
        return true;
      },
      () => false,
    ),
});
export type SimulationStore = ReturnType<typeof createSimulationStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    simulations: Pick<
      SimulationStore,
      | "directEstimatesOf"
      | "find"
      | "findAggregate"
      | "findForConvergence"
      | "findMessages"
      | "findWithResults"
      | "list"
      | "loadForCreation"
      | "loadProject"
    >;
  }
}
