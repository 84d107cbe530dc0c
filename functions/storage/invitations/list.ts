import type { OpenInvitation } from "../../domain/company/invitation.ts";
import type { Account } from "../accounts/store.ts";
import { ABSENT } from "../conditions.ts";
import { accountKey, companyKey, invitationListKey } from "../keys.ts";
import type { Table, Write } from "../table.ts";

/**
 * The open invitations of a company, beside the invitations themselves: in one item, so that all that limits the next one
 * can be read at once, and written on the condition that it is as it was read.
 */
interface InvitationList {
  /** Rises with every change. */
  version: number;
  /** Absent until somebody is invited. */
  open?: OpenInvitation[];
  /** Ids of those in `open` that have been accepted since it was written. */
  accepted?: Set<string>;
}

/** What an invitation of an address depends on, as it was read. */
export interface InvitationBackground {
  companyExists: boolean;
  /** Company of the address's account, if it has one. */
  accountOf: string | undefined;
  /** Of the list; undefined if there is none. */
  version: number | undefined;
  /** May hold some that have expired. */
  open: readonly OpenInvitation[];
}

export async function readInvitationBackground(
  table: Table,
  companyId: string,
  email: string,
): Promise<InvitationBackground> {
  const [account, company, list] = await table.getMany<
    [Account | undefined, object | undefined, InvitationList | undefined]
  >(accountKey(email), companyKey(companyId), invitationListKey(companyId));
  return {
    companyExists: company !== undefined,
    accountOf: account?.company_id,
    version: list?.version,
    open: (list?.open ?? []).filter(({ id }) => !list?.accepted?.has(id)),
  };
}

/** Writes the open invitations, on the condition that nobody has invited or accepted since they were read. */
export const listWrite = (
  companyId: string,
  { version }: InvitationBackground,
  open: readonly OpenInvitation[],
): Write => ({
  Put: {
    Item: { ...invitationListKey(companyId), entity: "invitation_list", version: (version ?? 0) + 1, open },
    ConditionExpression: version === undefined ? ABSENT : "version = :read",
    ...(version === undefined ? {} : { ExpressionAttributeValues: { ":read": version } }),
  },
});

/** An accepted invitation is open no more. */
export const acceptedWrite = (companyId: string, invitationId: string): Write => ({
  Update: {
    Key: { ...invitationListKey(companyId) },
    UpdateExpression: "SET entity = :entity ADD version :one, accepted :id",
    ExpressionAttributeValues: { ":entity": "invitation_list", ":one": 1, ":id": new Set([invitationId]) },
  },
});
