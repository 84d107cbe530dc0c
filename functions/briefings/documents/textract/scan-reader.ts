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
import { heightOf, linesByPage, quantile, type PageLine } from "./page-lines.ts";
import { inReadingOrder } from "./reading-order.ts";
import { BadRequest, RateLimited } from "../../../platform/errors.ts";

const rejections: Record<string, string> = {
  UnsupportedDocumentException: "The scan is not in a format that can be read: send a JPEG, a PNG or a PDF.",
  BadDocumentException: "The scan could not be read: the file is damaged or encrypted.",
  DocumentTooLargeException: "The scan is too large to be read: an image may have at most 10 MB.",
  InvalidParameterException: "The scan could not be read: send it as a JPEG, a PNG or a PDF of usual size.",
};

/** Textract's errors after all attempts if it is too busy. */
const tooMuchToDo = ["ThrottlingException", "ProvisionedThroughputExceededException", "LimitExceededException"];
const RETRY_AFTER_SECONDS = 30;

/** For a scan that was not ready in time. The delay is not the scan's fault, because its pages are counted before. */
const scanTookTooLong = (): RateLimited =>
  new RateLimited(
    RETRY_AFTER_SECONDS,
    "Text recognition is busy and was not done in time (fewer pages are done sooner)",
  );

/** Converts an error of Textract: a rejected document becomes the answer 400, a busy Textract 429. */
function namedScanError(error: unknown): unknown {
  if (error instanceof Error && tooMuchToDo.includes(error.name)) return scanTookTooLong();
  const sentence = error instanceof Error ? rejections[error.name] : undefined;
  return sentence === undefined ? error : new BadRequest(sentence, { cause: error });
}

/** The error of an accepted job that failed: the document's fault, unless Textract reports that it was its own. */
function jobFailure(statusMessage = "no reason was given"): Error {
  if (/throttl|timed? ?out/i.test(statusMessage)) return scanTookTooLong();
  return /internal/i.test(statusMessage)
    ? new Error(`The text detection job failed: ${statusMessage}`)
    : new BadRequest("The scanned PDF could not be read: it is damaged, encrypted or too large.", {
        cause: statusMessage,
      });
}

/** A new paragraph begins where the gap exceeds the page's usual one by this share of a line's height. */
const PARAGRAPH_GAP = 0.5;
/** At most two thirds of a page's gaps are between paragraphs. */
const USUAL_GAP = 1 / 3;

/** Whether a line is below another and not next to it. */
const isBelow = (line: PageLine, other: PageLine) => line.top >= (other.top + other.bottom) / 2;

function pageText(lines: PageLine[]): string {
  const height = quantile(lines.map(heightOf), 0.5);
  const gaps = lines
    .slice(1)
    .flatMap((line, index) => (isBelow(line, lines[index] ?? line) ? [line.top - (lines[index]?.bottom ?? 0)] : []));
  const paragraph = quantile(gaps, USUAL_GAP) + PARAGRAPH_GAP * height;
  return lines
    .map((line, index) => {
      const previous = lines[index - 1];
      if (!previous) return line.text;
      const breaks = isBelow(line, previous) && line.top - previous.bottom > paragraph;
      return `${breaks ? "\n\n" : "\n"}${line.text}`;
    })
    .join("");
}

/** The text of Textract's blocks: a line for each LINE, a blank line between paragraphs and between pages. */
export function scanText(blocks: readonly Block[]): string {
  return linesByPage(blocks)
    .map((lines) => pageText(inReadingOrder(lines)))
    .join("\n\n");
}

/**
 * Runs `work` until `deadline` (ms since 1970). Longer work gets an abort signal and is no longer awaited, even while
 * the SDK sleeps between two attempts.
 * @throws the error that `late` returns
 */
async function before<T>(deadline: number, work: (signal: AbortSignal) => Promise<T>, late: () => Error): Promise<T> {
  const remaining = deadline - Date.now();
  if (remaining <= 0) throw late();
  const signal = AbortSignal.timeout(remaining);
  const passed = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(late()), { once: true });
  });
  return Promise.race([passed, work(signal)]);
}

/** Reads text that exists only as a picture; the service has no other way. */
export interface ScanReader {
  /**
   * Text of a JPEG or PNG of up to 10 MB; "" if there is none.
   * @param deadline ms since 1970; 20 s from now unless given
   * @throws BadRequest for an image that Textract rejects, RateLimited once the deadline has passed
   */
  readImage(bytes: Uint8Array, deadline?: number): Promise<string>;
  /**
   * Text of all pages of a PDF in S3.
   * @param deadline ms since 1970
   * @param idempotencyToken the same token and object find the job that is already running, or its result
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
