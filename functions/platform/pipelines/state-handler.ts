import type * as z from "zod";
import { correlatedSchema } from "./state-inputs.ts";
import { BatchUnfinished, WorkStopped } from "../model-errors.ts";
import { createLogger, type Logger } from "../log/logger.ts";
import { deadlineOf, inContext } from "../work-context.ts";

/** The fields of Lambda's invocation context that are used here. */
export interface Invocation {
  awsRequestId: string;
  getRemainingTimeInMillis?(): number;
}

/**
 * Makes the Lambda handler of one pipeline state: parses its input, runs it, logs how it went. What is thrown goes to
 * the state machine, whose Retry and Catch match it by name.
 */
export function createStateHandler<S extends z.ZodType, T>(
  name: string,
  inputSchema: S,
  run: (input: z.output<S>, logger: Logger) => Promise<T>,
): (event: unknown, invocation: Invocation) => Promise<T> {
  const base = createLogger({ function: name });
  return async (event, invocation) => {
    const { awsRequestId } = invocation;
    const started = performance.now();
    const input = inputSchema.parse(event);
    const fields = input as Record<string, unknown>;
    const { company_id, project_id, simulation_id, study_id, coding_id } = fields;
    const { persona_group_id, persona_id, persona_ids, market } = fields;
    const personas = Array.isArray(persona_ids) ? persona_ids.length : undefined;
    const logger = base.with({ company_id, simulation_id, persona_group_id, persona_id, personas, market });
    const { correlation_id: correlationId = awsRequestId } = correlatedSchema.parse(event);
    const context = {
      correlationId,
      deadline: deadlineOf(invocation),
      ...(typeof company_id === "string" ? { companyId: company_id } : {}),
      // Coding of answers is not a run of the simulation, nor are a reliability study's steps other than its reruns.
      ...(typeof project_id === "string" && typeof simulation_id === "string" && !study_id && !coding_id
        ? { study: { projectId: project_id, simulationId: simulation_id } }
        : {}),
    };
    return inContext(context, async () => {
      try {
        const output = await run(input, logger);
        logger.info("state done", { duration_ms: Math.round(performance.now() - started) });
        return output;
      } catch (error) {
        const duration_ms = Math.round(performance.now() - started);
        if (error instanceof WorkStopped || error instanceof BatchUnfinished)
          logger.info("state stopped", { duration_ms, reason: error.message });
        else logger.warn("state failed", { duration_ms, error });
        throw error;
      }
    });
  };
}
