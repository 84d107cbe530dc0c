import * as z from "zod";
import { costSchema, noCost, presentUsage } from "../../platform/costs/cost.ts";
import { defineEntity } from "../../platform/table/entity.ts";
import { variationSchema } from "../../studies/sensitivity/schemas.ts";
import { isUnvaried } from "../../platform/rerun.ts";
import { reliabilityStudySchema, type ReliabilityStudy } from "./schemas.ts";

/** The findings of a reliability study, once its reruns were measured. */
const reliabilityOutcomeSchema = reliabilityStudySchema
  .omit({
    id: true,
    simulation_id: true,
    status: true,
    runs: true,
    completed_runs: true,
    error: true,
    usage: true,
    created_at: true,
    completed_at: true,
  })
  .extend({ completed_runs: z.int(), usage: costSchema });
export type ReliabilityOutcome = z.infer<typeof reliabilityOutcomeSchema>;

const base = z.object({
  id: z.string(),
  simulation_id: z.string(),
  project_id: z.string(),
  runs: z.int(),
  /** Whether the study also asks respondents without a persona. */
  no_persona_run: z.boolean(),
  /** Whether its first rerun also asks the model how the population answers. */
  direct_estimate: z.boolean(),
  /** The changes that further reruns make, one each. */
  vary: z.array(variationSchema),
  /** Ids of the reruns that are complete; the table cannot store an empty set. */
  completed: z.set(z.string()).default(() => new Set<string>()),
  created_at: z.string(),
});

const reliabilityRecordSchema = z.discriminatedUnion("status", [
  // After it was measured, it keeps running until its personas are promoted.
  base.extend({ status: z.literal("running"), outcome: reliabilityOutcomeSchema.optional() }),
  base.extend({ status: z.literal("complete"), outcome: reliabilityOutcomeSchema, completed_at: z.string() }),
  base.extend({
    status: z.literal("failed"),
    outcome: reliabilityOutcomeSchema.optional(),
    error: z.string(),
    completed_at: z.string(),
  }),
]);
/** A reliability study as stored. */
export type ReliabilityRecord = z.infer<typeof reliabilityRecordSchema>;

export const reliabilityEntity = defineEntity("reliability_study", reliabilityRecordSchema);

const nothingFound = {
  confidence_score: null,
  confidence_interval: null,
  components: null,
  personas: [],
  verdict: null,
  interpretation: null,
  baselines: [],
  robustness: [],
  flags: [],
} satisfies Partial<ReliabilityStudy>;

/**
 * The study as callers see it. Its findings are shown once it is complete, which includes the promotion of personas.
 */
export function presentReliability(study: ReliabilityRecord): ReliabilityStudy {
  const { usage = noCost, completed_runs: counted, ...found } = study.outcome ?? {};
  const completed = [...study.completed].filter(isUnvaried).length;
  return reliabilityStudySchema.parse({
    id: study.id,
    simulation_id: study.simulation_id,
    status: study.status,
    runs: study.runs,
    completed_runs: counted ?? completed,
    ...nothingFound,
    ...(study.status === "complete" ? found : {}),
    error: study.status === "failed" ? study.error : null,
    usage: presentUsage(usage),
    created_at: study.created_at,
    completed_at: study.status === "running" ? null : study.completed_at,
  });
}
