import { invitationEntity, type InvitationRecord } from "../invitations/record.ts";
import { unlessConditionFails } from "../../platform/table/conditions.ts";
import { acceptedWrite } from "../invitations/store-list.ts";
import { INVITATION_PREFIX, companyPartition, invitationKey } from "../../platform/table/keys.ts";
import type { Table } from "../../platform/table/table.ts";
import { createWebhookStore } from "../../notifications/webhooks/store.ts";

const REASON = "The API key that set its address was revoked";

/** Deletes an invitation, so that its link no longer works, unless somebody else has renewed it meanwhile. */
const withdrawInvitation = (table: Table, apiKeyId: string, { company_id, id }: InvitationRecord) =>
  unlessConditionFails(() =>
    table.transact(
      {
        Delete: {
          Key: { ...invitationKey(company_id, id) },
          ConditionExpression: "invited_by = :key",
          ExpressionAttributeValues: { ":key": apiKeyId },
        },
      },
      acceptedWrite(company_id, id),
    ),
  );

/**
 * Ends everything that would continue to act for a revoked API key. Deletes open invitations that it sent and disables
 * webhooks whose address it set. Safe to repeat.
 * @returns how many there were
 */
export async function withdrawFor(table: Table, companyId: string, apiKeyId: string): Promise<number> {
  const store = createWebhookStore(table);
  const [invitations, webhooks] = await Promise.all([
    table.queryAll(invitationEntity, companyPartition(companyId), INVITATION_PREFIX, { tolerant: true }),
    store.list(companyId),
  ]);
  const sent = invitations.filter(({ invited_by }) => invited_by === apiKeyId);
  const set = webhooks.filter(({ subscribed_by, enabled }) => enabled && subscribed_by === apiKeyId);
  for (const invitation of sent) await withdrawInvitation(table, apiKeyId, invitation);
  await Promise.all(set.map(({ id }) => store.disable({ companyId, webhookId: id }, REASON)));
  return sent.length + set.length;
}
