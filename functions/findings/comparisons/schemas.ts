import * as z from "zod";
import { idSchema } from "../../platform/ids.ts";
import { intervalSchema, nullableIntervalSchema } from "../../studies/simulation/figures.ts";
import { simulationTypeSchema } from "../../studies/simulation/schemas.ts";
import { comparedFigures } from "../../studies/report/compared-figures.ts";
import { questionKinds } from "../../studies/survey/answer-forms.ts";
import { timestampSchema } from "../../platform/timestamp.ts";

/** Fewest answers that a cell needs to be tested. */
export const SMALLEST_BASE = 5;

const rowShape = {
  figure: z.enum(comparedFigures).meta({
    description:
      "Ratings: `mean`, `top_two_box` and, for recommendations from 0 to 10, `nps`; choices and themes of open " +
      "answers: `share`; rankings: `mean_rank` (1 is first); numbers and allocations: `mean`.",
  }),
  label: z.string().nullable().meta({ description: "The option or theme; null where the question has one figure." }),
  best: z
    .enum(["highest", "lowest"])
    .nullable()
    .meta({
      description:
        "Which end is the better one: the highest of ratings, the lowest of mean ranks. Null where neither is: " +
        "numbers, points given out, shares of options and themes.",
    }),
};
const questionShape = {
  question_id: z.string(),
  question: z.string(),
  kind: z.enum([...questionKinds, "sentiment"]),
  unit: z.string().nullable().meta({ description: "For numbers and allocations: days, $, %." }),
};

/** One figure of some personas. */
const estimateShape = {
  base: z.int().meta({ description: "Personas who answered, unweighted." }),
  effective_n: z.number().meta({ description: "Their effective number (Kish); 0 if there are none." }),
  count: z.int().nullable().meta({ description: "Personas with this option or theme, unweighted; null for means." }),
  value: z.number().nullable().meta({ description: "Weighted; shares in percent. Null without a base." }),
  interval: nullableIntervalSchema.meta({
    description:
      "95 % interval: Wilson for shares, t for means, on the logit scale for boxes, each with the effective n. " +
      "Null without spread.",
  }),
  differs_from: z.array(z.string()).meta({
    description: "Letters of those that it differs from at 5 %, Holm-adjusted over all tests of its question.",
  }),
  small_base: z.boolean().meta({ description: "Fewer than 5 answers: read with care; it is not tested." }),
};
export const cellSchema = z.object(estimateShape).meta({ id: "CrosstabCell" });
export type Cell = z.infer<typeof cellSchema>;

export const crosstabFacts = ["gender", "age", "income_level", "location"] as const;
export type CrosstabFact = (typeof crosstabFacts)[number];

const interactionSchema = z
  .object({
    figure: rowShape.figure,
    label: rowShape.label,
    first: z.string().meta({ description: "Arm of the first experiment that is compared with its first arm." }),
    second: z.string().meta({ description: "Arm of the second experiment that is compared with its first arm." }),
    difference: z.number().meta({
      description:
        "By how much the difference between the first experiment's arms is larger in this arm of the second " +
        "than in its first arm; shares in percentage points.",
    }),
    difference_interval: nullableIntervalSchema.meta({ description: "95 %, not adjusted." }),
    p_value: z.number().nullable(),
    adjusted_p_value: z.number().nullable().meta({ description: "After Holm, over the interactions of the question." }),
  })
  .meta({ id: "Interaction" });
export type Interaction = z.infer<typeof interactionSchema>;

