import { brokenImage } from "../broken-image.ts";
import { fillBits, type BitReader } from "./bit-reader.ts";

const LONGEST_CODE = 16;

/** A Huffman table as files define it. */
export interface HuffmanCodes {
  /** Numbers of codes of 1 to 16 bits. */
  counts: Uint8Array;
  /** In the order of their codes. */
  symbols: Uint8Array;
}

/** For every 16 bits that can come next: `length << 8 | symbol` of the code they begin with; 0 where there is none. */
export type HuffmanTable = Uint16Array;

export function createHuffmanTable({ counts, symbols }: HuffmanCodes): HuffmanTable {
  const table = new Uint16Array(1 << LONGEST_CODE);
  let next = 0;
  let index = 0;
  for (let length = 1; length <= LONGEST_CODE; length += 1) {
    const span = 1 << (LONGEST_CODE - length);
    for (let code = 0; code < counts[length - 1]!; code += 1) {
      if (next + span > table.length) throw brokenImage("a Huffman table has more codes than fit");
      table.fill((length << 8) | symbols[index]!, next, next + span);
      next += span;
      index += 1;
    }
  }
  return table;
}

/** Reads the next symbol; afterwards at least 9 more bits are loaded. */
export function readSymbol(reader: BitReader, table: HuffmanTable): number {
  if (reader.count < 25) fillBits(reader);
  const entry = table[(reader.bits >>> (reader.count - LONGEST_CODE)) & 0xffff]!;
  if (entry === 0) throw brokenImage("a code is in no Huffman table");
  reader.count -= entry >> 8;
  return entry & 0xff;
}
