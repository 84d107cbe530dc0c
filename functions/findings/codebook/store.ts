import { codebookEntity, type CodebookRecord, type CompleteCodebook } from "./record.ts";
import type { NewIdempotencyRecord } from "../../platform/idempotency/record.ts";
import { projectEntity } from "../../projects/record.ts";
import { simulationEntity, studyInputEntity } from "../../studies/simulation/record.ts";
import type { PersonaResult } from "../../studies/simulation/results.ts";
import { ABSENT } from "../../platform/table/conditions.ts";
import { idempotencyWrites } from "../../platform/idempotency/store.ts";
import {
  CODEBOOK_PREFIX,
  RESULT_PREFIX,
  codebookKey,
  projectKey,
  simulationKey,
  simulationPartition,
  studyInputKey,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import type { SimulationWithInput } from "../../studies/simulation/store-list.ts";
import { publicResult } from "../../studies/simulation/store-results.ts";
import { visible } from "../../studies/simulation/store.ts";
import { succeeded } from "../../studies/simulation/store-writes.ts";
import { PEOPLE_AT_ONCE } from "../../platform/table/table-limits.ts";
import type { Table } from "../../platform/table/table.ts";
import { batchDeletes, codebookPut, simulationStands } from "./store-writes.ts";

/** All codebooks of a simulation, in the order of their questions' ids. */
export const queryCodebooks = (table: Pick<Table, "queryAll">, ref: SimulationRef): Promise<CodebookRecord[]> =>
  table.queryAll(codebookEntity, simulationPartition(ref), CODEBOOK_PREFIX);

/** The codebooks of a simulation whose answers have been coded. */
export const queryCompleteCodebooks = async (
  table: Pick<Table, "queryAll">,
  ref: SimulationRef,
): Promise<CompleteCodebook[]> => (await queryCodebooks(table, ref)).filter((one) => one.status === "complete");

/** The condition for replacing or deleting an item: it is still the one that was read. */
const asRead = ({ id, status }: CodebookRecord) => ({
  ConditionExpression: "id = :id AND #status = :status",
  ExpressionAttributeNames: { "#status": "status" },
  ExpressionAttributeValues: { ":id": id, ":status": status },
});

/** Reads and writes codebooks for their routes. Undefined means that a simulation does not exist. */
export const createCodebookStore = (table: Table) => ({
  async find(ref: SimulationRef, questionId: string): Promise<{ codebook: CodebookRecord | undefined } | undefined> {
    const [project, simulation, codebook] = await table.getMany(
      [projectEntity, projectKey(ref)],
      [simulationEntity, simulationKey(ref)],
      [codebookEntity, codebookKey(ref, questionId)],
    );
    return project && simulation && visible(project, simulation) ? { codebook } : undefined;
  },

  async list(ref: SimulationRef): Promise<CodebookRecord[] | undefined> {
    const [[project, simulation], codebooks] = await Promise.all([
      table.getMany([projectEntity, projectKey(ref)], [simulationEntity, simulationKey(ref)]),
      queryCodebooks(table, ref),
    ]);
    return project && simulation && visible(project, simulation) ? codebooks : undefined;
  },

  /** The answers to code, and the existing codebook. */
  async findForCoding(
    ref: SimulationRef,
    questionId: string,
  ): Promise<(SimulationWithInput & { results: PersonaResult[]; codebook: CodebookRecord | undefined }) | undefined> {
    const [[project, simulation, input, codebook], results] = await Promise.all([
      table.getMany(
        [projectEntity, projectKey(ref)],
        [simulationEntity, simulationKey(ref)],
        [studyInputEntity, studyInputKey(ref)],
        [codebookEntity, codebookKey(ref, questionId)],
      ),
      table.queryAll(publicResult, simulationPartition(ref), RESULT_PREFIX, { pageSize: PEOPLE_AT_ONCE }),
    ]);
    if (!project || !simulation || !visible(project, simulation)) return undefined;
    return { simulation, input, results: results.map(({ result }) => result), codebook };
  },

  /**
   * Writes a codebook whose answers have to be coded, and replaces the existing one.
   * @returns false if the existing one has changed since, or the simulation is gone
   */
  begin: (
    ref: SimulationRef,
    record: CodebookRecord,
    earlier: CodebookRecord | undefined,
    answer: NewIdempotencyRecord | null,
  ): Promise<boolean> =>
    succeeded(
      [
        codebookPut(ref, record, earlier ? asRead(earlier) : { ConditionExpression: ABSENT }),
        simulationStands(ref),
        ...(earlier ? batchDeletes(ref, earlier) : []),
        ...idempotencyWrites(ref.companyId, answer),
      ],
      table,
    ),

  /** Deletes a codebook. A coding that is still under way then stops. @returns false if it has changed since */
  delete: (ref: SimulationRef, record: CodebookRecord): Promise<boolean> =>
    succeeded(
      [
        { Delete: { Key: { ...codebookKey(ref, record.question_id) }, ...asRead(record) } },
        ...batchDeletes(ref, record),
      ],
      table,
    ),
});
export type CodebookStore = ReturnType<typeof createCodebookStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    codebooks: Pick<CodebookStore, "find" | "findForCoding" | "list">;
  }
}
