// Runs as a thread of its own (see read-in-thread.ts): reads the one document it was started with and answers.
import { parentPort, workerData } from "node:worker_threads";
import { BadRequest } from "../../shared/errors.ts";
import type { ThreadReading } from "./read-in-thread.ts";

export interface ReadingJob {
  type: "pdf" | "docx";
  bytes: Uint8Array<ArrayBuffer>;
}

/** `rejected` is a sentence for people; undefined means that a parser failed and has none. */
export type ReadingReply = { started: true } | { reading: ThreadReading } | { rejected: string | undefined };

async function read({ type, bytes }: ReadingJob): Promise<ThreadReading> {
  // Loaded when needed: each of the two parsers takes longer to load than a small document takes to read.
  if (type === "pdf") return (await import("./pdf/read-pdf.ts")).readPdf(bytes);
  return (await import("./docx/read-docx.ts")).readDocx(Buffer.from(bytes.buffer));
}

const answer = (reply: ReadingReply) => parentPort?.postMessage(reply);

// pdf.js lets promises of broken parts reject unhandled while it goes on with the rest of the document.
process.on("unhandledRejection", () => undefined);
answer({ started: true });
read(workerData as ReadingJob).then(
  (reading) => answer({ reading }),
  (error: unknown) => answer({ rejected: error instanceof BadRequest ? error.message : undefined }),
);
