import type { GrayImage } from "./gray-image.ts";

/** Cells along the long side of the image. */
const CELLS = 24;
/** A scan's or a rendered page's paper varies by a few percent, a photographed page's by a third and more. */
const DARKEST_OF_BRIGHTEST = 0.7;

/** The brightness that 80 % of a cell's pixels do not exceed: its paper, unless it is full of ink. */
function paper(
  { width, pixels }: GrayImage,
  cell: { left: number; top: number; right: number; bottom: number },
): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = cell.top; y < cell.bottom; y += 2) {
    for (let x = cell.left; x < cell.right; x += 2, total++) {
      const value = pixels[y * width + x] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  let value = 255;
  for (let above = 0; value > 0; value--) {
    above += counts[value] ?? 0;
    if (above >= total * 0.2) break;
  }
  return value;
}

/**
 * Whether the ground of an image varies: a photographed page, or a layout with coloured areas. A threshold that follows
 * the light reads the one better, a threshold for the whole page the other.
 */
export function hasUnevenGround(image: GrayImage): boolean {
  const size = Math.max(8, Math.ceil(Math.max(image.width, image.height) / CELLS));
  const papers: number[] = [];
  for (let top = 0; top < image.height; top += size) {
    for (let left = 0; left < image.width; left += size) {
      const right = Math.min(left + size, image.width);
      const bottom = Math.min(top + size, image.height);
      papers.push(paper(image, { left, top, right, bottom }));
    }
  }
  papers.sort((a, b) => a - b);
  const at = (share: number) => papers[Math.floor(share * (papers.length - 1))] ?? 0;
  return at(0.02) < at(0.9) * DARKEST_OF_BRIGHTEST;
}

/** Whether most of an image is dark: light print on a dark ground. */
export function isDark({ pixels }: GrayImage): boolean {
  let dark = 0;
  for (const value of pixels) if (value < 96) dark++;
  return dark > pixels.length / 2;
}
