import type { HuffmanCodes } from "./huffman.ts";

/** Codes of a Huffman table by symbol: `length << 16 | code`. */
export type SymbolCodes = Uint32Array;

/** Codes count up through the symbols of one length and are doubled for each further bit. */
export function assignCodes({ counts, symbols }: HuffmanCodes): SymbolCodes {
  const codes = new Uint32Array(256);
  let code = 0;
  let index = 0;
  for (let length = 1; length <= 16; length += 1) {
    for (let left = counts[length - 1]!; left > 0; left -= 1) {
      codes[symbols[index]!] = (length << 16) | code;
      code += 1;
      index += 1;
    }
    code <<= 1;
  }
  return codes;
}

/** Bytes that grow as they are written; `bits` holds the last `count` bits, fewer than 8, in its low end. */
export interface BitWriter {
  bytes: Uint8Array;
  length: number;
  bits: number;
  count: number;
}

export const openWriter = (): BitWriter => ({ bytes: new Uint8Array(64 * 1024), length: 0, bits: 0, count: 0 });

/** Makes room for at least `more` bytes. */
export function reserve(writer: BitWriter, more: number): void {
  if (writer.length + more <= writer.bytes.length) return;
  const bytes = new Uint8Array(Math.max(writer.bytes.length * 2, writer.length + more));
  bytes.set(writer.bytes.subarray(0, writer.length));
  writer.bytes = bytes;
}

export function writeBytes(writer: BitWriter, bytes: ArrayLike<number>): void {
  reserve(writer, bytes.length);
  writer.bytes.set(bytes, writer.length);
  writer.length += bytes.length;
}

/** @param length 0 to 16; room has to be reserved, two bytes for each byte of data */
export function writeBits(writer: BitWriter, value: number, length: number): void {
  writer.bits = (writer.bits << length) | value;
  writer.count += length;
  while (writer.count >= 8) {
    writer.count -= 8;
    const byte = (writer.bits >>> writer.count) & 0xff;
    writer.bytes[writer.length++] = byte;
    if (byte === 0xff) writer.bytes[writer.length++] = 0;
  }
}

export const writeSymbol = (writer: BitWriter, codes: SymbolCodes, symbol: number): void =>
  writeBits(writer, codes[symbol]! & 0xffff, codes[symbol]! >>> 16);

/** Writes a number with as many bits as its magnitude has, a negative one less one. */
export const writeSigned = (writer: BitWriter, value: number, length: number): void =>
  writeBits(writer, (value < 0 ? value - 1 : value) & ((1 << length) - 1), length);

/** Fills the last byte with ones. */
export const flushBits = (writer: BitWriter): void => writeBits(writer, 0x7f, 7);
