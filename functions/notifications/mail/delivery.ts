import { invitationMail } from "./messages/invitation.ts";
import { passwordResetMail } from "./messages/password-reset.ts";
import type { MailMessage } from "../../platform/queues/mail-queue.ts";
import { newOpaqueToken, sha256 } from "../../accounts/tokens/opaque-tokens.ts";
import { INVITATION_DAYS } from "../../accounts/invitations/record.ts";
import { mailboxOf, RESET_MAIL_LIMIT, RESET_MINUTES } from "../../accounts/passwords/record.ts";
import { timestamp } from "../../platform/timestamp.ts";
import type { AccountStore } from "../../accounts/sign-in/store.ts";
import type { InvitationStore } from "../../accounts/invitations/store.ts";
import type { PasswordResetStore } from "../../accounts/passwords/store-resets.ts";
import { newWindowEntry, type RateWindowStore } from "../../platform/rate-windows/store.ts";
import { deliverCompletion, deliverWebhookDisabled, type NotificationDependencies } from "./notification-mails.ts";
import { sendOnce, type MailOutcome } from "../send-once.ts";

export interface MailDependencies extends NotificationDependencies {
  accounts: AccountStore;
  passwordResets: PasswordResetStore;
  invitations: InvitationStore;
  rateWindows: RateWindowStore;
  /** Pages of the customers' application; the token is added as `?token=`. */
  pages: { resetPassword: string; acceptInvitation: string };
}

/**
 * Sends the mail that a message asks for. A message that is delivered again, or twice at once, leads to one mail; if
 * sending fails, the message returns to the queue.
 * @throws MailBeingSent, MailNotSent
 */
export function deliverMail(dependencies: MailDependencies, message: MailMessage): Promise<MailOutcome> {
  switch (message.kind) {
    case "password_reset":
      return deliverPasswordReset(dependencies, message.request_id, message.email);
    case "invitation":
      return deliverInvitation(dependencies, message.company_id, message.invitation_id);
    case "completion":
      return deliverCompletion(dependencies, message);
    case "webhook_disabled":
      return deliverWebhookDisabled(dependencies, message);
  }
}

const withToken = (page: string, token: string): string => {
  const link = new URL(page);
  link.searchParams.set("token", token);
  return link.href;
};

async function deliverPasswordReset(
  dependencies: MailDependencies,
  requestId: string,
  email: string,
): Promise<MailOutcome> {
  const { accounts, passwordResets, rateWindows, pages } = dependencies;
  const account = await accounts.findAccount(email);
  const user = account && (await accounts.findMember(account.company_id, account.user_id));
  if (!account || !user) return "nothing to send";
  const now = new Date();
  // Counted here and not in the request: its answer and timing must not reveal who has an account.
  const place = ["passwordResetMail", sha256(mailboxOf(email))] as const;
  const entry = newWindowEntry(now.getTime());
  const write = async () => {
    const { wait } = await rateWindows.count(...place, RESET_MAIL_LIMIT, now.getTime(), entry);
    if (wait > 0) return "enough for this hour";
    const token = newOpaqueToken();
    const expiresAt = Math.floor(now.getTime() / 1000) + RESET_MINUTES * 60;
    if (!(await passwordResets.save(sha256(token), account, expiresAt, timestamp(now)))) return "nothing to send";
    const link = withToken(pages.resetPassword, token);
    return passwordResetMail({ to: email, fullName: user.full_name, link, minutes: RESET_MINUTES });
  };
  return sendOnce(dependencies, requestId, write, () => rateWindows.giveBack(...place, entry));
}

async function deliverInvitation(
  dependencies: MailDependencies,
  companyId: string,
  invitationId: string,
): Promise<MailOutcome> {
  const { invitations, pages } = dependencies;
  const found = await invitations.findUnsent(companyId, invitationId);
  if (!found) return "nothing to send";
  const { invitation, companyName, invitedBy } = found;
  const expired = invitation.expires_at * 1000 <= Date.now();
  const outcome = expired
    ? "nothing to send"
    : await sendOnce(dependencies, invitation.mail_request_id, async () => {
        const token = newOpaqueToken();
        if (!(await invitations.issueToken(sha256(token), invitation, companyName))) return "nothing to send";
        const link = withToken(pages.acceptInvitation, token);
        return invitationMail({
          to: invitation.email,
          companyName,
          invitedBy: invitedBy ?? "",
          link,
          days: INVITATION_DAYS,
        });
      });
  await invitations.settle(invitation);
  return outcome;
}
