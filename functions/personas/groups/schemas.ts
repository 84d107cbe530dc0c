import * as z from "zod";
import { idSchema } from "../../platform/ids.ts";
import { languageTagSchema } from "../../languages/language-tag.ts";
import { POPULATION_TABLES } from "../market/population/tables.ts";
import { signalSources } from "../signals/market-signals.ts";
import { progressSchema } from "../../platform/pipelines/progress.ts";
import { optionalTextSchema, textSchema } from "../../platform/text/text.ts";
import { timestampSchema } from "../../platform/timestamp.ts";

const generationStatuses = ["pending", "generating", "complete", "failed"] as const;
export const generationStatusSchema = z.enum(generationStatuses, `must be one of ${generationStatuses.join(", ")}`);
export type GenerationStatus = z.infer<typeof generationStatusSchema>;

export const groupGenderSchema = z.enum(["Male", "Female", "All"], "must be Male, Female or All");
export const incomeLevelSchema = z.enum(["Low", "Middle", "High"], "must be Low, Middle or High");
export type GroupGender = z.infer<typeof groupGenderSchema>;
export type IncomeLevel = z.infer<typeof incomeLevelSchema>;

export const AGE_LIMITS = { minimum: 13, maximum: 120 } as const;
export const PERSONA_COUNT_LIMITS = { minimum: 1, maximum: 10, default: 5 } as const;
/** A group holds at most this many personas over all its generations. */
export const PERSONAS_PER_GROUP = 1_000;
/** One generation makes at most this many. */
export const PERSONAS_PER_GENERATION = 300;

const ageMessage = `must be a whole number between ${AGE_LIMITS.minimum} and ${AGE_LIMITS.maximum}`;
const ageSchema = z.int(ageMessage).min(AGE_LIMITS.minimum, ageMessage).max(AGE_LIMITS.maximum, ageMessage);
const countMessage = `must be between ${PERSONA_COUNT_LIMITS.minimum} and ${PERSONA_COUNT_LIMITS.maximum}`;
const personaCountSchema = z
  .int(`must be a whole number between ${PERSONA_COUNT_LIMITS.minimum} and ${PERSONA_COUNT_LIMITS.maximum}`)
  .min(PERSONA_COUNT_LIMITS.minimum, countMessage)
  .max(PERSONA_COUNT_LIMITS.maximum, countMessage);

/** Whom a plan may draw; a null field is drawn from the market's population at generation. */
const segmentDefinitionSchema = z.object({
  age_min: z.int().nullable(),
  age_max: z.int().nullable(),
  gender: groupGenderSchema,
  location: z.string().nullable(),
  income_level: incomeLevelSchema.nullable(),
  occupation: z.string().nullable(),
});
export type SegmentDefinition = z.infer<typeof segmentDefinitionSchema>;

export const groupDefinitionSchema = z.object({
  name: z.string(),
  ...segmentDefinitionSchema.shape,
  description: z
    .string()
    .nullable()
    .meta({ description: "What no other field says about the audience, in words; personas satisfy it." }),
  language: z
    .string()
    .nullable()
    .meta({ description: "Language of personas, studies and reports (BCP 47); null: the market's first language." }),
  persona_count: z.int(),
});
export type GroupDefinition = z.infer<typeof groupDefinitionSchema>;

/** A definition that restricts nobody: the values of fields that a group was created without. */
export const UNRESTRICTED: Omit<GroupDefinition, "name"> = {
  age_min: null,
  age_max: null,
  gender: "All",
  location: null,
  income_level: null,
  occupation: null,
  description: null,
  language: null,
  persona_count: PERSONA_COUNT_LIMITS.default,
};

const definitionFields = Object.keys(groupDefinitionSchema.shape) as (keyof GroupDefinition)[];

/** What a group is defined by, without its state, in the order of the schema. */
export const definitionOf = (group: GroupDefinition): GroupDefinition =>
  Object.fromEntries(definitionFields.map((name) => [name, group[name]])) as GroupDefinition;

