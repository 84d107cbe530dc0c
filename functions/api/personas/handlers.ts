import type { personaRoutes } from "../../contracts/routes/personas.ts";
import { presentPersona } from "../../domain/persona/record.ts";
import { BadRequest, NotFound } from "../../shared/errors.ts";
import type { Handlers, Identity } from "../../shared/http/request.ts";
import type { PersonaStore } from "../../storage/personas/store.ts";
import type { GroupRef } from "../../storage/keys.ts";
import type { PersonaRecord } from "../../domain/persona/record.ts";

export interface PersonaDependencies {
  personas: PersonaStore;
}

const groupRef = (identity: Identity, params: { project_id: string; group_id: string }): GroupRef => ({
  companyId: identity.companyId,
  projectId: params.project_id,
  groupId: params.group_id,
});

export function createPersonaHandlers({ personas }: PersonaDependencies): Handlers<typeof personaRoutes> {
  const present = (persona: PersonaRecord, baseUrl: string) => presentPersona(persona, `${baseUrl}/avatars`);

  return {
    listPersonas: async ({ identity, params, query, baseUrl }) => {
      const found = await personas.list(groupRef(identity, params), query.order === "desc");
      if (!found) throw new NotFound("Persona group");
      return { status: 200, body: found.personas.map((persona) => present(persona, baseUrl)) };
    },

    getPersona: async ({ identity, params, baseUrl }) => {
      const found = await personas.find(groupRef(identity, params), params.persona_id);
      if (!found) throw new NotFound("Persona");
      return { status: 200, body: present(found.persona, baseUrl) };
    },

    deletePersonas: async ({ identity, params }) => {
      const ref = groupRef(identity, params);
      const found = await personas.list(ref);
      if (!found) throw new NotFound("Persona group");
      rejectWhileGenerating(found.group);
      if (found.personas.length > 0 && !(await personas.delete(ref, found.personas))) throw new BadRequest(CHANGED);
      return { status: 204 };
    },

    deletePersona: async ({ identity, params }) => {
      const ref = groupRef(identity, params);
      const found = await personas.find(ref, params.persona_id);
      if (!found) throw new NotFound("Persona");
      rejectWhileGenerating(found.group);
      if (!(await personas.delete(ref, [found.persona]))) throw new BadRequest(CHANGED);
      return { status: 204 };
    },
  };
}

const CHANGED = "The group changed while its personas were being deleted; look at it and try again";

function rejectWhileGenerating(group: { status: string }): void {
  if (group.status === "generating") {
    throw new BadRequest("The group is generating personas; delete them when generation has finished");
  }
}
