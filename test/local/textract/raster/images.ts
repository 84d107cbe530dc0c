import type { GrayImage } from "../../../../local/textract/raster/gray-image.ts";

/** An image whose pixels are given by their place. */
export function drawn(width: number, height: number, brightness: (x: number, y: number) => number): GrayImage {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => brightness(at % width, Math.floor(at / width)));
  return { width, height, pixels };
}

/** What a page of print looks like from afar: dark lines with gaps like those between words, on white. */
export const printedPage = (): GrayImage =>
  drawn(400, 500, (x, y) => {
    const inLine = y > 50 && y < 450 && y % 20 < 8 && x > 40 && x < 360;
    return inLine && (x * 7 + Math.floor(y / 20) * 13) % 17 < 11 ? 20 : 255;
  });
