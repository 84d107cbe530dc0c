import * as z from "zod";
import { personaSchema } from "../../domain/persona/schemas.ts";
import { orderQuerySchema } from "../query.ts";
import { defineRoutes } from "../route.ts";

const examplePersona = {
  id: "019a9f62-2c00-7d44-8e33-6b7c8d9e0f1a",
  persona_group_id: "019a9f61-1b00-7c11-9d22-5a6b7c8d9e0f",
  full_name: "Katharina Maurer",
  age: 34,
  gender: "Female",
  occupation: "accounts clerk",
  location: "Munich, Germany",
  income_level: "Middle",
  personality_traits: ["frugal", "curious", "direct"],
  trusted_brands: ["dm Bio"],
  distrusted_brands: ["Nestlé"],
  digital_habits: "Reads test magazines online before she buys anything over 20 euros.",
  price_sensitivity: "Compares the price per litre and waits for offers.",
  psychographic_notes: "Wants plain lists of ingredients and distrusts claims on the front of a pack.",
  avatar_url: "https://api.example.com/api/v1/avatars/019a9f62-2c00-7d44-8e33-6b7c8d9e0f1a?hair=long",
  library_persona_id: null,
  signals: [],
  created_at: "2026-11-20T20:44:09.000",
};

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
    errors: [400],
  },
  deletePersona: {
    ...common,
    method: "DELETE",
    path: `${base}/{persona_id}`,
    summary: "Delete one persona",
    description: "Recorded simulation results are kept. While the group is generating: 400.",
    responses: { 204: { description: "Deleted." } },
    errors: [400],
  },
});
