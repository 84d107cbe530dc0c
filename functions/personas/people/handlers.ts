import type { personaRoutes } from "./routes.ts";
import { holdsRespondents, type PersonaGroupRecord } from "../groups/record.ts";
import { presentPersona, type OpenPersona } from "./record.ts";
import { BadRequest, NotFound } from "../../platform/errors.ts";
import { handler } from "../../platform/http/handler.ts";
import type { Identity } from "../../platform/http/request.ts";
import type { GroupRef } from "../../platform/table/keys.ts";
import type { PersonaStore } from "./store.ts";
import { answerPage, notAmongThese } from "../../platform/http/answer-page.ts";
import type { ApiHandlers } from "../../platform/http/reads.ts";

export interface PersonaDependencies {
  personas: PersonaStore;
}

const CHANGED = "The group changed while its personas were being deleted; look at it and try again";

const groupRef = (identity: Identity, params: { project_id: string; group_id: string }): GroupRef => ({
  companyId: identity.companyId,
  projectId: params.project_id,
  groupId: params.group_id,
});

const present = (persona: OpenPersona, baseUrl: string) => presentPersona(persona, `${baseUrl}/avatars`);

function requireDeletable(group: PersonaGroupRecord): void {
  if (holdsRespondents(group)) {
    throw new BadRequest("These personas were made from real respondents; delete the respondents, or the whole group");
  }
  if (group.status === "generating") {
    throw new BadRequest("The group is generating personas; delete them when generation has finished");
  }
}

export const personaHandlers: ApiHandlers<typeof personaRoutes, PersonaDependencies> = {
  listPersonas: {
    load: async ({ personas }, { identity, params, query, baseUrl }) => {
      const { limit, after } = query;
      const found = await personas.page(groupRef(identity, params), query);
      if (found === undefined) throw new NotFound("Persona group");
      if (found === null) throw notAmongThese(after, "personas");
      const shown = found.map((persona) => present(persona, baseUrl));
      return { status: 200, body: answerPage(shown, { limit }, ({ id }) => id, "personas") };
    },
  },

  getPersona: {
    load: async ({ personas }, { identity, params, baseUrl }) => {
      const found = await personas.find(groupRef(identity, params), params.persona_id);
      if (!found) throw new NotFound("Persona");
      return { status: 200, body: present(found.persona, baseUrl) };
    },
  },

  deletePersonas: handler({
    load: async ({ personas }, { identity, params }) => {
      const found = await personas.list(groupRef(identity, params));
      if (!found) throw new NotFound("Persona group");
      requireDeletable(found.group);
      return found.personas;
    },
    act: async ({ personas }, { identity, params }, found) => {
      if (found.length > 0 && !(await personas.delete(groupRef(identity, params), found)))
        throw new BadRequest(CHANGED);
      return { status: 204 };
    },
  }),

  deletePersona: handler({
    load: async ({ personas }, { identity, params }) => {
      const found = await personas.find(groupRef(identity, params), params.persona_id);
      if (!found) throw new NotFound("Persona");
      requireDeletable(found.group);
      return found.persona;
    },
    act: async ({ personas }, { identity, params }, persona) => {
      if (!(await personas.delete(groupRef(identity, params), [persona]))) throw new BadRequest(CHANGED);
      return { status: 204 };
    },
  }),
};
