/** Pixels row by row, 0 black to 255 white. */
export interface GrayImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** A4 at 350 dpi. More pixels read no better, and every page in work costs a multiple of them. */
export const MAX_PAGE_PIXELS = 12_000_000;

/** Half the size, each pixel the mean of four. */
function halved({ width, height, pixels }: GrayImage): GrayImage {
  const half = { width: width >> 1, height: height >> 1, pixels: new Uint8Array((width >> 1) * (height >> 1)) };
  for (let y = 0, at = 0; y < half.height; y++) {
    for (let x = 0, from = 2 * y * width; x < half.width; x++, from += 2) {
      const below = from + width;
      half.pixels[at++] =
        ((pixels[from] ?? 0) + (pixels[from + 1] ?? 0) + (pixels[below] ?? 0) + (pixels[below + 1] ?? 0) + 2) >> 2;
    }
  }
  return half;
}

/** Where a row or column of the resized image falls in the old one: two neighbours and the weight of the second. */
function positions(
  length: number,
  newLength: number,
): { first: Uint32Array; second: Uint32Array; weight: Float32Array } {
  const first = new Uint32Array(newLength);
  const second = new Uint32Array(newLength);
  const weight = new Float32Array(newLength);
  for (let index = 0; index < newLength; index++) {
    const place = Math.min(Math.max(((index + 0.5) * length) / newLength - 0.5, 0), length - 1);
    first[index] = Math.floor(place);
    second[index] = Math.min(Math.floor(place) + 1, length - 1);
    weight[index] = place - Math.floor(place);
  }
  return { first, second, weight };
}

/** The image at `factor` times its size, bilinear; what is more than halved is first averaged. */
export function resized(image: GrayImage, factor: number): GrayImage {
  if (factor < 0.5 && Math.min(image.width, image.height) > 1) return resized(halved(image), factor * 2);
  const { width, height, pixels } = image;
  const newWidth = Math.max(1, Math.round(width * factor));
  const newHeight = Math.max(1, Math.round(height * factor));
  const columns = positions(width, newWidth);
  const rows = positions(height, newHeight);
  const result = new Uint8Array(newWidth * newHeight);
  for (let y = 0, at = 0; y < newHeight; y++) {
    const above = (rows.first[y] ?? 0) * width;
    const below = (rows.second[y] ?? 0) * width;
    const down = rows.weight[y] ?? 0;
    for (let x = 0; x < newWidth; x++) {
      const left = columns.first[x] ?? 0;
      const right = columns.second[x] ?? 0;
      const across = columns.weight[x] ?? 0;
      const top = (pixels[above + left] ?? 0) * (1 - across) + (pixels[above + right] ?? 0) * across;
      const bottom = (pixels[below + left] ?? 0) * (1 - across) + (pixels[below + right] ?? 0) * across;
      result[at++] = top * (1 - down) + bottom * down + 0.5;
    }
  }
  return { width: newWidth, height: newHeight, pixels: result };
}

/** The image, made smaller if it has more pixels than a page needs. */
export const limited = (image: GrayImage): GrayImage => {
  const pixels = image.width * image.height;
  return pixels > MAX_PAGE_PIXELS ? resized(image, Math.sqrt(MAX_PAGE_PIXELS / pixels)) : image;
};

/** The image as a binary PGM file, which Tesseract reads without a codec. */
export function pgmOf({ width, height, pixels }: GrayImage): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
