import * as z from "zod";
import { idSchema } from "../../platform/ids.ts";
import { evidenceSchema, shareSchema, themeSchema } from "../simulation/figures.ts";

/**
 * How the group changed its members' minds: private views before and after, sentiment −1..1 (docs/methods.md, Asking).
 */
export const conformitySchema = z.object({
  index: z
    .object({ moved: z.int(), comparable: z.int(), ...shareSchema.shape })
    .nullable()
    .meta({
      description:
        "Share of personas that moved toward the majority, among those whose view differed from it. Null below " +
        "three personas, or if no view differed.",
    }),
  majority: z.number().meta({ description: "Median of the private views before the discussion, −1..1." }),
  spread_before: z
    .number()
    .nullable()
    .meta({ description: "Standard deviation over personas; null for a single one." }),
  spread_after: z.number().nullable(),
  personas: z.array(
    z.object({
      persona_id: idSchema,
      before: z.number(),
      after: z.number(),
      moved_toward_majority: z
        .boolean()
        .nullable()
        .meta({ description: "Null for personas whose view was there already." }),
    }),
  ),
});

/** The share that everybody had of the talk. */
export const airtimeSchema = z.object({
  balance: z.number().min(0).max(1).meta({
    description:
      "Evenness of the words (Pielou: entropy over its maximum): 1 if all spoke equally much, 0 if only one spoke.",
  }),
  personas: z.array(
    z.object({
      persona_id: idSchema,
      messages: z.int(),
      words: z.int(),
      share: z.number().meta({ description: "Percent of all words of personas." }),
    }),
  ),
});

/** A theme of the discussion, and who brought it up. */
export const topicSchema = z.object({
  ...themeSchema.shape,
  first_said_by: idSchema,
  first_said_in: idSchema.meta({ description: "Id of the message." }),
  first_said_in_round: z.int(),
});

/** Something the group did not agree on, with the words of both sides. */
export const disagreementSchema = z.object({
  topic: z.string(),
  positions: z.array(z.object({ position: z.string(), evidence: z.array(evidenceSchema) })),
});
export type Disagreement = z.infer<typeof disagreementSchema>;

export const focusGroupAggregateSchema = z
  .object({
    rounds: z.int(),
    messages: z.int().meta({
      description:
        "Messages in the discussion, including those of personas that were lost later; private views are not " +
        "counted.",
    }),
    conformity: conformitySchema.nullable().meta({ description: "Null where no view could be rated." }),
    airtime: airtimeSchema,
    themes: z.array(topicSchema),
    disagreements: z.array(disagreementSchema).meta({
      description: "Named by a model from the discussion; every position has quotes of different personas.",
    }),
  })
  .meta({ id: "FocusGroupAggregate" });
export type FocusGroupAggregate = z.infer<typeof focusGroupAggregateSchema>;
