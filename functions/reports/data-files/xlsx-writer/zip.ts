import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { crc32, createDeflateRaw, deflateRawSync } from "node:zlib";

export interface ZipPart {
  name: string;
  /** Read while it is compressed, so that a large part is never in memory as a whole; bytes are used unchanged. */
  text: Iterable<string | Uint8Array>;
}

const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
const VERSION = 20;
/** 1 January 1980, the first day in the format, so that a file only depends on its contents. */
const NO_DATE = 0x0021;
const CHUNK = 64 * 1024;

function* chunksOf(text: ZipPart["text"]): Generator<Uint8Array> {
  let pending = "";
  for (const piece of text) {
    if (typeof piece !== "string") {
      yield piece;
      continue;
    }
    pending += piece;
    if (pending.length < CHUNK) continue;
    yield Buffer.from(pending);
    pending = "";
  }
  yield Buffer.from(pending);
}

interface Packed {
  data: Buffer;
  crc: number;
  size: number;
}

const OPTIONS = { level: 6 };

/** Packs a part of one chunk at once: most of hundreds are as small. Others get their turn after it. */
async function deflateSmall(chunk: Uint8Array): Promise<Packed> {
  const data = deflateRawSync(chunk, OPTIONS);
  await setImmediate();
  return { data, crc: crc32(chunk), size: chunk.length };
}

async function deflateLarge(chunks: Iterable<Uint8Array>): Promise<Packed> {
  let crc = 0;
  let size = 0;
  function* measured() {
    for (const chunk of chunks) {
      crc = crc32(chunk, crc);
      size += chunk.length;
      yield chunk;
    }
  }
  const packed: Buffer[] = [];
  const deflater = createDeflateRaw(OPTIONS);
  // `pipe` would swallow errors of the texts.
  const source = Readable.from(measured(), { objectMode: true }).on("error", (error) => deflater.destroy(error));
  for await (const chunk of source.pipe(deflater)) packed.push(chunk as Buffer);
  return { data: Buffer.concat(packed), crc, size };
}

function deflate(text: ZipPart["text"]): Promise<Packed> {
  const chunks = chunksOf(text);
  const first = chunks.next();
  const second = chunks.next();
  if (!first.done && second.done) return deflateSmall(first.value);
  function* all() {
    if (!first.done) yield first.value;
    if (!second.done) yield second.value;
    yield* chunks;
  }
  return deflateLarge(all());
}

/** The fields that the header of a part and its line in the directory share. */
function fieldsOf(name: Buffer, { data, crc, size }: Packed): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8_NAMES, 2);
  fields.writeUInt16LE(DEFLATED, 4);
  fields.writeUInt16LE(NO_DATE, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

/** A zip archive (PKWARE's APPNOTE 6.3, without Zip64: parts of less than 4 GB). */
export async function zip(parts: readonly ZipPart[]): Promise<Uint8Array> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of parts) {
    const nameBytes = Buffer.from(name);
    const packed = await deflate(text);
    const fields = fieldsOf(nameBytes, packed);
    const file = [Buffer.from("PK\x03\x04"), fields, nameBytes, packed.data];
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02"), Buffer.from([VERSION, 0]), fields, place, nameBytes);
    files.push(...file);
    offset += file.reduce((sum, { length }) => sum + length, 0);
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listing, end]);
}
