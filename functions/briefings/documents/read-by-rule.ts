import { BadRequest } from "../../platform/errors.ts";
import type { ErrorClasses } from "../../platform/calculations/carried-error.ts";
import { JobEnded } from "../../platform/processes/job-process.ts";
import type { WorkLimits } from "../../platform/processes/watch-work.ts";
import { runInPool } from "./reading-pool.ts";

/** A questionnaire of 200 questions takes 0.1 s. */
const SECONDS = 6;
const MEGABYTES = 420;

/**
 * A rule-based parser for a caller's file. Only the reading process loads its code, by name (service/rules.ts). Input
 * and output must be cloneable.
 */
export interface Rule<Input, Output> {
  name: string;
  /** The noun for the file, and advice if reading it takes too much time or memory. */
  noun: string;
  advice: string;
  /** Limit of processor time; 6 unless set. */
  seconds?: number;
  /** Classes of the errors that the rule throws, besides BadRequest. */
  errors?: ErrorClasses;
  /** Declares the types of input and output; never set. */
  types?: (input: Input) => Output;
}

/**
 * Parses a caller's file by rule, in its own process, so that no text can block other callers.
 * @throws what the rule throws; BadRequest if it exceeds its processor time or 420 MB; RateLimited if the service is
 * too busy
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
