import * as z from "zod";
import { defineEntity } from "../../platform/table/entity.ts";
import { timestamp } from "../../platform/timestamp.ts";
import type { InvitationAnswer } from "../company/schemas.ts";

/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7;
/** Limits a company's mails to strangers: this many open invitations at a time, and this many mails to each address. */
export const INVITATION_LIMITS = { open: 100, mails: 5 } as const;

const invitationRecordSchema = z.object({
  id: z.string(),
  company_id: z.string(),
  email: z.string(),
  /** Id of the owner, or of the API key, that invited last. */
  invited_by: z.string(),
  created_at: z.string(),
  /** Seconds since 1970. */
  expires_at: z.int(),
  /** How often the invitation was requested, and so how many mails were sent. */
  mails: z.int(),
  /** Id of the mail that was requested last; earlier ones are no longer sent. */
  mail_request_id: z.string(),
  /** SHA-256 of the token in the one valid link; absent until its mail is written. */
  token_sha256: z.string().optional(),
  /** Present while the mail is still to be sent. */
  work_shard: z.string().optional(),
});
/** An invitation as stored: one per address and company. A second invitation renews it. */
export type InvitationRecord = z.infer<typeof invitationRecordSchema>;
export const invitationEntity = defineEntity("invitation", invitationRecordSchema);

export const openInvitationSchema = invitationRecordSchema.pick({
  id: true,
  email: true,
  created_at: true,
  expires_at: true,
  mails: true,
});
/** The part of an invitation that is needed to check the next one. */
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

/** Why somebody cannot be invited, in a sentence for the owner. */
export interface Refusal {
  refused: string;
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/**
 * Invites an address to a company: makes its invitation, or renews the open one with a new link under the same id. An
 * expired one starts again.
 * @param existing every open invitation of the company, possibly with expired ones
 * @param fresh ids for a new invitation and for its mail
 */
export function invite(
  request: { companyId: string; email: string; invitedBy: string },
  existing: readonly OpenInvitation[],
  fresh: { id: string; mailRequestId: string },
  now = new Date(),
): InvitationRecord | Refusal {
  const open = existing.filter(({ expires_at }) => expires_at > secondsOf(now));
  const renewed = open.find(({ email }) => email === request.email);
  if (renewed && renewed.mails >= INVITATION_LIMITS.mails)
    return {
      refused: `This address has been sent ${INVITATION_LIMITS.mails} invitations; the last one works until it expires`,
    };
  if (!renewed && open.length >= INVITATION_LIMITS.open)
    return {
      refused: `The company has ${INVITATION_LIMITS.open} open invitations; wait until one is accepted or expires`,
    };
  const id = existing.find(({ email }) => email === request.email)?.id ?? fresh.id;
  return {
    id,
    company_id: request.companyId,
    email: request.email,
    invited_by: request.invitedBy,
    created_at: renewed?.created_at ?? timestamp(now),
    expires_at: secondsOf(now) + INVITATION_DAYS * 86_400,
    mails: (renewed?.mails ?? 0) + 1,
    mail_request_id: fresh.mailRequestId,
  };
}

/** The open invitations of a company after one of them was made or renewed, without expired ones. */
export const openWith = (
  { id, email, created_at, expires_at, mails }: InvitationRecord,
  existing: readonly OpenInvitation[],
  now = new Date(),
): OpenInvitation[] => [
  ...stillOpen(existing, now).filter((other) => other.email !== email),
  { id, email, created_at, expires_at, mails },
];

/** The invitation as callers see it. */
export const presentInvitation = ({ id, email, created_at, expires_at }: OpenInvitation): InvitationAnswer => ({
  id,
  email,
  created_at,
  expires_at: timestamp(new Date(expires_at * 1000)),
});

/** The invitations whose links still work. */
export const stillOpen = (invitations: readonly OpenInvitation[], now = new Date()): OpenInvitation[] =>
  invitations.filter(({ expires_at }) => expires_at > secondsOf(now));
