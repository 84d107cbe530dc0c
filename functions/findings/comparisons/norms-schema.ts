import * as z from "zod";
import { idSchema } from "../../platform/ids.ts";
import { intervalSchema } from "../../studies/simulation/figures.ts";
import { conceptItems } from "../../studies/concept-test/battery.ts";

/** Fewest other concepts that a norm needs. */
export const FEWEST_CONCEPTS = 10;

export const normQuestions = [...conceptItems, "sentiment"] as const;
export const normFigures = ["mean", "top_two_box"] as const;

/** The rank of a concept among all that its company has tested. */
export const normsSchema = z
  .object({
    simulation_id: idSchema,
    concepts: z.int().meta({ description: "Number of other complete concept tests of the company that count." }),
    ready: z.boolean().meta({ description: "Whether at least one figure has 10 of them." }),
    missing: z
      .string()
      .nullable()
      .meta({ description: "What is missing, in a sentence: `7 of 10 …`; null if nothing." }),
    figures: z.array(
      z.object({
        question_id: z.enum(normQuestions),
        figure: z.enum(normFigures),
        value: z.number().meta({ description: "Figure of this concept; boxes in percent." }),
        base: z.int().meta({ description: "Personas of this concept who were rated." }),
        concepts: z.int().meta({ description: "Others with this figure, rated by the same method." }),
        percentile_rank: z
          .number()
          .nullable()
          .meta({ description: "Percent of the others below it, equal ones counted by half; null below 10 others." }),
        percentile_interval: intervalSchema.nullable().meta({
          description: "95 % interval, from the errors of this concept's figure and of the others.",
        }),
        median: z.number().nullable().meta({ description: "Figures of the others; null below 10." }),
        quartiles: z.array(z.number()).length(2).nullable(),
      }),
    ),
  })
  .meta({ id: "Norms" });
export type Norms = z.infer<typeof normsSchema>;
