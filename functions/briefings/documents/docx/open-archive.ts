import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";
import { BadRequest } from "../../../platform/errors.ts";

/** The most inflated bytes of the archive and the archives in it together. */
const INFLATED_BYTES = 50 * 2 ** 20;
/** A long document with a picture on every page has a few hundred. */
const MOST_ENTRIES = 2_000;
/** Word keeps the workbooks of charts here, which are archives themselves. */
const EMBEDDED = /^word\/embeddings\/[^/]+\.(?:xlsx|docx|pptx)$/i;
/** The parts that contain text or describe how to read it. Pictures, themes and settings are measured but not kept. */
const KEPT = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels)$/i;
const LOCAL_HEADER = Buffer.from([0x50, 0x4b, 3, 4]);
const LOCAL_HEADER_BYTES = 30;

export const BROKEN_DOCX =
  "The Word document is broken or incomplete; open it in Word, save it again and upload the new file.";

/** The remaining budget while an archive is measured. */
interface Budget {
  bytes: number;
}

/**
 * Inflates a Word document once, without trusting the sizes that it declares, and keeps its text parts.
 * @returns the parts by name, and the names of all entries
 * @throws BadRequest if it is not an archive, is encrypted, or inflates (with archives inside) beyond 50 MB
 */
export async function openArchive(bytes: Buffer): Promise<{ parts: Map<string, string>; names: Set<string> }> {
  try {
    return await inflate(bytes, { bytes: INFLATED_BYTES }, true);
  } catch (error) {
    if (error instanceof BadRequest) throw error;
    throw new BadRequest(BROKEN_DOCX);
  }
}

const bomb = (why: string) =>
  new BadRequest(`The Word document ${why}; copy its text into a new document and upload that.`);

async function inflate(bytes: Buffer, budget: Budget, outermost: boolean) {
  const archive = await fromBufferPromise(bytes, { validateEntrySizes: true });
  if (archive.entryCount > MOST_ENTRIES) throw bomb(`contains ${archive.entryCount} files, more than any real one`);
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  checkPlacement(entries);

  const parts = new Map<string, string>();
  const names = new Set<string>();
  for (const entry of entries) {
    if (names.has(entry.fileName)) throw bomb(`contains two files of the name ${entry.fileName.slice(0, 100)}`);
    names.add(entry.fileName);
    if (entry.isEncrypted())
      throw new BadRequest("The Word document is encrypted; remove its password and upload it again.");
    const keep = KEPT.test(entry.fileName) || (outermost && EMBEDDED.test(entry.fileName));
    const content = await inflateEntry(archive, entry, budget, keep);
    if (content && KEPT.test(entry.fileName)) parts.set(entry.fileName, content.toString("utf8"));
    else if (content) await inflate(content, budget, false);
  }
  return { parts, names };
}

/** Rejects entries that share bytes, which would let a small archive inflate to any size. */
function checkPlacement(entries: readonly Entry[]): void {
  let end = 0;
  for (const entry of entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )) {
    if (entry.relativeOffsetOfLocalHeader < end) throw bomb("contains files that overlap each other");
    end = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + entry.fileNameLength + entry.compressedSize;
  }
}

/** @returns the content if it should be kept */
async function inflateEntry(
  archive: ZipFile,
  entry: Entry,
  budget: Budget,
  keep: boolean,
): Promise<Buffer | undefined> {
  const stream = await archive.openReadStreamPromise(entry);
  const kept: Buffer[] = [];
  let start = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    budget.bytes -= chunk.length;
    if (budget.bytes < 0) throw bomb("inflates beyond 50 MB");
    if (start.length < 4) start = Buffer.concat([start, chunk.subarray(0, 4)]);
    if (keep) kept.push(chunk);
  }
  if (!keep && start.subarray(0, 4).equals(LOCAL_HEADER)) throw bomb("contains an archive");
  return keep ? Buffer.concat(kept) : undefined;
}
