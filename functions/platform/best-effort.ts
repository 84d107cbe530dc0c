import type { Logger } from "./log/logger.ts";

/**
 * Runs the second half of a pair of writes whose first half is already stored. A failure is logged and left to the
 * sweeper, which repeats it within two minutes: the caller's change is stored and must not be answered with an error.
 */
export async function bestEffort(logger: Logger, what: string, action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    logger.warn(`${what} failed and is left to the sweeper`, { error });
  }
}
