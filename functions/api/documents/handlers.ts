import type { documentRoutes } from "../../contracts/routes/documents.ts";
import type { Handlers } from "../../shared/http/request.ts";
import type { Documentation } from "./files.ts";

export interface DocumentDependencies {
  readDocumentation: () => Promise<Documentation>;
}

// A new version of the service is seen within minutes.
const forMinutes = "public, max-age=300";

export function createDocumentHandlers({ readDocumentation }: DocumentDependencies): Handlers<typeof documentRoutes> {
  let reading: Promise<Documentation> | undefined;
  const documentation = () =>
    (reading ??= readDocumentation().catch((error: unknown) => {
      reading = undefined;
      throw error;
    }));

  return {
    getOpenApiDocument: async () => ({
      status: 200,
      text: (await documentation()).document,
      headers: { "content-type": "application/json", "cache-control": forMinutes },
    }),

    getReferencePage: async ({ baseUrl }) => {
      const { page } = await documentation();
      return {
        status: 200,
        text: page.at(baseUrl),
        headers: {
          "content-type": "text/html; charset=utf-8",
          "cache-control": forMinutes,
          "content-security-policy": page.policy,
        },
      };
    },
  };
}
