import { setTimeout as sleep } from "node:timers/promises";
import { RateLimited } from "../../platform/errors.ts";
import { inRequest } from "../../platform/time-limits.ts";
import { READER } from "../../platform/functions/function-definition.ts";
import { JobEnded, startJobProcess, type JobProcess } from "../../platform/processes/job-process.ts";
import type { WorkLimits } from "../../platform/processes/watch-work.ts";
import { restoredError, type ErrorClasses } from "../../platform/calculations/carried-error.ts";
import type { ReadingAnswer, ReadingJob, RuleJob } from "./reading.ts";

type Job = ReadingJob | RuleJob;
type ReadingProcess = JobProcess<Job, ReadingAnswer>;

/** Jobs of one kind. Other kinds run in parallel, so that photographs do not block questionnaires. */
interface Lane {
  /** Jobs that are done at once: the memory of their processes adds up. */
  places: number;
  waiting: (() => void)[];
}
/** Formats that may be hostile; each job has a process that ends with it. */
const documents: Lane = { places: 2, waiting: [] };
/** Plain texts and tables, which only our own code reads: their processes are reused. */
const texts: Lane = { places: 2, waiting: [] };

/**
 * A process that hangs without using the processor is ended after this time; its caller has been told to retry by then.
 */
const LONGEST_MS = 180_000;
/** The longest wait for a place, out of the 28 s of a request; the rest would hardly be enough for an answer. */
const LONGEST_WAIT_MS = 20_000;
const RETRY_AFTER_SECONDS = 15;
/** A process with all its parsers has 110 MB; a larger one is ended to free the memory. */
const MOST_KEPT_MEGABYTES = 160;

const idle: ReadingProcess[] = [];
let keepsWarm = false;

const start = (ahead: boolean): ReadingProcess => startJobProcess(READER, ahead);

/**
 * Keeps a process ready that has loaded its parsers, for callers that wait for a process to start. A process needs up
 * to a second of processor time before it has read its first document.
 */
export function keepReaderWarm(): void {
  keepsWarm = true;
  if (idle.length === 0) idle.push(start(true));
}

function takeProcess(): ReadingProcess {
  for (let next = idle.pop(); next; next = idle.pop()) if (next.lives()) return next;
  return start(false);
}

/** @throws RateLimited if no place becomes free in time */
async function takePlace(lane: Lane): Promise<void> {
  if (lane.places > 0) {
    lane.places -= 1;
    return;
  }
  const turn = Promise.withResolvers<void>();
  lane.waiting.push(turn.resolve);
  const stop = new AbortController();
  const late = sleep(inRequest(LONGEST_WAIT_MS), "late", { signal: stop.signal }).catch(() => undefined);
  const first = await Promise.race([turn.promise, late]);
  stop.abort();
  if (first !== "late") return;
  lane.waiting.splice(lane.waiting.indexOf(turn.resolve), 1);
  throw new RateLimited(RETRY_AFTER_SECONDS, "Other files are being read");
}

function leavePlace(lane: Lane): void {
  const next = lane.waiting.shift();
  if (next) next();
  else lane.places += 1;
}

/**
 * Does a job in its own process, which is ended if it takes too much processor time or memory. A hostile file can keep
 * a parser running: nested forms of a PDF with a few KB take 10^12 steps. The parser does not return to the event loop
 * meanwhile, so no timer in the same thread could end it, and no other caller would be served.
 * @param errors classes of the errors that the job throws; all others arrive as an Error
 * @throws JobEnded if the job takes too much or crashes the process; RateLimited if the machine is too busy
 */
export async function runInPool<Output>(job: Job, limits: WorkLimits, errors: ErrorClasses): Promise<Output> {
  const lane = "rule" in job || job.format === "text" ? texts : documents;
  await takePlace(lane);
  const reader = takeProcess();
  let isKept = false;
  try {
    const { answer, megabytes } = await reader.run(job, { ...limits, waitMs: LONGEST_MS });
    isKept = lane === texts && megabytes < MOST_KEPT_MEGABYTES;
    if ("thrown" in answer) throw restoredError(answer.thrown, errors);
    return answer.output as Output;
  } catch (error) {
    if (error instanceof JobEnded && error.why === "late")
      throw new RateLimited(RETRY_AFTER_SECONDS, "The service is busy and could not read the file yet");
    throw error;
  } finally {
    if (isKept) idle.push(reader);
    else reader.end();
    leavePlace(lane);
    if (keepsWarm) keepReaderWarm();
  }
}
