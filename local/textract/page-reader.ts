import { availableParallelism } from "node:os";
import { TextractError } from "./errors.ts";
import type { GrayImage } from "./raster/gray-image.ts";
import type { PageText } from "./recognition/page-text.ts";
import { ThreadError, startThread, type Thread, type ThreadFunctions } from "./threads/call-thread.ts";
import type { RasterFunctions } from "./threads/raster-thread.ts";
import type { RecognitionFunctions } from "./threads/recognition-thread.ts";
import { openTurns, type Turns } from "./turns.ts";

/** One thread per core reads pages, up to this many: each takes some 250 MB. */
const MAX_READERS = 2;
/** A full page takes 2 to 10 s, with all the ways of reading it that may be tried 30 s; more is a hang. */
const READING_LIMIT_MS = 120_000;
const RASTER_LIMIT_MS = 60_000;
/** Recognition threads that nobody needs give their memory back after this time. */
const IDLE_LIMIT_MS = 120_000;
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

/** What a thread threw, as the service's error: only the document's own faults are told. */
function documentError(error: unknown): unknown {
  if (!(error instanceof ThreadError)) return error;
  if (error.name === "UnreadableDocument") return new TextractError("BadDocumentException", error.message);
  if (error.name === "TooManyPixels") return new TextractError("DocumentTooLargeException", error.message);
  return error;
}

/**
 * Turns documents into text. Threads start with the first document. Documents are decoded in a thread of their own,
 * which ends with them; recognition threads stay, unless one fails.
 */
export function openPageReader(log: (line: string) => void): PageReader {
  const threads = new Set<{ stop(): Promise<void> }>();
  const idle: Thread<RecognitionFunctions>[] = [];
  const readers = openTurns(Math.min(availableParallelism(), MAX_READERS));
  const pdfs = openTurns(MAX_OPEN_PDFS);
  let closed = false;

  function start<F extends ThreadFunctions>(script: string, timeLimitMs: number): Thread<F> {
    if (closed) throw new Error("No more documents are read.");
    const thread = startThread<F>(new URL(script, import.meta.url), timeLimitMs);
    threads.add(thread);
    return thread;
  }

  let idleSince: NodeJS.Timeout | undefined;
  const stopIdle = () => {
    for (const thread of idle.splice(0)) {
      threads.delete(thread);
      void thread.stop();
    }
  };

  async function recognize(page: GrayImage): Promise<PageText> {
    clearTimeout(idleSince);
    const thread = idle.pop() ?? start<RecognitionFunctions>("./threads/recognition-thread.ts", READING_LIMIT_MS);
    try {
      const text = await thread.call("read", page, [page.pixels.buffer as ArrayBuffer]);
      idle.push(thread);
      idleSince = setTimeout(stopIdle, IDLE_LIMIT_MS).unref();
      return text;
    } catch (error) {
      // What went wrong may have left the recogniser in any state.
      threads.delete(thread);
      await thread.stop();
      log(`textract lost a recognition thread: ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    }
  }

  async function withRaster<T>(work: (raster: Thread<RasterFunctions>) => Promise<T>): Promise<T> {
    const raster = start<RasterFunctions>("./threads/raster-thread.ts", RASTER_LIMIT_MS);
    try {
      return await work(raster);
    } catch (error) {
      throw documentError(error);
    } finally {
      threads.delete(raster);
      await raster.stop();
    }
  }

  return {
    readImage: (bytes, format) =>
      readers.take(async () => recognize(await withRaster((raster) => raster.call("image", { bytes, format })))),
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
      await Promise.all([...threads].map((thread) => thread.stop()));
    },
  };
}

async function readPages(
  raster: Thread<RasterFunctions>,
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
