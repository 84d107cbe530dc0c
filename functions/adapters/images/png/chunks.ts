import { crc32 } from "node:zlib";
import { brokenImage, readUint32 } from "../broken-image.ts";
import { readExifOrientation } from "../exif-orientation.ts";
import type { Orientation } from "../picture.ts";

export const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

const codeOf = (type: string) => readUint32(Buffer.from(type, "latin1"), 0);
const LAST = codeOf("IEND");

export type ChunkType = "IHDR" | "PLTE" | "tRNS" | "eXIf" | "IDAT";

export interface Chunk {
  type: ChunkType;
  data: Uint8Array;
}

/**
 * Walks over the chunks of some types, up to the end of the picture.
 * @throws BadRequest also when one of them has a wrong checksum
 */
export function* readChunks(bytes: Uint8Array, types: readonly ChunkType[]): Generator<Chunk> {
  if (!signature.equals(bytes.subarray(0, signature.length))) throw brokenImage("it is no PNG");
  const codes = types.map(codeOf);
  for (let at = signature.length; at < bytes.length;) {
    const end = at + 8 + readUint32(bytes, at);
    const code = readUint32(bytes, at + 4);
    if (code === LAST) return;
    const type = types[codes.indexOf(code)];
    if (type) {
      if (crc32(bytes.subarray(at + 4, end)) !== readUint32(bytes, end))
        throw brokenImage(`${type} has a wrong checksum`);
      yield { type, data: bytes.subarray(at + 8, end) };
    }
    at = end + 4;
  }
}

/** How the camera was held. Chunks are only walked over, so this tells little about whether the rest can be read. */
export function readPngOrientation(bytes: Uint8Array): Orientation {
  for (const { data } of readChunks(bytes, ["eXIf"])) return readExifOrientation(data);
  return 1;
}
