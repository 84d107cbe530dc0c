import * as z from "zod";
import { invitationEntity, invite, openWith, type InvitationRecord, type Refusal } from "./record.ts";
import { defineEntity } from "../../platform/table/entity.ts";
import type { User } from "../../platform/http/identity.ts";
import type { NewIdempotencyRecord } from "../../platform/idempotency/record.ts";
import { newId } from "../../platform/ids.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { companyEntity, userEntity } from "../sign-in/store-items.ts";
import { memberCountWrite, userWrites } from "../sign-in/store.ts";
import { EXISTS, mustExist, unlessConditionFails } from "../../platform/table/conditions.ts";
import { companyKey, companyPartition, invitationKey, userKey } from "../../platform/table/keys.ts";
import { invitationTokenKey } from "../../platform/table/unowned-keys.ts";
import {
  acceptedWrite,
  listWrite,
  readInvitationBackground,
  readOpenInvitations,
  type InvitationBackground,
} from "./store-list.ts";
import { idempotencyWrites } from "../../platform/idempotency/store.ts";
import { sessionWrites, type NewSession } from "../sessions/store.ts";
import type { Table } from "../../platform/table/table.ts";
import { tokenMarkWrite } from "../sessions/store-token-marks.ts";
import { unfinished } from "../../platform/table/unfinished-work.ts";

const invitationTokenSchema = z.object({
  company_id: z.string(),
  company_name: z.string(),
  invitation_id: z.string(),
  email: z.string(),
  /** Seconds since 1970. */
  expires_at: z.int(),
  /**
   * Milliseconds since 1970; a used token stays until it expires, so that a repeated request finds the user that the
   * first one made.
   */
  used_at: z.int().optional(),
});
/** The token of an invitation's link as stored: its hash is the key, the token itself is not stored. */
export type InvitationToken = z.infer<typeof invitationTokenSchema>;
export const invitationTokenEntity = defineEntity("invitation_token", invitationTokenSchema);

/** Data for the mail of an invitation. */
export interface InvitationForMail {
  invitation: InvitationRecord;
  companyName: string;
  /** Undefined if the inviting owner is no longer there. */
  invitedBy: string | undefined;
}

