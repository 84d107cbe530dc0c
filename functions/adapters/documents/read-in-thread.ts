import { Worker } from "node:worker_threads";
import { BadRequest } from "../../shared/errors.ts";
import { threadFile } from "../threads/thread-file.ts";
import type { ReadingJob, ReadingReply } from "./reading-thread.ts";

/** What a thread finds in a document. */
export interface ThreadReading {
  text: string | null;
  pageCount: number | null;
}

export interface ReadingLimits {
  seconds: number;
  /** JavaScript heap and buffers of the thread, beyond the file itself. */
  workingBytes: number;
}

/**
 * Measured with two cores: a PDF of 118 pages takes 2 s and 54 MB, a Word document of 250,000 characters in tables and
 * lists 2 s and 116 MB.
 */
const LIMITS: ReadingLimits = { seconds: 15, workingBytes: 192 * 2 ** 20 };
/** How often a thread is looked at. A hostile PDF took up to 60 MB more before it was ended. */
const WATCH_EVERY_MS = 10;

/**
 * V8's own limit must never be reached, because a thread that reaches it takes the whole process with it (measured on
 * Node 24). So it lies far above the limit that is watched here.
 */
const resourceLimits = { maxOldGenerationSizeMb: 2048, maxYoungGenerationSizeMb: 24 };

const names = { pdf: "PDF", docx: "Word document" };
const advice = {
  pdf: "print it to a new PDF, or send its text as .docx or .txt",
  docx: "save it as PDF or .txt and send that",
};

/** The readings in progress wait for each other, so that their memory does not add up. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a document in a thread of its own. Its parsers run for as long as a hostile document wants (nested forms of a
 * PDF, a few KB, are 10^12 steps) and never come back to the event loop, so no timer in their own thread could end them.
 *
 * What cannot be interrupted: a single native operation, such as filling one buffer. It is short against the limits.
 * @throws BadRequest if the document is broken, encrypted or a bomb, or takes more than 15 s or too much memory
 */
export function readInThread(type: ReadingJob["type"], bytes: Buffer, limits = LIMITS): Promise<ThreadReading> {
  const reading = last.then(() => run(type, bytes, limits));
  last = reading.catch(() => undefined);
  return reading;
}

async function run(type: ReadingJob["type"], bytes: Buffer, limits: ReadingLimits): Promise<ThreadReading> {
  // Copied once here and then moved: the caller keeps the file.
  const copy = new Uint8Array(bytes);
  const thread = new Worker(threadFile("documents", "reading-thread"), {
    workerData: { type, bytes: copy } satisfies ReadingJob,
    transferList: [copy.buffer],
    resourceLimits,
    // Parsers of hostile input have no business with credentials.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  thread.stdout.resume();
  thread.stderr.resume();
  const limit = watch(thread, type, { ...limits, workingBytes: limits.workingBytes + bytes.length });
  try {
    return await Promise.race([answerOf(thread, type), limit.exceeded]);
  } finally {
    limit.clear();
    await thread.terminate();
  }
}

function answerOf(thread: Worker, type: ReadingJob["type"]): Promise<ThreadReading> {
  return new Promise((resolve, reject) => {
    let started = false;
    const broken = new BadRequest(`The ${names[type]} is broken and cannot be read; ${advice[type]}.`);
    thread.on("message", (reply: ReadingReply) => {
      if ("started" in reply) started = true;
      else if ("reading" in reply) resolve(reply.reading);
      else reject(reply.rejected === undefined ? broken : new BadRequest(reply.rejected));
    });
    // A thread that does not start is a fault of the installation; later the document is what brought it down.
    thread.on("error", (error: Error) => reject(started ? broken : error));
    thread.once("exit", () => reject(started ? broken : new Error("The reading thread did not start")));
  });
}

/** Rejects `exceeded` once the thread is over its time or its memory. */
function watch(thread: Worker, type: ReadingJob["type"], { seconds, workingBytes }: ReadingLimits) {
  let timer: NodeJS.Timeout;
  const deadline = performance.now() + seconds * 1000;
  const exceeded = new Promise<never>((_, reject) => {
    let asking = false;
    timer = setInterval(() => {
      if (performance.now() > deadline) {
        reject(new BadRequest(`The ${names[type]} takes longer than ${seconds} seconds to read; ${advice[type]}.`));
      }
      if (asking) return;
      asking = true;
      void thread
        .getHeapStatistics()
        .then(({ used_heap_size, external_memory }) => {
          if (used_heap_size + external_memory < workingBytes) return;
          reject(new BadRequest(`The ${names[type]} takes too much memory to read; ${advice[type]}.`));
        })
        // A thread has no statistics before it has started and after it has ended.
        .catch(() => undefined)
        .finally(() => {
          asking = false;
        });
    }, WATCH_EVERY_MS);
  });
  return { exceeded, clear: () => clearInterval(timer) };
}
