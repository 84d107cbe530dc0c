import { cutBytes, segmentWidths, unitsOf, type SavVariable } from "./layout.ts";

export interface SavDictionary {
  /** The subject of the file. */
  label: string;
  /** Lines that go with the file wherever it is opened, each of 80 bytes at most. */
  documents: readonly string[];
  /** UTC. */
  created: Date;
  variables: readonly SavVariable[];
  /** Variables of 1 and 0 that are the options of one question. */
  sets: readonly { name: string; label: string; variables: readonly string[] }[];
  /** Name of the variable that cases are weighted by. */
  weight: string | null;
  cases: number;
}

/** The longest label of each kind in SPSS, in bytes. */
const LONGEST = { file: 64, variable: 255, value: 120, document: 80 } as const;
export const SYSTEM_MISSING = -Number.MAX_VALUE;
/** Whole numbers from 1 to 251, less this, are one byte in the data. */
export const BIAS = 100;
const MEASURES = { nominal: 1, ordinal: 2, scale: 3 } as const;
const FORMATS = { string: 1, number: 5 } as const;
const NUMBER_COLUMNS = 12;
const UTF8_CODE_PAGE = 65_001;

const int32 = (...values: number[]): Buffer => Buffer.from(Int32Array.from(values).buffer);
const float64 = (...values: number[]): Buffer => Buffer.from(Float64Array.from(values).buffer);
const padded = (text: string | Buffer, length: number): Buffer => {
  const bytes = Buffer.alloc(length, " ");
  Buffer.from(text).copy(bytes);
  return bytes;
};
const extension = (subtype: number, size: number, data: Buffer): Buffer =>
  Buffer.concat([int32(7, subtype, size, data.length / size), data]);
const text = (subtype: number, content: string | Buffer): Buffer => extension(subtype, 1, Buffer.from(content));

/** A variable with its place in the file, and the names of eight characters that represent it there. */
interface Placed extends SavVariable {
  /** Number of its first unit among those of all variables, from 1. */
  index: number;
  segments: { name: string; width: number }[];
}

function place(variables: readonly SavVariable[]): Placed[] {
  let index = 1;
  let number = 0;
  return variables.map((variable) => {
    const segments = segmentWidths(variable.width).map((width) => ({ name: `V${(number += 1)}`, width }));
    const placed = { ...variable, index, segments };
    for (const { width } of segments) index += unitsOf(width);
    return placed;
  });
}

function header({ label, created, weight, cases }: SavDictionary, placed: readonly Placed[]): Buffer {
  const units = placed.flatMap(({ segments }) => segments.map(({ width }) => unitsOf(width)));
  const [, day = "", month = "", year = ""] = created.toUTCString().split(" ");
  return Buffer.concat([
    Buffer.from("$FL2"),
    padded("@(#) SPSS DATA FILE synthetic-consumer-research", 60),
    int32(
      2,
      units.reduce((sum, one) => sum + one, 0),
      1,
      placed.find(({ name }) => name === weight)?.index ?? 0,
      cases,
    ),
    float64(BIAS),
    padded(`${day} ${month} ${year.slice(2)}`, 9),
    padded(created.toISOString().slice(11, 19), 8),
    padded(cutBytes(label, LONGEST.file), LONGEST.file),
    Buffer.alloc(3),
  ]);
}

/** One record per segment with its name and format, and one without for each further unit of it. */
function variableRecords({ segments, label, decimals, missing }: Placed): Buffer[] {
  return segments.flatMap(({ name, width }, segment) => {
    const bytes = segment === 0 ? cutBytes(label, LONGEST.variable) : Buffer.alloc(0);
    const format =
      width === 0 ? (FORMATS.number << 16) | (NUMBER_COLUMNS << 8) | decimals : (FORMATS.string << 16) | (width << 8);
    const labelled = bytes.length > 0;
    return [
      int32(2, width, Number(labelled), Number(missing !== null), format, format),
      padded(name, 8),
      ...(labelled ? [int32(bytes.length), bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, " ")] : []),
      ...(missing === null ? [] : [float64(missing)]),
      ...Array.from({ length: unitsOf(width) - 1 }, () =>
        Buffer.concat([int32(2, -1, 0, 0, FORMATS.string << 16, FORMATS.string << 16), padded("", 8)]),
      ),
    ];
  });
}

