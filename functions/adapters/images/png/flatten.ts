import { brokenImage, readUint16 } from "../broken-image.ts";
import type { Header } from "./header.ts";

/** Lays a sample of a colour over white. */
const onWhite = (sample: number, alpha: number) => 255 + ((sample - 255) * alpha) / 255;

/** Writes a row's first `width` pixels as red, green and blue. */
export type Flatten = (row: Uint8Array, width: number, to: Uint8ClampedArray) => void;

/** Colours of a picture that has one sample of at most 8 bits per pixel: three bytes for each value of the sample. */
function colourTable({ depth, colour }: Header, palette?: Uint8Array, transparency?: Uint8Array): Uint8ClampedArray {
  const values = 1 << depth;
  const table = new Uint8ClampedArray(values * 3);
  if (colour === "palette") {
    if (!palette) throw brokenImage("the palette is missing");
    for (let value = 0; value * 3 < Math.min(palette.length, table.length); value += 1) {
      const alpha = transparency?.[value] ?? 255;
      for (let at = value * 3; at < value * 3 + 3; at += 1) table[at] = onWhite(palette[at]!, alpha);
    }
    return table;
  }
  const transparent = transparency ? readUint16(transparency, 0) : -1;
  for (let value = 0; value < values; value += 1) {
    table.fill(value === transparent ? 255 : (value * 255) / (values - 1), value * 3, value * 3 + 3);
  }
  return table;
}

function flattenByTable(depth: number, table: Uint8ClampedArray): Flatten {
  const perByte = 8 / depth;
  const mask = (1 << depth) - 1;
  return (row, width, to) => {
    for (let pixel = 0; pixel < width; pixel += 1) {
      const shift = 8 - depth * ((pixel % perByte) + 1);
      const from = ((row[Math.floor(pixel / perByte)]! >> shift) & mask) * 3;
      to[pixel * 3] = table[from]!;
      to[pixel * 3 + 1] = table[from + 1]!;
      to[pixel * 3 + 2] = table[from + 2]!;
    }
  };
}

function flattenSamples({ depth, colour, samples }: Header, transparency?: Uint8Array): Flatten {
  const sampleBytes = depth / 8;
  const pixelBytes = samples * sampleBytes;
  // Grey is read three times from the same place.
  const next = colour === "rgb" || colour === "rgb-alpha" ? sampleBytes : 0;
  const alphaAt = colour === "grey-alpha" || colour === "rgb-alpha" ? pixelBytes - sampleBytes : undefined;
  // The transparent colour has 16 bits per sample, whatever the picture has.
  const clear = transparency?.filter((_, index) => sampleBytes === 2 || index % 2 === 1);
  const isClear = (row: Uint8Array, at: number) => clear!.every((byte, index) => row[at + index] === byte);

  return (row, width, to) => {
    for (let pixel = 0; pixel < width; pixel += 1) {
      const from = pixel * pixelBytes;
      // Of 16 bits the high byte is enough for an 8-bit picture.
      const alpha = alphaAt !== undefined ? row[from + alphaAt]! : clear && isClear(row, from) ? 0 : 255;
      to[pixel * 3] = onWhite(row[from]!, alpha);
      to[pixel * 3 + 1] = onWhite(row[from + next]!, alpha);
      to[pixel * 3 + 2] = onWhite(row[from + 2 * next]!, alpha);
    }
  };
}

/**
 * Makes the function that turns rows into opaque colours.
 * @param palette of the chunk PLTE
 * @param transparency of the chunk tRNS: alpha of the palette's colours, or the one colour that is transparent
 */
export function createFlatten(header: Header, palette?: Uint8Array, transparency?: Uint8Array): Flatten {
  return header.samples === 1 && header.depth <= 8
    ? flattenByTable(header.depth, colourTable(header, palette, transparency))
    : flattenSamples(header, transparency);
}
