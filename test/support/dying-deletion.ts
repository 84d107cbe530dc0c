import { S3Client } from "@aws-sdk/client-s3";
import { expect } from "vitest";
import { openFileStore } from "../../functions/platform/files/file-store.ts";
import type { DeletionMessage } from "../../functions/platform/deletion/queue.ts";
import { createApiKeyStore } from "../../functions/accounts/api-keys/store.ts";
import { createCompanyStore } from "../../functions/accounts/company/store.ts";
import { createLibraryStore } from "../../functions/personas/library/store.ts";
import { createProjectStore } from "../../functions/projects/store.ts";
import { createIdempotencyStore } from "../../functions/platform/idempotency/store.ts";
import { createDeletionStore } from "../../functions/service/deletion/store.ts";
import { openTable } from "../../functions/platform/table/table.ts";
import { deleteResources } from "../../functions/service/deletion/deletion.ts";
import { FILES_BUCKET, TABLE_NAME, type Endpoints } from "../../local/stack/function-environment.ts";

const local = { region: "local", credentials: { accessKeyId: "local", secretAccessKey: "local" } };

/** Does a deletion job until its nth call to table or bucket, where it dies. @returns whether it got through */
async function deleteAndDieAt(
  fatal: number,
  endpoints: Pick<Endpoints, "dynamodb" | "s3">,
  job: DeletionMessage,
): Promise<boolean> {
  let calls = 0;
  const dying = <T extends object>(store: T): T =>
    new Proxy(store, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        return async (...parameters: unknown[]) => {
          if ((calls += 1) === fatal) throw new Error("killed");
          return (member as (...given: unknown[]) => unknown)(...parameters);
        };
      },
    });
  const table = dying(openTable(TABLE_NAME, { ...local, endpoint: endpoints.dynamodb }));
  const s3 = new S3Client({ ...local, endpoint: endpoints.s3, forcePathStyle: true });
  const pipeline = { start: async () => {}, stop: async () => {}, status: async () => undefined };
  try {
    await deleteResources(
      {
        companies: createCompanyStore(table),
        apiKeys: createApiKeyStore(table),
        projects: createProjectStore(table),
        deletions: createDeletionStore(table),
        answers: createIdempotencyStore(table),
        library: createLibraryStore(table),
        files: dying(openFileStore(FILES_BUCKET, s3)),
        table,
        generation: pipeline,
        simulation: pipeline,
        reliabilityStudy: pipeline,
        answerCoding: pipeline,
        announce: async () => {},
      },
      job,
    );
    return true;
  } catch (error) {
    expect((error as Error).message).toBe("killed");
    return false;
  }
}

/**
 * Does a deletion job again and again, and has it die one call later every time until it gets through.
 * @returns how often it died
 */
export async function deleteKilledAtEveryCall(
  endpoints: Pick<Endpoints, "dynamodb" | "s3">,
  job: DeletionMessage,
): Promise<number> {
  let fatal = 1;
  while (!(await deleteAndDieAt(fatal, endpoints, job))) fatal += 1;
  return fatal - 1;
}
