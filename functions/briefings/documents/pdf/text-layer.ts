import type { StoredStream } from "./stored-streams.ts";

/** Fewer letters and digits than these are no text of a page: a stamp, a page number, the scanner's name. */
const PAGE_LETTERS = 40;
/** Documents without any image may be as short as this, per page ("Thank you!" on a last page). */
const LEAST_LETTERS = 5;
/** What stands on most pages is a stamp or a header if it is no longer than this; longer lines are a form's text. */
const STAMP_CHARACTERS = 60;
/** From this share of scanned pages on, a document is given to OCR as a whole. */
const MOST_SCANNED_PAGES = 0.25;
/** Below this share of real characters a text layer is rubbish: fonts that do not say which letters they draw. */
const LEAST_READABLE = 0.6;
/** Pixels from which an image may be a scanned page: A5 at 100 dpi. */
const PAGE_IMAGE_PIXELS = 400_000;
/** Some scanners cut pages into strips; together these are one page: A4 at 100 dpi. */
const STRIPS_PIXELS = 1_000_000;

/** What stands for no character: places of private use, unassigned ones and the replacement character. */
const unreadable = /[\p{Co}\p{Cn}\ufffd]/gu;
const noLetters = /[^\p{L}\p{N}]/gu;

/**
 * Whether the text layer stands for the document.
 *
 * It does not if no page has text of its own, or if a quarter of the pages or more are images without text: OCR reads
 * the other pages of such a mixed document as well, while the text layer would silently lose the scanned ones. What
 * stands on most pages (page numbers, stamps, headers) is not text of a page's own. One picture without text, such as a
 * cover, does not send a long report to OCR.
 * @param pages text of each page
 * @param pageImages how many pages the images of the document could fill
 */
export function hasTextLayer(pages: readonly string[], pageImages: number): boolean {
  const everything = pages.join("");
  if (everything.replace(unreadable, "").length < everything.length * LEAST_READABLE) return false;

  const stamps = stampsOf(pages);
  const letters = pages.map((page) => ownLetters(page, stamps));
  const withoutText = letters.filter((count) => count < PAGE_LETTERS).length;
  if (withoutText < pages.length) return Math.min(withoutText, pageImages) < pages.length * MOST_SCANNED_PAGES;
  return pageImages === 0 && letters.reduce((sum, count) => sum + count, 0) >= pages.length * LEAST_LETTERS;
}

/** How many scanned pages the images of a document could be. */
export function countPageImages(streams: readonly StoredStream[]): number {
  const large = streams.filter(({ imagePixels }) => imagePixels >= PAGE_IMAGE_PIXELS).length;
  const strips = streams.reduce((sum, { imagePixels }) => sum + (imagePixels < PAGE_IMAGE_PIXELS ? imagePixels : 0), 0);
  return large + Math.floor(strips / STRIPS_PIXELS);
}

/** Short lines that stand on more than half of three pages or more, whatever numbers they carry. */
function stampsOf(pages: readonly string[]): Set<string> {
  const seen = new Map<string, number>();
  for (const page of pages.length < 3 ? [] : pages) {
    for (const line of new Set(page.split("\n").map(withoutNumbers))) {
      if (line.length <= STAMP_CHARACTERS) seen.set(line, (seen.get(line) ?? 0) + 1);
    }
  }
  return new Set([...seen].filter(([, count]) => count > pages.length / 2).map(([line]) => line));
}

const withoutNumbers = (line: string) => line.replace(/\d+/g, "#").trim();

const ownLetters = (page: string, stamps: ReadonlySet<string>): number =>
  page
    .split("\n")
    .filter((line) => !stamps.has(withoutNumbers(line)))
    .join("")
    .replace(noLetters, "").length;
