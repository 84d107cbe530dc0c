import * as z from "zod";
import { defineEntity } from "../../platform/table/entity.ts";
import { personaProgressMapSchema } from "../../platform/pipelines/progress.ts";
import { groupDefinitionSchema, groupGroundingSchema } from "./schemas.ts";

const base = z.object({
  ...groupDefinitionSchema.shape,
  id: z.string(),
  project_id: z.string(),
  personas_total: z.int(),
  /** How many of them were taken from the library. */
  personas_reused: z.int(),
  /** The grounding of the last generation; null before the first. */
  grounding: groupGroundingSchema.nullable(),
  simulation_count: z.int(),
  /** Counts the generations that were started; 0 before the first. Part of the execution's name. */
  generation: z.int(),
  /** Personas of the running or last generation; none before its plan is made. */
  generating: personaProgressMapSchema,
  /** Codes that were given to real respondents; 0 for a group of invented personas. */
  respondent_codes: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  /** When the last generation ended; absent while there was none. */
  ended_at: z.string().optional(),
});
/** Personas that the running or last generation was asked for. */
const generated = base.extend({ generating_count: z.int() });

const personaGroupRecordSchema = z.discriminatedUnion("status", [
  base.extend({ status: z.literal("pending") }),
  generated.extend({ status: z.literal("generating") }),
  generated.extend({ status: z.literal("complete") }),
  base.extend({
    status: z.literal("failed"),
    /** Why the last generation failed; null for a group that was closed because it is being removed. */
    error: z.string().nullable(),
  }),
]);
/** A persona group as stored. */
export type PersonaGroupRecord = z.infer<typeof personaGroupRecordSchema>;

export const personaGroupEntity = defineEntity("persona_group", personaGroupRecordSchema);

/** Whether the personas of a group are real respondents: it never holds both kinds. */
export const holdsRespondents = ({ respondent_codes }: Pick<PersonaGroupRecord, "respondent_codes">): boolean =>
  respondent_codes > 0;
