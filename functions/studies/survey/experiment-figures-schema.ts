import * as z from "zod";
import { comparedFigures } from "../report/compared-figures.ts";
import { nullableIntervalSchema } from "../simulation/figures.ts";

/** Differences that one experiment is told with; what is left out stands in `left_out`, and in cross-tabs. */
export const MOST_DIFFERENCES = 1_500;
/** With more arms, each is compared with the first one only. */
export const ARMS_IN_PAIRS = 5;

const armFigureSchema = z.object({
  arm_id: z.string(),
  base: z.int().meta({ description: "Personas of the arm who answered." }),
  effective_n: z.number(),
  value: z.number().nullable().meta({ description: "Shares in percent; null without answers." }),
  interval: nullableIntervalSchema,
});

const armDifferenceSchema = z.object({
  first: z.string().meta({ description: "Arm." }),
  second: z.string().meta({ description: "Arm; the difference is the first minus the second." }),
  difference: z.number().meta({ description: "In points of the scale, percentage points of shares." }),
  difference_interval: nullableIntervalSchema.meta({ description: "95 %, not adjusted." }),
  p_value: z.number().nullable(),
  adjusted_p_value: z.number().nullable().meta({ description: "Holm over all tests of the experiment." }),
  standardised_effect: z.number().nullable().meta({
    description: "Cohen's d of means, Cohen's h of shares that are counted; null where nothing varies.",
  }),
});

/** Every figure of a survey by the arms of one experiment. */
export const experimentFiguresSchema = z
  .object({
    experiment_id: z.string(),
    name: z.string(),
    arms: z.array(
      z.object({
        arm_id: z.string(),
        name: z.string(),
        participants: z.int().meta({ description: "Number of personas who are in it and were asked." }),
      }),
    ),
    tests: z.int().meta({ description: "Comparisons that the p values are adjusted for." }),
    questions: z.array(
      z.object({
        question_id: z.string(),
        question: z.string(),
        unit: z.string().nullable(),
        rows: z.array(
          z.object({
            figure: z.enum(comparedFigures),
            label: z.string().nullable().meta({ description: "The option or theme." }),
            arms: z.array(armFigureSchema),
            differences: z.array(armDifferenceSchema).meta({
              description:
                `For all pairs of arms; with more than ${ARMS_IN_PAIRS} arms, for each arm and the first. None for ` +
                "bases below five.",
            }),
          }),
        ),
      }),
    ),
    left_out: z.array(z.string()).meta({
      description:
        `Questions left out because an answer has at most ${MOST_DIFFERENCES} differences; ` +
        "`crosstab?by=experiment:<id>` has them.",
    }),
  })
  .meta({ id: "ExperimentFigures" });
export type ExperimentFigures = z.infer<typeof experimentFiguresSchema>;