export const createInvitationStore = (table: Table) => ({
  /** The invitations that nobody has accepted; some may have expired. */
  open: (companyId: string) => readOpenInvitations(table, companyId),

  /** Reads what an invitation of an address depends on. */
  background: (companyId: string, email: string): Promise<InvitationBackground> =>
    readInvitationBackground(table, companyId, email),

  /**
   * Invites an address, or renews its invitation: earlier links stop working at once. The list of the company's
   * invitations is written only if it has not changed since it was read. Neither a second invitation of an address nor
   * one beyond the limit is therefore possible.
   * @param read data that the invitation depends on; read again if it has changed
   * @param answer the answer to store with it
   * @returns `member` if the address is a member of this company; accounts of other companies are not revealed. `gone`
   * if the company has been deleted
   */
  async invite(
    request: { companyId: string; email: string; invitedBy: string },
    read: InvitationBackground,
    answer: (invitation: InvitationRecord) => NewIdempotencyRecord | null,
    now = new Date(),
  ): Promise<InvitationRecord | Refusal | "member" | "gone"> {
    const { companyId, email } = request;
    const fresh = { id: newId(), mailRequestId: newId() };
    for (let known = read; ; known = await readInvitationBackground(table, companyId, email)) {
      if (!known.companyExists) return "gone";
      if (known.accountOf === companyId) return "member";
      const invitation = invite(request, known.open, fresh, now);
      if ("refused" in invitation) return invitation;
      const open = openWith(invitation, known.open, now);
      const written = await unlessConditionFails(
        async () => {
          await table.transact(
            listWrite(companyId, known, open),
            mustExist(companyKey(companyId)),
            {
              Put: {
                Item: {
                  ...invitationKey(companyId, invitation.id),
                  ...invitationEntity.label,
                  ...invitation,
                  ...unfinished(timestamp(now)),
                },
              },
            },
            ...idempotencyWrites(companyId, answer(invitation)),
          );
          return true;
        },
        (failure) => {
          if (failure.index > 1) throw failure;
          return false;
        },
      );
      if (written) return invitation;
    }
  },

  /** An invitation whose mail has not been sent; undefined if there is no such invitation, or nothing is left to do. */
  async findUnsent(companyId: string, invitationId: string): Promise<InvitationForMail | undefined> {
    const [invitation, company] = await table.getMany(
      [invitationEntity, invitationKey(companyId, invitationId)],
      [companyEntity, companyKey(companyId)],
    );
    if (!invitation?.work_shard || !company) return undefined;
    const inviter = await table.get(userEntity, userKey(companyId, invitation.invited_by));
    return { invitation, companyName: company.name, invitedBy: inviter?.full_name };
  },

  /**
   * Makes a token the valid one for the invitation's link.
   * @returns false if the invitation was renewed or accepted meanwhile
   */
  issueToken: (tokenSha256: string, invitation: InvitationRecord, companyName: string): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        const { company_id, id, email, expires_at, mail_request_id } = invitation;
        const token: InvitationToken = {
          company_id,
          company_name: companyName,
          invitation_id: id,
          email,
          expires_at,
        };
        await table.transact(
          {
            Update: {
              Key: { ...invitationKey(company_id, id) },
              ConditionExpression: "mail_request_id = :request",
              UpdateExpression: "SET token_sha256 = :token",
              ExpressionAttributeValues: { ":request": mail_request_id, ":token": tokenSha256 },
            },
          },
          { Put: { Item: { ...invitationTokenKey(tokenSha256), ...invitationTokenEntity.label, ...token } } },
          tokenMarkWrite(companyPartition(company_id), invitationTokenKey(tokenSha256), expires_at),
        );
        return true;
      },
      () => false,
    ),

  /** Removes an invitation from the index of unfinished work, unless it was renewed meanwhile. */
  settle: async ({ company_id, id, mail_request_id }: InvitationRecord): Promise<void> => {
    await unlessConditionFails(() =>
      table.transact({
        Update: {
          Key: { ...invitationKey(company_id, id) },
          ConditionExpression: "mail_request_id = :request",
          UpdateExpression: "REMOVE work_shard, work_since",
          ExpressionAttributeValues: { ":request": mail_request_id },
        },
      }),
    );
  },

  /** A token that has not expired; it may have been used. */
  async findToken(tokenSha256: string, now = Date.now() / 1000): Promise<InvitationToken | undefined> {
    const token = await table.get(invitationTokenEntity, invitationTokenKey(tokenSha256));
    return token && token.expires_at > now ? token : undefined;
  },

  /**
   * Accepts an invitation: makes the user with the first session and uses up invitation and token, in one transaction.
   * @param requestKey SHA-256 of the request's `Idempotency-Key`
   */
  accept: (
    tokenSha256: string,
    { company_id, invitation_id }: InvitationToken,
    user: User,
    passwordHash: string,
    session: NewSession,
    requestKey: string | null,
    now = Date.now(),
  ): Promise<"accepted" | "not valid" | "address taken"> =>
    unlessConditionFails<"accepted", "not valid" | "address taken">(
      async () => {
        await table.transact(
          {
            Update: {
              Key: { ...invitationTokenKey(tokenSha256) },
              ConditionExpression: `${EXISTS} AND attribute_not_exists(used_at) AND expires_at > :seconds`,
              UpdateExpression: "SET used_at = :now",
              ExpressionAttributeValues: { ":now": now, ":seconds": now / 1000 },
            },
          },
          {
            Delete: {
              Key: { ...invitationKey(company_id, invitation_id) },
              // A renewed invitation has another link.
              ConditionExpression: "token_sha256 = :token",
              ExpressionAttributeValues: { ":token": tokenSha256 },
            },
          },
          ...userWrites(user, passwordHash, requestKey, session.createdAt),
          ...sessionWrites(session),
          memberCountWrite(company_id, 1),
          acceptedWrite(company_id, invitation_id),
        );
        return "accepted";
      },
      ({ index }) => (index === 2 ? "address taken" : "not valid"),
    ),
});
export type InvitationStore = ReturnType<typeof createInvitationStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    invitations: Pick<InvitationStore, "background" | "findToken" | "open">;
  }
}
