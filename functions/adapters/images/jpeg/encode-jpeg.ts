import { createPace } from "../pace.ts";
import type { PictureView } from "../picture.ts";
import {
  assignCodes,
  flushBits,
  openWriter,
  reserve,
  writeBytes,
  writeSigned,
  writeSymbol,
  type BitWriter,
  type SymbolCodes,
} from "./bit-writer.ts";
import { forwardTransform, transformScale } from "./cosine-transform.ts";
import { coefficientCodes, constantCodes, quantisation } from "./standard-tables.ts";
import { zigzag } from "./zigzag.ts";

/** More than a block can take: 64 codes of 16 bits with 11 bits each, and a zero behind every byte. */
const MOST_BLOCK_BYTES = 512;

/** Steps by place, as the IJG's programs scale them. @param quality 1 to 95 */
function stepsAt(quality: number, table: readonly number[]): number[] {
  const percent = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  return table.map((step) => Math.min(255, Math.max(1, Math.floor((step * percent + 50) / 100))));
}

const segment = (marker: number, data: readonly number[]) => {
  const length = data.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...data];
};

/** Everything before the picture's data. Colours are not subsampled: red type on blue would blur. */
function header({ width, height }: PictureView, steps: readonly (readonly number[])[]): number[] {
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  return [
    ...[0xff, 0xd8],
    ...segment(0xe0, [...Buffer.from("JFIF\0", "latin1"), 1, 2, 0, 0, 1, 0, 1, 0, 0]),
    ...steps.flatMap((table, id) => segment(0xdb, [id, ...[...zigzag].map((place) => table[place]!)])),
    ...segment(0xc0, [8, ...size, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]),
    ...constantCodes.flatMap(({ counts, symbols }, id) => segment(0xc4, [id, ...counts, ...symbols])),
    ...coefficientCodes.flatMap(({ counts, symbols }, id) => segment(0xc4, [0x10 | id, ...counts, ...symbols])),
    ...segment(0xda, [3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0]),
  ];
}

/** Reads 8 × 8 pixels as JFIF's YCbCr about 0; beyond the picture's sides its last pixels go on. */
function readBlock(view: PictureView, left: number, top: number, planes: readonly Float64Array[]): void {
  const [luma, blueness, redness] = planes as [Float64Array, Float64Array, Float64Array];
  const { rgb, stepX, stepY } = view;
  for (let place = 0; place < 64; place += 1) {
    const x = Math.min(left + (place & 7), view.width - 1);
    const y = Math.min(top + (place >> 3), view.height - 1);
    const at = view.origin + x * stepX + y * stepY;
    const [red, green, blue] = [rgb[at]!, rgb[at + 1]!, rgb[at + 2]!];
    luma[place] = 0.299 * red + 0.587 * green + 0.114 * blue - 128;
    blueness[place] = -0.168736 * red - 0.331264 * green + 0.5 * blue;
    redness[place] = 0.5 * red - 0.418688 * green - 0.081312 * blue;
  }
}

const sizeOf = (value: number) => 32 - Math.clz32(Math.abs(value));

/** Writes a block of quantised coefficients in the order of the file. */
function writeBlock(
  writer: BitWriter,
  coefficients: Int32Array,
  prediction: number,
  constants: SymbolCodes,
  others: SymbolCodes,
): void {
  const difference = coefficients[0]! - prediction;
  writeSymbol(writer, constants, sizeOf(difference));
  writeSigned(writer, difference, sizeOf(difference));
  let zeros = 0;
  for (let index = 1; index < 64; index += 1) {
    const value = coefficients[index]!;
    if (value === 0) {
      zeros += 1;
      continue;
    }
    for (; zeros > 15; zeros -= 16) writeSymbol(writer, others, 0xf0);
    const size = sizeOf(value);
    writeSymbol(writer, others, (zeros << 4) | size);
    writeSigned(writer, value, size);
    zeros = 0;
  }
  if (zeros > 0) writeSymbol(writer, others, 0);
}

/** Math.round for coefficients, which stay below 2^14; it made up 40 % of the time. */
const round = (value: number) => ((value + 16_384.5) | 0) - 16_384;

/**
 * Encodes as baseline JPEG without metadata.
 * @param quality 1 to 95 on the scale of the IJG's programs
 */
export async function encodeJpeg(view: PictureView, quality: number): Promise<Uint8Array> {
  const pace = createPace();
  const steps = quantisation.map((table) => stepsAt(quality, table));
  const factors = steps.map((table) =>
    Float64Array.from(table, (step, place) => 1 / (step * transformScale[place]! * 8)),
  );
  const constants = constantCodes.map(assignCodes);
  const others = coefficientCodes.map(assignCodes);
  const planes = [0, 1, 2].map(() => new Float64Array(64));
  const coefficients = new Int32Array(64);
  const predictions = [0, 0, 0];

  const writer = openWriter();
  writeBytes(writer, header(view, steps));
  for (let top = 0; top < view.height; top += 8) {
    for (let left = 0; left < view.width; left += 8) {
      readBlock(view, left, top, planes);
      reserve(writer, 3 * MOST_BLOCK_BYTES);
      for (let component = 0; component < 3; component += 1) {
        const table = Math.min(component, 1);
        const block = planes[component]!;
        const factor = factors[table]!;
        forwardTransform(block);
        for (let index = 0; index < 64; index += 1) {
          const place = zigzag[index]!;
          coefficients[index] = round(block[place]! * factor[place]!);
        }
        writeBlock(writer, coefficients, predictions[component]!, constants[table]!, others[table]!);
        predictions[component] = coefficients[0]!;
      }
    }
    await pace();
  }
  flushBits(writer);
  writeBytes(writer, [0xff, 0xd9]);
  return writer.bytes.subarray(0, writer.length);
}
