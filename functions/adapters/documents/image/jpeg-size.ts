import type { ImageSize } from "./image-size.ts";

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);

/** SOF0 to SOF15; C4, C8 and CC in their midst mean something else. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Markers without a segment: TEM and the restarts. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * Walks the segments of a JPEG up to its first scan. Previews of cameras lie inside segments, so theirs is never the size.
 * @returns undefined unless there is exactly one frame, a scan behind it and an end of the image behind that
 */
export function jpegSize(bytes: Buffer): ImageSize | undefined {
  let size: ImageSize | undefined;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (standsAlone(marker)) {
      at += 2;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return undefined;
    if (isFrame(marker)) {
      if (size || length < 8) return undefined;
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    if (marker === START_OF_SCAN) return bytes.indexOf(END_OF_IMAGE, at + 2 + length) > 0 ? size : undefined;
    at += 2 + length;
  }
  return undefined;
}
