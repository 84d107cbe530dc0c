import { afterAll, describe, expect, test, vi } from "vitest";
import { openScanReader } from "../../../../../functions/briefings/documents/textract/scan-reader.ts";
import { BadRequest, RateLimited } from "../../../../../functions/platform/errors.ts";
import { lineBlocks } from "./blocks.ts";
import { startWire, wireError, type Script } from "./textract-wire.ts";

const closers: (() => void)[] = [];
afterAll(() => {
  vi.unstubAllEnvs();
  for (const close of closers) close();
});

async function setup(script: Script) {
  const wire = await startWire(script);
  closers.push(wire.close);
  return { reader: openScanReader(wire.client), ...wire };
}

const object = { bucket: "briefings", key: "uploads/7.pdf" };
const soon = () => Date.now() + 20_000;
const found = (...texts: string[]) => ({
  body: { Blocks: lineBlocks(texts.map((text, index) => ({ text, top: 0.1 + index * 0.02 }))) },
});
const started = { body: { JobId: "job-1" } };
const inProgress = { body: { JobStatus: "IN_PROGRESS" } };

/** Answers Start, then each Get in turn; the last for all further ones. */
const job =
  (...gets: ReturnType<Script>[]): Script =>
  ({ operation }, index) =>
    operation === "StartDocumentTextDetection" ? started : (gets[Math.min(index, gets.length) - 1] ?? inProgress);
const ended = (status: string, text: string, more: object = {}) => ({
  body: { JobStatus: status, DocumentMetadata: { Pages: 2 }, ...found(text).body, ...more },
});

// Most of the time here is waiting: between attempts, and between questions for a job.
describe.concurrent("reading an image", () => {
  test("sends the bytes and gives the lines", async () => {
    const { reader, calls } = await setup(() => found("Oat clusters", "$4.99"));
    expect(await reader.readImage(Buffer.from("pixels"))).toBe("Oat clusters\n$4.99");
    expect(calls).toEqual([
      { operation: "DetectDocumentText", request: { Document: { Bytes: Buffer.from("pixels").toString("base64") } } },
    ]);
  });

  test.each([
    ["UnsupportedDocumentException", /JPEG, a PNG or a PDF/],
    ["BadDocumentException", /damaged or encrypted/],
    ["DocumentTooLargeException", /too large/],
    ["InvalidParameterException", /could not be read/],
  ])("%s becomes a 400 that says what to do", async (type, sentence) => {
    const { reader, calls } = await setup(() => wireError(type));
    const error = await reader.readImage(Buffer.from("?")).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BadRequest);
    expect((error as BadRequest).message).toMatch(sentence);
    expect(calls).toHaveLength(1);
  });

  test.each([
    ["ProvisionedThroughputExceededException", 400],
    ["InternalServerError", 500],
  ])("%s is tried again", async (type, status) => {
    const { reader, calls } = await setup((_, index) => (index === 0 ? wireError(type, status) : found("at last")));
    expect(await reader.readImage(Buffer.from("pixels"))).toBe("at last");
    expect(calls).toHaveLength(2);
  });

  test.each([
    ["InternalServerError", 500, 4],
    ["AccessDeniedException", 400, 1],
  ])("%s that lasts is let through as it is", async (type, status, attempts) => {
    const { reader, calls } = await setup(() => wireError(type, status));
    await expect(reader.readImage(Buffer.from("pixels"))).rejects.toMatchObject({ name: type });
    expect(calls).toHaveLength(attempts);
  });

  test("throttling that lasts is a busy service, no fault of the image", async () => {
    const { reader } = await setup(() => wireError("ThrottlingException"));
    const error = await reader.readImage(Buffer.from("pixels")).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RateLimited);
    expect((error as RateLimited).message).toMatch(/^Text recognition is busy .*; try again in 30 seconds$/);
  });

  test("so is an answer that takes too long", async () => {
    const { reader } = await setup(() => ({ ...found("too late"), after: 2_000 }));
    const error = await reader.readImage(Buffer.from("pixels"), Date.now() + 100).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RateLimited);
  });
});

