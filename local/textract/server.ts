import { answerAwsJson } from "../http/aws-json.ts";
import { createLocalServer } from "../http/local-server.ts";
import { openServer, type OpenServer } from "../http/open-server.ts";
import { createActions } from "./actions.ts";
import { openJobs } from "./jobs.ts";
import { openReader } from "./reader.ts";
import { objectReader } from "./s3-objects.ts";

/** Above every valid request: 10 MB of document in base64. */
const MAX_BODY_BYTES = 15 * 1024 * 1024;

export interface TextractOptions {
  /** Where the objects of asynchronous jobs lie. */
  s3Endpoint: string;
  region: string;
  /** Of the S3 endpoint; by default the ones every local service takes. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** One line per call that failed for no fault of the caller. */
  log: (line: string) => void;
}

/**
 * Starts a Textract endpoint for text detection on 127.0.0.1: the real wire protocol, shapes, limits and error names,
 * with Tesseract (German and English) reading and PDFium rendering. Nothing is loaded before the first document.
 *
 * Where it differs from the service: TIFF is refused; boxes of a page that lay askew, on its side or upside down are
 * those of the page turned upright, and have no polygons; the result of a job comes in one answer, and jobs end with
 * the process. Photographs of pages in uneven light read worse, and so do pages in both languages.
 */
export async function startTextract(options: TextractOptions): Promise<OpenServer> {
  const { s3Endpoint, region, credentials = { accessKeyId: "local", secretAccessKey: "local" } } = options;
  let closing = false;
  const log = (line: string) => {
    // Work that is broken off on closing still ends, when its log may be gone.
    if (!closing) options.log(line);
  };
  const reader = openReader();
  const readObject = objectReader({ endpoint: s3Endpoint, region, credentials });
  const actions = createActions({ reader, readObject, jobs: openJobs() });
  const service = { name: "Textract", version: "1.1", actions, maxBytes: MAX_BODY_BYTES, log } as const;
  const server = createLocalServer((request, response) => answerAwsJson(service, request, response));
  const { endpoint, close } = await openServer(server);

  return {
    endpoint,
    async close() {
      if (closing) return;
      closing = true;
      reader.close();
      await close();
    },
  };
}
