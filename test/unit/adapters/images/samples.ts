// Pictures for the tests, made by code. The reference codecs are other people's: MozJPEG and the png crate, as WebAssembly.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import decodeReferenceJpeg, { init as initJpegDecoder } from "@jsquash/jpeg/decode.js";
import encodeReferenceJpeg, { init as initJpegEncoder } from "@jsquash/jpeg/encode.js";
import decodeReferencePng, { init as initPngDecoder } from "@jsquash/png/decode.js";
import type { Picture, Size } from "../../../../functions/adapters/images/picture.ts";

// Node's types know WebAssembly only as the name of types.
const codec = (path: string): Promise<object> =>
  (globalThis as any).WebAssembly.compile(
    readFileSync(join(import.meta.dirname, "../../../../node_modules/@jsquash", path)),
  );

/** To be awaited before the reference codecs are used. */
export async function startReferenceCodecs(): Promise<void> {
  await initJpegDecoder(await codec("jpeg/codec/dec/mozjpeg_dec.wasm"));
  await initJpegEncoder(await codec("jpeg/codec/enc/mozjpeg_enc.wasm"));
  await initPngDecoder((await codec("png/codec/pkg/squoosh_png_bg.wasm")) as any);
}

export const sameSize = ({ width, height }: Size): Size => ({ width, height });

export function paint(width: number, height: number, colour: (x: number, y: number) => readonly number[]): Picture {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rgb.set(colour(x, y), (y * width + x) * 3);
  }
  return { width, height, rgb };
}

/** Soft in colour and brightness, without any symmetry, so that no two ways to turn it look the same. */
export const scenery = (width: number, height: number): Picture =>
  paint(width, height, (x, y) => [
    40 + (150 * x) / width + 40 * Math.sin(y / 9),
    200 - (140 * y) / height,
    120 + 90 * Math.sin((x + 2 * y) / 23),
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

export const toRgb = ({ data }: { data: Uint8Array | Uint8ClampedArray }): Uint8Array =>
  Uint8Array.from({ length: (data.length / 4) * 3 }, (_, index) => data[Math.floor(index / 3) * 4 + (index % 3)]!);

export async function jpegOf({ width, height, rgb }: Picture, options: object = {}): Promise<Buffer> {
  const data = new Uint8ClampedArray(width * height * 4).map((_, index) =>
    index % 4 === 3 ? 255 : rgb[Math.floor(index / 4) * 3 + (index % 4)]!,
  );
  return Buffer.from(await encodeReferenceJpeg({ width, height, data } as any, { quality: 92, ...options }));
}

/** @param upright undo what the EXIF segment says */
export async function referenceJpeg(bytes: Uint8Array, upright = false): Promise<Picture> {
  const image = await decodeReferenceJpeg(bytes as any, { preserveOrientation: upright });
  return { width: image.width, height: image.height, rgb: toRgb(image) };
}

export async function referencePng(bytes: Uint8Array): Promise<Picture> {
  const image = await decodeReferencePng(bytes as any);
  return { width: image.width, height: image.height, rgb: toRgb(image) };
}

/** Mean absolute difference of two pictures' samples, 0 to 255. */
export function difference(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height) return Infinity;
  return one.rgb.reduce((sum, sample, index) => sum + Math.abs(sample - other.rgb[index]!), 0) / one.rgb.length;
}

/** A TIFF block whose only entry is the orientation. */
export function exif(orientation: number, littleEndian = true): Buffer {
  const tiff = Buffer.alloc(26);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.length);
  tiff.write(littleEndian ? "II" : "MM", 0, "latin1");
  for (const [at, value] of [
    [2, 42],
    [8, 1],
    [10, 0x0112],
    [12, 3],
    [18, orientation],
  ] as const) {
    view.setUint16(at, value, littleEndian);
  }
  view.setUint32(4, 8, littleEndian);
  view.setUint32(14, 1, littleEndian);
  return tiff;
}

/** Puts an EXIF segment into a JPEG. */
export function withExif(jpeg: Buffer, tiff: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, tiff.length + 8, ...Buffer.from("Exif\0\0", "latin1")]);
  return Buffer.concat([jpeg.subarray(0, 2), head, tiff, jpeg.subarray(2)]);
}

