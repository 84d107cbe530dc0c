import { answerListPage } from "../../platform/http/answer-page.ts";
import type { libraryRoutes } from "./routes.ts";
import { canBeLibraryPersonaId } from "./ids.ts";
import { presentLibraryPersona, presentLibraryProfile, presentLibraryUses } from "./record.ts";
import { findsEveryone, searchLibrary } from "./search.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { NotFound } from "../../platform/errors.ts";
import type { LibraryStore } from "./store.ts";
import type { ApiHandlers } from "../../platform/http/reads.ts";

export interface LibraryDependencies {
  library: LibraryStore;
}

/** @throws NotFound for what cannot be an id, and what was not found under it */
async function existing<T>(id: string, find: () => Promise<T | undefined>): Promise<T> {
  const found = canBeLibraryPersonaId(id) ? await find() : undefined;
  if (found === undefined) throw new NotFound("Library persona");
  return found;
}

const avatars = (baseUrl: string) => `${baseUrl}/avatars`;

export const libraryHandlers: ApiHandlers<typeof libraryRoutes, LibraryDependencies> = {
  searchLibraryPersonas: {
    load: async ({ library }, { identity, query: { limit, offset, ...filter }, baseUrl }) => {
      const page = { limit, offset };
      const { found, total } = findsEveryone(filter)
        ? await library.page(identity.companyId, page)
        : searchLibrary(await library.list(identity.companyId), filter, page);
      const personas = found.map((entry) => presentLibraryPersona(entry, avatars(baseUrl)));
      return { status: 200, body: { personas, total, limit, offset } };
    },
  },

  getLibraryPersona: {
    load: async ({ library }, { identity, params: { id }, baseUrl }) => {
      const persona = await existing(id, () => library.find(identity.companyId, id));
      return { status: 200, body: presentLibraryProfile(persona, avatars(baseUrl)) };
    },
  },

  listLibraryPersonaProjects: {
    load: async ({ library }, { identity, params: { id }, query }) => {
      const uses = await existing(id, () => library.findUses(identity.companyId, id, query.order === "desc"));
      return { status: 200, body: answerListPage(uses.map(presentLibraryUses), query, "projects") };
    },
  },

  retireLibraryPersona: {
    act: async ({ library }, { identity, params: { id }, baseUrl }) => {
      const persona = await existing(id, () => library.retire(identity.companyId, id, timestamp()));
      return { status: 200, body: presentLibraryProfile(persona, avatars(baseUrl)) };
    },
  },
};
