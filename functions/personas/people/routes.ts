import * as z from "zod";
import { personaSchema } from "./schemas.ts";
import { examplePersona } from "./example.ts";
import { orderQuerySchema, pageQuerySchema } from "../../platform/http/query.ts";
import { defineRoutes } from "../../platform/http/route.ts";

const common = { tag: "Personas", auth: "bearer", cache: "no-store", function: "api-personas" } as const;
const base = "/projects/{project_id}/persona-groups/{group_id}/personas";

export const personaRoutes = defineRoutes({
  listPersonas: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: base,
    summary: "All personas of a group",
    description:
      "Without `limit`, all of them. With it, a page; `after` names the last persona of the page before. A " +
      "page with fewer than `limit` items is the last.",
    query: orderQuerySchema.extend(pageQuerySchema.shape),
    responses: {
      200: { description: "Personas, oldest first.", schema: z.array(personaSchema), example: [examplePersona] },
    },
    refusals: { 400: "The personas do not fit in one answer, or none has the id in `after`." },
  },
  getPersona: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: `${base}/{persona_id}`,
    summary: "One persona",
    responses: { 200: { description: "The persona.", schema: personaSchema, example: examplePersona } },
  },
  deletePersonas: {
    ...common,
    method: "DELETE",
    path: base,
    summary: "Delete all personas of a group",
    description: "Recorded simulation results are kept. While the group is generating: 400.",
    responses: { 204: { description: "Deleted." } },
    refusals: { 400: "The group is generating, or contains real respondents." },
  },
  deletePersona: {
    ...common,
    method: "DELETE",
    path: `${base}/{persona_id}`,
    summary: "Delete one persona",
    description: "Recorded simulation results are kept. While the group is generating: 400.",
    responses: { 204: { description: "Deleted." } },
    refusals: { 400: "The group is generating, or contains real respondents." },
  },
});
