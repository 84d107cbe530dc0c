import { createHash } from "node:crypto";
import pLimit from "p-limit";
import { JobEnded, startJobProcess, type JobProcess } from "../../functions/platform/processes/job-process.ts";
import type { DocumentFormat } from "./document-format.ts";
import { AwsError } from "../http/aws-json.ts";
import type { PageText } from "./page-text.ts";
import type { ReadAnswer, ReadJob, Refused } from "./read-document.ts";

const PROGRAM = "local/textract/read-document.ts";
/** Documents that are read at once, each in a process of its own of some 400 MB. */
const IMAGES_AT_ONCE = 2;
const PDFS_AT_ONCE = 1;
/** For a page: a full one takes 2 to 10 s of processor time, with all the ways of reading it that are tried 60 s. */
const LIMITS = { seconds: 90, megabytes: 800, waitMs: 600_000 };
/** Documents whose text is kept for callers that ask again. */
const KEPT_DOCUMENTS = 8;

export type PageOutcome = PageText | AwsError;

export interface Reader {
  /**
   * All pages of a document, in order; a page that cannot be read is an error in its place.
   * @param maxPages a PDF of more is refused
   * @throws AwsError
   */
  read(bytes: Uint8Array, format: DocumentFormat, maxPages: number): Promise<PageOutcome[]>;
  close(): void;
}

const isRefused = (answer: object): answer is Refused => "code" in answer;
const outcomeOf = (page: PageText | Refused): PageOutcome =>
  isRefused(page) ? new AwsError(page.code, page.message) : page;

/** A page that is refused is one outcome among others. */
function refusalIn(error: unknown): AwsError {
  if (error instanceof AwsError) return error;
  throw error;
}

/** Reads documents, each in a process that may crash, hang or take any amount of memory, and ends with its document. */
export function openReader(): Reader {
  const processes = new Set<JobProcess<ReadJob, ReadAnswer>>();
  const images = pLimit(IMAGES_AT_ONCE);
  const pdfs = pLimit(PDFS_AT_ONCE);
  const known = new Map<string, Promise<PageOutcome[]>>();

  async function inProcess(bytes: Uint8Array, format: DocumentFormat, maxPages: number): Promise<PageOutcome[]> {
    const started = startJobProcess<ReadJob, ReadAnswer>(PROGRAM, false);
    processes.add(started);
    const run = async (job: ReadJob) => {
      const { answer } = await started.run(job, LIMITS).catch((error: unknown) => {
        if (!(error instanceof JobEnded) || error.why === "late") throw error;
        // What a real Textract makes of a document that its process does not survive is not known.
        throw new AwsError(
          "BadDocumentException",
          "The document takes more processor time or memory to read than it may.",
        );
      });
      if (isRefused(answer)) throw new AwsError(answer.code, answer.message);
      return answer;
    };
    try {
      const { pages, page } = await run({ bytes, format, maxPages });
      const outcomes = [outcomeOf(page)];
      for (let index = 1; index < pages; index += 1)
        outcomes.push(await run({ page: index }).then((answer) => outcomeOf(answer.page), refusalIn));
      return outcomes;
    } finally {
      processes.delete(started);
      started.end();
    }
  }

  return {
    /**
     * A caller that gave up waiting and comes again gets what has been read meanwhile: on a busy machine, every new
     * attempt would otherwise wait behind those that nobody waits for any longer.
     */
    read(bytes, format, maxPages) {
      const key = createHash("sha256").update(`${maxPages} `).update(bytes).digest("hex");
      const before = known.get(key);
      if (before) return before;
      const reading = (format === "pdf" ? pdfs : images)(() => inProcess(bytes, format, maxPages));
      known.set(key, reading);
      reading.catch(() => known.delete(key));
      const [oldest] = known.keys();
      if (oldest !== undefined && known.size > KEPT_DOCUMENTS) known.delete(oldest);
      return reading;
    },
    close() {
      images.clearQueue();
      pdfs.clearQueue();
      for (const started of processes) started.end();
    },
  };
}