export const jpegSegment = (marker: number, data: ArrayLike<number>): Buffer =>
  Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...Array.from(data)]);

export interface FlatJpeg extends Size {
  /** Sampling of each component, such as 0x22 for twice as many samples across and down as 0x11. */
  samplings: readonly number[];
  progressive?: boolean;
  /** Segments before the frame. */
  before?: readonly Buffer[];
  /** Ids of the components; 1, 2, ... otherwise. */
  ids?: readonly number[];
  /** Everything from the first scan on. */
  scans: readonly Buffer[];
}

/**
 * A JPEG whose blocks are of one level each, in a code that can be written by hand: four bits for the size of a constant
 * term (see {@link blockBits}), one zero bit for the end of a block. Data of zero bits is medium grey.
 */
export function flatJpeg({ width, height, samplings, progressive, before = [], ids, scans }: FlatJpeg): Buffer {
  const components = samplings.flatMap((sampling, index) => [ids?.[index] ?? index + 1, sampling, 0]);
  const counts = (length: number, count: number) =>
    Array.from({ length: 16 }, (_, at) => (at === length - 1 ? count : 0));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, [0, ...new Array<number>(64).fill(8)]),
    jpegSegment(0xc4, [0x00, ...counts(4, 12), ...Array.from({ length: 12 }, (_, size) => size)]),
    jpegSegment(0xc4, [0x10, ...counts(1, 1), 0]),
    ...before,
    jpegSegment(progressive ? 0xc2 : 0xc0, [
      8,
      height >> 8,
      height & 255,
      width >> 8,
      width & 255,
      samplings.length,
      ...components,
    ]),
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** @param band first and last coefficient */
export const scanHead = (ids: readonly number[], band: readonly [number, number] = [0, 63]): Buffer =>
  jpegSegment(0xda, [ids.length, ...ids.flatMap((id) => [id, 0]), ...band, 0]);

/** Data of blocks: each the difference of its level to that of the component's block before (to 128 for the first). */
export function blockBits(differences: readonly number[]): Buffer {
  const bits = differences
    .map((difference) => {
      const size = difference === 0 ? 0 : Math.abs(difference).toString(2).length;
      const value = difference < 0 ? difference + 2 ** size - 1 : difference;
      return size.toString(2).padStart(4, "0") + (size > 0 ? value.toString(2).padStart(size, "0") : "") + "0";
    })
    .join("");
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, "1").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.flatMap((byte) => (byte === "11111111" ? [255, 0] : [parseInt(byte, 2)])));
}

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, "latin1");
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return chunk;
}

export interface PngParts extends Size {
  depth: number;
  /** Colour type of the specification: 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGB with alpha. */
  type: 0 | 2 | 3 | 4 | 6;
  interlaced?: boolean;
  /** Chunks between header and data. */
  before?: Buffer[];
  /** Rows with their filter's type in front, before compression. */
  rows: Uint8Array;
}

/** @param data compressed rows; they are spread over two chunks */
export function pngOfData(
  { width, height, depth, type, interlaced = false, before = [] }: Omit<PngParts, "rows">,
  data: Buffer,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, type, 0, 0, interlaced ? 1 : 0], 8);
  const half = data.length >> 1;
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    ...before,
    pngChunk("IDAT", data.subarray(0, half)),
    pngChunk("IDAT", data.subarray(half)),
    pngChunk("IEND", new Uint8Array(0)),
  ]);
}

export const png = (parts: PngParts): Buffer => pngOfData(parts, deflateSync(parts.rows));

/** Packs samples into unfiltered rows. */
export function packRows({ width, height }: Size, depth: number, perPixel: number, samples: ArrayLike<number>): Buffer {
  const rowBytes = Math.ceil((width * perPixel * depth) / 8);
  const rows = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let index = 0; index < width * perPixel; index += 1) {
      const sample = samples[y * width * perPixel + index]!;
      const at = y * (rowBytes + 1) + 1 + Math.floor((index * depth) / 8);
      if (depth === 16) rows.writeUInt16BE(sample, at);
      else rows[at]! |= sample << (8 - depth - ((index * depth) % 8));
    }
  }
  return rows;
}

export const pngOf = (picture: Picture): Buffer =>
  png({ ...picture, depth: 8, type: 2, rows: packRows(picture, 8, 3, picture.rgb) });
