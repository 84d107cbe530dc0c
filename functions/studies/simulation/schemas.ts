import * as z from "zod";
import { simulationTypes } from "../../platform/log/study-types.ts";
import { conceptDesignSchema, conceptSchema } from "../concept-test/schemas.ts";
import { conjointDesignSchema } from "../conjoint/design-schema.ts";
import { idSchema } from "../../platform/ids.ts";
import { guideSchema } from "../interview/schemas.ts";
import { progressSchema } from "../../platform/pipelines/progress.ts";
import { studySampleSchema } from "../sample/schemas.ts";
import { surveySchema } from "../survey/schemas.ts";
import { timestampSchema } from "../../platform/timestamp.ts";
import { usageSchema } from "../../platform/costs/usage.ts";
import { studyWeightsSchema } from "../weights/study-weights.ts";
import { headlineSchema } from "./headline-schema.ts";
import { settings } from "./settings.ts";

export const simulationTypeSchema = z.enum(simulationTypes, `must be one of ${simulationTypes.join(", ")}`);
export type SimulationType = z.infer<typeof simulationTypeSchema>;

const simulationStatuses = [
  "pending",
  "running",
  "active",
  "generating_report",
  "complete",
  "failed",
  "aborted",
] as const;
export const simulationStatusSchema = z.enum(simulationStatuses, `must be one of ${simulationStatuses.join(", ")}`);
export type SimulationStatus = z.infer<typeof simulationStatusSchema>;

export const BRIEFINGS_PER_SIMULATION = 5;

export const simulationSchema = z
  .object({
    id: idSchema,
    project_id: idSchema,
    name: z.string().nullable(),
    simulation_type: simulationTypeSchema,
    status: simulationStatusSchema,
    prompt_question: z.string().nullable(),
    persona_group_id: idSchema,
    briefing_ids: z.array(idSchema),
    language: z
      .string()
      .meta({ description: "BCP 47; what it is held and reported in, as its group spoke when it was created." }),
    persona_count: z.int().meta({
      description:
        "Personas that take part, fixed when the simulation is created. With a `sample`: those asked so far.",
    }),
    progress: progressSchema,
    survey_schema: surveySchema.nullable().meta({ description: "For surveys, after a file has been read." }),
    script: guideSchema.nullable().meta({ description: "For AI interviews: the guide, after it has been read." }),
    concepts: z
      .array(conceptSchema)
      .nullable()
      .meta({ description: "For tests of several concepts: in the order in which they were sent." }),
    design: conceptDesignSchema.nullable().meta({
      description:
        "For tests of several concepts: `sequential`, everybody reacts to each of them; `monadic`, each persona " +
        "reacts to one.",
    }),
    conjoint_design: conjointDesignSchema.nullable().meta({ description: "For conjoint studies, after it was sent." }),
    direct_estimate: z.boolean().meta({
      description:
        "Whether the model is also asked, without any persona, how the audience as a whole answers each closed " +
        "question: when it was created, or by a reliability check since.",
    }),
    weights: studyWeightsSchema.nullable(),
    sample: studySampleSchema
      .nullable()
      .meta({ description: "For a survey with a number of completes: its state so far." }),
    ...settings,
    error: z
      .string()
      .nullable()
      .meta({
        description:
          "Why the study failed. If the study is complete: why its report could not be put into words the last time " +
          "you asked for it.",
      }),
    retry_until: timestampSchema.nullable().meta({
      description: "When the study failed: until when `retry` can go on from the answers it has.",
    }),
    model_ids: z.array(z.string()).meta({ description: "Models that have answered in this study so far." }),
    usage: usageSchema,
    headline: headlineSchema.nullable().meta({
      description:
        "The figure that the report of a complete simulation begins with. Null for interviews and focus groups.",
    }),
    created_at: timestampSchema,
    started_at: timestampSchema.nullable().meta({ description: "When the first persona could be asked." }),
    completed_at: timestampSchema
      .nullable()
      .meta({ description: "When the study ended, whether complete, failed or aborted." }),
  })
  .meta({ id: "Simulation" });
export type Simulation = z.infer<typeof simulationSchema>;
