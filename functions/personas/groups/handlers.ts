import { answerListPage } from "../../platform/http/answer-page.ts";
import type { Pipeline } from "../../platform/pipelines/executions.ts";
import type { QueueMarketRefresh } from "../signals/refresh/queue.ts";
import type { SendDeletion } from "../../platform/deletion/queue.ts";
import { generationExecutionName } from "../../platform/pipelines/state-inputs.ts";
import type { personaGroupRoutes } from "./routes.ts";
import { idempotencyRecord } from "../../platform/idempotency/record.ts";
import { newId } from "../../platform/ids.ts";
import { detectMarket } from "../market/detect-market.ts";
import { presentPersonaGroup } from "./present-persona-group.ts";
import { previewAudience } from "./preview-audience.ts";
import { holdsRespondents, type PersonaGroupRecord } from "./record.ts";
import {
  AGES_CONTRADICT,
  PERSONAS_PER_GROUP,
  agesContradict,
  newDefinition,
  passesFilters,
  type AudienceSuggestion,
} from "./schemas.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { askForSignals } from "../signals/ask-for-signals.ts";
import { BadRequest, NotFound, Unprocessable } from "../../platform/errors.ts";
import { handler } from "../../platform/http/handler.ts";
import type { Identity } from "../../platform/http/request.ts";
import { bestEffort } from "../../platform/best-effort.ts";
import type { Logger } from "../../platform/log/logger.ts";
import type { GroupRef } from "../../platform/table/keys.ts";
import type { PersonaGroupStore } from "./store.ts";
import type { ApiHandlers } from "../../platform/http/reads.ts";

export interface PersonaGroupDependencies {
  groups: PersonaGroupStore;
  readAudience: (prompt: string) => Promise<AudienceSuggestion>;
  generation: Pipeline;
  sendDeletion: SendDeletion;
  queueMarketRefresh: QueueMarketRefresh;
  logger: Logger;
}

const ALREADY_GENERATING =
  "The group is generating personas already; wait until its generation_status is complete or failed";

const HOLDS_RESPONDENTS =
  "The group contains real respondents; generate invented personas in another group, because a group cannot have both";

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

async function askForSignalsOf(
  location: string | null | undefined,
  { queueMarketRefresh, logger }: PersonaGroupDependencies,
): Promise<void> {
  if (location) await askForSignals(queueMarketRefresh, detectMarket(location).market, logger);
}

