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
    language: z.string().meta({
      description: "Language of the study and its report (BCP 47): that of its group when the study was created.",
    }),
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
        "For tests of several concepts: `sequential`, every persona reacts to each of them; `monadic`, each " +
        "persona reacts to one.",
    }),
    conjoint_design: conjointDesignSchema.nullable().meta({ description: "For conjoint studies, after it was sent." }),
    direct_estimate: z.boolean().meta({
      description:
        "Whether the model is also asked, without any persona, how the audience as a whole answers each closed " +
        "question: in this study, or in a later reliability check.",
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
          "Why the study failed. If the study is complete: why the last attempt to write the words of its " +
          "report failed.",
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
