import { PassThrough, Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createInflate } from "node:zlib";
import { BadRequest } from "../../../platform/errors.ts";
import type { StoredStream } from "./stored-streams.ts";

/** The limit for one stream, the same as for archives. */
const STREAM_BYTES = 50 * 2 ** 20;
/** The limit for all streams together, without images. */
const TOTAL_BYTES = 200 * 2 ** 20;
/** Deflate packs at most 1,032 bytes into one, so a shorter stream inflates to 4 MB at most. */
const HARMLESS_BYTES = 4_096;
const CHUNK_BYTES = 2 ** 16;

/**
 * Inflates every stream that could be a decompression bomb, without keeping anything. Streams may be deflated several
 * times.
 *
 * Images and attachments are left out, because reading text does not inflate them and legitimate ones are large. Page
 * content disguised as an image, and compression other than Flate, is stopped by the limits of the reading process.
 * @throws BadRequest if a stream or all of them together inflate beyond their limit
 */
export async function measureStreams(streams: Iterable<StoredStream>): Promise<void> {
  let total = 0;
  for (const { data, filters, isImage, isAttachment } of streams) {
    const layers = filters.findIndex((filter) => filter !== "FlateDecode");
    const deflated = layers < 0 ? filters.length : layers;
    if (isImage || isAttachment || deflated === 0 || (deflated === 1 && data.length < HARMLESS_BYTES)) continue;
    total += await inflatedBytes(data, deflated, Math.min(STREAM_BYTES, TOTAL_BYTES - total));
  }
}

/** @returns the inflated size of a stream; a broken stream counts up to the point where it can be inflated */
async function inflatedBytes(data: Uint8Array, layers: number, limit: number): Promise<number> {
  let bytes = 0;
  const stages = Array.from({ length: layers }, () => [
    createInflate({ chunkSize: CHUNK_BYTES }),
    new Transform({
      transform(chunk: Buffer, _encoding, pass) {
        bytes += chunk.length;
        if (bytes > limit) pass(new Error("over the limit"));
        else pass(null, chunk);
      },
    }),
  ]).flat();
  await pipeline([Readable.from([data]), ...stages, new PassThrough().resume()]).catch(() => undefined);
  if (bytes > limit) {
    throw new BadRequest(
      "The PDF contains compressed data that becomes far too large when unpacked; print it to a new PDF and " +
        "upload that.",
    );
  }
  return bytes;
}
