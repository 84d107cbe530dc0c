import * as z from "zod";
import { columnUseSchema, fileMappingSchema } from "./file-mapping.ts";
import { sentDefinitionsSchema } from "./schemas.ts";

/**
 * Questions to the sender: the content of columns, whether codes mean no answer, the meaning of each code, or which
 * code means that an option was chosen.
 */
const asks = ["use", "missing", "meaning", "chosen"] as const;
export type Asks = (typeof asks)[number];

/** The content of a file of people before any of it is stored. */
export const fileReadingSchema = z
  .object({
    form: z.enum(["rows", "counts", "means"]).meta({ description: "Rows of people, or toplines." }),
    tool: z.string().nullable().meta({ description: "The survey tool that the file comes from, if it is known." }),
    people: z.int().meta({ description: "Rows below the header." }),
    columns: z
      .array(
        z.object({
          name: z.string(),
          text: z.string().nullable().meta({ description: "What further header rows say." }),
          first_values: z.array(z.string()),
          use: columnUseSchema.nullable(),
          likely: columnUseSchema.nullable(),
        }),
      )
      .meta({
        description:
          "For rows; empty for toplines. `use` is what a column contains, or null if unknown. `likely` is then its " +
          "probable content, which is not used.",
      }),
    arms: z.array(z.string()).meta({
      description: "Columns that say who was in which arm of an experiment of the named simulation.",
    }),
    questions: sentDefinitionsSchema.meta({ description: "The questions whose answers columns can contain." }),
    unsettled: z
      .array(
        z.object({
          asks: z.enum(asks).meta({
            description:
              "What is asked: what the columns contain, whether the codes mean no answer, what each stands " +
              "for, or which of them mean that the option was chosen.",
          }),
          columns: z.array(z.string()),
          codes: z.array(z.string()).meta({ description: "Cells whose meaning you need to give." }),
          problem: z.string(),
        }),
      )
      .meta({ description: "What only you know. If it is empty, send the file with `mapping`." }),
    problem: z.string().nullable().meta({
      description: "If nothing is unsettled: why the file would still be refused, with its lines.",
    }),
    mapping: fileMappingSchema,
  })
  .meta({ id: "FileReading" });
export type FileReading = z.infer<typeof fileReadingSchema>;
