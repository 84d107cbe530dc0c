import * as z from "zod";
import { nullableIntervalSchema } from "../simulation/figures.ts";

/** What a rerun of a study changes that should not matter. */
export const variations = ["wording", "scale", "persona", "model"] as const;
export const variationSchema = z.enum(variations, `must be one of ${variations.join(", ")}`);
export type Variation = z.infer<typeof variationSchema>;

/** What a reliability check is asked to vary; nothing by default. */
export const varySchema = z
  .array(variationSchema, "must be a list")
  .max(variationSchema.options.length, "must name each variation once")
  .refine((vary) => new Set(vary).size === vary.length, "must name each variation once")
  .default([])
  .meta({
    description:
      "Also runs the study once more for each of these, with one thing changed that should not matter: " +
      "`wording` rewords the questions, `scale` reverses scales and options, `persona` gives the profiles in " +
      "another order and form, `model` has another model answer. Each is one more run to pay for; `wording` " +
      "costs a few additional calls, which find the words.",
    uniqueItems: true,
  });

const shiftSchema = z.object({
  question_id: z.string(),
  question: z.string(),
  option: z.string().nullable().meta({ description: "For choices: the option with the largest move." }),
  unvaried: z.number().meta({
    description:
      "Mean over the runs that changed nothing, including the original: a rating, the sentiment, or a share in " +
      "percent.",
  }),
  value: z.number().meta({ description: "The same figure of the varied run." }),
  shift: z.number(),
  shift_interval: nullableIntervalSchema.meta({
    description:
      "95 %, paired persona by persona; for choices it is valid for all options at once. Null for one persona, " +
      "if all moved by the same amount, and for focus groups, whose members are not independent.",
  }),
  rerun_shift: z.number().nullable().meta({
    description:
      "Mean absolute shift between the runs that changed nothing; for choices, of the option with the largest move.",
  }),
  moved: z
    .boolean()
    .meta({ description: "Whether the shift is more than chance at 5 %, Holm-adjusted over questions." }),
});
export type Shift = z.infer<typeof shiftSchema>;

/** How much a study's figures move when something is varied, and how much they move when nothing is. */
export const sensitivitySchema = z
  .object({
    variation: variationSchema,
    completed: z
      .boolean()
      .meta({ description: "Whether its rerun was finished. If not, the other figures are missing." }),
    varied: z.string().nullable().meta({ description: "What was changed, in a sentence." }),
    personas: z.int().meta({ description: "Personas who answered in the varied run and in one that changed nothing." }),
    questions: z.array(shiftSchema),
    mean_absolute_shift: z.number().nullable().meta({
      description: "Mean over questions of the absolute shift, as a part of the length of the scale, 0 to 1.",
    }),
    mean_absolute_shift_interval: nullableIntervalSchema.meta({
      description: "At least 95 %. Its lower end is 0 if chance alone explains shifts of this size.",
    }),
    rerun_mean_absolute_shift: z
      .number()
      .nullable()
      .meta({ description: "The same of the runs that changed nothing, each against the others." }),
  })
  .meta({ id: "Robustness" });
export type Robustness = z.infer<typeof sensitivitySchema>;
