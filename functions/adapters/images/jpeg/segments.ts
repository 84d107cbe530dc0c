import { brokenImage, readUint16 } from "../broken-image.ts";
import { readExifOrientation } from "../exif-orientation.ts";
import type { Orientation } from "../picture.ts";
import { findMarker } from "./bit-reader.ts";

export const markers = {
  huffman: 0xc4,
  end: 0xd9,
  scan: 0xda,
  quantisation: 0xdb,
  restart: 0xdd,
  exif: 0xe1,
  adobe: 0xee,
};

export interface Segment {
  marker: number;
  /** Of the first byte behind the segment's length. */
  start: number;
  /** Of the first byte behind the segment. */
  end: number;
}

export const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * Finds the next segment, over whatever stands before it.
 * @returns undefined at the end of the picture
 */
export function nextSegment(bytes: Uint8Array, from: number): Segment | undefined {
  let at = findMarker(bytes, from);
  while (at !== undefined && standsAlone(bytes[at]!)) at = findMarker(bytes, at + 1);
  if (at === undefined || bytes[at] === markers.end) return undefined;
  const start = at + 3;
  const end = at + 1 + readUint16(bytes, at + 1);
  if (end < start || end > bytes.length) throw brokenImage("a segment is longer than the file");
  return { marker: bytes[at]!, start, end };
}

const holds = (bytes: Uint8Array, { start, end }: Segment, text: string) =>
  Buffer.from(bytes.subarray(start, Math.min(end, start + text.length))).toString("latin1") === text;

/** How the camera was held, from the first EXIF segment before the picture's data. */
export function readJpegOrientation(bytes: Uint8Array): Orientation {
  let segment = nextSegment(bytes, 0);
  while (segment && segment.marker !== markers.scan) {
    if (segment.marker === markers.exif && holds(bytes, segment, "Exif\0\0")) {
      return readExifOrientation(bytes.subarray(segment.start + 6, segment.end));
    }
    segment = nextSegment(bytes, segment.end);
  }
  return 1;
}

/** The colour transform that an Adobe segment names: 0 none, 1 YCbCr, 2 YCCK; undefined for another segment. */
export const readAdobeTransform = (bytes: Uint8Array, segment: Segment): number | undefined =>
  holds(bytes, segment, "Adobe") && segment.end - segment.start >= 12 ? bytes[segment.start + 11] : undefined;

/** Groups of blocks between restart markers, 0 for none. */
export const readRestartInterval = (bytes: Uint8Array, { start }: Segment): number => readUint16(bytes, start);
