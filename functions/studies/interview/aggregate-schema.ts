import * as z from "zod";
import { idSchema } from "../../platform/ids.ts";
import { intervalSchema, shareSchema } from "../simulation/figures.ts";
import { coverageSchema } from "./schemas.ts";

/** Figures of interviews; `questions` and `coverage` are empty for live interviews, which have no guide. */
export const interviewAggregateSchema = z
  .object({
    interviews: z.array(
      z.object({
        persona_id: idSchema,
        exchanges: z.int().meta({ description: "Questions asked, including probes." }),
        probes: z.int(),
        words: z.int().meta({ description: "Said by the persona." }),
      }),
    ),
    questions: z.array(
      z.object({
        question_id: z.string().meta({ description: "Section and question: `2.3`." }),
        section: z.string(),
        text: z.string(),
        asked: z.int().meta({ description: "Personas who were asked it." }),
        covered: z.int(),
        ...shareSchema.shape,
        probes: z.int().meta({ description: "Probes asked, over all personas." }),
      }),
    ),
    coverage: z
      .array(z.object({ persona_id: idSchema, questions: z.array(coverageSchema) }))
      .meta({ description: "One row per persona, one column per question, in the order of `questions`." }),
    mean_coverage: z
      .number()
      .nullable()
      .meta({
        description:
          "Percent of questions covered, mean over personas. Questions that were not asked, or whose answers the " +
          "model could not judge, count as not covered.",
      }),
    mean_coverage_interval: intervalSchema.nullable(),
  })
  .meta({ id: "InterviewAggregate" });
export type InterviewAggregate = z.infer<typeof interviewAggregateSchema>;
