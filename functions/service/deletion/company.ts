import type { FileStore } from "../../platform/files/file-store.ts";
import type { DeletionMessage } from "../../platform/deletion/queue.ts";
import { companyFolders } from "../../briefings/record.ts";
import { canBeId, newId } from "../../platform/ids.ts";
import { timestamp } from "../../platform/timestamp.ts";
import type { ApiKeyStore } from "../../accounts/api-keys/store.ts";
import type { CompanyStore } from "../../accounts/company/store.ts";
import { calibrationPartition, companyPartition, keyReader } from "../../platform/table/keys.ts";
import { LIBRARY_PERSONA_PREFIX, libraryPartition, libraryPersonaPartition } from "../../personas/library/keys.ts";
import type { ProjectStore } from "../../projects/store.ts";
import type { DeletionStore } from "./store.ts";
import type { DeletionJob } from "../../platform/deletion/store-writes.ts";
import type { Table } from "../../platform/table/table.ts";
import { WEBHOOK_PREFIX, webhookPartition } from "../../notifications/webhooks/keys.ts";

export interface CompanyDeletionDependencies {
  companies: CompanyStore;
  apiKeys: Pick<ApiKeyStore, "revokeAll" | "withdraw">;
  projects: Pick<ProjectStore, "list" | "delete">;
  deletions: DeletionStore;
  files: FileStore;
  table: Table;
}

/** The result of a job. */
export interface DeletionOutcome {
  /** Items that this attempt has removed; 0 if the job had been done before. */
  removed: number;
  /** Nothing is left to do; false for a company whose last pass is still to come. */
  ended: boolean;
}

/**
 * Time between the first pass and the last one. By then everything that was running when the company was closed has
 * ended: upload forms (15 minutes), requests (28 s), and states of stopped executions (up to 5 minutes).
 */
export const QUIET_AFTER_MS = 16 * 60_000;
/** Library personas that are removed in parallel. */
const AT_ONCE = 20;

/**
 * Removes everything a closed company has, in two passes.
 *
 * Every write that begins something in a company requires the company's item, so it fails once the company is closed.
 * Users and projects have their own kinds of deletion: each gets its job in the same transaction that deletes its item.
 * A repeated pass finds these jobs again, or the sweeper does them meanwhile.
 *
 * Only the record of a model call does not require the item. The counters take every call of an environment, and a
 * transaction with a condition there would make the calls of a study wait for each other. A file may also arrive
 * through an upload form that was issued earlier. A second pass, when nothing can be running any more, therefore
 * removes late items. Until then the job stays, although it is in the company's own partition; it is deleted last.
 * @param doJob does another deletion job of the company
 */
export async function deleteCompany(
  { companies, apiKeys, projects, deletions, files, table }: CompanyDeletionDependencies,
  job: DeletionJob,
  doJob: (job: DeletionMessage) => Promise<DeletionOutcome>,
  now = Date.now,
): Promise<DeletionOutcome> {
  const { company_id: companyId, job_id } = job;
  const began = timestamp(new Date(now()));
  await companies.removeMembers(companyId);
  await apiKeys.revokeAll(companyId);
  for (const { id: projectId } of await projects.list(companyId, false))
    await projects.delete({ companyId, projectId }, newId(), began);
  let removed = 0;
  for (let others = await othersThan(job, deletions); others.length > 0; others = await othersThan(job, deletions))
    for (const other of others) removed += (await doJob(other)).removed;
  removed += await emptyLibrary(table, deletions, companyId);
  removed += await deletions.emptyPartition(calibrationPartition(companyId));
  removed += await emptyWebhooks(table, deletions, companyId);
  for (const folder of companyFolders(companyId)) await files.removeAll(folder);
  removed += await deletions.emptyCompany(companyId);

  const ended = job.last_pass_from !== undefined && began >= job.last_pass_from;
  if (ended) await deletions.finish(companyId, job_id);
  else await deletions.postpone(job, job.last_pass_from ?? timestamp(new Date(now() + QUIET_AFTER_MS)));
  return { removed, ended };
}

const othersThan = async ({ company_id, job_id }: DeletionJob, deletions: DeletionStore): Promise<DeletionJob[]> =>
  (await deletions.list(company_id)).filter((other) => other.job_id !== job_id);

/**
 * Deletes the items below an entry before the entry, so that a repeated attempt finds the entry again. The list is
 * deleted last: only code that finds an entry moves it there, so nothing can write to the list any more.
 */
async function emptyLibrary(table: Table, deletions: DeletionStore, companyId: string): Promise<number> {
  const entries = await table.queryAll(keyReader, libraryPartition(companyId), LIBRARY_PERSONA_PREFIX, {
    keysOnly: true,
  });
  let removed = entries.length;
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    const some = entries.slice(start, start + AT_ONCE);
    const counts = await Promise.all(
      some.map(({ SK }) =>
        deletions.emptyPartition(libraryPersonaPartition(companyId, SK.slice(LIBRARY_PERSONA_PREFIX.length))),
      ),
    );
    removed += counts.reduce((sum, count) => sum + count, 0);
    await table.deleteAll(some);
  }
  return removed + (await deletions.emptyPartition(libraryPartition(companyId)));
}

/**
 * Deletes the items below each webhook first; the webhook itself is deleted with the rest of the company's partition.
 */
async function emptyWebhooks(table: Table, deletions: DeletionStore, companyId: string): Promise<number> {
  const hooks = await table.queryAll(keyReader, companyPartition(companyId), WEBHOOK_PREFIX, { keysOnly: true });
  let removed = 0;
  for (const { SK } of hooks)
    removed += await deletions.emptyPartition(
      webhookPartition({ companyId, webhookId: SK.slice(WEBHOOK_PREFIX.length) }),
    );
  return removed;
}

/**
 * Carries out an operator's order: closes the company as its owner would, or finds the job of an already closed one.
 * @returns the message of its job; undefined if there is no such company, or nothing is left of it
 */
export async function orderCompanyDeletion(
  { companies, deletions }: Pick<CompanyDeletionDependencies, "companies" | "deletions">,
  companyId: string,
): Promise<DeletionMessage | undefined> {
  if (!canBeId(companyId)) return undefined;
  const job_id = newId();
  if ((await companies.close(companyId, job_id, timestamp())) === "closed") return { company_id: companyId, job_id };
  const job = (await deletions.list(companyId)).find(({ target }) => target.kind === "company");
  return job && { company_id: companyId, job_id: job.job_id };
}