describe.concurrent("reading a PDF", () => {
  test("starts a job for the object, asks until it has ended and reads all pages of the result", async () => {
    const { reader, calls } = await setup(
      job(inProgress, ended("SUCCEEDED", "first", { NextToken: "more" }), ended("SUCCEEDED", "second")),
    );
    expect(await reader.readPdf(object, soon(), "upload-7")).toEqual({ text: "first\nsecond", pageCount: 2 });
    expect(calls.map(({ operation, request }) => [operation.slice(0, 3), request.NextToken])).toEqual([
      ["Sta", undefined],
      ["Get", undefined],
      ["Get", undefined],
      ["Get", "more"],
    ]);
    expect(calls[0]?.request).toEqual({
      DocumentLocation: { S3Object: { Bucket: "briefings", Name: "uploads/7.pdf" } },
      ClientRequestToken: "upload-7",
    });
    expect(calls[1]?.request.JobId).toBe("job-1");
  });

  test("a token that Textract would refuse is replaced by one that is the same for the same", async () => {
    const { reader, calls } = await setup(job(ended("SUCCEEDED", "text")));
    await reader.readPdf(object, soon(), "company/briefing 7");
    await reader.readPdf(object, soon(), "company/briefing 7");
    const tokens = calls.flatMap(({ request }) => request.ClientRequestToken ?? []);
    expect(tokens[0]).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
    expect(tokens).toEqual([tokens[0], tokens[0]]);
  });

  test("of a job that succeeded in part, what is there is used", async () => {
    const { reader } = await setup(job(ended("PARTIAL_SUCCESS", "page 1", { Warnings: [{ Pages: [2] }] })));
    expect(await reader.readPdf(object, soon(), "t")).toEqual({ text: "page 1", pageCount: 2 });
  });

  test("a job that failed for its document is a 400", async () => {
    const { reader } = await setup(job({ body: { JobStatus: "FAILED", StatusMessage: "BadDocumentException" } }));
    await expect(reader.readPdf(object, soon(), "t")).rejects.toBeInstanceOf(BadRequest);
  });

  test("a job that failed for a fault of the service is not the caller's", async () => {
    const { reader } = await setup(job({ body: { JobStatus: "FAILED", StatusMessage: "Internal error" } }));
    const error = await reader.readPdf(object, soon(), "t").catch((thrown: unknown) => thrown);
    expect(error).not.toBeInstanceOf(BadRequest);
    expect((error as Error).message).toContain("Internal error");
  });

  test("a job that goes on beyond the deadline is a busy service, no fault of the PDF", async () => {
    const { reader, calls } = await setup(job());
    const error = await reader.readPdf(object, Date.now() + 2_000, "t").catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RateLimited);
    expect(calls[0]).toMatchObject({ operation: "StartDocumentTextDetection" });
  });

  test("with a deadline in the past nothing is started", async () => {
    const { reader, calls } = await setup(job());
    await expect(reader.readPdf(object, Date.now() - 1, "t")).rejects.toBeInstanceOf(RateLimited);
    expect(calls).toEqual([]);
  });

  test("an object that cannot be found is not the caller's fault", async () => {
    const { reader } = await setup(() => wireError("InvalidS3ObjectException"));
    await expect(reader.readPdf(object, soon(), "t")).rejects.toMatchObject({ name: "InvalidS3ObjectException" });
  });
});

test("the endpoint comes from the environment", async () => {
  const { endpoint } = await setup(() => found("from the environment"));
  vi.stubEnv("AWS_ENDPOINT_URL_TEXTRACT", endpoint);
  vi.stubEnv("AWS_REGION", "eu-central-1");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "test");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "test");
  expect(await openScanReader().readImage(Buffer.from("pixels"))).toBe("from the environment");
});