export const personaGroupHandlers: ApiHandlers<typeof personaGroupRoutes, PersonaGroupDependencies> = {
  parseAudiencePrompt: handler({
    load: async ({ groups }, { identity, params }) => {
      if (!(await groups.projectExists({ companyId: identity.companyId, projectId: params.project_id })))
        throw new NotFound("Project");
    },
    act: async ({ readAudience }, { body }) => ({ status: 200, body: await readAudience(body.prompt) }),
  }),

  previewPersonaGroup: {
    load: async ({ groups }, { identity, params, body }) => {
      if (!(await groups.projectExists({ companyId: identity.companyId, projectId: params.project_id })))
        throw new NotFound("Project");
      return { status: 200, body: previewAudience(body) };
    },
  },

  listPersonaGroups: {
    load: async ({ groups }, { identity, params, query }) => {
      const ref = { companyId: identity.companyId, projectId: params.project_id };
      const found = await groups.list(ref, query.order === "desc");
      if (!found) throw new NotFound("Project");
      const shown = found.map(presentPersonaGroup).filter((group) => passesFilters(group, query));
      return { status: 200, body: answerListPage(shown, query, "persona groups") };
    },
  },

  createPersonaGroup: {
    act: async (all, request) => {
      const { identity, params, body } = request;
      const at = timestamp();
      const group: PersonaGroupRecord = {
        id: newId(),
        project_id: params.project_id,
        ...newDefinition(body),
        status: "pending",
        personas_total: 0,
        personas_reused: 0,
        grounding: null,
        simulation_count: 0,
        generation: 0,
        generating: {},
        respondent_codes: 0,
        created_at: at,
        updated_at: at,
      };
      const answer = { status: 201, body: presentPersonaGroup(group) } as const;
      const ref = { companyId: identity.companyId, projectId: params.project_id };
      if (!(await all.groups.create(ref, group, idempotencyRecord(request, answer)))) throw new NotFound("Project");
      await askForSignalsOf(group.location, all);
      return answer;
    },
  },

  getPersonaGroup: {
    load: async ({ groups }, { identity, params }) => ({
      status: 200,
      body: presentPersonaGroup(await existing(groups, groupRef(identity, params))),
    }),
  },

  updatePersonaGroup: handler({
    load: ({ groups }, { identity, params }) => existing(groups, groupRef(identity, params)),
    act: async (all, { identity, params, body }, loaded) => {
      const ref = groupRef(identity, params);
      // A concurrent change makes the write fail; reading again and judging the ages anew settles it.
      for (let group = loaded; ; group = await existing(all.groups, ref)) {
        const changed = {
          ...group,
          ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
        };
        if (agesContradict(changed)) throw new Unprocessable(`age_min: ${AGES_CONTRADICT}`);
        const at = timestamp();
        if (await all.groups.update(ref, group.updated_at, body, at)) {
          await askForSignalsOf(body.location, all);
          return { status: 200, body: presentPersonaGroup({ ...changed, updated_at: at }) };
        }
      }
    },
  }),

  deletePersonaGroup: handler({
    load: ({ groups }, { identity, params }) => existing(groups, groupRef(identity, params)),
    act: async ({ groups, sendDeletion, logger }, { identity, params }, loaded) => {
      const ref = groupRef(identity, params);
      const jobId = newId();
      let group = loaded;
      while (!(await groups.delete(ref, group, jobId, timestamp()))) group = await existing(groups, ref);
      await bestEffort(logger, "queueing a deletion", () => sendDeletion({ company_id: ref.companyId, job_id: jobId }));
      return { status: 204 };
    },
  }),

  generatePersonas: handler({
    load: async ({ groups }, { identity, params, body }) => {
      const ref = groupRef(identity, params);
      const group = await existing(groups, ref);
      if (group.status === "generating") throw new BadRequest(ALREADY_GENERATING);
      if (holdsRespondents(group)) throw new BadRequest(HOLDS_RESPONDENTS);
      const count = body.count ?? group.persona_count;
      const isTooMany = (staying: number) => staying + count > PERSONAS_PER_GROUP;
      let staying = group.personas_total;
      // Personas that failed attempts have finished are part of those asked for, or are dropped: they do not count
      // twice.
      if (isTooMany(staying) && group.status === "failed") staying -= await groups.countFinishedOfFailed(ref);
      if (isTooMany(staying)) {
        throw new BadRequest(
          `A group can have at most ${PERSONAS_PER_GROUP} personas; this one has ${staying} and you asked for ` +
            `${count} more`,
        );
      }
      return group;
    },
    act: async ({ groups, generation, logger }, request, group) => {
      const ref = groupRef(request.identity, request.params);
      const count = request.body.count ?? group.persona_count;
      const answer = {
        status: 202,
        body: { status: "generating", persona_group_id: ref.groupId, persona_count: count },
      } as const;
      if (!(await groups.startGeneration(ref, group, count, timestamp(), idempotencyRecord(request, answer))))
        throw new BadRequest(ALREADY_GENERATING);
      const number = group.generation + 1;
      await bestEffort(logger, "starting a generation", () =>
        generation.start(generationExecutionName(ref.groupId, number), {
          company_id: ref.companyId,
          project_id: ref.projectId,
          persona_group_id: ref.groupId,
          generation: number,
        }),
      );
      return answer;
    },
  }),
};
