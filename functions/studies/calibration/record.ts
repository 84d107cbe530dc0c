import * as z from "zod";
import { defineEntity } from "../../platform/table/entity.ts";
import { scaleFamilySchema } from "./schemas.ts";

/** A figure of people and the same of personas, both on 0..1: a mean's place on its scale, or an option's share. */
const pairedFigureSchema = z.object({
  /** `sd` is between people; for a share it is √(p(1 − p)). */
  human: z.object({ mean: z.number(), sd: z.number(), n: z.int() }),
  /** `se` is null for a single persona; `n` counts the personas who answered. */
  synthetic: z.object({ mean: z.number(), se: z.number().nullable(), n: z.int() }),
});
export type PairedFigure = z.infer<typeof pairedFigureSchema>;

const pairRecordSchema = z.object({
  human_study_id: z.string(),
  name: z.string(),
  project_id: z.string(),
  simulation_id: z.string(),
  created_at: z.string(),
  questions: z.array(
    z.object({
      question_id: z.string(),
      family: scaleFamilySchema,
      /** One for a rating; for choices, one for each option that both sides know, in the order of the simulation. */
      figures: z.array(pairedFigureSchema),
    }),
  ),
});
/** What a human study and a simulation with the same questions found. It names nobody and contains no answer. */
export type PairRecord = z.infer<typeof pairRecordSchema>;
export const pairEntity = defineEntity("calibration_pair", pairRecordSchema);
