import type * as z from "zod";
import { createLogger, type Logger } from "./logger.ts";

/**
 * Makes the Lambda handler of one pipeline state: parses its input, runs it, logs how it went. What is thrown goes to
 * the state machine, whose Retry and Catch match it by name.
 */
export function createStateHandler<S extends z.ZodType, T>(
  name: string,
  inputSchema: S,
  run: (input: z.output<S>, logger: Logger) => Promise<T>,
): (event: unknown) => Promise<T> {
  const base = createLogger({ function: name });
  return async (event) => {
    const started = performance.now();
    const input = inputSchema.parse(event);
    const { company_id, simulation_id, persona_group_id, persona_id } = input as Record<string, unknown>;
    const logger = base.with({ company_id, simulation_id, persona_group_id, persona_id });
    try {
      const output = await run(input, logger);
      logger.info("state done", { duration_ms: Math.round(performance.now() - started) });
      return output;
    } catch (error) {
      logger.warn("state failed", { duration_ms: Math.round(performance.now() - started), error });
      throw error;
    }
  };
}
