import type { StoredStream } from "./stored-streams.ts";

/** A page with fewer letters and digits has no text of its own: only a stamp, a page number or the scanner's name. */
const PAGE_LETTERS = 40;
/** Documents without any image may be as short as this, per page ("Thank you!" on a last page). */
const LEAST_LETTERS = 5;
/** The longest line that counts as a stamp or header if it appears on most pages; longer lines are text of a form. */
const STAMP_CHARACTERS = 60;
/** If at least this share of pages is scanned, the whole document goes to OCR. */
const MOST_SCANNED_PAGES = 0.25;
/**
 * A text layer with a smaller share of real characters is unusable: its fonts do not declare which letters they draw.
 */
const LEAST_READABLE = 0.6;
/** The fewest pixels of an image that may be a scanned page: A5 at 100 dpi. */
const PAGE_IMAGE_PIXELS = 400_000;
/** Some scanners cut pages into strips; this many pixels of strips together are one page: A4 at 100 dpi. */
const STRIPS_PIXELS = 1_000_000;

/** Code points that represent no character: private use, unassigned ones and the replacement character. */
const unreadable = /[\p{Co}\p{Cn}\ufffd]/gu;
const noLetters = /[^\p{L}\p{N}]/gu;

/**
 * Whether the text layer represents the document.
 *
 * It does not if no page has text of its own, or if a quarter of the pages or more are images without text: OCR reads
 * the other pages of such a mixed document as well, while the text layer would silently lose the scanned ones. Lines on
 * most pages (page numbers, stamps, headers) do not count as a page's own text. One picture without text, such as a
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

/** Short lines on more than half of the pages of a document with at least three pages; numbers in them may differ. */
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
