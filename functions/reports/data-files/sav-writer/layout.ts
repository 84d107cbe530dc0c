/** A variable of a system file. */
export interface SavVariable {
  /** A letter, then letters, digits and `_`: at most 64 bytes, unique without regard to case. */
  name: string;
  label: string;
  /** Bytes of its longest text in UTF-8, 1 to {@link WIDEST}; 0 for numbers. */
  width: number;
  /** For numbers, the decimals shown. */
  decimals: number;
  measure: "nominal" | "ordinal" | "scale";
  labels: readonly (readonly [value: number, label: string])[];
  /** For numbers, the one that counts as missing (user-missing). */
  missing: number | null;
}

/** The longest string that SPSS can store, in bytes. */
export const WIDEST = 32_767;

/** Bytes of one segment, and the bytes that each segment of a very long string but the last counts for. */
const SEGMENT = { bytes: 255, counted: 252 } as const;

/** Widths of the variables in which a variable is stored: strings of more than 255 bytes take several. */
export function segmentWidths(width: number): number[] {
  if (width <= SEGMENT.bytes) return [width];
  const segments = Math.ceil(width / SEGMENT.counted);
  const last = width - (segments - 1) * SEGMENT.counted;
  return [...Array<number>(segments - 1).fill(SEGMENT.bytes), last];
}

/** Units of eight bytes that a segment takes in the dictionary and in a case. */
export const unitsOf = (segmentWidth: number): number => Math.max(1, Math.ceil(segmentWidth / 8));

/** UTF-8 of at most `most` bytes, cut between characters. */
export function cutBytes(text: string, most: number): Buffer {
  const bytes = Buffer.from(text.replaceAll("\0", ""));
  if (bytes.length <= most) return bytes;
  let end = most;
  while (end > 0 && (bytes[end]! & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end);
}

/** A text in units of eight bytes, padded with spaces: 255 bytes of it in each segment. */
export function stringUnits(text: string, width: number): Buffer {
  const bytes = cutBytes(text, width);
  return Buffer.concat(
    segmentWidths(width).map((segment, index) => {
      const units = Buffer.alloc(8 * unitsOf(segment), " ");
      units.set(bytes.subarray(index * SEGMENT.bytes, (index + 1) * SEGMENT.bytes));
      return units;
    }),
  );
}
