import { createDocument, type ZodOpenApiPathItemObject } from "zod-openapi";
import type { Route } from "../route.ts";
import { BASE_PATH, routes as allRoutes } from "../routes/index.ts";
import { errorResponseComponents } from "./errors.ts";
import { headerComponents } from "./headers.ts";
import { BEARER, operation } from "./operation.ts";

export type OpenApiDocument = ReturnType<typeof createDocument>;

const tagDescriptions: Record<string, string> = {
  System: "Reachability, and images that need no token.",
  Auth: "Companies, their users and their sessions.",
  Projects: "The top-level container of research work; visible to every user of the company.",
  "Persona groups": "Target segments, and the generation of personas from them.",
  Personas: "The synthetic consumers of a group.",
  Simulations: "Studies run against one persona group, and their results.",
};

const conventions = `Simulated consumer research: personas are generated from the definition of a segment, studies run on them.

- **Typical workflow.** Sign up or log in, create a project, create a persona group, generate its personas, poll the group until \`generation_status\` is \`complete\`, create a simulation, poll it until \`status\` is \`complete\`, fetch its results.
- **Scope.** Every resource belongs to a company. What belongs to another company is answered as what does not exist: 404 with the same body.
- **Ids** are opaque strings.
- **Timestamps** are UTC in ISO 8601 with milliseconds and without a zone suffix: \`2026-11-20T20:43:00.123\`.
- **Null.** Every documented field is always present; without a value it is \`null\`, lists are \`[]\`.
- **Unknown fields** in a body are ignored. Fields may be added to answers; clients ignore those they do not know.
- **Errors** are \`{"detail": "<one readable sentence>"}\`. 400 is malformed JSON, a wrong content type, a bad query parameter or an action that the resource's state does not allow; 422 is JSON that fails its schema and names every failing field.
- **Lists** are plain arrays, oldest first; \`?order=desc\` turns them round.
- **Deletes** answer as soon as the resource is gone for every reader; what hangs below it is removed in the background.`;

const tagsOf = (routes: readonly Route[]) =>
  [...new Set(routes.map((route) => route.tag))].map((name) => ({
    name,
    ...(tagDescriptions[name] === undefined ? {} : { description: tagDescriptions[name] }),
  }));

const pathsOf = (routes: readonly Route[]): Record<string, ZodOpenApiPathItemObject> => {
  const paths: Record<string, ZodOpenApiPathItemObject> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return paths;
};

/**
 * The OpenAPI 3.1 document of the service, made from the route table.
 * @param version of the service, as in package.json
 */
export function openApiDocument(version: string, routes: readonly Route[] = allRoutes): OpenApiDocument {
  return createDocument(
    {
      openapi: "3.1.0",
      info: { title: "Synthetic Consumer Research", version, description: conventions },
      servers: [{ url: BASE_PATH }],
      security: [{ [BEARER]: [] }],
      tags: tagsOf(routes),
      paths: pathsOf(routes),
      components: {
        headers: headerComponents,
        responses: errorResponseComponents,
        securitySchemes: {
          [BEARER]: {
            type: "http",
            scheme: "bearer",
            bearerFormat: "JWT",
            description: "The access token of sign-up, login or refresh; it lives 15 minutes.",
          },
        },
      },
    },
    {
      // A field added to an answer must not break clients that were generated from an earlier document.
      override: ({ jsonSchema, io }) => {
        if (io === "output" && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    },
  );
}
