import * as z from "zod";
import { boundedRecord } from "../../platform/text/bounded-record.ts";
import { LONGEST_OPTION, LONGEST_QUESTION } from "../../studies/survey/schemas.ts";
import { MOST_COLUMNS, MOST_DISTINCT_VALUES } from "./schemas.ts";

/** Header rows that an export can have: names, question texts and ids. */
export const MOST_HEADER_ROWS = 3;
const MOST_MISSING = 50;

const cellSchema = z.union([z.string().max(LONGEST_OPTION), z.number()], "must be a text or a number");
const cellsSchema = z.array(cellSchema).max(MOST_MISSING, `must have at most ${MOST_MISSING} values`);
/** Cells as they are written in a mapping. */
export type Codes = readonly (number | string)[];

/** The meaning of a column's cells, such as `{"1": "Female"}`. */
export const cellValuesSchema = boundedRecord(
  z.record(z.string(), cellSchema),
  MOST_DISTINCT_VALUES,
  `must have at most ${MOST_DISTINCT_VALUES} values`,
);

/** Codes of a file that mean no answer. */
export const missingSchema = cellsSchema.meta({
  description: 'Cells that mean no answer, as `["99", "-99"]`. Empty cells, `NA`, `N/A` and `#NULL!` always do.',
});

export const headerRowsSchema = z
  .int()
  .min(1, `must be between 1 and ${MOST_HEADER_ROWS}`)
  .max(MOST_HEADER_ROWS, `must be between 1 and ${MOST_HEADER_ROWS}`)
  .meta({ description: "Rows above the first person. Not needed for Qualtrics and SurveyMonkey." });

const cells = {
  values: cellValuesSchema.optional().meta({
    description:
      "What each cell stands for: a value of the scale, an option, or the word for a person. With it, a number that " +
      "it does not list is refused.",
  }),
  missing: missingSchema.default([]),
};

/** The content of a column of a file. */
export const columnUseSchema = z
  .discriminatedUnion(
    "is",
    [
      z.strictObject({ is: z.literal("ignore") }),
      z.strictObject({
        is: z.literal("question"),
        question: z.string().min(1).max(LONGEST_QUESTION).meta({ description: "Its id or its text." }),
        option: z.string().min(1).max(LONGEST_OPTION).optional().meta({
          description: "For a question with a column for each option: the option of this column.",
        }),
        chosen: cellsSchema.optional().meta({
          description:
            "Cells that mean that the option was chosen; all others mean that it was not. Without it `1`, `yes`, `x` " +
            "and the option itself mean that it was, and `0` and `no` that it was not.",
        }),
        ...cells,
      }),
      z.strictObject({ is: z.literal("weight") }),
      z.strictObject({ is: z.literal("respondent") }),
      z.strictObject({ is: z.literal("gender"), ...cells }),
      z.strictObject({ is: z.literal("age"), ...cells }),
      z.strictObject({ is: z.literal("income_level"), ...cells }),
    ],
    "must have an `is` of ignore, question, weight, respondent, gender, age or income_level",
  )
  .meta({ id: "ColumnUse" });
export type ColumnUse = z.infer<typeof columnUseSchema>;

/** How to read a file of rows, if the file itself does not show it. */
export const fileMappingSchema = z
  .strictObject({
    header_rows: headerRowsSchema.optional(),
    missing: missingSchema.default([]),
    columns: boundedRecord(
      z.record(z.string(), columnUseSchema).meta({
        description: "By the name of the column. Columns that are not listed are read by their names.",
      }),
      MOST_COLUMNS,
      `must name at most ${MOST_COLUMNS} columns`,
    ).default({}),
  })
  .meta({ id: "FileMapping" });
export type FileMapping = z.infer<typeof fileMappingSchema>;

/** The mapping of a file that needs none. */
export const NO_MAPPING: FileMapping = fileMappingSchema.parse({});
