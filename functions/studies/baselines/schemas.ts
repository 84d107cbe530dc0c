import * as z from "zod";
import { intervalSchema } from "../simulation/figures.ts";

export const baselineMeasures = [
  "mean",
  "standard_deviation",
  "modal_share",
  "positive_share",
  "hit_rate",
  "root_likelihood",
  "similarity_to_no_persona",
] as const;
export type BaselineMeasure = (typeof baselineMeasures)[number];

/** A figure of a study, with what random answering would give for as many personas. */
export const baselineFigureSchema = z
  .object({
    measure: z.enum(baselineMeasures).meta({
      description:
        "`mean` and `standard_deviation` between personas describe the ratings or the sentiment score. " +
        "`modal_share` and `positive_share` are the largest and the positive share, weighted and rounded as the " +
        "report prints them. Shares and hit rates are percentages.",
    }),
    question_id: z.string().nullable().meta({ description: "Null for figures of the study as a whole." }),
    question: z.string().nullable(),
    value: z.number(),
    random: z.number().meta({
      description:
        "Expected value if synthetic respondents answer at random, with all answers equally likely. For " +
        "ratings read from words: if the opposite of each answer is as likely as the answer. For " +
        "`similarity_to_no_persona`: the figure of two halves of the same people.",
    }),
    random_interval: intervalSchema.meta({ description: "Holds at least 95 % of what chance gives." }),
    beyond_random: z.boolean().meta({ description: "Whether the value lies outside that interval." }),
    no_persona: z
      .number()
      .nullable()
      .meta({
        description:
          "The same figure of synthetic respondents without a persona, of whom only the market is known; null " +
          "if they were not asked.",
      }),
  })
  .meta({ id: "BaselineFigure" });
export type BaselineFigure = z.infer<typeof baselineFigureSchema>;
