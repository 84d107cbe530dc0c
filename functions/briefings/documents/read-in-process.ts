import { BadRequest } from "../../platform/errors.ts";
import { JobEnded } from "../../platform/processes/job-process.ts";
import type { WorkLimits } from "../../platform/processes/watch-work.ts";
import { formats, type DocumentFormat } from "./document-type.ts";
import type { Reading, ReadingJob } from "./reading.ts";
import { runInPool } from "./reading-pool.ts";

/**
 * Measured with two cores:
 * - a PDF of 118 pages takes 2 s and 54 MB,
 * - a Word document of 250,000 characters in tables and lists takes 2 s and 116 MB,
 * - a progressive JPEG of 48 megapixels takes 5 s and 380 MB.
 */
const LIMITS: WorkLimits = { seconds: 15, megabytes: 420 };

/** A text file of up to this size is decoded in a few ms, whatever it contains; a process takes 100 ms to start. */
export const IN_PLACE_BYTES = 10_000;

const advice: Record<DocumentFormat, string> = {
  pdf: "print it to a new PDF, or send its text as .docx or .txt",
  docx: "save it as PDF or .txt and send that",
  text: "split it into smaller files",
  jpeg: "open it in an image editor, make it smaller and upload the new file",
  png: "open it in an image editor, make it smaller and upload the new file",
};

/**
 * Reads a document in a process of its own.
 * @throws BadRequest if the document cannot be read, or not within 15 s of processor time and 420 MB; RateLimited if
 * the service is too busy
 */
export async function readInProcess(job: ReadingJob, limits = LIMITS): Promise<Reading> {
  try {
    return await runInPool<Reading>(job, limits, { BadRequest });
  } catch (error) {
    if (error instanceof JobEnded) throw new BadRequest(sentenceOf(error, job.format, limits), { cause: error });
    throw error;
  }
}

function sentenceOf({ why }: JobEnded, format: DocumentFormat, { seconds }: WorkLimits): string {
  const subject = `The ${formats[format].noun}`;
  switch (why) {
    case "work":
      return `${subject} takes more than ${seconds} seconds of processor time to read; ${advice[format]}.`;
    case "memory":
      return `${subject} takes too much memory to read; ${advice[format]}.`;
    default:
      return `${subject} is broken and cannot be read; ${advice[format]}.`;
  }
}
