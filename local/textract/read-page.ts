import type { VipsImage } from "../../functions/briefings/documents/images/open-vips.ts";
import { certaintyOf, type PageText } from "./page-text.ts";
import type { Recognize } from "./tesseract.ts";

/** No letter fits into fewer pixels, and Tesseract fails on them. */
const MIN_SIDE = 8;
/** Text that reads well has 85 and more; a page upside down about 50, noise less. */
const GOOD_CERTAINTY = 70;
/** What is tried when a page reads badly: one threshold for the whole page, upside down, on either side. */
const OTHER_WAYS = [
  { turn: "d0", threshold: "global" },
  { turn: "d180", threshold: "local" },
  { turn: "d90", threshold: "local" },
  { turn: "d270", threshold: "local" },
] as const;

/** Reads a page as it lies, and in other ways if that goes badly. The reading that is most certain is kept. */
export async function readPage(page: VipsImage, recognize: Recognize): Promise<PageText> {
  if (Math.min(page.width, page.height) < MIN_SIDE) return { lines: [] };
  let best = await recognize(page, "local");
  for (const { turn, threshold } of OTHER_WAYS) {
    if (certaintyOf(best) >= GOOD_CERTAINTY) break;
    const other = await recognize(page.rot(turn), threshold);
    if (certaintyOf(other) > certaintyOf(best)) best = other;
  }
  return best;
}
