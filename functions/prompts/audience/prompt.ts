import * as z from "zod";
import { AGE_LIMITS, groupGenderSchema, incomeLevelSchema } from "../../domain/persona-group/schemas.ts";
import { FENCE_RULE, fence } from "../fence.ts";
import type { Prompt } from "../prompt.ts";

/** Fields of a group as read from plain language; null where the text gives no evidence. */
export const audienceReadingSchema = z.object({
  name: z.string().describe("Short label for the segment, at most 80 characters, in the language of the description"),
  age_min: z.int().min(AGE_LIMITS.minimum).max(AGE_LIMITS.maximum).nullable(),
  age_max: z.int().min(AGE_LIMITS.minimum).max(AGE_LIMITS.maximum).nullable(),
  gender: groupGenderSchema.nullable().describe("All only if both are meant"),
  location: z
    .string()
    .nullable()
    .describe("City and country, e.g. `Munich, Germany`; a country alone if no city is named"),
  income_level: incomeLevelSchema.nullable(),
  occupation: z.string().nullable().describe("Job title or context, only if the text names one"),
});
export type AudienceReading = z.infer<typeof audienceReadingSchema>;

/** Reads the fields of a persona group from a plain-language description of an audience. */
export const audiencePrompt = (description: string): Prompt<AudienceReading> => ({
  id: "audience@2",
  role: "parse",
  system: [
    "You read a description of a target audience and note which demographic fields it states.",
    "Note only what the text says or plainly implies (`students` implies an occupation, `grandmothers` a gender); " +
      "without evidence a field is null. Never guess a typical value.",
    FENCE_RULE,
  ].join("\n"),
  shared: null,
  question: `Note down the fields of this audience.\n${fence("audience", description)}`,
  tool: { name: "note_audience", description: "Records the fields." },
  output: audienceReadingSchema,
  maxTokens: 500,
  temperature: 0,
  language: null,
});
