import { resized, type GrayImage } from "../raster/gray-image.ts";
import { hasUnevenGround, isDark } from "../raster/ground.ts";
import { textDirections } from "../raster/text-direction.ts";
import { levelled, turned } from "../raster/turn.ts";
import { mixesLanguages } from "./mixed-languages.ts";
import { certaintyOf, yieldOf, type PageText } from "./page-text.ts";
import type { Recognize } from "./tesseract.ts";

/** No letter fits into fewer pixels, and Tesseract fails on them. */
const MIN_SIDE = 8;
/** Text that reads well has 85 and more; a page upside down about 50, noise less. */
const GOOD_CERTAINTY = 70;
/** Lines of print are this much clearer across a page than along it, or it cannot be told how the page lies. */
const CLEARER = 1.3;
/** Tesseract reads lines that fall by less as well as level ones. */
const SKEW_THAT_MATTERS = 0.25;
/** Lines of 11 point text have some 43 pixels at 300 dpi, 14 at 100 dpi; in lower ones letters get lost. */
const SMALL_LINE = 16;
const COMFORTABLE_LINE = 36;
const MAX_ENLARGEMENT = 3;
/** A picture with fewer pixels on its long side can hold text too small to be found at all. */
const SMALL_IMAGE = 1200;

/** What the second reading of a mixed page must find of what the first one found. */
const MUCH_THE_SAME = 0.95;

interface Reading {
  page: GrayImage;
  text: PageText;
  threshold: "local" | "global";
}
const better = (one: Reading, other: Reading) => (yieldOf(other.text) > yieldOf(one.text) ? other : one);

/**
 * Reads a page. First it is made dark on light and its lines level; then it is read with the threshold that suits its
 * ground, upside down too if that went badly, and enlarged if the print is small. The reading that finds most is kept.
 */
export async function readPage(image: GrayImage, recognize: Recognize): Promise<PageText> {
  if (Math.min(image.width, image.height) < MIN_SIDE) return { lines: [] };
  const { page, turnable } = levelPage(isDark(image) ? inverted(image) : image);

  async function readWith(threshold: Reading["threshold"], turnedPage: GrayImage): Promise<Reading> {
    return { page: turnedPage, text: await recognize(turnedPage, { threshold, languages: "both" }), threshold };
  }
  async function read(turnedPage: GrayImage): Promise<Reading> {
    const local = await readWith("local", turnedPage);
    return hasUnevenGround(turnedPage) ? better(local, await readWith("global", turnedPage)) : local;
  }

  let best = await read(page);
  for (const quarters of turnable) {
    if (certaintyOf(best.text) >= GOOD_CERTAINTY) break;
    best = better(best, await read(turned(page, quarters)));
  }
  const height = lineHeight(best);
  if (height < SMALL_LINE) {
    best = better(best, await read(resized(best.page, Math.min(COMFORTABLE_LINE / height, MAX_ENLARGEMENT))));
  }
  return mixesLanguages(best.text) ? readInGerman(best, recognize) : best.text;
}

/**
 * Reads a page once more with German alone, which knows all letters of English: where both are loaded, the language of
 * one word is tried first on the next, and German after English loses its umlauts.
 */
async function readInGerman({ page, text, threshold }: Reading, recognize: Recognize): Promise<PageText> {
  const german = await recognize(page, { threshold, languages: "german" });
  return yieldOf(german) >= yieldOf(text) * MUCH_THE_SAME ? german : text;
}

const inverted = ({ width, height, pixels }: GrayImage): GrayImage => ({
  width,
  height,
  pixels: pixels.map((value) => 255 - value),
});

/** The page with level lines, and the turns to try if it reads badly: it may be upside down. */
function levelPage(image: GrayImage): { page: GrayImage; turnable: readonly (1 | 2 | 3)[] } {
  const { upright, sideways } = textDirections(image);
  const liesOnSide = sideways.clarity > upright.clarity * CLEARER;
  const { skew } = liesOnSide ? sideways : upright;
  const standing = liesOnSide ? turned(image, 1) : image;
  return {
    page: Math.abs(skew) >= SKEW_THAT_MATTERS ? levelled(standing, skew) : standing,
    turnable: liesOnSide || upright.clarity > sideways.clarity * CLEARER ? [2] : [2, 1, 3],
  };
}

/** Height in pixels that half of the lines do not exceed; a guess for a page where nothing was found. */
function lineHeight({ page, text }: Reading): number {
  const heights = text.lines.map(({ box }) => box.height * page.height).sort((a, b) => a - b);
  const nothing = Math.max(page.width, page.height) < SMALL_IMAGE ? SMALL_LINE / 2 : SMALL_LINE;
  return heights[Math.floor(heights.length / 2)] ?? nothing;
}
