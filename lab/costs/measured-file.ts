import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import type { ModelIds } from "../../functions/platform/functions/environment.ts";
import type { Consumption } from "./consumption.ts";
import { costKinds, type CostKind } from "./kinds.ts";
import type { MeasuredKind } from "./measured-kind.ts";
import { partitionKinds, type PartitionKind, type Units } from "./partitions.ts";
import { gbSeconds, priceOf } from "./price.ts";
import { symbols } from "./transition-formula.ts";

const FILE = fileURLToPath(new URL("measured.json", import.meta.url));
/** Below this a rounded number is as good as the measured one. */
const DIGITS = 6;

const count = z.number().nonnegative();
const callsSchema = z.strictObject({
  /** Name and version. */
  prompt: z.string(),
  role: z.string(),
  calls: z.int().positive(),
  /** Tokens, of all of these calls. */
  input: z.int().nonnegative(),
  output: z.int().nonnegative(),
});
const workSchema = z.strictObject({
  kind: z.enum(Object.keys(costKinds) as [CostKind, ...CostKind[]]),
  personas: z.int().nonnegative(),
  /** What the formula of its state machines asks for. */
  counts: z.partialRecord(z.enum(Object.values(symbols).map(({ symbol }) => symbol)), count),
  transitions: z.int(),
  executions: z.int(),
  invocations: z.int(),
  gbSeconds: count,
  apiRequests: z.int(),
  embeddings: z.int(),
  /** Tokens of all of them. */
  embeddingTokens: z.int(),
  readUnits: count,
  writeUnits: count,
  partitions: z.partialRecord(z.enum(partitionKinds), z.strictObject({ read: count, write: count })),
  models: z.array(callsSchema),
  /** US dollars at the prices of `npm run lab -- costs`. */
  usd: z.strictObject({ infrastructure: count, models: count, forcedTools: count }),
});
/** What one piece of work consumed, as it is kept. */
export type MeasuredWork = z.output<typeof workSchema>;

export const measuredFileSchema = z.strictObject({
  source: z.string(),
  date: z.iso.date(),
  work: z.array(workSchema),
});

const rounded = (value: number): number => Number(value.toPrecision(DIGITS));

/** Calls of the same prompt together. */
const callsOf = ({ used }: Consumption): MeasuredWork["models"] =>
  [...Map.groupBy(used.calls, ({ role, prompt }) => `${role} ${prompt}`).values()].map((calls) => ({
    prompt: calls[0]?.prompt ?? "",
    role: calls[0]?.role ?? "",
    calls: calls.length,
    input: calls.reduce((sum, { input }) => sum + input, 0),
    output: calls.reduce((sum, { output }) => sum + output, 0),
  }));

function kept({ kind, personas, counts, consumption }: MeasuredKind, models: ModelIds): MeasuredWork {
  const { infrastructure, models: ofModels, forcedTools } = priceOf(consumption, models);
  const { transitions, executions, invocations, apiRequests, used } = consumption;
  return {
    kind,
    personas,
    counts,
    transitions,
    executions,
    invocations: invocations.length,
    gbSeconds: rounded(gbSeconds(consumption)),
    apiRequests,
    embeddings: used.models.embedding?.calls ?? 0,
    embeddingTokens: used.models.embedding?.input ?? 0,
    readUnits: rounded(used.readUnits),
    writeUnits: rounded(used.writeUnits),
    partitions: Object.fromEntries(
      (Object.entries(used.partitions) as [PartitionKind, Units][]).map(([name, { read, write }]) => [
        name,
        { read: rounded(read), write: rounded(write) },
      ]),
    ),
    models: callsOf(consumption),
    usd: { infrastructure: rounded(infrastructure), models: rounded(ofModels), forcedTools: rounded(forcedTools) },
  };
}

/** Keeps what was measured, for the tables of docs/measurements/costs.md. */
export function writeMeasured(measured: readonly MeasuredKind[], models: ModelIds, date: Date): void {
  const file: z.input<typeof measuredFileSchema> = {
    source:
      "Counted by npm run lab -- costs --write on one machine, priced with the models of production in lib/config.ts.",
    date: date.toISOString().slice(0, 10),
    work: measured.map((one) => kept(one, models)),
  };
  writeFileSync(FILE, `${JSON.stringify(file, undefined, 2)}\n`);
}

/** What `npm run lab -- costs --write` measured last. */
export const readMeasured = () => measuredFileSchema.parse(JSON.parse(readFileSync(FILE, "utf8")));
