import * as z from "zod";
import { comparedFigures } from "../report/compared-figures.ts";
import { nullableIntervalSchema } from "../simulation/figures.ts";

/** Why the rounds of a question are not pooled. */
export const notPooledReasons = ["different_options", "open_answers"] as const;

/** The figures of a question that a loop asks several times, over all of its rounds. */
export const loopFiguresSchema = z
  .object({
    question_id: z.string().meta({ description: "What all rounds of it are called: `q7` of `q7@1`, `q7@2`, …" }),
    question: z.string().meta({ description: "Its text, with `…` for what a round is about." }),
    unit: z.string().nullable(),
    rounds: z.array(
      z.object({
        question_id: z.string().meta({ description: "`q7@1`, whose own figures are in `questions`." }),
        number: z.int(),
        item: z.string().meta({ description: "What the round is about." }),
        answered: z.int().meta({ description: "Personas who answered in this round." }),
      }),
    ),
    not_pooled: z
      .enum(notPooledReasons)
      .nullable()
      .meta({
        description:
          "Why there are no pooled figures: the rounds offer different options, scales or units " +
          "(`different_options`), or their themes are found round by round (`open_answers`). Null: there are.",
      }),
    rows: z
      .array(
        z.object({
          figure: z.enum(comparedFigures),
          label: z.string().nullable().meta({ description: "The option." }),
          base: z.int().meta({ description: "Personas who answered in at least one round." }),
          answers: z.int().meta({ description: "Their answers, over all rounds." }),
          effective_n: z.number().meta({ description: "Over personas." }),
          value: z.number().nullable().meta({ description: "Shares in percent; null without answers." }),
          interval: nullableIntervalSchema,
        }),
      )
      .meta({
        description:
          "Each persona counts once, with the mean of the rounds that it answered: five answers of one persona " +
          "do not count as five personas. Intervals are over personas, without the error of the rating method. " +
          "Empty if the rounds are not pooled.",
      }),
  })
  .meta({ id: "LoopFigures" });
export type LoopFigures = z.infer<typeof loopFiguresSchema>;
