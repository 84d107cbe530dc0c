import * as z from "zod";
import { groupLanguage } from "../language/study-language.ts";
import { wordingOf, type ServiceWording } from "../language/wording.ts";
import { defineEntity, type StoredItem } from "../entity.ts";
import { placeOfGroup } from "../market/detect-market.ts";
import { populationCoverage } from "../market/population/coverage.ts";
import { personaProgress, personaProgressMapSchema, settled, type PersonaProgressMap } from "../progress.ts";
import { groupDefinitionSchema, groupGroundingSchema, type PersonaGroup } from "./schemas.ts";

const base = z.object({
  ...groupDefinitionSchema.shape,
  id: z.string(),
  project_id: z.string(),
  personas_total: z.int(),
  /** How many of them were taken from the library. */
  personas_reused: z.int(),
  /** Of the last generation; null before the first. */
  grounding: groupGroundingSchema.nullable(),
  simulation_count: z.int(),
  /** Counts the generations that were started; 0 before the first. Part of the execution's name. */
  generation: z.int(),
  /** Personas of the running or last generation; none before its plan is made. */
  generating: personaProgressMapSchema,
  /** Codes that were given to real respondents; 0 of a group of invented personas. */
  respondent_codes: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
/** Personas that the running or last generation was asked for. */
const generated = base.extend({ generating_count: z.int() });

const personaGroupRecordSchema = z.discriminatedUnion("status", [
  base.extend({ status: z.literal("pending") }),
  generated.extend({ status: z.literal("generating") }),
  generated.extend({ status: z.literal("complete") }),
  base.extend({
    status: z.literal("failed"),
    /** Why the last generation failed; null of a group that was closed because it is being removed. */
    error: z.string().nullable().default(null),
  }),
]);
/** A persona group as stored. */
export type PersonaGroupRecord = z.infer<typeof personaGroupRecordSchema>;
export type GeneratingGroup = Extract<PersonaGroupRecord, { status: "generating" }>;

/** Before, nobody was taken from the library and nothing was said of signals; and what had not begun was left out. */
const groupOfVersion1 = (item: StoredItem): StoredItem => ({
  personas_reused: 0,
  grounding: null,
  generating: {},
  ...item,
});
/** Before, an audience had only its fields, and spoke what its market speaks. */
const groupOfVersion2 = (item: StoredItem): StoredItem => ({ description: null, language: null, ...item });
/** Before, every persona was invented. */
const groupOfVersion3 = (item: StoredItem): StoredItem => ({ respondent_codes: 0, ...item });
export const personaGroupEntity = defineEntity("persona_group", personaGroupRecordSchema, [
  groupOfVersion1,
  groupOfVersion2,
  groupOfVersion3,
]);

/** Whether the personas of a group are real respondents: it never holds both kinds. */
export const holdsRespondents = ({ respondent_codes }: Pick<PersonaGroupRecord, "respondent_codes">): boolean =>
  respondent_codes > 0;

/** `Generated 5 of 5 personas, 2 of them from the library` */
function generatedLine(
  { say }: ServiceWording,
  [completed, total]: readonly [completed: number, total: number],
  personas: PersonaProgressMap,
): string {
  const reused = Object.values(personas).filter((entry) => entry.reused && entry.status === "complete").length;
  return reused > 0
    ? say("progress.generated_reused", { completed, total, reused })
    : say("progress.generated", { completed, total });
}

/** The group as callers see it. */
export function presentPersonaGroup(group: PersonaGroupRecord): PersonaGroup {
  const wording = wordingOf(groupLanguage(group) ?? "en");
  const progress =
    group.status === "pending"
      ? null
      : personaProgress(group.status, settled(group.status === "failed", group.generating), (completed, total) => {
          if (group.status === "failed")
            return group.error ?? "Generation failed; review the group definition and try again";
          return total === 0
            ? wording.say("progress.planning")
            : generatedLine(wording, [completed, total], group.generating);
        });
  return {
    id: group.id,
    project_id: group.project_id,
    name: group.name,
    age_min: group.age_min,
    age_max: group.age_max,
    gender: group.gender,
    location: group.location,
    income_level: group.income_level,
    occupation: group.occupation,
    description: group.description,
    language: group.language,
    persona_count: group.persona_count,
    generation_status: group.status,
    generation_progress: progress?.message ?? null,
    error: group.status === "failed" ? group.error : null,
    personas_total: group.personas_total,
    personas_reused: group.personas_reused,
    respondents: holdsRespondents(group) ? group.personas_total : null,
    grounding: group.grounding,
    population: populationCoverage(placeOfGroup(group.location).market),
    progress,
    created_at: group.created_at,
    updated_at: group.updated_at,
  };
}