function valueLabelRecords({ labels, index }: Placed): Buffer[] {
  if (labels.length === 0) return [];
  const pairs = labels.map(([value, label]) => {
    const bytes = cutBytes(label, LONGEST.value);
    const described = Buffer.concat([Buffer.from([bytes.length]), bytes]);
    return Buffer.concat([float64(value), padded(described, 8 * Math.ceil(described.length / 8))]);
  });
  return [int32(3, labels.length), ...pairs, int32(4, 1, index)];
}

/** The document record: lines of 80 bytes. */
const documentRecord = (lines: readonly string[]): Buffer =>
  Buffer.concat([
    int32(6, lines.length),
    ...lines.map((line) => padded(cutBytes(line, LONGEST.document), LONGEST.document)),
  ]);

function displayRecord(placed: readonly Placed[]): Buffer {
  const perSegment = placed.flatMap(({ segments, measure }) =>
    segments.map(({ width }) => [
      MEASURES[measure],
      width === 0 ? 10 : Math.min(32, Math.max(8, width)),
      Number(width === 0),
    ]),
  );
  return extension(11, 4, int32(...perSegment.flat()));
}

/** Sets of dichotomies that count 1; they name variables by the names of eight characters. */
function setsRecord(sets: SavDictionary["sets"], placed: readonly Placed[]): Buffer[] {
  const shortNames = new Map(placed.map(({ name, segments }) => [name, segments[0]!.name.toLowerCase()]));
  const lines = sets
    .filter(({ variables }) => variables.length > 1)
    .map(({ name, label, variables }) => {
      const bytes = cutBytes(label.replaceAll("\n", " "), LONGEST.variable);
      const members = variables.map((variable) => shortNames.get(variable)).join(" ");
      return Buffer.concat([Buffer.from(`$${name}=D1 1 ${bytes.length} `), bytes, Buffer.from(` ${members}\n`)]);
    });
  return lines.length > 0 ? [text(7, Buffer.concat(lines))] : [];
}

/**
 * Everything before the data of an SPSS system file (.sav), in the format of the PSPP developers' guide: little-endian,
 * UTF-8, data compressed by bytes.
 */
export function dictionaryBytes(dictionary: SavDictionary): Buffer {
  const placed = place(dictionary.variables);
  const veryLong = placed.filter(({ segments }) => segments.length > 1);
  const lowest = Buffer.from([0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xef, 0xff]);
  return Buffer.concat([
    header(dictionary, placed),
    ...placed.flatMap(variableRecords),
    ...placed.flatMap(valueLabelRecords),
    ...(dictionary.documents.length > 0 ? [documentRecord(dictionary.documents)] : []),
    extension(3, 4, int32(1, 0, 0, -1, 1, 1, 2, UTF8_CODE_PAGE)),
    extension(4, 8, Buffer.concat([float64(SYSTEM_MISSING, Number.MAX_VALUE), lowest])),
    ...setsRecord(dictionary.sets, placed),
    displayRecord(placed),
    text(13, placed.map(({ segments, name }) => `${segments[0]!.name}=${name}`).join("\t")),
    ...(veryLong.length > 0
      ? [
          text(
            14,
            veryLong
              .map(({ segments, width }) => `${segments[0]!.name}=${String(width).padStart(5, "0")}\0\t`)
              .join(""),
          ),
        ]
      : []),
    extension(16, 8, Buffer.from(BigInt64Array.from([1n, BigInt(dictionary.cases)]).buffer)),
    text(20, "UTF-8"),
    int32(999, 0),
  ]);
}
