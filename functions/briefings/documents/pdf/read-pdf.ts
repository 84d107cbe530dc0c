import { getDocumentProxy } from "unpdf";
import { BadRequest } from "../../../platform/errors.ts";
import { normaliseText } from "../normalise-text.ts";
import { measureStreams } from "./measure-streams.ts";
import { pageText } from "./page-text.ts";
import { storedStreams } from "./stored-streams.ts";
import { countPageImages, hasTextLayer } from "./text-layer.ts";

const MOST_PAGES = 200;
/** No caller uses more than 200,000 characters; pages beyond this limit are not read. */
const ENOUGH_CHARACTERS = 250_000;

/**
 * Reads the text layer of a PDF. Call it only in a process that can be ended: pdf.js has no limit of time or memory.
 * @param bytes transferred to pdf.js, so the caller can no longer use them
 * @returns text null if there is no usable text layer
 * @throws BadRequest for encrypted and broken documents, decompression bombs and documents of more than 200 pages
 */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<{ text: string | null; pageCount: number }> {
  const stored = [...storedStreams(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))];
  await measureStreams(stored);

  const pdf = await open(bytes);
  const pageCount = pdf.numPages;
  // The document declares this number: pdf.js accepts any that its last page does not contradict.
  if (pageCount < 1) throw new BadRequest(BROKEN);
  if (pageCount > MOST_PAGES) {
    throw new BadRequest(`The PDF has ${pageCount} pages; send at most ${MOST_PAGES}, for instance in several parts.`);
  }
  const pages: string[] = [];
  let failed = 0;
  let characters = 0;
  for (let number = 1; number <= pageCount && characters < ENOUGH_CHARACTERS; number += 1) {
    try {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(normaliseText(pageText(items.filter((item) => "str" in item))));
      page.cleanup();
    } catch {
      // The other pages are still read if one is broken.
      pages.push("");
      failed += 1;
    }
    characters += pages.at(-1)?.length ?? 0;
  }
  if (failed === pageCount) throw new BadRequest(BROKEN);
  const text = hasTextLayer(pages, countPageImages(stored)) ? normaliseText(pages.join("\n\n")) : null;
  return { text, pageCount };
}

const BROKEN = "The PDF is broken and cannot be opened; print it to a new PDF and upload that.";

async function open(bytes: Uint8Array<ArrayBuffer>) {
  try {
    // Nothing is drawn, and nothing is fetched: fonts, character maps and colour profiles come from the file alone.
    return await getDocumentProxy(bytes, {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
    });
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException") {
      throw new BadRequest("The PDF is encrypted and needs a password; remove the password and upload it again.");
    }
    throw new BadRequest(BROKEN);
  }
}
