import * as z from "zod";
import { guideSchema } from "../interview/schemas.ts";
import { notImportedSchema } from "../survey/import/not-imported.ts";
import { surveySchema } from "../survey/schemas.ts";

/** The contents of a file, before any of them are used for a study. */
export const readingSchema = z
  .object({
    text: z.string().nullable().meta({
      description: "The text of the file, whose lines are named below; null for exports of other products.",
    }),
    survey_schema: surveySchema.nullable().meta({ description: "For surveys: null if the file could not be read." }),
    script: guideSchema.nullable().meta({ description: "For interviews: null if the file could not be read." }),
    lines: z.array(z.int().min(1)).meta({
      description: "The line of `text` with each question, in the order of the questions; empty without text.",
    }),
    not_imported: z
      .array(notImportedSchema)
      .meta({ description: "What an export of another product contains and a survey here cannot." }),
    problems: z
      .array(
        z.object({
          line: z.int().min(1).nullable().meta({ description: "The line of `text` that it is about." }),
          question_id: z.string().nullable().meta({ description: "The question that it is about." }),
          problem: z.string().meta({ description: "What is wrong and what to do, as a sentence." }),
        }),
      )
      .meta({ description: "All problems that prevent the upload; empty if there are none." }),
  })
  .meta({ id: "Reading" });
export type Reading = z.infer<typeof readingSchema>;
