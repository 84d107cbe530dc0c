import { createDocument, type ZodOpenApiPathItemObject } from "zod-openapi";
import type { Route } from "../../platform/http/route.ts";
import { BASE_PATH, routes as allRoutes } from "../routes.ts";
import { errorResponseComponents } from "./errors.ts";
import { guide } from "./guide.ts";
import { headerComponents } from "./headers.ts";
import { BEARER, operation } from "./operation.ts";
import { parameterComponents } from "./parameters.ts";
import { tagDescriptions } from "./tags.ts";

export type OpenApiDocument = ReturnType<typeof createDocument>;

interface Parameter {
  description?: string;
  /** Absent where the parameter is a reference. */
  schema?: { description?: string };
}
type PathItem = Record<string, { parameters?: Parameter[] }>;

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

/** Schemas contain the descriptions of parameters; readers and generators look for them at the parameter. */
function describeParameters(document: OpenApiDocument): OpenApiDocument {
  for (const operation of Object.values(document.paths ?? {}).flatMap((item) => Object.values(item as PathItem))) {
    for (const parameter of operation.parameters ?? []) {
      if (!parameter.schema) continue;
      const { description, ...schema } = parameter.schema;
      parameter.schema = schema;
      if (description !== undefined) parameter.description ??= description;
    }
  }
  return document;
}

/**
 * The OpenAPI 3.1 document of the service, made from the route table.
 * @param version the version of the service, as in package.json
 */
export function openApiDocument(version: string, routes: readonly Route[] = allRoutes): OpenApiDocument {
  const document = createDocument(
    {
      openapi: "3.1.0",
      info: {
        title: "Synthetic Consumer Research",
        version,
        description: guide,
        license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
      },
      // Relative to the document's own address, so it is valid on every host.
      servers: [{ url: BASE_PATH }],
      security: [{ [BEARER]: [] }],
      tags: tagsOf(routes),
      paths: pathsOf(routes),
      components: {
        parameters: parameterComponents,
        headers: headerComponents,
        responses: errorResponseComponents,
        securitySchemes: {
          [BEARER]: {
            type: "http",
            scheme: "bearer",
            bearerFormat: "JWT or API key",
            description:
              "The access token of sign-up, login, refresh or an accepted invitation, which lives 15 minutes; or an " +
              "API key (`scr_…`) of `POST /company/api-keys`, which works until it is revoked.",
          },
        },
      },
    },
    {
      override: ({ jsonSchema, io }) => {
        // A field added to an answer must not break clients that were generated from an earlier document.
        if (io === "output" && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
        // JavaScript writes these two characters of a pattern in a way that Go does not compile.
        if (jsonSchema.pattern !== undefined)
          jsonSchema.pattern = jsonSchema.pattern.replaceAll("\\u2028", "\u2028").replaceAll("\\u2029", "\u2029");
        // The integer limits of JavaScript are not limits of the service.
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      },
    },
  );
  return describeParameters(document);
}
