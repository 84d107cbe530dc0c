import type { NewIdempotencyRecord } from "../../platform/idempotency/record.ts";
import { projectEntity } from "../../projects/record.ts";
import { reportLinkEntity, reportTokenEntity, worksAt, type ReportLinkRecord, type ReportToken } from "./record.ts";
import { simulationEntity, type SimulationRecord } from "../../studies/simulation/record.ts";
import { EXISTS, unlessConditionFails } from "../../platform/table/conditions.ts";
import { idempotencyWrites } from "../../platform/idempotency/store.ts";
import {
  REPORT_LINK_PREFIX,
  projectKey,
  reportLinkKey,
  simulationKey,
  simulationPartition,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import { reportTokenKey } from "../../platform/table/unowned-keys.ts";
import { visible } from "../../studies/simulation/store.ts";
import type { Table } from "../../platform/table/table.ts";

/**
 * Links to reports. Each link is two items, written and deleted in one transaction. One belongs to its simulation; the
 * other is under the hash of its token, for requests that carry the token.
 */
export const createReportLinkStore = (table: Table) => ({
  /** A simulation with its valid report links, oldest first; undefined if there is no such simulation. */
  async list(
    ref: SimulationRef,
    descending = false,
  ): Promise<{ simulation: SimulationRecord; links: ReportLinkRecord[] } | undefined> {
    const [[project, simulation], links] = await Promise.all([
      table.getMany([projectEntity, projectKey(ref)], [simulationEntity, simulationKey(ref)]),
      table.queryAll(reportLinkEntity, simulationPartition(ref), REPORT_LINK_PREFIX, { descending }),
    ]);
    if (!project || !simulation || !visible(project, simulation)) return undefined;
    return { simulation, links: links.filter((link) => worksAt(link)) };
  },

  /** A valid link, if there is one; undefined if there is no such simulation. */
  async find(ref: SimulationRef, linkId: string): Promise<{ link: ReportLinkRecord | undefined } | undefined> {
    const [project, simulation, link] = await table.getMany(
      [projectEntity, projectKey(ref)],
      [simulationEntity, simulationKey(ref)],
      [reportLinkEntity, reportLinkKey(ref, linkId)],
    );
    if (!project || !simulation || !visible(project, simulation)) return undefined;
    return { link: link && worksAt(link) ? link : undefined };
  },

  /** @returns false if the simulation is gone */
  create: (
    ref: SimulationRef,
    groupId: string,
    link: ReportLinkRecord,
    answer: NewIdempotencyRecord | null,
    language?: ReportToken["language"],
  ): Promise<boolean> => {
    const token: ReportToken = {
      company_id: ref.companyId,
      project_id: ref.projectId,
      simulation_id: ref.simulationId,
      persona_group_id: groupId,
      expires_at: link.expires_at,
      ...(language ? { language } : {}),
    };
    return unlessConditionFails(
      async () => {
        await table.transact(
          {
            ConditionCheck: {
              Key: { ...simulationKey(ref) },
              ConditionExpression: "#status = :complete",
              ExpressionAttributeNames: { "#status": "status" },
              ExpressionAttributeValues: { ":complete": "complete" },
            },
          },
          { Put: { Item: { ...reportLinkKey(ref, link.id), ...reportLinkEntity.label, ...link } } },
          { Put: { Item: { ...reportTokenKey(link.token_sha256), ...reportTokenEntity.label, ...token } } },
          ...idempotencyWrites(ref.companyId, answer),
        );
        return true;
      },
      (failure) => {
        if (failure.index > 0) throw failure;
        return false;
      },
    );
  },

  /** Revokes a link: its token stops working. @returns false if it is already gone */
  revoke: (ref: SimulationRef, link: ReportLinkRecord): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(
          { Delete: { Key: { ...reportLinkKey(ref, link.id) }, ConditionExpression: EXISTS } },
          { Delete: { Key: { ...reportTokenKey(link.token_sha256) } } },
        );
        return true;
      },
      () => false,
    ),

  /** The report that a token leads to, as long as its link is valid. */
  async findToken(sha256: string): Promise<ReportToken | undefined> {
    const token = await table.get(reportTokenEntity, reportTokenKey(sha256));
    return token && worksAt(token) ? token : undefined;
  },
});
export type ReportLinkStore = ReturnType<typeof createReportLinkStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    reportLinks: Pick<ReportLinkStore, "find" | "findToken" | "list">;
  }
}
