/** A variable of a system file. */
export interface SavVariable {
  /** A letter, then letters, digits and `_`: at most 64 bytes, unique without regard to case. */
  name: string;
  label: string;
  /** Bytes of UTF-8 that its longest text has, 1 to {@link WIDEST}; 0 for numbers. */
  width: number;
  /** Of numbers, as they are shown. */
  decimals: number;
  measure: "nominal" | "ordinal" | "scale";
  labels: readonly (readonly [value: number, label: string])[];
  /** Of numbers: the one that counts as missing (user-missing). */
  missing: number | null;
}

/** What SPSS can hold in one string, in bytes. */
export const WIDEST = 32_767;

/** Bytes of one segment, and what of a very long string each but the last stands for when they are counted. */
const SEGMENT = { bytes: 255, counted: 252 } as const;

/** Widths of the variables that a variable is stored as: strings of more than 255 bytes are several. */
export function segmentWidths(width: number): number[] {
  if (width <= SEGMENT.bytes) return [width];
  const segments = Math.ceil(width / SEGMENT.counted);
  const last = width - (segments - 1) * SEGMENT.counted;
  return [...Array<number>(segments - 1).fill(SEGMENT.bytes), last];
}

/** Units of eight bytes that a segment takes in the dictionary and in a case. */
export const unitsOf = (segmentWidth: number): number => Math.max(1, Math.ceil(segmentWidth / 8));

/** UTF-8 of at most so many bytes, cut between characters. */
export function cutBytes(text: string, most: number): Buffer {
  const bytes = Buffer.from(text.replaceAll("\0", ""));
  if (bytes.length <= most) return bytes;
  let end = most;
  while (end > 0 && (bytes[end]! & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end);
}

/** A text in units of eight bytes, spaces behind it: 255 bytes of it in each segment. */
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
