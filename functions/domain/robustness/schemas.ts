import * as z from "zod";
import { intervalSchema, nullableIntervalSchema } from "../simulation/figures.ts";

/** What a rerun of a study changes that should not matter. */
export const variations = ["wording", "scale", "persona", "model"] as const;
export const variationSchema = z.enum(variations, `must be one of ${variations.join(", ")}`);
export type Variation = z.infer<typeof variationSchema>;

/** How much a study's figures move when something is varied, beside how much they move when nothing is. */
export const robustnessSchema = z
  .object({
    variation: variationSchema,
    completed: z.boolean().meta({ description: "Whether its rerun was finished; without it nothing below is known." }),
    varied: z.string().nullable().meta({ description: "What was changed, in a sentence." }),
    personas: z.int(),
    questions: z.array(
      z.object({
        question_id: z.string(),
        question: z.string(),
        option: z.string().nullable().meta({ description: "Of choices: the option with the largest move." }),
        unvaried: z.number().meta({ description: "Mean over the runs that changed nothing, or share in percent." }),
        value: z.number().meta({ description: "The same figure of the varied run." }),
        shift: z.number(),
        shift_interval: nullableIntervalSchema.meta({ description: "95 %, paired persona by persona." }),
        rerun_shift: z
          .number()
          .nullable()
          .meta({ description: "Mean absolute shift between runs that changed nothing." }),
        moved: z.boolean().meta({ description: "Whether the interval, Holm-adjusted over questions, excludes zero." }),
      }),
    ),
    mean_absolute_shift: z.number().nullable().meta({ description: "Over ranges, 0 to 1." }),
    mean_absolute_shift_interval: intervalSchema.nullable(),
  })
  .meta({ id: "Robustness" });
export type Robustness = z.infer<typeof robustnessSchema>;
