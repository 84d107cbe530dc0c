import { brokenImage } from "../broken-image.ts";
import { openBits, passRestart, requireData, type BitReader } from "./bit-reader.ts";
import type { Component, Frame } from "./frame.ts";
import { createHuffmanTable, type HuffmanCodes, type HuffmanTable } from "./huffman.ts";
import type { Segment } from "./segments.ts";
import type { Tables } from "./tables.ts";

const tableOf = (codes: HuffmanCodes | undefined) => codes && createHuffmanTable(codes);

/** A component with what the scan needs to read it. */
export interface ScanPart {
  component: Component;
  dc: HuffmanTable | undefined;
  ac: HuffmanTable | undefined;
  /** The last block's constant term, which the next one is stored as a difference from. */
  prediction: number;
}

/** A stretch of the file that holds some coefficients of some components. */
export interface Scan {
  parts: ScanPart[];
  reader: BitReader;
  /** Groups of blocks between restart markers, 0 for none. */
  restartInterval: number;
  /** First and last coefficient in zigzag order. */
  first: number;
  last: number;
  /** Low bits that are left to later scans. */
  shift: number;
  /** Whether the coefficients' higher bits came in an earlier scan. */
  refines: boolean;
  /** Blocks that follow without any further coefficient of this scan. */
  emptyBlocks: number;
}

export function readScan(
  bytes: Uint8Array,
  { start, end }: Segment,
  frame: Frame,
  tables: Tables,
  restartInterval: number,
): Scan {
  const count = bytes[start] ?? 0;
  const tail = start + 1 + 2 * count;
  if (count < 1 || count > frame.components.length || tail + 3 > end) throw brokenImage("a scan header is incomplete");
  const parts = Array.from({ length: count }, (_, index) => {
    const [id, chosen] = bytes.subarray(start + 1 + 2 * index, start + 3 + 2 * index);
    const component = frame.components.find((candidate) => candidate.id === id);
    if (!component) throw brokenImage("a scan names an unknown component");
    return { component, dc: tableOf(tables.dc[chosen! >> 4]), ac: tableOf(tables.ac[chosen! & 15]), prediction: 0 };
  });
  if (new Set(parts.map((part) => part.component)).size < count) throw brokenImage("a scan names a component twice");

  const [first, last] = frame.progressive ? [bytes[tail]!, bytes[tail + 1]!] : [0, 63];
  const [earlier, shift] = frame.progressive ? [bytes[tail + 2]! >> 4, bytes[tail + 2]! & 15] : [0, 0];
  if (last > 63 || first > last || shift > 13 || (frame.progressive && (first === 0 ? last > 0 : count > 1))) {
    throw brokenImage("a scan holds impossible coefficients");
  }
  const needsDc = first === 0 && earlier === 0;
  if (parts.some((part) => (needsDc && !part.dc) || (last > 0 && !part.ac)))
    throw brokenImage("a Huffman table is missing");
  return {
    parts,
    reader: openBits(bytes, end),
    restartInterval,
    first,
    last,
    shift,
    refines: earlier > 0,
    emptyBlocks: 0,
  };
}

/** Reads one block of a component; the scan's reader stands at its first bit. */
export type BlockReader = (scan: Scan, part: ScanPart, row: number, column: number) => void;

/**
 * Reads all blocks of a scan in the order of the file, a row of groups at a time.
 * @returns yields after each row of groups
 */
export function* readBlocks(scan: Scan, frame: Frame, readBlock: BlockReader): Generator<void> {
  const { parts, reader, restartInterval } = scan;
  const interleaved = parts.length > 1;
  const rows = interleaved ? frame.groups.height : parts[0]!.component.blocks.height;
  const columns = interleaved ? frame.groups.width : parts[0]!.component.blocks.width;
  let untilRestart = restartInterval;

  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (restartInterval > 0) {
        if (untilRestart === 0) {
          passRestart(reader);
          for (const part of parts) part.prediction = 0;
          scan.emptyBlocks = 0;
          untilRestart = restartInterval;
        }
        untilRestart -= 1;
      }
      if (!interleaved) {
        readBlock(scan, parts[0]!, row, column);
        continue;
      }
      for (const part of parts) {
        const { across, down } = part.component;
        for (let y = 0; y < down; y += 1) {
          for (let x = 0; x < across; x += 1) readBlock(scan, part, row * down + y, column * across + x);
        }
      }
    }
    requireData(reader);
    yield;
  }
}
