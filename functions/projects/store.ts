import type { NewIdempotencyRecord } from "../platform/idempotency/record.ts";
import { projectEntity, type ProjectRecord } from "./record.ts";
import { EXISTS, assignments, mustExist, unlessConditionFails } from "../platform/table/conditions.ts";
import {
  PROJECT_PREFIX,
  companyKey,
  companyPartition,
  projectKey,
  type Key,
  type ProjectRef,
} from "../platform/table/keys.ts";
import { idempotencyWrites } from "../platform/idempotency/store.ts";
import { deletionWrite } from "../platform/deletion/store-writes.ts";
import type { Item, Table } from "../platform/table/table.ts";

export const createProjectStore = (table: Table) => ({
  list: (companyId: string, descending: boolean): Promise<ProjectRecord[]> =>
    table.queryAll(projectEntity, companyPartition(companyId), PROJECT_PREFIX, { descending, tolerant: true }),

  find: (ref: ProjectRef): Promise<ProjectRecord | undefined> => table.get(projectEntity, projectKey(ref)),

  /**
   * A new id makes the write safe to repeat. The write requires that the company exists: users of a large company are
   * removed only after its item. No project, which everything else belongs to, may begin after the company's deletion.
   * @param below items that the project begins with, about ninety at most
   * @returns false if the company has been deleted
   */
  create: (
    project: ProjectRecord,
    answer: NewIdempotencyRecord | null,
    below: readonly (Key & Item)[] = [],
  ): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(
          mustExist(companyKey(project.company_id)),
          {
            Put: {
              Item: {
                ...projectKey({ companyId: project.company_id, projectId: project.id }),
                ...projectEntity.label,
                ...project,
              },
            },
          },
          ...below.map((Item) => ({ Put: { Item } })),
          ...idempotencyWrites(project.company_id, answer),
        );
        return true;
      },
      (failure) => {
        if (failure.index > 0) throw failure;
        return false;
      },
    ),

  /** @returns the project as it is afterwards, undefined if there is none */
  async update(ref: ProjectRef, changes: { name?: string | undefined; description?: string | null | undefined }) {
    const { expression, names, values } = assignments(changes);
    if (expression !== "") {
      const updated = await unlessConditionFails(async () => {
        await table.transact({
          Update: {
            Key: { ...projectKey(ref) },
            ConditionExpression: EXISTS,
            UpdateExpression: `SET ${expression}`,
            ExpressionAttributeNames: names,
            ExpressionAttributeValues: values,
          },
        });
        return true;
      });
      if (!updated) return undefined;
    }
    return table.get(projectEntity, projectKey(ref));
  },

  /**
   * Deletes the project and stores the job that removes everything below it.
   * @returns false if there is no such project
   */
  delete: (ref: ProjectRef, jobId: string, at: string): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(
          { Delete: { Key: { ...projectKey(ref) }, ConditionExpression: EXISTS } },
          deletionWrite(ref, jobId, { kind: "project" }, at),
        );
        return true;
      },
      () => false,
    ),
});
export type ProjectStore = ReturnType<typeof createProjectStore>;

declare module "../platform/http/reads.ts" {
  interface Reads {
    projects: Pick<ProjectStore, "find" | "list">;
  }
}
