import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { MeasuredPart } from "../../bench/measure-part.ts";
import { merged, readRecord, recordText, thisMachine, type BenchRecord } from "../../bench/record.ts";

const folder = mkdtempSync(join(tmpdir(), "bench-record-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (text: string): string => {
  const path = join(folder, "table.json");
  writeFileSync(path, text);
  return path;
};

const part = (name: MeasuredPart["name"], seconds: number, fields: Partial<MeasuredPart> = {}): MeasuredPart => ({
  name,
  title: name,
  measured_at: "2026-11-20T10:15:00.000Z",
  seconds,
  figures: [
    {
      what: "A",
      size: "",
      measured: { value: 3, unit: "s" },
      over: { value: 2, unit: "s", what: "of B" },
      target: { atMost: 1 },
      load: 1,
    },
  ],
  ...fields,
});
const record = (...parts: MeasuredPart[]): BenchRecord => ({ machine: thisMachine(), parts });

describe("the record of a run", () => {
  it("is read as it was written, with ratios for whoever reads the file", () => {
    const written = record(part("http", 1));
    const path = file(recordText(written));
    expect(readRecord(path)).toMatchObject(written);
    expect(readRecord(path).parts[0]?.figures[0]).toMatchObject({ ratio: 1.5, meets_target: false });
  });

  it("is refused in a sentence if it is none", () => {
    expect(() => readRecord(join(folder, "nowhere.json"))).toThrow("There is no file");
    expect(() => readRecord(file("{"))).toThrow("is not JSON");
    expect(() => readRecord(file('{ "parts": [] }'))).toThrow("was not written by npm run lab -- bench");
  });

  it("takes new parts in place of old ones, in the order of the table, but nothing for a part that failed", () => {
    const older = record(part("http", 1), part("storage", 1));
    const newer = record(part("storage", 2), part("studies", 2), part("http", 2, { failure: "No network." }));
    expect(merged(older, newer).parts.map(({ name, seconds }) => [name, seconds])).toEqual([
      ["studies", 2],
      ["http", 1],
      ["storage", 2],
    ]);
  });

  it("does not mix machines", () => {
    const elsewhere = { machine: { ...thisMachine(), cores: 96 }, parts: [part("http", 1)] };
    expect(() => merged(elsewhere, record(part("storage", 1)))).toThrow("another machine (cores: 96, now ");
  });
});
