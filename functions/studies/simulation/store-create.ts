import { briefingEntity, isVisible, type BriefingRecord } from "../../briefings/record.ts";
import { presence } from "../../platform/table/entity.ts";
import type { NewIdempotencyRecord } from "../../platform/idempotency/record.ts";
import { personaGroupEntity, type PersonaGroupRecord } from "../../personas/groups/record.ts";
import { personaEntity, type PersonaRecord } from "../../personas/people/record.ts";
import type { PendingSimulation, StudyInput } from "./record.ts";
import { EXISTS, mustExist } from "../../platform/table/conditions.ts";
import {
  PERSONA_PREFIX,
  briefingKey,
  groupKey,
  groupPartition,
  projectKey,
  type GroupRef,
  type ProjectRef,
} from "../../platform/table/keys.ts";
import { writeUnlessRetired, type Written } from "./store-available.ts";
import { inputWrite } from "./store-inputs.ts";
import { newSimulationItem } from "./store-writes.ts";
import { idempotencyWrites } from "../../platform/idempotency/store.ts";
import { PEOPLE_AT_ONCE } from "../../platform/table/table-limits.ts";
import type { Table, Write } from "../../platform/table/table.ts";
import { unfinished } from "../../platform/table/unfinished-work.ts";

/** Updates that count a simulation in its project and its group. */
export const countSimulations = (
  projectRef: ProjectRef,
  groupRef: GroupRef,
  change: 1 | -1,
  groupCondition: string,
  extra: Record<string, unknown>,
): Write[] => {
  const update = (
    key: { PK: string; SK: string },
    condition: string,
    values: Record<string, unknown>,
    names?: Record<string, string>,
  ): Write => ({
    Update: {
      Key: key,
      ConditionExpression: condition,
      UpdateExpression: "SET simulation_count = simulation_count + :change",
      ...(names ? { ExpressionAttributeNames: names } : {}),
      ExpressionAttributeValues: { ":change": change, ...values },
    },
  });
  return [
    update({ ...projectKey(projectRef) }, EXISTS, {}),
    update(
      { ...groupKey(groupRef) },
      groupCondition,
      extra,
      groupCondition.includes("#status") ? { "#status": "status" } : undefined,
    ),
  ];
};

/** How simulations begin. */
export const createNewSimulationStore = (table: Table) => ({
  /** Briefings of a project, undefined for a briefing that does not exist; undefined if the project does not exist. */
  async loadProject(
    ref: ProjectRef,
    briefingIds: readonly string[],
  ): Promise<(BriefingRecord | undefined)[] | undefined> {
    const briefingReads = briefingIds.map((id) => [briefingEntity, briefingKey({ ...ref, briefingId: id })] as const);
    const [project, ...briefings] = await table.getMany([presence, projectKey(ref)], ...briefingReads);
    return project && briefings.map((found) => (isVisible(found) ? found : undefined));
  },

  /**
   * The data that a new simulation is checked against; undefined if project or group do not exist.
   * @param most personas that are read, the first ones; all by default
   * @returns the briefings in the order of their ids, undefined for one that does not exist
   */
  async loadForCreation(
    ref: GroupRef,
    briefingIds: readonly string[],
    most?: number,
  ): Promise<
    { group: PersonaGroupRecord; personas: PersonaRecord[]; briefings: (BriefingRecord | undefined)[] } | undefined
  > {
    const briefingReads = briefingIds.map((id) => [briefingEntity, briefingKey({ ...ref, briefingId: id })] as const);
    const [[project, group, ...briefings], personas] = await Promise.all([
      table.getMany([presence, projectKey(ref)], [personaGroupEntity, groupKey(ref)], ...briefingReads),
      most === undefined
        ? table.queryAll(personaEntity, groupPartition(ref), PERSONA_PREFIX, { pageSize: PEOPLE_AT_ONCE })
        : table.query(personaEntity, {
            KeyConditionExpression: "PK = :partition AND begins_with(SK, :prefix)",
            ExpressionAttributeValues: { ":partition": groupPartition(ref), ":prefix": PERSONA_PREFIX },
            ConsistentRead: true,
            Limit: most,
          }),
    ]);
    return (
      project &&
      group && { group, personas, briefings: briefings.map((found) => (isVisible(found) ? found : undefined)) }
    );
  },

  /**
   * Writes a simulation, provided that project and briefings are there, the group is complete, and no participant is
   * retired.
   * @param input what it shows beyond its question, if anything
   */
  create(
    ref: ProjectRef,
    simulation: PendingSimulation,
    input: StudyInput | undefined,
    libraryIds: ReadonlySet<string>,
    answer: NewIdempotencyRecord | null,
  ): Promise<Written> {
    const groupRef = { ...ref, groupId: simulation.persona_group_id };
    const simulationRef = { ...ref, simulationId: simulation.id };
    return writeUnlessRetired(table, ref.companyId, libraryIds, [
      ...countSimulations(ref, groupRef, 1, "#status = :complete", { ":complete": "complete" }),
      {
        Put: {
          Item: {
            ...newSimulationItem(simulationRef, simulation),
            // A study that waits for a follow-up is not unfinished work.
            ...(simulation.ordered_at ? unfinished(simulation.created_at) : {}),
          },
        },
      },
      ...(input ? [inputWrite(simulationRef, input)] : []),
      ...simulation.briefing_ids.map((briefingId) => mustExist(briefingKey({ ...ref, briefingId }))),
      ...idempotencyWrites(ref.companyId, answer),
    ]);
  },
});
