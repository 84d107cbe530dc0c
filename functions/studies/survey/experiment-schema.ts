import * as z from "zod";
import { conditionSchema, LONGEST_ID } from "./condition-schema.ts";

export const MOST_EXPERIMENTS = 40;
export const ARMS = { fewest: 2, most: 40 } as const;
export const MOST_VARIABLES = 300;
export const LONGEST_NAME = 100;
export const LONGEST_VALUE = 10_000;

const id = z.string().min(1).max(LONGEST_ID);

/** Participants are divided among its arms at random. */
export const experimentSchema = z
  .object({
    id,
    name: z.string().min(1).max(LONGEST_NAME),
    arms: z.array(
      z.object({
        id,
        name: z.string().min(1).max(LONGEST_NAME),
        share: z.number().positive().max(100).meta({ description: "Percent of the personas; all sum to 100." }),
      }),
    ),
    within: z
      .object({ experiment_id: id, arm_id: id })
      .nullable()
      .meta({ description: "The arm of an earlier experiment whose personas it divides; null: all personas." }),
  })
  .meta({ id: "Experiment" });
export type Experiment = z.infer<typeof experimentSchema>;

/** A value for `{{name}}`. */
export const variableSchema = z
  .object({
    name: id,
    value: z.string().max(LONGEST_VALUE).meta({ description: "It may show earlier variables and answers: `{{q3}}`." }),
    when: conditionSchema.nullable().meta({
      description: "Null: always. If several values have the same name, the last one whose condition is true is shown.",
    }),
  })
  .meta({ id: "Variable" });
export type Variable = z.infer<typeof variableSchema>;
