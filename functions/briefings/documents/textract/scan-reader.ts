import {
  DetectDocumentTextCommand,
  GetDocumentTextDetectionCommand,
  StartDocumentTextDetectionCommand,
  TextractClient,
  type Block,
  type GetDocumentTextDetectionCommandOutput,
} from "@aws-sdk/client-textract";
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { CLIENT_LIMITS } from "../../../platform/sdk/client-limits.ts";
import { before } from "./deadline.ts";
import { jobFailure, namedScanError, scanTookTooLong } from "./scan-failures.ts";
import { scanText } from "./scan-text.ts";

/** The one way in which the service reads text that exists only as a picture. */
export interface ScanReader {
  /**
   * Text of a JPEG or PNG of up to 10 MB; "" where there is none.
   * @param deadline ms since 1970; 20 s from now unless given
   * @throws BadRequest for an image that Textract rejects, RateLimited once the deadline has passed
   */
  readImage(bytes: Uint8Array, deadline?: number): Promise<string>;
  /**
   * Text of all pages of a PDF that lies in S3.
   * @param deadline ms since 1970
   * @param idempotencyToken the same token and object find the job that runs already, or its result
   * @throws BadRequest for a PDF that Textract rejects, RateLimited once the deadline has passed
   */
  readPdf(
    object: { bucket: string; key: string },
    deadline: number,
    idempotencyToken: string,
  ): Promise<{ text: string; pageCount: number }>;
}

/** A photograph takes 1 to 5 s. The gateway gives up after 29 s, and the upload is part of them. */
const IMAGE_LIMIT_MS = 20_000;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 2_000;

const textractClient = () => new TextractClient({ retryMode: "standard", ...CLIENT_LIMITS.scans });

/** Tokens have 1 to 64 letters, digits, hyphens and underscores; anything else is replaced by its hash. */
const requestToken = (token: string): string =>
  /^[a-zA-Z0-9_-]{1,64}$/.test(token) ? token : createHash("sha256").update(token).digest("hex");

/** Opens Amazon Textract; the endpoint comes from the environment. */
export function openScanReader(client: TextractClient = textractClient()): ScanReader {
  async function startJob({ bucket, key }: { bucket: string; key: string }, token: string, abortSignal: AbortSignal) {
    const { JobId } = await client.send(
      new StartDocumentTextDetectionCommand({
        DocumentLocation: { S3Object: { Bucket: bucket, Name: key } },
        ClientRequestToken: requestToken(token),
      }),
      { abortSignal },
    );
    return JobId;
  }

  const result = (JobId: string | undefined, NextToken: string | undefined, abortSignal: AbortSignal) =>
    client.send(new GetDocumentTextDetectionCommand({ JobId, NextToken }), { abortSignal });

  /** Asks until the job has ended; the answer is the first page of its result. */
  async function ended(jobId: string | undefined, signal: AbortSignal): Promise<GetDocumentTextDetectionCommandOutput> {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 1.5, LONGEST_WAIT_MS)) {
      await sleep(wait, undefined, { signal });
      const answer = await result(jobId, undefined, signal);
      if (answer.JobStatus === "FAILED") throw jobFailure(answer.StatusMessage);
      if (answer.JobStatus !== "IN_PROGRESS") return answer;
    }
  }

  async function readJob(jobId: string | undefined, signal: AbortSignal): Promise<{ text: string; pageCount: number }> {
    let answer = await ended(jobId, signal);
    const blocks: Block[] = [...(answer.Blocks ?? [])];
    while (answer.NextToken !== undefined) {
      answer = await result(jobId, answer.NextToken, signal);
      blocks.push(...(answer.Blocks ?? []));
    }
    return { text: scanText(blocks), pageCount: answer.DocumentMetadata?.Pages ?? 0 };
  }

  return {
    async readImage(bytes, deadline = Date.now() + IMAGE_LIMIT_MS) {
      const command = new DetectDocumentTextCommand({ Document: { Bytes: bytes } });
      const detect = (abortSignal: AbortSignal) => client.send(command, { abortSignal });
      const { Blocks = [] } = await before(deadline, detect, scanTookTooLong).catch((error: unknown) => {
        throw namedScanError(error);
      });
      return scanText(Blocks);
    },

    readPdf: (object, deadline, idempotencyToken) =>
      before(
        deadline,
        async (signal) => readJob(await startJob(object, idempotencyToken, signal), signal),
        scanTookTooLong,
      ).catch((error: unknown) => {
        throw namedScanError(error);
      }),
  };
}
