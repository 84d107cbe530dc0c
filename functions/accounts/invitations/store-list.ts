import * as z from "zod";
import { openInvitationSchema, type OpenInvitation } from "./record.ts";
import { defineEntity, presence } from "../../platform/table/entity.ts";
import { accountEntity } from "../sign-in/store-items.ts";
import { ABSENT, labelOf, labelled } from "../../platform/table/conditions.ts";
import { companyKey, invitationListKey } from "../../platform/table/keys.ts";
import { accountKey } from "../../platform/table/unowned-keys.ts";
import type { Table, Write } from "../../platform/table/table.ts";

/**
 * The open invitations of a company as one item, in addition to the invitations themselves. All limits for the next
 * invitation can be read at once. The item is written on the condition that it has not changed since.
 */
export const invitationListEntity = defineEntity(
  "invitation_list",
  z.object({
    /** Increases with every change. */
    version: z.int(),
    /** Absent until somebody is invited. */
    open: z.array(openInvitationSchema).default([]),
    /** Ids of those in `open` that have been accepted or withdrawn since it was written. */
    accepted: z.set(z.string()).default(() => new Set<string>()),
  }),
);

/** The stored data that an invitation of an address depends on. */
export interface InvitationBackground {
  companyExists: boolean;
  /** Company of the address's account, if it has one. */
  accountOf: string | undefined;
  /** Version of the list; undefined if there is none. */
  version: number | undefined;
  /** May contain expired invitations. */
  open: readonly OpenInvitation[];
}

const openIn = (list: { open: OpenInvitation[]; accepted: ReadonlySet<string> } | undefined): OpenInvitation[] =>
  (list?.open ?? []).filter(({ id }) => !list?.accepted.has(id));

/** The invitations of a company that nobody has accepted; some may have expired. Renewed ones come last. */
export const readOpenInvitations = async (table: Table, companyId: string): Promise<OpenInvitation[]> =>
  openIn(await table.get(invitationListEntity, invitationListKey(companyId)));

export async function readInvitationBackground(
  table: Table,
  companyId: string,
  email: string,
): Promise<InvitationBackground> {
  const [account, company, list] = await table.getMany(
    [accountEntity, accountKey(email)],
    [presence, companyKey(companyId)],
    [invitationListEntity, invitationListKey(companyId)],
  );
  return {
    companyExists: company !== undefined,
    accountOf: account?.company_id,
    version: list?.version,
    open: openIn(list),
  };
}

/** Writes the open invitations, on the condition that nobody has invited or accepted since they were read. */
export const listWrite = (
  companyId: string,
  { version }: InvitationBackground,
  open: readonly OpenInvitation[],
): Write => ({
  Put: {
    Item: { ...invitationListKey(companyId), ...invitationListEntity.label, version: (version ?? 0) + 1, open },
    ConditionExpression: version === undefined ? ABSENT : "version = :read",
    ...(version === undefined ? {} : { ExpressionAttributeValues: { ":read": version } }),
  },
});

/** Marks an invitation as no longer open, because it was accepted or withdrawn. */
export const acceptedWrite = (companyId: string, invitationId: string): Write => ({
  Update: {
    Key: { ...invitationListKey(companyId) },
    UpdateExpression: `${labelled} ADD version :one, accepted :id`,
    ExpressionAttributeValues: { ...labelOf(invitationListEntity), ":one": 1, ":id": new Set([invitationId]) },
  },
});
