/** The part of a source map that is needed here: https://tc39.es/ecma426/ */
export interface SourceMap {
  sources: string[];
  /** Base64 VLQ: lines separated by `;`, segments by `,`. */
  mappings: string;
}

/** From `start` on, up to the start of the next one, generated code comes from `source`. */
export interface Run {
  /** Characters from the beginning of the generated file. */
  start: number;
  end: number;
  source: string;
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const valueOf = new Map([...DIGITS].map((digit, value) => [digit, value]));
const MORE = 32;

/** The numbers of a segment, each relative to the one of the segment before. @throws Error if it is no base64 VLQ */
function decodeSegment(segment: string): number[] {
  const numbers: number[] = [];
  let bits = 0;
  let value = 0;
  for (const character of segment) {
    const digit = valueOf.get(character);
    if (digit === undefined) throw new Error(`"${segment}" is no segment of a source map.`);
    value += (digit % MORE) * 2 ** bits;
    bits += 5;
    if (digit >= MORE) continue;
    // The lowest bit is the sign.
    numbers.push(value % 2 === 1 ? -((value - 1) / 2) : value / 2);
    bits = 0;
    value = 0;
  }
  return numbers;
}

/**
 * Which source every stretch of generated code comes from, in its order; what comes before the first one is left out.
 */
export function runsOf({ sources, mappings }: SourceMap, code: string): Run[] {
  const runs: Run[] = [];
  let source = 0;
  let lineStart = 0;
  for (const line of mappings.split(";")) {
    let column = 0;
    for (const segment of line === "" ? [] : line.split(",")) {
      const [columns = 0, sourceStep] = decodeSegment(segment);
      column += columns;
      if (sourceStep === undefined) continue;
      source += sourceStep;
      const last = runs.at(-1);
      const name = sources[source] ?? "";
      if (last?.source === name) continue;
      if (last) last.end = lineStart + column;
      runs.push({ start: lineStart + column, end: code.length, source: name });
    }
    const lineEnd = code.indexOf("\n", lineStart);
    lineStart = lineEnd < 0 ? code.length : lineEnd + 1;
  }
  return runs;
}
