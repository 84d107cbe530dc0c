import { defineRoutes } from "../route.ts";

const common = { method: "GET", tag: "Documentation", auth: "none", function: "api-documents" } as const;

export const documentRoutes = defineRoutes({
  getOpenApiDocument: {
    ...common,
    path: "/openapi.json",
    summary: "This document",
    description: "OpenAPI 3.1, made from the table of routes that the service itself runs on.",
    responses: { 200: { description: "The OpenAPI document.", contentType: "application/json" } },
  },
  getReferencePage: {
    ...common,
    path: "/docs",
    summary: "This document as a page to read and to try operations out",
    responses: { 200: { description: "The page.", contentType: "text/html" } },
  },
});
