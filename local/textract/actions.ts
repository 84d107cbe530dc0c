import type {
  DetectDocumentTextResponse,
  GetDocumentTextDetectionResponse,
  StartDocumentTextDetectionResponse,
} from "@aws-sdk/client-textract";
import * as z from "zod";
import { blocksOf } from "./blocks.ts";
import { checkSize, documentFormat } from "./document-format.ts";
import { AwsError, type Action } from "../http/aws-json.ts";
import { MODEL_VERSION, type Jobs } from "./jobs.ts";
import type { PageOutcome, Reader } from "./reader.ts";
import type { ReadObject } from "./s3-objects.ts";

/** AWS takes one page of PDF in a synchronous operation, 3,000 in an asynchronous one. */
const MAX_PAGES_NOW = 1;
const MAX_PAGES_LATER = 3000;

const s3ObjectSchema = z.object({ Bucket: z.string().min(1), Name: z.string().min(1) });
const detectSchema = z.object({
  Document: z.union([z.object({ Bytes: z.string().min(1) }), z.object({ S3Object: s3ObjectSchema })]),
});
const startSchema = z.object({
  DocumentLocation: z.object({ S3Object: s3ObjectSchema }),
  ClientRequestToken: z
    .string()
    .regex(/^[a-zA-Z0-9-_]{1,64}$/)
    .optional(),
});
const getSchema = z.object({ JobId: z.string().min(1).max(64) });

function parse<T>(schema: z.ZodType<T>, request: unknown): T {
  const parsed = schema.safeParse(request);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join(".");
  throw new AwsError("InvalidParameterException", `The request has invalid parameters: ${where || "body"}.`);
}

/** The three actions of text detection, by name. */
export function createActions(parts: { reader: Reader; readObject: ReadObject; jobs: Jobs }): Record<string, Action> {
  const { reader, readObject, jobs } = parts;

  /** @returns reads it; a document of a kind or size that is not read is refused before. */
  function readerOf(bytes: Uint8Array, when: "now" | "later"): () => Promise<PageOutcome[]> {
    const format = documentFormat(bytes);
    checkSize(format, bytes.length, when);
    return () => reader.read(bytes, format, when === "now" ? MAX_PAGES_NOW : MAX_PAGES_LATER);
  }

  return {
    async DetectDocumentText(request): Promise<DetectDocumentTextResponse> {
      const { Document } = parse(detectSchema, request);
      const bytes = "Bytes" in Document ? Buffer.from(Document.Bytes, "base64") : await readObject(Document.S3Object);
      const pages = (await readerOf(bytes, "now")()).map((page) => {
        if (page instanceof AwsError) throw page;
        return page;
      });
      return {
        DocumentMetadata: { Pages: pages.length },
        Blocks: pages.flatMap((page, index) => blocksOf(page, index + 1)),
        DetectDocumentTextModelVersion: MODEL_VERSION,
      };
    },

    async StartDocumentTextDetection(request): Promise<StartDocumentTextDetectionResponse> {
      const { DocumentLocation, ClientRequestToken } = parse(startSchema, request);
      const read = readerOf(await readObject(DocumentLocation.S3Object), "later");
      return { JobId: jobs.start(ClientRequestToken, read) };
    },

    async GetDocumentTextDetection(request): Promise<GetDocumentTextDetectionResponse> {
      return jobs.get(parse(getSchema, request).JobId);
    },
  };
}
