import * as z from "zod";
import { defineEntity } from "../table/entity.ts";
import { deletionJobKey } from "../table/keys.ts";
import type { Write } from "../table/table.ts";
import { unfinished } from "../table/unfinished-work.ts";

const deletionTargetSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("project") }),
  z.object({ kind: z.literal("persona_group"), group_id: z.string(), generation: z.int() }),
  z.object({ kind: z.literal("simulation"), simulation_id: z.string(), attempt: z.int().optional() }),
  /** Objects of a briefing whose item is gone. */
  z.object({ kind: z.literal("briefing"), briefing_id: z.string() }),
  /** The answers of people in a human study whose item is gone. */
  z.object({ kind: z.literal("human_study"), human_study_id: z.string() }),
  /** A company whose own item is gone, with everything it has. */
  z.object({ kind: z.literal("company") }),
  /** Copies of a real respondent in the studies of their group. */
  z.object({ kind: z.literal("respondent"), group_id: z.string(), persona_id: z.string() }),
  /** Past and pending deliveries to a webhook whose item is gone. */
  z.object({ kind: z.literal("webhook"), webhook_id: z.string() }),
  /** Sessions of a user who is no longer a member. */
  z.object({ kind: z.literal("user"), user_id: z.string() }),
  /** The invitations and subscriptions that a revoked API key created. */
  z.object({ kind: z.literal("api_key"), api_key_id: z.string() }),
  /** Partial results of a study that was aborted, or failed two weeks ago; the simulation itself stays. */
  z.object({
    kind: z.literal("partial_results"),
    simulation_id: z.string(),
    stop_execution: z.boolean(),
    attempt: z.int().optional(),
  }),
]);
/** What a deletion job removes: everything below a resource whose own item is gone or final already. */
export type DeletionTarget = z.infer<typeof deletionTargetSchema>;

const deletionJobSchema = z.object({
  job_id: z.string(),
  company_id: z.string(),
  /** Null if the removed resource belongs to the company and not to a project. */
  project_id: z.string().nullable(),
  target: deletionTargetSchema,
  /** Only for a company, after its first full pass: the pass that begins at this time or later is the last. */
  last_pass_from: z.string().optional(),
});
export type DeletionJob = z.infer<typeof deletionJobSchema>;
export const deletionJobEntity = defineEntity("deletion", deletionJobSchema);

/**
 * The write that stores a deletion job in the same transaction as the deletion that causes it. A deletion is therefore
 * never acknowledged without its job, and the sweeper repeats a job whose message was lost.
 * @param due when the sweeper starts to do a job whose message nobody sends
 */
export const deletionWrite = (
  ref: { companyId: string; projectId?: string },
  jobId: string,
  target: DeletionTarget,
  at: string,
  due = at,
): Write => ({
  Put: {
    Item: {
      ...deletionJobKey(ref.companyId, jobId),
      ...deletionJobEntity.label,
      job_id: jobId,
      company_id: ref.companyId,
      project_id: ref.projectId ?? null,
      target,
      created_at: at,
      ...unfinished(due),
    },
  },
});
