import { once } from "node:events";
import { finished } from "node:stream/promises";
import { createDeflate, crc32 } from "node:zlib";
import { createPace } from "../pace.ts";
import type { PictureView } from "../picture.ts";
import { signature } from "./chunks.ts";

function chunk(type: string, data: Uint8Array): Buffer {
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, "latin1");
  framed.set(data, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, data.length + 8)), data.length + 8);
  return framed;
}

function header({ width, height }: PictureView): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  // 8 bits per sample, red, green and blue.
  data.set([8, 2], 8);
  return chunk("IHDR", data);
}

/** Encodes without loss, for pictures with areas of one colour. Rows are filtered by the row above (filter type 2). */
export async function encodePng(view: PictureView): Promise<Uint8Array> {
  const { rgb, width, height, origin, stepX, stepY } = view;
  const pace = createPace();
  const deflate = createDeflate({ level: 6 });
  const data: Buffer[] = [];
  deflate.on("data", (piece: Buffer) => data.push(piece));
  const ended = finished(deflate);
  let above = new Uint8Array(width * 3);
  let row = new Uint8Array(width * 3);
  for (let y = 0; y < height; y += 1) {
    const filtered = Buffer.allocUnsafe(1 + row.length);
    filtered[0] = 2;
    for (let x = 0, to = 0, from = origin + y * stepY; x < width; x += 1, to += 3, from += stepX) {
      for (let channel = 0; channel < 3; channel += 1) {
        const sample = rgb[from + channel]!;
        row[to + channel] = sample;
        filtered[1 + to + channel] = sample - above[to + channel]!;
      }
    }
    [row, above] = [above, row];
    if (!deflate.write(filtered)) await once(deflate, "drain");
    await pace();
  }
  deflate.end();
  await ended;
  return Buffer.concat([signature, header(view), chunk("IDAT", Buffer.concat(data)), chunk("IEND", Buffer.alloc(0))]);
}
