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

/** Readings of one kind; other kinds go on beside them, so that photographs keep no questionnaire waiting. */
interface Lane {
  /** Jobs that are done at once: the memory of their processes adds up. */
  places: number;
  waiting: (() => void)[];
}
/** Hostile formats, each in a process that ends with it. */
const documents: Lane = { places: 2, waiting: [] };
/** Plain texts and tables, which only our own code reads: their processes go on. */
const texts: Lane = { places: 2, waiting: [] };

/** What hangs without using a processor ends after so long; whoever asked has been told to come again by then. */
const LONGEST_MS = 180_000;
/** Of the 28 s of a request: who has no place by then could hardly have an answer in the rest. */
const LONGEST_WAIT_MS = 20_000;
const RETRY_AFTER_SECONDS = 15;
/** A process with all its parsers has 110 MB; one that has more gives it back by ending. */
const MOST_KEPT_MEGABYTES = 160;

const idle: ReadingProcess[] = [];
let keepsWarm = false;

const start = (ahead: boolean): ReadingProcess => startJobProcess(READER, ahead);

/**
 * Keeps a process at hand that has loaded its parsers, for where what starts first is waited for: a process takes up to
 * a second of processor time until it has read its first document.
 */
export function keepReaderWarm(): void {
  keepsWarm = true;
  if (idle.length === 0) idle.push(start(true));
}

function takeProcess(): ReadingProcess {
  for (let next = idle.pop(); next; next = idle.pop()) if (next.lives()) return next;
  return start(false);
}

/** @throws RateLimited when no place gets free in time */
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
 * Has a process of its own do a job, which is ended when it takes too much processor time or memory. Parsers run for as
 * long as a hostile file wants (nested forms of a PDF, a few KB, are 10^12 steps) and never come back to the event
 * loop, so that no timer beside them could end them, and nobody else would be served meanwhile.
 * @param errors classes of what the job throws; everything else comes as an Error
 * @throws JobEnded if it takes too much, or brings the process down; RateLimited if the machine is too busy
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
