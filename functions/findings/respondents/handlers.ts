import { answerPage } from "../../platform/http/answer-page.ts";
import { generationExecutionName } from "../../platform/pipelines/state-inputs.ts";
import type { respondentRoutes } from "./routes.ts";
import { callerId } from "../../platform/http/identity.ts";
import { idempotencyRecord } from "../../platform/idempotency/record.ts";
import { newId } from "../../platform/ids.ts";
import { holdsRespondents, type PersonaGroupRecord } from "../../personas/groups/record.ts";
import { RESPONDENTS_PER_GROUP, type RespondentRecord } from "../../personas/respondents/record.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { bestEffort } from "../../platform/best-effort.ts";
import { BadRequest, NotFound } from "../../platform/errors.ts";
import { handler } from "../../platform/http/handler.ts";
import type { Identity } from "../../platform/http/request.ts";
import type { GroupRef } from "../../platform/table/keys.ts";
import type { PersonaGroupStore } from "../../personas/groups/store.ts";
import type { ApiHandlers } from "../../platform/http/reads.ts";
import { readUpload } from "./read-upload.ts";
import type { RespondentDependencies } from "./dependencies.ts";
import { getSamplePlan } from "./sample-plan.ts";
import type { RespondentView } from "./schemas.ts";

/** The respondent as callers see it. */
const presentRespondent = ({ id, code, persona_id, answered, created_at }: RespondentRecord): RespondentView => ({
  id,
  code,
  persona_id,
  answered,
  created_at,
});

const CHANGED = "Another request has changed the group; look at it and try again";

const groupRef = (identity: Identity, params: { project_id: string; group_id: string }): GroupRef => ({
  companyId: identity.companyId,
  projectId: params.project_id,
  groupId: params.group_id,
});

/** @throws NotFound */
async function existing(groups: Pick<PersonaGroupStore, "find">, ref: GroupRef): Promise<PersonaGroupRecord> {
  const group = await groups.find(ref);
  if (!group) throw new NotFound("Persona group");
  return group;
}

/** @throws BadRequest if a group cannot take respondents now, or never can */
function requireReady(group: PersonaGroupRecord): void {
  if (group.status === "generating")
    throw new BadRequest("The group is generating personas; wait until its generation_status is complete or failed");
  if (!holdsRespondents(group) && group.personas_total > 0)
    throw new BadRequest(
      "The group has invented personas; upload real respondents to another group, because a group cannot have both",
    );
}

/** @throws BadRequest */
function requireRoom(group: PersonaGroupRecord, count: number): void {
  if (group.personas_total + count > RESPONDENTS_PER_GROUP)
    throw new BadRequest(
      `A group can have at most ${RESPONDENTS_PER_GROUP} real respondents; this one has ` +
        `${group.personas_total}, and the file has ${count}`,
    );
}

/** The group without the remains of a failed upload. @throws BadRequest, NotFound */
async function cleared(
  { groups, respondents }: Pick<RespondentDependencies, "groups" | "respondents">,
  ref: GroupRef,
  group: PersonaGroupRecord,
): Promise<PersonaGroupRecord> {
  if (group.status !== "failed" || !holdsRespondents(group)) return group;
  if (!(await respondents.clearFailed(ref, group))) throw new BadRequest(CHANGED);
  return existing(groups, ref);
}

export const respondentHandlers: ApiHandlers<typeof respondentRoutes, RespondentDependencies> = {
  uploadRespondents: handler({
    load: async ({ groups, respondents }, { identity, params }) => {
      const ref = groupRef(identity, params);
      const [group] = await Promise.all([existing(groups, ref), respondents.prepare(ref)]);
      requireReady(group);
      return group;
    },
    act: async (all, request, loaded) => {
      const { identity, params, form } = request;
      if (!form) throw new BadRequest("Send the rows as a form with the parts file, columns and consent");
      const ref = groupRef(identity, params);
      const rows = await readUpload(form.file.bytes, form.fields.columns, loaded.respondent_codes + 1);
      const group = await cleared(all, ref, loaded);
      requireRoom(group, rows.length);
      const answer = {
        status: 202,
        body: { status: "generating", persona_group_id: ref.groupId, persona_count: rows.length },
      } as const;
      const declared = { declaration: form.fields.consent, declared_by: callerId(identity) };
      const record = idempotencyRecord(request, answer);
      if (!(await all.respondents.upload(ref, group, rows, declared, timestamp(), record)))
        throw new BadRequest(CHANGED);
      const number = group.generation + 1;
      await bestEffort(all.logger, "starting a generation", () =>
        all.generation.start(generationExecutionName(ref.groupId, number), {
          company_id: ref.companyId,
          project_id: ref.projectId,
          persona_group_id: ref.groupId,
          generation: number,
        }),
      );
      return answer;
    },
  }),

  listRespondents: {
    load: async ({ groups, respondents }, { identity, params, query }) => {
      const ref = groupRef(identity, params);
      const [, found] = await Promise.all([existing(groups, ref), respondents.list(ref)]);
      return { status: 200, body: answerPage(found.map(presentRespondent), query, ({ id }) => id, "respondents") };
    },
  },

  getSamplePlan,

  deleteRespondent: handler({
    load: async ({ groups, respondents }, { identity, params }) => {
      const ref = groupRef(identity, params);
      const [group, found] = await Promise.all([existing(groups, ref), respondents.list(ref)]);
      if (!found.some(({ id }) => id === params.respondent_id)) throw new NotFound("Respondent");
      if (group.status === "generating")
        throw new BadRequest("The group is generating personas; delete them when generation has finished");
      return group;
    },
    act: async (all, { identity, params }, group) => {
      const ref = groupRef(identity, params);
      // The rows of a failed upload would still contain what is deleted here.
      await cleared(all, ref, group);
      const jobId = newId();
      const deleted = await all.respondents.delete(ref, params.respondent_id, jobId, timestamp());
      if (deleted)
        await bestEffort(all.logger, "queueing a deletion", () =>
          all.sendDeletion({ company_id: ref.companyId, job_id: jobId }),
        );
      else if ((await all.respondents.list(ref)).some(({ id }) => id === params.respondent_id))
        throw new BadRequest(CHANGED);
      return { status: 204 };
    },
  }),
};