/** The requirements, in words, that every persona of a group satisfies; null if there are none. */
export const audienceText = ({ description }: Pick<GroupDefinition, "description">): string | null => description;

/** What the personas of a group could be grounded in. */
export const groupGroundingSchema = z.object({
  market: z.string().meta({ description: "ISO 3166-1 alpha-2; `ZZ` for a location that was not recognised." }),
  refreshed_at: timestampSchema.nullable().meta({ description: "When a source last delivered signals." }),
  sources: z.array(
    z.object({
      source: z.enum(signalSources),
      status: z.enum(["ok", "skipped", "failed"]),
      reason: z.string().nullable().meta({ description: "Why it was skipped or failed, in one sentence." }),
      signals: z.int().meta({ description: "Number of signals from its last refresh." }),
    }),
  ),
});
export type GroupGrounding = z.infer<typeof groupGroundingSchema>;

/** The data used for the population of a group's market. */
const groupPopulationSchema = z.object({
  market: z.string().meta({ description: "ISO 3166-1 alpha-2; `ZZ` for a location that was not recognised." }),
  missing: z
    .array(z.enum(POPULATION_TABLES))
    .meta({ description: "Tables without figures for the market; the world's are used instead." }),
  note: z
    .string()
    .nullable()
    .meta({ description: "The same in a sentence; null if every table has figures for the market." }),
});

export const personaGroupSchema = groupDefinitionSchema
  .extend({
    id: idSchema,
    project_id: idSchema,
    generation_status: generationStatusSchema,
    generation_progress: z
      .string()
      .nullable()
      .meta({ description: "One readable line; null while pending.", example: "Generated 3 of 5 personas" }),
    error: z.string().nullable().meta({ description: "A readable reason when the last generation failed." }),
    personas_total: z.int().meta({ description: "Personas of all generations of the group." }),
    personas_reused: z.int().meta({ description: "How many of the personas were taken from the library." }),
    respondents: z.int().nullable().meta({
      description: "Real respondents from whom the personas were made; null for a group of invented personas.",
    }),
    grounding: groupGroundingSchema.nullable().meta({
      description:
        "Sources of the market's signals when personas were last generated: which delivered signals, which " +
        "were skipped or failed. Null before.",
    }),
    population: groupPopulationSchema.meta({
      description: "Which market's population personas are drawn from, and which tables have figures for it.",
    }),
    progress: progressSchema.nullable(),
    created_at: timestampSchema,
    updated_at: timestampSchema,
  })
  .meta({ id: "PersonaGroup" });
export type PersonaGroup = z.infer<typeof personaGroupSchema>;

export const LONGEST_DESCRIPTION = 1_000;

const inputFields = {
  age_min: ageSchema.nullable().optional(),
  age_max: ageSchema.nullable().optional(),
  gender: groupGenderSchema.optional(),
  location: optionalTextSchema(200),
  income_level: incomeLevelSchema.nullable().optional(),
  occupation: optionalTextSchema(200),
  description: optionalTextSchema(LONGEST_DESCRIPTION),
  language: languageTagSchema.nullable().optional(),
  persona_count: personaCountSchema.optional(),
};

/** Whether an age range is empty; also asked after a PATCH, when one bound comes from the stored group. */
export const agesContradict = (range: { age_min?: number | null; age_max?: number | null }): boolean =>
  range.age_min != null && range.age_max != null && range.age_min > range.age_max;
export const AGES_CONTRADICT = "must not exceed age_max";

const withAgeOrder = <T extends z.ZodType<{ age_min?: number | null; age_max?: number | null }>>(schema: T) =>
  schema.refine((group) => !agesContradict(group), { path: ["age_min"], message: AGES_CONTRADICT });

export const createPersonaGroupSchema = withAgeOrder(z.object({ name: textSchema(200), ...inputFields }));
export const updatePersonaGroupSchema = withAgeOrder(z.object({ name: textSchema(200).optional(), ...inputFields }));

