import type { VipsImage } from "./open-vips.ts";

/** An image file with its size in pixels. */
export interface ImageFile {
  format: "jpeg" | "png";
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Most pixels on the longer side, most bytes of the file. */
export interface ImageLimits {
  longSide: number;
  bytes: number;
}

/**
 * JPEG qualities, tried in turn before the picture is scaled down. At 55, letters on a flat background still have clean
 * edges.
 */
const QUALITIES = [85, 70, 55];
const SHRINK = 0.75;

/** Whether most pixels equal their left neighbour, as in charts, screenshots and slides but never in photos. */
function isFlat(picture: VipsImage): boolean {
  const { width, height } = picture;
  if (width < 2) return false;
  const same = picture.crop(1, 0, width - 1, height).equal(picture.crop(0, 0, width - 1, height));
  return same.bandand().avg() > 255 / 2;
}

/**
 * Encodes a picture without metadata, in no more bytes than the limit. Tries the best quality first, then lower ones,
 * then smaller sizes.
 * @param fromPng the picture was lossless and stays so if it is flat graphics
 */
export function encodeWithin(limit: number, picture: VipsImage, fromPng: boolean): ImageFile {
  const { width, height } = picture;
  if (fromPng && isFlat(picture)) {
    const bytes = picture.pngsaveBuffer({ keep: "none" });
    if (bytes.length <= limit) return { format: "png", bytes, width, height };
  }
  for (const Q of QUALITIES) {
    const bytes = picture.jpegsaveBuffer({ Q, keep: "none" });
    if (bytes.length <= limit) return { format: "jpeg", bytes, width, height };
  }
  if (width * height === 1) throw new RangeError(`No image has only ${limit} bytes`);
  const side = Math.max(1, Math.floor(Math.max(width, height) * SHRINK));
  return encodeWithin(limit, picture.thumbnailImage(side, { height: side, size: "down" }).copyMemory(), false);
}
