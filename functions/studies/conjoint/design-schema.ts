import * as z from "zod";
import { attributesSchema } from "./attributes.ts";

const profileSchema = z.array(z.int().min(0)).meta({ description: "Position of the level in every attribute." });
const taskSchema = z.object({ task_id: z.string(), offers: z.array(profileSchema) });
export type DesignTask = z.infer<typeof taskSchema>;

export const designDiagnosticsSchema = z.object({
  d_error: z.number().meta({ description: "det(I)^(-1/K) at zero utilities, effects coding; smaller is better." }),
  d_efficiency: z.number().meta({ description: "Percent, standardised orthogonal coding, offers only." }),
  relative_efficiency: z
    .number()
    .meta({ description: "Percent of the D-efficiency that any design of this size could reach at best." }),
  condition: z
    .number()
    .meta({ description: "Condition number of the information matrix, its diagonal scaled to one." }),
  mean_balance: z.number().meta({ description: "1 when every level is shown equally often; mean over attributes." }),
  attributes: z.array(
    z.object({
      attribute: z.string(),
      level_counts: z.array(z.int()),
      balance: z.number().meta({ description: "1 / (1 + coefficient of variation of the level counts)." }),
      complete_overlap: z.number().meta({ description: "Share of tasks in which all offers have the same level." }),
      mean_distinct_levels: z.number().meta({ description: "Different levels per task, on average." }),
    }),
  ),
  associations: z.array(z.object({ attributes: z.array(z.string()).length(2), cramers_v: z.number().min(0).max(1) })),
  predicted_standard_errors: z.object({
    personas: z.int().meta({ description: "Number of personas the prediction is made for." }),
    levels: z.array(z.object({ attribute: z.string(), standard_errors: z.array(z.number()) })),
    none: z.number().nullable(),
  }),
  recommended_tasks: z
    .int()
    .meta({ description: "2K/(J-1): tasks that are needed to estimate a persona's own utilities." }),
  repeated_tasks: z.int().meta({ description: "Tasks of a version with the same offers as an earlier one." }),
});
export type DesignDiagnostics = z.infer<typeof designDiagnosticsSchema>;

/** A conjoint design as stored and shown. */
export const conjointDesignSchema = z
  .object({
    attributes: attributesSchema,
    price_attribute: z
      .object({ attribute: z.int(), amounts: z.array(z.number()), currency: z.string() })
      .nullable()
      .meta({ description: "Which attribute is the price, and the amounts of its levels." }),
    tasks_per_persona: z.int(),
    alternatives_per_task: z.int(),
    include_none: z.boolean(),
    seed: z.string(),
    versions: z
      .array(z.array(taskSchema))
      .min(1)
      .meta({ description: "Sets of tasks; a persona answers one version." }),
    holdouts: z.array(taskSchema).meta({ description: "Tasks shown to everybody and kept out of the estimation." }),
    scenarios: z
      .array(z.object({ name: z.string(), offers: z.array(profileSchema) }))
      .meta({ description: "Combinations whose shares of preference were asked for." }),
    diagnostics: designDiagnosticsSchema,
  })
  .meta({ id: "ConjointDesign" });
export type ConjointDesign = z.infer<typeof conjointDesignSchema>;

/** A choice task as one persona sees it; "none of these", where offered, always comes last. */
const presentedTaskSchema = z
  .object({
    task_id: z.string(),
    holdout: z.boolean().meta({ description: "Whether it is kept out of the estimation." }),
    offers: z.array(
      z.object({
        offer: z.int().min(0).meta({ description: "Position of the offer in the task of the design." }),
        features: z
          .array(z.object({ attribute: z.string(), level: z.string() }))
          .meta({ description: "In the order in which this persona sees them." }),
      }),
    ),
    include_none: z.boolean(),
  })
  .meta({ id: "PresentedTask" });
export type PresentedTask = z.infer<typeof presentedTaskSchema>;

/** A design that nothing has been asked of yet. */
export const conjointPreviewSchema = z
  .object({
    design: conjointDesignSchema,
    tasks: z.array(presentedTaskSchema).meta({ description: "The tasks of the first persona." }),
  })
  .meta({ id: "ConjointPreview" });