/** The definition of a new group. */
export const newDefinition = (body: z.output<typeof createPersonaGroupSchema>): GroupDefinition =>
  definitionOf({
    ...UNRESTRICTED,
    ...(Object.fromEntries(Object.entries(body).filter(([, value]) => value != null)) as Partial<GroupDefinition>),
    name: body.name,
  });

/** What lists of groups can be restricted to, by field. */
export const groupFilters = {
  generation_status: generationStatusSchema.optional().meta({ description: "Only groups in this state." }),
};

/** Whether a group is what a list was restricted to. */
export const passesFilters = (
  group: PersonaGroup,
  query: { [Name in keyof typeof groupFilters]?: PersonaGroup[Name] | undefined },
): boolean =>
  (Object.keys(groupFilters) as (keyof typeof groupFilters)[]).every(
    (name) => query[name] === undefined || query[name] === group[name],
  );

export const parsePromptSchema = z.object({ prompt: textSchema(4_000) });
/**
 * Suggested fields of a group: only those the text gives evidence for, and always a name. Valid as the body of create,
 * which passes over `unplaced`.
 */
export const audienceSuggestionSchema = z
  .object({
    name: z.string(),
    age_min: z.int().optional(),
    age_max: z.int().optional(),
    gender: groupGenderSchema.optional(),
    location: z.string().optional(),
    income_level: incomeLevelSchema.optional(),
    occupation: z.string().optional(),
    description: z
      .string()
      .optional()
      .meta({ description: "What the text says that no other field contains, in its own words." }),
    language: z.string().optional().meta({ description: "BCP 47; only if it is not the market's first language." }),
    unplaced: z.array(z.string()).meta({
      description: "Words of the text that were not understood, unchanged. Personas ignore them.",
    }),
  })
  .meta({ id: "AudienceSuggestion" });
export type AudienceSuggestion = z.infer<typeof audienceSuggestionSchema>;

/** A definition that is only looked at needs no name. */
export const previewPersonaGroupSchema = withAgeOrder(z.object({ name: textSchema(200).optional(), ...inputFields }));

const shareSchema = z.number().min(0).max(1);
/** What a definition means before a group is created of it. */
export const audiencePreviewSchema = z
  .object({
    country: z.string().nullable().meta({ description: "English name of the market; null if it was not recognised." }),
    language: z
      .string()
      .nullable()
      .meta({
        description:
          "Language of personas and studies (BCP 47). If neither the definition nor the market says it, it is " +
          "null, and the material of a study decides.",
      }),
    languages: z.array(z.string()).meta({ description: "Languages of the market, the most spoken first." }),
    population: groupPopulationSchema,
    people: z
      .object({
        age: z.array(z.object({ from: z.int(), to: z.int().nullable(), share: shareSchema })),
        gender: z.object({ Male: shareSchema, Female: shareSchema }),
        income_level: z.object({ Low: shareSchema, Middle: shareSchema, High: shareSchema }),
        places: z.array(z.object({ name: z.string(), share: shareSchema })),
      })
      .meta({
        description:
          "Shares, 0 to 1, of the people from whom personas are drawn, without the requirements in `description`.",
      }),
  })
  .meta({ id: "AudiencePreview" });
export type AudiencePreview = z.infer<typeof audiencePreviewSchema>;

const generationCountMessage = `must be a whole number between 1 and ${PERSONAS_PER_GENERATION}`;
export const generatePersonasSchema = z.object({
  count: z
    .int(generationCountMessage)
    .min(1, generationCountMessage)
    .max(PERSONAS_PER_GENERATION, generationCountMessage)
    .optional()
    .meta({ description: "Personas of this generation; absent: `persona_count` of the group." }),
});

export const generationStartedSchema = z
  .object({ status: z.literal("generating"), persona_group_id: idSchema, persona_count: z.int() })
  .meta({ id: "GenerationStarted" });
