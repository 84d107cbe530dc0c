import { newOpaqueToken, sha256 } from "../../functions/accounts/tokens/opaque-tokens.ts";
import { briefingObjects, uploadObject } from "../../functions/briefings/record.ts";
import { exportObjects } from "../../functions/platform/files/export-formats.ts";
import { newId } from "../../functions/platform/ids.ts";
import { rerunId } from "../../functions/platform/rerun.ts";
import * as keys from "../../functions/platform/table/keys.ts";
import { libraryEntryKey, libraryProfileKey, libraryUseKey } from "../../functions/personas/library/keys.ts";
import { libraryReuseEntity } from "../../functions/personas/groups/store-writes.ts";
import {
  accountKey,
  refreshTokenKey,
  reportTokenKey,
  resetTokenKey,
} from "../../functions/platform/table/unowned-keys.ts";
import { deliveryKey, dueKey, outboxKey, webhookKey } from "../../functions/notifications/webhooks/keys.ts";
import type { EngineTable } from "./engine-table.ts";

type Key = keys.Key;

const AT = "2026-11-22T12:00:00.000";

/**
 * A company with one of everything that it can have, in the table and in a bucket that is a set of keys: no more of
 * each item than a deletion reads. Every item and object has a name, by which tests say what is left.
 */
export async function deletableCompany({ raw }: EngineTable) {
  const companyId = newId();
  const ref = { companyId, projectId: newId() };
  const id = Object.fromEntries(
    ["user", "group", "otherGroup", "study", "otherStudy", "reliability", "briefing", "storing", "upload"]
      .concat(["human", "webhook", "otherHook", "persona", "library", "coding", "apiKey", "invitation"])
      .map((name) => [name, newId()]),
  ) as Record<string, string>;
  const group = { ...ref, groupId: id.group! };
  const otherGroup = { ...ref, groupId: id.otherGroup! };
  const study = { ...ref, simulationId: id.study! };
  const otherStudy = { ...ref, simulationId: id.otherStudy! };
  const rerun = { ...ref, simulationId: rerunId({ simulationId: id.study!, studyId: id.reliability!, number: 1 }) };
  const human = { ...ref, humanStudyId: id.human! };
  const webhook = { companyId, webhookId: id.webhook! };
  const otherHook = { companyId, webhookId: id.otherHook! };
  const token = () => sha256(newOpaqueToken());
  const [refresh, reset, report] = [refreshTokenKey(token()), resetTokenKey(token()), token()];
  const user = keys.userPartition(companyId, id.user!);

  const items = new Map<string, Key>();
  const put = async (name: string, key: Key, fields: Record<string, unknown> = {}) => {
    items.set(name, key);
    await raw.put(key, fields);
  };
  const answer = (name: string, ...resources: string[]) =>
    put(`answer about ${name}`, keys.idempotencyRecordKey(companyId, token()), { resource_ids: resources });
  const simulation = (groupId: string, status: string, own: string) => ({
    ...{ entity: "simulation", id: own, persona_group_id: groupId, status },
  });

  await put("company", keys.companyKey(companyId), { id: companyId, name: "Oats", entity: "company", created_at: AT });
  const email = `${id.user}@example.com`;
  const member = { id: id.user, email, full_name: "Ada", role: "owner", session_epoch: 0, created_at: AT };
  await put("user", keys.userKey(companyId, id.user!), member);
  await put("account", accountKey(email), { user_id: id.user });
  await put("session", keys.sessionFamilyKey(companyId, id.user!, newId()));
  for (const [name, key] of Object.entries({ refresh, reset })) {
    await put(`${name} token`, key);
    await put(`mark of ${name} token`, keys.tokenMarkKey(user, key));
  }
  await put("API key", keys.apiKeyKey(companyId, id.apiKey!));
  await put("invitation", keys.invitationKey(companyId, id.invitation!));
  await put("budget", keys.companyBudgetKey(companyId));
  await put("brand", keys.brandKey(companyId));
  await put("spending", keys.companyCostKey(companyId, "2026-11"));
  for (const [name, hook] of Object.entries({ webhook, "other webhook": otherHook })) {
    await put(name, webhookKey(hook));
    await put(`outbox of ${name}`, outboxKey(hook));
    await put(`delivery of ${name}`, deliveryKey(hook, newId()));
    await put(`due of ${name}`, dueKey(hook, "2026-11-22T00:00:00.000", newId()));
  }
  await answer("webhook", id.webhook!);
  await put("library entry", libraryEntryKey(companyId, id.library!));
  await put("library profile", libraryProfileKey(companyId, id.library!));
  const groups = new Set([id.group!, id.otherGroup!]);
  await put("library use", libraryUseKey(companyId, id.library!, ref.projectId), { groups });

  const counts = { persona_group_count: 2, simulation_count: 2 };
  const named = { id: ref.projectId, company_id: companyId, name: "P", description: null };
  await put("project", keys.projectKey(ref), { ...named, ...counts, created_at: AT, updated_at: AT });
  for (const [name, one] of Object.entries({ group, "other group": otherGroup })) {
    await put(name, keys.groupKey(one), { id: one.groupId, generation: 2, status: "generating", work_shard: "work" });
    await put(`persona of ${name}`, keys.personaKey(one, id.persona!));
    await put(`name in ${name}`, keys.personaNameKey(one, "Ada"));
    await put(`plan of ${name}`, keys.samplingPlanKey(one));
    const reused = { ...libraryReuseEntity.label, library_persona_id: id.library };
    await put(`reuse in ${name}`, keys.reuseKey(one, id.library!), reused);
  }
  await answer("group", ref.projectId, id.group!);

  const studies = { study, "other study": otherStudy, rerun };
  for (const [name, one] of Object.entries(studies)) {
    const of = one === otherStudy ? otherGroup : group;
    const status = one === study ? "complete" : "running";
    await put(name, keys.simulationKey(one), simulation(of.groupId, status, one.simulationId));
    await put(`participant of ${name}`, keys.participantKey(one, id.persona!));
    await put(`result of ${name}`, keys.resultKey(one, id.persona!));
    await put(`message of ${name}`, keys.messageKey(one, 1));
    await put(`aggregate of ${name}`, keys.aggregateKey(one));
    if (one === rerun) continue;
    await put(`input of ${name}`, keys.studyInputKey(one), { entity: "study_input" });
    await put(`norm of ${name}`, keys.normKey(companyId, one.simulationId), { simulation_id: one.simulationId });
    await answer(name, ref.projectId, one.simulationId);
  }
  await put("reliability", keys.reliabilityKey(study, id.reliability!), { status: "running" });
  await put("ended reliability", keys.reliabilityKey(study, newId()), { status: "complete" });
  await put("codebook", keys.codebookKey(study, "q1"), { status: "coding", id: id.coding });
  await put("coded", keys.codebookKey(study, "q2"), { status: "complete", id: newId() });
  await put("link", keys.reportLinkKey(study, newId()), { token_sha256: report });
  await put("link's token", reportTokenKey(report));

  await put("briefing", keys.briefingKey({ ...ref, briefingId: id.briefing! }), { id: id.briefing });
  await put("briefing on its way", keys.briefingKey({ ...ref, briefingId: id.storing! }), {
    ...{ id: id.storing, storing: true },
  });
  await put("upload", keys.uploadKey(ref, id.upload!), { id: id.upload });
  await answer("briefing", ref.projectId, id.briefing!);
  await put("human study", keys.humanStudyKey(human));
  await put("human answers", keys.humanAnswersKey(human, 0));
  await put("pair", keys.pairKey(companyId, id.human!), { simulation_id: id.otherStudy });
  await answer("human study", ref.projectId, id.human!);

  const objects = new Map<string, string>([
    ...Object.entries(briefingObjects(ref, id.briefing!)).map(([part, key]) => [key, `${part} of briefing`] as const),
    [briefingObjects(ref, id.storing!).file, "file of briefing on its way"],
    [uploadObject(ref, id.upload!), "object of upload"],
    ...[study, otherStudy].flatMap((one) =>
      exportObjects(one).map((key) => [key, `export of ${one === study ? "study" : "other study"}`] as const),
    ),
    [`uploads/${companyId}/lost`, "object that nothing knows of"],
  ]);
  return { companyId, ref, id, rerun, items, objects };
}
export type DeletableCompany = Awaited<ReturnType<typeof deletableCompany>>;
