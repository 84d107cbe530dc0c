import * as z from "zod";
import { idSchema } from "../../platform/ids.ts";
import { personaFactsSchema, personaSchema } from "../people/schemas.ts";
import { timestampSchema } from "../../platform/timestamp.ts";
import { libraryPersonaIdSchema } from "./ids.ts";

const { shape } = personaSchema;
// Only invented personas enter the library, and they have every fact.
const { shape: facts } = personaFactsSchema;

/** What the list shows. */
export const libraryPersonaSchema = z
  .object({
    id: libraryPersonaIdSchema,
    full_name: shape.full_name,
    age: facts.age,
    gender: shape.gender,
    location: shape.location,
    occupation: shape.occupation,
    income_level: facts.income_level,
    avatar_url: shape.avatar_url,
    times_used: z.int().meta({ description: "Number of persona groups that reuse the persona." }),
    last_used_at: timestampSchema.nullable(),
    retired: z.boolean(),
    reliability_score: z
      .number()
      .min(0)
      .max(100)
      .meta({ description: "100 times the consistency with which the persona qualified, one decimal." }),
    promoted_at: timestampSchema,
  })
  .meta({ id: "LibraryPersona" });
export type LibraryPersona = z.infer<typeof libraryPersonaSchema>;

/** The whole persona: what the list shows and who the person is. */
export const libraryPersonaProfileSchema = libraryPersonaSchema
  .extend({
    personality_traits: shape.personality_traits,
    trusted_brands: shape.trusted_brands,
    distrusted_brands: shape.distrusted_brands,
    digital_habits: shape.digital_habits,
    price_sensitivity: shape.price_sensitivity,
    psychographic_notes: shape.psychographic_notes,
    signals: shape.signals,
    promotion_reason: z.string().nullable(),
    retired_at: timestampSchema.nullable(),
    created_at: shape.created_at.meta({ description: "When the persona was generated." }),
  })
  .meta({ id: "LibraryPersonaProfile" });
export type LibraryPersonaProfile = z.infer<typeof libraryPersonaProfileSchema>;

/** A project that reused a persona, with the groups it did so in. */
export const libraryPersonaProjectSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    description: z.string().nullable(),
    persona_groups: z.array(z.object({ id: idSchema, name: z.string() })),
    first_used_at: timestampSchema,
    last_used_at: timestampSchema,
  })
  .meta({ id: "LibraryPersonaProject" });
export type LibraryPersonaProject = z.infer<typeof libraryPersonaProjectSchema>;
