/** A variable as a system file describes it; very long strings are put together again. */
export interface ReadVariable {
  name: string;
  label: string;
  width: number;
  measure: number;
  labels: Map<number, string>;
  /** Values that count as missing. */
  missing: number[];
}

interface Segment {
  shortName: string;
  label: string;
  width: number;
  units: number;
  measure: number;
  labels: Map<number, string>;
  /** Values that count as missing. */
  missing: number[];
}

const MISSING = -Number.MAX_VALUE;

class Cursor {
  at = 0;
  readonly bytes: Buffer;
  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes);
  }
  take(length: number): Buffer {
    if (this.at + length > this.bytes.length) throw new Error(`The file ends at ${this.bytes.length}`);
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
  text = (length: number) => this.take(length).toString().replace(/ +$/, "");
  int = () => this.take(4).readInt32LE();
  float = () => this.take(8).readDoubleLE();
}

/** The units of eight bytes that compressed data stand for. */
function* unitsOf(cursor: Cursor, bias: number): Generator<Buffer> {
  const numberUnit = (value: number) => {
    const unit = Buffer.alloc(8);
    unit.writeDoubleLE(value);
    return unit;
  };
  for (;;) {
    for (const code of [...cursor.take(8)]) {
      if (code === 252) return;
      if (code === 253) yield cursor.take(8);
      else if (code === 254) yield Buffer.alloc(8, " ");
      else if (code === 255) yield numberUnit(MISSING);
      else if (code > 0) yield numberUnit(code - bias);
    }
  }
}

function readVariables(cursor: Cursor) {
  const segments: Segment[] = [];
  const byIndex = new Map<number, Segment>();
  const extensions = new Map<number, Buffer>();
  const documents: string[] = [];
  let index = 0;
  for (;;) {
    const type = cursor.int();
    if (type === 999) {
      cursor.int();
      break;
    }
    if (type === 2) {
      index += 1;
      const [width, hasLabel] = [cursor.int(), cursor.int()];
      const missingCount = cursor.int();
      cursor.take(8);
      const shortName = cursor.text(8);
      const length = hasLabel ? cursor.int() : 0;
      const label = cursor.take(4 * Math.ceil(length / 4)).toString("utf8", 0, length);
      const missing = Array.from({ length: missingCount }, () => cursor.float());
      if (width === -1) segments.at(-1)!.units += 1;
      else segments.push({ shortName, label, width, units: 1, measure: 0, labels: new Map(), missing });
      if (width !== -1) byIndex.set(index, segments.at(-1)!);
    } else if (type === 3) {
      const labels = new Map<number, string>();
      for (let left = cursor.int(); left > 0; left -= 1) {
        const value = cursor.float();
        const length = cursor.take(1)[0]!;
        const rest = cursor.take(8 * Math.ceil((length + 1) / 8) - 1);
        labels.set(value, rest.toString("utf8", 0, length));
      }
      if (cursor.int() !== 4) throw new Error("Value labels without variables");
      for (let left = cursor.int(); left > 0; left -= 1) byIndex.get(cursor.int())!.labels = labels;
    } else if (type === 6) {
      for (let left = cursor.int(); left > 0; left -= 1) documents.push(cursor.text(80));
    } else if (type === 7) {
      const subtype = cursor.int();
      extensions.set(subtype, cursor.take(cursor.int() * cursor.int()));
    } else throw new Error(`Record ${type} at ${cursor.at}`);
  }
  return { segments, extensions, documents };
}

/** What an SPSS system file says, as far as the service writes it. Texts lose the spaces at their ends. */
export function readSav(bytes: Uint8Array) {
  const cursor = new Cursor(bytes);
  const magic = cursor.text(4);
  const product = cursor.text(60);
  const [layout, caseUnits, compression, weightIndex, caseCount] = [1, 2, 3, 4, 5].map(() => cursor.int());
  const bias = cursor.float();
  const created = `${cursor.text(9)} ${cursor.text(8)}`;
  const label = cursor.text(64);
  cursor.take(3);
  const { segments, extensions, documents } = readVariables(cursor);
  const display = extensions.get(11)!;
  for (const [index, segment] of segments.entries()) segment.measure = display.readInt32LE(12 * index);
  const pairs = (subtype: number, end: RegExp) =>
    new Map(
      (extensions.get(subtype)?.toString() ?? "")
        .split(end)
        .filter(Boolean)
        .map((pair) => pair.split("=") as [string, string]),
    );
  const longNames = pairs(13, /\t/);
  const veryLong = pairs(14, /\0\t/);
  const variables: ReadVariable[] = [];
  const layoutOf: Segment[][] = [];
  for (let index = 0; index < segments.length;) {
    const first = segments[index]!;
    const width = Number(veryLong.get(first.shortName) ?? first.width);
    const count = width > 255 ? Math.ceil(width / 252) : 1;
    layoutOf.push(segments.slice(index, index + count));
    variables.push({ ...first, name: longNames.get(first.shortName)!, width });
    index += count;
  }
  const units = [...unitsOf(cursor, bias)];
  const rows: (string | number | null)[][] = [];
  let at = 0;
  while (at < units.length) {
    rows.push(
      layoutOf.map((parts) => {
        const own = parts.map(({ units: count }) => Buffer.concat(units.slice(at, (at += count))));
        if (parts[0]!.width === 0) return own[0]!.readDoubleLE() === MISSING ? null : own[0]!.readDoubleLE();
        return Buffer.concat(own.map((part, index) => part.subarray(0, parts[index]!.width)))
          .toString()
          .trimEnd();
      }),
    );
  }
  const unitNumbers = layoutOf.map((_, index) =>
    layoutOf
      .slice(0, index)
      .flat()
      .reduce((sum, { units: count }) => sum + count, 1),
  );
  const weight = weightIndex === 0 ? null : variables[unitNumbers.indexOf(weightIndex!)]!.name;
  const sets = (extensions.get(7)?.toString() ?? "").split("\n").filter(Boolean);
  return {
    ...{ magic, product, layout, caseUnits, compression, caseCount, created, label, weight, variables, rows, sets },
    documents,
    encoding: extensions.get(20)?.toString(),
    shortNames: new Map([...longNames].map(([short, long]) => [long, short])),
  };
}
