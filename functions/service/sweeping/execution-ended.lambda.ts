import * as z from "zod";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import {
  codingInputSchema,
  correlatedSchema,
  generationInputSchema,
  reliabilityInputSchema,
  simulationAttempt,
  simulationInputSchema,
} from "../../platform/pipelines/state-inputs.ts";
import { marketRefreshInputSchema } from "../../personas/signals/refresh/input.ts";
import { failureReason, type FailedSubject } from "../../platform/failure-reason.ts";
import { newId } from "../../platform/ids.ts";
import { isRerun } from "../../platform/rerun.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { executionLink } from "../../platform/pipelines/execution-link.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { tellFailed } from "../../platform/log/study-metrics.ts";
import { inContext } from "../../platform/work-context.ts";
import { createGenerationStore } from "../../personas/groups/store-lifecycle.ts";
import { createCodingStore } from "../../findings/codebook/store-coding.ts";
import { createReliabilityStore } from "../../findings/reliability/store.ts";
import { createSimulationLifecycle } from "../../studies/simulation/store-lifecycle.ts";
import { openTable } from "../../platform/table/table.ts";
import { openAnnouncements } from "../../notifications/announcements.ts";

const environment = parseEnvironment("worker-execution-ended");
const logger = createLogger({ function: "worker-execution-ended" });
const table = openTable(environment.TABLE_NAME);
const generations = createGenerationStore(table);
const simulations = createSimulationLifecycle(table);
const codings = createCodingStore(table);
const reliability = createReliabilityStore(table);
const announce = openAnnouncements(environment, table);

const eventSchema = z.object({
  detail: z.object({
    status: z.enum(["SUCCEEDED", "FAILED", "TIMED_OUT", "ABORTED"]),
    name: z.string(),
    input: z.string(),
    executionArn: z.string(),
  }),
});

type EndedExecution = z.output<typeof eventSchema>["detail"];

const reasonOf = (status: string, subject: FailedSubject): string => {
  if (status === "TIMED_OUT") return failureReason("States.Timeout", subject);
  if (status === "ABORTED") return `${subject} was stopped by the operators of this service; try again`;
  return failureReason("", subject);
};

/**
 * Receives events about the ends of executions. If an execution ended without recording it, its resource is marked as
 * failed: the execution was stopped by hand, timed out, or failed before its own failure state. The condition of the
 * write leaves a resource alone that has already ended. The sweeper does the job that removes partial results. Webhooks
 * and users are notified of every end.
 */
export const handler = (event: unknown): Promise<void> => {
  const { detail } = eventSchema.parse(event);
  const input: unknown = JSON.parse(detail.input);
  const { correlation_id = detail.name } = correlatedSchema.parse(input);
  return inContext({ correlationId: correlation_id }, () => recordEnd(detail, input));
};

async function recordEnd({ status, name, executionArn }: EndedExecution, parsed: unknown): Promise<void> {
  const badly = status !== "SUCCEEDED";
  const log = (markedFailed: boolean) => {
    if (badly)
      logger.info("execution ended", {
        execution: executionLink(executionArn),
        status,
        marked_failed: markedFailed,
      });
  };
  const generation = generationInputSchema.safeParse(parsed);
  if (generation.success) {
    const { company_id, project_id, persona_group_id, generation: number } = generation.data;
    const ref = { companyId: company_id, projectId: project_id, groupId: persona_group_id, generation: number };
    const failed = badly && (await generations.fail(ref, reasonOf(status, "Generation")));
    if (failed) tellFailed("persona_generation", status);
    log(failed);
    return announce({ kind: "persona_group", ref });
  }
  const study = reliabilityInputSchema.safeParse(parsed);
  if (study.success) {
    const { company_id, project_id, simulation_id, study_id: studyId } = study.data;
    const ref = { companyId: company_id, projectId: project_id, simulationId: simulation_id };
    const reason = reasonOf(status, "The reliability check");
    const failed = badly && (await reliability.fail(ref, studyId, reason, timestamp()));
    if (failed) tellFailed("reliability_study", status);
    log(failed);
    return announce({ kind: "reliability_check", ref, studyId });
  }
  const coding = codingInputSchema.safeParse(parsed);
  if (coding.success) {
    const { company_id, project_id, simulation_id, question_id, coding_id: id } = coding.data;
    const ref = { companyId: company_id, projectId: project_id, simulationId: simulation_id };
    const reason = reasonOf(status, "The coding of answers");
    log(badly && (await codings.fail(ref, { id, question_id }, reason, timestamp())));
    return;
  }
  const refresh = marketRefreshInputSchema.safeParse(parsed);
  if (refresh.success) {
    // Nothing waits for a refresh: the earlier signals stay, and the market may be refreshed again after an hour.
    const execution = executionLink(executionArn);
    if (badly) logger.warn("execution ended", { execution, status, market: refresh.data.market });
    return;
  }
  const { company_id, project_id, simulation_id } = simulationInputSchema.parse(parsed);
  const ref = { companyId: company_id, projectId: project_id, simulationId: simulation_id };
  const attempt = simulationAttempt(simulation_id, name);
  const reason = reasonOf(status, "The study");
  // An execution that only narrates a complete study is not one of its attempts.
  const failed =
    badly && attempt !== undefined && (await simulations.fail(ref, reason, newId(), timestamp(), { attempt }));
  const simulation = failed && !isRerun(simulation_id) ? await simulations.find(ref) : undefined;
  if (simulation) tellFailed(simulation.simulation_type, status);
  log(failed);
  await announce({ kind: "simulation", ref });
}
