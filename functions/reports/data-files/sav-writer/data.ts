import { BIAS, dictionaryBytes, SYSTEM_MISSING, type SavDictionary } from "./dictionary.ts";
import { stringUnits, type SavVariable } from "./layout.ts";

/** The meaning of a byte of compressed data for the next unit; 1 to 251 are whole numbers plus the bias. */
const CODES = { most: 251, end: 252, literal: 253, spaces: 254, missing: 255 } as const;
const SPACES = Buffer.alloc(8, " ");

/** Data compressed by bytes: eight codes, then the units that they announce. */
class CompressedData {
  readonly #blocks: Buffer[] = [];
  #codes: number[] = [];
  #units: Buffer[] = [];

  #add(code: number, unit?: Buffer): void {
    this.#codes.push(code);
    if (unit) this.#units.push(unit);
    if (this.#codes.length === 8) this.#endBlock();
  }

  #endBlock(): void {
    this.#blocks.push(Buffer.concat([Buffer.from(this.#codes), ...this.#units]));
    this.#codes = [];
    this.#units = [];
  }

  number(value: number | null): void {
    if (value === null || value === SYSTEM_MISSING) return this.#add(CODES.missing);
    const code = value + BIAS;
    if (Number.isInteger(code) && code >= 1 && code <= CODES.most) return this.#add(code);
    const unit = Buffer.alloc(8);
    unit.writeDoubleLE(value);
    this.#add(CODES.literal, unit);
  }

  text(value: string, width: number): void {
    const units = stringUnits(value, width);
    for (let start = 0; start < units.length; start += 8) {
      const unit = units.subarray(start, start + 8);
      if (unit.equals(SPACES)) this.#add(CODES.spaces);
      else this.#add(CODES.literal, unit);
    }
  }

  finish(): Buffer[] {
    this.#add(CODES.end);
    while (this.#codes.length > 0) this.#add(0);
    return this.#blocks;
  }
}

export type SavValue = string | number | null;

/** An SPSS system file. @param rows of values parallel to the dictionary's variables; null is missing */
export function savFile(dictionary: SavDictionary, rows: Iterable<readonly SavValue[]>): Uint8Array {
  const data = new CompressedData();
  const write = ({ width }: SavVariable, value: SavValue) => {
    if (width > 0) data.text(String(value ?? ""), width);
    else data.number(typeof value === "number" ? value : null);
  };
  for (const row of rows)
    for (const [index, variable] of dictionary.variables.entries()) write(variable, row[index] ?? null);
  return Buffer.concat([dictionaryBytes(dictionary), ...data.finish()]);
}
