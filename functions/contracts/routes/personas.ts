import * as z from "zod";
import { personaSchema } from "../../domain/persona/schemas.ts";
import { examplePersona } from "../examples/persona.ts";
import { orderQuerySchema } from "../query.ts";
import { defineRoutes } from "../route.ts";

const common = { tag: "Personas", auth: "bearer", function: "api-personas" } as const;
const base = "/projects/{project_id}/persona-groups/{group_id}/personas";

export const personaRoutes = defineRoutes({
  listPersonas: {
    ...common,
    method: "GET",
    path: base,
    summary: "All personas of a group",
    query: orderQuerySchema,
    responses: {
      200: { description: "Personas, oldest first.", schema: z.array(personaSchema), example: [examplePersona] },
    },
  },
  getPersona: {
    ...common,
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
    refusals: { 400: "The group is generating, or holds real respondents." },
  },
  deletePersona: {
    ...common,
    method: "DELETE",
    path: `${base}/{persona_id}`,
    summary: "Delete one persona",
    description: "Recorded simulation results are kept. While the group is generating: 400.",
    responses: { 204: { description: "Deleted." } },
    refusals: { 400: "The group is generating, or holds real respondents." },
  },
});
