import type {
  DetectDocumentTextResponse,
  GetDocumentTextDetectionResponse,
  StartDocumentTextDetectionResponse,
} from "@aws-sdk/client-textract";
import * as z from "zod";
import { blocksOf } from "./blocks.ts";
import { checkSize, documentFormat, type DocumentFormat } from "./document-format.ts";
import { TextractError } from "./errors.ts";
import type { Action } from "./http-server.ts";
import { MODEL_VERSION, type Jobs } from "./jobs.ts";
import type { PageOutcome, PageReader } from "./page-reader.ts";
import type { S3Object, S3Objects } from "./s3-objects.ts";

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
const getSchema = z.object({
  JobId: z.string().min(1).max(64),
  MaxResults: z.int().min(1).optional(),
  NextToken: z.string().max(255).optional(),
});

function parse<T>(schema: z.ZodType<T>, request: unknown): T {
  const parsed = schema.safeParse(request);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join(".");
  throw new TextractError("InvalidParameterException", `The request has invalid parameters: ${where || "body"}.`);
}

/** A document that is known to be of a kind and size that can be read. */
interface Source {
  format: DocumentFormat;
  load: () => Promise<Uint8Array>;
}

/** The three actions of text detection, by name. */
export function createActions(parts: { reader: PageReader; objects: S3Objects; jobs: Jobs }): Record<string, Action> {
  const { reader, objects, jobs } = parts;

  function read({ format, load }: Source, maxPages: number): Promise<PageOutcome[]> {
    if (format === "pdf") return reader.readPdf(load, maxPages);
    return load().then(async (bytes) => [await reader.readImage(bytes, format)]);
  }

  function inRequest(base64: string): Source {
    const bytes = Buffer.from(base64, "base64");
    const format = documentFormat(bytes);
    checkSize(format, bytes.length, "now");
    return { format, load: async () => bytes };
  }

  async function inS3(object: S3Object, when: "now" | "later"): Promise<Source> {
    const { size, start } = await objects.look(object);
    const format = documentFormat(start);
    checkSize(format, size, when);
    return { format, load: () => objects.read(object) };
  }

  return {
    async DetectDocumentText(request): Promise<DetectDocumentTextResponse> {
      const { Document } = parse(detectSchema, request);
      const source = "Bytes" in Document ? inRequest(Document.Bytes) : await inS3(Document.S3Object, "now");
      const pages = (await read(source, MAX_PAGES_NOW)).map((page) => {
        if (page instanceof TextractError) throw page;
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
      const source = await inS3(DocumentLocation.S3Object, "later");
      return { JobId: jobs.start(DocumentLocation, ClientRequestToken, () => read(source, MAX_PAGES_LATER)) };
    },

    async GetDocumentTextDetection(request): Promise<GetDocumentTextDetectionResponse> {
      const { JobId, MaxResults, NextToken } = parse(getSchema, request);
      return jobs.get(JobId, MaxResults, NextToken);
    },
  };
}
