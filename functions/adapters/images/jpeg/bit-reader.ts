import { brokenImage } from "../broken-image.ts";

/** Reads the entropy-coded bits of a scan; `bits` holds `count` of them that were not used yet, in its low end. */
export interface BitReader {
  bytes: Uint8Array;
  /** Of the next byte to load; stays on the marker that ends the data. */
  position: number;
  bits: number;
  count: number;
  /** Zero bits that were put in after the data ended. */
  padding: number;
}

export const openBits = (bytes: Uint8Array, position: number): BitReader => ({
  bytes,
  position,
  bits: 0,
  count: 0,
  padding: 0,
});

/** Loads bits until at least 25 can be used at once. Beyond the end they are zero; {@link requireData} finds that out. */
export function fillBits(reader: BitReader): void {
  const { bytes } = reader;
  while (reader.count <= 24) {
    let byte = 0;
    const next = bytes[reader.position];
    // A 0xFF of the data is followed by a zero; any other follower makes it a marker.
    if (next === undefined || (next === 0xff && bytes[reader.position + 1] !== 0)) {
      reader.padding += 8;
    } else {
      byte = next;
      reader.position += next === 0xff ? 2 : 1;
    }
    reader.bits = (reader.bits << 8) | byte;
    reader.count += 8;
  }
}

/** @param length 0 to 16 */
export function readBits(reader: BitReader, length: number): number {
  if (reader.count < length) fillBits(reader);
  reader.count -= length;
  return (reader.bits >>> reader.count) & ((1 << length) - 1);
}

/** Reads a number that was stored with as many bits as its magnitude has; a leading zero bit makes it negative. */
export function readSigned(reader: BitReader, length: number): number {
  const value = readBits(reader, length);
  return value < 1 << (length - 1) ? value - (1 << length) + 1 : value;
}

/** @throws BadRequest when more bits were used than the file has */
export function requireData(reader: BitReader): void {
  if (reader.count < reader.padding) throw brokenImage("the picture's data ends too early");
}

/** Position of the next marker's code (the byte behind 0xFF), undefined when there is none. */
export function findMarker(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const code = bytes[at + 1]!;
    if (bytes[at] === 0xff && code !== 0 && code !== 0xff) return at + 1;
  }
  return undefined;
}

/** Drops what is left of the bits and goes behind the restart marker that has to come next. */
export function passRestart(reader: BitReader): void {
  requireData(reader);
  const marker = findMarker(reader.bytes, reader.position);
  const code = marker === undefined ? 0 : reader.bytes[marker]!;
  if (marker === undefined || code < 0xd0 || code > 0xd7) throw brokenImage("a restart marker is missing");
  reader.position = marker + 1;
  reader.bits = reader.count = reader.padding = 0;
}
