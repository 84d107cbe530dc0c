import * as z from "zod";
import { nullableIntervalSchema } from "../../studies/simulation/figures.ts";

const partWorth = z.object({
  value: z.number(),
  interval: nullableIntervalSchema.meta({ description: "95 %, clustered by person; null for a single person." }),
});
const comparedWorth = z.object({
  people: partWorth.meta({ description: "From the people's choices alone." }),
  personas: partWorth,
  helped: partWorth.meta({
    description: "From the people with the help of their personas; the same as `people` if the personas do not help.",
  }),
  human_answers_worth: z.number().meta({
    description: "People whose choices alone would be as precise: people × (their width ÷ the helped width)².",
  }),
});
const share = z.object({
  share: z.number().meta({ description: "0 to 1." }),
  interval: nullableIntervalSchema.meta({
    description: "95 %, over people or personas; null for a single one, or if all are the same.",
  }),
});

/** Why personas do not make the estimate of the people more precise. */
export const noHelpReasons = ["unpaired", "nobody_else", "few_people", "separation", "no_gain"] as const;

/** A conjoint study compared with people's choices between offers of the same attributes. */
export const choiceValiditySchema = z
  .object({
    personas: z.int(),
    tasks: z.int().meta({ description: "Tasks that people answered, over all of them." }),
    part_worths: z.array(
      z.object({ attribute: z.string(), levels: z.array(comparedWorth.extend({ level: z.string() })) }),
    ),
    none_utility: comparedWorth
      .nullable()
      .meta({ description: "Null if people or personas could not choose “none of them”." }),
    correlation: z.number().nullable().meta({ description: "Pearson, of the part-worths of all levels." }),
    rank_correlation: z.number().nullable().meta({ description: "Spearman, of the same." }),
    relative_scale: z
      .number()
      .nullable()
      .meta({
        description:
          "Root mean square of the personas' part-worths divided by the people's: above 1 personas choose more " +
          "consistently, or differ less in their tastes.",
      }),
    none_share: z
      .object({ people: share, personas: share })
      .nullable()
      .meta({ description: "How often “none of them” was chosen, where it was offered." }),
    hit_rate: z
      .object({
        choices: z.int().meta({
          description: "Over all people; with a very large number of tasks and personas, over a part of them.",
        }),
        personas: share.meta({
          description: "Choices of people predicted by the personas' model, which has seen none of them.",
        }),
        people: share.nullable().meta({
          description: "Predicted by the people's own logit, each person from the others (tenths left out).",
        }),
        chance: z.number(),
      })
      .meta({ description: "Over all choices of people, 0 to 1." }),
    help: z
      .object({
        lambda: z
          .number()
          .meta({ description: "Weight of the personas, 0 to 1; with 0, the estimate is that of the people alone." }),
        reason: z
          .enum(noHelpReasons)
          .nullable()
          .meta({
            description:
              "Why the weight is 0: no persona was made from a person who chose, or there are no personas of " +
              "other people. Or there are too few people for the utilities, their choices separate, or " +
              "personas choose too differently from their people. Null if personas help.",
          }),
        asked: z.int().meta({ description: "People who chose." }),
        paired: z.int().meta({ description: "People from whom a persona of the simulation was made." }),
        predicted: z.int().meta({ description: "Personas made from people who were not asked to choose." }),
        human_answers_worth: z.number().meta({
          description: "People whose choices alone would be as precise, by the summed variance of all part-worths.",
        }),
      })
      .meta({ description: "Prediction-powered logit (PPI++, power-tuned)." }),
  })
  .meta({ id: "ChoiceValidity" });
export type ChoiceValidity = z.infer<typeof choiceValiditySchema>;
export type ComparedWorth = z.infer<typeof comparedWorth>;
