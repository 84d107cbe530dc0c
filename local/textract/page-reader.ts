import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { TextractError } from "./errors.ts";
import type { GrayImage } from "./raster/gray-image.ts";
import type { PageText } from "./recognition/page-text.ts";
import { ProcessError, startProcess, type Process, type ProcessFunctions } from "./processes/call-process.ts";
import type { RasterFunctions } from "./processes/raster-process.ts";
import type { RecognitionFunctions } from "./processes/recognition-process.ts";
import { openTurns, type Turns } from "./turns.ts";

/** One process per core reads pages, up to this many: each takes some 250 MB. */
const MAX_READERS = 2;
/** Of processor time for a page: a full one takes 2 to 10 s, with all the ways of reading it that may be tried 30 s. */
const READING_SECONDS = 60;
/** Of processor time for the picture of a page, which takes a second or two. */
const RASTER_SECONDS = 20;
/** Recognition processes that nobody needs give their memory back after this time. */
const IDLE_LIMIT_MS = 120_000;
/** Images whose text is kept for whoever asks again. */
const KEPT_IMAGES = 8;
/** PDF jobs in work at a time; each holds its document in memory. */
const MAX_OPEN_PDFS = 2;

export type PageOutcome = PageText | TextractError;

export interface PageReader {
  /** @throws TextractError */
  readImage(bytes: Uint8Array, format: "jpeg" | "png"): Promise<PageText>;
  /**
   * All pages of a PDF, in order; a page that cannot be read is an error in its place.
   * @param maxPages a document of more is refused
   * @throws TextractError
   */
  readPdf(load: () => Promise<Uint8Array>, maxPages: number): Promise<PageOutcome[]>;
  close(): Promise<void>;
}

/** What a process threw, as the service's error: only the document's own faults are told. */
function documentError(error: unknown): unknown {
  if (!(error instanceof ProcessError)) return error;
  if (error.name === "UnreadableDocument") return new TextractError("BadDocumentException", error.message);
  // What a real Textract would make of a document that its process does not survive, nobody knows.
  if (error.name === "ProcessGone")
    return new TextractError(
      "BadDocumentException",
      "The document takes more processor time or memory to read than it may.",
    );
  if (error.name === "TooManyPixels") return new TextractError("DocumentTooLargeException", error.message);
  return error;
}

/**
 * Turns documents into text. Processes start with the first document. Documents are decoded in a process of their own,
 * which ends with them; recognition processes stay, unless one fails.
 */
export function openPageReader(log: (line: string) => void): PageReader {
  const processes = new Set<{ stop(): Promise<void> }>();
  const idle: Process<RecognitionFunctions>[] = [];
  const readers = openTurns(Math.min(availableParallelism(), MAX_READERS));
  const pdfs = openTurns(MAX_OPEN_PDFS);
  let closed = false;

  function start<F extends ProcessFunctions>(script: string, seconds: number): Process<F> {
    if (closed) throw new Error("No more documents are read.");
    const started = startProcess<F>(new URL(script, import.meta.url), seconds);
    processes.add(started);
    return started;
  }

  let idleSince: NodeJS.Timeout | undefined;
  const stopIdle = () => {
    for (const recogniser of idle.splice(0)) {
      processes.delete(recogniser);
      void recogniser.stop();
    }
  };

  async function recognize(page: GrayImage): Promise<PageText> {
    clearTimeout(idleSince);
    const recogniser = idle.pop() ?? start<RecognitionFunctions>("./processes/recognition-process.ts", READING_SECONDS);
    try {
      const text = await recogniser.call("read", page);
      idle.push(recogniser);
      idleSince = setTimeout(stopIdle, IDLE_LIMIT_MS).unref();
      return text;
    } catch (error) {
      // What went wrong may have left the recogniser in any state.
      processes.delete(recogniser);
      await recogniser.stop();
      log(`textract lost a recognition process: ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    }
  }

  const images = new Map<string, Promise<PageText>>();
  /**
   * Who gave up waiting and comes again is given what has been read meanwhile: on a busy machine, every new attempt
   * would otherwise wait behind those that nobody waits for any longer.
   */
  function readOnce(bytes: Uint8Array, read: () => Promise<PageText>): Promise<PageText> {
    const key = createHash("sha256").update(bytes).digest("hex");
    const known = images.get(key);
    if (known) return known;
    const text = read();
    images.set(key, text);
    text.catch(() => images.delete(key));
    const [oldest] = images.keys();
    if (oldest !== undefined && images.size > KEPT_IMAGES) images.delete(oldest);
    return text;
  }

  async function withRaster<T>(work: (raster: Process<RasterFunctions>) => Promise<T>): Promise<T> {
    const raster = start<RasterFunctions>("./processes/raster-process.ts", RASTER_SECONDS);
    try {
      return await work(raster);
    } catch (error) {
      throw documentError(error);
    } finally {
      processes.delete(raster);
      await raster.stop();
    }
  }

  return {
    readImage: (bytes, format) =>
      readOnce(bytes, () =>
        readers.take(async () => recognize(await withRaster((raster) => raster.call("image", { bytes, format })))),
      ),
    readPdf: (load, maxPages) =>
      pdfs.take(async () => {
        const bytes = await load();
        return withRaster((raster) => readPages(raster, bytes, maxPages, recognize, readers));
      }),
    async close() {
      closed = true;
      clearTimeout(idleSince);
      readers.close();
      pdfs.close();
      await Promise.all([...processes].map((started) => started.stop()));
    },
  };
}

async function readPages(
  raster: Process<RasterFunctions>,
  bytes: Uint8Array,
  maxPages: number,
  recognize: (page: GrayImage) => Promise<PageText>,
  readers: Turns,
): Promise<PageOutcome[]> {
  const count = await raster.call("open", bytes);
  if (count > maxPages) {
    throw new TextractError(
      "UnsupportedDocumentException",
      `The PDF has ${count} pages; this operation takes at most ${maxPages}.`,
    );
  }
  // A page is rendered only when a reader is free for it, so no more pages are in memory than readers; and it queues
  // only when the page before it is read, so that a long document does not keep others waiting.
  const own = openTurns(MAX_READERS);
  const readOne = (index: number) => readers.take(async () => recognize(await raster.call("page", index)));
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      own
        .take(() => readOne(index))
        .catch((error: unknown) => {
          const known = documentError(error);
          return known instanceof TextractError
            ? known
            : new TextractError("InternalServerError", `Page ${index + 1} could not be processed.`);
        }),
    ),
  );
}
