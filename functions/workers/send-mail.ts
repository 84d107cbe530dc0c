import { openMailer } from "../adapters/mail/mailer.ts";
import { mailMessageSchema } from "../adapters/queues/mail-queue.ts";
import { parseEnvironment } from "../contracts/environment.ts";
import { createLogger } from "../shared/logger.ts";
import { createMessageHandler } from "../shared/message-handler.ts";
import { createAccountStore } from "../storage/accounts/store.ts";
import { createInvitationStore } from "../storage/invitations/store.ts";
import { createPasswordResetStore } from "../storage/accounts/password-resets.ts";
import { createRateWindowStore } from "../storage/rate-windows/store.ts";
import { createRequestedMailStore } from "../storage/accounts/requested-mails.ts";
import { openTable } from "../storage/table.ts";
import { createWebhookStore } from "../storage/webhooks/store.ts";
import { deliverMail } from "./mail-delivery.ts";

const environment = parseEnvironment("worker-send-mail");
const table = openTable(environment.TABLE_NAME);
const dependencies = {
  accounts: createAccountStore(table),
  passwordResets: createPasswordResetStore(table),
  invitations: createInvitationStore(table),
  requestedMails: createRequestedMailStore(table),
  rateWindows: createRateWindowStore(table),
  mailer: openMailer(environment.MAIL_FROM),
  webhooks: createWebhookStore(table),
  table,
  projectsPage: environment.PROJECTS_URL,
  pages: { resetPassword: environment.RESET_PASSWORD_URL, acceptInvitation: environment.ACCEPT_INVITATION_URL },
  logger: createLogger({ function: "worker-send-mail" }),
};

export const handler = createMessageHandler("worker-send-mail", mailMessageSchema, async (message, logger) => {
  const outcome = await deliverMail(dependencies, message);
  logger.info("mail done", { kind: message.kind, outcome });
});
