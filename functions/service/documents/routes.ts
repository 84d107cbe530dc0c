import { defineRoutes } from "../../platform/http/route.ts";

const common = {
  method: "GET",
  tag: "Documentation",
  auth: "none",
  // A new version of the service is seen within minutes.
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
    summary: "This document as a page to read and to try operations out",
    responses: { 200: { description: "The page.", contentType: "text/html" } },
  },
  getConsole: {
    ...common,
    path: "/console",
    summary: "The service as a page for people",
    description:
      "Everything that people do with the service, without a terminal: sign in, describe an audience, watch " +
      "personas arrive, run studies, read reports, talk, share. The page uses nothing but this API, loads nothing " +
      "else but its words in the reader's language, and keeps the access token in its memory.",
    responses: { 200: { description: "The page.", contentType: "text/html" } },
  },
  getConsoleWords: {
    ...common,
    path: "/console/words/{language}",
    summary: "The words of the page for people in a language",
    description: "The page loads them itself. They are named by the English words, which stand in the page.",
    responses: {
      200: {
        description: "Texts, or one for each plural form (CLDR), by English text.",
        contentType: "application/json",
      },
    },
  },
});
