import { createHash, randomUUID } from "node:crypto";
import type { GetDocumentTextDetectionResponse } from "@aws-sdk/client-textract";
import { blocksOf } from "./blocks.ts";
import { AwsError } from "../http/aws-json.ts";
import { asAwsError } from "./document-format.ts";
import type { PageOutcome } from "./reader.ts";

/** AWS keeps results for seven days; here the last jobs of this process are enough. */
const KEPT_JOBS = 20;
export const MODEL_VERSION = "1.0";

export interface Jobs {
  /** Starts a job, or finds the one that the token started. @returns its id */
  start(token: string | undefined, work: () => Promise<PageOutcome[]>): string;
  /** The status, and once it has ended all blocks in one answer. @throws AwsError InvalidJobIdException */
  get(id: string): GetDocumentTextDetectionResponse;
}

const failed = ({ code, message }: AwsError): GetDocumentTextDetectionResponse => ({
  JobStatus: "FAILED",
  StatusMessage: `${code}: ${message}`,
});

function resultOf(pages: PageOutcome[]): GetDocumentTextDetectionResponse {
  const failures = pages.flatMap((page, index) => (page instanceof AwsError ? [{ error: page, index }] : []));
  const [first] = failures;
  if (first && failures.length === pages.length) return failed(first.error);
  return {
    JobStatus: first ? "PARTIAL_SUCCESS" : "SUCCEEDED",
    DocumentMetadata: { Pages: pages.length },
    Blocks: pages.flatMap((page, index) => blocksOf(page instanceof AwsError ? { lines: [] } : page, index + 1)),
    ...(first ? { Warnings: failures.map(({ error, index }) => ({ ErrorCode: error.code, Pages: [index + 1] })) } : {}),
  };
}

/** The table of asynchronous jobs, in memory. */
export function openJobs(): Jobs {
  const jobs = new Map<string, { token: string | undefined; result: GetDocumentTextDetectionResponse }>();
  return {
    start(token, work) {
      const [known] = token === undefined ? [] : [...jobs].filter(([, job]) => job.token === token);
      if (known) return known[0];
      const id = createHash("sha256").update(randomUUID()).digest("hex");
      const job = { token, result: { JobStatus: "IN_PROGRESS" } as GetDocumentTextDetectionResponse };
      jobs.set(id, job);
      const ended = [...jobs].filter(([, { result }]) => result.JobStatus !== "IN_PROGRESS");
      for (const [old] of ended.slice(0, Math.max(0, jobs.size - KEPT_JOBS))) jobs.delete(old);
      work().then(
        (pages) => (job.result = resultOf(pages)),
        (error: unknown) => (job.result = failed(asAwsError(error))),
      );
      return id;
    },
    get(id) {
      const job = jobs.get(id);
      if (!job) throw new AwsError("InvalidJobIdException", "There is no job of this id.");
      return { ...job.result, DetectDocumentTextModelVersion: MODEL_VERSION };
    },
  };
}
