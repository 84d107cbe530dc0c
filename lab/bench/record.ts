import { existsSync, readFileSync } from "node:fs";
import { arch, availableParallelism, cpus, platform, release, totalmem } from "node:os";
import * as z from "zod";
import { meetsTarget, ratioOf, type Figure } from "./figure.ts";
import type { MeasuredPart } from "./measure-part.ts";
import { partNames } from "./parts.ts";

/** What a run was made on, as far as it decides what figures look like. */
export interface Machine {
  processor: string;
  cores: number;
  memory_bytes: number;
  system: string;
  node: string;
}

/** The table as it is kept: what the Markdown is made from, and what a later run is compared with. */
export interface BenchRecord {
  machine: Machine;
  parts: MeasuredPart[];
}

export function thisMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? "unknown",
    cores: availableParallelism(),
    memory_bytes: totalmem(),
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
  };
}

const quantity = z.object({ value: z.number(), unit: z.string() });
const recordSchema = z.object({
  machine: z.object({
    processor: z.string(),
    cores: z.number(),
    memory_bytes: z.number(),
    system: z.string(),
    node: z.string(),
  }),
  parts: z.array(
    z.looseObject({
      name: z.enum(partNames),
      figures: z.array(
        z.looseObject({ what: z.string(), size: z.string(), measured: quantity, over: quantity.loose() }),
      ),
    }),
  ),
});

/** @throws Error, in a sentence, if there is no such file or it was not written by this program */
export function readRecord(path: string): BenchRecord {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new Error(`${path} is not JSON.`);
  }
  if (!recordSchema.safeParse(content).success) throw new Error(`${path} was not written by npm run lab -- bench.`);
  return content as BenchRecord;
}

/**
 * The text of the JSON file, a line a figure: each with its ratio, and whether it meets its target where it has one.
 */
export function recordText({ machine, parts }: BenchRecord): string {
  const complete = (figure: Figure) => {
    const met = meetsTarget(figure);
    return { ...figure, ratio: ratioOf(figure), ...(met === undefined ? {} : { meets_target: met }) };
  };
  const partText = ({ figures, ...part }: MeasuredPart) => {
    const lines = figures.map((figure) => JSON.stringify(complete(figure))).join(",\n");
    return `${JSON.stringify(part).slice(0, -1)},"figures":[\n${lines}\n]}`;
  };
  return `{"machine":${JSON.stringify(machine)},"parts":[\n${parts.map(partText).join(",\n")}\n]}\n`;
}

/**
 * Puts newly measured parts in place of older ones.
 * @throws Error, in a sentence, if they were measured on different machines
 */
export function merged(older: BenchRecord, newer: BenchRecord): BenchRecord {
  const differs = (Object.keys(older.machine) as (keyof Machine)[]).find(
    (key) => older.machine[key] !== newer.machine[key],
  );
  if (differs !== undefined)
    throw new Error(
      `The table was made on another machine (${differs}: ${older.machine[differs]}, now ` +
        `${newer.machine[differs]}); measure all parts anew.`,
    );
  const parts = partNames.flatMap(
    (name) => [...newer.parts, ...older.parts].find((part) => part.name === name && part.failure === undefined) ?? [],
  );
  return { machine: newer.machine, parts };
}
