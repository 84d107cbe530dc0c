import { createHash, randomUUID } from "node:crypto";
import type { Block, GetDocumentTextDetectionResponse, Warning } from "@aws-sdk/client-textract";
import { blocksOf } from "./blocks.ts";
import { TextractError, asTextractError } from "./errors.ts";
import type { PageOutcome } from "./page-reader.ts";

/** AWS keeps results for seven days; here the last jobs of this process are enough. */
const KEPT_JOBS = 20;
const MAX_RESULTS = 1000;
export const MODEL_VERSION = "1.0";

interface Job {
  /** Of the request that started it; the same token with another request is refused. */
  request: string;
  outcome: { pages: number; blocks: Block[]; warnings: Warning[] } | { failure: TextractError } | undefined;
}

export interface Jobs {
  /**
   * Starts a job, or finds the one that the token started.
   * @throws TextractError IdempotentParameterMismatchException
   */
  start(request: object, token: string | undefined, work: () => Promise<PageOutcome[]>): string;
  /** Status, and once it has ended up to `maxResults` blocks. @throws TextractError InvalidJobIdException */
  get(id: string, maxResults?: number, nextToken?: string): GetDocumentTextDetectionResponse;
}

function outcomeOf(pages: PageOutcome[]): Job["outcome"] {
  const failures = pages.flatMap((page, index) => (page instanceof TextractError ? [{ error: page, index }] : []));
  const [first] = failures;
  if (first && failures.length === pages.length) return { failure: first.error };
  return {
    pages: pages.length,
    blocks: pages.flatMap((page, index) => blocksOf(page instanceof TextractError ? { lines: [] } : page, index + 1)),
    warnings: failures.map(({ error, index }) => ({ ErrorCode: error.code, Pages: [index + 1] })),
  };
}

/** The table of asynchronous jobs, in memory. */
export function openJobs(): Jobs {
  const jobs = new Map<string, Job>();
  const byToken = new Map<string, string>();

  function forgetOldest(): void {
    const ended = [...jobs].filter(([, { outcome }]) => outcome !== undefined).map(([id]) => id);
    for (const id of ended.slice(0, Math.max(0, jobs.size - KEPT_JOBS))) jobs.delete(id);
    for (const [token, id] of byToken) if (!jobs.has(id)) byToken.delete(token);
  }

  function begin(id: string, request: string, work: () => Promise<PageOutcome[]>): void {
    const job: Job = { request, outcome: undefined };
    work()
      .then((pages) => {
        job.outcome = outcomeOf(pages);
      })
      .catch((error: unknown) => {
        job.outcome = { failure: asTextractError(error) };
      });
    jobs.set(id, job);
    forgetOldest();
  }

  return {
    start(request, token, work) {
      const content = JSON.stringify(request);
      const known = token === undefined ? undefined : byToken.get(token);
      if (known !== undefined && jobs.get(known)?.request !== content) {
        throw new TextractError(
          "IdempotentParameterMismatchException",
          "The client request token was used before, with other parameters.",
        );
      }
      if (known !== undefined) return known;
      const id = createHash("sha256").update(randomUUID()).digest("hex");
      if (token !== undefined) byToken.set(token, id);
      begin(id, content, work);
      return id;
    },

    get(id, maxResults = MAX_RESULTS, nextToken) {
      const job = jobs.get(id);
      if (!job) throw new TextractError("InvalidJobIdException", "There is no job of this id.");
      const from = nextToken === undefined ? 0 : offsetOf(nextToken, id);
      const { outcome } = job;
      if (outcome === undefined) return { JobStatus: "IN_PROGRESS", DetectDocumentTextModelVersion: MODEL_VERSION };
      if ("failure" in outcome) {
        const { code, message } = outcome.failure;
        return {
          JobStatus: "FAILED",
          StatusMessage: `${code}: ${message}`,
          DetectDocumentTextModelVersion: MODEL_VERSION,
        };
      }
      const to = from + Math.min(maxResults, MAX_RESULTS);
      return {
        DocumentMetadata: { Pages: outcome.pages },
        JobStatus: outcome.warnings.length > 0 ? "PARTIAL_SUCCESS" : "SUCCEEDED",
        Blocks: outcome.blocks.slice(from, to),
        ...(to < outcome.blocks.length ? { NextToken: Buffer.from(`${id}:${to}`).toString("base64") } : {}),
        ...(outcome.warnings.length > 0 ? { Warnings: outcome.warnings } : {}),
        DetectDocumentTextModelVersion: MODEL_VERSION,
      };
    },
  };
}

/** The position that a token of this job stands for. */
function offsetOf(token: string, id: string): number {
  const [job, offset] = Buffer.from(token, "base64").toString("utf8").split(":");
  const position = Number(offset);
  if (job !== id || !Number.isSafeInteger(position) || position < 0) {
    throw new TextractError("InvalidParameterException", "The next token is not one of this job.");
  }
  return position;
}