/** Questions in rows, groups of personas in columns. */
export const crosstabSchema = z
  .object({
    simulation_id: idSchema,
    simulation_type: simulationTypeSchema,
    by: z.object({
      id: z.string().meta({ description: "The fact or the question that makes the columns." }),
      question: z.string().nullable().meta({ description: "Null for a fact." }),
      overlapping: z.boolean().meta({
        description: "Whether a persona can be in several columns (several options, themes); tests account for this.",
      }),
    }),
    columns: z.array(
      z.object({
        letter: z.string().meta({ description: "A, B, C …" }),
        label: z.string(),
        personas: z.int().meta({ description: "Unweighted." }),
        effective_n: z.number(),
      }),
    ),
    personas: z.int(),
    without_column: z.int().meta({
      description: "Personas in no column: they did not answer, or fewer than 5 come from their place.",
    }),
    weighted: z.boolean().meta({ description: "By the weights of the simulation (`aggregate.weighting`)." }),
    questions: z.array(
      z.object({
        ...questionShape,
        tests: z.int().meta({ description: "Pairs of cells that were tested: the family of the Holm adjustment." }),
        rows: z.array(
          z.object({
            ...rowShape,
            total: cellSchema,
            cells: z.array(cellSchema).meta({ description: "In the order of the columns." }),
          }),
        ),
        interactions: z.array(interactionSchema).meta({
          description: "If two experiments are crossed: whether one changes the effect of the other. Otherwise empty.",
        }),
      }),
    ),
    notes: z
      .array(z.string())
      .meta({ description: "How the comparisons were made and what is missing, in sentences." }),
  })
  .meta({ id: "Crosstab" });
export type Crosstab = z.infer<typeof crosstabSchema>;

export const COMPARED_SIMULATIONS = { fewest: 2, most: 10 } as const;

const differenceSchema = z
  .object({
    first: z.string().meta({ description: "Letter of a simulation." }),
    second: z.string(),
    difference: z.number().meta({ description: "First minus second; shares in percentage points." }),
    difference_interval: intervalSchema.nullable().meta({
      description: "95 % interval, not adjusted for the number of comparisons; null without spread.",
    }),
    paired: z.int().meta({ description: "Personas who answered in both; their answers are compared with each other." }),
    p_value: z.number().nullable().meta({ description: "Two-sided; null if there is no test (fewer than 5)." }),
    adjusted_p_value: z.number().nullable().meta({ description: "After Holm, over all tests of the question." }),
  })
  .meta({ id: "SimulationDifference" });
export type SimulationDifference = z.infer<typeof differenceSchema>;

/** Simulations side by side, on what all or some of them asked in the same way. */
export const simulationComparisonSchema = z
  .object({
    simulation_type: simulationTypeSchema,
    simulations: z.array(
      z.object({
        letter: z.string().meta({ description: "A, B, C … in the order of `ids`." }),
        simulation_id: idSchema,
        name: z.string().nullable(),
        prompt_question: z.string().nullable(),
        completed_at: timestampSchema,
        personas: z.int(),
        weighted: z.boolean(),
      }),
    ),
    questions: z.array(
      z.object({
        ...questionShape,
        tests: z.int().meta({ description: "Differences that were tested: the family of the Holm adjustment." }),
        rows: z.array(
          z.object({
            ...rowShape,
            simulations: z.array(
              z.object({
                letter: z.string(),
                ...estimateShape,
                probability_best: z
                  .object({
                    probability: z
                      .number()
                      .meta({ description: "0 to 1; over the simulations of a row it sums to 1." }),
                    interval: intervalSchema,
                  })
                  .nullable()
                  .meta({
                    description:
                      "Probability that its figure is the best of all in the population that the personas " +
                      "represent, if nothing was known before. The interval is that of the 10,000 draws it is " +
                      "counted in. Null where a base is below 5, nothing varies, or neither end is better.",
                  }),
              }),
            ),
            differences: z.array(differenceSchema),
          }),
        ),
      }),
    ),
    not_compared: z
      .array(z.string())
      .meta({ description: "Questions that only one of them asked, or that have no figure here." }),
    notes: z.array(z.string()).meta({ description: "How the comparisons were made, in sentences." }),
  })
  .meta({ id: "SimulationComparison" });
export type SimulationComparison = z.infer<typeof simulationComparisonSchema>;
