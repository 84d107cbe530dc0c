import * as z from "zod";
import { boundedRecord } from "../../platform/text/bounded-record.ts";
import { ASKED } from "../ask-first/expected-gain.ts";
import { rankingSchema } from "../ask-first/schemas.ts";
import { cellValuesSchema, headerRowsSchema, missingSchema } from "../human-study/file-mapping.ts";
import { LONGEST_ID, MOST_COLUMNS } from "../human-study/schemas.ts";
import { idSchema } from "../../platform/ids.ts";
import { jsonField } from "../../platform/text/json-field.ts";
import { canBeSeen, textSchema } from "../../platform/text/text.ts";
import { timestampSchema } from "../../platform/timestamp.ts";

/** Facts of a person that a column can hold. */
export const respondentFacts = [
  "age",
  "gender",
  "income_level",
  "occupation",
  "education",
  "household",
  "location",
] as const;
export const respondentFactSchema = z.enum(respondentFacts);

const questionIdSchema = z.string().min(1).max(LONGEST_ID);
const QUESTION_IDS = `must be by ids of questions, of 1 to ${LONGEST_ID} characters`;

const TOO_MANY = `must name at most ${MOST_COLUMNS} columns`;
const columns = z.array(z.string()).max(MOST_COLUMNS, TOO_MANY);

/** The content of the columns in a file of respondents. A column that is not named is refused, not dropped. */
export const columnMappingSchema = z
  .object({
    id: z.string().nullish().meta({ description: "Tells one person twice; never kept." }),
    facts: z
      .partialRecord(respondentFactSchema, z.string(), `must have no other names than ${respondentFacts.join(", ")}`)
      .default({}),
    own_words: columns.default([]).meta({ description: "Free text: what the persona says of itself." }),
    answers: boundedRecord(z.record(questionIdSchema, z.string(), QUESTION_IDS), MOST_COLUMNS, TOO_MANY)
      .default({})
      .meta({ description: "Column by question id of the studies to come; never shown to the persona." }),
    ignored: columns.default([]),
    header_rows: headerRowsSchema.optional(),
    missing: missingSchema.default([]),
    values: boundedRecord(z.record(z.string(), cellValuesSchema), MOST_COLUMNS, TOO_MANY)
      .default({})
      .meta({
        description:
          'By column: what its cells stand for, as in `{"Sex": {"1": "Female", "2": "Male"}}`. A number that ' +
          "the column is not said to hold is then refused.",
      }),
  })
  .meta({ id: "ColumnMapping" });
export type ColumnMapping = z.infer<typeof columnMappingSchema>;

/** Fewest characters of a meaningful declaration. */
const SHORTEST_DECLARATION = 20;
const declarationSchema = textSchema(2_000, SHORTEST_DECLARATION).refine(
  (text) => [...text].filter(canBeSeen).length >= SHORTEST_DECLARATION / 2,
  "must have more characters that can be seen",
);

/** The text fields of an upload. */
export const respondentsFormSchema = z
  .object({
    columns: jsonField(columnMappingSchema, "must be JSON").meta({
      description:
        "What the columns contain, as JSON. `id` finds duplicates and is not kept. `facts` has columns by name (age, " +
        "gender, income_level, occupation, education, household, location). `own_words` is free text. `answers` has " +
        "columns by question id of a study, with several options separated by `|`. `ignored` columns are not read. " +
        "`missing` lists codes that mean no answer. `values` says what codes stand for, by column. `header_rows` is " +
        "the number of header rows.",
      example:
        '{"id": "Person", "facts": {"age": "Age", "gender": "Sex"}, "own_words": ["What do you drink?"], ' +
        '"answers": {"q1": "Satisfied"}, "ignored": ["E-mail"]}',
    }),
    consent: declarationSchema.meta({
      description: "Your declaration that these people agreed to this use.",
      example: "All of them agreed in writing to be used for simulated research.",
    }),
  })
  .meta({ id: "RespondentsForm" });

/** A real respondent as callers see it, never with the content of the row. */
export const respondentSchema = z
  .object({
    id: idSchema,
    code: z.string().meta({ description: "Replaces the name everywhere: `R-0007`." }),
    persona_id: idSchema,
    answered: z.array(z.string()).meta({ description: "Questions that the row contains an answer to." }),
    created_at: timestampSchema,
  })
  .meta({ id: "Respondent" });
export type RespondentView = z.infer<typeof respondentSchema>;

/** How many people to ask for an interval of a given width, and which questions to ask first. */
export const samplePlanSchema = z
  .object({
    ask_first: rankingSchema.meta({
      description:
        `Closed questions, ordered by how much the answers of ${ASKED} people are expected to help. Facts, ` +
        `questions with several answers, and questions that ${ASKED} respondents of the group have already ` +
        "answered are left out.",
    }),
    half_width: z.number().nullable().meta({ description: "In the numbers of the scale; null if none was sent." }),
    questions: z.array(
      z.object({
        question_id: z.string(),
        question: z.string(),
        sd: z.number().meta({ description: "From people's answers so far." }),
        correlation: z.number().nullable().meta({ description: "Between people and their personas, seen so far." }),
        correlation_interval: z.array(z.number()).length(2).nullable(),
        pairs: z.int().meta({ description: "Number of people behind the correlation." }),
        people_alone: z.int(),
        people_with_personas: z
          .int()
          .nullable()
          .meta({ description: "Fewest people, with as many additional personas as exist so far." }),
        people_with_endless_personas: z
          .int()
          .nullable()
          .meta({ description: "Fewest people, with any number of additional personas." }),
        sentence: z.string(),
      }),
    ),
    notes: z.array(z.string()),
  })
  .meta({ id: "SamplePlan" });
export type SamplePlan = z.infer<typeof samplePlanSchema>;
