import * as z from "zod";
import { idSchema } from "../../platform/ids.ts";
import { intervalSchema } from "../simulation/figures.ts";

/** Fewest human studies that a calibration rests on (docs/methods.md, Calibration). */
export const FEWEST_STUDIES = 6;

/** Figures that one line serves: positions on rating scales, and shares of options; both run from 0 to 1. */
export const scaleFamilies = ["rating", "share"] as const;
export const scaleFamilySchema = z.enum(scaleFamilies);
export type ScaleFamily = z.infer<typeof scaleFamilySchema>;

export const familyCalibrationSchema = z.object({
  family: scaleFamilySchema,
  studies: z
    .int()
    .meta({ description: "Simulations with a human study. A simulation with several human studies counts once." }),
  questions: z.int().meta({ description: "Pairs of a human and a synthetic figure; each option's share is a pair." }),
  ready: z.boolean(),
  intercept: z
    .number()
    .nullable()
    .meta({ description: "Intercept of the line from synthetic to human figures, both 0 to 1." }),
  slope: z.number().nullable(),
  synthetic_range: intervalSchema.nullable().meta({ description: "Nothing is estimated outside this range." }),
  leave_one_out_error: z.number().nullable().meta({ description: "Root mean square, studies left out one by one." }),
  leave_one_out_coverage: z.number().nullable().meta({
    description: "Share of the human figures inside the 95 % prediction interval made without their study.",
  }),
});
export type FamilyCalibration = z.infer<typeof familyCalibrationSchema>;

export const calibrationSchema = z
  .object({
    ready: z.boolean().meta({ description: "Whether ratings or shares have six human studies." }),
    pairs: z.int().meta({ description: "Human studies that are paired with a simulation." }),
    questions: z.int(),
    families: z.array(familyCalibrationSchema),
    missing: z.string().nullable().meta({ description: "What is still missing until it is ready, in a sentence." }),
    studies: z.array(
      z.object({
        human_study_id: idSchema,
        name: z.string(),
        project_id: idSchema,
        simulation_id: idSchema,
        questions: z.int(),
        mean_absolute_error: z.number().meta({ description: "As a part of the length of the scales, 0 to 1." }),
      }),
    ),
  })
  .meta({ id: "Calibration" });
export type Calibration = z.infer<typeof calibrationSchema>;

/** What people would answer, by what past studies taught: a figure of a simulation on the human scale. */
export const calibratedSchema = z
  .object({
    studies: z.int(),
    questions: z.array(
      z.object({
        question_id: z.string(),
        option: z.string().nullable().meta({ description: "For shares; null for means." }),
        family: scaleFamilySchema,
        synthetic: z.number().meta({ description: "Mean in the scale's numbers, or share in percent." }),
        estimate: z.number().nullable().meta({ description: "Null beyond what past studies cover." }),
        prediction_interval: intervalSchema.nullable().meta({
          description:
            "95 % interval in which the figure of a new human study is expected, including the model's error.",
        }),
        refused: z.enum(["extrapolation"]).nullable(),
      }),
    ),
  })
  .meta({ id: "Calibrated" });
export type Calibrated = z.infer<typeof calibratedSchema>;
