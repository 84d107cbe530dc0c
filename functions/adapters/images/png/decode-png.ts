import { pipeline, Readable } from "node:stream";
import { createInflate } from "node:zlib";
import { createAreaScaler } from "../area-scaler.ts";
import { brokenImage } from "../broken-image.ts";
import { createPace } from "../pace.ts";
import type { Picture, Size } from "../picture.ts";
import { readChunks } from "./chunks.ts";
import { createFlatten } from "./flatten.ts";
import { readHeader, type Header } from "./header.ts";
import { createRowCutter, type RowTaker } from "./rows.ts";

/** Inflated at a time, off the event loop; a millisecond of work here. */
const PIECE_BYTES = 256 * 1024;

async function inflateRows(bytes: Uint8Array, header: Header, takeRow: RowTaker): Promise<void> {
  const cut = createRowCutter(header, takeRow);
  const pace = createPace();
  const inflate = createInflate({ chunkSize: PIECE_BYTES });
  function* data() {
    for (const chunk of readChunks(bytes, ["IDAT"])) yield chunk.data;
  }
  // What goes wrong on the way ends the loop below with the same error.
  pipeline(Readable.from(data()), inflate, () => {});
  try {
    for await (const piece of inflate as AsyncIterable<Uint8Array>) {
      if (cut(piece)) return;
      await pace();
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code?.startsWith("Z_") ? brokenImage(message) : error;
  }
  throw brokenImage("the picture's data ends too early");
}

function readPreamble(bytes: Uint8Array) {
  let header: Header | undefined;
  let palette: Uint8Array | undefined;
  let transparency: Uint8Array | undefined;
  for (const { type, data } of readChunks(bytes, ["IHDR", "PLTE", "tRNS"])) {
    if (type === "IHDR") header ??= readHeader(data);
    else if (type === "PLTE") palette ??= data;
    else transparency ??= data;
  }
  if (!header) throw brokenImage("the header is missing");
  return { header, flatten: createFlatten(header, palette, transparency) };
}

/**
 * Decodes PNG of every kind, without colour profiles; what is transparent lies on white. Rows are scaled as they are
 * inflated; only of an interlaced picture, whose rows come in seven passes, the whole is in memory (3 bytes a pixel).
 * @param scaleTo the size to decode to, given the size the file has
 * @throws BadRequest
 */
export async function decodePng(bytes: Uint8Array, scaleTo: (size: Size) => Size): Promise<Picture> {
  const { header, flatten } = readPreamble(bytes);
  const target = scaleTo(header);
  const rgb = new Uint8Array(target.width * target.height * 3);
  const scaleRow = createAreaScaler(header, 3, { ...target, samples: rgb, step: 3, offset: 0 });
  const flat = new Uint8ClampedArray(header.width * 3);
  const row = new Uint8Array(flat.buffer);

  if (!header.interlaced) {
    await inflateRows(bytes, header, (_pass, _index, packed) => {
      flatten(packed, header.width, flat);
      scaleRow(row, 0);
    });
    return { ...target, rgb };
  }

  const whole = new Uint8Array(header.width * header.height * 3);
  await inflateRows(bytes, header, (pass, index, packed) => {
    flatten(packed, pass.width, flat);
    let to = ((pass.y + index * pass.stepY) * header.width + pass.x) * 3;
    for (let from = 0; from < pass.width * 3; from += 3, to += pass.stepX * 3) {
      whole[to] = row[from]!;
      whole[to + 1] = row[from + 1]!;
      whole[to + 2] = row[from + 2]!;
    }
  });
  const pace = createPace();
  for (let start = 0; start < whole.length; start += header.width * 3) {
    scaleRow(whole, start);
    await pace();
  }
  return { ...target, rgb };
}
