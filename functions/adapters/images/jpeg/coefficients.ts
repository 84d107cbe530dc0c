import { brokenImage } from "../broken-image.ts";
import { readBits, readSigned } from "./bit-reader.ts";
import { readSymbol } from "./huffman.ts";
import type { Scan, ScanPart } from "./scan.ts";
import { zigzag } from "./zigzag.ts";

function readConstantTerm({ reader }: Scan, part: ScanPart): number {
  const length = readSymbol(reader, part.dc!);
  if (length > 15) throw brokenImage("a coefficient is too large");
  if (length > 0) part.prediction += readSigned(reader, length);
  return part.prediction;
}

/**
 * Reads all coefficients of a block into `block`, which has to be zero.
 * @returns the last one that is not zero, in zigzag order
 */
export function readWholeBlock(scan: Scan, part: ScanPart, block: Int16Array): number {
  const { reader } = scan;
  const table = part.ac!;
  block[0] = readConstantTerm(scan, part);
  let last = 0;
  for (let index = 1; index < 64; index += 1) {
    const symbol = readSymbol(reader, table);
    const length = symbol & 15;
    if (length === 0) {
      if (symbol !== 0xf0) break;
      index += 15;
      continue;
    }
    index += symbol >> 4;
    if (index > 63) throw brokenImage("a block has too many coefficients");
    block[zigzag[index]!] = readSigned(reader, length);
    last = index;
  }
  return last;
}

/** Progressive: the constant term of a block that begins at `at`, or its next bit. */
export function readConstantBits(scan: Scan, part: ScanPart, coefficients: Int16Array, at: number): void {
  if (!scan.refines) coefficients[at] = readConstantTerm(scan, part) << scan.shift;
  else if (readBits(scan.reader, 1) === 1) coefficients[at]! |= 1 << scan.shift;
}

/** Progressive: the high bits of a band of coefficients. */
export function readBand(scan: Scan, part: ScanPart, coefficients: Int16Array, at: number): void {
  const { reader, last, shift } = scan;
  if (scan.emptyBlocks > 0) {
    scan.emptyBlocks -= 1;
    return;
  }
  for (let index = scan.first; index <= last; index += 1) {
    const symbol = readSymbol(reader, part.ac!);
    const run = symbol >> 4;
    const length = symbol & 15;
    if (length === 0) {
      if (run < 15) {
        scan.emptyBlocks = (1 << run) - 1 + readBits(reader, run);
        return;
      }
      index += 15;
      continue;
    }
    index += run;
    if (index > last) throw brokenImage("a block has too many coefficients");
    coefficients[at + zigzag[index]!] = readSigned(reader, length) << shift;
  }
}

/**
 * Reads the next bit of what is not zero, up to the zero behind `zeros` others.
 * @returns the index of that zero, or one beyond the band when the band ends before
 */
function refineUpToZero(scan: Scan, coefficients: Int16Array, at: number, from: number, zeros: number): number {
  let left = zeros;
  for (let index = from; index <= scan.last; index += 1) {
    const place = at + zigzag[index]!;
    const value = coefficients[place]!;
    if (value !== 0) {
      if (readBits(scan.reader, 1) === 1) coefficients[place] = value + Math.sign(value) * (1 << scan.shift);
    } else if (left === 0) return index;
    else left -= 1;
  }
  return scan.last + 1;
}

/** Progressive: one more bit of a band. Zeros are counted in runs; what is not zero has its bit in between. */
export function refineBand(scan: Scan, part: ScanPart, coefficients: Int16Array, at: number): void {
  const { reader, last } = scan;
  let index = scan.first;
  while (scan.emptyBlocks === 0 && index <= last) {
    const symbol = readSymbol(reader, part.ac!);
    const run = symbol >> 4;
    const length = symbol & 15;
    if (length === 0 && run < 15) {
      scan.emptyBlocks = (1 << run) + readBits(reader, run);
      break;
    }
    const fresh = length === 0 ? 0 : (2 * readBits(reader, 1) - 1) << scan.shift;
    index = refineUpToZero(scan, coefficients, at, index, run);
    if (fresh !== 0 && index <= last) coefficients[at + zigzag[index]!] = fresh;
    index += 1;
  }
  if (scan.emptyBlocks > 0) {
    refineUpToZero(scan, coefficients, at, index, 64);
    scan.emptyBlocks -= 1;
  }
}
