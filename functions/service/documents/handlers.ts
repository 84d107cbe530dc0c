import type { documentRoutes } from "./routes.ts";
import type { ApiHandlers } from "../../platform/http/reads.ts";
import type { Console } from "./console.ts";
import type { Documentation } from "./files.ts";
import { NotFound } from "../../platform/errors.ts";

export interface DocumentDependencies {
  readDocumentation: () => Promise<Documentation>;
  readConsole: () => Promise<Console>;
}

export const documentHandlers: ApiHandlers<typeof documentRoutes, DocumentDependencies> = {
  getOpenApiDocument: {
    load: async ({ readDocumentation }) => ({
      status: 200,
      text: (await readDocumentation()).document,
      headers: { "content-type": "application/json" },
    }),
  },

  getReferencePage: {
    load: async ({ readDocumentation }, { baseUrl }) => {
      const { page } = await readDocumentation();
      return {
        status: 200,
        text: page.at(baseUrl),
        headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": page.policy },
      };
    },
  },

  getConsole: {
    load: async ({ readConsole }) => {
      const { page, policy } = await readConsole();
      return {
        status: 200,
        text: page,
        headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
      };
    },
  },

  getConsoleWords: {
    load: async (_, { params: { language } }) => {
      const { consoleWords } = await import("../../languages/tables/console-words.ts");
      if (!isOneOf(consoleWords, language)) throw new NotFound("Language");
      return {
        status: 200,
        text: JSON.stringify(consoleWords[language].texts),
        headers: { "content-type": "application/json" },
      };
    },
  },
};

const isOneOf = <T extends object>(table: T, name: PropertyKey): name is keyof T => Object.hasOwn(table, name);
