import * as z from "zod";
import {
  PERSONAS_PER_GROUP,
  audiencePreviewSchema,
  audienceSuggestionSchema,
  createPersonaGroupSchema,
  generatePersonasSchema,
  generationStartedSchema,
  groupFilters,
  parsePromptSchema,
  personaGroupSchema,
  previewPersonaGroupSchema,
  updatePersonaGroupSchema,
} from "./schemas.ts";
import { listQuery } from "../../platform/http/query.ts";
import { defineRoutes } from "../../platform/http/route.ts";

const definition = {
  name: "Oat milk buyers",
  age_min: 25,
  age_max: 40,
  gender: "Female",
  location: "Munich, Germany",
  income_level: "Middle",
  occupation: "office work",
  description: "have children under 12 and cook at home",
  language: null,
};
export const exampleGroup = {
  ...definition,
  id: "019a9f61-1b00-7c11-9d22-5a6b7c8d9e0f",
  project_id: "019a9f60-0a00-7a2b-8c3d-4e5f60718293",
  persona_count: 5,
  generation_status: "generating",
  generation_progress: "Generated 0 of 1 personas",
  error: null,
  personas_total: 0,
  personas_reused: 0,
  respondents: null,
  grounding: {
    market: "DE",
    refreshed_at: "2026-11-20T20:44:02.118",
    sources: [
      { source: "reddit", status: "ok", reason: null, signals: 48 },
      { source: "ebay", status: "skipped", reason: "No client id and secret are configured for eBay.", signals: 0 },
      { source: "app_store", status: "ok", reason: null, signals: 50 },
    ],
  },
  population: { market: "DE", missing: [], note: null },
  progress: {
    stage: "generating",
    completed: 0,
    total: 1,
    percent: 0,
    message: "Generated 0 of 1 personas",
    personas: [{ persona_id: "019a9f62-2c00-7d44-8e33-6b7c8d9e0f1a", full_name: null, status: "running" }],
  },
  created_at: "2026-11-20T20:44:00.456",
  updated_at: "2026-11-20T20:44:05.789",
};

const common = { tag: "Persona groups", auth: "bearer", function: "api-persona-groups" } as const;
const base = "/projects/{project_id}/persona-groups";

