import type { ImageSize } from "./image-size.ts";

/** Length, type and checksum around the data of a chunk. */
const CHUNK_FRAME_BYTES = 12;
const FIRST_CHUNK = 8;

/** Walks the chunks of a PNG. @returns undefined unless it runs from IHDR over image data to its IEND */
export function pngSize(bytes: Buffer): ImageSize | undefined {
  let size: ImageSize | undefined;
  let hasData = false;
  for (let at = FIRST_CHUNK; at + CHUNK_FRAME_BYTES <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (at + CHUNK_FRAME_BYTES + length > bytes.length) return undefined;
    if (!size) {
      if (type !== "IHDR" || length !== 13) return undefined;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    if (type === "IDAT") hasData = true;
    if (type === "IEND") return hasData ? size : undefined;
    at += CHUNK_FRAME_BYTES + length;
  }
  return undefined;
}
