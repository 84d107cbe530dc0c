import { defineRoutes } from "../../platform/http/route.ts";

const common = {
  method: "GET",
  tag: "Documentation",
  auth: "none",
  // Readers see a new version of the service within minutes.
  cache: "public, max-age=300",
  function: "api-documents",
} as const;

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
    summary: "This reference as a page where you can try operations",
    responses: { 200: { description: "The page.", contentType: "text/html" } },
  },
  getConsole: {
    ...common,
    path: "/console",
    summary: "The console",
    description:
      "Everything that users do with the service, without a terminal: sign in, describe an audience, watch " +
      "personas arrive, run studies, read reports, interview personas, share. The page uses only this API, " +
      "loads only its words in the reader's language besides, and keeps the access token in its memory.",
    responses: { 200: { description: "The page.", contentType: "text/html" } },
  },
  getConsoleWords: {
    ...common,
    path: "/console/words/{language}",
    summary: "The words of the console in a language",
    description: "The console loads them itself. Their names are the English words, which the console contains.",
    responses: {
      200: {
        description: "Each English text with its translation, or with one for each plural form (CLDR).",
        contentType: "application/json",
      },
    },
  },
});