export const personaGroupRoutes = defineRoutes({
  parseAudiencePrompt: {
    ...common,
    content: "synthetic",
    method: "POST",
    needsBudget: true,
    throttle: { rate: 1, burst: 5 },
    path: `${base}/parse-prompt`,
    summary: "Suggest the fields of a group from plain language",
    description:
      "Returns only fields the text gives evidence for, and always a name; the answer is valid as the body of " +
      "create. Words without a field become `description`, and words that were not understood become `unplaced`: " +
      "no word is lost. A model that is busy or cannot be reached is 429, and nothing is suggested.",
    body: parsePromptSchema,
    bodyExample: { prompt: "women 25-40 in Munich who buy oat milk" },
    responses: {
      200: {
        description: "Suggested fields.",
        schema: audienceSuggestionSchema,
        example: {
          name: "Women 25-40 in Munich who buy oat milk",
          age_min: 25,
          age_max: 40,
          gender: "Female",
          location: "Munich, Germany",
          description: "who buy oat milk",
          unplaced: [],
        },
      },
    },
    refusals: {
      400: "The model declined to read the text, or could not.",
      429: "The model that reads the text is busy or cannot be reached; send it again.",
    },
  },
  previewPersonaGroup: {
    ...common,
    method: "POST",
    path: `${base}/preview`,
    summary: "Preview a definition before a group is created",
    description:
      "Returns the market, the language that personas will speak, and their population by age, gender, income and " +
      "place. It takes the body of create, in which `name` is optional. Nothing is stored and no model is called.",
    body: previewPersonaGroupSchema,
    bodyExample: { location: "Kenya", age_min: 18, age_max: 34 },
    responses: {
      200: {
        description: "The preview.",
        schema: audiencePreviewSchema,
        example: {
          country: "Kenya",
          language: "sw",
          languages: ["sw", "en"],
          population: { market: "KE", missing: [], note: null },
          people: {
            age: [
              { from: 18, to: 24, share: 0.48 },
              { from: 25, to: 34, share: 0.52 },
            ],
            gender: { Male: 0.5, Female: 0.5 },
            income_level: { Low: 0.35, Middle: 0.34, High: 0.31 },
            places: [
              { name: "Nairobi, Kenya", share: 0.79 },
              { name: "Mombasa, Kenya", share: 0.21 },
            ],
          },
        },
      },
    },
    refusals: { 422: "`age_min` exceeds `age_max`." },
  },
  listPersonaGroups: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: base,
    summary: "All persona groups of a project",
    query: listQuery("a persona group", "persona groups").extend(groupFilters),
    responses: {
      200: { description: "Groups, oldest first.", schema: z.array(personaGroupSchema), example: [exampleGroup] },
    },
  },
  createPersonaGroup: {
    ...common,
    method: "POST",
    path: base,
    idempotent: true,
    summary: "Define a target segment",
    description:
      "Only `name` is required. `gender` defaults to `All` and `persona_count` to 5; any other field that is not " +
      "given is null and drawn from the market's population when personas are generated. Ages are whole numbers " +
      "from 13 to 120, and `age_min` must not exceed `age_max`.",
    body: createPersonaGroupSchema,
    bodyExample: { ...definition, persona_count: 5 },
    created: "/projects/{project_id}/persona-groups/{group_id}",
    responses: {
      201: {
        description: "The new group.",
        schema: personaGroupSchema,
        example: { ...exampleGroup, generation_status: "pending", generation_progress: null, progress: null },
      },
    },
    refusals: { 422: "`age_min` exceeds `age_max`." },
  },
  getPersonaGroup: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: `${base}/{group_id}`,
    summary: "One group, with the progress of its generation",
    responses: { 200: { description: "The group.", schema: personaGroupSchema, example: exampleGroup } },
  },
  updatePersonaGroup: {
    ...common,
    content: "synthetic",
    method: "PATCH",
    path: `${base}/{group_id}`,
    summary: "Change the definition of a group",
    description:
      "Only the fields in the body change; existing personas and `generation_status` stay as they are. If the " +
      "body has only one bound of the ages, it is compared with the stored other one.",
    body: updatePersonaGroupSchema,
    bodyExample: { persona_count: 8 },
    responses: {
      200: {
        description: "The group as it is now.",
        schema: personaGroupSchema,
        example: { ...exampleGroup, persona_count: 8 },
      },
    },
    refusals: { 422: "`age_min` exceeds `age_max`; if one of them is not sent, the stored value counts." },
  },
  deletePersonaGroup: {
    ...common,
    method: "DELETE",
    path: `${base}/{group_id}`,
    summary: "Delete a group, its personas and the simulations that ran against it",
    description:
      "No reader sees any of it once the answer arrives; it is removed in the background. A running generation " +
      "or study is stopped.",
    responses: { 204: { description: "Deleted." } },
  },
  generatePersonas: {
    ...common,
    method: "POST",
    needsBudget: true,
    path: `${base}/{group_id}/generate`,
    idempotent: true,
    summary: "Generate the personas of a group",
    description:
      "Starts in the background; poll the group. Every persona satisfies `description`; if nobody in the " +
      "population does, the generation fails with the reason. Without a description, matching personas of the " +
      "library are reused first, the most reliable ones before the others. Only the rest is generated; " +
      "`personas_reused` says how many were reused. While generating: 400. After `complete` it adds " +
      "`count` more personas that differ from the existing ones; without `count` it adds " +
      "`persona_count`. After `failed` it retries without duplicates. A group contains at most " +
      `${PERSONAS_PER_GROUP} personas; more is 400, and so is a group of real respondents.`,
    body: generatePersonasSchema,
    bodyOptional: true,
    bodyExample: { count: 100 },
    responses: {
      202: {
        description: "Generation has started.",
        schema: generationStartedSchema,
        example: { status: "generating", persona_group_id: exampleGroup.id, persona_count: 100 },
      },
    },
    refusals: {
      400: "The group is generating, contains real respondents, or would have more personas than a group may.",
    },
  },
});
