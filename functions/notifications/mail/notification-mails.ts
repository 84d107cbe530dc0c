import { completionMail } from "./messages/completion.ts";
import { webhookDisabledMail } from "./messages/webhook-disabled.ts";
import type { MailMessage } from "../../platform/queues/mail-queue.ts";
import { personaGroupEntity } from "../../personas/groups/record.ts";
import { projectEntity } from "../../projects/record.ts";
import { simulationEntity } from "../../studies/simulation/record.ts";
import type { AccountStore } from "../../accounts/sign-in/store.ts";
import { groupKey, projectKey, simulationKey } from "../../platform/table/keys.ts";
import type { Table } from "../../platform/table/table.ts";
import type { WebhookStore } from "../webhooks/store.ts";
import { sendOnce, type MailOutcome, type SendOnceDependencies } from "../send-once.ts";

export interface NotificationDependencies extends SendOnceDependencies {
  accounts: Pick<AccountStore, "findMember" | "findNotifications">;
  webhooks: Pick<WebhookStore, "find">;
  table: Pick<Table, "get" | "getMany">;
  /** Page that lists projects; the id of a project is added to its path. */
  projectsPage: string;
}
type Message<K extends MailMessage["kind"]> = Extract<MailMessage, { kind: K }>;

/**
 * Sends the mail that work has ended, unless its recipient has left or no longer wants such mails, or the work is gone.
 */
export const deliverCompletion = (
  dependencies: NotificationDependencies,
  { request_id, company_id: companyId, user_id, type, data }: Message<"completion">,
): Promise<MailOutcome> =>
  sendOnce(dependencies, request_id, async () => {
    const { accounts, table, projectsPage } = dependencies;
    const { project_id: projectId, persona_group_id: groupId = "", simulation_id: simulationId } = data;
    const ref = { companyId, projectId };
    const [notifications, member, project, work] = await Promise.all([
      accounts.findNotifications(companyId, user_id),
      accounts.findMember(companyId, user_id),
      table.get(projectEntity, projectKey(ref)),
      simulationId === undefined
        ? table.get(personaGroupEntity, groupKey({ ...ref, groupId }))
        : table.get(simulationEntity, simulationKey({ ...ref, simulationId })),
    ]);
    if (!notifications?.completion_mails || !member || !project || !work) return "nothing to send";
    return completionMail({
      to: member.email,
      fullName: member.full_name,
      type,
      projectName: project.name,
      name: work.name,
      link: `${projectsPage}/${projectId}`,
    });
  });

/** Tells an owner by mail that a webhook was disabled, unless it has been enabled again or deleted meanwhile. */
export const deliverWebhookDisabled = (
  dependencies: NotificationDependencies,
  { request_id, company_id: companyId, user_id, webhook_id: webhookId }: Message<"webhook_disabled">,
): Promise<MailOutcome> =>
  sendOnce(dependencies, request_id, async () => {
    const { accounts, webhooks, projectsPage } = dependencies;
    const [member, webhook] = await Promise.all([
      accounts.findMember(companyId, user_id),
      webhooks.find({ companyId, webhookId }),
    ]);
    if (!member || !webhook || webhook.enabled || webhook.disabled_reason === null) return "nothing to send";
    const { url, disabled_reason: reason } = webhook;
    const host = new URL(url).hostname;
    return webhookDisabledMail({ to: member.email, fullName: member.full_name, host, reason, link: projectsPage });
  });
