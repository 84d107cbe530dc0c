import { readFile } from "node:fs/promises";
import { grayOf, limited, type GrayImage } from "./gray-image.ts";
import { imageSize } from "./image-size.ts";
import { UnreadableDocument } from "./unreadable.ts";

/** AWS reads up to 10,000 pixels on a side; decoding takes eight bytes a pixel here, hence the second limit. */
const MAX_SIDE = 10_000;
const MAX_PIXELS = 50_000_000;

/** What is used of the two decoders; their own types want the browser's. */
interface Decoder {
  init(wasm: unknown): Promise<unknown>;
  default(bytes: ArrayBuffer, options?: object): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}

const wasm = (path: string) => readFile(new URL(import.meta.resolve(path)));

const decoders = {
  async jpeg(bytes: ArrayBuffer) {
    const jpeg = (await import("@jsquash/jpeg/decode.js")) as unknown as Decoder;
    await jpeg.init({ wasmBinary: await wasm("@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm") });
    // Turns the picture as its EXIF orientation says.
    return jpeg.default(bytes, { preserveOrientation: true });
  },
  async png(bytes: ArrayBuffer) {
    const png = (await import("@jsquash/png/decode.js")) as unknown as Decoder;
    await png.init(await wasm("@jsquash/png/codec/pkg/squoosh_png_bg.wasm"));
    return png.default(bytes);
  },
};

/**
 * The picture of a JPEG or PNG, upright, no larger than a page needs. A JPEG that was cut short gives what is there.
 * @throws UnreadableDocument
 */
export async function decodeImage(bytes: Uint8Array, format: keyof typeof decoders): Promise<GrayImage> {
  const broken = `The ${format.toUpperCase()} is damaged or of a kind that cannot be read.`;
  const size = imageSize(bytes);
  if (!size || size.width === 0 || size.height === 0) throw new UnreadableDocument(broken);
  if (Math.max(size.width, size.height) > MAX_SIDE || size.width * size.height > MAX_PIXELS) {
    throw new UnreadableDocument(
      `The image has ${size.width} x ${size.height} pixels; at most ${MAX_SIDE} on a side and ${MAX_PIXELS} in all are read.`,
      "TooManyPixels",
    );
  }
  const image = await decoders[format](new Uint8Array(bytes).buffer).catch(() => {
    throw new UnreadableDocument(broken);
  });
  return limited(grayOf(image));
}
