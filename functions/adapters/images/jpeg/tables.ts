import { brokenImage, readUint16 } from "../broken-image.ts";
import { transformScale } from "./cosine-transform.ts";
import type { HuffmanCodes } from "./huffman.ts";
import type { Segment } from "./segments.ts";
import { zigzag } from "./zigzag.ts";

/** What tables segments have defined so far, by the number other segments call them by. */
export interface Tables {
  /** Steps by place (row * 8 + column), with the factors of the cosine transform in them. */
  quantisation: (Float64Array | undefined)[];
  dc: (HuffmanCodes | undefined)[];
  ac: (HuffmanCodes | undefined)[];
}

export const noTables = (): Tables => ({ quantisation: [], dc: [], ac: [] });

export function readQuantisation(bytes: Uint8Array, { start, end }: Segment, tables: Tables): void {
  for (let at = start; at < end;) {
    const head = bytes[at]!;
    const wide = head >> 4 > 0;
    at += 1;
    if (at + (wide ? 128 : 64) > end) throw brokenImage("a quantisation table is incomplete");
    const table = new Float64Array(64);
    for (const place of zigzag) {
      const step = wide ? readUint16(bytes, at) : bytes[at]!;
      table[place] = (step * transformScale[place]!) / 8;
      at += wide ? 2 : 1;
    }
    tables.quantisation[head & 15] = table;
  }
}

export function readHuffman(bytes: Uint8Array, { start, end }: Segment, tables: Tables): void {
  for (let at = start; at < end;) {
    const head = bytes[at]!;
    const counts = bytes.subarray(at + 1, at + 17);
    const length = counts.reduce((sum, count) => sum + count, 0);
    const symbols = bytes.subarray(at + 17, at + 17 + length);
    at += 17 + length;
    if (at > end) throw brokenImage("a Huffman table is incomplete");
    tables[head >> 4 === 0 ? "dc" : "ac"][head & 15] = { counts, symbols };
  }
}
