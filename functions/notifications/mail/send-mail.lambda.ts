import { openMailer } from "./mailer.ts";
import { mailMessageSchema } from "../../platform/queues/mail-queue.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { createMessageHandler } from "../../platform/queues/message-handler.ts";
import { createAccountStore } from "../../accounts/sign-in/store.ts";
import { createInvitationStore } from "../../accounts/invitations/store.ts";
import { createPasswordResetStore } from "../../accounts/passwords/store-resets.ts";
import { createRateWindowStore } from "../../platform/rate-windows/store.ts";
import { createRequestedMailStore } from "../../accounts/sign-in/store-requested-mails.ts";
import { openTable } from "../../platform/table/table.ts";
import { createWebhookStore } from "../webhooks/store.ts";
import { deliverMail } from "./delivery.ts";

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
