// Pictures for tests, made by code.
import { openVips } from "../../../../../functions/briefings/documents/images/open-vips.ts";

/** Red, green and blue with 8 bits each, interleaved, row by row from the top. */
export interface Picture {
  width: number;
  height: number;
  rgb: Uint8Array;
}

function paint(width: number, height: number, colour: (x: number, y: number) => readonly number[]): Picture {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rgb.set(colour(x, y), (y * width + x) * 3);
  }
  return { width, height, rgb };
}

/** Soft in colour and brightness, and the same whatever its size. */
export const scenery = (width: number, height: number): Picture =>
  paint(width, height, (x, y) => [
    40 + (150 * x) / width,
    200 - (140 * y) / height,
    120 + (90 * x * y) / width / height,
  ]);

/** Every pixel at random, which compresses worst. */
export function noise(width: number, height: number): Picture {
  let state = 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647) & 0xff;
  return paint(width, height, () => [next(), next(), next()]);
}

/** Type on a slide: a few areas of one colour. */
export const slide = (width: number, height: number): Picture =>
  paint(width, height, (x, y) => (y % 40 < 12 && x % 30 < 14 ? [20, 30, 90] : [250, 250, 245]));

const imageOf = async ({ width, height, rgb }: Picture) =>
  (await openVips()).Image.newFromMemory(rgb, width, height, 3, 0).copy({ interpretation: "srgb" });

export const jpegOf = async (picture: Picture): Promise<Uint8Array> =>
  (await imageOf(picture)).jpegsaveBuffer({ Q: 90 });
export const pngOf = async (picture: Picture): Promise<Uint8Array> => (await imageOf(picture)).pngsaveBuffer();

/** The pixels of an image file. */
export const pixelsOf = async ({ bytes }: { bytes: Uint8Array }): Promise<Uint8Array> =>
  (await openVips()).Image.newFromBuffer(bytes).writeToMemory() as Uint8Array;
