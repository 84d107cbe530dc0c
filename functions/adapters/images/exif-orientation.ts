import type { Orientation } from "./picture.ts";

const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

/**
 * Reads how a camera was held.
 * @param tiff an EXIF block from its byte order mark on; whatever is wrong with it, the picture itself can be shown
 */
export function readExifOrientation(tiff: Uint8Array): Orientation {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const littleEndian = tiff[0] === 0x49;
  const fits = (at: number, bytes: number) => at + bytes <= tiff.length;
  if (!fits(0, 8) || view.getUint16(2, littleEndian) !== 42) return 1;
  const directory = view.getUint32(4, littleEndian);
  if (!fits(directory, 2)) return 1;
  const entries = view.getUint16(directory, littleEndian);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * ENTRY_BYTES;
    if (!fits(at, ENTRY_BYTES)) return 1;
    if (view.getUint16(at, littleEndian) === ORIENTATION_TAG) {
      const value = view.getUint16(at + 8, littleEndian);
      return value >= 1 && value <= 8 ? (value as Orientation) : 1;
    }
  }
  return 1;
}
