import { BadRequest } from "../../platform/errors.ts";
import type { ErrorClasses } from "../../platform/calculations/carried-error.ts";
import { JobEnded } from "../../platform/processes/job-process.ts";
import type { WorkLimits } from "../../platform/processes/watch-work.ts";
import { runInPool } from "./reading-pool.ts";

/** A questionnaire of 200 questions takes 0.1 s. */
const SECONDS = 6;
const MEGABYTES = 420;

/**
 * A way to take a caller's file apart by rule. Only the process that reads loads its code, by name (service/rules.ts);
 * what goes in and comes out can be cloned.
 */
export interface Rule<Input, Output> {
  name: string;
  /** What is read, and what to do if it takes too much. */
  noun: string;
  advice: string;
  /** Of processor time; 6 unless said. */
  seconds?: number;
  /** Classes of what the rule throws, beside BadRequest. */
  errors?: ErrorClasses;
  /** Says of what type input and output are; never set. */
  types?: (input: Input) => Output;
}

/**
 * Takes what a caller sent apart by rule, in a process of its own: no text holds up anybody else, whatever a rule makes
 * of it.
 * @throws what the rule throws; BadRequest if it takes more than its processor time or 420 MB; RateLimited if the
 *   service is too busy
 */
export async function readByRule<Input, Output>(
  { name, noun, advice, seconds = SECONDS, errors }: Rule<Input, Output>,
  input: Input,
  limits: WorkLimits = { seconds, megabytes: MEGABYTES },
): Promise<Output> {
  try {
    return await runInPool<Output>({ rule: name, input }, limits, { BadRequest, ...errors });
  } catch (error) {
    if (!(error instanceof JobEnded) || error.why === "failed") throw error;
    const much = error.why === "work" ? `more than ${limits.seconds} seconds of processor time` : "too much memory";
    throw new BadRequest(`The ${noun} takes ${much} to read; ${advice}.`, { cause: error });
  }
}
