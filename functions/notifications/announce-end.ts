import type { QueueMail } from "../platform/queues/mail-queue.ts";
import type { WakeWebhook } from "../platform/queues/webhook-queue.ts";
import { personaGroupEntity } from "../personas/groups/record.ts";
import { reliabilityEntity } from "../findings/reliability/record.ts";
import { simulationEntity } from "../studies/simulation/record.ts";
import { isRerun } from "../platform/rerun.ts";
import { eventBody, eventId, type EndedWork } from "./webhooks/events.ts";
import { mapConcurrent } from "../platform/map-concurrent.ts";
import type { AccountStore } from "../accounts/sign-in/store.ts";
import { groupKey, reliabilityKey, simulationKey, type SimulationRef } from "../platform/table/keys.ts";
import type { GenerationRef } from "../personas/groups/store-writes.ts";
import type { Table } from "../platform/table/table.ts";
import type { OutboxStore } from "./webhooks/store-outbox.ts";
import type { WebhookStore } from "./webhooks/store.ts";

/** Work that may have ended: the run of a group, a simulation, or a reliability study of one. */
export type Work =
  | { kind: "persona_group"; ref: GenerationRef }
  | { kind: "simulation"; ref: SimulationRef }
  | { kind: "reliability_check"; ref: SimulationRef; studyId: string };

export interface AnnouncementDependencies {
  table: Pick<Table, "get">;
  webhooks: Pick<WebhookStore, "list">;
  outbox: Pick<OutboxStore, "add">;
  wake: WakeWebhook;
  accounts: Pick<AccountStore, "listMailed">;
  queueMail: QueueMail;
}

/** Webhooks and people that are notified in parallel. */
const AT_ONCE = 5;

/**
 * What to announce about some work, according to the table; undefined if it still runs, is gone, or is not announced at
 * all.
 */
async function endOf(table: Pick<Table, "get">, work: Work): Promise<EndedWork | undefined> {
  const { projectId: project_id } = work.ref;
  if (work.kind === "persona_group") {
    const group = await table.get(personaGroupEntity, groupKey(work.ref));
    if (!group || group.generation !== work.ref.generation) return undefined;
    // A failed group without a reason was closed because it is being removed.
    if (group.status !== "complete" && !(group.status === "failed" && group.error !== null)) return undefined;
    const { id: persona_group_id, status } = group;
    const at = group.ended_at ?? group.updated_at;
    return { type: `persona_group.${status}`, at, data: { project_id, persona_group_id, status } };
  }
  const { simulationId: simulation_id } = work.ref;
  if (work.kind === "reliability_check") {
    const study = await table.get(reliabilityEntity, reliabilityKey(work.ref, work.studyId));
    if (!study || study.status === "running") return undefined;
    const { id: reliability_check_id, status, completed_at: at } = study;
    return {
      type: `reliability_check.${status}`,
      at,
      data: { project_id, simulation_id, reliability_check_id, status },
    };
  }
  if (isRerun(simulation_id)) return undefined;
  const simulation = await table.get(simulationEntity, simulationKey(work.ref));
  if (simulation?.status !== "complete" && simulation?.status !== "failed" && simulation?.status !== "aborted")
    return undefined;
  const { status, completed_at: at, persona_group_id } = simulation;
  return { type: `simulation.${status}`, at, data: { project_id, persona_group_id, simulation_id, status } };
}

/**
 * If work has ended, tells the company's webhooks and the user who asked for a mail. It reads the state from the table,
 * so any code may call it whenever work may have ended. Repeated calls are safe: the same end is the same delivery and
 * the same mail.
 */
export async function announceEnd(dependencies: AnnouncementDependencies, work: Work): Promise<void> {
  const { table, webhooks, outbox, wake, accounts, queueMail } = dependencies;
  const { companyId } = work.ref;
  const ended = await endOf(table, work);
  if (!ended) return;
  const [hooks, people] = await Promise.all([webhooks.list(companyId), accounts.listMailed(companyId)]);
  const told = hooks.filter(({ enabled, events }) => enabled && events.includes(ended.type));
  await mapConcurrent(told, AT_ONCE, async ({ id: webhookId }) => {
    const id = eventId(webhookId, ended);
    await outbox.add({ companyId, webhookId }, { id, event: ended.type, body: eventBody(ended) });
    await wake({ company_id: companyId, webhook_id: webhookId });
  });
  const { type, data } = ended;
  await mapConcurrent(people, AT_ONCE, (user_id) =>
    queueMail({ kind: "completion", request_id: eventId(user_id, ended), company_id: companyId, user_id, type, data }),
  );
}
