import type { documentRoutes } from "../../contracts/routes/documents.ts";
import { NotFound } from "../../shared/errors.ts";
import type { Handlers } from "../../shared/http/request.ts";
import type { Documentation } from "./files.ts";
import { pagePolicy } from "./reference-page.ts";

export interface DocumentDependencies {
  readDocumentation: () => Promise<Documentation>;
}

// A new version of the service is seen within minutes; its page then names other files.
const forMinutes = "public, max-age=300";
// The name of a file changes with its content.
const forever = "public, max-age=31536000, immutable";

const contentTypes = { script: "text/javascript; charset=utf-8", style: "text/css; charset=utf-8" };

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

    getReferencePage: async () => ({
      status: 200,
      text: (await documentation()).page,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": forMinutes,
        "content-security-policy": pagePolicy,
      },
    }),

    getReferencePageFile: async ({ params }) => {
      const file = (await documentation()).files.get(params.file);
      if (!file) throw new NotFound("Document");
      return {
        status: 200,
        text: file.text,
        headers: { "content-type": contentTypes[file.kind], "cache-control": forever },
      };
    },
  };
}
