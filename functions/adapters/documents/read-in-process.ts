import { setTimeout as sleep } from "node:timers/promises";
import { BadRequest, RateLimited } from "../../shared/errors.ts";
import { ProcessEnded, runInProcess, type ProcessLimits } from "../processes/run-in-process.ts";
import { formats, type DocumentFormat } from "./document-type.ts";
import type { Reading, ReadingAnswer, ReadingJob } from "./reading.ts";

/**
 * Measured with two cores: a PDF of 118 pages takes 2 s and 54 MB beyond the process itself, a Word document of 250,000
 * characters in tables and lists 2 s and 116 MB, a progressive JPEG of 48 megapixels 5 s and 440 MB in all.
 */
const LIMITS: ProcessLimits = { seconds: 15, megabytes: 480 };

/** A text file up to here is decoded in a few ms, whatever stands in it; a process takes 100 to start. */
export const IN_PLACE_BYTES = 10_000;

/**
 * Processes at once, so that their memory does not add up. A function on Lambda reads one document at a time anyway.
 */
const MOST_AT_ONCE = 2;
/** With the time a document may take this stays within the 28 s of a request. */
const LONGEST_WAIT_MS = 8_000;
const RETRY_AFTER_SECONDS = 15;

const advice: Record<DocumentFormat, string> = {
  pdf: "print it to a new PDF, or send its text as .docx or .txt",
  docx: "save it as PDF or .txt and send that",
  text: "split it into smaller files",
  jpeg: "open it in an image editor, make it smaller and upload the new file",
  png: "open it in an image editor, make it smaller and upload the new file",
};

let running = 0;
const waiting: (() => void)[] = [];

/** @throws RateLimited when no place gets free in time */
async function takePlace(): Promise<void> {
  if (running < MOST_AT_ONCE) {
    running += 1;
    return;
  }
  const turn = Promise.withResolvers<void>();
  waiting.push(turn.resolve);
  const stop = new AbortController();
  const late = sleep(LONGEST_WAIT_MS, "late", { signal: stop.signal }).catch(() => undefined);
  const first = await Promise.race([turn.promise, late]);
  stop.abort();
  if (first !== "late") return;
  waiting.splice(waiting.indexOf(turn.resolve), 1);
  throw new RateLimited(RETRY_AFTER_SECONDS, "Other documents are being read");
}

function leavePlace(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}

/**
 * Reads a document in a process of its own, which is ended when it takes too long or too much memory. Parsers run for
 * as long as a hostile document wants (nested forms of a PDF, a few KB, are 10^12 steps) and never come back to the
 * event loop, so that no timer beside them could end them.
 * @throws BadRequest if the document cannot be read, or not within 15 s and 480 MB; RateLimited if too many are being
 *   read
 */
export async function readInProcess(job: ReadingJob, limits = LIMITS): Promise<Reading> {
  await takePlace();
  try {
    const program = { adapter: "documents", name: "reading-process" };
    const answer = await runInProcess<ReadingJob, ReadingAnswer>(program, job, limits);
    if ("rejected" in answer) throw new BadRequest(answer.rejected);
    return answer.reading;
  } catch (error) {
    if (error instanceof ProcessEnded) throw new BadRequest(sentenceOf(error, job.format, limits), { cause: error });
    throw error;
  } finally {
    leavePlace();
  }
}

function sentenceOf({ why }: ProcessEnded, format: DocumentFormat, { seconds }: ProcessLimits): string {
  const subject = `The ${formats[format].noun}`;
  switch (why) {
    case "time":
      return `${subject} takes longer than ${seconds} seconds to read; ${advice[format]}.`;
    case "memory":
      return `${subject} takes too much memory to read; ${advice[format]}.`;
    case "failed":
      return `${subject} is broken and cannot be read; ${advice[format]}.`;
  }
}
